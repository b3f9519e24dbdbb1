"""A game of Bang! Zoom! as a seat sees it, built field by field."""

from typing import TYPE_CHECKING

from playmat.games.bang_zoom.rules.finder import length_of, points_for
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, names_of
from playmat.games.bang_zoom.rules.moves import BANG, LAY, ZOOM, word_of
from playmat.games.bang_zoom.rules.views import BangZoomView, Laid, Since, Taken, Working

if TYPE_CHECKING:
    from playmat.games.bang_zoom.rules.position import BangZoomPosition


def view_of(position: "BangZoomPosition", viewer: int) -> BangZoomView:
    """A spectator is viewer -1. Once the game is over all cards are open."""
    over = position.end != ""
    left = position.pile[position.drawn :]
    is_seat = viewer >= 0 and not over
    return {
        "stage": "over" if over else "lay" if position.has_taken else "take",
        "dealer": position.dealer,
        "turn": None if over else position.turn,
        "goal": "ZOOM" if position.is_bang_laid else "BANG",
        "hand": names_of(position.hands[viewer]) if is_seat else [],
        "counts": [len(hand) for hand in position.hands],
        "draw": len(left),
        "discards": names_of(position.discards),
        "taken": None if over or not position.has_taken else shown_taken(position, viewer),
        "laid": position.has_laid and not over,
        "words": sheet_of(position.laid, position.seats, position.extra),
        "agreed": position.agreed[:],
        "known": [names_of([] if over else known) for known in position.known],
        "rebuilds": position.rebuilds,
        "rebuilt": names_of([] if over else position.rebuilt),
        "since": []
        if over or not position.rebuilds
        else [shown_since(position, seat) for seat in range(position.seats)],
        "drawn": names_of(sorted(position.drawn_since[viewer])) if is_seat else [],
        "quiet": position.quiet,
        "quiet_limit": position.quiet_limit(),
        "hands": [names_of(hand) for hand in position.hands] if over else [],
        "draw_cards": names_of(left) if over else [],
        "scores": position.scores[:],
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def shown_taken(position: "BangZoomPosition", viewer: int) -> Taken:
    """What comes from the discard pile everybody sees, what comes from the draw pile only who drew it."""
    sees = position.taken >= 0 and (position.from_discards or viewer == position.turn)
    return {
        "pile": "discard" if position.from_discards else "draw",
        "letter": CARD_NAMES[position.taken] if sees else None,
    }


def shown_since(position: "BangZoomPosition", seat: int) -> Since:
    return {
        "held": position.held_then[seat],
        "drew": position.drew_since[seat],
        "left": names_of(sorted(position.left_since[seat])),
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
    points = points_for(move, position.is_bang_laid, position.extra)
    return {
        "letters": length_of(move),
        "points": points,
        "total": position.scores[seat] + points,
        "kind": kind_of(move, position.is_bang_laid),
    }
