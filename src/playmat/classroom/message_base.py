"""What every message to a class begins with, and how its things are counted."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from playmat.table.messages import MessageId

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


class Said(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """Anything said to a class."""

    id: MessageId
