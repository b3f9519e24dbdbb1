"""What a teacher and the children say to their class; each message is answered."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from playmat.classroom.homework.play import MOST_MATCHES, HomeworkPlay
from playmat.classroom.lesson_plan import LessonPlan
from playmat.table.messages import Hello, MessageId, MoveText, Nickname

MOST_CHILDREN: Final = 60
MOST_PLANS: Final = 40
LONGEST_KEPT: Final = 366
MOST_PUZZLES: Final = 12  # of one homework
MOST_AT_DEVICE: Final = 5

ChildNumber = Annotated[int, Meta(ge=0, le=9999, description="children are counted from 0")]
TableNumber = Annotated[int, Meta(ge=0, le=99, description="tables of the lesson are counted from 0")]
PollNumber = Annotated[int, Meta(ge=1, le=9999, description="questions to the class are counted from 1")]
CupNumber = Annotated[int, Meta(ge=0, le=999, description="cups of the class are counted from 0")]
HomeworkNumber = Annotated[int, Meta(ge=0, le=999, description="homework of the class is counted from 0")]
PuzzleId = Annotated[str, Meta(max_length=80)]
Days = Annotated[int, Meta(ge=0, le=LONGEST_KEPT, description="0: forget it now")]


class CreateClass(Struct, forbid_unknown_fields=True, frozen=True):
    """A new class. With `names` it has a roster and each child a personal code; else children type a name. Where names
    are `hidden`, those in the list are empty: the children are their animals, called so in `language` at their tables,
    and who they are is known to the teacher's own device alone."""

    names: Annotated[list[Nickname], Meta(max_length=MOST_CHILDREN)] = []
    plan: LessonPlan | None = None
    days: Annotated[int, Meta(ge=1, le=LONGEST_KEPT)] = 30
    hidden: bool = False
    language: Annotated[str, Meta(max_length=8)] = "en"


class ComeIn(Struct, forbid_unknown_fields=True, frozen=True):
    """A child comes in: by personal code where there is one, else by name."""

    nickname: Nickname = ""
    child_code: Annotated[str, Meta(max_length=32)] = ""
    animal: Annotated[str, Meta(max_length=32)] = ""
    beside: Annotated[str, Meta(max_length=64, description="token of a child who plays on the same device")] = ""


class Said(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """Anything said to a class."""

    id: MessageId


# What only the teacher may say.


class AddChildren(Said, frozen=True, tag="add-children"):
    """More names for the roster."""

    names: Annotated[list[Nickname], Meta(min_length=1, max_length=MOST_CHILDREN)]


class RenameChild(Said, frozen=True, tag="rename-child"):
    """Another name for a child."""

    child: ChildNumber
    nickname: Nickname


class RemoveChild(Said, frozen=True, tag="remove-child"):
    """Take a child out of the class, with name and code."""

    child: ChildNumber


class NewChildCode(Said, frozen=True, tag="new-child-code"):
    """A new personal code for a child; devices that came in with the old one are out."""

    child: ChildNumber


class SetPair(Said, frozen=True, tag="set-pair"):
    """Two children sit apart, together, or as it comes."""

    one: ChildNumber
    other: ChildNumber
    wish: Literal["apart", "together", "any"]


class SetPlan(Said, frozen=True, tag="set-plan"):
    """What is played next."""

    plan: LessonPlan


class SavePlan(Said, frozen=True, tag="save-plan"):
    """Keep a lesson for another day."""

    plan: LessonPlan


class DropPlan(Said, frozen=True, tag="drop-plan"):
    """A saved lesson is not needed any more."""

    plan_id: Annotated[int, Meta(ge=0)]


class TableWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit at a table, in their order, and who plays along with whom. Bots make up for who is missing."""

    children: Annotated[list[ChildNumber], Meta(min_length=1, max_length=16)]
    guests: dict[ChildNumber, ChildNumber] = {}


class SeatAll(Said, frozen=True, tag="seat-all"):
    """Seat everybody who is there and deal; said again, new tables for the next game. With `tables`, exactly so."""

    tables: Annotated[list[TableWish], Meta(max_length=MOST_CHILDREN)] = []


class PreviewSeats(Said, frozen=True, tag="preview-seats"):
    """How would everybody be seated? Nobody else learns of it. Asked again, another way."""


class SeatChild(Said, frozen=True, tag="seat-child"):
    """Seat one child at a table of the lesson, in a bot's place; without one, wherever there is a place."""

    child: ChildNumber
    table: TableNumber | None = None


class SetEyes(Said, frozen=True, tag="eyes-on-me"):
    """Stop all tables (`on`), or let them go on."""

    on: bool


class SignalTime(Said, frozen=True, tag="time-signal"):
    """Tell everybody that so many minutes are left; 0 takes it back."""

    minutes: Annotated[int, Meta(ge=0, le=60)]


class SetCalm(Said, frozen=True, tag="calm"):
    """No clocks, no ranks, no sounds; or as usual."""

    on: bool


class EndLesson(Said, frozen=True, tag="end-lesson"):
    """The lesson is over."""


class SetKeep(Said, frozen=True, tag="keep"):
    """How many days after its last lesson the class is forgotten."""

    days: Days


class RenewLink(Said, frozen=True, tag="renew-link"):
    """A new teacher link; the one there was opens nothing any more."""


class OpenWall(Said, frozen=True, tag="open-wall"):
    """A key for the projector. With `names` children are named there, else they are their animals."""

    names: bool = False


class LookAtTable(Said, frozen=True, tag="look-at-table"):
    """A key to watch a table of the lesson."""

    table: TableNumber


class SeenTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table of the lesson, and which number of it was seen last; 0: none yet."""

    table: TableNumber
    number: Annotated[int, Meta(ge=0)] = 0


class LookAtTables(Said, frozen=True, tag="look-at-tables"):
    """Pictures of those tables that have changed since they were seen, as anybody may see them. A wall sees only
    those that are chosen for it."""

    tables: Annotated[list[SeenTable], Meta(min_length=1, max_length=60)]


class LookBeside(Said, frozen=True, tag="look-beside"):
    """The table as this child sees it, where the lesson says so; the child's screen shows that for as long as it is
    asked for again within a few seconds."""

    child: ChildNumber
    number: Annotated[int, Meta(ge=0, description="which was seen last; 0: none yet")] = 0


class GiveHint(Said, frozen=True, tag="give-hint"):
    """A hint for a child whose turn it is, also where the lesson has none: shown at once, or (`waits`) when the child
    wants to see it."""

    child: ChildNumber
    waits: bool = False


class KeepSeat(Said, frozen=True, tag="keep-seat"):
    """A bot plays for a child (`on`), until the seat is given back."""

    child: ChildNumber
    on: bool


class GiveTime(Said, frozen=True, tag="give-time"):
    """More time for everybody at a table whose clock runs."""

    table: TableNumber
    seconds: Annotated[int, Meta(ge=1, le=3600)] = 60


class SwapChildren(Said, frozen=True, tag="swap-children"):
    """Two children change places, each going on where the other sat."""

    one: ChildNumber
    other: ChildNumber


class ShowOnWall(Said, frozen=True, tag="show-on-wall"):
    """What the projector shows while the class plays: these tables large, else how far all of them are."""

    tables: Annotated[list[TableNumber], Meta(max_length=6)] = []
    names: bool = False


# Asking the class.


class AtTable(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="table"):
    """A position of a table of the lesson, after `moves` moves of a match; if unsaid the latest that may be shown."""

    table: TableNumber
    match: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    moves: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class InScene(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="scene"):
    """A position of the lesson that teaches a game: `step` of `scene`, as `list-scenes` names them."""

    game: Annotated[str, Meta(max_length=64)]
    scene: Annotated[int, Meta(ge=0, le=99)]
    step: Annotated[int, Meta(ge=0, le=99)]


class InReport(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="report"):
    """A position of any table the class has had, as a report names it: its code, a match, after how many moves, and the
    seat that is asked."""

    table: Annotated[str, Meta(max_length=32)]
    match: Annotated[int, Meta(ge=1, le=10_000)]
    moves: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=15)]


class InPoll(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="poll"):
    """The position of a question that the class was asked before."""

    poll: PollNumber


Place = AtTable | InScene | InReport | InPoll


class SeePosition(Said, frozen=True, tag="see-position"):
    """Show me a position before the class is asked about it. Refused where it may not be shown."""

    place: Place


class ListScenes(Said, frozen=True, tag="list-scenes"):
    """Which positions of the lesson that teaches a game can be asked about?"""

    game: Annotated[str, Meta(max_length=64)]


class AskClass(Said, frozen=True, tag="ask-class"):
    """Ask everybody what they would play in a position. All tables stop until the question is over."""

    place: Place


class StepPoll(Said, frozen=True, tag="step-poll"):
    """Show how the class chose (`shown`), what the review says (`told`), or go back to the tables (`closed`)."""

    poll: PollNumber
    to: Literal["shown", "told", "closed"]


class SeePoll(Said, frozen=True, tag="see-poll"):
    """Show me the position that the class is asked about. Everybody may ask."""

    poll: PollNumber


class AnswerPoll(Said, frozen=True, tag="answer-poll"):
    """I would play this move. Said again, the later one counts, as long as the answers are not shown."""

    poll: PollNumber
    text: MoveText


# Cups.


class MakeCup(Said, frozen=True, tag="make-cup"):
    """A cup over several rounds, played by the plan. Without `rounds` it takes as many as its method usually does."""

    plan: LessonPlan
    method: Literal["swiss", "round-robin", "ladder"] = "swiss"
    title: Annotated[str, Meta(max_length=60)] = ""
    rounds: Annotated[int, Meta(ge=1, le=60)] | None = None


class DrawCup(Said, frozen=True, tag="draw-cup"):
    """Draw the next round of a cup for everybody who is there, and seat them."""

    cup: CupNumber


class SettleCup(Said, frozen=True, tag="settle-cup"):
    """What a table of a round came to: its children from the first to the last, equals together."""

    cup: CupNumber
    round: Annotated[int, Meta(ge=0, le=99)]
    places: Annotated[list[Annotated[list[ChildNumber], Meta(min_length=1)]], Meta(min_length=1, max_length=16)]


class EndCup(Said, frozen=True, tag="end-cup"):
    """No more rounds."""

    cup: CupNumber


class SeeCup(Said, frozen=True, tag="see-cup"):
    """How a cup stands: its table of results and all rounds."""

    cup: CupNumber


class SeeSameDeal(Said, frozen=True, tag="see-same-deal"):
    """What the same cards came to at each table of the lesson, seat by seat."""


class SeeDeal(Said, frozen=True, tag="see-deal"):
    """The same cards, side by side, after `step` moves at these tables; refused while somebody still plays them. With
    `wall` it is on the projector too, or no more. The projector itself sees what the teacher looks at."""

    step: Annotated[int, Meta(ge=0, le=100_000)] = 0
    tables: Annotated[list[TableNumber], Meta(max_length=6)] = []
    wall: bool | None = None


# Homework.


class GiveHomework(Said, frozen=True, tag="give-homework"):
    """Puzzles for everybody until then, in ms since 1970; without `until` it is an exit ticket, done right away.
    Without `puzzles`, `count` of the game are picked, of one difficulty if there is a `band`; with `own`, as many as
    were found in the games of the latest lesson, and only then others. With `play` it is matches and no puzzles."""

    game: Annotated[str, Meta(max_length=64)]
    until: Annotated[int, Meta(ge=0)] | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    count: Annotated[int, Meta(ge=1, le=MOST_PUZZLES)] = 3
    band: Literal["", "easy", "medium", "hard"] = ""
    puzzles: Annotated[list[PuzzleId], Meta(max_length=MOST_PUZZLES)] = []
    own: bool = False
    play: HomeworkPlay | None = None


class PlayHomework(Said, frozen=True, tag="play-homework"):
    """Give me the key to my table for a match of my homework; it is opened where I have not begun."""

    homework: HomeworkNumber
    match: Annotated[int, Meta(ge=0, lt=MOST_MATCHES)]


class DropHomework(Said, frozen=True, tag="drop-homework"):
    """Take homework back, with what came of it."""

    homework: HomeworkNumber


class SeeHomework(Said, frozen=True, tag="see-homework"):
    """Who did what?"""

    homework: HomeworkNumber


class TryHomework(Said, frozen=True, tag="homework-try"):
    """My moves from the start of a puzzle of my homework. `shown`: I have looked at the answer."""

    homework: HomeworkNumber
    puzzle: PuzzleId
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=12)]
    shown: bool = False


# What a child may say.


class PickAnimal(Said, frozen=True, tag="pick-animal"):
    """Be seen as another animal."""

    animal: Annotated[str, Meta(max_length=32)]


class RaiseHand(Said, frozen=True, tag="raise-hand"):
    """Call the teacher (`on`), or not any more. The teacher may lower it too."""

    on: bool
    child: ChildNumber | None = None


class TakeSeat(Said, frozen=True, tag="take-seat"):
    """Give me the key to my seat on this device."""


class TakeHint(Said, frozen=True, tag="take-hint"):
    """Show me the hint that my teacher has given me."""


class Done(Said, frozen=True, tag="done"):
    """I am done on this device: its keys open nothing any more."""


TeacherMessage = (
    AddChildren
    | RenameChild
    | RemoveChild
    | NewChildCode
    | SetPair
    | SetPlan
    | SavePlan
    | DropPlan
    | SeatAll
    | PreviewSeats
    | SeatChild
    | SetEyes
    | SignalTime
    | SetCalm
    | EndLesson
    | SetKeep
    | RenewLink
    | OpenWall
    | LookAtTable
    | LookAtTables
    | LookBeside
    | GiveHint
    | KeepSeat
    | GiveTime
    | SwapChildren
    | ShowOnWall
)
ChildMessage = PickAnimal | RaiseHand | TakeSeat | TakeHint | Done
PollMessage = SeePosition | ListScenes | AskClass | StepPoll | SeePoll | AnswerPoll
CupMessage = MakeCup | DrawCup | SettleCup | EndCup
HomeworkMessage = GiveHomework | DropHomework
ResultQuestion = SeeCup | SeeSameDeal | SeeHomework
HomeMessage = TryHomework | PlayHomework
ClassMessage = (
    TeacherMessage | ChildMessage | PollMessage | CupMessage | HomeworkMessage | HomeMessage | SeeDeal | ResultQuestion
)


LiveClassMessage = ClassMessage | Hello
