"""The words on printed sheets, in the languages of the catalogue."""

from functools import cache
from importlib.resources import files

from playmat.core.message import Message, message
from playmat.core.refusal import refused
from playmat.words.catalogue import LANGUAGES, Catalogue
from playmat.words.credits import credit_of


class SheetWords:
    """The common catalogue and the sentences that only paper needs."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = Catalogue(language, also=("playmat.print",))

    def say(self, what: Message) -> str:
        return self._words.say(what)

    def text(self, key: str, **facts: object) -> str:
        return self.say(message("print-" + key, dict(facts)))

    def title(self, game: str) -> str:
        return self.text("title-" + game)

    def credit(self, game: str) -> str:
        """Who made the game, and where to find the original."""
        credit = credit_of(game, self.language)
        return " ".join([*credit.lines, *([credit.link.partition("://")[2]] if credit.link else [])])

    def rules(self, game: str) -> str:
        """The rule sheet of a game: `#` headings, `-` points, `!` pictures, plain paragraphs."""
        return _read("rules", f"{game}.{self.language}.md")


def _read(*path: str) -> str:
    return files("playmat.print").joinpath(*path).read_text(encoding="utf-8")


@cache
def sheet_words(language: str) -> SheetWords:
    if language not in LANGUAGES:
        raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
    return SheetWords(language)
