"""boardgame.io's server under the same load, with its own clients, beside ours in one run."""

import json
import shutil
import subprocess
from pathlib import Path

from tools.proof import machine
from tools.proof.load import Row, spread
from tools.proof.running import ROOT, Process

HERE = ROOT / "tools" / "peers"
FOLDER = ROOT / "build" / "boardgame"
FILES = ("package.json", "package-lock.json")


def installed() -> str:
    """Put into build/boardgame once; why it is not there, where it is not."""
    wanted = (HERE / FILES[1]).read_text(encoding="utf-8")
    stamp = FOLDER / "installed.txt"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return ""
    if shutil.which("npm") is None:
        return "there is no npm, so boardgame.io is left out"
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FILES:
        shutil.copyfile(HERE / file, FOLDER / file)
    command = ["npm", "ci", "--silent", "--ignore-scripts", "--prefix", str(FOLDER)]
    if subprocess.run(command, cwd=FOLDER, check=False).returncode != 0:
        return "boardgame.io could not be installed, so it is left out"
    stamp.write_text(wanted, encoding="utf-8")
    return ""


def measured(folder: Path, tables: int, seconds: float) -> Row:
    """Flat out: whoever has the turn plays as soon as they see it."""
    server = Process(["node", str(HERE / "serve_boardgame.mjs"), str(FOLDER), str(folder / "matches")], folder / "log")
    with server:
        words = [str(HERE / "play_boardgame.mjs"), str(FOLDER), str(server.port), str(tables), str(seconds)]
        with subprocess.Popen(["node", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as players:
            assert players.stdin is not None
            assert players.stdout is not None
            players.stdout.readline()
            before = [machine.cpu_seconds(pid) for pid in (players.pid, server.pid)]
            players.stdin.write("\n")
            players.stdin.flush()
            told = json.loads(players.stdout.readline())
            after = [machine.cpu_seconds(pid) for pid in (players.pid, server.pid)]
            players.stdin.close()
    moves = max(1, told["moves"])
    used = [(late - early) / moves * 1e6 for early, late in zip(before, after, strict=True)]
    cpu = dict(zip(("players", "server"), used, strict=True))
    return {"rate": told["moves"] / told["passed"], "cpu": cpu, "faults": [], **spread(told["seen"])}
