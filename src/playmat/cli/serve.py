"""`playmat serve`: tables to play at, in a browser."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from playmat.cli.arguments import check_range
from playmat.cli.output import AS_TEXT, Output, write, write_json
from playmat.core.message import message
from playmat.core.refusal import refused

LEVELS = ("debug", "info", "warning", "error")
MOST_WORKERS = 64
MOST_DAYS = 36_500
MOST_PROXIES = 10
MOST_NODES = 64


def setting(name: str, **more: object) -> Parameter:
    """A flag that can also be set by an environment variable."""
    return Parameter(env_var=f"PLAYMAT_{name}", **more)  # type: ignore[arg-type]  # passed on as it is


def serve(
    *,
    host: Annotated[str, setting("HOST")] = "127.0.0.1",
    port: Annotated[int, setting("PORT")] = 8321,
    lan: Annotated[bool, setting("LAN", negative="")] = False,
    data: Annotated[Path | None, setting("DATA")] = None,
    store: Annotated[str, setting("STORE")] = "",
    codes_key: Annotated[str, setting("CODES_KEY")] = "",
    node_address: Annotated[str, setting("NODE_ADDRESS")] = "",
    nodes: Annotated[int, setting("NODES")] = 1,
    open: Annotated[bool, setting("OPEN", negative="")] = False,
    workers: Annotated[int | None, setting("WORKERS")] = None,
    pace: Annotated[float, setting("PACE")] = 0.9,
    think: Annotated[float, setting("THINK")] = 5.0,
    public: Annotated[str, setting("PUBLIC")] = "",
    origin: Annotated[list[str] | None, setting("ORIGIN", negative="")] = None,
    allow_host: Annotated[list[str] | None, setting("ALLOW_HOST", negative="")] = None,
    proxy: Annotated[bool, setting("PROXY", negative="")] = False,
    proxies: Annotated[int, setting("PROXIES")] = 0,
    limits: Annotated[float, setting("LIMITS")] = 1.0,
    keep_finished: Annotated[int, setting("KEEP_FINISHED")] = 90,
    keep_abandoned: Annotated[int, setting("KEEP_ABANDONED")] = 30,
    log: Annotated[str, setting("LOG")] = "warning",
    output: Output = AS_TEXT,
) -> None:
    """Serve tables to play at in a browser, until Ctrl-C.

    Only this computer can reach it unless --lan is given.

    Parameters
    ----------
    host
        Address to listen on.
    port
        Port to listen on; 0 takes a free one.
    lan
        Let others on the local network play too; prints the address and a QR code.
    data
        File the tables are kept in (default: the system's place for data of applications).
    store
        Address of a PostgreSQL database that several servers share, postgresql://..., instead of a file.
    codes_key
        64 hexadecimal digits that the codes of classes and students in that database are encrypted with. Set
        PLAYMAT_CODES_KEY instead, so that it isn't in the list of processes. A file has its key in a file next to it.
    node_address
        Where the other servers of that database reach this one, http://HOST:PORT (default: where it listens).
    nodes
        Processes to serve with, on one PostgreSQL database.
    open
        Open the browser, where there is one.
    workers
        Processes that think for bots (default: one, on larger machines two).
    pace
        Seconds a bot waits before it moves, so that people can follow.
    think
        Seconds a bot may think before a plain move is played for it.
    public
        The address people reach this server at, e.g. https://play.example.org, for links and QR codes.
    origin
        A further web address whose pages may use this server.
    allow_host
        A further name this server may be called by; those of --public, --origin and the network are known.
    proxy
        Trust the address that one proxy in front of this server passes on; the same as --proxies 1.
    proxies
        How many proxies of yours stand in front of this server, each adding to X-Forwarded-For.
    limits
        Scale of the speed limits: 2 allows twice as much, 0 switches them off.
    keep_finished
        Days after which a table whose match is over is forgotten; 0 keeps it for ever.
    keep_abandoned
        Days after which a table that nobody came back to is forgotten; 0 keeps it for ever.
    log
        Least level of what is logged: debug, info, warning or error.
    """
    check_range("--port", port, 0, 65535)
    check_range("--workers", 1 if workers is None else workers, 1, MOST_WORKERS)
    check_range("--proxies", proxies, 0, MOST_PROXIES)
    check_range("--nodes", nodes, 1, MOST_NODES)
    check_hosts(allow_host or [])
    check_addresses([public, node_address, *(origin or ())])
    check_store(store, nodes)
    check_range("--keep-finished", keep_finished, 0, MOST_DAYS)
    check_range("--keep-abandoned", keep_abandoned, 0, MOST_DAYS)
    if log not in LEVELS:
        raise refused("option-not-a-choice", {"option": "--log", "value": log, "values": list(LEVELS)})
    # Imported here: the other commands should not wait for a web server to load.
    from playmat.server.run import serve as run_server
    from playmat.server.settings import Settings, default_data, default_workers
    from playmat.server.store.expiry import Terms

    run_server(
        Settings(
            host=host,
            port=port,
            lan=lan,
            # Where there is a database, no home is needed.
            data=data or (Path() if store else default_data()),
            store=store,
            codes_key=codes_key,
            node_address=node_address.rstrip("/"),
            nodes=nodes,
            open=open,
            workers=workers or default_workers(),
            pace=pace,
            think=think,
            public=public.rstrip("/"),
            origins=tuple(origin or ()),
            allow_hosts=tuple(allow_host or ()),
            proxies=max(proxies, int(proxy)),
            limits=limits,
            log=log,
            terms=Terms(keep_finished, keep_abandoned),
        ),
        partial(announce, output),
    )


def check_store(store: str, nodes: int) -> None:
    from playmat.server.store.places import place_of

    if store and isinstance(place_of(store), Path):
        raise refused("store-no-address")
    if nodes > 1 and not store:
        raise refused("nodes-need-store")


def check_hosts(names: list[str]) -> None:
    from playmat.server.http.hosts import name_in

    for name in names:
        if name_in(name) is None:
            raise refused("bad-host-name", {"host": name})


def check_addresses(addresses: list[str]) -> None:
    from playmat.server.http.hosts import is_site

    for address in filter(None, addresses):
        if not is_site(address):
            raise refused("bad-address", {"address": address})


def announce(output: Output, addresses: list[str], is_on_network: bool) -> None:
    """Say where to go, right away, and show phones a QR code of it."""
    from playmat.server.run import qr_text

    if output.json:
        write_json({"address": addresses[0], "network_address": addresses[-1] if is_on_network else None})
    else:
        write(f"Playmat: {addresses[0]}")
        if is_on_network:
            write(output.words().say(message("serving-network", {"address": addresses[-1]})))
            write(qr_text(addresses[-1]))
    sys.stdout.flush()
