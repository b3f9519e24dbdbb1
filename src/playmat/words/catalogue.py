"""The catalogue: turns a message into a sentence, with the names of the people at the table put in."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from marshal import dumps
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from playmat.core.message import Facts, Message, message
from playmat.core.refusal import Refusal, Refused, refused
from playmat.games.registry import find_kit
from playmat.words.variants import choosers

LANGUAGES: Final = ("en", "es")
MOST_KEPT: Final = 4096
PLAIN_MARSHAL: Final = 2  # without references: what is written depends on the values alone
FIRST_MARK: Final = 0xE000
CHILD: Final = "child-"
MOST_SEATS: Final = 2_000
# What a damaged file says may be of any size; a sentence that quotes it is still to be read.
LARGEST_FIGURE: Final = 10**15
LONGEST_QUOTE: Final = 300
MARKS: Final = re.compile("([\ue000-\ue7ff])")
NAME_MARKS: Final = [chr(FIRST_MARK + seat) for seat in range(MOST_SEATS)]
NO_FACTS: Final[frozenset[str]] = frozenset()


class MissingWords(LookupError):
    """A catalogue lacks a message or a fact that it needs: a fault of the program, never of its user."""


class Catalogue:
    """One language, for one game or for none; `also` names packages that have more to say."""

    def __init__(self, language: str, game: str | None = None, also: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
        self.language = language
        # Whole sentences, with gaps for names: in every second place, and the seats whose names belong there.
        self._said: dict[tuple[str, int | None, bytes], tuple[list[str], list[int]]] = {}
        self._kept: dict[tuple[str, ...], list[str]] = {}  # sentences with gaps for whatever is put in
        self._bundle = FluentBundle([language], use_isolating=False)
        self._choosers: dict[str, frozenset[str]] = {}
        self._of_game: set[str] = set()  # what the game has to say
        self._add(_read("playmat.words", language))
        if game is not None:
            read = _read_game(game, language)
            self._add(read)
            self._of_game.update(read[1])
        for package in also:
            self._add(_read(package, language))

    def _add(self, read: "Read") -> None:
        resource, choosing = read
        self._bundle.add_resource(resource, allow_overrides=True)
        self._choosers.update(choosing)

    def add_text(self, text: str) -> None:
        """More to say, before anything is said."""
        self._add(_parsed(text))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def keys_with(self, prefix: str) -> list[str]:
        """The messages whose keys begin like this, in the order of the catalog."""
        return [key for key in self._choosers if key.startswith(prefix)]

    def say_or(self, key: str, otherwise: str) -> str:
        """A name that a game may give; without it, another one."""
        return self.say(message(key)) if self.has(key) else otherwise

    def say(self, what: Message, names: list[str] | None = None, reader: int | None = None) -> str:
        """A sentence. Seats get their names; the reader's own seat is `you` to the catalogue."""
        key, facts = what["key"], what["facts"]
        told = (key, reader, written(facts))
        kept = self._said.get(told)
        if kept is None:
            if not self._is_ours(key, facts):
                return self._worded(key, facts, names or [], reader)
            parts = MARKS.split(self._worded(key, facts, NAME_MARKS, reader))
            kept = parts, [ord(mark) - FIRST_MARK for mark in parts[1::2]]
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            self._said[told] = kept
        parts, seats = kept
        if not seats:
            return parts[0]
        said = parts[:]
        if names is not None and max(seats) < len(names):
            said[1::2] = [names[seat] for seat in seats]
        else:
            said[1::2] = [self.name_of(seat, names or []) for seat in seats]
        return "".join(said)

    def _is_ours(self, key: str, facts: Facts) -> bool:
        """Whether no nickname can be in it, so that the whole sentence may be kept: a game knows nobody's name."""
        return key in self._of_game or all(isinstance(value, int) or is_of_seats(fact) for fact, value in facts.items())

    def _worded(self, key: str, facts: Facts, names: list[str], reader: int | None) -> str:
        asked = self._asked(key, facts, reader)
        parts = self._kept.get(asked)
        if parts is None:
            parts = self._parts(key, facts, reader)
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[asked] = parts
        return self._filled(key, parts, facts, names, reader)

    def explain(self, refusal: Refusal, names: list[str] | None = None, reader: int | None = None) -> str:
        # Not kept: a refusal may choose its words by what somebody typed.
        key, facts = refusal.message()["key"], refusal.message()["facts"]
        return self._filled(key, self._parts(key, facts, reader), facts, names or [], reader)

    def explain_to_child(self, refusal: Refusal, names: list[str] | None = None, reader: int | None = None) -> str:
        """The same for who has just learned to read; empty where there are no other words for it."""
        key = CHILD + refusal.code
        if not self.has(key):
            return ""
        facts = {fact: self._for_child(value) for fact, value in refusal.facts.items()}
        return self._filled(key, self._parts(key, facts, reader), facts, names or [], reader)

    def _for_child(self, fact: object) -> object:
        """A message within a message has such words too, where the catalogue gives it some."""
        if isinstance(fact, dict) and self.has(CHILD + str(fact["key"])):
            return {**fact, "key": CHILD + str(fact["key"])}
        return fact

    def _asked(self, key: str, facts: Facts, reader: int | None) -> tuple[str, ...]:
        """What the words of a sentence depend on, once names, figures and the like are taken out."""
        choosing = self._choosers.get(key, NO_FACTS)
        asked = [key, is_for(facts, reader)]
        for fact, value in facts.items():
            if isinstance(value, list) and is_of_seats(fact):
                asked.append(str(len(value)))
            elif fact in choosing or not is_put_in(value):
                asked.append(fact + "=" + repr(value))
        return tuple(asked)

    def _parts(self, key: str, facts: Facts, reader: int | None) -> list[str]:
        """A sentence with gaps: every second part is the fact that belongs there. The same for every table."""
        choosing = self._choosers.get(key, NO_FACTS)
        told: Facts = {"you": is_for(facts, reader)}
        gaps: list[str] = []
        for fact, value in facts.items():
            if isinstance(value, list) and is_of_seats(fact):
                told["count"] = len(value)
            elif not is_of_seat(fact) and (fact in choosing or not is_put_in(value)):
                told[fact] = self._plain(value, reader)
                continue
            told[fact] = chr(FIRST_MARK + len(gaps))
            gaps.append(fact)
        parts: list[str] = MARKS.split(self._formatted(key, told))
        for place in range(1, len(parts), 2):
            parts[place] = gaps[ord(parts[place]) - FIRST_MARK]
        return parts

    def _filled(self, key: str, parts: list[str], facts: Facts, names: list[str], reader: int | None) -> str:
        if len(parts) == 1:
            return parts[0]
        said = parts[:]
        for place in range(1, len(parts), 2):
            fact = parts[place]
            if fact not in facts:
                raise MissingWords(f"{self.language}: message {key} with {facts}: no {fact}")
            said[place] = self._put_in(fact, facts[fact], names, reader)
        return "".join(said)

    def _put_in(self, fact: str, value: object, names: list[str], reader: int | None) -> str:
        if is_of_seat(fact):
            return self.name_of(cast(int, value), names)
        if isinstance(value, list):
            if is_of_seats(fact):
                return self._joined([self.name_of(seat, names) for seat in value])
            return ", ".join([self._put_in("", part, names, reader) for part in value])
        if isinstance(value, dict):
            return self.say(cast(Message, value), names, reader)
        if isinstance(value, str):
            return MARKS.sub("", shortened(value))
        return "" if value is None else shortened(str(value)) if is_huge(value) else str(value)

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

    def _plain(self, value: object, reader: int | None) -> object:
        """A fact that words are chosen by, as the library takes it."""
        if isinstance(value, dict):
            return self.say(cast(Message, value), None, reader)
        if isinstance(value, list):
            return ", ".join([str(self._plain(part, reader)) for part in value])
        if isinstance(value, int) and not is_huge(value):
            # Figures at a table are written without thousands separators.
            return fluent_number(value, useGrouping=False)
        if isinstance(value, float):
            return value + 0.0  # a rounded loss may be -0.0
        if isinstance(value, int | str):
            # What was typed must not pass for a gap.
            return MARKS.sub("", shortened(str(value)))
        return "" if value is None else value

    def name_of(self, seat: int, names: list[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        if not -1 <= seat <= MOST_SEATS:
            return shortened(str(seat))
        return self.say(message("seat-name", {"number": seat + 1}))

    def _joined(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self._formatted("joined", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def written(facts: Facts) -> bytes:
    """The same for the same facts, and for no others: they are looked up by it, for every sentence that is said."""
    try:
        return dumps(facts, PLAIN_MARSHAL)
    except ValueError:  # something else than plain data
        return repr(facts).encode(errors="backslashreplace")


def is_of_seat(fact: str) -> bool:
    return fact == "seat" or fact.endswith("_seat")


def is_of_seats(fact: str) -> bool:
    return fact == "seats" or fact.endswith("_seats")


def is_for(facts: Facts, reader: int | None) -> str:
    """Whether the reader is who it is about: "you", alone."""
    if facts.get("seat", -1) == reader:
        return "yes"
    for fact, value in facts.items():
        if type(value) is list and value == [reader] and is_of_seats(fact):
            return "yes"
    return "no"


def is_put_in(value: object) -> bool:
    """Whether it is written the same wherever it stands: not so what a language has its own way of writing."""
    return value is None or (isinstance(value, int | str | list | dict) and not isinstance(value, bool))


def is_huge(value: object) -> bool:
    return isinstance(value, int) and abs(value) > LARGEST_FIGURE


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    return Catalogue(language, game)


Read = tuple[Resource, dict[str, frozenset[str]]]


@cache
def _read(package: str, language: str) -> Read:
    return _parsed(files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def _read_game(game: str, language: str) -> Read:
    return _parsed(find_kit(game).text("{language}.ftl", language))


def _parsed(text: str) -> Read:
    resource = FluentResource(text)
    return resource, choosers(resource)


def explain_anywhere(refusal: Refusal, language: str, games: Iterable[str]) -> str:
    """A refusal where no game is at hand; one that only a game knows (its options) is in that game's catalogue."""
    for game in (None, *games):
        try:
            words = catalogue(language, game)
        except Refused:
            raise
        except Exception:  # noqa: BLE001  # what one game lacks must not keep the others from explaining
            continue
        if words.has(refusal.message()["key"]):
            return words.explain(refusal)
    return refusal.code
