"""A game of Bang! Zoom! as a seat sees it, built field by field."""

from typing import TYPE_CHECKING

from playmat.games.bang_zoom.rules.letters import CARD_NAMES, names_of
from playmat.games.bang_zoom.rules.moves import BANG, LAY, ZOOM, word_of
from playmat.games.bang_zoom.rules.points import length_of, points_for
from playmat.games.bang_zoom.rules.views import BangZoomView, Laid, Since, Taken, Working

if TYPE_CHECKING:
    from playmat.games.bang_zoom.rules.history import History
    from playmat.games.bang_zoom.rules.position import BangZoomPosition


def view_of(position: "BangZoomPosition", viewer: int) -> BangZoomView:
    """A spectator is viewer -1. Once the game is over all cards are open."""
    kernel = position.kernel
    history = position.history
    seats = range(kernel.seats)
    over = position.end != ""
    left = kernel.pile_listed()
    is_seat = viewer >= 0 and not over
    return {
        "stage": "over" if over else "lay" if kernel.has_taken else "take",
        "dealer": position.dealer,
        "turn": None if over else kernel.turn,
        "goal": "ZOOM" if kernel.is_bang_laid else "BANG",
        "hand": names_of(kernel.hand_of(viewer)) if is_seat else [],
        "counts": [kernel.size_of(seat) for seat in seats],
        "draw": len(left),
        "discards": names_of(kernel.discards_listed()),
        "taken": None if over or not kernel.has_taken else shown_taken(position, viewer),
        "laid": kernel.has_laid and not over,
        "words": sheet_of(history.laid, kernel.seats, kernel.extra),
        "agreed": position.agreed[:],
        "known": [names_of([] if over else known) for known in history.known],
        "rebuilds": kernel.rebuilds,
        "rebuilt": names_of([] if over else history.rebuilt),
        "since": [] if over or not kernel.rebuilds else [shown_since(history, seat) for seat in seats],
        "drawn": names_of(sorted(history.drawn_since[viewer])) if is_seat else [],
        "last_turns": kernel.last_turns,
        "quiet": kernel.quiet,
        "quiet_limit": kernel.quiet_limit,
        "hands": [names_of(kernel.hand_of(seat)) for seat in seats] if over else [],
        "draw_cards": names_of(left) if over else [],
        "scores": position.scores[:],
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def shown_taken(position: "BangZoomPosition", viewer: int) -> Taken:
    """What comes from the discard pile everybody sees, what comes from the draw pile only who drew it."""
    history = position.history
    sees = history.taken >= 0 and (history.from_discards or viewer == position.kernel.turn)
    return {
        "pile": "discard" if history.from_discards else "draw",
        "letter": CARD_NAMES[history.taken] if sees else None,
    }


def shown_since(history: "History", seat: int) -> Since:
    return {
        "held": history.held_then[seat],
        "drew": history.drew_since[seat],
        "left": names_of(sorted(history.left_since[seat])),
    }


def sheet_of(laid: list[int], seats: int, extra: int) -> list[Laid]:
    """BZ-11: the score step by step, word by word."""
    totals = [0] * seats
    lines: list[Laid] = []
    is_bang_laid = False
    for entry in laid:
        move = entry // 4
        seat = entry % 4
        points = points_for(move, is_bang_laid, extra)
        totals[seat] += points
        lines.append(
            {
                "seat": seat,
                "word": word_of(move - LAY),
                "points": points,
                "total": totals[seat],
                "kind": kind_of(move, is_bang_laid),
            }
        )
        is_bang_laid = is_bang_laid or move == BANG
    return lines


def kind_of(move: int, is_bang_laid: bool) -> str:
    if move == ZOOM:
        return "zoom"
    return "bang" if move == BANG and not is_bang_laid else "letters"


def preview_of(position: "BangZoomPosition", seat: int, move: int) -> Working:
    points = points_for(move, position.kernel.is_bang_laid, position.kernel.extra)
    return {
        "letters": length_of(move),
        "points": points,
        "total": position.scores[seat] + points,
        "kind": kind_of(move, position.kernel.is_bang_laid),
    }
