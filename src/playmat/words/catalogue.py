"""The catalogue: turns a message into a sentence, with the names of the people at the table put in."""

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


class MissingWords(LookupError):
    """A catalogue lacks a message or a fact that it needs: a fault of the program, never of its user."""


class Catalogue:
    """One language, for one game or for none."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_read("playmat.words", language))
        if game is not None:
            package = "playmat.games." + game.replace("-", "_")
            self._bundle.add_resource(_read(package, language), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, what: Message, names: list[str] | None = None, reader: int | None = None) -> str:
        """A sentence. Seats get their names; the reader's own seat is `you` to the catalogue."""
        key = what["key"]
        if not self.has(key):
            raise MissingWords(f"{self.language}: no message {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: message {key} says nothing")
        facts = self._told(what["facts"], names or [], reader)
        sentence, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"{self.language}: message {key} with {what['facts']}: {errors[0]}")
        return str(sentence)

    def explain(self, refusal: Refusal, names: list[str] | None = None, reader: int | None = None) -> str:
        return self.say(refusal.message(), names, reader)

    def _told(self, facts: Facts, names: list[str], reader: int | None) -> Facts:
        told: Facts = {"you": "no"}
        for fact, value in facts.items():
            if fact == "seat" or fact.endswith("_seat"):
                told[fact] = self.name_of(cast(int, value), names)
                if fact == "seat" and value == reader:
                    told["you"] = "yes"
            elif fact == "seats" or fact.endswith("_seats"):
                seats = cast(list[int], value)
                told[fact] = self._joined([self.name_of(seat, names) for seat in seats])
                told["count"] = len(seats)
                if seats == [reader]:
                    told["you"] = "yes"
            else:
                told[fact] = self._plain(value, names, reader)
        return told

    def _plain(self, value: object, names: list[str], reader: int | None) -> object:
        if isinstance(value, dict):
            return self.say(cast(Message, value), names, reader)
        if isinstance(value, list):
            return ", ".join(str(self._plain(part, names, reader)) for part in value)
        if isinstance(value, int):
            # Figures at a table are written without thousands separators.
            return fluent_number(value, useGrouping=False)
        return "" if value is None else value

    def name_of(self, seat: int, names: list[str]) -> str:
        if seat < len(names):
            return names[seat]
        return self.say(message("seat-name", {"number": seat + 1}))

    def _joined(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say(message("joined", {"first": ", ".join(parts[:-1]), "last": parts[-1]}))


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
