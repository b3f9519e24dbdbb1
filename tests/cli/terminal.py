"""A person at a terminal: `playmat` in a real pseudo-terminal, read and typed at."""

import os
import pty
import re
import select
import signal
import sys
import time

from commands import environment

PATIENCE = 30.0
CONTROLS = re.compile(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|[78])")
PLAYMAT = ("-m", "playmat")


class Person:
    """Types at a prompt and reads what comes."""

    def __init__(self, *arguments: str, columns: int = 100, program: tuple[str, ...] = PLAYMAT) -> None:
        self.seen = ""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            variables = environment(TERM="xterm", COLUMNS=str(columns))
            os.execve(sys.executable, [sys.executable, *program, *arguments], variables)

    def read_until(self, *texts: str) -> str:
        """Everything up to the first of the texts, colours left out; fails where none comes."""
        deadline = time.monotonic() + PATIENCE
        while not any(text in self.seen for text in texts):
            ready, _, _ = select.select([self.terminal], [], [], 0.2)
            if ready:
                try:
                    self.seen += CONTROLS.sub("", os.read(self.terminal, 65536).decode(errors="replace"))
                except OSError:
                    break
            assert time.monotonic() < deadline, f"{texts} did not come; seen: {self.seen}"
        found = [text for text in texts if text in self.seen]
        assert found, f"{texts} did not come; seen: {self.seen}"
        first = min(found, key=self.seen.index)
        before, _, self.seen = self.seen.partition(first)
        return before + first

    def type(self, line: str) -> None:
        os.write(self.terminal, line.encode() + b"\n")

    def leave(self) -> int:
        """The exit code; a program that does not end by itself is ended."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.terminal], [], [], 0.2)
            try:
                if ready and not os.read(self.terminal, 65536):
                    break
            except OSError:
                break
        else:
            os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(self.pid, 0)
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(status)
