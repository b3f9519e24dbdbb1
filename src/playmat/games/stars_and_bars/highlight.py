"""What was special about a game of Stars and Bars."""

from itertools import pairwise
from typing import Final, cast

from playmat.core.message import Message, message
from playmat.core.views import FinishedGame
from playmat.games.stars_and_bars.rules.view import ScoreSheetLine, StarsAndBarsView

FAR_BEHIND: Final = 15
MANY_CHANGES: Final = 4


def highlight(finished: FinishedGame) -> Message | None:
    """From far behind, a lead that changed often, or the best turn."""
    game = cast(StarsAndBarsView, finished.view)
    leads = leads_of(game["sheet"])
    if len(game["winners"]) == 1:
        winner = game["winners"][0]
        behind = max([0, *(lead if winner == 1 else -lead for lead in leads)])
        if behind >= FAR_BEHIND:
            return message("special-from-behind", {"seat": winner, "points": behind})
    ahead = [lead > 0 for lead in leads if lead != 0]
    changes = sum(one != other for one, other in pairwise(ahead))
    if changes >= MANY_CHANGES:
        return message("special-lead-changes", {"changes": changes})
    best = max(game["sheet"], key=lambda line: line["points"], default=None)
    if best is None or sum(line["points"] == best["points"] for line in game["sheet"]) > 1:
        return None
    return message("special-best-turn", {"seat": best["seat"], "points": best["points"]})


def leads_of(sheet: list[ScoreSheetLine]) -> list[int]:
    """How far the first seat was ahead after each turn."""
    totals = [0, 0]
    leads = []
    for line in sheet:
        totals[line["seat"]] = line["total"]
        leads.append(totals[0] - totals[1])
    return leads
