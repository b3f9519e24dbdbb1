"""`playmat serve`: how it starts, what it prints, how it stops."""

import socket
import subprocess
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from playmat.server.run import lan_address, qr_text
from playmat.server.settings import Settings
from serving import PLAYMAT, Server


def test_it_listens_on_loopback_only_unless_told_otherwise() -> None:
    assert Settings().host == "127.0.0.1"
    assert not Settings().lan


def test_a_polite_stop_says_goodbye_and_ends_with_nothing_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.create(seats=["me", "simple"], start=True)
        with ada.live() as line:
            number = line.say("move", text="card 5")["number"]
            assert server.process is not None
            server.process.terminate()
            goodbye = line.until(lambda frame: frame["type"] == "goodbye")
            assert (goodbye["code"], goodbye["final"]) == ("stopping", False)
            with pytest.raises(ConnectionClosed):
                line.frame()
        assert server.stop() == 0
        server.start()
        assert ada.table()["number"] >= number


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    import signal

    with Server(tmp_path) as server:
        assert server.process is not None
        server.process.send_signal(signal.SIGINT)
        began = time.monotonic()
        assert server._gone() == 0
        assert time.monotonic() - began < 30
        assert "Traceback" not in server.log.read_text()


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [str(PLAYMAT), "serve", "--port", str(port), "--data", str(tmp_path / "t.db")]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert ran.returncode == 2
    assert f"Port {port} is in use already" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    import os

    environment = {**os.environ, "PLAYMAT_PORT": "0", "PLAYMAT_DATA": str(tmp_path / "env.db")}
    process = subprocess.Popen([str(PLAYMAT), "serve"], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Playmat: http://127.0.0.1:")
        assert (tmp_path / "env.db").exists()
    finally:
        process.kill()
        process.wait(10)
        if process.stdout is not None:
            process.stdout.close()


def test_every_setting_is_in_the_docs() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text("utf-8")
    ran = subprocess.run([str(PLAYMAT), "serve", "--help"], capture_output=True, text=True, timeout=30, check=False)
    flags = {word.strip(",.") for word in ran.stdout.split() if word.startswith("--")} - {"--help", "--version"}
    flags -= {"--json", "--language"}  # every command has them
    assert len(flags) >= 12
    for flag in flags:
        assert f"`{flag}" in text, flag
        assert f"`PLAYMAT_{flag.removeprefix('--').replace('-', '_').upper()}`" in text, flag


def test_a_qr_code_for_the_terminal_is_square_and_made_of_blocks() -> None:
    lines = qr_text("http://192.168.1.20:8321").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert abs(len(lines[0]) - 2 * len(lines)) <= 1
    assert set("".join(lines)) <= set("█▀▄ ")


def test_on_the_local_network_it_prints_that_address_and_a_qr_code(tmp_path: Path) -> None:
    if lan_address().startswith("127."):
        pytest.skip("this machine is on no network")
    with Server(tmp_path, "--lan") as server:
        assert server.process is not None
        assert server.process.stdout is not None
        line = server.process.stdout.readline()
        assert line == f"Playmat on this network: http://{lan_address()}:{server.port}\n"
        assert "█" in server.process.stdout.readline()
        ada = server.create()
        # Who joins by the link comes from another machine.
        address, _, secret = ada.table()["link"].partition("#k=")
        assert address == f"http://{lan_address()}:{server.port}/t/{ada.code}"
        assert secret
