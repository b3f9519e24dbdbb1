"""Other engines and ours in one table, by processor time, with the yardstick between: `make peers`.

    python tools/peers/main.py [--rounds 3] [--json | --docs]

`--docs` puts the table into docs/peers.md instead of printing it.

The others are installed into build/peers, apart from everything else; nothing is installed twice. Each is asked in a
process of its own. Machines are shared and noisy, so the yardstick (random tic-tac-toe in plain Python) runs before and
after each of them, and what counts is the ratio; of several rounds the median.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from math import floor, log10
from pathlib import Path
from statistics import median
from typing import Final, TypedDict

from playmat.study import yardstick

ROOT: Final = Path(__file__).resolve().parent.parent.parent
HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = ROOT / "build" / "peers"
PINS: Final = ROOT / "requirements" / "peers.txt"
PYTHON: Final = FOLDER / "bin" / "python"
SCRIPTS: Final = ("ask_open_spiel.py", "ask_rlcard.py", "ask_pettingzoo.py", "ask_pgx.py")
PAGE: Final = ROOT / "docs" / "peers.md"
BEGIN: Final = "<!-- the table: make peers ARGS=--docs -->"
END: Final = "<!-- the end of the table -->"
YARD_SECONDS: Final = 0.5
UNIT_SECONDS: Final = 600


class Rate(TypedDict):
    """One thing that was measured."""

    engine: str
    what: str
    unit: str
    rate: float


class Row(Rate):
    """The same over all rounds, and how many times the yardstick that is."""

    ratio: float


def install() -> None:
    stamp = FOLDER / "installed.txt"
    wanted = PINS.read_text(encoding="utf-8") + (HERE / "package-lock.json").read_text(encoding="utf-8")
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("peers: installing other engines into build/peers; this takes some minutes and half a gigabyte", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    uv = [sys.executable, "-m", "uv"]
    run([sys.executable, "-m", "venv", str(FOLDER)])
    if not succeeds([*uv, "pip", "install", "--quiet", "--python", str(PYTHON), "-r", str(PINS)]):
        run([str(PYTHON), "-m", "pip", "install", "--quiet", "-r", str(PINS)])
    for file in ("package.json", "package-lock.json"):
        shutil.copyfile(HERE / file, FOLDER / file)
    if shutil.which("npm") is None:
        print("peers: there is no npm, so boardgame.io is left out", file=sys.stderr)
    else:
        run(["npm", "ci", "--silent", "--ignore-scripts", "--prefix", str(FOLDER)])
    stamp.write_text(wanted, encoding="utf-8")


def succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, cwd=FOLDER, check=False).returncode == 0
    except OSError:
        return False


def run(command: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not succeeds(command):
        sys.exit(f"peers: {Path(command[0]).name} could not install; is the package index within reach?")


def yard() -> float:
    """Moves of the yardstick a second of processor time."""
    wall, spent = time.perf_counter(), time.process_time()
    rate = yardstick.measure(YARD_SECONDS)
    return rate * (time.perf_counter() - wall) / (time.process_time() - spent)


def ask(command: list[str], environment: dict[str, str]) -> list[Rate]:
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=UNIT_SECONDS, cwd=FOLDER
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()
        print(f"peers: {Path(command[1]).name} failed: {last[-1] if last else done.returncode}", file=sys.stderr)
    return [json.loads(line) for line in lines]


def commands() -> list[tuple[list[str], dict[str, str]]]:
    plain = {**os.environ, "JAX_PLATFORMS": "cpu", "SDL_VIDEODRIVER": "dummy"}
    found = [([sys.executable, str(HERE / "ask_ours.py")], {**plain, "PLAYMAT_NATIVE": "auto"})]
    found += [([str(PYTHON), str(HERE / script)], plain) for script in SCRIPTS]
    node = shutil.which("node")
    if node is not None and (FOLDER / "node_modules").is_dir():
        found.append(([node, str(HERE / "ask_boardgame.mjs"), str(FOLDER)], plain))
    return found


def two_figures(ratio: float) -> str:
    """33, 5.8, 0.24, 0.0044: the slow ones are hundreds of times slower, and none of them is 0."""
    return f"{ratio:.{max(0, 1 - floor(log10(ratio)))}f}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure other engines and ours in one run.")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (3)")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="write JSON")
    shape.add_argument("--docs", action="store_true", help="put the table into docs/peers.md")
    wish = parser.parse_args()
    install()
    ratios: dict[tuple[str, str, str], list[float]] = {}
    rates: dict[tuple[str, str, str], list[float]] = {}
    yards: list[float] = []
    for _ in range(wish.rounds):
        for command, environment in commands():
            before = yard()
            found = ask(command, environment)
            beside = (before + yard()) / 2
            yards.append(beside)
            for one in found:
                key = (one["engine"], one["what"], one["unit"])
                rates.setdefault(key, []).append(one["rate"])
                ratios.setdefault(key, []).append(one["rate"] / beside)
    rows: list[Row] = [
        {"engine": key[0], "what": key[1], "unit": key[2], "rate": median(rates[key]), "ratio": median(ratios[key])}
        for key in rates
    ]
    if wish.json:
        print(json.dumps({"yardstick": median(yards), "rounds": wish.rounds, "rows": rows}))
        return 0
    table = table_of(rows, median(yards), wish.rounds)
    if wish.docs:
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), table), encoding="utf-8")
    else:
        print(table)
    return 0


def table_of(rows: list[Row], yardstick_rate: float, rounds: int) -> str:
    lines = [
        f"The yardstick: {yardstick_rate / 1e6:.2f} million moves a second of processor time; {rounds} rounds.",
        "",
        "| engine | what | a second of processor time | × yardstick |",
        "|---|---|---|---|",
    ]
    for row in rows:
        shown = two_figures(row["ratio"]) if row["unit"] == "moves" else ""
        lines.append(f"| {row['engine']} | {row['what']} | {row['rate']:,.0f} {row['unit']} | {shown} |")
    return "\n".join(lines)


def with_table(page: str, table: str) -> str:
    """The page with another table between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


if __name__ == "__main__":
    sys.exit(main())
