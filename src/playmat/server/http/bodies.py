"""What the API answers beside what is said at a table: games, print, rules, pars, privacy, health."""

from typing import Any, Literal

from msgspec import Struct

from playmat.core.options import Value
from playmat.server.workers.par_worker import SeatPar
from playmat.table.answers import AgreedView, Stage
from playmat.table.messages import Language


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


class GameInfo(Struct, frozen=True, rename={"tagline": "line"}):
    """A game on the shelf."""

    name: str
    rules: int
    title: str
    tagline: str
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
    has_rules: bool  # whether its rules can be read here


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
    pack: list[str]  # what its lesson pack holds, in order
    copies: int
    backs: bool
    cards: int  # in one set, with all that options may add
    triangles: bool  # the shape of its cards
    pictured: list[str]
    playable: bool  # here, not only on paper


class PrintKind(Struct, frozen=True):
    """What is printed: a `set` to play, a lesson `pack`, or cards for a `shop`; ink and size where nothing is said."""

    name: str
    ink: str
    size: str


class PrintShelf(Struct, frozen=True):
    """Everything that can be printed, and the choices there are."""

    games: list[PrintGame]
    papers: list[str]
    things: list[str]
    inks: list[str]
    sizes: list[str]
    kinds: list[PrintKind]
    orders: list[str]  # of a shop's pages: fronts and backs in pairs, or apart
    most_copies: int
    longest_code: int  # of a deal


class PrintPart(Struct, frozen=True):
    """One part of what is printed. Beside the things that can be chosen there is `test`: the sheet to try first, with
    backs; for a shop the parts are `fronts` and `backs`."""

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
    ground: str  # of a shop's back: a colour that runs on to the edge, or nothing


class FaceInfo(Struct, frozen=True):
    """A face, how many cards of a set have it, and its row of the deck table."""

    name: str
    count: int
    row: dict[str, Any]


class FaceIndex(Struct, frozen=True):
    """Every face of a game, and the size of its cards in millimetres."""

    game: str
    width: float
    height: float
    faces: list[FaceInfo]


class RulePicture(Struct, frozen=True):
    """An example of a rule, drawn: what is to be learned, what it shows in words, and its size in millimetres."""

    name: str
    caption: str
    shows: str
    width: float
    height: float


class RuleInfo(Struct, frozen=True):
    """One rule, in short sentences. A line of `text` that begins with a word between stars is an example.

    `◊` stands behind what is a ruling of ours, because the source is silent there; `ruling` says whether there is any.
    """

    id: str
    title: str
    text: str
    ruling: bool
    pictures: list[RulePicture]


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


class TablePar(Struct, frozen=True):
    """Par for every seat of a match, as if everybody played alone and knew the order of the cards."""

    match: int
    seats: list[SeatPar]


class WorkshopDesign(Struct, frozen=True):
    """Cards that someone designed, as the option of the game writes them, and the options that put them into a game."""

    game: str
    cards: str
    options: dict[str, Value]


class WorkshopGoal(Struct, frozen=True):
    """Something that can happen in a game, and in how many games of a trial it did."""

    name: str
    words: str
    games: int


class WorkshopTrial(Struct, frozen=True):
    """Games of one kind that bots played with the cards, and the moves of an average game."""

    words: str
    games: int
    moves: float
    goals: list[WorkshopGoal]


class WorkshopTrials(Struct, frozen=True):
    """What happened in the games that bots played with cards of your own."""

    game: str
    cards: str
    trials: list[WorkshopTrial]


class Privacy(Struct, frozen=True):
    """What this server keeps, and for how long; null is for ever. Days count from when a table was last used. A class
    is kept with its tables and whatever was noted there, until so many days after its last lesson."""

    finished_days: int | None  # tables whose match is over
    abandoned_days: int | None  # tables that nobody came back to
    replays: int  # records being looked at again, in memory only
    class_days: int  # unless its teacher sets another number
    longest_class_days: int  # the most that a teacher may set


class LeftOutInfo(Struct, frozen=True):
    """A game of another package that can't be played on this server, and why."""

    name: str
    package: str
    why: str


class Background(Struct, frozen=True):
    """Work that nobody waits for, such as clocks, bots' moves and reports: how often it has failed since the server
    started, by its name. The log says why. Everything else goes on."""

    failed: dict[str, int]


class Health(Struct, frozen=True):
    """`ok` while tables can be played and stored; `store-failed` while nothing can be written, as on a full disk;
    `store-dead` when that will not mend and the server ends."""

    status: Literal["ok", "stopping", "store-failed", "store-dead"]
    version: str
    tables: int
    connections: int
    background: Background
    left_out: list[LeftOutInfo] = []  # the other games are here
