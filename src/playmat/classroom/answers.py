"""What a class says: an answer to every message, and the class as its reader may see it."""

from msgspec import Struct

from playmat.classroom.cup_answers import CupBrief, CupShown, SameDealShown
from playmat.classroom.deals.told import DealLaid
from playmat.classroom.homework.told import HomeworkBrief, HomeworkShown, HomeworkToDo
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.poll_answers import PollPosition, PollView, PositionShown, SceneList
from playmat.table.admission import Joined
from playmat.table.answers import Accepted, Goodbye, Hinted, Refused, Stage, TableFrame


class ClassMade(Struct, frozen=True):
    """The class is there. `token` is the teacher's key, also in `link`: show it to nobody but a co-teacher."""

    code: str
    token: str
    link: str
    number: int


class CameIn(Struct, frozen=True):
    """You are in the class. Keep the token: it is you, on this device."""

    code: str
    token: str
    child: int
    child_code: str  # opens the same place on another device
    number: int


class ClassCard(Struct, frozen=True):
    """A class, for who is about to come in: by personal code where it has a roster, else by name."""

    code: str
    roster: bool
    hidden: bool  # no name is asked for: an animal is enough
    animals: list[str]  # that nobody has yet


class Mate(Struct, frozen=True):
    """Somebody of the class, as the others see them. `here`: a device of theirs is on the line."""

    name: str
    animal: str
    here: bool


class Pupil(Struct, frozen=True):
    """A child as only the teacher sees it."""

    child: int
    name: str
    animal: str
    code: str  # personal: opens this child's place on any device
    here: bool
    hand_since: int | None
    table: int | None  # of the lesson, from 0
    seat: int | None
    rests: bool = False  # a bot plays for this child
    hint: str = ""  # given and not seen yet: "shown" or "waits"
    device: int | None = None  # the same number: they play on one device
    along: int | None = None  # the child at whose device this one plays along, without a seat
    joined: int | None = None  # when they joined by name, in ms; None for students whom the teacher added


class PlaceAtTable(Struct, frozen=True):
    """Who sits there; a bot where there is no child."""

    child: int | None
    name: str
    animal: str
    here: bool
    guests: list[str] = []  # who plays along at the same device


class TableSummary(Struct, frozen=True):
    """A table of the lesson at a glance. It waits for the seats in `turn` since then."""

    code: str
    seats: list[PlaceAtTable]
    stage: Stage | None  # nothing is told of a table that is only being opened
    paused: bool
    turn: list[int]
    waits_since: int
    matches_over: int
    moves: int


class LessonView(Struct, frozen=True):
    """What is being played: the how-manieth seating since the class was made, since when, at which tables."""

    plan: LessonPlan
    title: str
    round: int
    began: int
    tables: list[TableSummary]


class SavedPlan(Struct, frozen=True):
    plan_id: int
    plan: LessonPlan


class PairWish(Struct, frozen=True):
    """Two children who sit apart or together."""

    one: int
    other: int
    wish: str


class Guessing(Struct, frozen=True):
    """Someone is guessing personal codes. `blocks`: the class has no guesses left, so that no code is looked up from
    addresses where many were wrong."""

    wrong: int
    addresses: int
    for_ms: int
    blocks: bool


class TeacherFrame(Struct, frozen=True, tag_field="type", tag="teacher"):
    """The whole class, for its teacher. A later frame replaces an earlier one."""

    code: str
    link: str  # for children to come in at
    number: int
    at: int  # the server's time in ms since 1970
    roster: bool
    hidden: bool  # no names here: they are known to the teacher's own device alone
    days: int
    forgotten_at: int  # if there is no other lesson
    calm: bool
    eyes_on_me: bool
    ends_at: int | None
    children: list[Pupil]
    pairs: list[PairWish]
    plans: list[SavedPlan]
    plan: LessonPlan | None
    lesson: LessonView | None
    on_wall: list[int]  # tables that the projector shows large
    wall_names: bool
    poll: PollView | None = None
    cups: list[CupBrief] = []
    dealt_alike: bool = False  # there is a lesson with the same cards at every table to look at
    homework: list[HomeworkBrief] = []
    has_played: bool = False  # there are games in which puzzles can be found
    guessing: Guessing | None = None


class ChildFrame(Struct, frozen=True, tag_field="type", tag="child"):
    """The class, for one child: who is there, where to play, where to look."""

    code: str
    number: int
    at: int
    name: str
    animal: str
    child_code: str
    mates: list[Mate]
    game: str  # what is played or will be; "" where that is not said yet
    title: str
    table: str  # the code of the table to play at; "" where there is none for this child now
    seat: int | None
    with_names: list[str]
    lesson_on: bool
    calm: bool
    eyes_on_me: bool
    ends_at: int | None
    hand_raised: bool
    shows_hand: bool  # the teacher may look at this child's cards
    is_seen: bool  # and does so now
    hint: str  # from the teacher: "shown" at once, "waits" until the child wants it
    rests: bool  # a bot plays for this child
    host: str  # with whom to play at one device; "" where the child has a seat, or none at all
    beside: list[str]  # who else plays on this device, each with a seat of their own
    sentence: str  # where to look now, in plain words
    poll: PollView | None = None
    homework: list[HomeworkToDo] = []


class WallFrame(Struct, frozen=True, tag_field="type", tag="wall"):
    """The class, for a projector: nothing that a child should not see, and names only where the teacher wants them."""

    code: str
    link: str
    number: int
    at: int
    names: bool
    here: int
    children: int
    mates: list[Mate]
    title: str
    lesson: LessonView | None
    on_wall: list[int]  # tables that are to be seen large
    eyes_on_me: bool
    ends_at: int | None
    sentence: str
    poll: PollView | None = None
    deal: int | None = None  # that is looked at together: changes whenever there is something else to see


class ChildrenAdded(Struct, frozen=True, tag_field="type", tag="children-added"):
    """The numbers of the new children, in the order of their names. A number is never given to another child."""

    id: str
    number: int
    children: list[int]


class WallKey(Struct, frozen=True, tag_field="type", tag="wall-key"):
    """A key for the projector: it opens nothing but what may be on the wall."""

    id: str
    token: str
    link: str


class SeatOpened(Struct, frozen=True, tag_field="type", tag="seat-opened"):
    """The key to a child's seat at a table, for this device."""

    id: str
    joined: Joined


class PlannedTable(Struct, frozen=True):
    """A table before it is dealt: children in their order, bots behind them, who plays along with whom."""

    children: list[int]
    bots: int
    guests: dict[int, int]


class SeatsShown(Struct, frozen=True, tag_field="type", tag="seats"):
    """How everybody could be seated; `most` is how many the game takes at a table, `least` how many it needs."""

    id: str
    tables: list[PlannedTable]
    least: int
    most: int


class TablePicture(Struct, frozen=True):
    """A table of the lesson as its reader may see it."""

    table: int
    frame: TableFrame


class Pictures(Struct, frozen=True, tag_field="type", tag="pictures"):
    """Those of the tables asked for that have changed."""

    id: str
    pictures: list[TablePicture]


class NewLink(Struct, frozen=True, tag_field="type", tag="new-link"):
    """The teacher link from now on."""

    id: str
    token: str
    link: str


ResultAnswer = CupShown | SameDealShown | HomeworkShown
ClassAnswer = (
    Accepted
    | Refused
    | ChildrenAdded
    | WallKey
    | SeatOpened
    | NewLink
    | Pictures
    | SeatsShown
    | Hinted
    | PositionShown
    | PollPosition
    | SceneList
    | ResultAnswer
    | DealLaid
)
ClassFrame = ClassAnswer | TeacherFrame | ChildFrame | WallFrame | Goodbye
