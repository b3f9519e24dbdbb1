"""One person with two views of a running match: a spectator's place beside the own seat tells nothing more."""

import msgspec
import pytest

from playmat.core.chance import stream_of
from playmat.games.registry import GAMES, find_game
from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.decide import after
from playmat.table.decision import Decision
from playmat.table.frames import Frames, Reader
from playmat.table.inquiries import described
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import Table, rebuild

SEED = "5eed" * 8
MOVES = 40


def spectators_frame(table: Table) -> bytes:
    reader = Reader(None, False, "en")
    return msgspec.json.encode([Frames().frame(table, reader, Presence(), 0, 9000), described(table, reader)])


@pytest.mark.parametrize("game", list(GAMES))
def test_in_every_deal_that_a_seat_holds_possible_a_spectator_sees_the_same(game: str) -> None:
    rules = find_game(game)
    seats = max(2, rules.least_seats)
    first, names = opened(CreateTable(game, ["me", *["random"] * (seats - 1)]), 1000)
    table = rebuild("CCCCCC", [first, log.Dealt(at=1000, seed=SEED)], names)
    stream = stream_of("two views")
    checked = 0
    while table.play is not None and not table.play.match.is_over and checked < MOVES:
        match = table.play.match
        for seat in range(seats):
            imagined = table.copy()
            assert imagined.play is not None
            imagined.play.match = rules.knowledge(match.view(seat)).imagine(stream)
            assert spectators_frame(imagined) == spectators_frame(table), (seat, match.view(None)["now"])
        actor = match.actors()[stream.below(len(match.actors()))]
        moves = match.legal(actor)
        move = moves[stream.below(len(moves))]
        public = match.seen_by_all(actor, move)[-1]
        for seat in range(seats):
            imagined_match = rules.knowledge(match.view(seat)).imagine(stream)
            if seat != actor and imagined_match.refuse(actor, move) is None:
                told = imagined_match.seen_by_all(actor, move)
                if told[seat] == match.seen_by_all(actor, move)[seat]:
                    assert told[-1] == public, "who sees the same of a move could tell it apart as a spectator"
        table = after(table, Decision([log.Moved(at=1000 + table.number, seat=actor, text=match.format(move))]))
        checked += 1
    assert checked > 5
