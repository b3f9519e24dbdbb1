"""Coming to a table: what somebody sends to open one or to sit down, and what comes back."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from playmat.core.options import Value
from playmat.table.messages import ClockSetting, Helps, Nickname

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
    rules: Annotated[int, Meta(ge=1, description="an older rules number; null for the newest")] | None = None


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
