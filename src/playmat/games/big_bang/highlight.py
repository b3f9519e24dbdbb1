"""What was special about a game of Big Bang."""

from typing import Final, cast

from playmat.core.message import Message, message
from playmat.core.views import FinishedGame
from playmat.games.big_bang.rules.views import BigBangView

LONG_RUN: Final = 4


def highlight(finished: FinishedGame) -> Message | None:
    """Every card put, no dead hand at all, or the longest run of cards without a draw."""
    game = cast(BigBangView, finished.view)
    moves = finished.moves
    perfect = [seat for seat, scoring in enumerate(game["scoring"]) if scoring["left"] == 0]
    if len(perfect) == 1:
        return message("special-perfect", {"seat": perfect[0]})
    if perfect:
        return message("special-perfect-all", {"seats": perfect})
    seats = range(len(game["sets"]))
    runs = [longest_run([text for mover, text in moves if mover == seat]) for seat in seats]
    if max(runs) >= LONG_RUN and runs.count(max(runs)) == 1:
        return message("special-run", {"seat": runs.index(max(runs)), "cards": max(runs)})
    if not any(text.startswith("dead ") for _, text in moves):
        return message("special-no-dead-hand")
    return None


def longest_run(texts: list[str]) -> int:
    """Cards put one after the other, with no draw and no dead hand in between."""
    longest = run = 0
    for text in texts:
        run = run + 1 if "@" in text else 0
        longest = max(longest, run)
    return longest
