"""What holds for every test."""

import signal
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final

import pytest
from coverage import Coverage

# A shell that runs the tests in the background has Ctrl-C ignored, and all they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The kernel and the rules have to be covered by tests of their own. While coverage is measured everything in the
# process takes twice as long, so that it is off wherever something else is tested (ADR 0130).
COUNTED: Final = frozenset({"core", "games"})
MEASURED: Final = ("playmat.core", "playmat.games")
HERE: Final = Path(__file__).parent


class Measure:
    """The coverage of this process, on or off as the next test needs it."""

    def __init__(self) -> None:
        self.of: Coverage | None = None
        self.is_on = False

    def begin(self) -> None:
        """What is measured is imported first, so that its lines outside of functions count."""
        self.of = Coverage.current()
        self.is_on = self.of is not None
        for name in MEASURED if self.is_on else ():
            for module in walk_packages(import_module(name).__path__, name + "."):
                import_module(module.name)

    def turn(self, on: bool) -> None:
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
def pytest_collection() -> Generator[None, object, object]:
    MEASURE.begin()
    MEASURE.turn(False)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    MEASURE.turn(item.path.relative_to(HERE).parts[0] in COUNTED)
    return (yield)
