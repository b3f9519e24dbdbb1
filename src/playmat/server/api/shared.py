"""Codes of refusal that requests for tables and for classes share."""

from typing import Final

NAMED: Final = ("nickname-length", "nickname-letters", "nickname-mixed", "nickname-own-word", "nickname-unfit")
PLANNED: Final = ("unknown-game", "unknown-preset", "unknown-option", "unknown-bot", "wrong-seats", "preset-seats")
