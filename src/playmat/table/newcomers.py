"""Somebody new in a running match sits down when everybody at the table agrees, else when the match is over.

Two seats in one hand would see two hands of cards, and the host may be the one who would like that (docs/adr/0018).
"""

from typing import Final, Literal

from playmat.core.message import Facts
from playmat.table import log
from playmat.table.admission import Join
from playmat.table.decision import Decision
from playmat.table.question import Question
from playmat.table.seating import (
    free_colour,
    free_nickname,
    is_colour_free,
    must_wait,
    need_open_door,
    people,
    sat_down,
    stop_waiting,
    swap_colour,
    wanted_seat,
)
from playmat.table.table import Newcomer, Table

# Who waits asks every few seconds whether there is news; after so long without it nobody is there.
GONE_MS: Final = 60_000
# After a question that did not end with everybody's yes the others are left in peace for a while.
PEACE_MS: Final = 30_000

State = Literal["asked", "soon", "later", "race"]


class Kind:
    """May somebody new take a bot's seat? The game goes on meanwhile."""

    name: Final = "newcomer"
    answer_ms: Final = 60_000
    stops_bots: Final = False

    def asked(self, table: Table, question: Question) -> list[int]:
        return people(table)

    def facts(self, table: Table, question: Question) -> Facts:
        assert question.place is not None
        return {"name": table.name_at(question.place), **question.facts}

    def granted(self, table: Table, question: Question, now: int) -> Decision:
        newcomer = next(it for it in table.newcomers if it.place == question.place)
        return sit(table, newcomer, now)


KIND: Final[Kind] = Kind()


def is_same_deal(table: Table) -> bool:
    """Whether all have the same cards to come: then another seat shows them, and nobody new comes in at all."""
    return table.setup.game.is_same_deal(table.setup)


def knock(table: Table, wish: Join, now: int) -> tuple[int, Decision]:
    """Somebody new waits; the others are asked where that can help."""
    need_open_door(table)
    seat = wanted_seat(table, wish.seat)
    name = free_nickname(table, wish.nickname, seat)
    if wish.colour is not None:
        free_colour(table, wish.colour, seat)
    place = table.next_place
    entries: list[log.AnyEntry] = [
        log.Knocked(at=now, place=place, seat=seat, colour=wish.colour, program=wish.program)
    ]
    if table.question(KIND.name) is None and not is_same_deal(table) and peace_until(table) <= now:
        entries.append(asked(place, seat, now))
    return place, Decision(entries, names={place: name})


def asked(place: int, seat: int, now: int) -> log.AnyEntry:
    return log.Asked(at=now, kind=KIND.name, place=place, facts={"number": seat + 1})


def sit(table: Table, newcomer: Newcomer, now: int) -> Decision:
    """At last. Another bot's seat is as good as the one that was asked for."""
    seat = newcomer.seat
    if table.seats[seat].kind == "human":
        free = [place for place, it in enumerate(table.seats) if it.kind != "human"]
        if not free:
            return gone(newcomer.place, now)
        seat = free[0]
    wish = newcomer.colour
    colour = wish if wish is not None and is_colour_free(table, wish, seat) else table.seats[seat].colour
    entries = swap_colour(table, seat, colour, now)
    sat = log.Sat(at=now, seat=seat, colour=colour, program=newcomer.program, place=newcomer.place)
    entries += sat_down(table, sat)
    return Decision(entries, names={seat: table.place_names.get(newcomer.place, "")}, locked_out=[seat])


def gone(place: int, now: int) -> Decision:
    """Somebody does not wait any more."""
    return Decision([stop_waiting(place, now)], names={place: ""}, locked_out=[place])


def peace_until(table: Table) -> int:
    return table.unheard.get(KIND.name, -PEACE_MS) + PEACE_MS


def next_due(table: Table, seen: dict[int, int]) -> int | None:
    """When something is due about those who wait; `seen` is when each was last heard of."""
    if not table.newcomers:
        return None
    if not must_wait(table):
        return 0
    dues = [seen.get(it.place, 0) + GONE_MS for it in table.newcomers]
    if not is_same_deal(table) and table.question(KIND.name) is None:
        dues += [peace_until(table) for it in table.newcomers if not it.was_asked]
    return min(dues)


def tick(table: Table, seen: dict[int, int], now: int) -> Decision | None:
    for newcomer in table.newcomers:
        if seen.get(newcomer.place, 0) + GONE_MS <= now:
            return gone(newcomer.place, now)
        if not must_wait(table):
            return sit(table, newcomer, now)
    if is_same_deal(table) or table.question(KIND.name) is not None or peace_until(table) > now:
        return None
    for newcomer in table.newcomers:
        if not newcomer.was_asked:
            return Decision([asked(newcomer.place, newcomer.seat, now)])
    return None


def state(table: Table, place: int) -> State:
    """How it stands with somebody who waits."""
    if is_same_deal(table):
        return "race"
    question = table.question(KIND.name)
    if question is not None and question.place == place:
        return "asked"
    return "later" if any(it.place == place and it.was_asked for it in table.newcomers) else "soon"
