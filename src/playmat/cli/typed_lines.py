"""Lines from standard input, typed or piped in, so that waiting for one can end when time is up."""

import codecs
import sys
import threading
import time
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from typing import Final, TextIO

CHUNK: Final = 4096
PAUSE: Final = 0.05  # before a stream that has nothing yet, and doesn't wait, is read again


class TypedLines:
    """Standard input line by line. A thread reads it, since some systems can't wait for input with a time limit."""

    def __init__(self) -> None:
        self._stream: TextIO | None = sys.stdin
        self.is_terminal = self._stream is not None and self._stream.isatty()
        self.count = 0
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._reader: threading.Thread | None = None

    def next(self, seconds: float) -> str | None:
        """The next line, or None if there is none within that time. Raise EOFError at the end of the input."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            self._lines.put(None)
            raise EOFError
        self.count += 1
        return line

    def _read(self) -> None:
        try:
            for line in lines_in(self._stream):
                self._lines.put(line)
        except (OSError, ValueError):
            pass  # the terminal is gone, or the stream is closed: that is the end of the input, too
        finally:
            self._lines.put(None)


def lines_in(stream: TextIO | None) -> Iterator[str]:
    """The lines of a stream. A file is read without its buffer: a thread that holds its lock would block the exit."""
    raw = getattr(getattr(stream, "buffer", None), "raw", None)
    if raw is None:
        yield from (line.rstrip("\r\n") for line in stream or ())
        return
    assert stream is not None
    decoder = codecs.getincrementaldecoder(stream.encoding)("replace")
    text = ""
    while True:
        chunk = raw.read(CHUNK)
        if chunk is None:
            time.sleep(PAUSE)
            continue
        text += decoder.decode(chunk, final=not chunk)
        *whole, text = text.split("\n")
        yield from (line.rstrip("\r") for line in whole)
        if not chunk:
            if text:
                yield text
            return
