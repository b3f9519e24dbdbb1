"""Stars and Bars drawn in letters."""

from typing import Final, cast

from playmat.core.game import Say
from playmat.core.message import message
from playmat.core.views import View
from playmat.games.stars_and_bars.rules.board import CELL_NUMBERS, COLUMNS, WIDTH
from playmat.games.stars_and_bars.rules.cards import CARD_NUMBERS
from playmat.games.stars_and_bars.rules.preview import neighbour_messages
from playmat.games.stars_and_bars.rules.views import FinishedTurn, RunningTurn, Stack, StarsAndBarsView

SPACE: Final = 8
EMPTY: Final = "·"
FACE_DOWN: Final = "####"


def text_of(view: View, say: Say) -> str:
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
    lines.append(say(message("text-scores", {"shares": scores_of(now["scores"])})))
    return "\n".join(lines)


def last_lines(last: FinishedTurn, say: Say) -> list[str]:
    """SB-6: the working of the last turn, neighbour by neighbour."""
    facts: dict[str, object] = {"seat": last["seat"], "card": last["card"], "cell": last["cell"]}
    lines = [say(message("text-last", {**facts, "points": last["recorded"]}))]
    worked = neighbour_messages(CARD_NUMBERS[last["card"]], CELL_NUMBERS[last["cell"]], last["neighbours"])
    lines += ["  " + say(line) for line in worked]
    if last["claims"]:
        lines.append("  " + say(message("claimed", {"points": last["claimed"]})))
    return lines


def running_lines(running: RunningTurn, say: Say) -> list[str]:
    lines = []
    if running["claims"]:
        lines.append(say(message("claimed", {"points": running["claimed"]})))
    if running["card"] is not None and running["cell"] is not None:
        lines.append(say(message("text-lies", {"card": running["card"], "cell": running["cell"]})))
        worked = neighbour_messages(CARD_NUMBERS[running["card"]], CELL_NUMBERS[running["cell"]], running["neighbours"])
        lines += ["  " + say(line) for line in worked]
    return lines


def board_lines(board: list[Stack]) -> list[str]:
    """Row 4 on top; how many cards lie in a stack stands behind its top card."""
    rows = []
    for row in range(WIDTH, 0, -1):
        cells = board[(row - 1) * WIDTH : row * WIDTH]
        rows.append(f"{row} " + "".join(stack_text(stack).ljust(SPACE) for stack in cells).rstrip())
    rows.append("  " + "".join(column.ljust(SPACE) for column in COLUMNS).rstrip())
    return rows


def stack_text(stack: Stack) -> str:
    cards = stack["cards"]
    if not cards:
        return EMPTY
    top = FACE_DOWN if stack["face_down"] else cards[-1]
    return top if len(cards) == 1 else f"{top}×{len(cards)}"


def scores_of(scores: list[int]) -> list[object]:
    return [message("text-share", {"seat": seat, "points": points}) for seat, points in enumerate(scores)]
