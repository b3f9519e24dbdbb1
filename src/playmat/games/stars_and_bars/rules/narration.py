"""What is said about a move of Stars and Bars; everybody may know everything."""

from typing import TYPE_CHECKING

from playmat.core.message import Facts, Message, message
from playmat.core.views import Seen
from playmat.games.stars_and_bars.rules.board import ALL_INNER, BITS, CELL_NAMES, IS_INNER, Cell
from playmat.games.stars_and_bars.rules.cards import NO_CARD, Card, card_message
from playmat.games.stars_and_bars.rules.moves import (
    BACK,
    CLEAR,
    END,
    WHOLE,
    card_put,
    cell_put,
    duty_cell,
    format_move,
    is_flip,
    is_put,
    is_say,
    said_points,
    said_total,
    worth_of_claims,
)
from playmat.games.stars_and_bars.rules.preview import neighbour_messages, preview_of, shares_of
from playmat.games.stars_and_bars.rules.turns import LastTurn, Mistake

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition


def seen_of(before: "StarsAndBarsPosition", after: "StarsAndBarsPosition", seat: int, move: int) -> Seen:
    if is_put(move):
        facts: Facts = {"seat": seat, "card": card_message(card_put(move)), "cell": CELL_NAMES[cell_put(move)]}
        messages = [message("move-put", facts)]
    elif is_say(move):
        messages = said_statement(before, after, seat, move)
    elif move == END:
        messages = [message("move-end", {"seat": seat})]
    elif move == BACK:
        facts = {"seat": seat, "card": card_message(before.kernel.put_card), "cell": CELL_NAMES[before.kernel.put_cell]}
        messages = [message("move-back", facts)]
    else:
        messages = [said_duty(before, seat, move)]
    last = after.last
    if last is not None and len(after.sheet) > len(before.sheet):
        messages += said_turn(before, after, last)
    return {"text": format_move(move), "messages": messages}


def said_duty(before: "StarsAndBarsPosition", seat: int, move: int) -> Message:
    """SB-12: a claim tells its points, the own duty has none."""
    facts: Facts = {"seat": seat}
    what = "clear"
    if move != CLEAR:
        facts["cell"] = CELL_NAMES[duty_cell(move)]
        what = "flip" if is_flip(move) else "remove"
    if before.kernel.put_card != NO_CARD:
        return message("move-" + what, facts)
    facts["points"] = worth_of_claims([move])
    return message("claim-" + what, facts)


def said_statement(
    before: "StarsAndBarsPosition", after: "StarsAndBarsPosition", seat: int, move: int
) -> list[Message]:
    """SB-13: a wrong statement is followed by the working; where it may be said again the sum is left to the player."""
    facts: Facts = {"seat": seat, "points": said_points(move), "total": said_total(move)}
    if len(after.mistakes) == len(before.mistakes):
        return [message("say-right", facts)]
    said = [message("say-wrong", facts)]
    kernel = before.kernel
    card, cell = Card(kernel.put_card), Cell(kernel.put_cell)
    working = neighbour_messages(card, cell, preview_of(kernel.tops_before(), card, cell))
    said += [message("worked", {"neighbour": neighbour}) for neighbour in working]
    if before.claims:
        claimed = message("claimed", {"points": worth_of_claims(before.claims)})
        said.append(message("worked", {"neighbour": claimed}))
    if after.kernel.put_card != NO_CARD:
        said.append(message("say-again", {"seat": seat}))
    else:
        said.append(said_lost(after.mistakes[-1]))
    return said


def said_lost(mistake: Mistake) -> Message:
    right = mistake.right
    return message("say-lost", {"seat": mistake.seat, "points": said_points(right), "total": said_total(right)})


def said_turn(before: "StarsAndBarsPosition", after: "StarsAndBarsPosition", last: LastTurn) -> list[Message]:
    """What the end of a turn brings: stacks that are turned or removed by themselves, points, a new card, the end."""
    said = said_house(before, last)
    neighbours = preview_of(last.tops, last.card, last.cell)
    shares = shares_of(last.cell, neighbours)
    if last.claims:
        shares.append(message("share-claims", {"points": worth_of_claims(last.claims)}))
    facts: Facts = {"seat": last.seat, "points": last.recorded, "total": after.scores[last.seat]}
    if last.recorded:
        facts["shares"] = shares
        said.append(message("turn-scored", facts))
    else:
        said.append(message("turn-nothing", facts))
    if last.drawn != NO_CARD:
        said.append(message("draws", {"seat": last.seat, "card": card_message(last.drawn)}))
    if after.end:
        points = max(after.scores)
        said.append(
            message("end-" + after.end, {"seats": after.winners(), "points": points, "other": min(after.scores)})
        )
    return said


def said_house(before: "StarsAndBarsPosition", last: LastTurn) -> list[Message]:
    """SB-12: what happens by itself, read from how the board lay before the last move of the turn."""
    kernel = before.kernel
    cards = kernel.height_at(last.cell) + (1 if kernel.put_card == NO_CARD else 0)
    if kernel.is_manual or cards != WHOLE:
        return []
    cell = CELL_NAMES[last.cell]
    if not IS_INNER[last.cell]:
        return [message("removed", {"cell": cell})]
    said = [message("turned", {"cell": cell})]
    if kernel.face_down | BITS[last.cell] == ALL_INNER:
        said.append(message("cleared"))
    return said
