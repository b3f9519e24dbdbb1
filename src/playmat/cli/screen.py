"""What people at the terminal see, and what they type."""

import textwrap
from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.console import Console
from rich.text import Text

from playmat.cli.game_clock import GameClock, clock_text
from playmat.cli.typed_lines import TypedLines
from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.words.catalogue import Catalogue

# Colors of cards to colors of terminals; rich has no plain orange.
STYLES: Final = {"green": "green", "orange": "dark_orange", "red": "red", "yellow": "yellow", "blue": "blue"}
INDENT: Final = "    "
GAP: Final = 2  # between columns
TICK: Final = 0.5  # seconds between two looks at the clock
# Terminals keep what has scrolled away; other people's cards must not stay there.
CLEAR_SCROLLBACK: Final = "\x1b[3J"
SAVE_CURSOR: Final = "\x1b7\r"
RESTORE_CURSOR: Final = "\x1b8"


class TimeUp(Exception):
    """Raised at a prompt when the clock of the game has run out."""


class Screen:
    """One terminal that the people at a table share, or standard input and output of a program."""

    def __init__(self, words: Catalogue, names: list[str], colours: list[str], quiet: bool) -> None:
        self.words = words
        self.names = names
        self.colours = colours
        self.console = Console(highlight=False, quiet=quiet)
        self.lines = TypedLines()

    # Writing.

    def say(self, key: str, facts: Facts | None = None, reader: int | None = None) -> None:
        self.tell(message(key, facts), reader)

    def tell(self, what: Message, reader: int | None = None, indent: str = "") -> None:
        self.print(indent + self.words.say(what, self.names, reader), indent)

    def print(self, text: str, hanging: str = "") -> None:
        """Print lines, broken between words if they are too long for the terminal."""
        for line in text.split("\n"):
            for part in self.fitted(line, hanging):
                self.console.print(self.painted(part), soft_wrap=True)

    def fitted(self, line: str, hanging: str = "") -> list[str]:
        """A line in pieces that fit the terminal; a file gets it whole."""
        width = self.console.width
        if not self.console.is_terminal or len(line) <= width:
            return [line]
        return textwrap.wrap(
            line, width, subsequent_indent=hanging, replace_whitespace=False, break_on_hyphens=False
        ) or [line]

    def painted(self, line: str) -> Text:
        """Names in the colors of their seats."""
        text = Text(line)
        for name, colour in zip(self.names, self.colours, strict=True):
            text.highlight_words([name], f"bold {STYLES.get(colour, colour)}")
        return text

    def show(self, match: Match, seat: int | None) -> None:
        """The whole view of a seat."""
        say = partial(self.words.say, names=self.names, reader=seat)
        self.print("\n" + match.setup.game.text(match.view(seat), say), INDENT)

    def columns(self, cells: Sequence[str]) -> list[str]:
        """Cells in as many columns as fit, row by row."""
        wide = max((len(cell) for cell in cells), default=0) + GAP
        number = max(1, (self.console.width + GAP) // wide)
        rows = [cells[start : start + number] for start in range(0, len(cells), number)]
        return ["".join(cell.ljust(wide) for cell in row).rstrip() for row in rows]

    def explain_codes(self, entries: Sequence[tuple[str, str]]) -> None:
        """Codes and what they mean, side by side."""
        wide = max((len(code) for code, _ in entries), default=0) + GAP
        for code, meaning in entries:
            self.print("  " + code.ljust(wide) + meaning, "  " + " " * wide)

    # Reading.

    def ask(self, clock: GameClock | None = None) -> str:
        """The next line that is typed. Raise TimeUp when the clock runs out first, EOFError when no line can come."""
        prompt = f"{clock_text(clock.left)} > " if clock is not None and clock.left is not None else "> "
        self.console.print(Text(prompt, "bold"), end="")
        while True:
            try:
                line = self.lines.next(TICK)
            except EOFError:
                self.console.print()
                raise
            if line is not None and not self.lines.is_terminal:
                self.console.print(Text(line), soft_wrap=True)  # a terminal has shown it already
            if clock is not None and clock.is_up:
                if line is None:
                    self.console.print()
                raise TimeUp
            if line is not None:
                return line.strip()
            if clock is not None and clock.left is not None:
                self.tick(clock.left, len(prompt))

    def tick(self, left: float, wide: int) -> None:
        """Correct the time in front of the prompt, without touching what is being typed."""
        if self.lines.is_terminal and self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(SAVE_CURSOR + clock_text(left).rjust(wide - len(" > ")) + RESTORE_CURSOR)
            self.console.file.flush()

    def cover(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        self.clear()
        self.say("cover", {"seat": seat})
        while self.lines.next(TICK) is None:
            pass
        self.clear()

    def clear(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_SCROLLBACK)
