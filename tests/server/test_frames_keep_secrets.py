"""What goes to a seat holds nothing that the seat may not know."""

import json

import msgspec
import pytest

from playmat.core.chance import stream_of
from playmat.games.registry import GAMES, find_game
from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.decide import after
from playmat.table.decision import Decision
from playmat.table.frames import Frames, Reader
from playmat.table.messages import ClockSetting
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import Table, rebuild
from serving import Json, Server, my_moves

SEED = "5eed" * 8


def table_of(game: str, seats: int) -> Table:
    first, _ = opened(CreateTable(game, ["me", *["random"] * (seats - 1)], clock=ClockSetting("move", 30)), 1000)
    return rebuild("CCCCCC", [first, log.Dealt(at=1000, seed=SEED)], ["Ada", *[""] * (seats - 1)])


def played(table: Table, seat: int, text: str) -> Table:
    return after(table, Decision([log.Moved(at=1000 + table.number, seat=seat, text=text)]))


def frames(table: Table, seat: int | None) -> bytes:
    """Everything that could be sent to a seat now, in both languages."""
    readers = [Reader(seat, False, language) for language in ("en", "es")]
    whole = [Frames().frame(table, reader, Presence(), 0, 9000) for reader in readers]
    return msgspec.json.encode([whole, [Frames().change(table, reader, Presence(), 0, 9000) for reader in readers]])


def test_which_of_anothers_cards_is_the_decoy_changes_no_frame() -> None:
    """NL-6: the other seat swaps card and decoy; every frame of the whole round is the same, byte for byte."""
    moves = [(0, "card 5"), (1, "card 6"), (1, "{a} 2"), (0, "card 4"), (1, "{b} 9")]
    sent = []
    for a, b in (("card", "decoy"), ("decoy", "card")):
        table = table_of("number-line", 2)
        got = []
        for seat, text in moves:
            table = played(table, seat, text.format(a=a, b=b))
            got.append((frames(table, 0), frames(table, None)))
        sent.append(got)
        own = frames(table, 1)
        assert f'"text":"{a} 2"'.encode() in own
    assert sent[0] == sent[1]


@pytest.mark.parametrize("game", list(GAMES))
def test_dealt_again_as_a_seat_could_imagine_it_the_frames_are_the_same(game: str) -> None:
    rules = find_game(game)
    table = table_of(game, max(2, rules.least_seats))
    stream = stream_of("frames")
    checked = 0
    while table.play is not None and not table.play.match.is_over and checked < 25:
        match = table.play.match
        for seat in range(len(table.seats)):
            imagined = table.copy()
            assert imagined.play is not None
            imagined.play.match = rules.knowledge(match.view(seat)).imagine(stream)
            assert frames(imagined, seat) == frames(table, seat)
        seat = match.actors()[stream.below(len(match.actors()))]
        moves = match.legal(seat)
        table = played(table, seat, match.format(moves[stream.below(len(moves))]))
        checked += 1
    assert checked > 5


@pytest.mark.parametrize("game", list(GAMES))
def test_the_seed_is_in_no_frame_before_the_end(game: str) -> None:
    table = table_of(game, max(2, find_game(game).least_seats))
    for seat in (0, 1, None):
        assert SEED.encode() not in frames(table, seat)
    ended = after(table, Decision([log.Moved(at=2000, seat=-1, text="abandon")]))
    assert SEED.encode() in frames(ended, 0)


def test_over_the_wire_the_swap_of_card_and_decoy_cannot_be_seen(server: Server) -> None:
    """The same with real frames of a real server, but for times, codes and the deal's commitment."""
    sent = []
    for a, b in (("card", "decoy"), ("decoy", "card")):
        ada = server.create(seats=["me", "open"])
        ben = server.join(ada.code, "Ben")
        with ada.live() as line:
            ada.do("start")
            for seat, text in ((ada, "card 5"), (ben, "card 6"), (ben, f"{a} 2"), (ada, "card 4"), (ben, f"{b} 9")):
                number = seat.do("move", text=text)
                line.table_until(lambda table, number=number: table["number"] >= number)
            assert my_moves(line.table)
            sent.append([stripped(text) for text in line.raw if json.loads(text)["number"] > 4])
    # Frames may be joined when they come fast, so compare the last one and the events of all.
    assert sent[0][-1]["play"] == sent[1][-1]["play"]
    assert [event for frame in sent[0] for event in frame["events"]] == [
        event for frame in sent[1] for event in frame["events"]
    ]


def stripped(text: str) -> Json:
    frame: Json = json.loads(text)
    frame["play"]["view"]["commitment"] = ""
    for event in frame["events"]:
        event["at"] = 0
    return frame
