"""What was special about a game of Bang! Zoom!"""

from typing import Final, cast

from playmat.core.message import Message, message
from playmat.core.views import FinishedGame
from playmat.games.bang_zoom.rules.views import BangZoomView

LONG_WORD: Final = 5  # longer than BANG and ZOOM


def highlight(finished: FinishedGame) -> Message | None:
    """Both big words by one player, the longest word, or whoever has laid the most."""
    game = cast(BangZoomView, finished.view)
    words = game["words"]
    by_kind = {laid["kind"]: laid["seat"] for laid in words if laid["kind"] != "letters"}
    if "bang" in by_kind and by_kind["bang"] == by_kind.get("zoom"):
        return message("special-both", {"seat": by_kind["bang"]})
    long = [laid for laid in words if laid["kind"] == "letters" and len(laid["word"]) >= LONG_WORD]
    if long:
        best = max(long, key=lambda laid: len(laid["word"]))
        if sum(len(laid["word"]) == len(best["word"]) for laid in long) == 1:
            return message("special-longest", {"seat": best["seat"], "word": best["word"]})
    counts = [sum(laid["seat"] == seat for laid in words) for seat in range(len(game["scores"]))]
    if counts.count(max(counts)) == 1 and max(counts) > 1:
        return message("special-most-words", {"seat": counts.index(max(counts)), "count": max(counts)})
    return None
