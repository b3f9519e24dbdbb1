"""What everyone sees of Stars and Bars: all cards except the order of the deck. What each player is offered."""

from typing import TYPE_CHECKING, Final, TypedDict

from playmat.core.message import message
from playmat.core.offer import Field, Form, Offer
from playmat.games.stars_and_bars.rules.board import CELL_NAMES, IS_INNER, LINKS, RELATIONS, STACK, Cell
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, NO_CARD, Card, differing_attributes
from playmat.games.stars_and_bars.rules.moves import (
    END,
    MAX_POINTS,
    MAX_TOTAL,
    format_move,
    stated_points,
    stated_total,
)
from playmat.games.stars_and_bars.rules.scoring import claim_points

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import LastTurn, StarsAndBarsPosition, WrongStatement


class NeighborView(TypedDict):
    """A card next to, or under, a played card, and the points they score together."""

    relation: str  # "stack", "horizontal", "diagonal" or "vertical"
    cell: str
    card: str
    differences: int
    attributes: list[str]  # the ones that differ: figure, number, colour, fill
    needs: int
    points: int


class StackView(TypedDict):
    """The cards on a space, bottom card first."""

    cell: str
    inner: bool
    cards: list[str]
    face_down: bool


class StatementView(TypedDict):
    """SB-13: the points of a turn and the new total, as a player stated them."""

    points: int
    total: int


class RunningTurnView(TypedDict):
    """The turn in progress. The points of its card are left out while the player has to state them."""

    card: str | None
    cell: str | None
    place: int  # the index of the card in the hand
    claims: list[str]
    claimed: int
    duties: list[str]
    taken_back: bool
    misstated: bool
    said: list[StatementView]  # wrong statements about this card
    neighbours: list[NeighborView]
    points: int | None


class FinishedTurnView(TypedDict):
    """The last turn, with its working. After a wrong strict statement `recorded` is less than `points`."""

    seat: int
    card: str
    cell: str
    claims: list[str]
    claimed: int
    neighbours: list[NeighborView]
    points: int
    recorded: int
    drawn: str | None


class ScoreSheetLine(TypedDict):
    """SB-17: a line of the score sheet."""

    seat: int
    points: int
    total: int


class WrongStatementView(TypedDict):
    """SB-13: a wrong statement, for the report."""

    seat: int
    round: int
    card: str
    cell: str
    said: StatementView
    right: StatementView


class StarsAndBarsView(TypedDict):
    """One game of Stars and Bars. All viewers see the same."""

    stage: str  # "put", "end", "say" or "over"
    first: int
    beginner: int
    first_star: str | None  # the card that decided who took the first turn
    turn: int | None
    round: int
    board: list[StackView]
    hands: list[list[str]]
    deck: int
    deck_cards: list[str]  # the cards never drawn; empty until the game is over
    discards: list[list[str]]
    running: RunningTurnView | None
    last_turn: FinishedTurnView | None
    sheet: list[ScoreSheetLine]
    mistakes: list[WrongStatementView]
    scores: list[int]
    end: str
    winners: list[int]


def build_preview(tops: list[int], card: Card, cell: Cell) -> list[NeighborView]:
    """SB-6: return the cards that a card touches on a space: the one under it first, then the others from a1 to d4."""
    neighbors: list[NeighborView] = []
    if tops[cell] != NO_CARD:
        neighbors.append(neighbor_view(STACK, card, Card(tops[cell]), cell))
    for link in LINKS[cell]:
        other = Cell(link & 15)
        if tops[other] != NO_CARD:
            neighbors.append(neighbor_view(link >> 4, card, Card(tops[other]), other))
    return neighbors


def neighbor_view(relation: int, card: Card, other: Card, cell: Cell) -> NeighborView:
    attributes = differing_attributes(card, other)
    needs = relation + 1
    return {
        "relation": RELATIONS[relation],
        "cell": CELL_NAMES[cell],
        "card": CARD_NAMES[other],
        "differences": len(attributes),
        "attributes": attributes,
        "needs": needs,
        "points": needs if len(attributes) == needs else 0,
    }


def build_view(position: "StarsAndBarsPosition") -> StarsAndBarsView:
    kernel = position.kernel
    over = position.end != ""
    left = kernel.deck_cards()
    return {
        "stage": turn_stage(position),
        "first": kernel.first,
        "beginner": kernel.beginner,
        "first_star": card_name(kernel.first_star),
        "turn": None if over else kernel.turn,
        "round": position.round,
        "board": [stack_view(position, Cell(cell)) for cell in range(len(CELL_NAMES))],
        "hands": [card_names(kernel.hand_cards(seat)) for seat in range(2)],
        "deck": len(left),
        "deck_cards": card_names(left) if over else [],
        "discards": [card_names(stack) for stack in kernel.discarded_stacks()],
        "running": None if over else running_turn_view(position),
        "last_turn": None if position.last is None else finished_turn_view(position.last),
        "sheet": score_sheet_view(position.sheet),
        "mistakes": [wrong_statement_view(mistake) for mistake in position.mistakes[: position.reported]],
        "scores": position.scores[:],
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def turn_stage(position: "StarsAndBarsPosition") -> str:
    if position.end:
        return "over"
    if position.kernel.put_card == NO_CARD:
        return "put"
    return "say" if position.kernel.states_points else "end"


def card_name(card: int) -> str | None:
    return None if card == NO_CARD else CARD_NAMES[card]


def card_names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def stack_view(position: "StarsAndBarsPosition", cell: Cell) -> StackView:
    return {
        "cell": CELL_NAMES[cell],
        "inner": IS_INNER[cell],
        "cards": card_names(position.kernel.stack_at(cell)),
        "face_down": position.kernel.face_down >> cell & 1 == 1,
    }


def running_turn_view(position: "StarsAndBarsPosition") -> RunningTurnView:
    """SB-13: show the working if nothing has to be stated, or after a wrong statement, then without the sum."""
    kernel = position.kernel
    card, cell = Card(kernel.put_card), Cell(kernel.put_cell)
    is_put = card != NO_CARD
    wrong = position.mistakes[position.reported :]
    shows_working = is_put and (not kernel.states_points or len(wrong) > 0)
    return {
        "card": card_name(card),
        "cell": CELL_NAMES[cell] if is_put else None,
        "place": kernel.hand_index(card) if is_put else 0,
        "claims": [format_move(move) for move in position.claims],
        "claimed": claim_points(position.claims),
        "duties": [format_move(move) for move in kernel.housekeeping_list()],
        "taken_back": kernel.has_taken_back,
        "misstated": kernel.has_misstated,
        "said": [statement_view(mistake.said) for mistake in wrong],
        "neighbours": build_preview(kernel.top_cards_before(), card, cell) if shows_working else [],
        "points": kernel.turn_points() if is_put and not kernel.states_points else None,
    }


def finished_turn_view(last: "LastTurn") -> FinishedTurnView:
    claimed = claim_points(last.claims)
    neighbors = build_preview(last.tops, last.card, last.cell)
    return {
        "seat": last.seat,
        "card": CARD_NAMES[last.card],
        "cell": CELL_NAMES[last.cell],
        "claims": [format_move(move) for move in last.claims],
        "claimed": claimed,
        "neighbours": neighbors,
        "points": sum(neighbor["points"] for neighbor in neighbors) + claimed,
        "recorded": last.recorded,
        "drawn": card_name(last.drawn),
    }


def score_sheet_view(sheet: list[int]) -> list[ScoreSheetLine]:
    """SB-17: return the points of every turn with the new total of its seat."""
    totals = [0, 0]
    lines: list[ScoreSheetLine] = []
    for line in sheet:
        seat = line & 1
        totals[seat] += line >> 1
        lines.append({"seat": seat, "points": line >> 1, "total": totals[seat]})
    return lines


def wrong_statement_view(mistake: "WrongStatement") -> WrongStatementView:
    return {
        "seat": mistake.seat,
        "round": mistake.round,
        "card": CARD_NAMES[mistake.card],
        "cell": CELL_NAMES[mistake.cell],
        "said": statement_view(mistake.said),
        "right": statement_view(mistake.right),
    }


def statement_view(move: int) -> StatementView:
    return {"points": stated_points(move), "total": stated_total(move)}


CELL_LENGTH: Final = 2


def build_offer(position: "StarsAndBarsPosition", seat: int) -> Offer:
    """List the puts. Housekeeping is offered as forms, at any time, so that the offer gives nothing away (SB-12)."""
    forms = housekeeping_forms() if position.kernel.is_manual else []
    if position.kernel.put_card == NO_CARD:
        puts = position.puts(seat)
        return Offer(puts, forms, message("asks-put" if puts else "asks-stuck"))
    back = Form("back")
    if not position.kernel.states_points:
        return Offer([END], [*forms, back], message("asks-end"))
    key = "asks-keep-and-say" if position.kernel.is_manual else "asks-say"
    return Offer([], [say_form(), *forms, back], message(key))


def housekeeping_forms() -> list[Form]:
    cell = Field("cell", "text", CELL_LENGTH, CELL_LENGTH)
    return [Form("flip", (cell,)), Form("clear"), Form("remove", (cell,))]


def say_form() -> Form:
    return Form("say", (Field("points", "number", 0, MAX_POINTS), Field("total", "number", 0, MAX_TOTAL)))
