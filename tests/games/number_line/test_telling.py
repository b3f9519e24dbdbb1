"""Number Line: workings, sentences and the drawing in letters."""

from functools import partial

import pytest

from playing import move_of, now, play, start
from playmat.core.match import Match
from playmat.words.catalogue import catalogue

NAMES = ["Ada", "Robin"]


def told(match: Match, text: str, viewer: int | None = None, language: str = "en") -> list[str]:
    seat, _, move = text.partition(" ")
    words = catalogue(language, "number-line")
    messages = match.seen(int(seat), move_of(match, move), viewer)["messages"]
    return [words.say(message, NAMES, viewer) for message in messages]


def drawn(match: Match, viewer: int | None = None) -> list[str]:
    words = catalogue("en", "number-line")
    return match.setup.game.text(match.view(viewer), partial(words.say, names=NAMES, reader=viewer)).splitlines()


def in_round_2() -> Match:
    match = start("number-line")
    play(match, "0 card 5", "1 card 6")
    return match


def test_the_working_lists_the_numbers_owned_before_and_after() -> None:
    """NL-7: putting the card on 8 beside a card on 5 gives 7 to 10; the decoy gives nothing."""
    match = in_round_2()
    play(match, "1 card 5")
    assert match.preview(0, move_of(match, "card 8")) == {"before": [], "after": [7, 8, 9, 10]}
    assert match.preview(0, move_of(match, "decoy 8")) == {"before": [], "after": []}
    play(match, "0 card 8")
    assert match.preview(1, move_of(match, "decoy 9")) == {"before": [1, 2, 3, 4, 5, 6], "after": [1, 2, 3, 4, 5, 6]}


def test_the_working_does_not_know_more_than_its_seat() -> None:
    """NL-6: seat 1's decoy on 5 must be taken for a card by seat 0."""
    match = in_round_2()
    play(match, "1 decoy 5")
    assert match.preview(0, move_of(match, "card 8")) == {"before": [], "after": [7, 8, 9, 10]}


def test_the_working_counts_both_cards_in_round_3() -> None:
    """NL-12: a decoy is worth what it owns."""
    match = in_round_2()
    play(match, "1 card 6", "0 card 5", "1 decoy 10", "0 decoy 1")
    play(match, "0 card 5", "1 card 6")
    assert match.preview(0, move_of(match, "decoy 7")) == {
        "before": [1, 2, 3, 4, 5],
        "after": [1, 2, 3, 4, 5, 7, 8, 9, 10],
    }


def test_an_answer_has_no_working() -> None:
    """NL-2: nothing may tell whether it is right."""
    match = start("number-line", {"start": "quiz"})
    assert match.preview(0, move_of(match, "answer 578")) is None


def test_every_kind_of_move_has_its_sentence() -> None:
    match = start("number-line", {"start": "quiz"})
    assert told(match, "0 answer 5") == ["Ada answers 5. That is not right."]
    assert told(match, "0 answer pass") == ["Ada does not answer."]
    assert told(match, "0 answer pass", 0) == ["You do not answer."]
    assert told(match, "1 answer 578") == ["Robin answers 578, and that is right.", "Robin starts."]
    play(match, "0 answer 5")
    assert told(match, "1 answer pass", 0) == ["Robin does not answer.", "You start."]
    assert told(match, "1 answer pass", None, "es") == ["Robin no responde.", "Empieza Ada."]
    play(match, "1 answer 578")
    assert told(match, "1 card 5") == ["Robin puts the card on 5."]
    play(match, "1 card 5")
    assert told(match, "0 card 6", 0) == ["You put your card on 6.", "Points of round 1: Ada 5, Robin 5."]
    play(match, "0 card 6")
    assert told(match, "0 decoy 6", 1) == ["Ada puts a card face down on 6."]
    assert told(match, "0 decoy 6", 0) == ["You put your decoy on 6."]


def test_the_end_of_a_hidden_round_shows_the_decoys_the_points_and_the_winner() -> None:
    """NL-6, NL-10: in the order a table would do it."""
    match = in_round_2()
    play(match, "1 card 5", "0 decoy 6", "1 decoy 9")
    assert told(match, "0 card 4", 1) == [
        "Ada puts a card face down on 4.",
        "The decoys are turned up: Ada on 6, Robin on 9.",
        "Points of round 2: Ada 4, Robin 6.",
        "The game is over: you win with 11 points.",
    ]
    assert told(match, "0 card 4", None, "es")[1:] == [
        "Se descubren los señuelos: Ada en el 6, Robin en el 9.",
        "Puntos de la ronda 2: Ada 4, Robin 6.",
        "El juego ha terminado: gana Robin con 11 puntos.",
    ]


def test_rounds_without_secrets_show_no_decoys() -> None:
    match = start("number-line", {"decoys": "open"})
    play(match, "0 card 5", "1 card 6", "1 card 5", "0 decoy 6", "1 decoy 9")
    assert [line.split()[0] for line in told(match, "0 card 4")] == ["Ada", "Points", "The"]


@pytest.mark.parametrize(
    ("moves", "cards"),
    [([], "card"), (["0 card 5", "1 card 6"], "both"), (["0 card 5", "1 card 6", "1 card 1", "0 card 2"], "decoy")],
)
def test_a_seat_is_asked_for_the_cards_it_still_has(moves: list[str], cards: str) -> None:
    """NL-4, NL-5: in plain words."""
    match = start("number-line")
    play(match, *moves)
    asks = match.offer(match.actors()[0]).asks
    assert asks == {"key": "asks-put", "facts": {"round": now(match)["round"], "cards": cards}}
    assert match.offer(match.actors()[0]).moves == match.legal(match.actors()[0])


def test_the_line_is_drawn_with_cards_and_standing() -> None:
    match = in_round_2()
    play(match, "1 decoy 3", "0 card 4")
    assert drawn(match, 0) == [
        "Round 1:    ·   ·   ·   ·   A   B   ·   ·   ·   ·   A Ada 5, B Robin 5",
        "Round 2, Robin began",
        "   1   2   3   4   5   6   7   8   9  10",
        "   ·   ·  B?   A   ·   ·   ·   ·   ·   ·",
        "   B   B   B   A   A   A   A   A   A   A  (closest so far)",
        "Score: A Ada 5, B Robin 5",
    ]
    assert drawn(match, 1)[3] == "   ·   ·  B*  A?   ·   ·   ·   ·   ·   ·"


def test_the_quiz_is_drawn_as_a_question() -> None:
    assert drawn(start("number-line", {"start": "quiz"})) == ["Quiz: 17 × 34 = ?", "Score: A Ada 0, B Robin 0"]


def test_a_finished_game_is_drawn_as_its_rounds_and_its_score() -> None:
    match = in_round_2()
    play(match, "1 card 5", "0 decoy 6", "1 decoy 9", "0 card 4")
    assert drawn(match) == [
        "Round 1:    ·   ·   ·   ·   A   B   ·   ·   ·   ·   A Ada 5, B Robin 5",
        "Round 2:    ·   ·   ·   A   B  A*   ·   ·  B*   ·   A Ada 4, B Robin 6",
        "Score: A Ada 9, B Robin 11",
    ]


def test_a_finished_game_keeps_everything_open_in_the_view() -> None:
    """NL-6: all cards are open to everybody once the game is over."""
    match = in_round_2()
    play(match, "1 card 5", "0 decoy 6", "1 decoy 9", "0 card 4")
    view = now(match, None)
    assert (view["stage"], view["round"], view["end"], view["winners"]) == ("over", 2, "most-points", [1])
    assert (view["line"], view["standing"], view["cards_left"], view["own_cards"]) == ([], [], [0, 0], [])
    assert view["starter"] is None
    assert view["rounds"] == [
        {
            "round": 1,
            "starter": 0,
            "line": [None] * 4 + [{"seat": 0, "kind": "card"}, {"seat": 1, "kind": "card"}] + [None] * 4,
            "owners": [0] * 5 + [1] * 5,
            "points": [5, 5],
        },
        {
            "round": 2,
            "starter": 1,
            "line": [None] * 3
            + [{"seat": 0, "kind": "card"}, {"seat": 1, "kind": "card"}, {"seat": 0, "kind": "decoy"}]
            + [None] * 2
            + [{"seat": 1, "kind": "decoy"}, None],
            "owners": [0] * 4 + [1] * 6,
            "points": [4, 6],
        },
    ]
    assert now(match, 0) == view


def test_the_deck_has_ten_numbers_two_cards_a_colour_and_one_that_marks_who_starts() -> None:
    """NL-1, NL-9, NL-17: as it is printed."""
    game = start("number-line").setup.game
    table = game.deck_table({})
    assert len(table) == 21
    assert [row["number"] for row in table if row["kind"] == "number"] == list(range(1, 11))
    assert [row["colour"] for row in table if row["kind"] == "decoy"] == game.colours
    assert [row["colour"] for row in table if row["kind"] == "card"] == game.colours
    assert table[-1] == {"kind": "starting-player"}
