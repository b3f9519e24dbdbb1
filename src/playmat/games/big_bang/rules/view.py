"""What a seat sees of Big Bang, built field by field."""

from typing import TYPE_CHECKING

from playmat.games.big_bang.rules.cards import FIRST_RULES, PIECE_NAMES, names_of
from playmat.games.big_bang.rules.grid import CELL_NAMES
from playmat.games.big_bang.rules.own_set import OwnSet
from playmat.games.big_bang.rules.views import BigBangView, PutCard, Scoring, SetView

if TYPE_CHECKING:
    from playmat.games.big_bang.rules.position import BigBangPosition


def view_of(position: "BigBangPosition", viewer: int | None) -> BigBangView:
    """The own set; of the others the board, with the same deal only its shape; all there is once the game is over."""
    is_over = position.end != ""
    sets: list[SetView] = []
    for seat, own in enumerate(position.sets):
        if is_over or seat == viewer:
            sets.append(own_set(own, is_over))
        else:
            sets.append(others_set(own, position.terms.hides_numbers))
    return {
        "sets": sets,
        "rules_cards": [list(faces) for faces in position.terms.rules_cards.faces],
        "scores": position.scores[:],
        "scoring": [scoring_of(position, seat) for seat in range(len(sets))] if is_over else [],
        "end": position.end,
        "winners": position.winners() if is_over else [],
    }


def own_set(own: OwnSet, is_over: bool) -> SetView:
    return {
        "board": board_of(own, False),
        "hand": names_of(own.hand),
        "discards": names_of(own.discards),
        "deck": own.dealt - own.drawn,
        "deck_cards": names_of(own.deck) if is_over else [],
        "may_replay": own.may_replay,
        "replays": own.replays,
    }


def others_set(own: OwnSet, hides_numbers: bool) -> SetView:
    return {
        "board": board_of(own, hides_numbers),
        "hand": None,
        "discards": None,
        "deck": None,
        "deck_cards": [],
        "may_replay": None,
        "replays": None,
    }


def board_of(own: OwnSet, hides_numbers: bool) -> list[PutCard]:
    return [
        {"cell": CELL_NAMES[cell], "card": None if hides_numbers else PIECE_NAMES[own.piece_on(cell)]}
        for cell in own.placed()
    ]


def scoring_of(position: "BigBangPosition", seat: int) -> Scoring:
    """BB-11, BB-12, BB-16: step by step."""
    own = position.sets[seat]
    pieces = [own.piece_on(cell) for cell in own.placed()]
    rules = len([piece for piece in pieces if piece >= FIRST_RULES])
    return {
        "numbers": len(pieces) - rules,
        "rules": rules,
        "left": own.left,
        "points": position.kernel.points_of(seat),
        "stolen": position.scores[seat] if position.terms.is_stealing else None,
    }
