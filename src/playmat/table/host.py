"""Deciding what the host may do: start, pause, go on, set the helps, end, play again."""

from msgspec.structs import replace

from playmat.core.refusal import refused
from playmat.table import log, messages
from playmat.table.decision import Decision, Who, need_host, need_seat, not_playing
from playmat.table.seating import sent_away
from playmat.table.series import next_first
from playmat.table.table import Table


def start(table: Table, who: Who, message: messages.Start, now: int, seed: str) -> Decision:
    need_host(who)
    if table.stage == "between":
        return Decision([log.WentOn(at=now, speaker=who.speaker, id=message.id)])
    if table.stage != "lobby":
        raise refused("already-started")
    is_open = table.deal_seed != ""
    return dealt(
        table, log.Dealt(at=now, speaker=who.speaker, id=message.id, seed=table.deal_seed or seed, open_deal=is_open)
    )


def rematch(table: Table, who: Who, message: messages.Rematch, now: int, seed: str) -> Decision:
    if not leads(table, who.seat, who.present):
        need_host(who)
    if table.stage != "over":
        raise refused("match-running" if table.is_running else "not-started")
    assert table.play is not None
    first = 0 if message.fresh else next_first(table.play)
    return dealt(
        table, log.Dealt(at=now, speaker=who.speaker, id=message.id, seed=seed, first=first, fresh=message.fresh)
    )


def leads(table: Table, seat: int | None, present: frozenset[int]) -> bool:
    """Whether somebody with a seat may begin again in the host's place: the host plays elsewhere, or is not there."""
    if seat is None or table.seats[seat].kind != "human":
        return False
    return table.host not in present or table.seats[table.host].away


def dealt(table: Table, entry: log.Dealt) -> Decision:
    empty = [seat + 1 for seat, it in enumerate(table.seats) if it.kind == "open"]
    if empty:
        raise refused("seats-open", {"numbers": empty})
    people = sum(1 for it in table.seats if it.kind == "human" and not it.away and not it.program)
    left_out = table.setup.game.left_out(table.setup.options, people)
    return Decision([replace(entry, left_out=left_out)])


def ready(table: Table, who: Who, message: messages.Ready, now: int) -> Decision:
    seat = need_seat(who)
    if table.stage != "between":
        raise refused("not-between")
    entries: list[log.AnyEntry] = []
    if table.seats[seat].away:
        entries.append(log.CameBack(at=now, seat=seat))
    entries.append(log.SaidReady(at=now, speaker=who.speaker, id=message.id, seat=seat))
    if not table.paused and set(table.waiting_for()) <= {seat}:
        entries.append(log.WentOn(at=now))
    return Decision(entries)


def pause(table: Table, who: Who, message: messages.Pause, now: int) -> Decision:
    need_host(who)
    if not table.is_running:
        raise not_playing(table)
    if message.on == table.paused:
        raise refused("already-paused" if table.paused else "not-paused")
    return Decision([log.Paused(at=now, speaker=who.speaker, id=message.id, on=message.on)])


def give_time(table: Table, who: Who, seconds: int, now: int) -> Decision:
    """More time for everybody, where time is counted."""
    need_host(who)
    if not table.is_running:
        raise not_playing(table)
    if not table.clock.counts_down:
        raise refused("no-clock")
    return Decision([log.TimeGiven(at=now, speaker=who.speaker, seconds=seconds)])


def spectators(who: Who, message: messages.Spectators, now: int) -> Decision:
    need_host(who)
    return Decision([log.SpectatorsSet(at=now, speaker=who.speaker, id=message.id, allowed=message.allowed)])


def lock(table: Table, who: Who, message: messages.Lock, now: int) -> Decision:
    need_host(who)
    locked = Decision([log.Locked(at=now, speaker=who.speaker, id=message.id, on=message.on)])
    return locked.then(sent_away(table, now)) if message.on else locked


def set_helps(who: Who, message: messages.SetHelps, now: int) -> Decision:
    need_host(who)
    return Decision([log.HelpsSet(at=now, speaker=who.speaker, id=message.id, helps=message.helps)])


def end(table: Table, who: Who, message: messages.End, now: int) -> Decision:
    need_host(who)
    if not table.is_running:
        raise not_playing(table)
    moves, is_over = stated_first(table, now)
    if not is_over:
        moves.append(log.Moved(at=now, seat=-1, text="abandon"))
    return Decision([*moves[:-1], replace(moves[-1], speaker=who.speaker, id=message.id)])


def stated_first(table: Table, now: int) -> tuple[list[log.Moved], bool]:
    """Return what players have yet to state in a decided game, so that it isn't lost, and whether the match is over."""
    assert table.play is not None
    match = table.play.match.copy()
    moves: list[log.Moved] = []
    while table.stage == "playing" and match.number == table.play.match.number and match.position.is_decided():
        seat = match.actors()[0]
        move = match.decline(seat)
        assert move is not None, "nothing but statements is left in a decided game"
        moves.append(log.Moved(at=now, seat=seat, text=match.format(move), by="table"))
        match.play(seat, move)
    return moves, match.is_over
