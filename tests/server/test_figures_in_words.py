"""Figures of hints and reviews as people read them, and as programs get them."""

import json

import pytest

from playmat.cli.output import write_json
from playmat.core.message import message
from playmat.server.rooms.hints import figure, worth_of
from playmat.words.catalogue import Catalogue


@pytest.mark.parametrize(
    ("number", "digits", "text"),
    [
        (-0.04, 1, "0"),
        (-0.4, 0, "0"),
        (-0.0, 1, "0"),
        (0.04, 1, "0"),
        (-0.06, 1, "-0.1"),
        (-3.0, 1, "-3"),
        (2.55, 1, "2.5"),
    ],
)
def test_zero_has_no_sign(number: float, digits: int, text: str) -> None:
    assert figure(number, digits) == text


def test_a_worth_just_below_nothing_is_nothing() -> None:
    assert worth_of("points", -0.04, -0.0)["facts"] == {"worth": "0", "error": "0", "sure": "yes"}


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_sentence_of_a_command_has_no_negative_zero(language: str) -> None:
    words = Catalogue(language)
    words.add_text("lost = { $points } points")
    assert words.say(message("lost", {"points": round(-0.04, 1)})) == "0 points"


def test_what_is_no_number_in_json_is_null_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    write_json({"worth": float("inf"), "all": [1.5, (float("-inf"), float("nan"))], "sure": True, "name": "Añil"})
    out = capsys.readouterr().out
    assert json.loads(out, parse_constant=pytest.fail) == {
        "worth": None,
        "all": [1.5, [None, None]],
        "sure": True,
        "name": "Añil",
    }
