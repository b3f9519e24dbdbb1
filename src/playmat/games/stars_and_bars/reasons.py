"""Stars and Bars: what a card brings, neighbour by neighbour, and what it lets the other one score next."""

from typing import cast

from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.message import Facts, Message, message
from playmat.core.views import View
from playmat.games.stars_and_bars.rules.board import CELL_NAMES
from playmat.games.stars_and_bars.rules.cards import NO_CARD, card_message
from playmat.games.stars_and_bars.rules.messages import point_share_messages
from playmat.games.stars_and_bars.rules.moves import (
    BACK,
    CLEAR,
    END,
    card_put,
    cell_put,
    is_flip,
    is_housekeeping,
    is_put,
    stack_cell,
)
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.scoring import CLAIM_POINTS, CLEAR_POINTS
from playmat.games.stars_and_bars.rules.view import build_preview


def reasons(game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
    position = game.knowledge(view).imagine(stream_of("")).position
    assert isinstance(position, StarsAndBarsPosition)
    kernel = position.kernel
    if is_put(move):
        if not kernel.states_points:
            return [about_points(position, move, rival), about_answer(position, seat, move, rival)]
        said = [] if rival is None or not is_put(rival) else [about_more(position, move, rival)]
        return [*said, about_answer(position, seat, move, rival)]
    if is_housekeeping(move):
        return [about_duty(position, move)]
    if move == END:
        return [message("sb-end" if kernel.due_housekeeping() < 0 else "sb-end-due")]
    if move == BACK and not kernel.states_points:
        return [message("sb-back", {"points": kernel.put_points, "best": most_after_back(position, seat)})]
    return []


def points_at(position: StarsAndBarsPosition, move: int) -> int:
    return position.kernel.points_at(card_put(move), cell_put(move))


def about_points(position: StarsAndBarsPosition, move: int, rival: int | None) -> Message:
    card, cell = card_put(move), cell_put(move)
    neighbours = build_preview(position.kernel.top_cards(), card, cell)
    points = points_at(position, move)
    facts: Facts = {"card": card_message(card), "cell": CELL_NAMES[cell], "points": points}
    if points:
        facts["shares"] = cast(object, point_share_messages(cell, neighbours))
    if rival is None or not is_put(rival):
        return message("sb-points" if points else "sb-nothing", facts)
    facts["rival"] = card_message(card_put(rival))
    facts["rival_cell"] = CELL_NAMES[cell_put(rival)]
    facts["rival_points"] = points_at(position, rival)
    return message("sb-points-beside" if points else "sb-nothing-beside", facts)


def about_more(position: StarsAndBarsPosition, move: int, rival: int) -> Message:
    """SB-13: where the player has to say the points, only which of two cards brings more."""
    ours, theirs = points_at(position, move), points_at(position, rival)
    key = "sb-more" if ours > theirs else "sb-less" if ours < theirs else "sb-same"
    return message(key, {"rival": card_message(card_put(rival)), "rival_cell": CELL_NAMES[cell_put(rival)]})


def about_answer(position: StarsAndBarsPosition, seat: int, move: int, rival: int | None) -> Message:
    """The most that the other can get at once with the cards that lie open, beside what a rival move would allow."""
    most = most_after(position, seat, move)
    if most is None:
        return message("sb-no-answer")
    facts: Facts = {"most": most}
    if rival is not None and is_put(rival):
        rival_most = most_after(position, seat, rival)
        if rival_most is not None and rival_most != most:
            facts |= {"rival": card_message(card_put(rival)), "rival_cell": CELL_NAMES[cell_put(rival)]}
            return message("sb-answer-beside", facts | {"rival_most": rival_most})
    return message("sb-answer", facts)


def most_after(position: StarsAndBarsPosition, seat: int, move: int) -> int | None:
    """What the other's best card brings once a card is put and the board is put in order; none without a turn."""
    after = position.copy()
    after.play(seat, move)
    kernel = after.kernel
    while kernel.turn == seat:
        due = kernel.due_housekeeping() if kernel.is_manual else -1
        ending = kernel.correct_statement() if kernel.states_points else END
        after.play(seat, ending if due < 0 else due)
    return None if after.end else kernel.best_put_points(kernel.turn)


def most_after_back(position: StarsAndBarsPosition, seat: int) -> int:
    """What the best card brings once the one that lies is taken back."""
    after = position.copy()
    after.play(seat, BACK)
    return after.kernel.best_put_points(seat)


def about_duty(position: StarsAndBarsPosition, move: int) -> Message:
    """SB-9 to SB-12: a duty of one's own, or something forgotten that brings points."""
    is_claim = position.kernel.put_card == NO_CARD
    points = CLEAR_POINTS if move == CLEAR else CLAIM_POINTS
    if move == CLEAR:
        return message("sb-claim-clear" if is_claim else "sb-duty-clear", {"points": points})
    cell = stack_cell(move)
    facts: Facts = {"cell": CELL_NAMES[cell], "cards": position.kernel.height_at(cell), "points": points}
    verb = "flip" if is_flip(move) else "remove"
    return message(f"sb-{'claim' if is_claim else 'duty'}-{verb}", facts)
