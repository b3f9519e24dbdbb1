"""What Stars and Bars says: why a move is refused, what a move did, and the table in text."""

from typing import TYPE_CHECKING, Final, cast

from playmat.core.game import Say
from playmat.core.message import Facts, Message, message
from playmat.core.refusal import Refusal
from playmat.core.views import Seen, View
from playmat.games.stars_and_bars.rules.board import (
    ALL_INNER,
    BITS,
    CELL_NAMES,
    CELL_NUMBERS,
    COLUMNS,
    IS_INNER,
    SORTED_INNER,
    WIDTH,
    Cell,
)
from playmat.games.stars_and_bars.rules.cards import CARD_NUMBERS, NO_CARD, Card, card_message
from playmat.games.stars_and_bars.rules.moves import (
    BACK,
    CLEAR,
    END,
    card_put,
    cell_put,
    format_move,
    is_flip,
    is_put,
    is_say,
    stack_cell,
    stated_points,
    stated_total,
)
from playmat.games.stars_and_bars.rules.scoring import FULL_STACK, claim_points
from playmat.games.stars_and_bars.rules.view import (
    FinishedTurnView,
    NeighborView,
    RunningTurnView,
    StackView,
    StarsAndBarsView,
    build_preview,
)

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import LastTurn, StarsAndBarsPosition, WrongStatement


def refuse_move(position: "StarsAndBarsPosition", seat: int, move: int) -> Refusal | None:
    if is_put(move):
        return refuse_put(position, seat, card_put(move), cell_put(move))
    if is_say(move):
        return refuse_say(position)
    if move == END:
        return refuse_end(position)
    if move == BACK:
        return refuse_back(position)
    return refuse_housekeeping(position, move)


def refuse_put(position: "StarsAndBarsPosition", seat: int, card: Card, cell: Cell) -> Refusal | None:
    """SB-4, SB-5, SB-8: a put needs a card from the player's hand and a space where it can be played."""
    kernel = position.kernel
    if kernel.put_card != NO_CARD:
        facts: Facts = {"card": card_message(kernel.put_card), "cell": CELL_NAMES[kernel.put_cell]}
        return Refusal("already-put", facts, "SB-14")
    if card >= kernel.cards:
        return Refusal("not-in-deck", {"card": card_message(card)}, "SB-1")
    if card not in kernel.hand_cards(seat):
        return Refusal("not-held", {"card": card_message(card)}, "SB-4")
    if kernel.can_put(card, cell):
        return None
    if kernel.face_down >> cell & 1:
        return Refusal("face-down", {"cell": CELL_NAMES[cell]}, "SB-5")
    failing = [neighbor for neighbor in build_preview(kernel.top_cards(), card, cell) if not neighbor["points"]]
    if not failing:
        return Refusal("touches-nothing", {"cell": CELL_NAMES[cell]}, "SB-8")
    facts = {"cell": CELL_NAMES[cell], "neighbour": neighbor_message(card, cell, failing[0])}
    return Refusal("must-score", facts, "SB-8")


def refuse_say(position: "StarsAndBarsPosition") -> Refusal | None:
    """SB-13: any statement is legal, right or wrong, once a card is played."""
    if not position.kernel.states_points:
        return Refusal("no-announcing", {}, "SB-13")
    return Refusal("nothing-to-say", {}, "SB-13") if position.kernel.put_card == NO_CARD else None


def refuse_end(position: "StarsAndBarsPosition") -> Refusal | None:
    """SB-14: `end` needs manual housekeeping and nothing to state."""
    if position.kernel.states_points:
        return Refusal("say-ends-turn", {}, "SB-14")
    if not position.kernel.is_manual:
        return Refusal("put-ends-turn", {}, "SB-14")
    return Refusal("put-first", {}, "SB-4") if position.kernel.put_card == NO_CARD else None


def refuse_back(position: "StarsAndBarsPosition") -> Refusal | None:
    if not position.kernel.states_points and not position.kernel.is_manual:
        return Refusal("put-stays", {}, "SB-14")
    return Refusal("nothing-put", {}, "SB-14") if position.kernel.put_card == NO_CARD else None


def refuse_housekeeping(position: "StarsAndBarsPosition", move: int) -> Refusal | None:
    """SB-9 to SB-12: a player can claim anything forgotten before playing a card, but only its own stack after it."""
    if not position.kernel.is_manual:
        return Refusal("done-by-itself", {}, "SB-12")
    refusal = refuse_clear(position) if move == CLEAR else refuse_stack(position, move)
    if refusal is not None:
        return refusal
    if position.kernel.put_card == NO_CARD:
        return Refusal("claim-too-late", {}, "SB-12") if position.kernel.has_taken_back else None
    return None if move == position.kernel.due_housekeeping() else Refusal("claim-too-late", {}, "SB-12")


def refuse_clear(position: "StarsAndBarsPosition") -> Refusal | None:
    if position.kernel.face_down == ALL_INNER:
        return None
    open_cells = [CELL_NAMES[cell] for cell in SORTED_INNER if not position.kernel.face_down >> cell & 1]
    return Refusal("not-all-face-down", {"cells": open_cells}, "SB-10")


def refuse_stack(position: "StarsAndBarsPosition", move: int) -> Refusal | None:
    """SB-9, SB-11: only inner stacks are flipped and only outer ones removed, from 4 cards on."""
    cell = stack_cell(move)
    flips = is_flip(move)
    rule = "SB-9" if flips else "SB-11"
    facts: Facts = {"cell": CELL_NAMES[cell]}
    if flips != IS_INNER[cell]:
        return Refusal("flip-outer" if flips else "remove-inner", facts, rule)
    if position.kernel.face_down >> cell & 1:
        return Refusal("already-face-down", facts, rule)
    cards = position.kernel.height_at(cell)
    if not cards:
        return Refusal("no-stack", facts, rule)
    if cards < FULL_STACK:
        facts["number"] = cards
        return Refusal("stack-not-whole", facts, rule)
    return None


def build_move_view(before: "StarsAndBarsPosition", after: "StarsAndBarsPosition", seat: int, move: int) -> Seen:
    if is_put(move):
        facts: Facts = {"seat": seat, "card": card_message(card_put(move)), "cell": CELL_NAMES[cell_put(move)]}
        messages = [message("move-put", facts)]
    elif is_say(move):
        messages = statement_messages(before, after, seat, move)
    elif move == END:
        messages = [message("move-end", {"seat": seat})]
    elif move == BACK:
        facts = {"seat": seat, "card": card_message(before.kernel.put_card), "cell": CELL_NAMES[before.kernel.put_cell]}
        messages = [message("move-back", facts)]
    else:
        messages = [housekeeping_message(before, seat, move)]
    last = after.last
    if last is not None and len(after.sheet) > len(before.sheet):
        messages += turn_messages(before, after, last)
    return {"text": format_move(move), "messages": messages}


def housekeeping_message(before: "StarsAndBarsPosition", seat: int, move: int) -> Message:
    """SB-12: a claim names its points; housekeeping of your own scores none."""
    facts: Facts = {"seat": seat}
    what = "clear"
    if move != CLEAR:
        facts["cell"] = CELL_NAMES[stack_cell(move)]
        what = "flip" if is_flip(move) else "remove"
    if before.kernel.put_card != NO_CARD:
        return message("move-" + what, facts)
    facts["points"] = claim_points([move])
    return message("claim-" + what, facts)


def statement_messages(
    before: "StarsAndBarsPosition", after: "StarsAndBarsPosition", seat: int, move: int
) -> list[Message]:
    """SB-13: a wrong statement is followed by the working. In practice the player still has to find the sum."""
    facts: Facts = {"seat": seat, "points": stated_points(move), "total": stated_total(move)}
    if len(after.mistakes) == len(before.mistakes):
        return [message("say-right", facts)]
    messages = [message("say-wrong", facts)]
    kernel = before.kernel
    card, cell = Card(kernel.put_card), Cell(kernel.put_cell)
    working = neighbor_messages(card, cell, build_preview(kernel.top_cards_before(), card, cell))
    messages += [message("worked", {"neighbour": neighbor}) for neighbor in working]
    if before.claims:
        claimed = message("claimed", {"points": claim_points(before.claims)})
        messages.append(message("worked", {"neighbour": claimed}))
    if after.kernel.put_card != NO_CARD:
        messages.append(message("say-again", {"seat": seat}))
    else:
        messages.append(lost_points_message(after.mistakes[-1]))
    return messages


def lost_points_message(mistake: "WrongStatement") -> Message:
    right = mistake.right
    return message("say-lost", {"seat": mistake.seat, "points": stated_points(right), "total": stated_total(right)})


def turn_messages(before: "StarsAndBarsPosition", after: "StarsAndBarsPosition", last: "LastTurn") -> list[Message]:
    """Return what the end of a turn did: automatic housekeeping, points, the new card, the end of the game."""
    messages = housekeeping_messages(before, last)
    neighbors = build_preview(last.tops, last.card, last.cell)
    shares = point_share_messages(last.cell, neighbors)
    if last.claims:
        shares.append(message("share-claims", {"points": claim_points(last.claims)}))
    facts: Facts = {"seat": last.seat, "points": last.recorded, "total": after.scores[last.seat]}
    if last.recorded:
        facts["shares"] = shares
        messages.append(message("turn-scored", facts))
    else:
        messages.append(message("turn-nothing", facts))
    if last.drawn != NO_CARD:
        messages.append(message("draws", {"seat": last.seat, "card": card_message(last.drawn)}))
    if after.end:
        points = max(after.scores)
        messages.append(
            message("end-" + after.end, {"seats": after.winners(), "points": points, "other": min(after.scores)})
        )
    return messages


def housekeeping_messages(before: "StarsAndBarsPosition", last: "LastTurn") -> list[Message]:
    """SB-12: return the automatic housekeeping of a turn. `before` is the game before the last move of that turn."""
    kernel = before.kernel
    cards = kernel.height_at(last.cell) + (1 if kernel.put_card == NO_CARD else 0)
    if kernel.is_manual or cards != FULL_STACK:
        return []
    cell = CELL_NAMES[last.cell]
    if not IS_INNER[last.cell]:
        return [message("removed", {"cell": cell})]
    messages = [message("turned", {"cell": cell})]
    if kernel.face_down | BITS[last.cell] == ALL_INNER:
        messages.append(message("cleared"))
    return messages


def neighbor_side(cell: Cell, neighbor: NeighborView) -> str:
    """Return on which side of its neighbor a card is."""
    relation = neighbor["relation"]
    if relation == "vertical":
        return "above" if cell > CELL_NUMBERS[neighbor["cell"]] else "below"
    return {"stack": "over", "horizontal": "beside", "diagonal": "diagonal"}[relation]


def neighbor_message(card: Card, cell: Cell, neighbor: NeighborView) -> Message:
    """Return the working for one neighbor: how many differences there are, how many it needs, and the points."""
    facts: Facts = {
        "side": neighbor_side(cell, neighbor),
        "cell": neighbor["cell"],
        "card": card_message(card),
        "other": card_message(CARD_NUMBERS[neighbor["card"]]),
        "differences": neighbor["differences"],
        "needs": neighbor["needs"],
        "points": neighbor["points"],
    }
    return message("neighbour", facts)


def neighbor_messages(card: Card, cell: Cell, neighbors: list[NeighborView]) -> list[Message]:
    return [neighbor_message(card, cell, neighbor) for neighbor in neighbors]


def point_share_messages(cell: Cell, neighbors: list[NeighborView]) -> list[Message]:
    """Return the neighbors that scored, in few words."""
    return [
        message(
            "share", {"side": neighbor_side(cell, neighbor), "cell": neighbor["cell"], "points": neighbor["points"]}
        )
        for neighbor in neighbors
        if neighbor["points"]
    ]


SPACE: Final = 8
EMPTY: Final = "·"
FACE_DOWN: Final = "####"


def render_text(view: View, say: Say) -> str:
    now = cast(StarsAndBarsView, view["now"])
    lines = []
    if now["last_turn"] is not None:
        lines += last_lines(now["last_turn"], say)
    lines += board_lines(now["board"])
    lines += [
        say(message("text-hand", {"seat": seat, "cards": " ".join(hand)})) for seat, hand in enumerate(now["hands"])
    ]
    running = now["running"]
    if running is not None:
        lines.append(say(message("text-round", {"round": now["round"], "seat": now["turn"], "number": now["deck"]})))
        lines += running_lines(running, say)
    lines.append(say(message("text-scores", {"shares": score_messages(now["scores"])})))
    return "\n".join(lines)


def last_lines(last: FinishedTurnView, say: Say) -> list[str]:
    """SB-6: return the working of the last turn, a line per neighbor."""
    facts: dict[str, object] = {"seat": last["seat"], "card": last["card"], "cell": last["cell"]}
    lines = [say(message("text-last", {**facts, "points": last["recorded"]}))]
    worked = neighbor_messages(CARD_NUMBERS[last["card"]], CELL_NUMBERS[last["cell"]], last["neighbours"])
    lines += ["  " + say(line) for line in worked]
    if last["claims"]:
        lines.append("  " + say(message("claimed", {"points": last["claimed"]})))
    return lines


def running_lines(running: RunningTurnView, say: Say) -> list[str]:
    lines = []
    if running["claims"]:
        lines.append(say(message("claimed", {"points": running["claimed"]})))
    if running["card"] is not None and running["cell"] is not None:
        lines.append(say(message("text-lies", {"card": running["card"], "cell": running["cell"]})))
        worked = neighbor_messages(CARD_NUMBERS[running["card"]], CELL_NUMBERS[running["cell"]], running["neighbours"])
        lines += ["  " + say(line) for line in worked]
    return lines


def board_lines(board: list[StackView]) -> list[str]:
    """Return the board with row 4 on top. The height of a stack follows its top card."""
    rows = []
    for row in range(WIDTH, 0, -1):
        cells = board[(row - 1) * WIDTH : row * WIDTH]
        rows.append(f"{row} " + "".join(stack_text(stack).ljust(SPACE) for stack in cells).rstrip())
    rows.append("  " + "".join(column.ljust(SPACE) for column in COLUMNS).rstrip())
    return rows


def stack_text(stack: StackView) -> str:
    cards = stack["cards"]
    if not cards:
        return EMPTY
    top = FACE_DOWN if stack["face_down"] else cards[-1]
    return top if len(cards) == 1 else f"{top}×{len(cards)}"


def score_messages(scores: list[int]) -> list[object]:
    return [message("text-share", {"seat": seat, "points": points}) for seat, points in enumerate(scores)]
