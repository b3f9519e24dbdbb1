"""Simulated matches are the same, byte for byte, as those that an earlier engine wrote down."""

from pathlib import Path

import pytest
from tools.goldens import FOLDER

from playmat import native
from playmat.core.record import read_record
from playmat.games.registry import find_game
from playmat.study.plan import Plan, play_number
from thorough import SHORT

# `playmat simulate GAME --options random --seats LEAST-MOST --seed SEED --bots BOTS --records FILE`
PLANS: dict[str, tuple[int, tuple[str, ...]]] = {
    "simulated.jsonl": (7, ("random",)),
    "simulated-hard.jsonl": (9, ("hard", "easy")),
}
GOLDENS = sorted(path for name in PLANS for path in FOLDER.glob(f"*/{name}"))


@pytest.mark.parametrize("path", GOLDENS, ids=[f"{path.parent.name}/{path.stem}" for path in GOLDENS])
def test_simulated_matches_are_those_of_the_engine_before(path: Path) -> None:
    written = path.read_text(encoding="utf-8").splitlines()
    game = find_game(path.parent.name, read_record(written[0]).rules)
    seed, bots = PLANS[path.name]
    if SHORT and "hard" in bots and not native.status().is_native:
        pytest.skip("search takes minutes in plain Python; `make test` runs it over the native build")
    plan = Plan(game.name, seed, game.least_seats, game.most_seats, bots, None)
    assert [play_number(plan, game, number).record().to_json() for number in range(len(written))] == written
