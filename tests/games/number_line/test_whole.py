"""Number Line as a whole: the public check, the sample record, and what it offers."""

import json
from pathlib import Path

import pytest

from playing import examples
from playmat.core.record import read_record
from playmat.core.replay import replay
from playmat.core.views import result_view
from playmat.games.number_line.rules.game import NumberLine
from playmat.games.registry import find_game
from playmat.testing import check_game

SAMPLE = {
    "playmat": 1,
    "game": "number-line",
    "rules": 1,
    "options": {"games": 1, "target": None, "start": "seat", "decoys": "hidden"},
    "seats": [{"name": "Ada"}, {"name": "Robin", "bot": "hard"}],
    "seed": "00112233445566778899aabbccddeeff",
    "chance": [],
    "moves": [[0, "card 5"], [1, "card 6"], [1, "card 5"], [0, "decoy 6"], [1, "decoy 9"], [0, "card 4"]],
    "result": {
        "scores": [9, 11],
        "winners": [1],
        "end": "most-points",
        "games": [{"scores": [9, 11], "winners": [1], "end": "most-points"}],
    },
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_number_line_keeps_the_contract_with_any_options(seats: int) -> None:
    """NL-12, NL-18: for every number of players, over random options, deals and moves."""
    check_game(find_game("number-line"), examples(), seats)
    assert find_game("number-line").rules == 2


def test_the_sample_record_of_the_rule_book_replays_to_its_result() -> None:
    match = replay(find_game("number-line", 1), read_record(json.dumps(SAMPLE)))
    assert result_view(match.result) == SAMPLE["result"]


def test_the_sample_record_is_that_of_the_rule_book_where_it_is_at_hand() -> None:
    page = Path(__file__).parents[4] / "shared" / "rules" / "README.md"
    if not page.exists():
        pytest.skip("the rule book is not beside this checkout")
    text = page.read_text(encoding="utf-8").split("```json")[1].split("```")[0]
    assert json.loads(text) == SAMPLE


def test_what_number_line_says_of_itself() -> None:
    game = NumberLine()
    assert (game.name, game.rules, game.card_names) == ("number-line", 2, [])
    assert game.colours == ["green", "orange", "red", "yellow", "blue"]
    tables = [option.table() for option in game.options[2:]]
    assert [(table["values"], table["rule"]) for table in tables] == [
        (["seat", "random", "quiz"], "NL-2"),
        (["hidden", "open"], "NL-6"),
        (["auto", "practice"], "NL-18"),
    ]
    assert [preset.name for preset in game.presets] == ["original-rules", "first-game", "quick", "ten-minutes"]
    assert (game.least_seats, game.most_seats, game.minutes, game.ages) == (2, 5, 10, "6+")
    assert game.move_space == 100121
    assert [option.name for option in game.options] == ["games", "target", "start", "decoys", "count"]
    assert game.preset("original-rules") == {"start": "quiz", "count": "practice"}
    assert game.preset("first-game") == {"decoys": "open"}
    assert game.preset("ten-minutes") == {"start": "random", "games": 3}
    assert game.skills == ["number-sense", "distance", "planning"]
    assert not game.low_wins


def test_no_game_is_longer_than_its_bound() -> None:
    """An answer each, one card each, then two each in at most eleven rounds; three numbers stated in each round."""
    game = find_game("number-line")
    assert game.bound(game.setup({}, 5)) == 5 + 5 + 11 * 10
    assert game.bound(game.setup({"count": "practice"}, 5)) == 5 + 5 + 11 * 10 + 12 * 15
