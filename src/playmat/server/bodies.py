"""HTTP bodies beside the messages of a table: games, opening and joining a table, health."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from playmat.core.options import Value
from playmat.server.answers import ClockSetting, Stage
from playmat.server.messages import Helps, Language, Nickname

# Requests.


class CreateTable(Struct, forbid_unknown_fields=True, frozen=True):
    """Open a table. Whoever creates it is its host and takes the first `me` seat (none: host without a seat)."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[
        list[Annotated[str, Meta(max_length=32)]],
        Meta(min_length=1, max_length=16, description='each "me", "open", or the name of a bot ("simple")'),
    ]
    nickname: Nickname = ""
    colour: Annotated[str, Meta(max_length=32)] | None = None
    preset: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    clock: ClockSetting = ClockSetting()
    helps: Helps = Helps()
    patience: Annotated[int, Meta(ge=1, le=3600, description="seconds until a bot stands in")] = 60
    spectators: bool = False
    deal_code: Annotated[str, Meta(max_length=64)] | None = None  # marks the table as an open deal
    start: bool = False


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Take a seat: the named one, else the first open one, else the first bot's."""

    nickname: Nickname
    colour: Annotated[str, Meta(max_length=32)] | None = None
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    program: bool = False  # true for a bot of your own, so that all can see it


class Claim(Struct, forbid_unknown_fields=True, frozen=True):
    """Open a seat on this device with the secret of a seat link."""

    secret: Annotated[str, Meta(max_length=128)]


# Replies.


class Joined(Struct, frozen=True):
    """You are at the table. The token is the key to the seat: keep it, show it to nobody, it is not given again."""

    code: str
    link: str
    token: str
    seat: int | None
    host: bool
    number: int


class TableCard(Struct, frozen=True):
    """A table as somebody sees it who is about to join."""

    code: str
    game: str
    title: str
    stage: Stage
    seats: int
    free: int  # seats that can be joined, bots' seats included
    colours: list[str]  # still free
    spectators: bool


class OptionValue(Struct, frozen=True):
    """One value an option can have, as data and as written."""

    value: Value
    text: str


class OptionInfo(Struct, frozen=True):
    """An option: pick one of `values`, or where there are none a whole number from `low` to `high`."""

    name: str
    words: str
    default: Value
    values: list[OptionValue]
    low: int | None
    high: int | None
    rule: str


class PresetInfo(Struct, frozen=True):
    """A named set of options; what it leaves out has its default."""

    name: str
    words: str
    options: dict[str, Value]


class GameInfo(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    rules: int
    title: str
    line: str
    least_seats: int
    most_seats: int
    ages: str
    minutes: int
    skills: list[str]
    colours: list[str]
    bots: list[str]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    deck: list[dict[str, Any]]  # the cards with default options, one row each


class EmoteInfo(Struct, frozen=True):
    """A feeling and its words."""

    name: str
    words: str


class Shelf(Struct, frozen=True):
    """Everything the home page needs, in one language."""

    language: Language
    languages: list[Language]
    games: list[GameInfo]
    emotes: list[EmoteInfo]
    version: str


class Health(Struct, frozen=True):
    """`ok` while tables can be played and stored."""

    status: Literal["ok", "stopping"]
    version: str
    tables: int
    connections: int
