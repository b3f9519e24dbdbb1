"""Who made a game and where we learned it: `words/credit.json`, as its source says it and no more."""

import json
from dataclasses import dataclass
from functools import cache

from playmat.core.message import message
from playmat.games.registry import find_kit
from playmat.words.catalogue import catalogue


@dataclass(frozen=True, slots=True)
class Credit:
    """What a source says of its origin, in one language; none stands for what it does not say."""

    language: str
    designer: str | None = None
    publisher: str | None = None
    series: str | None = None
    year: int | None = None
    rights: str | None = None  # as written there
    link: str | None = None
    source: str = ""
    unsaid: str | None = None

    @property
    def lines(self) -> list[str]:
        """The credit in sentences; the link is left to whoever shows it."""
        words = catalogue(self.language)
        named = {"designer": self.designer, "publisher": self.publisher, "series": self.series, "source": self.source}
        told = [words.say(message(f"credit-{key}", {"name": name})) for key, name in named.items() if name]
        return told + [line for line in (self.unsaid, self.rights) if line is not None]


@cache
def credit_of(game: str, language: str) -> Credit:
    text = find_kit(game).text("credit.json", language)
    if not text:
        return Credit(language)
    said = json.loads(text)
    said["source"] = said["source"][language]
    said["unsaid"] = said["unsaid"] and said["unsaid"][language]
    return Credit(language, **said)
