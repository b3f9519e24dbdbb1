"""Sevens: the players add up their own hands."""

import json

import pytest

from playing import code_of, play, refusal_of
from playmat.bots.bot import SentTurn, TableTurn
from playmat.bots.registry import NAMES as BOT_NAMES
from playmat.bots.registry import find_bot
from playmat.core.chance import RecordedChance, stream_of
from playmat.core.match import ABANDON, TABLE, Match
from playmat.core.offer import Field
from playmat.core.options import Options
from playmat.core.record import read_record, record_of
from playmat.core.replay import Fault, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import find_game
from playmat.games.sevens.rules.cards import CARD_NAMES
from playmat.insight.advice import advise
from playmat.insight.review import questions
from playmat.insight.slips import slips_of
from sevens_table import GAME, kernel_of, now_of, pile_for, say, situation, told, whole_suit

PRACTICE: Options = {"count": "practice"}
# Clubs and diamonds lie whole; seat 0 has one card left, and it fits.
CHAINS = "C:A-10 D:A-10 H:5-9 S:7-8"
HANDS = ["4H", "AH 2H AS 2S 9S", "3H 3S 4S 5S", "10H 6S 10S"]


def counting(options: Options | None = None) -> Match:
    """Seat 0 is out. The others hold 15+5+15+5+10 = 50, 4 x 5 = 20 and 10+5+10 = 25 points."""
    match = situation(CHAINS, HANDS, 0, {**PRACTICE, **(options or {})})
    play(match, "0 play 4H")
    return match


def test_nobody_adds_up_unless_that_was_agreed() -> None:
    """SV-16: with `count` set to `auto`, the default, the hands are scored right away."""
    match = situation(CHAINS, HANDS)
    play(match, "0 play 4H")
    assert match.result is not None
    assert match.result.scores == (0, 50, 20, 25)
    running = situation(CHAINS, HANDS)
    refusal = refusal_of(running, "0 say 5")
    assert (refusal.code, refusal.rule) == ("no-counting", "SV-16")
    assert code_of(running, "1 say 5") == "no-counting"


def test_everyone_who_still_holds_cards_states_a_sum_in_any_order() -> None:
    """SV-16: a seat that is out states nothing, and the result waits for the last sum."""
    match = counting()
    assert not match.is_over
    assert match.actors() == [1, 2, 3]
    assert now_of(match, 0)["stage"] == "count"
    play(match, "3 say 25", "1 say 50")
    assert match.actors() == [2]
    refusal = refusal_of(match, "3 say 25")
    assert (refusal.code, refusal.facts, refusal.rule) == ("counted-already", {"seats": [2]}, "SV-16")
    assert code_of(match, "2 knock") == "count-first"
    play(match, "2 say 20")
    assert match.result is not None
    assert (match.result.scores, match.result.winners, match.result.end) == ((0, 50, 20, 25), (0,), "out")


def test_a_wrong_sum_can_be_stated_again_twice_and_then_the_addition_is_shown() -> None:
    """SV-16: the third wrong one ends the adding of that seat, and the right sum is the one that counts."""
    match = counting()
    assert told(match, "2 say 15", 2) == ["say 15", "You said 15. Not quite. You have 2 tries left."]
    play(match, "2 say 15", "2 say 25")
    assert told(match, "2 say 0", 2) == [
        "say 0",
        "You said 0. That isn't right either.",
        "You have the 3 of hearts, the 3 of spades, the 4 of spades, the 5 of spades: 5 + 5 + 5 + 5 = 20.",
    ]
    play(match, "2 say 0")
    assert match.actors() == [1, 3]
    play(match, "1 say 50", "3 say 25")
    assert match.result is not None
    assert match.result.scores == (0, 50, 20, 25)


def test_the_junior_variant_adds_face_values() -> None:
    """SV-16, SV-13: 1 + 6 and 5 + 4."""
    chains = "C:A-6 D:A-6 H:2-4 S:2-3"
    match = situation(chains, ["AH", "AS 6H", "5H 4S", "5S 6S"], 0, {**PRACTICE, "variant": "junior"})
    play(match, "0 play AH", "1 say 7", "2 say 9", "3 say 11")
    assert match.result is not None
    assert match.result.scores == (0, 7, 9, 11)


def test_hands_are_open_while_players_add_but_no_points_before_they_are_stated() -> None:
    """SV-16: not the sum, not the cost of the cards, not the totals; sums that were stated are no secret."""
    match = counting({"games": 2})
    for viewer in (0, 1, 2, 3, None):
        now = now_of(match, viewer)
        assert now["hands"] == [[], HANDS[1].split(), HANDS[2].split(), ["10H", "6S", "10S"]]
        assert (now["points"], now["scores"], now["winners"]) == ([[]] * 4, [0] * 4, [])
        assert now["counting"] == {"end": "out", "waiting": [1, 2, 3], "wrong": [[]] * 4}
        assert (now["end"], now["turn"], now["open"], now["hand"], now["knock"]) == ("", None, [], [], None)
        view = match.view(viewer)
        assert (view["totals"], view["games"]) == ([0] * 4, [])
    play(match, "2 say 20", "3 say 30")
    now = now_of(match, 1)
    assert (now["scores"], now["points"]) == ([0, 0, 20, 0], [[], [], [5, 5, 5, 5], []])
    assert now["counting"] == {"end": "out", "waiting": [1, 3], "wrong": [[], [], [], [30]]}


def test_what_ended_the_game_is_told_at_once_and_who_won_when_all_have_added() -> None:
    """SV-16: without a number of points."""
    match = situation(CHAINS, HANDS, 0, PRACTICE)
    assert told(match, "0 play 4H", 1) == [
        "play 4H",
        "Ada puts the 4 of hearts on the table.",
        "Ada has no cards left.",
        "You still have the ace of hearts, the 2 of hearts, the ace of spades, the 2 of spades, the 9 of spades.",
        "Cy still has the 3 of hearts, the 3 of spades, the 4 of spades, the 5 of spades.",
        "Di still has the 10 of hearts, the 6 of spades, the 10 of spades.",
        "Now it's time to add: Bo, Cy and Di.",
    ]
    play(match, "0 play 4H", "1 say 50", "2 say 20")
    assert told(match, "3 say 25", 0) == ["say 25", "Di said 25. That's right!", "The game is over: you win!"]


def test_a_stalled_game_is_added_up_too() -> None:
    """SV-16, SV-15: everyone states a sum; the lowest wins."""
    hands = ["AH 2H 3H 4H", "5H 9H", "10H 4S", "AS 2S 3S 5S 6S 8S 9S 10S"]
    match = situation("C:A-10 D:A-10 H:6-8 S:7", hands, 0, PRACTICE)
    kernel_of(match).quiet = 39
    play(match, "0 knock", "1 give 5H", "2 give 10H", "3 give AS", "0 guess 5H", "0 guess 10H", "0 guess AS")
    assert now_of(match, 0)["counting"] == {"end": "stalled", "waiting": [0, 1, 2, 3], "wrong": [[]] * 4}
    play(match, "0 say 30", "1 say 15", "2 say 15", "3 say 60")
    assert match.result is not None
    assert (match.result.winners, match.result.end) == ((1, 2), "stalled")


def test_the_next_game_waits_until_every_sum_is_stated() -> None:
    """SV-16: and then the totals follow."""
    match = counting({"games": 2})
    play(match, "1 say 50", "2 say 20")
    assert match.number == 1
    play(match, "3 say 25")
    assert (match.number, match.totals) == (2, [0, 50, 20, 25])
    assert now_of(match, 0)["counting"] is None


def test_offers_never_hold_the_right_sum() -> None:
    """SV-16: a form for any number from 0 to 9999, and a hint that tells what cards cost."""
    match = counting()
    offer = match.offer(1)
    assert (offer.moves, offer.asks) == ([], {"key": "asks-count", "facts": {}})
    assert [(form.verb, form.fields) for form in offer.forms] == [("say", (Field("points", "number", 0, 9999),))]
    advice = advise(GAME, 1, match.view(1), stream_of(""))
    assert advice.choices == ()
    assert [said["key"] for said in advice.says] == ["sv-count"]


@pytest.mark.parametrize("level", [name for name in BOT_NAMES if name != "expert"])
def test_a_bot_states_the_right_sum_immediately(level: str) -> None:
    """SV-16: so does the table for a seat whose time is up."""
    match = counting()
    assert match.format(match.timeout_move(3)) == "say 25"
    bot = find_bot(level, GAME)
    assert match.format(bot.choose(TableTurn(match, 1), stream_of(""))) == "say 50"
    view = json.loads(json.dumps(match.view(2)))
    assert match.format(bot.choose(SentTurn(GAME, 2, view), stream_of(""))) == "say 20"


def test_a_game_is_decided_while_its_hands_are_added_up() -> None:
    """SV-16: then a table that ends lets the missing sums be stated first."""
    match = situation(CHAINS, HANDS, 0, PRACTICE)
    assert not match.position.is_decided()
    play(match, "0 play 4H")
    assert match.position.is_decided()
    match.play(TABLE, ABANDON)
    assert match.result is not None
    assert (match.result.end, match.result.games) == ("abandon", ())


def test_statements_are_in_the_record() -> None:
    """SV-16: no move is recorded for a sum that the program takes as stated."""
    hands = [whole_suit(suit, 6) for suit in "CDHS"]
    match = find_game("sevens").start({**PRACTICE, "variant": "junior"}, 4, dealt_by_hand(hands))
    notes: list[MoveNote] = []
    stream = stream_of("moves")
    while not match.position.is_decided():
        seat = match.actors()[0]
        moves = match.legal(seat)
        note(match, notes, seat, match.format(moves[stream.below(len(moves))]))
    waiting = match.actors()
    for _ in range(3):
        note(match, notes, waiting[0], "say 9999")
    for seat in waiting[1:]:
        note(match, notes, seat, match.format(match.timeout_move(seat)))
    text = record_of(match, [SeatNote(name) for name in "ABCD"], notes).to_json()
    assert '"count":"practice"' in text
    assert replay(GAME, read_record(text)).result == match.result
    assert match.result is not None
    asked = questions(GAME, read_record(text))
    assert not any(question.move.startswith("say") for question in asked)
    spoilt = json.loads(text)
    spoilt["moves"].insert(-len(waiting) + 1 or len(spoilt["moves"]), [waiting[0], "say 0"])
    with pytest.raises(Fault):
        replay(GAME, read_record(json.dumps(spoilt)))


def dealt_by_hand(hands: list[str]) -> RecordedChance:
    return RecordedChance([pile_for(hands)], CARD_NAMES, None)


def note(match: Match, notes: list[MoveNote], seat: int, text: str) -> None:
    play(match, f"{seat} {text}")
    notes.append(MoveNote(seat, text))


def test_a_wrong_sum_is_a_slip() -> None:
    """SV-16: evidence for a report."""
    match = counting()
    slips = slips_of("sevens")
    for text, missed in (("say 45", True), ("say 50", False)):
        move = match.parse(text)
        assert move is not None
        found = slips.decided(match, 1, move)
        assert [(slip.rule, slip.name, wrong) for slip, wrong in found.items()] == [("SV-16", "wrong-sum", missed)]
    assert say({"key": "slip-wrong-sum", "facts": {}}) == "adds up the hand wrong"


def test_the_text_of_a_table_hides_the_sums_too() -> None:
    """SV-16: what a terminal shows."""
    match = counting()
    play(match, "2 say 20")
    text = match.setup.game.text(match.view(1), lambda message: say(message, 1))
    assert "Cy: 3H   3S 4S 5S = 20" in text
    assert "Bo: AH 2H   AS 2S 9S = ?" in text
