"""How a worker process talks: a question a line comes in, an answer a line goes out."""

import os
import sys
from collections.abc import Callable

from msgspec import Struct, json


class FaultReply(Struct, frozen=True, tag="fault"):
    """What a question raised, so that the worker lives on: a game of another package may raise on every question."""

    error: str
    where: str


FAULT = json.encode(FaultReply("", ""))[:15]  # by which such a line is known


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """Until the input ends. Whoever asked may be gone when the answer is ready: then there is nobody to tell."""
    for line in sys.stdin.buffer:
        try:
            text = answer(line)
        except Exception as error:  # noqa: BLE001  # whatever a game raises, the next question may be about another
            text = json.encode(FaultReply(type(error).__name__, place_of(error)))
        try:
            sys.stdout.buffer.write(text + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # at once: an ordinary end would try to flush once more


def place_of(error: BaseException) -> str:
    """Return the line that raised an error. Its text stays here: hidden cards may be in it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
