"""Number Line for tests: sentences at a table of five."""

from playmat.core.message import Message
from playmat.words.catalogue import catalogue

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eva"]


def say(said: Message, reader: int | None = None, language: str = "en") -> str:
    return catalogue(language, "number-line").say(said, NAMES, reader)
