"""Find by playing what letters of Bang! Zoom! are worth to a strong player of two; print the best values so far.

Each round tries some players whose values differ a little from the best ones, lets them meet `medium` and `greedy` on
the same deals, and moves on towards those that win most while BANG and ZOOM still come when two of them play. So the
values in bots/strategy.py were found. The number of rounds is its argument:
`python tools/games/bang_zoom/letters.py 20`.
"""

import sys

from playmat.bots.bot import Bot
from playmat.bots.playing import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, Stream, seed_of_number, stream_of
from playmat.core.match import Match
from playmat.games.bang_zoom.bots.simple import SimpleBangZoom, Values
from playmat.games.bang_zoom.bots.strategy import LEARNED
from playmat.games.registry import find_game

GAME = find_game("bang-zoom")
TRIED = 12
BEST = 4
DEALS = 100
STEP = 0.3
FIRST_SEED = 100_000  # far from the seeds that strength is measured with
LEAST_ZOOM = 0.95


def played(bots: list[Bot], number: int, deal: int) -> Match:
    match = GAME.start({}, 2, SeedChance(seed_of_number(number, deal)))
    play_match(match, bots, [stream_of(f"{deal} {seat}") for seat in range(2)], "")
    return match


def share(bot: Bot, other: Bot, number: int) -> float:
    """The share of wins, both seats of every deal."""
    won = 0.0
    for deal in range(DEALS):
        for seat in range(2):
            bots = [other, other]
            bots[seat] = bot
            result = played(bots, number, deal).result
            assert result is not None
            won += (seat in result["winners"]) / len(result["winners"])
    return won / (2 * DEALS)


def worth(values: Values, number: int) -> float:
    bot = SimpleBangZoom("tried", values, waits=True)
    zooms = sum(played([bot, bot], number, deal).end == "zoom" for deal in range(DEALS)) / DEALS
    medium = share(bot, find_bot("medium", GAME), number)
    greedy = share(bot, find_bot("greedy", GAME), number)
    return (medium + 2 * greedy) / 3 - 2 * max(0.0, LEAST_ZOOM - zooms)


def numbers_of(values: Values) -> list[float]:
    steps = [[row[place + 1] - row[place] for place in range(3)] for row in (values.bang, values.zoom, values.behind)]
    single = [values.later, values.drawing, values.poor, values.gift, values.few, values.rare, values.hurry]
    return [*steps[0], *steps[1], *steps[2], *single, *values.letters]


def values_of(numbers: list[float]) -> Values:
    later, drawing, poor, gift, few, rare, hurry = numbers[9:16]
    return Values(
        bang=table_of(numbers[:3]),
        zoom=table_of(numbers[3:6]),
        behind=table_of(numbers[6:9]),
        letters=numbers[16:],
        later=later,
        drawing=drawing,
        poor=poor,
        laid=LEARNED.laid,
        gift=gift,
        few=few,
        rare=rare,
        late=LEARNED.late,
        hurry=hurry,
    )


def table_of(steps: list[float]) -> list[float]:
    one, two, three = steps
    return [0.0, one, one + two, one + two + three, one + two + 2 * three]


def varied(numbers: list[float], stream: Stream) -> list[float]:
    return [number + STEP * (stream.below(2001) / 1000 - 1) for number in numbers]


def main(rounds: int) -> None:
    best = numbers_of(LEARNED)
    stream = stream_of("letters")
    for number in range(FIRST_SEED, FIRST_SEED + rounds):
        tried = [best, *[varied(best, stream) for _ in range(TRIED)]]
        tried.sort(key=lambda numbers: -worth(values_of(numbers), number))
        best = [sum(column) / BEST for column in zip(*tried[:BEST], strict=True)]
        print(" ".join(f"{found:.2f}" for found in best), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
