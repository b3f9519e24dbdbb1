"""The cards of Number Line: ten numbers, two cards for each of five colours, one that marks who starts."""

from typing import Final

from playmat.games.number_line.rules.moves import KINDS, NUMBERS

COLOURS: Final = ["green", "orange", "red", "yellow", "blue"]


def deck_table() -> list[dict[str, object]]:
    table: list[dict[str, object]] = [{"kind": "number", "number": number} for number in range(1, NUMBERS + 1)]
    table += [{"kind": kind, "colour": colour} for colour in COLOURS for kind in KINDS]
    table.append({"kind": "starting-player"})
    return table
