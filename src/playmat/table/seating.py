"""Deciding about seats: who sits, leaves, stands in, and what they are called."""

from playmat.bots.registry import find_bot
from playmat.core.refusal import refused
from playmat.table import log, messages
from playmat.table.admission import Join
from playmat.table.decision import Decision, Who, existing_seat, need_host, need_seat
from playmat.table.nicknames import are_alike, checked_nickname
from playmat.table.table import Table

STAND_IN = "simple"


def join(table: Table, wish: Join, now: int) -> tuple[int, Decision]:
    """Take the wished seat, else the first open one, else the first bot's."""
    need_open_door(table)
    seat = wanted_seat(table, wish.seat)
    name = free_nickname(table, wish.nickname, seat)
    colour = table.seats[seat].colour if wish.colour is None else free_colour(table, wish.colour, seat)
    entries = swap_colour(table, seat, colour, now)
    entries += sat_down(table, log.Sat(at=now, seat=seat, colour=colour, program=wish.program))
    return seat, Decision(entries, names={seat: name})


def need_open_door(table: Table) -> None:
    if table.entry.class_code:
        raise refused("table-locked")  # who sits there is for the class to say
    if table.locked and (table.host == log.HOST_WITHOUT_SEAT or any(it.kind == "human" for it in table.seats)):
        raise refused("table-locked")  # where nobody is left to open it, it is as good as open


def sat_down(table: Table, sat: log.Sat) -> list[log.AnyEntry]:
    """Somebody sits; at a table where nobody else does, as its host."""
    if not any(it.kind == "human" for it in table.seats) and table.host >= 0:
        return [sat, log.HostPassed(at=sat.at, seat=sat.seat)]
    return [sat]


def claimed(table: Table, seat: int, now: int, *, by_host: bool = False) -> Decision:
    """A seat link was opened: a person's seat is on that device now, any other has a person again."""
    it = table.seats[seat]
    if it.kind == "human":
        return Decision([log.Handed(at=now, seat=seat, by_host=by_host)], locked_out=[seat])
    return Decision(sat_down(table, log.Sat(at=now, seat=seat, colour=it.colour)), locked_out=[seat])


def wanted_seat(table: Table, wish: int | None) -> int:
    promised = {it.seat for it in table.newcomers}
    if wish is not None:
        if table.seats[existing_seat(table, wish)].kind == "human" or wish in promised:
            raise refused("seat-taken", {"number": wish + 1})
        return wish
    for kind in ("open", "bot"):
        for seat, it in enumerate(table.seats):
            if it.kind == kind and seat not in promised:
                return seat
    raise refused("table-full")


def free_nickname(table: Table, wish: str, seat: int) -> str:
    name = checked_nickname(wish)
    others = [other for place, other in enumerate(table.names) if place != seat]
    others += [table.place_names.get(it.place, "") for it in table.newcomers]
    if name and any(are_alike(name, other) for other in others):
        raise refused("nickname-taken", {"name": name})
    return name


def free_colour(table: Table, wish: str, seat: int) -> str:
    colours = table.setup.game.colours
    if wish not in colours:
        raise refused("unknown-colour", {"colour": wish, "names": list(colours)})
    if not is_colour_free(table, wish, seat):
        raise refused("colour-taken", {"colour": wish})
    return wish


def is_colour_free(table: Table, colour: str, seat: int) -> bool:
    return not any(it.colour == colour and it.kind == "human" for place, it in enumerate(table.seats) if place != seat)


def swap_colour(table: Table, seat: int, colour: str, now: int) -> list[log.AnyEntry]:
    """An open seat or a bot that had the colour takes the one that became free."""
    old = table.seats[seat].colour
    for place, it in enumerate(table.seats):
        if place != seat and it.colour == colour:
            return [log.Recoloured(at=now, seat=place, colour=old)]
    return []


def rename(table: Table, who: Who, message: messages.Rename, now: int) -> Decision:
    seat = need_seat(who)
    if message.nickname is not None and table.entry.class_code:
        raise refused("name-of-class")  # the class may keep all names private
    colour = table.seats[seat].colour if message.colour is None else free_colour(table, message.colour, seat)
    names = {} if message.nickname is None else {seat: free_nickname(table, message.nickname, seat)}
    place = table.seats[seat].place
    if place is not None and message.nickname is not None:
        names[place] = names[seat]
    entries = swap_colour(table, seat, colour, now)
    entries.append(log.Recoloured(at=now, speaker=who.speaker, id=message.id, seat=seat, colour=colour))
    return Decision(entries, names)


def leave(table: Table, who: Who, message: messages.Leave, now: int) -> Decision:
    return emptied(table, need_seat(who), "left", who, message.id, now)


def remove(table: Table, who: Who, message: messages.Remove, now: int) -> Decision:
    need_host(who)
    seat = existing_seat(table, message.seat)
    if table.seats[seat].kind != "human":
        raise refused("seat-not-human", {"number": seat + 1})
    return emptied(table, seat, "removed", who, message.id, now)


def emptied(table: Table, seat: int, why: str, who: Who, message_id: str, now: int) -> Decision:
    """Nobody sits there any more: in a running match a bot goes on, else the seat is open."""
    entries: list[log.AnyEntry] = []
    if table.host == seat:
        people = [place for place, it in enumerate(table.seats) if it.kind == "human" and place != seat]
        entries += [log.HostPassed(at=now, seat=place) for place in people[:1]]
    entries.append(
        log.SeatGiven(
            at=now,
            speaker=who.speaker,
            id=message_id,
            seat=seat,
            to="bot" if table.is_running else "open",
            bot=STAND_IN if table.is_running else None,
            why="left" if why == "left" else "removed",
        )
    )
    emptied_seat = Decision(entries, names={seat: ""}, locked_out=[seat])
    return emptied_seat.then(door_shut(table, seat, now)) if why == "removed" else emptied_seat


def door_shut(table: Table, seat: int, now: int) -> Decision:
    """Who has lost the seat by the host's will still knows the code: nobody comes in until the host says so."""
    if table.seats[seat].kind != "human" or table.locked:
        return Decision([])
    return Decision([log.Locked(at=now, on=True)]).then(sent_away(table, now))


def sent_away(table: Table, now: int) -> Decision:
    """Nobody waits for a seat any more."""
    places = [it.place for it in table.newcomers]
    return Decision([stop_waiting(it, now) for it in places], names=dict.fromkeys(places, ""), locked_out=places)


def stop_waiting(place: int, now: int) -> log.AnyEntry:
    return log.StoppedWaiting(at=now, place=place)


def set_seat(table: Table, who: Who, message: messages.SetSeat, now: int) -> Decision:
    need_host(who)
    seat = existing_seat(table, message.seat)
    if message.to == "open" and table.is_running:
        raise refused("already-started")
    if seat == table.host:
        raise refused("seat-taken", {"number": seat + 1})
    bot = known_bot(table, message.bot) if message.to == "bot" else None
    given = log.SeatGiven(at=now, speaker=who.speaker, id=message.id, seat=seat, to=message.to, bot=bot, why="set")
    return Decision([given], names={seat: ""}, locked_out=[seat]).then(door_shut(table, seat, now))


def fill(table: Table, who: Who, message: messages.Fill, now: int) -> Decision:
    need_host(who)
    bot = known_bot(table, message.bot)
    empty = [seat for seat, it in enumerate(table.seats) if it.kind == "open"]
    if not empty:
        raise refused("table-full")
    last = empty[-1]
    return Decision(
        [
            log.SeatGiven(
                at=now,
                speaker=who.speaker,
                id=message.id if seat == last else "",
                seat=seat,
                to="bot",
                bot=bot,
                why="set",
            )
            for seat in empty
        ]
    )


def known_bot(table: Table, name: str) -> str:
    return find_bot(name, table.setup.game).name


def stand_in(who: Who, message: messages.StandIn, now: int) -> Decision:
    seat = need_seat(who)
    if message.on:
        entry: log.AnyEntry = log.WentAway(
            at=now, speaker=who.speaker, id=message.id, seat=seat, bot=STAND_IN, asked=True
        )
    else:
        entry = log.CameBack(at=now, speaker=who.speaker, id=message.id, seat=seat)
    return Decision([entry])


def may_hand(table: Table, who: Who, seat: int, *, is_there: bool) -> bool:
    """Whether this speaker may open that seat on another device; and whether as the host, who may also one where nobody
    sits, or nobody is there to do it (`is_there`)."""
    it = table.seats[existing_seat(table, seat)]
    if who.seat == seat:
        return False
    need_host(who)
    need_claimable(table, seat, is_there=is_there and not (it.shares and is_at_device(table, who)))
    return True


def is_at_device(table: Table, who: Who) -> bool:
    return who.seat is not None and table.seats[who.seat].shares


def need_claimable(table: Table, seat: int, *, is_there: bool) -> None:
    """In a running match the host's link opens no second view: not of a bot's hand, not of somebody's who plays."""
    if not must_wait(table):
        return
    if table.seats[seat].kind != "human":
        raise refused("bots-seat", {"number": seat + 1})
    if is_there:
        raise refused("seat-in-use", {"seat": seat})


def people(table: Table) -> list[int]:
    """Everybody who has a hand of cards to lose: also who is away for the moment and comes back to it, and a program,
    which plays for somebody."""
    return [seat for seat, it in enumerate(table.seats) if it.kind == "human"]


def must_wait(table: Table) -> bool:
    """Whether somebody new cannot simply sit down: a match runs, and people play in it."""
    return table.is_running and bool(people(table))
