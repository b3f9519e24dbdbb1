"""Setting text: how wide it is in the bundled fonts, and where its lines break."""

from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from playmat.print.page import INK, Text

FAMILY: Final = "Lexend"
FONT_FILES: Final = {False: "Lexend-Regular.ttf", True: "Lexend-Bold.ttf"}
POINT: Final = 25.4 / 72  # millimetres
LEADING: Final = 1.42  # from base line to base line, in sizes of the text


def font_file(bold: bool) -> AbstractContextManager[Path]:
    return as_file(files("playmat.print").joinpath("fonts", FONT_FILES[bold]))


@cache
def _widths(bold: bool) -> dict[int, float]:
    """How far each character moves the pen, as a share of the size."""
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it ships no types

    with font_file(bold) as file, TTFont(file) as font:
        units = font["head"].unitsPerEm
        return {code: font["hmtx"][name][0] / units for code, name in font.getBestCmap().items()}


def has_letters(text: str) -> bool:
    """Whether the fonts know every character of a text."""
    return all(ord(letter) in _widths(bold) for letter in text for bold in (False, True))


def text_width(text: str, size: float, bold: bool = False) -> float:
    widths = _widths(bold)
    return sum(widths[ord(letter)] for letter in text) * size * POINT


@dataclass(frozen=True)
class Run:
    """Words of one weight."""

    text: str
    bold: bool


def runs_of(source: str) -> list[Run]:
    """Text with **strong** words, as runs."""
    return [Run(part, number % 2 == 1) for number, part in enumerate(source.split("**")) if part]


def words_of(source: str) -> list[list[Run]]:
    """The words of a text; one may hold strong letters and plain ones, like **7**-a-side."""
    words: list[list[Run]] = [[]]
    for run in runs_of(source):
        for number, part in enumerate(run.text.split(" ")):
            if number > 0:
                words.append([])
            if part:
                words[-1].append(Run(part, run.bold))
    return [word for word in words if word]


def broken(source: str, size: float, width: float) -> list[list[Run]]:
    """The lines of a paragraph that is no wider than `width`; a line holds runs, with the spaces between them."""
    lines: list[list[Run]] = []
    used = 0.0
    for word in words_of(source):
        wide = sum(text_width(run.text, size, run.bold) for run in word)
        space = text_width(" ", size, word[0].bold)
        if lines and used + space + wide <= width:
            lines[-1] += [Run(" ", word[0].bold), *word]
            used += space + wide
        else:
            lines.append(list(word))
            used = wide
    return [_joined(line) for line in lines]


def _joined(line: list[Run]) -> list[Run]:
    """Neighbours of the same weight as one run: fewer pieces, and text that can be copied."""
    found = [line[0]]
    for run in line[1:]:
        if run.bold == found[-1].bold:
            found[-1] = Run(found[-1].text + run.text, run.bold)
        else:
            found.append(run)
    return found


def paragraph(
    source: str, x: float, y: float, size: float, width: float, colour: str = INK
) -> tuple[list[Text], float]:
    """The lines of a paragraph whose top is at y, and where it ends."""
    texts: list[Text] = []
    step = size * POINT * LEADING
    for line in broken(source, size, width):
        at = x
        for run in line:
            lead = len(run.text) - len(run.text.lstrip(" "))
            start = at + text_width(" " * lead, size, run.bold)
            texts.append(Text(run.text.strip(" "), start, y + step * 0.76, size, run.bold, colour=colour))
            at += text_width(run.text, size, run.bold)
        y += step
    return texts, y


def balanced(source: str, x: float, y: float, size: float, width: float, colour: str = INK) -> tuple[list[Text], float]:
    """A paragraph in as few lines as ever, but of about the same length: no word stands alone in the last one."""
    lines = len(broken(source, size, width))
    while len(broken(source, size, width - 2)) == lines and width > 20:
        width -= 2
    return paragraph(source, x, y, size, width, colour)
