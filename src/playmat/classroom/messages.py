"""What a teacher and the children say to their class; each message is answered."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from playmat.classroom.cup_messages import CupMessage, SeeCup, SeeDeal, SeeSameDeal
from playmat.classroom.homework_messages import HomeMessage, HomeworkMessage, SeeHomework
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.message_base import LONGEST_KEPT, MOST_CHILDREN, ChildNumber, Days, Said, TableNumber
from playmat.classroom.poll_messages import PollMessage
from playmat.table.messages import Hello, Nickname


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


class RemoveChildren(Said, frozen=True, tag="remove-children"):
    """Remove several students at once, such as everyone who joined in the last minute. Those who are gone already are
    no fault."""

    children: Annotated[list[ChildNumber], Meta(min_length=1, max_length=MOST_CHILDREN)]


class LiftCodeLimit(Said, frozen=True, tag="lift-code-limit"):
    """Look up personal codes again, however many were wrong."""


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
    """Save a lesson for another day. With `plan_id`, replace that saved lesson; if it's gone, save a new one."""

    plan: LessonPlan
    plan_id: Annotated[int, Meta(ge=0)] | None = None


class DropPlan(Said, frozen=True, tag="drop-plan"):
    """A saved lesson is not needed any more."""

    plan_id: Annotated[int, Meta(ge=0)]


class TableWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit at a table, in their order, and who plays along with whom. Bots make up for who is missing."""

    children: Annotated[list[ChildNumber], Meta(min_length=1, max_length=16)]
    guests: dict[ChildNumber, ChildNumber] = {}


class SeatAll(Said, frozen=True, tag="seat-all"):
    """Seat everybody who is there and deal; said again, new tables for the next game. With `tables`, exactly so."""

    tables: Annotated[list[TableWish], Meta(max_length=MOST_CHILDREN)] = field(default_factory=list)


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

    tables: Annotated[list[TableNumber], Meta(max_length=6)] = field(default_factory=list)
    names: bool = False


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
    | RemoveChildren
    | LiftCodeLimit
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
ResultQuestion = SeeCup | SeeSameDeal | SeeHomework
ClassMessage = (
    TeacherMessage | ChildMessage | PollMessage | CupMessage | HomeworkMessage | HomeMessage | SeeDeal | ResultQuestion
)


LiveClassMessage = ClassMessage | Hello
