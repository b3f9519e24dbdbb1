"""Deciding what is agreed at a table before its first deal: preset and options, how many sit there, the clock."""

from playmat.core.chance import seed_of_code
from playmat.core.game import Game
from playmat.core.options import Options
from playmat.core.refusal import refused
from playmat.table import log, messages
from playmat.table.decision import Decision, Who, need_host
from playmat.table.table import Table


def set_agreed(table: Table, who: Who, message: messages.SetAgreed, now: int) -> Decision:
    need_host(who)
    if table.stage != "lobby":
        raise refused("already-started")
    game = table.setup.game
    options: Options = {} if message.preset is None else game.preset(message.preset)
    options.update(message.options)
    seats = len(table.seats) if message.seats is None else message.seats
    setup = game.setup(options, game.seats_for(message.preset, seats))
    if any(it.shares for it in table.seats) and game.is_race(setup):
        raise refused("race-on-one-device")
    for seat, it in enumerate(table.seats[seats:], seats):
        if it.kind == "human":  # a key opens a seat by its number, so nobody moves up
            raise refused("seat-taken", {"number": seat + 1})
    entry = log.AgreedSet(
        at=now,
        speaker=who.speaker,
        id=message.id,
        preset=message.preset,
        options=setup.options,
        seats=seats,
        added=free_colours(game, [it.colour for it in table.seats], seats - len(table.seats)),
        clock=table.clock.setting if message.clock is None else message.clock,
        deal_seed=deal_seed(table, message.deal_code),
    )
    return Decision([entry], locked_out=list(range(seats, len(table.seats))))


def deal_seed(table: Table, code: str | None) -> str:
    if code is None:
        return table.deal_seed
    return seed_of_code(code) if code else ""


def free_colours(game: Game, taken: list[str], count: int) -> list[str]:
    """Colours for seats that come, each different as long as there are enough."""
    free = [colour for colour in game.colours if colour not in taken]
    return [free[place] if place < len(free) else game.colours[place % len(game.colours)] for place in range(count)]
