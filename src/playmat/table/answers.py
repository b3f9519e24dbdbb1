"""What the server says: an answer to every message, and the table as its reader may see it."""

from typing import Any, Literal

from msgspec import Struct

from playmat.core.offer import Field
from playmat.core.options import Value
from playmat.core.views import GameView, View
from playmat.table.messages import ClockSetting, Emote, Helps

Stage = Literal["lobby", "playing", "between", "over"]


class Sentence(Struct, frozen=True):
    """Something said: its key and facts, and the sentence in the reader's language."""

    key: str
    facts: dict[str, Any]
    sentence: str


# Answers: one to every message, with its id.


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """It is done and stored. `number` is the table's number then: the entry this message became."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not done, and nothing has changed. `id` is null where the message could not be read that far. `child` says
    it in words for who has just learned to read; empty where `sentence` is plain enough."""

    id: str | None
    code: str
    sentence: str
    facts: dict[str, Any]
    rule: str = ""
    child: str = ""


class Tried(Struct, frozen=True, tag_field="type", tag="tried"):
    """The move of a `try` may be played. `working` is its worth as data, where the table allows previews."""

    id: str
    text: str
    working: dict[str, Any] | None = None


class HintChoice(Struct, frozen=True):
    """One of the best moves: in words, what it is worth (a share of wins, or points) and why."""

    text: str
    sentence: str
    worth: float
    error: float  # standard error; 0 where it was worked out exactly
    unit: Literal["win", "points"]
    worth_sentence: str
    why: list[str]


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """Advice, made from what this seat can see: at most three moves, the best first. `text` is the best one.

    Where nothing can be advised (a quiz, a sum to say), `text` is empty and `says` helps on.
    """

    id: str
    text: str
    best: list[HintChoice]
    says: list[str]


class Described(Struct, frozen=True, tag_field="type", tag="described"):
    """The table in letters and words, lines apart. `board` is the match alone: what there is to see, nothing else."""

    id: str
    text: str
    board: str


class OfferedMove(Struct, frozen=True):
    """A move by its text, and the sentence in which its player would tell of it."""

    text: str
    sentence: str


class Offered(Struct, frozen=True, tag_field="type", tag="offered"):
    """The moves that are listed in `play.offer.moves`, in that order, in sentences that tell them apart.

    Made from what this seat can see; where very many are listed, of the first ones only.
    """

    id: str
    moves: list[OfferedMove]


class SeatLink(Struct, frozen=True, tag_field="type", tag="seat-link"):
    """A link that opens a seat once, within `minutes`. Open it on the other device."""

    id: str
    seat: int
    link: str
    secret: str
    minutes: int


# The table as its reader may see it.


class SeatView(Struct, frozen=True):
    """Who sits where. `name` is made up ("Seat 2", "Bot 3") where there is no nickname."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    colour: str
    bot: str | None  # the bot that plays here now, also while it stands in for somebody
    away: bool  # a bot stands in until this person is back
    present: bool
    program: bool  # somebody's own bot, playing through the API
    host: bool
    ready: bool
    shares: bool = False  # sits with others at one device
    named: bool = False  # `name` is a nickname, not made up


class ClockView(Struct, frozen=True):
    """The clock. `left_ms` by seat (null: no limit) was true at the frame's `at`; those in `running` tick down."""

    setting: ClockSetting
    left_ms: list[int | None]
    running: list[int]
    game_left_ms: int | None = None  # where the game itself has a limit
    elapsed_ms: int | None = None  # how long the game has been played, where its rules time it


class FormView(Struct, frozen=True):
    """A move to be written: the verb, then the fields. `send` is the verb in words, `labels` are the fields'."""

    verb: str
    fields: tuple[Field, ...]
    send: str
    labels: list[str]


class OfferView(Struct, frozen=True):
    """What this seat may do now: listed moves by their text, forms for the rest."""

    moves: list[str]
    forms: list[FormView]
    asks: Sentence


class AskedBack(Struct, frozen=True):
    """Somebody asks whether the last `moves` may be taken back; `waiting` are those who have not answered yet."""

    seat: int
    moves: int
    waiting: list[int]
    line: Sentence


class QuestionView(Struct, frozen=True):
    """Something is asked at the table: `line` says what. `waiting` are those who have not answered yet; `seat` asks,
    if it is someone with a seat. After `until` (the server's time) it is over. While the table is paused that time
    doesn't run, and a question about the game is `on_hold`: it can be answered when the game goes on."""

    number: int
    kind: str
    seat: int | None
    waiting: list[int]
    line: Sentence
    until: int
    on_hold: bool = False


class PlayView(Struct, frozen=True):
    """The match. `view.now` and `view.last_game` are of the game's own shape. `outcome` is said at the end."""

    match: int  # from 1; a rematch counts up
    view: View
    offer: OfferView
    outcome: list[Sentence]
    may_take_back: bool
    asked_back: AskedBack | None = None
    special: Sentence | None = None  # what was special about the game that has just ended


class SeriesMatch(Struct, frozen=True):
    """A finished match of a series: which of the table's matches, which seat had the first turn, how it ended."""

    match: int
    began: int | None  # null where several began at once: a quiz, a race
    scores: list[int]
    winners: list[int]


class SeriesView(Struct, frozen=True):
    """The running score: the matches that were played to their end one after the other by the same people.

    `wins` and `points` are by seat; a shared win counts for each. `matches` are the last ones, the newest at the end.
    """

    played: int
    wins: list[int]
    points: list[int]
    matches: list[SeriesMatch]
    gone: list[int]  # seats whose player of this series has left them: the next match begins a series anew


class AgreedView(Struct, frozen=True):
    """What was agreed, in words: the preset, and a sentence for every option that is otherwise."""

    preset: str
    besides: list[str]


class TableEvent(Struct, frozen=True):
    """One entry of the table's log as its reader may see it. `text` is the move, redacted where it is secret."""

    number: int
    at: int
    kind: str
    seat: int | None
    text: str | None
    lines: list[Sentence]


class You(Struct, frozen=True):
    """The reader: a seat, the host (who may have no seat), a spectator (no seat, no host). Who `may_rematch` can begin
    another match: the host, and everybody with a seat where the host does not play or is not there."""

    seat: int | None
    host: bool
    may_rematch: bool = False


class TableFrame(Struct, frozen=True, tag_field="type", tag="table"):
    """All there is to show. A later frame replaces an earlier one; only `events` are to be added up by number."""

    code: str
    link: str  # to join at; begins with "/" where only the reader's browser knows the server's address
    number: int
    at: int  # the server's time in ms since 1970
    stage: Stage
    paused: bool
    you: You
    game: str
    preset: str | None
    options: dict[str, Value]
    open_deal: bool  # dealt from a code: whoever knows the code can know all cards
    seats: list[SeatView]
    clock: ClockView
    helps: Helps
    spectators: bool
    locked: bool  # nobody new may sit down with the code
    watching: int
    patience: int  # seconds until a bot stands in for who is away
    waiting_for: list[int]  # between two games: seats that are not ready
    status: Sentence  # whose turn it is or what is waited for, in plain words
    play: PlayView | None
    events: list[TableEvent]
    first_event: int  # events before this number are left out; 0 when none are missing
    questions: list[QuestionView] = []  # what somebody asks the others just now
    agreed: AgreedView = AgreedView("", [])
    series: SeriesView | None = None  # once a match was played to its end


class PlayChange(Struct, frozen=True):
    """The game after a move: `now` and `actors` of its view, and what this seat may do, which `status` asks."""

    now: GameView
    actors: list[int]
    moves: list[str]
    forms: list[FormView]
    may_take_back: bool


class TableChange(Struct, frozen=True, tag_field="type", tag="change"):
    """A move or two later, for who asked for `changes`: to be put into the last `table` of this line. All else is as it
    was."""

    number: int
    at: int
    clock: ClockView
    status: Sentence
    play: PlayChange
    events: list[TableEvent]


class EmoteFrame(Struct, frozen=True, tag_field="type", tag="emote"):
    """Somebody shows a feeling; show it a moment and forget it."""

    seat: int
    emote: Emote
    sentence: str


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The last frame before the server closes the line. Come again unless `final`."""

    code: str  # "stopping", "seat-lost", "spectators-off", "table-gone", "class-gone", "too-many-lines", "too-slow",
    # "server-fault"
    sentence: str
    final: bool


Answer = Accepted | Refused | Tried | Hinted | Described | Offered | SeatLink
Frame = Answer | TableFrame | TableChange | EmoteFrame | Goodbye
