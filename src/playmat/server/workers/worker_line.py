"""How a worker process talks: a question a line comes in, an answer a line goes out."""

import os
import sys
from collections.abc import Callable


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """Until the input ends. Whoever asked may be gone when the answer is ready: then there is nobody to tell."""
    for line in sys.stdin.buffer:
        text = answer(line)
        try:
            sys.stdout.buffer.write(text + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # at once: an ordinary end would try to flush once more
