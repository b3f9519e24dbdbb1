"""Golden games: the stories in the repository are the ones the code tells."""

from pathlib import Path

import pytest
from tools.goldens import FOLDER, folder_of, option_sets, seat_counts, story

from playmat.core.record import read_record
from playmat.games.registry import GAMES

GOLDENS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", GOLDENS, ids=[f"{path.parent.name}/{path.stem}" for path in GOLDENS])
def test_a_golden_game_is_told_as_before(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    assert story(read_record(told.partition("\n")[0])) == told


def test_every_option_set_of_every_game_has_a_golden_game() -> None:
    for game in GAMES.values():
        for preset in option_sets(game):
            for seats in seat_counts(game, preset):
                assert (folder_of(game) / f"{preset.name}-{seats}-seats.txt").exists(), "run: make goldens"
