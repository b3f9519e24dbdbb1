"""What holds for every test."""

import signal
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from coverage import Coverage

# A shell that runs the tests in the background has Ctrl-C ignored, and all they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# While coverage is measured everything in the process takes twice as long. The tests in these folders cover the kernel
# and the rules by themselves; all others do without (ADR 0130, 0150).
MEASURED: Final = frozenset({"core", "games", "pictures", "puzzles", "testing"})
HERE: Final = Path(__file__).parent


class Measure:
    """The coverage of this process, on or off as the next test needs it."""

    def __init__(self) -> None:
        self.of: Coverage | None = None
        self.is_on = False

    def turn(self, on: bool) -> None:
        if self.of is None:
            self.of = Coverage.current()
            self.is_on = self.of is not None
        if self.of is None or on == self.is_on:
            return
        if on:
            self.of.start()
        else:
            self.of.stop()
            self.of.get_data()  # takes over what was measured: a new start forgets that there is something to take
        self.is_on = on


MEASURE: Final = Measure()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    MEASURE.turn(item.path.relative_to(HERE).parts[0] in MEASURED)
    return (yield)
