"""Learn from self-play on the actual deck what a letter of Bang! Zoom! is worth that stays in hand; print the table.

A player with the values found so far meets one whose values differ a little, on the same deals in both seats. If the
other one is clearly better, it is the best from then on. So the values in bots/strategy/bang_zoom.py were found. The
number of trials is its argument: `python tools/letters.py 300`.
"""

import sys
from math import sqrt

from playmat.bots.playing import play_match
from playmat.bots.simple.bang_zoom import LETTERS, SimpleBangZoom, Values
from playmat.bots.strategy.bang_zoom import LEARNED
from playmat.core.chance import SeedChance, Stream, seed_of_number, stream_of
from playmat.games.registry import find_game

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DEALS = 250
CHANGED = 6  # letters that differ in a trial
STEP = 0.25
WIN = 10.0  # a won match counts as so many points
BETTER = 2.0  # standard errors


def lead(mine: Values, theirs: Values, number: int) -> list[float]:
    """How far one is ahead of the other, deal by deal, both seats together."""
    game = find_game("bang-zoom")
    leads: list[float] = []
    for deal in range(DEALS):
        total = 0.0
        for seat in range(2):
            bots = [SimpleBangZoom("a", theirs), SimpleBangZoom("b", theirs)]
            bots[seat] = SimpleBangZoom("a", mine)
            match = game.start({}, 2, SeedChance(seed_of_number(number, deal)))
            play_match(match, list(bots), [stream_of(f"{deal} {place}") for place in range(2)], "")
            result = match.result
            assert result is not None
            total += result["scores"][seat] - result["scores"][1 - seat]
            total += WIN * ((seat in result["winners"]) - (1 - seat in result["winners"]))
        leads.append(total / 2)
    return leads


def is_better(leads: list[float]) -> bool:
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return mean > BETTER * sqrt(variance / len(leads))


def varied(values: Values, stream: Stream) -> Values:
    letters = values.letters[:]
    for _ in range(CHANGED):
        letters[stream.below(LETTERS)] += STEP * (stream.below(2001) / 1000 - 1)
    goal = values.goal + STEP * (stream.below(2001) / 1000 - 1) / 2
    drawing = values.drawing + STEP * (stream.below(2001) / 1000 - 1) / 2
    return Values(goal, values.later, letters, drawing, values.laid)


def main(trials: int) -> None:
    best = LEARNED
    stream = stream_of("letters")
    for trial in range(trials):
        other = varied(best, stream)
        if is_better(lead(other, best, 100_000 + trial)):
            best = other
            worths = " ".join(f"{ALPHABET[letter]}{worth:.2f}" for letter, worth in enumerate(best.letters))
            print(f"{trial}: goal {best.goal:.2f} drawing {best.drawing:.2f} {worths}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
