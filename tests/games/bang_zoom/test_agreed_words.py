"""Bang! Zoom!: words that the table agrees on in the middle of a match."""

import json
from pathlib import Path

import pytest

from bang_zoom_table import GAME, NAMES, dealt, now_of, position_of, say, situation, spelled, started, told
from playing import code_of, move_of, play
from playmat.bots.bot import SentTurn, TableTurn
from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import OWN_MOVES, TABLE, Match
from playmat.core.options import Options
from playmat.core.record import read_record, record_of
from playmat.core.replay import Fault, Replay, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.bang_zoom.bots.simple import SimpleBangZoom
from playmat.games.bang_zoom.rules.agreed import format_agreed
from playmat.games.bang_zoom.rules.finder import lays_of
from playmat.games.bang_zoom.rules.ground_rules import WordTerms
from playmat.games.bang_zoom.rules.letters import cards_of
from playmat.games.bang_zoom.rules.lexicon import Lexicon, lexicon_in, lexicon_of
from playmat.games.bang_zoom.rules.moves import TEXTS
from playmat.games.registry import find_game
from playmat.words.catalogue import catalogue

MADE_UP = "ZOMB"
GOLDEN = Path(__file__).parents[2] / "goldens" / "bang-zoom" / "default-2-seats.txt"


def lexicon(options: Options, rules: int = 2) -> Lexicon:
    return lexicon_of(WordTerms.of(options), rules, [])


def agree(match: Match, word: str) -> None:
    play(match, f"-1 word {word}")


def test_an_agreed_word_counts_from_then_on() -> None:
    """BZ-16: for everybody, and it brings its points like any other."""
    match = dealt(["AAAAAA", "ZOMBEE"], "K", "TT")
    play(match, "1 draw")
    assert code_of(match, "1 lay ZOMB") == "word-unknown"
    agree(match, MADE_UP)
    assert match.actors() == [1]
    assert move_of(match, "lay ZOMB") in match.legal(1)
    play(match, "1 lay ZOMB")
    assert now_of(match)["scores"] == [0, 4]
    assert code_of(match, "-1 word ZOMB") == "agree-known"


def test_agreed_words_are_in_every_view_in_the_order_of_their_agreeing() -> None:
    """BZ-16: they are public; a copy of the match goes its own way."""
    match = started(seats=3)
    before = match.copy()
    agree(match, "ZOMB")
    agree(match, "ABBO")
    for seat in (None, 0, 1, 2):
        assert now_of(match, seat)["agreed"] == ["ZOMB", "ABBO"]
        assert now_of(before, seat)["agreed"] == []
    assert "ZOMB" not in position_of(before).lexicon.words


def test_agreed_words_hold_for_all_games_of_a_match_and_no_other() -> None:
    """BZ-15, BZ-16: the second game knows them, the next match does not."""
    match = GAME.start({"games": 2}, 2, SeedChance("00" * 16))
    agree(match, MADE_UP)
    bot = SimpleBangZoom()
    while match.number == 1:
        seat = match.actors()[0]
        match.play(seat, bot.choose(TableTurn(match, seat), stream_of("a")))
    assert now_of(match)["agreed"] == [MADE_UP]
    assert MADE_UP in position_of(match).lexicon.words
    assert MADE_UP not in position_of(started()).lexicon.words


def test_what_is_said_of_an_agreed_word() -> None:
    """BZ-16: when it is agreed on, and at the end."""
    match = situation(["ZOOMAT", "FKVWWY"], "EE", "I", laid="1BANG")
    assert told(match, "-1 word ABBO") == ["The table has agreed: ABBO is a word in this match."]
    assert told(match, "-1 word ABBO", 0, "es") == ["La mesa lo ha acordado: ABBO vale como palabra en esta partida."]
    agree(match, "ABBO")
    play(match, "0 draw")
    assert "The table agreed on a word: ABBO." in told(match, "0 lay ZOOM")
    agree(match, "ZZAM")
    assert "The table agreed on these words: ABBO, ZZAM." in told(match, "0 lay ZOOM")
    assert "La mesa acordó estas palabras: ABBO, ZZAM." in told(match, "0 lay ZOOM", None, "es")


def test_the_table_in_letters_names_agreed_words() -> None:
    """BZ-16"""
    match = started()
    agree(match, MADE_UP)
    text = GAME.text(match.view(0), lambda said: catalogue("en", "bang-zoom").say(said, NAMES))
    assert "Agreed words: ZOMB" in text.splitlines()


@pytest.mark.parametrize(
    ("options", "word", "code"),
    [
        ({}, "ABCDEFG", "agree-too-long"),
        ({}, "B", "agree-one-letter"),
        ({"one_letter": True}, "B", None),
        ({"one_letter": True}, "A", "agree-known"),
        ({}, "CAT", "agree-known"),
        ({}, "BANG", "agree-known"),
        ({"deny": "CAT"}, "CAT", "agree-denied"),
        ({"allow": "QUA"}, "QUA", "agree-known"),
        ({}, "PARIS", None),
        ({}, "ASAP", None),
        ({"spelling": "british"}, "COLOR", None),
        ({"vocabulary": 35}, "ABASH", None),
    ],
)
def test_which_words_can_be_agreed_on(options: Options, word: str, code: str | None) -> None:
    """BZ-16: one to six letters, one only where that counts, not in the dictionary yet, not denied."""
    match = started(options)
    refusal = match.refuse(TABLE, move_of(match, f"word {word}"))
    assert (refusal.code if refusal else None) == code
    assert refusal is None or refusal.rule == "BZ-16"


def test_an_unfit_word_cannot_be_agreed_on_in_a_classroom() -> None:
    """BZ-16: where words not fit for a classroom are left out; elsewhere it is in the dictionary."""
    usual = GAME.setup({}, 2).options
    unfit = min(lexicon({**usual, "family": False}).words - lexicon(usual).words)
    refusal = started().refuse(TABLE, move_of(started(), f"word {unfit}"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("agree-unfit", "BZ-16")
    assert code_of(started({"family": False}), f"-1 word {unfit}") == "agree-known"
    explained = catalogue("en", "bang-zoom").explain(refusal)
    assert explained.endswith("cannot be agreed on: this table leaves out words that are not fit for a classroom.")


def test_only_the_table_agrees() -> None:
    """BZ-16: a seat that plays the same text is refused."""
    match = started()
    assert code_of(match, "1 word ZOMB") == "not-a-move"


@pytest.mark.parametrize("text", ["word", "word ", "word zomb", "word ZO MB", "word ZÖMB", "words ZOMB", "wordZOMB"])
def test_the_notation_of_agreed_words_is_exact(text: str) -> None:
    """BZ-16"""
    assert started().parse(text) is None


def test_moves_of_the_table_have_numbers_of_their_own() -> None:
    """BZ-16: below those that all games share."""
    match = started()
    for text in ("word A", "word ZZZZZZ", "word SUSHI"):
        move = move_of(match, text)
        assert move <= OWN_MOVES
        assert match.format(move) == text
    assert match.format(move_of(match, "word TOOLONG")) == "word ???????"
    assert match.parse("word ???????") == match.parse("word TOOLONG") == OWN_MOVES - TEXTS
    for move in (OWN_MOVES - TEXTS - 1, -2):
        refusal = match.refuse(TABLE, move)
        assert refusal is not None
        assert refusal.code == "not-a-table-move"


def test_the_first_rules_know_no_agreed_words() -> None:
    """BZ-16: they came with number 2."""
    match = find_game("bang-zoom", 1).start({}, 2, SeedChance("00" * 16))
    assert match.parse("word ZOMB") is None
    refusal = match.refuse(TABLE, move_of(started(), "word ZOMB"))
    assert refusal is not None
    assert refusal.code == "not-a-table-move"


def whole_match(words: list[str]) -> tuple[Match, list[MoveNote]]:
    match = GAME.start({}, 2, SeedChance("0" * 31 + "6"))
    notes: list[MoveNote] = []
    for word in words:
        notes.append(MoveNote(TABLE, f"word {word}"))
        agree(match, word)
    bot = SimpleBangZoom()
    while match.actors():
        seat = match.actors()[0]
        move = bot.choose(TableTurn(match, seat), stream_of("a"))
        notes.append(MoveNote(seat, match.format(move)))
        match.play(seat, move)
    return match, notes


def test_a_record_with_agreed_words_replays() -> None:
    """BZ-14, BZ-16: they are moves of the table; the hash is that of the list the match began with."""
    match, notes = whole_match(["ZO", "MB", "OG"])
    text = record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes).to_json()
    assert json.loads(text)["words"] == lexicon(match.setup.options).stamp()
    assert [-1, "word ZO"] in json.loads(text)["moves"]
    assert any(note.text in ("lay ZO", "lay MB", "lay OG") for note in notes)
    played = Replay(GAME, read_record(text))
    assert played.run().result == match.result
    assert played.notes == []
    without = json.loads(text)
    without["moves"] = [move for move in without["moves"] if move[0] >= 0]
    with pytest.raises(Fault) as wrong:
        replay(GAME, read_record(json.dumps(without)))
    assert wrong.value.refusal.code == "word-unknown"


def test_a_record_of_another_list_may_agree_on_words_we_have() -> None:
    """BZ-16: where its hash says that its list was another, it is trusted in that too."""
    match, notes = whole_match([])
    record = json.loads(record_of(match, [SeatNote("Ada"), SeatNote("Bo")], notes).to_json())
    record["moves"].insert(0, [-1, "word CAT"])
    with pytest.raises(Fault) as wrong:
        replay(GAME, read_record(json.dumps(record)))
    assert wrong.value.refusal.code == "agree-known"
    record["words"] = "0" * 64
    assert replay(GAME, read_record(json.dumps(record))).result == match.result


def test_who_knows_only_a_view_knows_the_agreed_words() -> None:
    """BZ-16: imagined matches have them, and bots elsewhere find them."""
    match = situation(["HHTTWW", "EEEEEE"], "RR", "V")
    agree(match, "THWTWH")
    play(match, "0 draw")
    view = json.loads(json.dumps(match.view(0)))
    twin = GAME.knowledge(view).imagine(stream_of("deal"))
    assert twin.view(0) == match.view(0)
    assert twin.legal(0) == match.legal(0)
    assert [spelled(move) for move in lays_of(lexicon_in(view).trie(), cards_of(list("HHTTVWW")))] == ["THWTWH"]
    assert spelled(SimpleBangZoom().choose(SentTurn(GAME, 0, view), stream_of("any"))) == "THWTWH"


def test_agreeing_is_told_to_everybody_alike() -> None:
    """BZ-16"""
    match = started()
    seen = match.seen_by_all(TABLE, move_of(match, "word ZOMB"))
    assert len(seen) == 3
    assert [say(said) for said in seen[0]["messages"]] == ["The table has agreed: ZOMB is a word in this match."]


def test_the_table_is_asked_for_the_word_by_name() -> None:
    """BZ-16"""
    match = started()
    asked = match.position.asks_table(move_of(match, "word ZOMB"))
    assert asked == {"key": "asks-word", "facts": {"word": "ZOMB"}}


def test_common_words_count_at_every_level_of_the_newest_rules() -> None:
    """BZ-14: no child should wonder why ZAP is no word; the first rules keep the list they had, to the word."""
    for level in (35, 50, 60, 70):
        for spelling in ("american", "british", "both"):
            options = GAME.setup({"vocabulary": level, "spelling": spelling}, 2).options
            assert {"ZAP", "UM", "APP", "YUM", "SUSHI", "OOPS"} <= lexicon(options).words
    usual = GAME.setup({}, 2).options
    first = json.loads(GOLDEN.read_text(encoding="utf-8").partition("\n")[0])
    assert lexicon(usual, 1).stamp() == first["words"]
    assert "APP" not in lexicon(usual, 1).words
    assert "APP" not in lexicon(GAME.setup({"deny": "APP"}, 2).options).words


def test_a_number_that_stands_for_no_word_is_written_as_it_is() -> None:
    """BZ-16: whatever a program hands over, it can be named in a sentence."""
    assert format_agreed(TEXTS + 1) == str(TEXTS + 1)
    assert format_agreed(-1) == "-1"
