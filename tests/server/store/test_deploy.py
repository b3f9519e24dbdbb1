"""What `deploy/` holds is what is run: the proxy's file, the metrics of the dashboard, the flags of the units."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import asyncpg
import pytest
from tools.deploy.build_context import ROOT, context_files
from tools.deploy.dockerfile import read_stages
from tools.deploy.image import lend
from tools.deploy.unit import read_unit, state_folder
from tools.nodes.cluster import why_not
from tools.nodes.farm import INSTALL, Farm
from tools.nodes.proxies import PROXIES, Name, program
from tools.proof.running import Json, Process
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from playmat.cli.serve import serve
from playmat.server.rooms.counters import WORDS
from serving import PATIENCE, Server
from thorough import mostly

DEPLOY = ROOT / "deploy"
UNITS = ("playmat.service", "playmat@.service")
CONTAINERS = ("Dockerfile", "compose.yaml", "compose.nodes.yaml")
MOST_CONTEXT = 8_000_000


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
    for file in UNITS + CONTAINERS:
        text = (DEPLOY / file).read_text()
        started = " ".join(re.findall(r"(?:ExecStart=|CMD )(.*)", text))
        assert set(re.findall(r"--[a-z-]+", started)) <= flags, file
        named = set(re.findall(r"PLAYMAT_([A-Z_]+)", text)) - {"PASSWORD", "NATIVE", "WEB"}
        assert named <= {name.upper() for name in serve.__annotations__}, file


def test_the_image_runs_one_server_on_a_volume_as_an_ordinary_user_with_a_health_check() -> None:
    build, final = read_stages()
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", final.last("USER"))
    assert final.command == ["playmat", "serve"]
    volume = Path(final.last("VOLUME"))
    assert Path(final.environment["PLAYMAT_DATA"]).parent == volume
    assert f"--owner playmat --group playmat --mode 0700 {volume}" in final.last("RUN")
    assert final.environment["PLAYMAT_PORT"] == final.last("EXPOSE")
    assert "/health" in " ".join(final.health_check)
    assert "PLAYMAT_NATIVE=1 PLAYMAT_WEB=1" in build.last("RUN")
    copied = [text for stage in (build, final) for name, text in stage.steps if name == "COPY"]
    assert copied == ["requirements requirements", ". .", "--from=build /opt/playmat /opt/playmat"]


def test_the_health_check_of_the_image_passes_while_the_server_is_up_and_fails_when_it_is_gone(tmp_path: Path) -> None:
    program, *check = read_stages()[-1].health_check
    assert program == "python"
    with Server(tmp_path) as server:
        environment = {**os.environ, "PLAYMAT_PORT": str(server.port)}

        def healthy() -> bool:
            done = subprocess.run([sys.executable, *check], env=environment, capture_output=True, check=False)
            return done.returncode == 0

        assert healthy()
        server.kill()
        assert not healthy()


def test_the_build_context_holds_what_the_image_needs_and_little_else() -> None:
    files = set(context_files())
    assert sum((ROOT / file).stat().st_size for file in files) < MOST_CONTEXT
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = [*project["license-files"], project["readme"], "pyproject.toml", "hatch_build.py"]
    needed += re.findall(r"requirements/\w+\.txt", (DEPLOY / "Dockerfile").read_text())
    needed += ["tools/native.py", "tools/web.py", "tools/third_party.py", "web/package-lock.json"]
    assert {Path(name) for name in needed} <= files
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src", "web"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    sources = {Path(name) for name in listed.stdout.split("\0") if name and not name.startswith("web/tests/")}
    assert {file for file in sources if (ROOT / file).is_file()} <= files
    # Nothing that is made here, and nothing private.
    assert not [file for file in files if file.suffix in {".db", ".so", ".pyc", ".env", ".whl"}]
    assert not [file for file in files if {"node_modules", "static", ".git", "build", "dist"} & set(file.parts)]


@pytest.mark.parametrize("name", ["compose.yaml", "compose.nodes.yaml"])
def test_containers_are_started_read_only_and_without_privileges(name: str) -> None:
    text = (DEPLOY / name).read_text()
    for line in ("read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]', "init: true"):
        assert text.count(line) == 1, line
    assert (f"volumes: [data:{read_stages()[-1].last('VOLUME')}]" in text) == (name == "compose.yaml")


def test_the_unit_keeps_its_file_in_its_state_directory() -> None:
    unit = read_unit(DEPLOY / "playmat.service")
    assert unit["Environment"] == [f"PLAYMAT_DATA={state_folder(unit)}/tables.db"]
    assert unit["DynamicUser"] == ["yes"]
    assert "--store" not in unit["ExecStart"][0]


@pytest.mark.parametrize("name", ["playmat.service", "playmat@.service"])
def test_systemd_understands_a_unit_and_finds_little_that_it_could_do(name: str, tmp_path: Path) -> None:
    need_systemd()
    unit = tmp_path / name.replace("@", "@8321")
    # Where Playmat isn't installed, verify would only say that.
    unit.write_text((DEPLOY / name).read_text().replace("/opt/playmat/bin/playmat", "/bin/true"))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]  # 2.0 of 10
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout[-300:]


def need_systemd() -> None:
    if shutil.which("systemd-analyze") is None:
        why = "systemd-analyze is not installed: sudo apt-get install -y --no-install-recommends systemd"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)


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


@pytest.mark.skipif(os.geteuid() != 0 or shutil.which("unshare") is None, reason="mounting needs root and unshare")
def test_a_build_step_cannot_change_what_this_machine_lends(tmp_path: Path) -> None:
    """Debian's ca-certificates writes its own list of authorities to /etc/ssl/certs."""
    lent, seen = tmp_path / "certs", tmp_path / "root"
    for folder in (lent, seen):
        folder.mkdir()
    (lent / "ca.crt").write_text("of this machine")
    (tmp_path / "resolv.conf").write_text("nameserver 127.0.0.1")
    (tmp_path / "its-resolv.conf").touch()
    script = [
        *lend(lent, seen),
        *lend(tmp_path / "resolv.conf", tmp_path / "its-resolv.conf"),
        f"grep -q machine {seen}/ca.crt && echo changed > {seen}/ca.crt && grep -q changed {seen}/ca.crt",
        f"! echo changed 2>/dev/null > {tmp_path}/its-resolv.conf",
    ]
    command = ["unshare", "--mount", "--propagation", "private", "sh", "-ec", "\n".join(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (lent / "ca.crt").read_text() == "of this machine"
    assert (tmp_path / "resolv.conf").read_text() == "nameserver 127.0.0.1"
