"""Codes to tell a friend, tokens to keep, and what the store keeps of them."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

# Nothing that looks like something else (0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V), no vowels, so that no word comes out.
LETTERS: Final = "CDFGHJKMNPQRTVWXY34679"
FIRST_DEVICE: Final = -2  # where its presence is counted; others of the same table lie below it
CODE_LENGTH: Final = 8  # tables of older versions have six

KeyKind = Literal[
    "seat", "host", "watch", "link", "host-link", "device", "newcomer", "invite", "teacher", "child", "wall"
]


@dataclass(frozen=True, slots=True)
class Key:
    """What a token opens: a seat, the host's place without a seat, a place to watch, once a seat elsewhere, the
    table as a device shows it while the cover is down (what a spectator may see, whether there are any or not), or
    nothing yet. Of a device `seat` is its number where a table has several, of a newcomer the place where they wait.
    An invitation opens nothing; it shows that somebody has the link of the table and did not guess its code. Of a
    class it opens the teacher's place, the wall (`seat` is 1 where names are on it), or a child's: `seat` is the
    child's number.

    `root` is the hash of the key of a class that this one was made from, at first or second hand. It ends with it."""

    kind: KeyKind
    seat: int | None
    expires: int | None = None
    root: str | None = None

    @property
    def device(self) -> int:
        return FIRST_DEVICE if self.seat is None else self.seat

    @property
    def is_link(self) -> bool:
        """Opens a seat once; made by who sits there, or by the host."""
        return self.kind in ("link", "host-link")


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as it is kept, however it was typed."""
    return text.upper().replace(" ", "").replace("-", "")[:32]


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_invite() -> str:
    """The secret in the link and the QR code of a table: short, and still nothing to guess."""
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not to use it."""
    return sha256(token.encode()).hexdigest()
