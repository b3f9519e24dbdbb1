"""The small parts of the kernel: refusals, messages, colours, names, and what a game must bring itself."""

from collections.abc import Callable

import pytest

from playmat.core.chance import Chance, SearchChance, stream_of
from playmat.core.colours import seat_colours
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import message
from playmat.core.nearest import unknown_name
from playmat.core.options import Option
from playmat.core.refusal import Refusal, Refused, refused
from toy import ToyGame

PALETTE = ["green", "orange", "red"]


def test_a_message_is_a_key_with_facts() -> None:
    assert message("hello") == {"key": "hello", "facts": {}}
    assert message("hello", {"seat": 1}) == {"key": "hello", "facts": {"seat": 1}}


def test_a_refusal_is_a_message_too() -> None:
    refusal = Refusal("taken", {"number": 5}, "NL-1")
    assert refusal.message() == {"key": "refused-taken", "facts": {"number": 5}}
    assert repr(refusal) == "Refusal('taken', {'number': 5}, 'NL-1')"
    assert Refusal("plain").facts == {}
    assert Refusal("plain").rule == ""


def test_a_raised_refusal_carries_code_facts_and_rule() -> None:
    error = refused("taken", {"number": 5}, "NL-1")
    assert isinstance(error, Refused)
    assert (error.refusal.code, error.refusal.facts, error.refusal.rule) == ("taken", {"number": 5}, "NL-1")
    assert str(error) == "Refusal('taken', {'number': 5}, 'NL-1')"


def test_colours_go_by_seat_order_unless_somebody_wishes() -> None:
    assert seat_colours(PALETTE, [], 3) == ["green", "orange", "red"]
    assert seat_colours(PALETTE, ["", "green"], 3) == ["orange", "green", "red"]
    assert seat_colours(PALETTE, ["red"], 2) == ["red", "green"]
    assert seat_colours([*PALETTE, "blue"], ["red", ""], 3) == ["red", "green", "orange"]
    assert seat_colours(PALETTE, ["red", "green", "orange"], 2) == ["red", "green"]


def test_a_colour_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused) as wrong:
        seat_colours(PALETTE, ["pink"], 2)
    assert wrong.value.refusal.code == "unknown-colour"
    assert wrong.value.refusal.facts == {"colour": "pink", "names": PALETTE}


def test_two_seats_cannot_have_one_colour() -> None:
    with pytest.raises(Refused) as wrong:
        seat_colours(PALETTE, ["red", "red"], 2)
    assert wrong.value.refusal.code == "colour-taken"
    assert wrong.value.refusal.facts == {"colour": "red"}


def test_an_unknown_name_is_refused_with_the_one_that_is_nearest() -> None:
    refusal = unknown_name("unknown-game", "sevns", ["seven", "sevens", "number-line"]).refusal
    assert refusal.facts == {
        "name": "sevns",
        "names": ["seven", "sevens", "number-line"],
        "near": "sevens",
        "has_near": "yes",
    }


def test_a_chance_that_does_not_say_how_is_none() -> None:
    chance = Chance(None, "")
    for ask in (lambda: chance.shuffle([]), lambda: chance.draw([]), chance.copy):
        with pytest.raises(NotImplementedError):
            ask()
    assert chance.written([]) == []


def test_an_option_that_does_not_say_how_is_none() -> None:
    option = Option("x", 1, [1], "X-1")
    with pytest.raises(NotImplementedError):
        option.refuse(1)
    with pytest.raises(NotImplementedError):
        option.table()


def test_a_game_is_no_race_and_has_no_common_deal_unless_it_says_so() -> None:
    game = ToyGame()
    assert not game.is_race(game.setup({}, 2))
    assert not game.is_same_deal(game.setup({}, 2))


def test_a_game_that_does_not_say_how_is_none() -> None:
    bare = Game("bare", 1, 2, 2, 1, [], [], [])
    setup = bare.setup({}, 2)
    chance = SearchChance(stream_of(""))
    match = ToyGame().start({}, 2, chance)
    asks: list[Callable[[], object]] = [
        lambda: bare.begin(setup, 1, chance),
        lambda: bare.parse(""),
        lambda: bare.format(0),
        lambda: bare.knowledge(match.view(0)),
        lambda: bare.text(match.view(0), lambda told: told["key"]),
        lambda: bare.bound(setup),
        lambda: bare.has_secrets(setup),
        lambda: bare.deck_table({}),
        lambda: Knowledge(ToyGame(), match.view(0)).imagine(stream_of("")),
    ]
    for ask in asks:
        with pytest.raises(NotImplementedError):
            ask()


def test_a_game_starts_with_plain_expectations() -> None:
    bare = Game("bare", 1, 2, 2, 1, [], [], [])
    assert (bare.ages, bare.minutes, bare.skills, bare.low_wins) == ("", 10, [], False)
    assert bare.colours == ["green", "orange", "red", "yellow", "blue"]
    assert bare.stamp({}) == {}
    assert bare.refuse_setup({}, 2) is None
    assert bare.left_out({}, 1) == {}
