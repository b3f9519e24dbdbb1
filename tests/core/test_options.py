"""Options: what may be agreed, and how anything else is refused."""

import pytest

from playmat.core.chance import stream_of
from playmat.core.options import (
    MATCH_OPTIONS,
    Choice,
    Number,
    Option,
    Options,
    Preset,
    Value,
    as_text,
    options_in,
    settle,
)
from playmat.core.refusal import Refusal, Refused
from toy import ToyGame


def code_of(option: Option, value: Value) -> str:
    refusal = option.refuse(value)
    return refusal.code if refusal else ""


def refused_by(options: Options, seats: int = 2) -> Refusal:
    with pytest.raises(Refused) as wrong:
        ToyGame().setup(options, seats)
    return wrong.value.refusal


def test_missing_options_mean_their_defaults() -> None:
    assert ToyGame().setup({}, 2).options == {"games": 1, "target": None, "size": 54, "odd": False}


def test_given_options_take_the_place_of_defaults() -> None:
    assert ToyGame().setup({"size": 81, "games": 7}, 2).options == {
        "games": 7,
        "target": None,
        "size": 81,
        "odd": False,
    }


def test_an_unknown_option_is_refused_and_the_near_one_named() -> None:
    refusal = refused_by({"sise": 54})
    assert refusal.code == "unknown-option"
    assert refusal.facts == {
        "name": "sise",
        "near": "size",
        "has_near": "yes",
        "names": ["games", "target", "size", "odd"],
    }
    far = refused_by({"zzzzzz": 1})
    assert far.facts["near"] == ""
    assert far.facts["has_near"] == "no"


def test_a_choice_takes_its_values_only_and_never_a_look_alike_of_another_type() -> None:
    choice = Choice("size", [54, 81], "X-1")
    flag = Choice("odd", [False, True], "X-2")
    assert choice.default == 54
    assert [code_of(choice, value) for value in (54, 81)] == ["", ""]
    assert code_of(choice, "54") == "option-not-a-choice"
    assert code_of(choice, None) == "option-not-a-choice"
    assert code_of(flag, 1) == "option-not-a-choice"
    assert code_of(flag, True) == ""
    refusal = flag.refuse(0)
    assert refusal is not None
    assert refusal.facts == {"option": "odd", "value": "0", "values": ["false", "true"]}
    assert refusal.rule == "X-2"


@pytest.mark.parametrize(
    ("value", "code"), [(1, ""), (100, ""), (0, "option-out-of-range"), (101, "option-out-of-range")]
)
def test_a_number_lies_in_its_range_both_ends_included(value: int, code: str) -> None:
    assert code_of(Number("games", 1, 1, 100, [1], "match"), value) == code


@pytest.mark.parametrize("value", [True, "5", None])
def test_a_number_is_a_whole_number(value: Value) -> None:
    refusal = Number("games", 1, 1, 100, [1], "match").refuse(value)
    assert refusal is not None
    assert refusal.code == "option-out-of-range"
    assert refusal.facts == {"option": "games", "value": as_text(value), "low": 1, "high": 100, "none": "no"}


def test_a_number_may_be_none_where_its_default_is() -> None:
    target = Number("target", None, 1, 5, [None], "match")
    assert code_of(target, None) == ""
    refusal = target.refuse(6)
    assert refusal is not None
    assert refusal.facts["none"] == "yes"
    assert refusal.rule == "match"


def test_values_are_written_as_in_a_record() -> None:
    assert [as_text(value) for value in (None, True, False, 7, "x")] == ["null", "true", "false", "7", "x"]


def test_every_game_has_games_and_target() -> None:
    assert [(option.name, option.default) for option in MATCH_OPTIONS] == [("games", 1), ("target", None)]
    assert [option.table() for option in MATCH_OPTIONS] == [
        {"name": "games", "default": 1, "values": [], "low": 1, "high": 100, "rule": "match"},
        {"name": "target", "default": None, "values": [], "low": 1, "high": 100000, "rule": "match"},
    ]


def test_a_choice_as_data_lists_its_values() -> None:
    assert Choice("size", [54, 81], "X-1").table() == {
        "name": "size",
        "default": 54,
        "values": [54, 81],
        "low": None,
        "high": None,
        "rule": "X-1",
    }


def test_sampled_values_are_the_usual_ones_and_all_of_them_come() -> None:
    stream = stream_of("sample")
    option = Choice("size", [54, 81], "X-1")
    assert {option.sample(stream) for _ in range(50)} == {54, 81}


def test_a_value_that_an_option_refuses_is_refused_with_its_facts_and_rule() -> None:
    refusal = refused_by({"size": 60})
    assert (refusal.code, refusal.rule) == ("option-not-a-choice", "TOY-2")
    assert refusal.facts == {"option": "size", "value": "60", "values": ["54", "81"]}


def test_settling_keeps_the_order_of_the_offer() -> None:
    assert list(settle(MATCH_OPTIONS, {"target": 9, "games": 2})) == ["games", "target"]


@pytest.mark.parametrize("seats", [1, 4])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    refusal = refused_by({}, seats)
    assert refusal.code == "wrong-seats"
    assert refusal.facts == {"seats_given": seats, "low": 2, "high": 3, "exact": "no"}


@pytest.mark.parametrize("seats", [2, 3])
def test_both_ends_of_the_range_of_seats_are_good(seats: int) -> None:
    assert ToyGame().setup({}, seats).seats == seats


def test_options_that_do_not_go_together_are_refused() -> None:
    assert refused_by({"odd": True}).code == "toy-odd-needs-three"
    assert ToyGame().setup({"odd": True}, 3).options["odd"] is True


def test_a_preset_is_a_copy_of_its_options() -> None:
    game = ToyGame()
    options = game.preset("big")
    assert options == {"size": 81}
    options["size"] = 54
    assert game.preset("big") == {"size": 81}


def test_a_preset_for_so_many_seats_is_for_no_other_number() -> None:
    game = ToyGame()
    least = game.least_seats
    game.presets = [*game.presets, Preset("pair", {}, seats=2)]
    assert game.seats_for("pair") == game.seats_for("pair", 2) == 2
    assert (game.seats_for("big"), game.seats_for(None), game.seats_for("big", 3)) == (least, least, 3)
    with pytest.raises(Refused) as wrong:
        game.seats_for("pair", 3)
    assert wrong.value.refusal.code == "preset-seats"
    assert wrong.value.refusal.facts == {"name": "pair", "seats_given": 3, "number": 2}


def test_an_unknown_preset_is_refused_and_the_near_one_named() -> None:
    with pytest.raises(Refused) as wrong:
        ToyGame().preset("bigg")
    assert wrong.value.refusal.code == "unknown-preset"
    assert wrong.value.refusal.facts["near"] == "big"


def test_a_target_takes_the_place_of_the_number_of_games() -> None:
    setup = ToyGame().setup({"games": 3, "target": 50}, 2)
    assert (setup.games, setup.target) == (20, 50)
    plain = ToyGame().setup({"games": 3}, 2)
    assert (plain.games, plain.target) == (3, None)


def test_options_are_read_from_json_as_a_user_writes_them() -> None:
    assert options_in("") == {}
    assert options_in('{"games": 3, "target": null, "odd": true}') == {"games": 3, "target": None, "odd": True}


@pytest.mark.parametrize("text", ["{", "[1]", "3", '{"games": [1]}', '{"games": 1.5}', "[" * 100_000])
def test_what_is_no_set_of_options_is_refused(text: str) -> None:
    with pytest.raises(Refused) as wrong:
        options_in(text)
    assert wrong.value.refusal.code == "options-not-json"


NEW = Choice("new", ["no", "yes"], "T-1", since=2)


def test_an_option_of_later_rules_is_not_listed_by_older_ones() -> None:
    assert settle([Choice("old", [1, 2], "T-1")], {}, [NEW]) == {"old": 1}


def test_older_rules_take_an_option_of_later_rules_at_its_default_only() -> None:
    """A record of any number can name every option (README, Records): the default is taken and left out."""
    assert settle([Choice("old", [1, 2], "T-1")], {"new": "no"}, [NEW]) == {"old": 1}
    with pytest.raises(Refused) as wrong:
        settle([], {"new": "yes"}, [NEW])
    assert wrong.value.refusal.code == "option-of-later-rules"
    assert wrong.value.refusal.facts == {"option": "new", "value": "no", "rules": 2, "empty": "no"}
    assert wrong.value.refusal.rule == "T-1"


def test_a_default_of_another_type_is_no_default() -> None:
    for value in (False, 0, ""):
        with pytest.raises(Refused):
            settle([], {"new": value}, [Number("new", None, 1, 5, [None], "T-1", since=2)])
    assert settle([], {"new": None}, [Number("new", None, 1, 5, [None], "T-1", since=2)]) == {}


def test_the_fewest_seats_are_those_that_the_options_go_with() -> None:
    assert ToyGame().fewest_seats({}) == 2
    assert ToyGame().fewest_seats({"odd": True}) == 3
