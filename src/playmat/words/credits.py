"""Who made a game and where we learned it: `games/<name>/credit.json`, as its source says it and no more."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from playmat.core.message import message
from playmat.words.catalogue import catalogue


@dataclass(frozen=True, slots=True)
class Credit:
    """What a source says of its origin, in one language; none stands for what it does not say."""

    language: str
    designer: str | None
    publisher: str | None
    series: str | None
    year: int | None
    rights: str | None  # as written there
    link: str | None
    source: str
    unsaid: str | None

    @property
    def lines(self) -> list[str]:
        """The credit in sentences; the link is left to whoever shows it."""
        words = catalogue(self.language)
        named = {"designer": self.designer, "publisher": self.publisher, "series": self.series, "source": self.source}
        told = [words.say(message(f"credit-{key}", {"name": name})) for key, name in named.items() if name is not None]
        return told + [line for line in (self.unsaid, self.rights) if line is not None]


@cache
def credit_of(game: str, language: str) -> Credit:
    folder = files("playmat.games." + game.replace("-", "_"))
    said = json.loads(folder.joinpath("credit.json").read_text(encoding="utf-8"))
    said["source"] = said["source"][language]
    said["unsaid"] = said["unsaid"] and said["unsaid"][language]
    return Credit(language, **said)
