"""Ours, native: `playmat bench` in one process, and search from the deal."""

from measured import measured

from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.bots.search.search import Search
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.deals import Deals
from playmat.core.game import Setup
from playmat.core.playout import play_out_many
from playmat.core.position_kernel import deals_of
from playmat.games.registry import GAMES

MATCHES = 20
VISITS = 200
SEATS = 4


def main() -> None:
    stream = stream_of("peers")
    for name, game in GAMES.items():
        seats = max(game.least_seats, min(SEATS, game.most_seats))
        setup = game.setup({}, seats)
        what = f"{name}, {seats} seats, dealt and played out"

        def play(setup: Setup = setup) -> int:
            return play_out_many(setup, MATCHES, stream)

        measured("Playmat", what, "moves", play)
        match = setup.start(SeedChance(seed_of_number(1, 0)))
        seat = match.actors()[0]
        deals = deals_of(game.knowledge(match.view(seat)))
        judge = Judge(low_wins=game.low_wins)

        def look_ahead(deals: Deals = deals, seat: int = seat, judge: Judge = judge) -> int:
            Search(deals, seat, stream, Policy(), judge).grow(VISITS)
            return VISITS

        measured("Playmat", f"{name}, {seats} seats, search from the deal", "visits", look_ahead)


main()
