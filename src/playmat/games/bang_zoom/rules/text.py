"""Bang! Zoom! drawn in letters."""

from typing import cast

from playmat.core.game import Say
from playmat.core.message import Message, message
from playmat.core.views import View
from playmat.games.bang_zoom.rules.views import BangZoomView


def text_of(view: View, say: Say) -> str:
    now = cast(BangZoomView, view["now"])
    lines = []
    for seat, score in enumerate(now["scores"]):
        words = [f"{laid['word']} {laid['points']}" for laid in now["words"] if laid["seat"] == seat]
        key = "text-words" if words else "text-no-words"
        lines.append(say(message(key, {"seat": seat, "words": words, "points": score})))
    top = now["discards"][-1] if now["discards"] else "–"
    piles: dict[str, object] = {"draw": now["draw"], "discards": len(now["discards"]), "top": top}
    lines.append(say(message("text-piles", piles)))
    if now["agreed"]:
        lines.append(say(message("text-agreed", {"words": now["agreed"]})))
    if now["end"]:
        for seat, hand in enumerate(now["hands"]):
            left = message("text-left", {"seat": seat, "letters": " ".join(hand)})
            lines.append(say(left if hand else message("text-left-none", {"seat": seat})))
        return "\n".join(lines)
    if now["last_turns"]:
        lines.append(say(message("text-last-turns", {"number": now["last_turns"]})))
    lines.append(say(message("text-goal", {"goal": now["goal"]})))
    counts: list[Message] = [
        message("text-count", {"seat": seat, "number": number}) for seat, number in enumerate(now["counts"])
    ]
    lines.append(say(message("text-counts", {"shares": counts})))
    if view["seat"] is not None:
        lines.append(say(message("text-hand", {"letters": " ".join(now["hand"])})))
    return "\n".join(lines)
