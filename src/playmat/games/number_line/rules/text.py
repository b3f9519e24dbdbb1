"""Number Line drawn in letters."""

from typing import Final, cast

from playmat.core.game import Say
from playmat.core.message import message
from playmat.core.views import View
from playmat.games.number_line.rules.views import NumberLineView, ScoredRound, Slot

WIDTH: Final = 4
MARKS: Final = {"card": "", "decoy": "*", "hidden": "?"}
NOBODY: Final = "·"


def text_of(view: View, say: Say) -> str:
    now = cast(NumberLineView, view["now"])
    lines = [round_line(played, say) for played in now["rounds"]]
    if now["stage"] == "quiz" and now["quiz"] is not None:
        factors = now["quiz"]["factors"]
        lines.append(say(message("text-quiz", {"a": factors[0], "b": factors[1]})))
    if now["stage"] == "round":
        lines.append(say(message("text-round", {"round": now["round"], "seat": now["starter"]})))
        lines.append(row([str(number) for number in range(1, len(now["line"]) + 1)]))
        lines.append(row([card_text(slot) for slot in now["line"]]))
        if now["standing"]:
            lines.append(
                row([NOBODY if owner is None else seat_text(owner) for owner in now["standing"]])
                + "  "
                + say(message("text-standing"))
            )
    if now["counting"] is not None:
        lines.append(say(message("text-round", {"round": now["round"], "seat": now["starter"]})))
        lines.append(row([str(number) for number in range(1, len(now["line"]) + 1)]))
        lines.append(row([card_text(slot) for slot in now["line"]]))
        lines.append(say(message("text-counting", {"seats": now["counting"]["waiting"]})))
    lines.append(say(message("text-scores", {"shares": scores_of(now["scores"])})))
    return "\n".join(lines)


def round_line(played: ScoredRound, say: Say) -> str:
    """A scored round in one line: the cards, and the points."""
    cards = row([card_text(slot) for slot in played["line"]])
    return say(message("text-scored", {"round": played["round"], "line": cards, "shares": scores_of(played["points"])}))


def scores_of(points: list[int]) -> list[object]:
    return [
        message("text-share", {"letter": seat_text(seat), "seat": seat, "points": won})
        for seat, won in enumerate(points)
    ]


def row(cells: list[str]) -> str:
    return "".join(cell.rjust(WIDTH) for cell in cells)


def card_text(slot: Slot | None) -> str:
    return NOBODY if slot is None else seat_text(slot["seat"]) + MARKS[slot["kind"]]


def seat_text(seat: int) -> str:
    """Seats as letters: A, B, C … tells them from the numbers on the line."""
    return chr(ord("A") + seat)
