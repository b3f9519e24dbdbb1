"""What is said about a move of Bang! Zoom!: to each viewer only what that viewer may know."""

from typing import TYPE_CHECKING

from playmat.core.message import Facts, Message, message
from playmat.core.views import Seen
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, names_of, without
from playmat.games.bang_zoom.rules.moves import (
    DISCARD,
    DRAW,
    LAY,
    SWAP,
    TAKE,
    format_move,
    is_lay,
    is_swap,
    letters_of,
    word_of,
)
from playmat.games.bang_zoom.rules.points import points_for
from playmat.games.bang_zoom.rules.view import kind_of

if TYPE_CHECKING:
    from playmat.games.bang_zoom.rules.position import BangZoomPosition


def seen_of(before: "BangZoomPosition", after: "BangZoomPosition", seat: int, move: int, viewer: int | None) -> Seen:
    if is_lay(move):
        messages = [said_lay(before, seat, move)]
    elif move == TAKE:
        messages = [message("move-take", {"seat": seat, "letter": CARD_NAMES[after.history.taken]})]
    elif move == DRAW:
        messages = said_rebuild(before, after)
        if viewer == seat:
            messages.append(message("move-draw-own", {"seat": seat, "letter": CARD_NAMES[after.history.taken]}))
        else:
            messages.append(message("move-draw", {"seat": seat}))
    else:
        messages = said_leaving(before, after, seat, move, viewer)
    if after.kernel.last_turns and not before.kernel.last_turns:
        messages.append(message("last-turns"))
    return {"text": format_move(move), "messages": messages + said_end(after)}


def said_lay(before: "BangZoomPosition", seat: int, move: int) -> Message:
    points = points_for(move, before.kernel.is_bang_laid, before.kernel.extra)
    facts: Facts = {"seat": seat, "word": word_of(move - LAY), "points": points}
    return message("lay-" + kind_of(move, before.kernel.is_bang_laid), facts)


def said_leaving(
    before: "BangZoomPosition", after: "BangZoomPosition", seat: int, move: int, viewer: int | None
) -> list[Message]:
    """BZ-6, BZ-7: the cards that are thrown away, and those that fill up the hand; only their owner sees which."""
    if is_swap(move):
        gone = letters_of(move - SWAP)
        said = [message("move-swap", {"seat": seat, "letters": names_of(gone), "number": len(gone)})]
    else:
        gone = [move - DISCARD]
        said = [message("move-discard", {"seat": seat, "letter": CARD_NAMES[gone[0]]})]
    said += said_rebuild(before, after)
    fresh = without(after.kernel.hand_of(seat), without(before.kernel.hand_of(seat), gone))
    if fresh:
        facts: Facts = {"seat": seat, "number": len(fresh)}
        if viewer == seat:
            facts["letters"] = names_of(fresh)
        said.append(message("fills-own" if viewer == seat else "fills", facts))
    return said


def said_rebuild(before: "BangZoomPosition", after: "BangZoomPosition") -> list[Message]:
    if after.kernel.rebuilds == before.kernel.rebuilds:
        return []
    return [message("rebuilt", {"number": len(after.history.rebuilt)})]


def said_end(after: "BangZoomPosition") -> list[Message]:
    """BZ-12, BZ-13, BZ-15: why the game ends, and who wins."""
    if not after.end:
        return []
    how = "stops-last-turns" if after.end == "exhausted" and after.kernel.has_last_turns else "stops-" + after.end
    said = [message(how, {"turns": after.kernel.quiet})] if after.end != "zoom" else []
    for seat, score in enumerate(after.scores):
        words = [word_of(entry // 4 - LAY) for entry in after.history.laid if entry % 4 == seat]
        key = "counted" if words else "counted-none"
        said.append(message(key, {"seat": seat, "words": words, "points": score}))
    if after.agreed:
        said.append(message("agreed", {"words": after.agreed, "number": len(after.agreed)}))
    winners = after.winners()
    said.append(message("wins", {"seats": winners, "points": after.scores[winners[0]]}))
    return said
