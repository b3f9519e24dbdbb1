"""Deciding about a new table."""

from typing import Literal

from playmat.bots.registry import find_bot
from playmat.core.chance import seed_of_code
from playmat.core.game import Game
from playmat.core.options import Options
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.nicknames import are_alike, checked_nickname

ME = "me"
OPEN = "open"
MATE = "mate"


def opened(wish: CreateTable, now: int) -> tuple[log.Opened, list[str]]:
    """The first entry of the table's log, and the nicknames by seat."""
    game = find_game(wish.game, wish.rules)
    if wish.seats.count(ME) > 1:
        raise refused("two-me")
    options: Options = {} if wish.preset is None else game.preset(wish.preset)
    options.update(wish.options)
    setup = game.setup(options, game.seats_for(wish.preset, len(wish.seats)))
    host = wish.seats.index(ME) if ME in wish.seats else log.HOST_WITHOUT_SEAT
    names = names_of(wish)
    shared = MATE in wish.seats
    if shared and game.is_race(setup):
        raise refused("race-on-one-device")
    seats = [
        log.SeatPlan(
            kind_of(kind),
            colour,
            find_bot(kind, game).name if kind_of(kind) == "bot" else None,
            shares=shared and kind_of(kind) == "human",
        )
        for kind, colour in zip(wish.seats, colours_of(game, len(wish.seats), host, wish.colour), strict=True)
    ]
    entry = log.Opened(
        at=now,
        game=game.name,
        rules=game.rules,
        preset=wish.preset,
        options=setup.options,
        seats=seats,
        host=host,
        clock=wish.clock,
        helps=wish.helps,
        patience=wish.patience,
        spectators=wish.spectators,
        deal_seed="" if wish.deal_code is None else seed_of_code(wish.deal_code),
    )
    return entry, names


def names_of(wish: CreateTable) -> list[str]:
    """What everybody at the device is called; seats of others have no name yet."""
    if len(wish.mates) > wish.seats.count(MATE) or (wish.seats.count(MATE) and ME not in wish.seats):
        raise refused("mates-without-seats", {"names": len(wish.mates), "number": wish.seats.count(MATE)})
    mates = iter(wish.mates)
    names: list[str] = []
    for kind in wish.seats:
        given = wish.nickname if kind == ME else next(mates, "") if kind == MATE else ""
        name = checked_nickname(given)
        if name and any(are_alike(name, other) for other in names):
            raise refused("nickname-taken", {"name": name})
        names.append(name)
    return names


def kind_of(seat: str) -> Literal["human", "open", "bot"]:
    if seat in (ME, MATE):
        return "human"
    return "open" if seat == OPEN else "bot"


def colours_of(game: Game, seats: int, host: int, wish: str | None) -> list[str]:
    """The host's wish, and the other colours in their order for the other seats."""
    if wish is not None and wish not in game.colours:
        raise refused("unknown-colour", {"colour": wish, "names": list(game.colours)})
    given = [game.colours[seat % len(game.colours)] for seat in range(seats)]
    if wish is not None and host >= 0:
        if wish in given:
            given[given.index(wish)] = given[host]
        given[host] = wish
    return given
