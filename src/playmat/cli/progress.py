"""A bar that moves while many matches are played, where somebody watches."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from playmat.core.message import message
from playmat.system import Interrupted
from playmat.words.catalogue import Catalogue


@contextmanager
def watched(matches: int, words: Catalogue, key: str = "study-playing") -> Iterator[Callable[[int], None]]:
    """Give a way to say how many more matches (or moves) are done. An interruption is passed on with the count."""
    unwatched = not sys.stderr.isatty()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Not refreshed by a thread: processes are forked while the bar is shown.
    with Progress(
        *columns, console=Console(stderr=True), auto_refresh=False, transient=True, disable=unwatched
    ) as progress:
        task = progress.add_task(words.say(message(key)), total=matches)
        done = 0

        def advance(played: int) -> None:
            nonlocal done
            done += played
            progress.update(task, advance=played, refresh=True)

        try:
            yield advance
        except Interrupted as stop:
            stop.facts |= {"done": done, "total": matches}
            raise
