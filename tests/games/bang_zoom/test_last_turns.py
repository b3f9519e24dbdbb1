"""Bang! Zoom! by rules number 3: once no card can come from the draw pile, everyone takes one last turn."""

import json

import pytest

from bang_zoom_table import GAME, discards_of, hand_of, now_of, position_of, say, situation, told
from playing import code_of, legal, play
from playmat.bots.bot import SentTurn, TableTurn
from playmat.bots.registry import EXPERT, NAMES, find_bot
from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.record import read_record, record_of
from playmat.core.replay import Fault, replay
from playmat.core.result import GameOutcome
from playmat.core.written import MoveNote, SeatNote
from playmat.games.bang_zoom.bots.expert import ExpertBangZoom
from playmat.games.registry import find_game
from playmat.insight.advice import advise
from thorough import when_compiled

POOR = "FKVWWY"
SMALL = "A6 B5 E6 G5 I4 M5 N5 O9 R3 S3 T4 Z5"


def last(hands: list[str], top: str, laid: str = "", quiet: int = 0) -> Match:
    """The last turns have begun, and it is seat 0's turn; the seat that goes last has taken and discarded a card."""
    match = situation(hands, top, "", laid=laid, quiet=quiet)
    position_of(match).kernel.last_turns = len(hands)
    return match


def test_last_turns_begin_once_no_card_can_come_from_the_draw_pile() -> None:
    """BZ-12: the next player starts, and the player whose turn just ended goes last."""
    match = situation(["CATDOG", POOR, "EEEEEE"], "E", "I", laid="1BANG")
    assert now_of(match)["last_turns"] == 0
    play(match, "0 draw", "0 lay CAT")
    assert told(match, "0 discard I") == [
        "Ada discards I.",
        "The draw pile is empty: the card under the top discard becomes the new one.",
        "Ada draws a card to fill up the hand.",
        "There are no more cards to draw. Everyone takes one last turn with the discard pile.",
    ]
    play(match, "0 discard I")
    order = []
    while not match.end:
        seat = match.actors()[0]
        order.append(seat)
        assert now_of(match)["last_turns"] == 4 - len(order)
        play(match, f"{seat} take")
        play(match, f"{seat} {next(text for text in legal(match, seat) if text.startswith('discard '))}")
    assert order == [1, 2, 0]
    assert match.games[0] == GameOutcome((3, 0, 0), (0,), "exhausted")


def test_the_card_on_the_discard_pile_is_the_only_one_to_take() -> None:
    """BZ-12: no draw, no swap; the offer says so."""
    match = last(["CATDOG", POOR], "E")
    assert legal(match, 0) == ["take"]
    assert (code_of(match, "0 draw"), code_of(match, "0 swap C")) == ("last-turn-draw", "last-turn-swap")
    offer = match.offer(0)
    assert ([match.format(move) for move in offer.moves], offer.forms) == (["take"], [])
    assert say(offer.asks, 0) == "Last turn: take the card on the discard pile."
    assert match.format(match.timeout_move(0)) == "take"


def test_hands_are_not_refilled_in_last_turns() -> None:
    """BZ-12: the words of a last turn come from the hand and the discard."""
    match = last(["CATDOG", POOR], "S")
    play(match, "0 take", "0 lay CATS", "0 lay DO")
    assert told(match, "0 discard G", 0) == ["You discard G."]
    play(match, "0 discard G")
    assert (hand_of(match, 0), discards_of(match)) == ("", "G")
    assert now_of(match)["scores"] == [6, 0]


def test_the_next_player_can_lay_zoom_with_the_discard() -> None:
    """BZ-10, BZ-12: it ends the game immediately, before the others had their last turns."""
    match = situation([POOR, "ZOMEEE", "EEEEEE"], "S", "O", laid="0BANG")
    play(match, "0 draw", "0 discard O", "1 draw")  # one card is under the top: not exhausted yet
    assert now_of(match)["last_turns"] == 0
    match = situation(["FKVWWO", "ZOMEEE", "EEEEEE"], "S", "", laid="0BANG")
    play(match, "0 take", "0 discard O")
    assert now_of(match)["last_turns"] == 3
    play(match, "1 take", "1 lay ZOOM")
    assert match.end == "zoom"
    assert match.games[0] == GameOutcome((0, 10, 0), (1,), "zoom")


def test_the_second_rules_end_the_game_before_that_turn() -> None:
    """BZ-12: old records only."""
    match = situation(["FKVWWO", "ZOMEEE", "EEEEEE"], "S", "", laid="0BANG", rules=2)
    play(match, "0 take", "0 discard O")
    assert match.end == "exhausted"
    assert now_of(match)["last_turns"] == 0


def test_a_player_without_cards_takes_the_discard_and_discards_it_again() -> None:
    """BZ-12: their turn passes with `take` and `discard`, whatever is agreed on single letters."""
    match = situation(["CATDOG", POOR], "", "", options={"one_letter": True})
    kernel = position_of(match).kernel
    kernel.hold(0, [])
    kernel.pile_up([], [0])
    kernel.last_turns = 2
    assert legal(match, 0) == ["take"]
    play(match, "0 take")
    assert legal(match, 0) == ["discard A"]
    play(match, "0 discard A")
    assert (match.actors(), discards_of(match), hand_of(match, 0)) == ([1], "A", "")


def test_last_turns_cannot_stall() -> None:
    """BZ-12, BZ-13: they begin even where the game would stall, and go on."""
    match = situation(["CATDOG", POOR], "E", "", quiet=19)
    play(match, "0 take", "0 discard C")
    assert (match.end, now_of(match)["last_turns"]) == ("", 2)
    play(match, "1 take", "1 discard C")
    assert match.end == ""
    play(match, "0 take", "0 discard E")
    assert match.end == "exhausted"


def test_the_end_of_last_turns_is_announced() -> None:
    """BZ-12: in both languages."""
    match = last(["CATDOG", POOR], "E")
    position_of(match).kernel.last_turns = 1
    play(match, "0 take")
    assert told(match, "0 discard C")[1] == "Everyone has had a last turn. The game is over."
    assert told(match, "0 discard C", 0, "es")[1] == "Todos tuvieron su último turno. El juego ha terminado."


def test_a_game_with_last_turns_is_recorded_and_replayed() -> None:
    """BZ-12: the same record by rules number 2 is refused after the turn that exhausts the piles."""
    match, notes = exhausted()
    assert match.end == "exhausted"
    text = record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes).to_json()
    assert json.loads(text)["options"]["letters"] == SMALL
    assert replay(GAME, read_record(text)).result == match.result
    record = json.loads(text)
    record["moves"][-2][1] = "draw"
    with pytest.raises(Fault) as wrong:
        replay(GAME, read_record(json.dumps(record)))
    assert wrong.value.refusal.code == "last-turn-draw"


def exhausted() -> tuple[Match, list[MoveNote]]:
    """A game whose players throw away B and Z and lay every word they can, up to its last turns."""
    for number in range(200):
        match = GAME.start({"letters": SMALL, "one_letter": True}, 2, SeedChance(f"{number:032x}"))
        notes: list[MoveNote] = []
        while match.actors():
            seat = match.actors()[0]
            texts = legal(match, seat)
            lays = [text for text in texts if text.startswith("lay ") and text != "lay ZOOM"]
            text = max(lays, key=len) if lays else texts[0]
            notes.append(MoveNote(seat, text))
            play(match, f"{seat} {text}")
        if match.end == "exhausted":
            return match, notes
    raise AssertionError("no such game")


@pytest.mark.parametrize("name", [when_compiled(name) if name == EXPERT else name for name in NAMES])
def test_bots_take_their_last_turns(name: str) -> None:
    """BZ-12: from a view alone; whatever they keep is worth nothing any more, so they lay what they can."""
    bot = ExpertBangZoom(name, 6, 3) if name == EXPERT else find_bot(name, GAME)
    match = last(["CATXOG", "DOGEEE"], "S", laid="0BANG")
    chosen = []
    while match.actors():
        seat = match.actors()[0]
        view = json.loads(json.dumps(match.view(seat)))
        move = bot.choose(TableTurn(match, seat), stream_of("a"))
        assert bot.choose(SentTurn(find_game("bang-zoom", view["rules"]), seat, view), stream_of("a")) == move
        chosen.append(match.format(move))
        assert match.refuse(seat, move) is None
        match.play(seat, move)
    assert chosen[0] == "take"
    assert match.end == "exhausted"
    if name in ("simple", "hard", "expert"):
        assert now_of(match)["scores"][0] >= 4


def test_a_bot_lays_zoom_in_its_last_turn() -> None:
    """BZ-12: even where it stays behind, since there is no other turn to wait for."""
    for name in ("easy", "medium", "hard", "simple", "greedy"):
        match = last(["ZOMKVW", POOR], "O", laid="1BANG 1BOARDS 1BOARDS")
        bot = find_bot(name, GAME)
        play(match, "0 take")
        assert match.format(bot.choose(TableTurn(match, 0), stream_of("a"))) == "lay ZOOM"


def test_hints_know_the_last_turns() -> None:
    """BZ-12: the only card to take, then the words; a card that stays in hand is worth nothing."""
    match = last(["CATXOG", "DOGEEE"], "S", laid="0BANG")
    advice = advise(GAME, 0, match.view(0), stream_of("hint"), 10)
    assert [choice.move for choice in advice.choices] == ["take"]
    play(match, "0 take")
    advice = advise(GAME, 0, match.view(0), stream_of("hint"), 10)
    assert advice.choices[0].move.startswith("lay ")
    discards = [choice for choice in advice.choices if choice.move.startswith("discard ")]
    assert all(choice.worth == 0 for choice in discards)


def test_the_table_as_text_counts_the_last_turns() -> None:
    """BZ-12"""
    match = last(["CATDOG", POOR], "E")
    text = match.setup.game.text(match.view(0), say)
    assert "Last turns: 2 are left. There are no more cards to draw." in text
