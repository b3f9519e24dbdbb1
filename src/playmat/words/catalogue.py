"""The catalogue: turns a message into a sentence, with the names of the people at the table put in."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from playmat.core.message import Facts, Message, message
from playmat.core.refusal import Refusal, refused

LANGUAGES: Final = ("en", "es")
MOST_KEPT: Final = 4096
FIRST_MARK: Final = 0xE001
MOST_MARKED: Final = 0x7FE
# What a damaged file says may be of any size; a sentence that quotes it is still to be read.
LARGEST_FIGURE: Final = 10**15
LONGEST_QUOTE: Final = 300
MARKS: Final = re.compile("([\ue000-\ue7ff])")


class MissingWords(LookupError):
    """A catalogue lacks a message or a fact that it needs: a fault of the program, never of its user."""


class Catalogue:
    """One language, for one game or for none."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
        self.language = language
        self._kept: dict[tuple[str, str, int | None], list[str]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_read("playmat.words", language))
        if game is not None:
            package = "playmat.games." + game.replace("-", "_")
            self._bundle.add_resource(_read(package, language), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, what: Message, names: list[str] | None = None, reader: int | None = None) -> str:
        """A sentence. Seats get their names; the reader's own seat is `you` to the catalogue."""
        return self._with_names(self._parts(what, reader), names or [])

    def _parts(self, what: Message, reader: int | None) -> list[str]:
        """As `_worded`, looked up where it was said before."""
        asked = (what["key"], repr(what["facts"]), reader)
        parts = self._kept.get(asked)
        if parts is None:
            parts = self._worded(what, reader)
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[asked] = parts
        return parts

    def _with_names(self, parts: list[str], names: list[str]) -> str:
        """Every second part is the mark of a seat."""
        if len(parts) == 1:
            return parts[0]
        said = parts[:]
        for place in range(1, len(parts), 2):
            said[place] = self.name_of(ord(parts[place]) - FIRST_MARK, names)
        return "".join(said)

    def _worded(self, what: Message, reader: int | None) -> list[str]:
        """A sentence with marks where names belong: the same for every table, and no name is kept with it."""
        return MARKS.split(self._sentence(what, reader))

    def _sentence(self, what: Message, reader: int | None) -> str:
        return self._formatted(what["key"], self._told(what["facts"], reader))

    def _formatted(self, key: str, told: Facts) -> str:
        if not self.has(key):
            raise MissingWords(f"{self.language}: no message {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: message {key} says nothing")
        sentence, errors = self._bundle.format_pattern(pattern, told)
        if errors:
            raise MissingWords(f"{self.language}: message {key} with {told}: {errors[0]}")
        return str(sentence)

    def explain(self, refusal: Refusal, names: list[str] | None = None, reader: int | None = None) -> str:
        # Not kept: a refusal may quote what somebody typed.
        return self._with_names(self._worded(refusal.message(), reader), names or [])

    def _told(self, facts: Facts, reader: int | None) -> Facts:
        told: Facts = {"you": "no"}
        for fact, value in facts.items():
            if fact == "seat" or fact.endswith("_seat"):
                told[fact] = mark(cast(int, value))
                if fact == "seat" and value == reader:
                    told["you"] = "yes"
            elif fact == "seats" or fact.endswith("_seats"):
                seats = cast(list[int], value)
                told[fact] = self._joined([mark(seat) for seat in seats])
                told["count"] = len(seats)
                if seats == [reader]:
                    told["you"] = "yes"
            else:
                told[fact] = self._plain(value, reader)
        return told

    def _plain(self, value: object, reader: int | None) -> object:
        if isinstance(value, dict):
            return "".join(self._parts(cast(Message, value), reader))
        if isinstance(value, list):
            return ", ".join(str(self._plain(part, reader)) for part in value)
        if isinstance(value, int) and abs(value) > LARGEST_FIGURE:
            return shortened(str(value))
        if isinstance(value, int):
            # Figures at a table are written without thousands separators.
            return fluent_number(value, useGrouping=False)
        if isinstance(value, str):
            # What was typed must not pass for the mark of a seat.
            return MARKS.sub("", shortened(value))
        return "" if value is None else value

    def name_of(self, seat: int, names: list[str]) -> str:
        if seat < len(names):
            return names[seat]
        return self.say(message("seat-name", {"number": seat + 1}))

    def _joined(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self._formatted("joined", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def mark(seat: int) -> str:
    """Stands for the name of a seat until the sentence is read out: a letter for private use."""
    return chr(FIRST_MARK + seat) if -1 <= seat <= MOST_MARKED else shortened(str(seat))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    return Catalogue(language, game)


@cache
def _read(package: str, language: str) -> Resource:
    return FluentResource(files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8"))


def explain_anywhere(refusal: Refusal, language: str, games: Iterable[str]) -> str:
    """A refusal where no game is at hand; one that only a game knows (its options) is in that game's catalogue."""
    for words in (catalogue(language), *(catalogue(language, game) for game in games)):
        if words.has(refusal.message()["key"]):
            return words.explain(refusal)
    return refusal.code
