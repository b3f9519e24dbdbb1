"""A game of Stars and Bars as everybody sees it, built field by field: hands are open, the deck is not."""

from typing import TYPE_CHECKING

from playmat.games.stars_and_bars.rules.board import CELL_NAMES, IS_INNER, Cell
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, NO_CARD, Card
from playmat.games.stars_and_bars.rules.moves import format_move, said_points, said_total, worth_of_claims
from playmat.games.stars_and_bars.rules.preview import preview_of
from playmat.games.stars_and_bars.rules.turns import LastTurn, Mistake
from playmat.games.stars_and_bars.rules.views import (
    FinishedTurn,
    RunningTurn,
    SheetLine,
    Stack,
    StarsAndBarsView,
    Statement,
    WrongStatement,
)

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition


def view_of(position: "StarsAndBarsPosition") -> StarsAndBarsView:
    kernel = position.kernel
    over = position.end != ""
    left = kernel.deck_listed()
    return {
        "stage": stage_of(position),
        "first": kernel.first,
        "beginner": kernel.beginner,
        "first_star": name_of(kernel.first_star),
        "turn": None if over else kernel.turn,
        "round": position.round,
        "board": [shown_stack(position, Cell(cell)) for cell in range(len(CELL_NAMES))],
        "hands": [names_of(kernel.hand_of(seat)) for seat in range(2)],
        "deck": len(left),
        "deck_cards": names_of(left) if over else [],
        "discards": [names_of(stack) for stack in kernel.discards_listed()],
        "running": None if over else shown_turn(position),
        "last_turn": None if position.last is None else shown_last(position.last),
        "sheet": shown_sheet(position.sheet),
        "mistakes": [shown_mistake(mistake) for mistake in position.mistakes[: position.told]],
        "scores": position.scores[:],
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def stage_of(position: "StarsAndBarsPosition") -> str:
    if position.end:
        return "over"
    if position.kernel.put_card == NO_CARD:
        return "put"
    return "say" if position.kernel.announce else "end"


def name_of(card: int) -> str | None:
    return None if card == NO_CARD else CARD_NAMES[card]


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def shown_stack(position: "StarsAndBarsPosition", cell: Cell) -> Stack:
    return {
        "cell": CELL_NAMES[cell],
        "inner": IS_INNER[cell],
        "cards": names_of(position.kernel.stack_at(cell)),
        "face_down": position.kernel.face_down >> cell & 1 == 1,
    }


def shown_turn(position: "StarsAndBarsPosition") -> RunningTurn:
    """SB-13: the working is shown at once where nothing is to be said, else after a wrong statement, without a sum."""
    kernel = position.kernel
    card, cell = Card(kernel.put_card), Cell(kernel.put_cell)
    lies = card != NO_CARD
    wrong = position.mistakes[position.told :]
    tells = lies and (not kernel.announce or len(wrong) > 0)
    return {
        "card": name_of(card),
        "cell": CELL_NAMES[cell] if lies else None,
        "place": kernel.place_of(card) if lies else 0,
        "claims": [format_move(move) for move in position.claims],
        "claimed": worth_of_claims(position.claims),
        "duties": [format_move(move) for move in kernel.duties_listed()],
        "taken_back": kernel.has_taken_back,
        "misstated": kernel.has_misstated,
        "said": [statement(mistake.said) for mistake in wrong],
        "neighbours": preview_of(kernel.tops_before(), card, cell) if tells else [],
        "points": kernel.turn_points() if lies and not kernel.announce else None,
    }


def shown_last(last: LastTurn) -> FinishedTurn:
    claimed = worth_of_claims(last.claims)
    neighbours = preview_of(last.tops, last.card, last.cell)
    return {
        "seat": last.seat,
        "card": CARD_NAMES[last.card],
        "cell": CELL_NAMES[last.cell],
        "claims": [format_move(move) for move in last.claims],
        "claimed": claimed,
        "neighbours": neighbours,
        "points": sum(beside["points"] for beside in neighbours) + claimed,
        "recorded": last.recorded,
        "drawn": name_of(last.drawn),
    }


def shown_sheet(sheet: list[int]) -> list[SheetLine]:
    """SB-17: every turn with its points and the new total of its seat."""
    totals = [0, 0]
    lines: list[SheetLine] = []
    for line in sheet:
        seat = line & 1
        totals[seat] += line >> 1
        lines.append({"seat": seat, "points": line >> 1, "total": totals[seat]})
    return lines


def shown_mistake(mistake: Mistake) -> WrongStatement:
    return {
        "seat": mistake.seat,
        "round": mistake.round,
        "card": CARD_NAMES[mistake.card],
        "cell": CELL_NAMES[mistake.cell],
        "said": statement(mistake.said),
        "right": statement(mistake.right),
    }


def statement(move: int) -> Statement:
    return {"points": said_points(move), "total": said_total(move)}
