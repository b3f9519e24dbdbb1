"""What a lesson is about: the game, who plays with whom, what helps there are, how long."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from playmat.core.options import Value
from playmat.table.messages import ClockSetting, Helps

Mixing = Literal["random", "mixed", "similar"]


class LessonPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as a teacher plans it. `size` is how many sit at a table; 0 takes what suits the game. Where children
    are too few for a table, bots of `level` sit with them."""

    game: Annotated[str, Meta(max_length=64)]
    title: Annotated[str, Meta(max_length=60)] = ""
    preset: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    size: Annotated[int, Meta(ge=0, le=16)] = 0
    level: Annotated[str, Meta(max_length=32)] = "easy"
    mixing: Mixing = "random"
    same_deal: bool = False
    clock: ClockSetting = ClockSetting()
    helps: Helps = Helps(hints=True, preview=True, word_check=True, take_back=True)
    minutes: Annotated[int, Meta(ge=0, le=300, description="0: as long as it takes")] = 0
    odd: Literal["bot", "share"] = "bot"  # who is left over plays with bots, or with somebody at one device
    sharers: Literal["together", "any"] = "together"  # who play on one device sit at one table, or as it comes
    shows_hands: bool = False  # the teacher may look into hands; every child's screen says so
