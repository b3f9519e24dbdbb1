"""The words on printed sheets, in the languages of the catalogue."""

import re
from functools import cache
from typing import Final

from playmat.core.message import Message, message
from playmat.core.refusal import refused
from playmat.faces.ink import Ink
from playmat.games.registry import find_game, find_kit
from playmat.words.catalogue import LANGUAGES, Catalogue
from playmat.words.credits import credit_of

# What a sheet says in colour, and what where there is none: {colour|sign}. Sentences of a catalogue choose by `$ink`.
BY_INK: Final = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")


class SheetWords:
    """The sentences that only paper needs, the common ones and those of a game. They name no colour where none is
    printed."""

    def __init__(self, language: str, game: str, ink: Ink = "full") -> None:
        self.language = language
        self.ink = ink
        self.game = find_game(game)
        self._words = Catalogue(language, game, also=("playmat.print",))
        for file in ("paper.{language}.ftl", "pack.{language}.ftl"):
            self._words.add_text(find_kit(game).text(file, language))

    def say(self, what: Message) -> str:
        return self._words.say(what)

    def text(self, key: str, **facts: object) -> str:
        return self.say(message("print-" + key, {"ink": self.ink, **facts}))

    def by_ink(self, source: str) -> str:
        return BY_INK.sub(r"\2" if self.ink == "mono" else r"\1", source)

    def has(self, key: str) -> bool:
        return self._words.has("print-" + key)

    def title(self) -> str:
        return self.say(message("title"))

    def about(self) -> str:
        """Who it is for, in a line."""
        low, high = self.game.least_seats, self.game.most_seats
        players = str(low) if low == high else f"{low}–{high}"
        return self.text("about", players=players, minutes=self.game.minutes)

    def credit(self) -> str:
        """Who made the game, and where to find the original."""
        return " ".join(self.credit_lines())

    def credit_lines(self) -> list[str]:
        credit = credit_of(self.game.name, self.language)
        return [*credit.lines, *([credit.link.partition("://")[2]] if credit.link else [])]

    def buying(self) -> list[str]:
        """Where to buy the original, if that is known."""
        return credit_of(self.game.name, self.language).buying

    def rules(self) -> str:
        """The rule sheet: `#` headings, `-` points, `!` names of pictures, plain paragraphs. Empty where none."""
        return self.by_ink(find_kit(self.game.name).text("sheet.{language}.md", self.language))


@cache
def sheet_words(language: str, game: str, ink: Ink = "full") -> SheetWords:
    if language not in LANGUAGES:
        raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
    return SheetWords(language, game, ink)
