"""What a seat says to its table over WebSocket or HTTP: the same messages on both, each answered (see answers.py)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from playmat.core.options import Value

# The client's own id of a message: sent twice under the same id, it counts once.
MessageId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", description="chosen by the client, new for each message")
]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, description="a move in the game's notation")]
SeatNumber = Annotated[int, Meta(ge=0, le=99, description="seats are counted from 0")]
Nickname = Annotated[str, Meta(max_length=64, description="1 to 16 letters, digits and spaces after trimming")]
Language = Literal["en", "es"]
Emote = Literal["hello", "thanks", "well-played", "wow", "oops", "thinking", "hurry", "good-luck"]
EMOTES: Final[tuple[Emote, ...]] = (
    "hello",
    "thanks",
    "well-played",
    "wow",
    "oops",
    "thinking",
    "hurry",
    "good-luck",
)


class Helps(Struct, forbid_unknown_fields=True, frozen=True):
    """Help that the host allows, for all seats alike and shown to all."""

    hints: bool = False
    preview: bool = False
    word_check: bool = False
    take_back: bool = False


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: seconds for each move. `player`: seconds for each game, and `bonus` more after each move of one's own."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=3600)] = 60
    bonus: Annotated[int, Meta(ge=0, le=60)] = 0


class Said(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """Anything said to a table."""

    id: MessageId


# What a seat may say.


class Move(Said, frozen=True, tag="move"):
    """Play this move."""

    text: MoveText


class Try(Said, frozen=True, tag="try"):
    """What if? Answered by a refusal, or by `tried`; nothing changes. A device that asks while somebody still thinks
    says `quiet`: nobody has tried anything yet, and nothing is kept for the report of a class."""

    text: MoveText
    quiet: bool = False


class Hint(Said, frozen=True, tag="hint"):
    """Ask for advice, where the table allows hints."""


class TakeBack(Said, frozen=True, tag="take-back"):
    """Undo one's last move and all since, where the table allows it: among bots at once, people are asked first."""


class Propose(Said, frozen=True, tag="propose"):
    """Put a move of the table itself to the others (`word SUSHI`); who is alone among bots is asked to be sure."""

    text: MoveText


class AnswerQuestion(Said, frozen=True, tag="answer"):
    """Something is asked at the table (`questions`): agree, or do not. Who has asked says `false` to take it back."""

    question: Annotated[int, Meta(ge=1, description="the number of the question")]
    agree: bool


class AnswerTakeBack(Said, frozen=True, tag="answer-take-back"):
    """`answer` to the one who asks to take a move back, whatever the question's number."""

    agree: bool


class Describe(Said, frozen=True, tag="describe"):
    """The table in letters and words, as far as the asker may see it; answered by `described`."""


class Choices(Said, frozen=True, tag="choices"):
    """Every move that is offered to the asker, each as its player would tell it; answered by `offered`."""


class Since(Said, frozen=True, tag="since"):
    """Send the table as it stands, with all events after this number."""

    number: Annotated[int, Meta(ge=0)]


class Ready(Said, frozen=True, tag="ready"):
    """Go on to the next game of the match."""


class ShowEmote(Said, frozen=True, tag="emote"):
    """Show a feeling to the table; it is not kept."""

    emote: Emote


class StandIn(Said, frozen=True, tag="stand-in"):
    """Let a bot play for me (`on`), or play myself again."""

    on: bool


class Rename(Said, frozen=True, tag="rename"):
    """Take another nickname or colour; what is null stays."""

    nickname: Nickname | None = None
    colour: Annotated[str, Meta(max_length=32)] | None = None


class Leave(Said, frozen=True, tag="leave"):
    """Give the seat up for good: a bot goes on in a running match, in the lobby the seat is open again."""


class HandSeat(Said, frozen=True, tag="hand-seat"):
    """Make a one-time link that opens this seat on another device: the host for any seat, others for their own."""

    seat: SeatNumber


# What only the host may say.


class Start(Said, frozen=True, tag="start"):
    """Deal the first game; between two games: go on without waiting for who is not ready."""


class Pause(Said, frozen=True, tag="pause"):
    """Stop play and clocks (`on`), or go on."""

    on: bool


class Fill(Said, frozen=True, tag="fill"):
    """Put bots on all open seats."""

    bot: Annotated[str, Meta(max_length=32)] = "simple"


class SetSeat(Said, frozen=True, tag="set-seat"):
    """Give one seat to a bot, or open it for somebody to join; who sat there before has lost it."""

    seat: SeatNumber
    to: Literal["bot", "open"]
    bot: Annotated[str, Meta(max_length=32)] = "simple"


class Remove(Said, frozen=True, tag="remove"):
    """Send somebody away: a bot goes on in a running match, in the lobby the seat is open again."""

    seat: SeatNumber


class Spectators(Said, frozen=True, tag="spectators"):
    """Allow people to watch, or send them away."""

    allowed: bool


class Lock(Said, frozen=True, tag="lock"):
    """Let nobody new in (`on`), or open the table again to who has the code; seat links work all the same."""

    on: bool


class SetHelps(Said, frozen=True, tag="helps"):
    """Set which help there is."""

    helps: Helps


class SetAgreed(Said, frozen=True, tag="agreed"):
    """Agree on something else before the first deal. Preset and options are given whole, as when a table is opened;
    what is null of the rest stays as it is, and an empty deal code takes a code back."""

    preset: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    seats: Annotated[int, Meta(ge=1, le=16, description="how many; those at the end come and go")] | None = None
    clock: ClockSetting | None = None
    deal_code: Annotated[str, Meta(max_length=64)] | None = None


class End(Said, frozen=True, tag="end"):
    """Give the match up: no winners."""


class Rematch(Said, frozen=True, tag="rematch"):
    """Play again: same seats, same options, new deal; the running score goes on and the start moves on by a seat.

    `fresh` begins a series anew: the score is at zero, and the first seat begins.
    """

    fresh: bool = False


SeatMessage = (
    Move
    | Try
    | Hint
    | TakeBack
    | Propose
    | AnswerQuestion
    | AnswerTakeBack
    | Describe
    | Choices
    | Since
    | Ready
    | ShowEmote
    | StandIn
    | Rename
    | Leave
    | HandSeat
)
HostMessage = Start | Pause | Fill | SetSeat | Remove | Spectators | Lock | SetHelps | SetAgreed | End | Rematch
TableMessage = SeatMessage | HostMessage


class Hello(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type", tag="hello"):
    """The first message on a WebSocket, and any later one to change the language. Answered by a `table` frame."""

    token: Annotated[str, Meta(max_length=128)]
    since: Annotated[int, Meta(ge=0)] = 0
    language: Language | None = None
    changes: bool = False  # after a mere move send a `change`, not the whole table


LiveMessage = TableMessage | Hello
