"""Whatever a program passes by mistake: a `PlaymatError` with a sentence, never an error of ours."""

from collections.abc import Callable
from typing import Any

import pytest

import playmat
from playmat.words.catalogue import LANGUAGES

MATCH = playmat.start("sevens", seats=4, seed=7)
VIEW = MATCH.view(3)
RECORD = MATCH.record()
ANY: Any = playmat  # so that a type checker lets mistakes through

CALLS: dict[str, tuple[str, Callable[[], object]]] = {
    "list_games, language": ("unknown-language", lambda: playmat.list_games("fr")),
    "list_games, None": ("unknown-language", lambda: ANY.list_games(None)),
    "start, game": ("unknown-game", lambda: playmat.start("seven")),
    "start, game of a type": ("unknown-game", lambda: ANY.start(5)),
    "start, too few seats": ("wrong-seats", lambda: playmat.start("sevens", seats=0)),
    "start, seats of a type": ("bad-argument", lambda: ANY.start("sevens", seats="4")),
    "start, half a seat": ("bad-argument", lambda: ANY.start("sevens", seats=3.5)),
    "start, seed": ("bad-deal-code", lambda: playmat.start("sevens", seed="a b!")),
    "start, seed of a type": ("bad-argument", lambda: ANY.start("sevens", seed=1.5)),
    "start, bytes as seed": ("bad-argument", lambda: ANY.start("sevens", seed=b"x")),
    "start, preset": ("unknown-preset", lambda: playmat.start("sevens", preset="x")),
    "start, preset of a type": ("unknown-preset", lambda: ANY.start("sevens", preset=5)),
    "start, options": ("unknown-option", lambda: playmat.start("sevens", options={"x": 1})),
    "start, options of a type": ("bad-argument", lambda: ANY.start("sevens", options=[1])),
    "start, options as text": ("bad-argument", lambda: ANY.start("sevens", options="games")),
    "start, a name of a type": ("unknown-option", lambda: ANY.start("sevens", options={1: 1})),
    "start, a value of a type": ("option-out-of-range", lambda: ANY.start("sevens", options={"games": [1]})),
    "start, first": ("wrong-first", lambda: playmat.start("sevens", first=-1)),
    "start, first of a type": ("bad-argument", lambda: ANY.start("sevens", first="1")),
    "moves, seat": ("no-such-seat", lambda: MATCH.moves(9)),
    "moves, seat of a type": ("no-such-seat", lambda: ANY.Match.moves(MATCH, "0")),
    "moves, half a seat": ("no-such-seat", lambda: ANY.Match.moves(MATCH, 0.5)),
    "offer, seat": ("no-such-seat", lambda: MATCH.offer(-1)),
    "offer, None": ("no-such-seat", lambda: ANY.Match.offer(MATCH, None)),
    "push, seat": ("no-such-seat", lambda: MATCH.push(9, MATCH.moves(3)[0])),
    "push, move": ("not-a-move", lambda: MATCH.push(3, "x")),
    "push, None": ("bad-argument", lambda: ANY.Match.push(MATCH, 0, None)),
    "refusal, move of a type": ("bad-argument", lambda: ANY.Match.refusal(MATCH, 0, 5)),
    "view, seat": ("no-such-seat", lambda: MATCH.view(9)),
    "view, seat of a type": ("no-such-seat", lambda: ANY.Match.view(MATCH, "x")),
    "text, seat": ("no-such-seat", lambda: MATCH.text(9)),
    "record, None": ("bad-argument", lambda: ANY.Match.record(MATCH, None)),
    "read_record, text": ("bad-json", lambda: playmat.read_record("x")),
    "read_record, None": ("bad-argument", lambda: ANY.read_record(None)),
    "replay, None": ("bad-argument", lambda: ANY.replay(None)),
    "replay, moves of a type": ("bad-argument", lambda: ANY.replay(RECORD, moves="1")),
    "bot, level": ("unknown-bot", lambda: playmat.bot("x")),
    "bot, level of a type": ("unknown-bot", lambda: ANY.bot(5)),
    "choose, spectator": ("nothing-to-advise", lambda: playmat.bot("easy").choose(MATCH.view())),
    "choose, None": ("bad-view", lambda: ANY.Player.choose(playmat.bot("easy"), None)),
    "choose, half a view": ("bad-view", lambda: playmat.bot("easy").choose({**VIEW, "now": {}})),
    "choose, rules": ("unknown-rules", lambda: playmat.bot("easy").choose({**VIEW, "rules": 99})),
    "print_pdf, game": ("unknown-game", lambda: ANY.print_pdf(5)),
    "print_pdf, language": ("unknown-language", lambda: playmat.print_pdf("sevens", language="fr")),
    "print_pdf, paper": ("option-not-a-choice", lambda: playmat.print_pdf("sevens", paper="x")),
    "print_pdf, what of a type": ("bad-argument", lambda: ANY.print_pdf("sevens", what=5)),
    "print_pdf, copies of a type": ("bad-argument", lambda: ANY.print_pdf("sevens", copies="x")),
    "print_pdf, options of a type": ("bad-argument", lambda: ANY.print_pdf("sevens", options=[1])),
    "print_pdf, a value of a type": ("option-out-of-range", lambda: ANY.print_pdf("sevens", options={"games": {1}})),
    "print_pdf, file": ("unwritable-file", lambda: playmat.print_pdf("sevens", "/no/folder/x.pdf", what="rules")),
    "solve_deal, game": ("no-solver", lambda: playmat.solve_deal("sevens", seed=1)),
    "solve_deal, seed of a type": ("bad-argument", lambda: ANY.solve_deal("big-bang", seed=1.5)),
    "solve_deal, options of a type": ("bad-argument", lambda: ANY.solve_deal("big-bang", seed=1, options=[1])),
    "solve_deal, limit of a type": ("bad-argument", lambda: ANY.solve_deal("big-bang", seed=1, limit="x")),
}


@pytest.mark.parametrize("mistake", CALLS)
def test_a_mistake_raises_a_playmat_error_with_its_code_and_a_sentence(mistake: str) -> None:
    code, call = CALLS[mistake]
    with pytest.raises(playmat.PlaymatError) as caught:
        call()
    assert caught.value.code == code
    assert str(caught.value).endswith((".", ")"))
    assert "{" not in str(caught.value).replace("{1}", "")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(playmat.PlaymatError) as caught:
        playmat.list_games("fr")
    assert all(language in str(caught.value) for language in LANGUAGES)


def test_a_wrong_argument_is_named_with_its_type() -> None:
    with pytest.raises(playmat.PlaymatError) as caught:
        ANY.start("sevens", seats="4")
    assert str(caught.value) == "“seats” can't be of the type str. Give it as int | None."
    assert isinstance(caught.value.__cause__, TypeError)


def test_a_refusal_can_be_asked_for_any_seat_and_changes_nothing() -> None:
    before = MATCH.view(3)
    refusal = MATCH.refusal(9, MATCH.moves(3)[0])
    assert refusal is not None
    assert refusal.code == "no-such-seat"
    assert MATCH.view(3) == before
