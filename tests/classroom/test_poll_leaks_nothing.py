"""What is sent to a class about a position depends on nothing that the seat it is seen by could not know then."""

import msgspec
import pytest
from tools.proof.leaks import NOW, running, step, tried_texts

from playmat.classroom import poll_messages
from playmat.classroom.open_positions import Standing, find_position
from playmat.classroom.poll import Poll
from playmat.classroom.poll_frames import bars_of
from playmat.classroom.posed import Posed, shown, table_of
from playmat.core.chance import stream_of
from playmat.core.refusal import Refused
from playmat.core.stream import Stream
from playmat.games.registry import GAMES, find_game
from playmat.server.classes.polls import seen
from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.decide import judge
from playmat.table.opening import opened
from playmat.table.table import Table, rebuild
from playmat.words.catalogue import LANGUAGES

POSITIONS = 6


def played_to_the_end(game: str, stream: Stream) -> Table:
    rules = find_game(game)
    first, names = opened(CreateTable(game, ["me", *["random"] * (rules.least_seats + 1)][: rules.most_seats]), NOW)
    table = rebuild("CCCCCC", [first, log.Dealt(at=NOW, seed="1" * 32)], names)
    for _ in range(2_000):
        if table.stage == "over":
            return table
        table = step(table, stream)
    raise AssertionError("it never ends")


def sent(table: Table, posed: Posed, poll: Poll, texts: list[str]) -> dict[str, object]:
    """Everything that a device of the class can get to read about the question."""
    found: dict[str, object] = {}
    for language in LANGUAGES:
        frame, board = seen(table, posed.seat, language)
        found[f"position {language}"] = msgspec.json.encode(frame)
        found[f"board {language}"] = board
        found[f"bars {language}"] = msgspec.json.encode(bars_of(poll, table, language))
    for text in texts:
        try:
            found[f"answer {text}"] = judge(table, posed.seat, text)
        except Refused as wrong:
            found[f"answer {text}"] = (wrong.refusal.code, str(wrong.refusal.facts))
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_a_question_tells_what_its_seat_saw_and_nothing_else(game: str) -> None:
    stream = stream_of(f"poll-leaks-{game}")
    over = Standing(played_to_the_end(game, stream), plays=True)
    (play,) = over.matches
    compared = 0
    for _ in range(POSITIONS * 4):
        try:
            posed = find_position(over, [], 1, stream.below(len(play.moves))).posed
        except Refused:
            continue  # nothing to choose there
        table = table_of(posed)
        match = running(table)
        assert match is not None
        twin = table.copy()
        assert twin.play is not None
        twin.play.match = match.setup.game.knowledge(match.view(posed.seat)).imagine(stream)
        texts = [*tried_texts(table, stream), *[match.format(move) for move in match.legal(posed.seat)[:6]]]
        legal = [match.format(move) for move in match.legal(posed.seat)[:6]]
        poll = Poll(1, posed, 0, 1, answers=dict(enumerate(legal)))
        here, there = sent(table, posed, poll, texts), sent(twin, posed, poll, texts)
        assert here == there
        assert posed.seed not in str(here)
        compared += 1
        if compared == POSITIONS:
            return
    assert compared >= 2


def test_the_check_notices_the_hand_of_another_seat() -> None:
    stream = stream_of("poll-leaks-notices")
    over = Standing(played_to_the_end("sevens", stream), plays=True)
    posed = find_position(over, [], 1, None).posed
    table = table_of(posed)
    match = running(table)
    assert match is not None
    twin = table.copy()
    assert twin.play is not None
    twin.play.match = match.setup.game.knowledge(match.view(posed.seat)).imagine(stream)
    other = (posed.seat + 1) % len(posed.colours)
    assert shown(table, other, "en") != shown(twin, other, "en")


@pytest.mark.parametrize("game", ["sevens", "number-line", "bang-zoom", "big-bang"])
def test_what_a_running_table_refuses_depends_on_nobodys_cards(game: str) -> None:
    stream = stream_of(f"poll-running-{game}")
    rules = find_game(game)
    first, names = opened(CreateTable(game, ["me", *["random"] * (rules.least_seats + 1)][: rules.most_seats]), NOW)
    table = step(rebuild("CCCCCC", [first, log.Dealt(at=NOW, seed="2" * 32)], names), stream)
    match = running(table)
    assert match is not None
    twin = table.copy()
    assert twin.play is not None
    twin.play.match = match.setup.game.knowledge(match.view(None)).imagine(stream)
    for place in (poll_messages.AtTable(0), poll_messages.AtTable(0, 1, 0), poll_messages.AtTable(0, 1, 1)):
        told = []
        for it in (table, twin):
            with pytest.raises(Refused) as wrong:
                find_position(Standing(it, plays=True), [], place.match, place.moves)
            told.append((wrong.value.refusal.code, wrong.value.refusal.facts))
        assert told[0] == told[1]
        assert told[0][0] == "poll-hidden"
