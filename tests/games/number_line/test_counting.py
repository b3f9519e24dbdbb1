"""Number Line: the players count their own points of each round."""

import json

import pytest

from number_line_table import say
from playing import code_of, legal, now, play, refusal_of, start
from playmat.bots.bot import TableTurn
from playmat.bots.registry import AT_TABLES, find_bot
from playmat.core.chance import stream_of
from playmat.core.match import ABANDON, TABLE, Match
from playmat.core.offer import Field
from playmat.core.record import read_record, record_of
from playmat.core.replay import Fault, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import find_game
from playmat.insight.advice import advise
from playmat.insight.review import questions
from playmat.insight.slips import slips_of

PRACTICE = {"count": "practice"}


def counting(seats: int = 2, **options: object) -> Match:
    """Round 1 is full. With two: 5 and 6, five numbers each. With three: 3, 5 and 7, which own 3, 1 and 4."""
    match = start("number-line", {**PRACTICE, **options}, seats)  # type: ignore[dict-item]  # options of a test
    play(match, *["0 card 5", "1 card 6"] if seats == 2 else ["0 card 3", "1 card 5", "2 card 7"])
    return match


def sentences(match: Match, text: str, viewer: int | None) -> list[str]:
    seat, _, move = text.partition(" ")
    number = match.parse(move)
    assert number is not None
    seen = match.seen(int(seat), number, viewer)
    return [seen["text"], *[say(message, viewer) for message in seen["messages"]]]


def test_nobody_counts_unless_that_was_agreed() -> None:
    """NL-18: with `count` set to `auto`, the default, the next round begins right away."""
    match = start("number-line")
    play(match, "0 card 5", "1 card 6")
    assert now(match)["round"] == 2
    refusal = refusal_of(match, "1 say 5")
    assert (refusal.code, refusal.rule) == ("no-counting", "NL-18")


def test_after_a_round_everyone_states_their_points_in_any_order() -> None:
    """NL-18: 3, 1 and 4 points; the next round waits for the last of them."""
    match = counting(3)
    assert match.actors() == [0, 1, 2]
    assert now(match)["stage"] == "count"
    play(match, "2 say 4", "0 say 3")
    assert match.actors() == [1]
    refusal = refusal_of(match, "0 say 3")
    assert (refusal.code, refusal.facts, refusal.rule) == ("counted-already", {"seats": [1]}, "NL-18")
    assert code_of(match, "1 card 4") == "count-first"
    play(match, "1 say 1")
    view = now(match)
    assert (view["stage"], view["round"], view["scores"], view["counting"]) == ("round", 2, [3, 1, 4], None)
    assert match.actors() == [1]


def test_a_wrong_number_can_be_stated_again_twice() -> None:
    """NL-18: the third wrong one ends the counting of that seat, and the right number is the one that counts."""
    match = counting()
    play(match, "0 say 4")
    assert match.actors() == [0, 1]
    assert sentences(match, "0 say 5", 0)[1] == "You counted 5 points. That's right!"
    play(match, "0 say 6")
    assert sentences(match, "0 say 99", 0) == [
        "say 99",
        "You counted 99. That isn't right either.",
        "You own 1, 2, 3, 4, 5. That makes 5 points.",
    ]
    play(match, "0 say 99")
    assert match.actors() == [1]
    assert now(match, 0)["scores"] == [5, 5]
    play(match, "1 say 5")
    assert match.position.scores == [5, 5]


def test_until_it_has_stated_its_points_a_seat_sees_neither_points_nor_owners() -> None:
    """NL-18: not in its view, not in sentences about others; a spectator learns them when everyone is done."""
    match = counting(3)
    assert sentences(match, "2 say 4", 0) == ["say ?", "Cleo is done counting."]
    assert sentences(match, "2 say 5", 0) == ["say ?", "Cleo counts again."]
    play(match, "2 say 4")
    for viewer in (0, 1, None):
        view = now(match, viewer)
        assert view["standing"] == []
        assert (view["scores"], view["rounds"]) == ([0, 0, 0], [])
        assert view["counting"] == {"waiting": [0, 1], "tries": [0, 0, 0], "wrong": []}
    assert match.position.scores == [0, 0, 0]
    view = now(match, 2)
    assert view["standing"] == [0, 0, 0, None, 1, None, 2, 2, 2, 2]
    assert view["scores"] == [3, 1, 4]
    assert view["rounds"][-1]["points"] == [3, 1, 4]  # type: ignore[index]  # a list of rounds
    assert sentences(match, "0 say 2", 2) == ["say 2", "Ada counted 2. That isn't right."]
    assert sentences(match, "0 say 2", None) == ["say ?", "Ada counts again."]
    play(match, "0 say 2", "0 say 3")
    assert sentences(match, "1 say 1", None)[0] == "say 1"
    assert sentences(match, "1 say 1", None)[-1] == "Points of round 1: Ada 3, Bo 1, Cleo 4."


def test_while_a_round_runs_nobody_is_shown_who_is_closest() -> None:
    """NL-18: the last card would give the points away, and so would a look at what a card is worth."""
    match = start("number-line", {**PRACTICE})
    play(match, "0 card 5")
    for viewer in (0, 1, None):
        assert now(match, viewer)["standing"] == []
    text = match.setup.game.text(match.view(1), lambda message: say(message, 1))
    assert "closest" not in text
    assert match.preview(1, legal_move(match, "card 6")) is None
    usual = start("number-line")
    play(usual, "0 card 5")
    assert now(usual, 1)["standing"] == [0] * 10
    assert usual.preview(1, legal_move(usual, "card 6")) is not None


def legal_move(match: Match, text: str) -> int:
    move = match.parse(text)
    assert move is not None
    return move


def test_own_wrong_numbers_are_nobody_elses_business() -> None:
    """NL-18: the others see how many tries were used."""
    match = counting()
    play(match, "0 say 4", "0 say 3")
    assert now(match, 0)["counting"] == {"waiting": [0, 1], "tries": [2, 0], "wrong": [4, 3]}
    assert now(match, 1)["counting"] == {"waiting": [0, 1], "tries": [2, 0], "wrong": []}


def test_the_tries_of_a_seat_that_is_done_are_never_shown() -> None:
    """NL-18: a seat that states its points later could tell from them whether the other one was right."""
    match = counting(3)
    play(match, "2 say 1", "2 say 4", "0 say 3")
    for viewer in (0, 1, 2, None):
        assert now(match, viewer)["counting"] == {"waiting": [1], "tries": [0, 0, 0], "wrong": []}


def test_decoys_are_open_while_players_count() -> None:
    """NL-18, NL-5: the round is full, so everyone sees which cards count, and nobody has moved on yet."""
    match = counting()
    play(match, "0 say 5", "1 say 5", "1 decoy 1", "0 card 4", "1 card 5")
    assert sentences(match, "0 decoy 10", 1) == [
        "put 10",
        "Ada puts a card face down on 10.",
        "The decoys are turned up: Bo on 1, Ada on 10.",
        "Round 2 is over. Everyone counts their own points.",
    ]
    play(match, "0 decoy 10")
    line = now(match, 1)["line"]
    assert [slot and slot["kind"] for slot in line] == ["decoy", None, None, "card", "card", *[None] * 4, "decoy"]  # type: ignore[attr-defined]  # a list of slots
    assert not match.is_over
    play(match, "1 say 6", "0 say 4")
    assert match.result is not None
    assert match.result.scores == (9, 11)


def test_offers_never_hold_the_right_number() -> None:
    """NL-18: a form for any number from 0 to 99, and a hint that tells how to count, not how many."""
    match = counting()
    offer = match.offer(0)
    assert offer.moves == []
    assert [(form.verb, form.fields) for form in offer.forms] == [("say", (Field("points", "number", 0, 99),))]
    assert offer.asks == {"key": "asks-count", "facts": {"round": 1}}
    advice = advise(find_game("number-line"), 0, match.view(0), stream_of(""))
    assert advice.choices == ()
    assert [said["key"] for said in advice.says] == ["nl-count"]


def test_a_number_is_0_to_99_without_leading_zeros() -> None:
    """NL-18: the notation is exact."""
    match = counting()
    for text in ("say 0", "say 7", "say 99"):
        move = match.parse(text)
        assert move is not None
        assert match.format(move) == text
    assert [match.parse(text) for text in ("say", "say ", "say 100", "say 07", "say -1", "say ?", "say 4 4")] == [
        None
    ] * 7


@pytest.mark.parametrize("level", [*AT_TABLES, "random", "simple", "greedy"])
def test_a_bot_states_the_right_number_immediately(level: str) -> None:
    """NL-18: so does the table for a seat whose time is up."""
    match = counting(3)
    assert match.format(match.timeout_move(1)) == "say 1"
    bot = find_bot(level, find_game("number-line"))
    assert match.format(bot.choose(TableTurn(match, 2), stream_of(""))) == "say 4"


def test_a_round_is_decided_when_the_points_end_the_game() -> None:
    """NL-18: only then does nothing but statements stand between the table and the result."""
    match = counting()
    assert not match.position.is_decided()
    play(match, "0 say 5", "1 say 5", "1 decoy 1", "0 card 4", "1 card 5")
    assert not match.position.is_decided()
    play(match, "0 decoy 10")
    assert match.position.is_decided()
    tied = counting()
    play(tied, "0 say 5", "1 say 5", "1 card 6", "0 card 5", "1 decoy 1", "0 decoy 10")
    assert not tied.position.is_decided()
    ahead = counting()
    play(ahead, "0 say 5", "1 say 5", "1 card 10", "0 card 5", "1 decoy 9", "0 decoy 1")
    assert ahead.position.is_decided()


def test_a_match_can_be_abandoned_while_players_count() -> None:
    """NL-18, README: the unfinished game counts for nothing."""
    match = counting()
    play(match, "0 say 5")
    match.play(TABLE, ABANDON)
    assert match.result is not None
    assert (match.result.end, match.result.games, match.result.winners) == ("abandon", (), ())


def test_statements_are_in_the_record_and_a_third_wrong_one_is_the_last() -> None:
    """NL-18: no move is recorded for the number that the program takes as stated."""
    moves: list[tuple[int, str]] = [
        (0, "card 5"),
        (1, "card 6"),
        (0, "say 0"),
        (1, "say 5"),
        (0, "say 1"),
        (0, "say 2"),
    ]
    moves += [(1, "card 5"), (0, "decoy 6"), (1, "decoy 9"), (0, "card 4"), (1, "say 6"), (0, "say 5")]
    match = start("number-line", {**PRACTICE})
    for seat, text in moves:
        play(match, f"{seat} {text}")
    notes = [MoveNote(seat, text) for seat, text in moves]
    record = record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes).to_json()
    assert '"count":"practice"' in record
    assert match.is_over is False  # seat 0 owns four: 5 was wrong
    again = replay(find_game("number-line"), read_record(record))
    assert again.view(0) == match.view(0)
    spoilt = json.loads(record)
    spoilt["moves"].insert(6, [0, "say 5"])
    with pytest.raises(Fault) as wrong:
        replay(find_game("number-line"), read_record(json.dumps(spoilt)))
    assert (wrong.value.move, wrong.value.seat, wrong.value.refusal.code) == (7, 0, "not-your-turn")


def test_a_wrong_number_is_a_slip_and_a_review_passes_statements_over() -> None:
    """NL-18: evidence for a report; there is nothing to choose."""
    match = counting()
    wrong, right = match.parse("say 4"), match.parse("say 5")
    assert wrong is not None
    assert right is not None
    slips = slips_of("number-line")
    assert [(slip.rule, slip.name, missed) for slip, missed in slips.decided(match, 0, wrong).items()] == [
        ("NL-18", "wrong-count", True)
    ]
    assert list(slips.decided(match, 0, right).values()) == [False]
    notes = [MoveNote(0, "card 5"), MoveNote(1, "card 6"), MoveNote(0, "say 4")]
    play(match, "0 say 4")
    record = record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes)
    assert [question.move for question in questions(find_game("number-line"), record)] == ["card 5", "card 6"]


def test_search_does_not_spend_time_on_counting() -> None:
    """NL-18: imagined games go on without statements, so a bot plays as well as where nobody counts."""
    one, other = start("number-line"), start("number-line", {**PRACTICE})
    for seat, text in ((0, "card 5"),):
        play(one, f"{seat} {text}")
        play(other, f"{seat} {text}")
    bot = find_bot("hard", find_game("number-line"))
    chosen = [bot.choose(TableTurn(match, 1), stream_of("a")) for match in (one, other)]
    assert chosen[0] == chosen[1]


def test_the_text_of_a_table_hides_the_points_too() -> None:
    """NL-18: what a terminal shows."""
    match = counting()
    text = match.setup.game.text(match.view(0), lambda message: say(message, 0))
    assert "Still counting: Ada and Bo" in text
    assert "closest" not in text
    assert legal(match, 0)[0] == "say 5"


def test_a_spectator_can_imagine_a_round_that_is_being_counted() -> None:
    """NL-18: nobody's wrong numbers are in it."""
    match = counting()
    play(match, "0 say 4")
    knowledge = match.setup.game.knowledge(match.view(None))
    assert knowledge.imagine(stream_of("a")).actors() == [0, 1]
    assert knowledge.deals() is knowledge.deals()
