"""What the kernel has to say: a key with facts, never a sentence."""

from typing import TypedDict

Facts = dict[str, object]


class Message(TypedDict):
    """Something to be said, in no language yet.

    A fact may itself be a message (the name of a card) or a list of them; facts called `seat`, `seats` or
    ending in `_seat` or `_seats` are seat numbers, which the catalogue replaces by names.
    """

    key: str
    facts: Facts


def message(key: str, facts: Facts | None = None) -> Message:
    return {"key": key, "facts": {} if facts is None else facts}
