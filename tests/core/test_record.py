"""Records: written, read, and what is said of a damaged one."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.core.chance import SeedChance
from playmat.core.message import message
from playmat.core.record import read_record, record_of
from playmat.core.refusal import Refusal, Refused
from playmat.core.views import result_view
from playmat.core.written import BY_PLACE, BY_TYPE, MoveNote, SeatNote
from playmat.words.catalogue import LANGUAGES, catalogue
from toy import ToyGame

SEED = "00112233445566778899aabbccddeeff"


def a_record() -> dict[str, Any]:
    return {
        "playmat": 1,
        "game": "toy",
        "rules": 4,
        "options": {"games": 1, "target": None, "size": 54, "odd": False},
        "seats": [{"name": "Ada"}, {"name": "Robin", "bot": "hard", "by": [[0, None], [3, "hard"]]}],
        "seed": SEED,
        "chance": [["red", "black"]],
        "moves": [[0, "say 1"], [1, "say 3", 1250]],
        "result": {
            "scores": [1, 3],
            "winners": [1],
            "end": "three",
            "games": [{"scores": [1, 3], "winners": [1], "end": "three"}],
        },
    }


def refusal_of(text: str) -> Refusal:
    with pytest.raises(Refused) as wrong:
        read_record(text)
    return wrong.value.refusal


def test_a_record_is_read_whole() -> None:
    record = read_record(json.dumps(a_record()))
    assert (record.game, record.rules, record.seed) == ("toy", 4, SEED)
    assert record.options == {"games": 1, "target": None, "size": 54, "odd": False}
    assert record.seats == [SeatNote("Ada"), SeatNote("Robin", "hard", [(0, None), (3, "hard")])]
    assert record.chance == [["red", "black"]]
    assert [(move.seat, move.text, move.time) for move in record.moves] == [(0, "say 1", None), (1, "say 3", 1250)]
    assert result_view(record.result) == a_record()["result"]
    assert record.stamp == {}


def test_a_record_is_written_as_it_was_read() -> None:
    text = json.dumps(a_record(), separators=(",", ":"))
    assert read_record(text).to_json() == text


def test_names_are_written_as_they_are() -> None:
    told = a_record() | {"seats": [{"name": "Zoë"}, {"name": "龍"}]}
    assert '"Zoë"' in read_record(json.dumps(told)).to_json()


def test_what_may_be_missing_is_missing_in_what_is_written_too() -> None:
    told = a_record()
    del told["seed"], told["result"]
    text = read_record(json.dumps(told)).to_json()
    assert set(json.loads(text)) == {"playmat", "game", "rules", "options", "seats", "chance", "moves"}
    del told["options"]
    assert read_record(json.dumps(told)).options == {}
    assert read_record(json.dumps(told)).seed is None


def test_the_hash_of_a_word_list_is_kept() -> None:
    record = read_record(json.dumps(a_record() | {"words": "abc"}))
    assert record.stamp == {"words": "abc"}
    assert json.loads(record.to_json())["words"] == "abc"


def test_a_match_is_written_down_as_it_stands() -> None:
    match = ToyGame().start({}, 2, SeedChance(SEED))
    record = record_of(match, [SeatNote("Ada"), SeatNote("Robin")], [])
    assert json.loads(record.to_json()) == {
        "playmat": 1,
        "game": "toy",
        "rules": 4,
        "options": {"games": 1, "target": None, "size": 54, "odd": False},
        "seats": [{"name": "Ada"}, {"name": "Robin"}],
        "seed": SEED,
        "chance": [[ToyGame().card_names[card] for card in SeedChance(SEED).shuffle([0, 1])]],
        "moves": [],
    }
    match.play(0, 3)
    finished = record_of(match, [SeatNote("Ada"), SeatNote("Robin")], [MoveNote(0, "say 3")])
    assert json.loads(finished.to_json())["result"]["scores"] == [3, 0]


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ('{"playmat": 1,', 15),
        ("[" * 100000, 1),
        ('{"a": 1} x', 10),
        ("9" * 5000, 1),
        ('{"playmat": 1, "game": "\\ud800"}', 1),
    ],
)
def test_what_is_not_json_is_refused_with_the_place(text: str, column: int) -> None:
    refusal = refusal_of(text)
    assert refusal.code == "bad-json"
    assert refusal.facts == {"column": column}


@pytest.mark.parametrize("format_number", [0, 2, "1", None, True])
def test_a_record_of_another_format_is_refused(format_number: object) -> None:
    refusal = refusal_of(json.dumps(a_record() | {"playmat": format_number}))
    assert refusal.code == "unknown-format"
    assert refusal.facts == {"format": 1}


OUTCOME = {"scores": [1, 3], "winners": [1], "end": "three"}


@pytest.mark.parametrize(
    ("field", "value", "where", "expected"),
    [
        ("game", 7, "game", "text"),
        ("game", None, "game", "text"),
        ("rules", "1", "rules", "number"),
        ("rules", True, "rules", "number"),
        ("words", 7, "words", "text"),
        ("seed", 12, "seed", "text"),
        ("options", [], "options", "object"),
        ("options", {"games": 1.5}, "options.games", "value"),
        ("options", {"games": []}, "options.games", "value"),
        ("seats", None, "seats", "list"),
        ("seats", {}, "seats", "list"),
        ("seats", ["Ada"], "seats[0]", "seat"),
        ("seats", [{"name": "Ada"}, {"nick": "Robin"}], "seats[1].name", "text"),
        ("seats", [{"name": 7}], "seats[0].name", "text"),
        ("seats", [{"name": "Ada", "bot": None}], "seats[0].bot", "text"),
        ("seats", [{"name": "Ada", "by": 1}], "seats[0].by", "list"),
        ("seats", [{"name": "Ada", "by": [[1]]}], "seats[0].by[0]", "change"),
        ("seats", [{"name": "Ada", "by": [["1", "hard"]]}], "seats[0].by[0][0]", "number"),
        ("seats", [{"name": "Ada", "by": [[0, None], [1, 2]]}], "seats[0].by[1][1]", "level"),
        ("seats", [{"name": "Ada", "by": ["xy"]}], "seats[0].by[0]", "change"),
        ("chance", None, "chance", "list"),
        ("chance", [["a"], "b"], "chance[1]", "texts"),
        ("chance", [["a", 1]], "chance[0][1]", "text"),
        ("moves", None, "moves", "list"),
        ("moves", ["xy"], "moves[0]", "move"),
        ("moves", [[0, "say 1"], [0]], "moves[1]", "move"),
        ("moves", [[0, "say 1", 1, 2]], "moves[0]", "move"),
        ("moves", [["0", "say 1"]], "moves[0][0]", "number"),
        ("moves", [[True, "say 1"]], "moves[0][0]", "number"),
        ("moves", [[1.0, "say 1"]], "moves[0][0]", "number"),
        ("moves", [[0, 1]], "moves[0][1]", "text"),
        ("moves", [[0, "say 1", "late"]], "moves[0][2]", "time"),
        ("moves", [[0, "say 1", True]], "moves[0][2]", "time"),
        ("result", 1, "result", "object"),
        ("result", OUTCOME, "result.games", "list"),
        ("result", OUTCOME | {"games": [1]}, "result.games[0]", "object"),
        ("result", OUTCOME | {"games": [], "end": None}, "result.end", "text"),
        ("result", OUTCOME | {"games": [], "scores": None}, "result.scores", "numbers"),
        ("result", OUTCOME | {"games": [], "scores": [1, "2"]}, "result.scores[1]", "number"),
        ("result", OUTCOME | {"games": [], "winners": [True]}, "result.winners[0]", "number"),
        ("result", OUTCOME | {"games": [OUTCOME, OUTCOME | {"winners": 1}]}, "result.games[1].winners", "numbers"),
        ("result", OUTCOME | {"games": [OUTCOME | {"end": 1}]}, "result.games[0].end", "text"),
    ],
)
def test_a_damaged_field_is_named(field: str, value: object, where: str, expected: str) -> None:
    refusal = refusal_of(json.dumps(a_record() | {field: value}))
    assert refusal.code == "bad-field"
    assert refusal.facts == {"field": where, "expected": {"key": "expected-" + expected, "facts": {}}}


@pytest.mark.parametrize(
    ("field", "expected"),
    [("game", "text"), ("rules", "number"), ("seats", "list"), ("chance", "list"), ("moves", "list")],
)
def test_a_missing_field_is_named(field: str, expected: str) -> None:
    told = a_record()
    del told[field]
    refusal = refusal_of(json.dumps(told))
    assert refusal.code == "bad-field"
    assert refusal.facts == {"field": field, "expected": {"key": "expected-" + expected, "facts": {}}}


@pytest.mark.parametrize("field", ["scores", "winners", "end"])
def test_a_missing_field_deep_inside_is_named(field: str) -> None:
    told = a_record()
    del told["result"]["games"][0][field]
    assert refusal_of(json.dumps(told)).facts["field"] == f"result.games[0].{field}"


def test_fields_of_later_versions_are_passed_over() -> None:
    later = a_record() | {"mood": "good"}
    later["seats"][0]["hat"] = "red"
    later["result"]["games"][0]["minutes"] = 7
    assert json.loads(read_record(json.dumps(later)).to_json()) == a_record()


def test_what_is_expected_has_a_phrase_in_every_language() -> None:
    kinds = {"object", "value", *BY_PLACE.values(), *BY_TYPE.values()}
    for language in LANGUAGES:
        for kind in kinds:
            assert catalogue(language).say(message("expected-" + kind)) != "expected-" + kind


def test_a_text_that_is_no_object_is_no_record() -> None:
    refusal = refusal_of("[1, 2]")
    assert refusal.code == "bad-field"
    assert refusal.facts["field"] == "record"


def test_a_seed_that_is_none_is_refused_when_read() -> None:
    assert refusal_of(json.dumps(a_record() | {"seed": "xyz"})).code == "bad-seed"


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3)
ANYTHING = st.recursive(
    PLAIN, lambda it: st.lists(it, max_size=3) | st.dictionaries(st.text(max_size=3), it, max_size=3)
)


def places(told: object, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a record where something else could stand."""
    inner = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else []
    return [place for key, value in inner for place in ((*at, key), *places(value, (*at, key)))]


@given(place=st.sampled_from(places(a_record())), value=ANYTHING)
def test_whatever_stands_anywhere_is_read_or_refused(place: tuple[Any, ...], value: object) -> None:
    told: Any = a_record()
    holder = told
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = value
    said = code_or_text(json.dumps(told))
    assert said in ("bad-field", "bad-seed", "unknown-format") or read_record(said).to_json() == said


def code_or_text(text: str) -> str:
    try:
        return read_record(text).to_json()
    except Refused as wrong:
        return wrong.refusal.code


@pytest.mark.parametrize("time", ["Infinity", "-Infinity", "NaN", "1e999"])
def test_a_time_that_json_cannot_write_is_named(time: str) -> None:
    written = a_record()
    written["moves"] = [[0, "say 1", 5], [1, "say 2", "when"]]
    with pytest.raises(Refused) as caught:
        read_record(json.dumps(written).replace('"when"', time))
    assert (caught.value.refusal.code, caught.value.refusal.facts["field"]) == ("bad-field", "moves[1][2]")
