"""HTTP bodies beside the messages of a table: games, opening and joining a table, health."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from playmat.core.options import Value
from playmat.server.answers import AgreedView, ClockSetting, Stage
from playmat.server.messages import Helps, Language, Nickname

# Requests.


class CreateTable(Struct, forbid_unknown_fields=True, frozen=True):
    """Open a table. Whoever creates it is its host and takes the `me` seat (none: host without a seat). Each `mate` is
    somebody who sits at the same device, called as `mates` says."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[
        list[Annotated[str, Meta(max_length=32)]],
        Meta(min_length=1, max_length=16, description='each "me", "mate", "open", or the name of a bot ("simple")'),
    ]
    nickname: Nickname = ""
    mates: Annotated[list[Nickname], Meta(max_length=16, description="nicknames of the mates, in their order")] = []
    colour: Annotated[str, Meta(max_length=32)] | None = None
    preset: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    clock: ClockSetting = ClockSetting()
    helps: Helps = Helps()
    patience: Annotated[int, Meta(ge=1, le=3600, description="seconds until a bot stands in")] = 60
    spectators: bool = False
    deal_code: Annotated[
        str | None,
        Meta(
            description="the same cards for everybody who has the code; marks the table as an open deal, since the "
            "code can be found from the commitment by trying"
        ),
    ] = None
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


class SeatKey(Struct, frozen=True):
    """A seat and the token that opens it."""

    seat: int
    token: str


class DeviceKeys(Struct, frozen=True):
    """What a device needs that several people share: a token that shows nobody's cards, and one for each seat."""

    token: str
    seats: list[SeatKey]


class Joined(Struct, frozen=True):
    """You are at the table. The token is the key to the seat: keep it, show it to nobody, it is not given again."""

    code: str
    link: str
    token: str
    seat: int | None
    host: bool
    number: int
    device: DeviceKeys | None = None  # where mates sit at the same device


class Waiting(Struct, frozen=True):
    """You asked to sit down in a running match: those in `asked` have not answered yet. Keep the token and ask for news
    every few seconds; when `state` is `seated` it opens your seat."""

    code: str
    token: str
    state: Literal["asked", "soon", "later", "race", "seated", "gone"]
    seat: int | None
    host: bool
    asked: list[str]
    sentence: str


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
    locked: bool  # nobody new may sit down now
    asks: bool  # a match runs: somebody new sits down when all agree, or when it is over
    agreed: AgreedView


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


class AloneChoice(Struct, frozen=True):
    """An option for who plays alone: some of its values, the default first, each as a whole sentence."""

    name: str
    words: str
    values: list[OptionValue]


class PresetInfo(Struct, frozen=True):
    """A named set of options; what it leaves out has its default."""

    name: str
    words: str
    options: dict[str, Value]
    seats: list[int]  # the numbers of seats it can be played with


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
    defaults: list[dict[str, Value]]  # by the number of seats, from the least on: options whose default is another then
    deck: list[dict[str, Any]]  # the cards with default options, one row each
    helps: list[str]  # which help it can give
    one_device: bool  # whether people can share a device and pass it round
    alone: list[AloneChoice]  # how it can be varied by who plays alone; empty where nobody can


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


class PrintGame(Struct, frozen=True):
    """A game on paper. `pictured` names a few faces; `copies` is how many sets of cards are usual,
    `backs` whether they usually have backs."""

    name: str
    title: str
    line: str
    things: list[str]
    copies: int
    backs: bool
    cards: int  # in one set, with all that options may add
    triangles: bool  # the shape of its cards
    pictured: list[str]
    playable: bool  # here, not only on paper


class PrintShelf(Struct, frozen=True):
    """Everything that can be printed, and the choices there are."""

    games: list[PrintGame]
    papers: list[str]
    things: list[str]
    inks: list[str]
    sizes: list[str]
    most_copies: int
    longest_code: int  # of a deal


class PrintPart(Struct, frozen=True):
    """One part of a set. Beside the things that can be chosen there is `test`: the sheet to try first, with backs."""

    thing: str
    pages: int


class SheetCard(Struct, frozen=True):
    """A card on a sheet, in millimetres from the top left; one with a `turn` of 180 stands on its head."""

    name: str
    x: float
    y: float
    width: float
    height: float
    turn: int


class PrintPlan(Struct, frozen=True):
    """What the PDF of the same query will hold. `width` and `height` are those of the paper, in millimetres."""

    game: str
    pages: int
    sheets: int
    cards: int
    parts: list[PrintPart]
    width: float
    height: float
    first_sheet: list[SheetCard]


class FaceInfo(Struct, frozen=True):
    """A face, how many cards of a set have it, and its row of the deck table."""

    name: str
    count: int
    row: dict[str, Any]


class FaceIndex(Struct, frozen=True):
    """Every face of a game; cards measure so many millimetres."""

    game: str
    width: float
    height: float
    faces: list[FaceInfo]


class RuleInfo(Struct, frozen=True):
    """One rule, in short sentences. A line of `text` that begins with a word between stars is an example.

    `◊` stands behind what is a ruling of ours, because the source is silent there; `ruling` says whether there is any.
    """

    id: str
    title: str
    text: str
    ruling: bool


class RuleChapter(Struct, frozen=True):
    """Rules that belong together."""

    title: str
    rules: list[RuleInfo]


class CreditInfo(Struct, frozen=True):
    """Who made a game and where we learned it: what its source says, null where it says nothing.

    `lines` are the same in sentences.
    """

    designer: str | None
    publisher: str | None
    series: str | None
    year: int | None
    rights: str | None
    link: str | None
    source: str
    lines: list[str]


class RulePage(Struct, frozen=True):
    """All rules of a game, each under the id that refusals name."""

    game: str
    title: str
    language: Language
    credit: CreditInfo
    chapters: list[RuleChapter]


class RuleShelf(Struct, frozen=True):
    """The rules of all games."""

    pages: list[RulePage]


class SeatPar(Struct, frozen=True):
    """The best score that can be made of a deal and the fewest draws that reach it: proved, or the best found."""

    score: int
    draws: int
    score_proved: bool
    draws_proved: bool


class TablePar(Struct, frozen=True):
    """Par for every seat of a match, as if everybody played alone and knew the order of the cards."""

    match: int
    seats: list[SeatPar]


class Privacy(Struct, frozen=True):
    """What this server keeps, and for how long; null is for ever. Days count from when a table was last used."""

    finished_days: int | None  # tables whose match is over
    abandoned_days: int | None  # tables that nobody came back to
    replays: int  # records looked at again: at most so many, in memory only


class Health(Struct, frozen=True):
    """`ok` while tables can be played and stored; `store-failed` while nothing can be written, as on a full disk;
    `store-dead` when that will not mend and the server ends."""

    status: Literal["ok", "stopping", "store-failed", "store-dead"]
    version: str
    tables: int
    connections: int
