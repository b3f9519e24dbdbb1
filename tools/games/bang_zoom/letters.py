"""Find by playing what kept hands of Bang! Zoom! are worth to a strong player of two; print the best values so far.

Each round tries some players whose values differ a little from the best ones, lets them meet `medium` and `greedy` on
the same deals, and moves on towards those that win most while ZOOM still comes when two of them play. The values
KEEPING in bots/values.py were found in the same way, against a player who always lays the longest word. The number of
rounds is its argument: `python tools/games/bang_zoom/letters.py 20`.
"""

import sys

from playmat.bots.bot import Bot
from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.match import Match
from playmat.core.stream import Stream
from playmat.games.bang_zoom.bots.strategy import StrongBangZoom
from playmat.games.bang_zoom.bots.values import KEEPING, Keeping
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
            won += (seat in result.winners) / len(result.winners)
    return won / (2 * DEALS)


def worth(keeping: Keeping, number: int) -> float:
    bot = StrongBangZoom("tried", keeping=keeping)
    zooms = sum(played([bot, bot], number, deal).end == "zoom" for deal in range(DEALS)) / DEALS
    medium = share(bot, find_bot("medium", GAME), number)
    greedy = share(bot, find_bot("greedy", GAME), number)
    return (medium + 2 * greedy) / 3 - 2 * max(0.0, LEAST_ZOOM - zooms)


def numbers_of(keeping: Keeping) -> list[float]:
    tables = (keeping.bang, keeping.late_bang, keeping.ahead, keeping.close, keeping.behind)
    single = [keeping.each, keeping.later, keeping.rare, keeping.rare_saved, keeping.rare_laid]
    single += [keeping.gift, keeping.late_gift, keeping.swapping]
    saved = [worth for table in tables for worth in table[1:]]
    return [*keeping.letters, *keeping.again, *keeping.vowels, *saved, *single]


def keeping_of(numbers: list[float]) -> Keeping:
    tables = [[0.0, *numbers[first : first + 4]] for first in range(34, 54, 4)]
    each, later, rare, rare_saved, rare_laid, gift, late_gift, swapping = numbers[54:]
    return Keeping(
        letters=numbers[:26],
        again=numbers[26:29],
        vowels=numbers[29:34],
        each=each,
        bang=tables[0],
        late_bang=tables[1],
        ahead=tables[2],
        close=tables[3],
        behind=tables[4],
        later=later,
        rare=rare,
        rare_saved=rare_saved,
        rare_laid=rare_laid,
        gift=gift,
        late_gift=late_gift,
        swapping=swapping,
    )


def varied(numbers: list[float], stream: Stream) -> list[float]:
    return [number + STEP * (stream.below(2001) / 1000 - 1) for number in numbers]


def main(rounds: int) -> None:
    best = numbers_of(KEEPING)
    stream = stream_of("letters")
    for number in range(FIRST_SEED, FIRST_SEED + rounds):
        tried = [best, *[varied(best, stream) for _ in range(TRIED)]]
        tried.sort(key=lambda numbers: -worth(keeping_of(numbers), number))
        best = [sum(column) / BEST for column in zip(*tried[:BEST], strict=True)]
        print(" ".join(f"{found:.2f}" for found in best), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
