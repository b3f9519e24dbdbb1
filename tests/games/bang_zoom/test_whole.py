"""Bang! Zoom! as a whole: the contract, notation, records, a simple player."""

import json

import pytest

from bang_zoom_table import GAME, now_of, position_of, say, situation, started
from playing import examples, play
from playmat.bots.bot import Bot, RandomBot, SentTurn, TableTurn
from playmat.core.chance import SearchChance, SeedChance, seed_of_number, stream_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.playout import play_out, play_out_listing
from playmat.core.record import read_record, record_of
from playmat.core.replay import Fault, Replay, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.bang_zoom.bots.simple import SimpleBangZoom
from playmat.games.bang_zoom.rules.moves import BANG, LAY, SWAP, TEXTS, ZOOM
from playmat.games.registry import find_game
from playmat.testing import check_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bang_zoom_keeps_the_contract_with_any_options(seats: int) -> None:
    """BZ-11, BZ-14, BZ-15: all options in combination, over random deals and moves."""
    check_game(GAME, examples() // 2, seats)
    assert GAME.rules == 3


def test_what_bang_zoom_says_of_itself() -> None:
    """BZ-11, BZ-13, BZ-14: the options, the presets, and how long a game can last."""
    assert (GAME.name, GAME.least_seats, GAME.most_seats, GAME.minutes, GAME.ages) == ("bang-zoom", 2, 4, 20, "8+")
    tables = [option.table() for option in GAME.options[2:]]
    assert [(table["name"], table["default"], table["values"]) for table in tables] == [
        ("bonus", "instead", ["instead", "added"]),
        ("proper_names", False, [False, True]),
        ("abbreviations", False, [False, True]),
        ("one_letter", False, [False, True]),
        ("vocabulary", 50, [50, 35, 60, 70]),
        ("spelling", "both", ["both", "american", "british"]),
        ("family", True, [True, False]),
        ("allow", "", []),
        ("deny", "", []),
        ("letters", "", []),
    ]
    assert GAME.preset("first-game") == {"vocabulary": 35, "one_letter": True}
    assert [preset.name for preset in GAME.presets] == [
        "original-rules",
        "first-game",
        "more-words",
        "word-lovers",
        "three-games",
        "to-100",
    ]
    assert GAME.has_secrets(GAME.setup({}, 2))
    # 57 words of two letters; 20 turns of two moves can pass before, between and after them; then 2 last turns.
    assert GAME.bound(GAME.setup({}, 2)) == 57 + 2 * (57 + 58 * 20 + 2)
    assert GAME.bound(GAME.setup({"one_letter": True}, 4)) == 115 + 2 * (115 + 116 * 40 + 4)
    second = find_game("bang-zoom", 2)
    assert second.bound(second.setup({}, 2)) == 56 + 2 * (56 + 57 * 20)


def test_every_move_has_one_spelling() -> None:
    """BZ-4, BZ-5, BZ-6, BZ-7: `draw`, `take`, `lay CAT`, `discard X`, `swap XQV`."""
    assert sum(26**length for length in range(1, 7)) == TEXTS
    spelled = [GAME.format(move) for move in range(LAY + 2000)]
    assert len(set(spelled)) == LAY + 2000
    assert all(GAME.parse(text) == move for move, text in enumerate(spelled))
    assert spelled[:3] == ["draw", "take", "discard A"]
    ends = {LAY: "lay A", SWAP - 1: "lay ZZZZZZ", SWAP: "swap A", GAME.move_space - 1: "swap ZZZZZZ"}
    assert {move: GAME.format(move) for move in ends} == ends
    for text in ("lay CAT", "lay A", "swap XQV", "swap ZZ", "discard Z", "lay BANG", "lay ZOOM"):
        move = GAME.parse(text)
        assert move is not None
        assert GAME.format(move) == text
    assert (GAME.format(BANG), GAME.format(ZOOM)) == ("lay BANG", "lay ZOOM")
    assert GAME.move_space < 2**32


def test_words_that_are_too_long_are_one_move() -> None:
    """BZ-6, BZ-14: it is always refused, and spelled without them."""
    assert GAME.parse("lay PLAYING") == GAME.parse("lay ABCDEFGHIJ") == GAME.parse("lay ???????")
    assert GAME.parse("swap PLAYING") == GAME.parse("swap ???????")
    assert GAME.format(GAME.parse("lay PLAYING") or 0) == "lay ???????"


@pytest.mark.parametrize(
    "text",
    ["", "lay", "lay ", "lay cat", "lay CAT ", "lay  CAT", "lay C T", "lay CAFÉ", "lay ??", "discard", "discard AB",
     "discard a", "discard ?", "draw A", "take X", "swap", "swap x", "swap A B", "Draw", "put A", "lay ????????"],
)  # fmt: skip
def test_anything_else_is_no_move(text: str) -> None:
    """BZ-4: the notation is exact."""
    assert GAME.parse(text) is None


def finished(options: Options | None = None, number: int = 3) -> tuple[Match, list[MoveNote]]:
    match = GAME.start(options or {}, 2, SeedChance(seed_of_number(4, number)))
    notes: list[MoveNote] = []
    bot = SimpleBangZoom()
    while match.actors():
        seat = match.actors()[0]
        move = bot.choose(TableTurn(match, seat), stream_of("bot"))
        notes.append(MoveNote(seat, match.format(move)))
        match.play(seat, move)
    return match, notes


def test_a_record_carries_the_hash_of_its_words() -> None:
    """BZ-14: and is replayed without a note where the list is the same."""
    match, notes = finished()
    text = record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes).to_json()
    assert json.loads(text)["words"] == position_of(match).lexicon.stamp()
    played = Replay(GAME, read_record(text))
    assert played.run().result == match.result
    assert played.notes == []


def test_a_record_of_another_list_says_so_and_is_trusted() -> None:
    """BZ-14: its words count as they were laid; without the hash, or with the same one, they are judged."""
    match, notes = finished({"allow": "QUA,ZZZ"})
    record = json.loads(record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes).to_json())
    word = next(note.text[4:] for note in notes if note.text.startswith("lay ") and "A" not in note.text)
    record["options"]["deny"] = word
    own = GAME.stamp(GAME.setup(record["options"], 2).options)
    with pytest.raises(Fault) as wrong:
        replay(GAME, read_record(json.dumps({**record, **own})))
    assert wrong.value.refusal.code == "word-denied"
    foreign = Replay(GAME, read_record(json.dumps(record)))
    assert foreign.run().result == match.result
    assert [say(note) for note in foreign.notes] == [
        "This match was played with another word list; its words are taken as they were."
    ]
    assert say(foreign.notes[0], None, "es").startswith("Esta partida se jugó con otra lista de palabras")
    del record["words"]
    with pytest.raises(Fault):
        replay(GAME, read_record(json.dumps(record)))


def test_a_trusted_record_is_still_judged_by_all_other_rules() -> None:
    """BZ-5, BZ-14: letters that are not in the hand stay wrong."""
    match, notes = finished()
    record = json.loads(record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes).to_json())
    record["words"] = "0" * 64
    place = next(number for number, note in enumerate(notes) if note.text.startswith("lay "))
    record["moves"][place][1] = "lay ZZZZZZ"
    with pytest.raises(Fault) as wrong:
        replay(GAME, read_record(json.dumps(record)))
    assert (wrong.value.move, wrong.value.refusal.code) == (place + 1, "letters-missing")


def play_bots(match: Match, bots: list[Bot], streams: str = "bots") -> None:
    stream = stream_of(streams)
    while match.actors():
        seat = match.actors()[0]
        move = bots[seat].choose(TableTurn(match, seat), stream)
        assert match.refuse(seat, move) is None
        match.play(seat, move)


def test_random_play_ends_and_both_ways_of_it_are_the_same() -> None:
    """BZ-13: within the bound, whatever is picked."""
    for seats in (2, 3, 4):
        setup = GAME.setup({}, seats)
        first = setup.start(SearchChance(stream_of("deal")))
        second = setup.start(SearchChance(stream_of("deal")))
        made = play_out(first, stream_of("moves"))
        assert made == play_out_listing(second, stream_of("moves"))
        assert made <= GAME.bound(setup)
        assert first.result == second.result


def test_the_simple_bot_beats_a_random_player() -> None:
    """BZ-11: by far, nearly every time."""
    won = 0
    for number in range(10):
        match = GAME.start({}, 2, SeedChance(f"{number:032x}"))
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = SimpleBangZoom()
        play_bots(match, bots, f"random {number}")
        won += match.result is not None and match.result.winners == (number % 2,)
    assert won >= 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simple_bots_mostly_end_with_zoom(seats: int) -> None:
    """BZ-1, BZ-9, BZ-10: BANG falls nearly always; with more players the cards run out sooner."""
    ends = []
    bangs = 0
    for number in range(20):
        match = GAME.start({}, seats, SeedChance(seed_of_number(1, number)))
        play_bots(match, [SimpleBangZoom()] * seats)
        ends.append(match.end)
        bangs += now_of(match)["goal"] == "ZOOM"
    assert ends.count("zoom") >= {2: 18, 3: 14, 4: 7}[seats]
    assert bangs >= 18


@pytest.mark.parametrize(
    ("hand", "discards", "laid", "wanted"),
    [
        ("BANEKW", "TG", "", "take"),  # it makes BANG
        ("ZOMEKW", "TO", "0BANG", "take"),  # it makes ZOOM
        ("BAEKTW", "TN", "", "take"),  # BANG needs it
        ("CATDOG", "TK", "", "draw"),
        ("FHKVWW", "TZ", "", "swap FHKVWW"),
        ("BFKVWW", "TV", "", "swap FKVWW"),
    ],
)
def test_what_the_simple_bot_begins_a_turn_with(hand: str, discards: str, laid: str, wanted: str) -> None:
    """BZ-4, BZ-7, BZ-9: the open card where it helps, new cards where the hand is poor."""
    match = situation([hand, "EEEEEE"], discards.replace("V", "C"), "RSU", laid=laid)
    assert match.format(SimpleBangZoom().choose(TableTurn(match, 0), stream_of(""))) == wanted


def test_the_simple_bot_lays_its_words_and_keeps_the_goal() -> None:
    """BZ-5, BZ-6, BZ-10: BANG first; with ZOOM in hand the other words before it."""
    match = situation(["ZOOMAT", "EEEEEE"], "TS", "C", laid="1BANG")
    bot = SimpleBangZoom()
    chosen = []
    while match.actors() == [0]:
        move = bot.choose(TableTurn(match, 0), stream_of("bot"))
        chosen.append(match.format(move))
        match.play(0, move)
    assert chosen[-1] == "lay ZOOM"
    assert len(chosen) == 3
    saving = situation(["ZOOABE", "EEEEEE"], "TT", "W", laid="1BANG")
    play(saving, "0 draw")
    assert saving.format(bot.choose(TableTurn(saving, 0), stream_of("bot"))) in ("lay WEB", "lay AWE")


def test_the_simple_bot_chooses_the_same_from_a_view_alone() -> None:
    """BZ-2: it needs nothing but its view."""
    bot = SimpleBangZoom()
    match = started(seats=3)
    while match.actors():
        seat = match.actors()[0]
        move = bot.choose(TableTurn(match, seat), stream_of("a"))
        sent = SentTurn(GAME, seat, json.loads(json.dumps(match.view(seat))))
        assert bot.choose(sent, stream_of("a")) == move
        match.play(seat, move)
