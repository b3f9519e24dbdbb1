"""Running a server: sockets, addresses, the way in and the way out."""

import asyncio
import dataclasses
import errno
import gc
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from operator import attrgetter
from types import FrameType

import segno
import uvicorn

from playmat import system
from playmat.core.refusal import refused
from playmat.server.app import make_app
from playmat.server.background import supervise
from playmat.server.http.hosts import LOOPBACK, KnownHosts
from playmat.server.http.replies import LARGEST_BODY
from playmat.server.live.asgi_socket import AsgiSocket
from playmat.server.live.doors import Doors, share_of
from playmat.server.live.http_line import HttpLine
from playmat.server.logs import note, set_up_logs
from playmat.server.open_files import room_for_connections
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import Limits
from playmat.server.settings import Settings
from playmat.server.store.codes_key import key_setting
from playmat.server.store.data_file import claim
from playmat.server.store.places import prepare_database
from playmat.server.store.protocol import Store
from playmat.server.store.sqlite import SqliteStore
from playmat.server.supervisor import Supervisor
from playmat.server.workers.pool import WorkerPool

GRACE_SECONDS = 3
FAREWELL_SECONDS = 1.0
DYING_SECONDS = 3.0
FAILED = 1
# So long a connection stays open on which nothing is asked. A proxy keeps its own and uses them again: what it sends on
# one just as we close it is lost. Caddy keeps them for two minutes, nginx for one, HAProxy for less.
IDLE_SECONDS = 5
IDLE_SECONDS_BEHIND_PROXY = 150
OWN_HOST = "127.0.0.1"
ANYWHERE_ELSE = ("192.0.2.1", 9)  # an address for examples; nothing is sent there

EVERYWHERE = ("0.0.0.0", "[::]")

# Gets the addresses of this server, and whether the last of them is for the local network.
Tell = Callable[[list[str], bool], None]


class GracefulServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their lines."""

    def __init__(self, config: uvicorn.Config, hall: Hall, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.hall = hall
        self.on_started = started
        self.loop: asyncio.AbstractEventLoop | None = None
        self.draining: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        # Threads side by side would take turns with the event loop: what is done aside is done one at a time.
        self.loop.set_default_executor(ThreadPoolExecutor(1, "aside"))
        self.hall.store.when_dead(self.end_soon)
        await super().startup(sockets)
        if self.started:
            self.on_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.drain)
        super().handle_exit(sig, frame)

    def drain(self) -> None:
        assert self.loop is not None
        self.draining = supervise(self.hall.drain(), "drain")

    def end_soon(self) -> None:
        """Nothing can be stored any more. Whoever asks for the server's health should still hear of it."""
        assert self.loop is not None
        self.hall.dismiss_everybody()
        self.loop.call_later(DYING_SECONDS, self.end)

    def end(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lines are cut when everybody has read the goodbye, or has had time for it."""
        if self.draining is not None:
            await asyncio.wait([self.draining], timeout=FAREWELL_SECONDS)
        self.hall.dismiss_everybody()
        until = asyncio.get_running_loop().time() + FAREWELL_SECONDS
        while self.hall.connections and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def serve(settings: Settings, tell: Tell) -> None:
    """Serve until told to stop. Call `tell` as soon as people can come."""
    set_up_logs(settings.log)
    if settings.store:
        prepare_database(settings.store, key_setting(settings.codes_key))
        if settings.nodes > 1:
            serve_nodes(settings, bound_sockets(settings), tell)
        else:
            serve_on(settings, bound_sockets(settings), tell)
        return
    lock = claim(settings.data)
    try:
        serve_on(settings, bound_sockets(settings), tell)
    finally:
        lock.release()


def bound_sockets(settings: Settings) -> list[socket.socket]:
    sockets = [bound(host, settings.port) for host in hosts_of(settings)]
    if settings.lan and settings.port == 0:
        sockets[1:] = [rebound(other, port_of(sockets[0])) for other in sockets[1:]]
    return sockets


def addresses_of(sockets: list[socket.socket]) -> list[str]:
    return [f"http://{shown(sock)}:{port_of(sock)}" for sock in sockets]


def port_of(sock: socket.socket) -> int:
    return int(sock.getsockname()[1])


def store_of(settings: Settings, sockets: list[socket.socket]) -> Store:
    """The file, or the database; there this server tells the others where it can be reached."""
    if not settings.store:
        return SqliteStore(settings.data)
    from playmat.server.store.postgres.store import PostgresStore

    host = shown(sockets[-1])
    reached_at = f"http://{lan_address() if host in EVERYWHERE else host}:{port_of(sockets[-1])}"
    return PostgresStore(settings.store, settings.node_address or reached_at, key_setting(settings.codes_key))


def serve_nodes(settings: Settings, sockets: list[socket.socket], tell: Tell) -> None:
    """So many processes on this machine."""
    silent = dataclasses.replace(settings, open=False)
    failed = Supervisor(partial(serve_one_of, silent), sockets, settings.nodes).serve(
        lambda: announce(settings, addresses_of(sockets), tell)
    )
    if failed:
        raise SystemExit(FAILED)


def serve_one_of(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """A node among several on this machine: the others reach it at a port of its own."""
    set_up_logs(settings.log)
    serve_on(settings, sockets, lambda *_: ready(), bound(OWN_HOST, 0))


def serve_on(settings: Settings, sockets: list[socket.socket], tell: Tell, own: socket.socket | None = None) -> None:
    """The store is ready, and ours as far as it can be. `own` is where only other nodes come in."""
    port = port_of(sockets[0])
    listening = [*sockets, *([] if own is None else [own])]
    store = store_of(settings, listening)
    addresses = addresses_of(sockets)
    public = settings.public or (addresses[-1] if settings.lan else "")
    thinkers = WorkerPool(settings.workers, settings.think)
    hall = Hall(store, thinkers, Limits(settings.limits), int(settings.pace * 1000), public, settings.terms)
    most = room_for_connections()
    # Behind a proxy everybody comes from the same address, the proxy's, and from other nodes many come from theirs.
    is_behind = bool(settings.proxies or settings.store)
    doors: Doors[HttpLine] = Doors(most, most if is_behind else share_of(most, settings.limits), attrgetter("heard"))
    hall.gauges.update(doors.gauges())
    config = uvicorn.Config(
        make_app(
            hall,
            known_hosts(settings, listening),
            (*settings.origins, *([settings.public] if settings.public else [])),
            settings.proxies,
        ),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # we read them ourselves, and from the right end
        lifespan="on",
        http=partial(HttpLine, doors=doors),  # type: ignore[arg-type]  # uvicorn only calls it
        ws=AsgiSocket,
        # Frames are small, and unpacking them would cost a server and thirty tablets more than sending them does.
        ws_per_message_deflate=False,
        ws_max_size=2 * LARGEST_BODY,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=IDLE_SECONDS_BEHIND_PROXY if is_behind else IDLE_SECONDS,
    )

    def started() -> None:
        note("started", port=port, lan=settings.lan)
        announce(settings, addresses, tell)

    # What is loaded by now stays. What a move leaves behind is mostly freed at once; the rest is looked for in small
    # steps, since nobody is answered meanwhile: a look at 10,000 things takes some 6 ms, at 20 times as many 70.
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)
    server = GracefulServer(config, hall, started)
    # uvicorn raises a caught signal once more when it is done; by then there is nothing left to stop.
    system.ignore_later_stops()
    system.treat_hangup_as_stop()
    server.run(listening)
    if store.state == "dead":
        raise SystemExit(FAILED)  # for whoever starts servers anew
    note("stopped")


def hosts_of(settings: Settings) -> list[str]:
    if not settings.lan:
        return [settings.host]
    return [settings.host, lan_address()]


def known_hosts(settings: Settings, sockets: list[socket.socket]) -> KnownHosts:
    """Every name this server can be reached at, as far as it was told or can know."""
    addresses = [shown(sock) for sock in sockets]
    names = [*LOOPBACK, *addresses, *settings.allow_hosts, *settings.origins, *filter(None, [settings.public])]
    if not all(address in LOOPBACK for address in addresses):
        machine = socket.gethostname().lower()
        names += [machine, machine.partition(".")[0] + ".local"]
    return KnownHosts(names, any_address=any(address in EVERYWHERE for address in addresses))


def lan_address() -> str:
    """This machine's address on the local network: the one it would use to reach another machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE_ELSE)
            found = str(probe.getsockname()[0])
        except OSError:
            raise refused("no-network") from None
    return found


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    system.claim_address(sock)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            raise refused("port-taken", {"port": port}) from None
        raise refused("bad-host", {"host": host, "port": port}) from None
    return sock


def rebound(sock: socket.socket, port: int) -> socket.socket:
    """The same address with the port that was found for the first one."""
    host = str(sock.getsockname()[0])
    sock.close()
    return bound(host, port)


def shown(sock: socket.socket) -> str:
    host = str(sock.getsockname()[0])
    return f"[{host}]" if ":" in host else host


def announce(settings: Settings, addresses: list[str], tell: Tell) -> None:
    """Say where to go, and open the browser there with `--open`."""
    tell(addresses, settings.lan)
    if settings.open:
        system.open_browser(addresses[0])


def qr_text(address: str) -> str:
    """A QR code out of half blocks, light on dark as terminals are."""
    rows = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    lines = [
        "".join(blocks[(int(upper), int(lower))] for upper, lower in zip(rows[place], rows[place + 1], strict=True))
        for place in range(0, len(rows), 2)
    ]
    return "\n".join(lines)
