"""What every entry in the log of a class begins with."""

from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One accepted input. `speaker` and `id` say whose message it was, so that the same one counts once."""

    at: int
    speaker: int | None = None
    id: str = ""
