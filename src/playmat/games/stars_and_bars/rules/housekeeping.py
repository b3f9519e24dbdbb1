"""Turning, clearing and removing stacks (SB-9 to SB-12): what is due, doing it and undoing it."""

from typing import TYPE_CHECKING, Final

from playmat.games.stars_and_bars.rules.board import ALL_INNER, INNER, IS_INNER, OUTER
from playmat.games.stars_and_bars.rules.cards import NO_CARD
from playmat.games.stars_and_bars.rules.moves import CLEAR, FLIP, REMOVE, duty_cell, is_flip

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition

WHOLE: Final = 4


def due_claims(position: "StarsAndBarsPosition") -> list[int]:
    """SB-12: at the start of a turn, before the card: everything that was forgotten, stacks of 4 or more."""
    due = [FLIP + cell for cell in INNER if is_whole(position, cell)]
    if position.face_down == ALL_INNER:
        due.append(CLEAR)
    return due + [REMOVE + cell for cell in OUTER if is_whole(position, cell)]


def is_whole(position: "StarsAndBarsPosition", cell: int) -> bool:
    """Whether a stack that lies face up has 4 cards or more."""
    return len(position.stacks[cell]) >= WHOLE and not position.face_down >> cell & 1


def due_duties(position: "StarsAndBarsPosition") -> list[int]:
    """SB-9 to SB-12: after the card: the stack that it brought to exactly 4, and the four that this has completed."""
    cell = position.put_cell
    if position.duties:
        return [CLEAR] if position.duties[-1] == FLIP + cell and position.face_down == ALL_INNER else []
    if len(position.stacks[cell]) != WHOLE:
        return []
    return [FLIP + cell if IS_INNER[cell] else REMOVE + cell]


def do_duty(position: "StarsAndBarsPosition", move: int) -> None:
    if move == CLEAR:
        clear(position)
    elif is_flip(move):
        flip(position, duty_cell(move))
    else:
        remove(position, duty_cell(move))


def flip(position: "StarsAndBarsPosition", cell: int) -> bool:
    """SB-9: nothing may be put on a face-down stack, and it is no neighbour. Whether all four lie face down now."""
    position.face_down |= 1 << cell
    position.tops[cell] = NO_CARD
    position.see_spaces()
    return position.face_down == ALL_INNER


def clear(position: "StarsAndBarsPosition") -> None:
    """SB-10: the four inner stacks go to the discard pile."""
    for cell in INNER:
        position.discards.append(position.stacks[cell])
        position.stacks[cell] = []
    position.face_down = 0
    position.free |= ALL_INNER


def remove(position: "StarsAndBarsPosition", cell: int) -> None:
    """SB-11: an outer stack goes to the discard pile."""
    position.discards.append(position.stacks[cell])
    position.stacks[cell] = []
    position.tops[cell] = NO_CARD
    position.see_spaces()


def keep_house(position: "StarsAndBarsPosition", cell: int) -> None:
    """SB-9, SB-10, SB-11 by themselves, for the stack that this turn has made whole."""
    if not IS_INNER[cell]:
        remove(position, cell)
    elif flip(position, cell):
        clear(position)


def undo_duty(position: "StarsAndBarsPosition", move: int) -> None:
    """Put the cards back and turn them up; tops and what may be put follow when the card itself is taken up.

    What is discarded may be shared with copies of the game, so the stacks are lists of their own again.
    """
    if move == CLEAR:
        for cell in reversed(INNER):
            position.stacks[cell] = position.discards.pop()[:]
        position.face_down = ALL_INNER
    elif is_flip(move):
        position.face_down ^= 1 << duty_cell(move)
    else:
        position.stacks[duty_cell(move)] = position.discards.pop()[:]
