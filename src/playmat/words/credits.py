"""Who made a game and where we learned it: `words/credit.json`, what is known and no more."""

import json
from dataclasses import dataclass
from functools import cache

from playmat.core.message import message
from playmat.games.registry import find_kit
from playmat.words.catalogue import catalogue


@dataclass(frozen=True, slots=True)
class Credit:
    """What is known of a game's origin, in one language; none stands for what isn't."""

    language: str
    designer: str | None = None
    publisher: str | None = None
    series: str | None = None
    year: int | None = None
    rights: str | None = None  # as written there
    link: str | None = None
    maker: str | None = None  # where to buy it
    belongs: str | None = None  # a sentence, if the game is part of something larger
    source: str = ""
    unsaid: str | None = None

    @property
    def lines(self) -> list[str]:
        """The credit in sentences; the link is left to whoever shows it."""
        words = catalogue(self.language)
        is_part = self.belongs is not None
        named = {
            "designer": self.designer,
            "publisher": None if is_part else self.publisher,
            "series": None if is_part else self.series,
            "year": None if self.rights and str(self.year) in self.rights else self.year and str(self.year),
            "source": self.source,
        }
        told = [words.say(message(f"credit-{key}", {"name": name})) for key, name in named.items() if name]
        return [line for line in (self.belongs, *told, self.unsaid, *self.buying, self.rights) if line is not None]

    @property
    def buying(self) -> list[str]:
        """The advice to buy the original; none where nobody is known to sell it."""
        return [catalogue(self.language).say(message("credit-buy", {"name": self.maker}))] if self.maker else []


@cache
def credit_of(game: str, language: str) -> Credit:
    text = find_kit(game).text("credit.json", language)
    if not text:
        return Credit(language)
    said = json.loads(text)
    said["source"] = said["source"][language]
    for key in ("unsaid", "maker", "belongs"):
        said[key] = said.get(key) and said[key][language]
    return Credit(language, **said)
