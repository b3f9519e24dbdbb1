"""What `deploy/` holds is what is run: the proxy's file, the metrics of the dashboard, the flags of the units."""

import asyncio
import json
import os
import re
import subprocess
import time
from pathlib import Path

import asyncpg
import pytest
from tools.nodes.cluster import why_not
from tools.nodes.farm import INSTALL, Farm
from tools.nodes.proxies import PROXIES, Name, program
from tools.proof.running import Json, Process
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from playmat.cli.serve import serve
from playmat.server.rooms.counters import WORDS
from serving import PATIENCE
from thorough import mostly

DEPLOY = Path(__file__).parents[3] / "deploy"


def need_proxy(name: Name) -> None:
    """HAProxy is what we test; the two others where somebody has installed them."""
    why = why_not() or ("" if program(name) else f"{name} is not installed: {INSTALL.format(name)}")
    if why and os.environ.get("CI") == "true" and (name == "haproxy" or why_not()):
        pytest.fail(why)
    if why:
        pytest.skip(why)


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    board = json.loads((DEPLOY / "dashboard.json").read_text())
    asked = {
        name for panel in board["panels"] for it in panel["targets"] for name in re.findall(r"playmat_\w+", it["expr"])
    }
    assert len(asked) > 8
    assert asked <= set(WORDS)


def test_units_and_containers_name_settings_that_there_are() -> None:
    flags = {f"--{name.replace('_', '-')}" for name in serve.__annotations__}
    for file in ("playmat@.service", "Dockerfile", "compose.yaml"):
        text = (DEPLOY / file).read_text()
        started = " ".join(re.findall(r"(?:ExecStart=|CMD )(.*)", text))
        assert set(re.findall(r"--[a-z-]+", started)) <= flags, file
        named = set(re.findall(r"PLAYMAT_([A-Z_]+)", text)) - {"PASSWORD"}
        assert named <= {name.upper() for name in serve.__annotations__}, file


def test_the_proxys_file_is_in_order_as_it_is() -> None:
    need_proxy("haproxy")
    command = [str(program("haproxy")), "-c", "-f", str(DEPLOY / "haproxy.cfg")]
    checked = subprocess.run(command, capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("proxy", mostly(PROXIES, "haproxy"))
def test_behind_a_proxy_the_requests_of_a_table_all_reach_the_node_that_has_it(tmp_path: Path, proxy: Name) -> None:
    need_proxy(proxy)
    with Farm(tmp_path, 3, "--limits", "0", "--pace", "0", is_safe=False, behind=proxy) as farm:
        door = farm.door
        wish = {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada"}
        tables = [door.post("/api/tables", wish) for _ in range(24)]
        for it in tables:
            for _ in range(3):
                door.get(f"/api/tables/{it['code']}/since/0", it["token"])
        spread = asyncio.run(tables_by_node(farm.store))
        assert sum(spread.values()) == 24
        assert len(spread) == 3
        metrics = [node.ask("GET", "/metrics")[1].decode() for node in farm.nodes]
        assert not any("playmat_passed_on_total{" in it for it in metrics)
        assert door.ask("GET", "/metrics")[0] == 404
        # A node that is killed, and a line through the proxy before and after.
        assert hello(door, tables[0])["type"] == "table"
        most = max(spread, key=spread.__getitem__)
        next(node for node in farm.nodes if most.endswith(f":{node.port}")).kill()
        until = time.monotonic() + PATIENCE
        while (told := [it for it in tables if hello(door, it)["type"] != "table"]) and time.monotonic() < until:
            time.sleep(0.1)
        assert told == []


async def tables_by_node(store: str) -> dict[str, int]:
    """How many each looks after, by its address."""
    connection = await asyncpg.connect(store)
    try:
        return dict(
            await connection.fetch("SELECT address, count(*) FROM owned JOIN nodes ON nodes.id = node GROUP BY address")
        )
    finally:
        await connection.close()


def hello(door: Process, table: Json) -> Json:
    """The first word on a new line to a table."""
    try:
        with connect(f"ws://127.0.0.1:{door.port}/api/tables/{table['code']}/live", proxy=None) as line:
            line.send(json.dumps({"type": "hello", "token": table["token"], "since": 0}))
            told: Json = json.loads(line.recv(PATIENCE))
            return told
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
        return {"type": "lost"}
