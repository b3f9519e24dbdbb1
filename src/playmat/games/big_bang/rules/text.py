"""Big Bang drawn in letters."""

from typing import Final, cast

from playmat.core.game import Say
from playmat.core.message import message
from playmat.core.views import View
from playmat.games.big_bang.rules.deck import RULES_NAMES
from playmat.games.big_bang.rules.grid import PLACES, is_up, neighbour
from playmat.games.big_bang.rules.views import BigBangView, PutCard, SetView

STAR: Final = "*"
FREE: Final = "·"
HIDDEN: Final = "#"
NARROW: Final = 3
WIDE: Final = 5  # room for a rules card with its turn
LABEL: Final = 4
WIDEST: Final = 60  # a wider board is drawn without room around its cards, so that any terminal can show it


def text_of(view: View, say: Say) -> str:
    now = cast(BigBangView, view["now"])
    width = WIDE if view["options"]["rules_cards"] else NARROW
    lines: list[str] = []
    for seat, own in enumerate(now["sets"]):
        if len(now["sets"]) > 1:
            lines.append(say(message("text-seat", {"seat": seat})))
        lines += board_lines(own["board"], width)
        lines += card_lines(own, say)
    if now["rules_cards"]:
        named = [f"{name} {'/'.join(faces)}" for name, faces in zip(RULES_NAMES, now["rules_cards"], strict=False)]
        lines.append(say(message("text-rules-cards", {"cards": ", ".join(named)})))
    shares = [message("text-share", {"seat": seat, "points": points}) for seat, points in enumerate(now["scores"])]
    lines.append(say(message("text-scores", {"shares": shares})))
    return "\n".join(lines)


def board_lines(board: list[PutCard], width: int) -> list[str]:
    """Every row as a strip of triangles, with the free cells that touch something; around them the numbers of cells."""
    marks = {(0, 0): STAR}
    for put in board:
        row, _, column = put["cell"].partition(",")
        marks[int(row), int(column)] = HIDDEN if put["card"] is None else put["card"]
    for across, along in list(marks):
        for place in range(PLACES):
            marks.setdefault(neighbour(across, along, place), FREE)
    columns = range(min(along for _, along in marks), max(along for _, along in marks) + 1)
    widths = dict.fromkeys(columns, width)
    if LABEL + len(columns) * (width + 1) >= WIDEST:
        widths = {along: max(len(mark) for (_, at), mark in marks.items() if at == along) for along in columns}
    lines = [head_line(widths)]
    for across in range(min(marks)[0], max(marks)[0] + 1):
        strip = "".join(triangle(marks, across, along, width) for along, width in widths.items())
        last = triangle(marks, across, columns.stop, 0)
        lines.append(str(across).rjust(LABEL - 1) + " " + (strip + last).rstrip())
    return lines


def head_line(widths: dict[int, int]) -> str:
    """The number of each column above its middle, if there is room for it."""
    line = " " * (LABEL - 1)
    start = LABEL
    for column, width in widths.items():
        name = str(column)
        at = start + 1 + width // 2 - len(name) + 1
        if at > len(line) - (len(line) < LABEL):
            line = line.ljust(at) + name
        start += width + 1
    return line


def triangle(marks: dict[tuple[int, int], str], row: int, column: int, width: int) -> str:
    """A cell with its left edge, which is also the right one of the cell before."""
    edge = "/" if is_up(row, column) else "\\"
    if (row, column) not in marks and (row, column - 1) not in marks:
        edge = " "
    return edge + marks.get((row, column), "").center(width)


def card_lines(own: SetView, say: Say) -> list[str]:
    """What is known of the cards that are not on the board."""
    hand, discards, to_come = own["hand"], own["discards"], own["deck_cards"]
    if hand is None or discards is None:
        return []
    return [
        say(message("text-hand", {"cards": " ".join(hand), "none": "no" if hand else "yes"})),
        say(message("text-discards", {"cards": " ".join(discards), "none": "no" if discards else "yes"})),
        say(
            message(
                "text-deck", {"number": own["deck"], "cards": " ".join(to_come), "none": "no" if to_come else "yes"}
            )
        ),
    ]
