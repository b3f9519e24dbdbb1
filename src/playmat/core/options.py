"""Options of a game: what may be agreed before the first card is dealt."""

import json
from collections.abc import Sequence
from typing import TypedDict

from playmat.core.nearest import unknown_name
from playmat.core.refusal import Refusal, Refused, refused
from playmat.core.stream import Stream

Value = None | bool | int | str
Options = dict[str, Value]


class OptionTable(TypedDict):
    """One option as data, for option tables in apps and documents."""

    name: str
    default: Value
    values: list[Value]
    low: int | None
    high: int | None
    rule: str


class Option:
    """Something the players agree on: its name, its default and the rule that offers it.

    `since` is the first rules number of the game that has this option.
    """

    def __init__(self, name: str, default: Value, usual: list[Value], rule: str, since: int = 1) -> None:
        self.name = name
        self.default = default
        self.usual = usual
        self.rule = rule
        self.since = since

    def refuse(self, value: Value) -> Refusal | None:
        raise NotImplementedError

    def table(self) -> OptionTable:
        raise NotImplementedError

    def sample(self, stream: Stream) -> Value:
        """A value worth trying, for random options."""
        return self.usual[stream.below(len(self.usual))]


class Choice(Option):
    """An option with a handful of values, the first of them the default."""

    def __init__(self, name: str, values: list[Value], rule: str, since: int = 1) -> None:
        super().__init__(name, values[0], values, rule, since)
        self.values = values

    def refuse(self, value: Value) -> Refusal | None:
        # Types are compared too: in Python True equals 1, on paper it does not.
        if any(value == allowed and type(value) is type(allowed) for allowed in self.values):
            return None
        facts: dict[str, object] = {"option": self.name, "value": as_text(value)}
        facts["values"] = [as_text(allowed) for allowed in self.values]
        return Refusal("option-not-a-choice", facts, self.rule)

    def table(self) -> OptionTable:
        return {
            "name": self.name,
            "default": self.default,
            "values": self.values,
            "low": None,
            "high": None,
            "rule": self.rule,
        }


class Number(Option):
    """An option that is a whole number in a range, or, where the default is none, none."""

    def __init__(
        self, name: str, default: int | None, low: int, high: int, usual: list[Value], rule: str, since: int = 1
    ) -> None:
        super().__init__(name, default, usual, rule, since)
        self.low = low
        self.high = high

    def refuse(self, value: Value) -> Refusal | None:
        if value is None and self.default is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return None
        facts: dict[str, object] = {"option": self.name, "value": as_text(value), "low": self.low, "high": self.high}
        facts["none"] = "yes" if self.default is None else "no"
        return Refusal("option-out-of-range", facts, self.rule)

    def table(self) -> OptionTable:
        return {
            "name": self.name,
            "default": self.default,
            "values": [],
            "low": self.low,
            "high": self.high,
            "rule": self.rule,
        }


class Preset:
    """A named set of options: "as the paper says", "ten minutes". One for a certain number of seats says so."""

    def __init__(self, name: str, options: Options, seats: int | None = None) -> None:
        self.name = name
        self.options = options
        self.seats = seats


# Few games and low targets when sampling: a random match should end while somebody watches.
MATCH_OPTIONS: list[Option] = [
    Number("games", 1, 1, 100, [1, 1, 2, 3], "match"),
    Number("target", None, 1, 100000, [None, None, None, 1, 25, 60], "match"),
]


def as_text(value: Value) -> str:
    """A value as it is written in a record."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def options_in(text: str) -> Options:
    """Options written as a JSON object; none where nothing is written. Whether they may be so is judged by `settle`."""
    if not text:
        return {}
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise refused("options-not-json", {"text": text}) from None
    if not isinstance(given, dict):
        raise refused("options-not-json", {"text": text})
    options: Options = {}
    for name, value in given.items():
        if value is not None and not isinstance(value, (bool, int, str)):
            raise refused("options-not-json", {"text": text})
        options[name] = value
    return options


def settle(offered: list[Option], given: Options, newer: Sequence[Option] = ()) -> Options:
    """Every option with its value: the given one or the default. Refuses what is unknown or out of range.

    `newer` are options of later rules numbers: they can be given, but only with their default, and are left out.
    """
    names = [option.name for option in offered]
    later = {option.name: option for option in newer}
    for name, value in given.items():
        if name in later:
            require_default(later[name], value)
        elif name not in names:
            raise unknown_name("unknown-option", name, names)
    settled: Options = {}
    for option in offered:
        value = given.get(option.name, option.default)
        refusal = option.refuse(value)
        if refusal is not None:
            raise Refused(refusal)
        settled[option.name] = value
    return settled


def require_default(option: Option, value: Value) -> None:
    """Refuse any other value of an option that only later rules have."""
    if value == option.default and type(value) is type(option.default):
        return
    facts: dict[str, object] = {"option": option.name, "value": as_text(option.default), "rules": option.since}
    facts["empty"] = "yes" if option.default == "" else "no"
    raise Refused(Refusal("option-of-later-rules", facts, option.rule))
