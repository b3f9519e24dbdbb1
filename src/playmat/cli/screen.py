"""What a person at the terminal sees, and what they type."""

from functools import partial

from rich.console import Console
from rich.text import Text

from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.words.catalogue import Catalogue

# Colours of cards to colours of terminals; rich has no plain orange.
STYLES = {"green": "green", "orange": "dark_orange", "red": "red", "yellow": "yellow", "blue": "blue"}


class Screen:
    """One terminal that the people at a table share."""

    def __init__(self, words: Catalogue, names: list[str], colours: list[str], quiet: bool) -> None:
        self.words = words
        self.names = names
        self.colours = colours
        self.console = Console(highlight=False, quiet=quiet)

    def say(self, key: str, facts: Facts | None = None, reader: int | None = None) -> None:
        self.tell(message(key, facts), reader)

    def tell(self, what: Message, reader: int | None = None) -> None:
        self.print(self.words.say(what, self.names, reader))

    def print(self, text: str) -> None:
        self.console.print(self.painted(text), soft_wrap=True)

    def painted(self, line: str) -> Text:
        """Names in the colours of their seats."""
        text = Text(line)
        for name, colour in zip(self.names, self.colours, strict=True):
            text.highlight_words([name], f"bold {STYLES.get(colour, colour)}")
        return text

    def show(self, match: Match, seat: int | None) -> None:
        """The whole view of a seat."""
        say = partial(self.words.say, names=self.names, reader=seat)
        self.print("\n" + match.setup.game.text(match.view(seat), say))

    def ask(self) -> str:
        return self.console.input("[bold]> [/bold]").strip()

    def cover(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        self.console.clear()
        self.say("cover", {"seat": seat})
        self.console.input("")
        self.console.clear()
