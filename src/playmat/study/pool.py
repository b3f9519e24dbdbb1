"""Work shared among processes: answers come in the order of the tasks, no matter which process found them."""

import contextlib
import time
import traceback
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING, Any, Final, Generic, NoReturn, TypeVar

from playmat import system
from playmat.core.refusal import Refused, refused

if TYPE_CHECKING:
    from playmat.system import Connection

AHEAD: Final = 4  # tasks taken for each process while the first answer is awaited; more would only fill the memory
GRACE_SECONDS: Final = 0.2

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def in_order(work: Callable[[Task], Answer], tasks: Iterable[Task], cores: int) -> Generator[Answer, None, None]:
    """Yield the answer to every task, in order. Tasks are taken as they are needed, so there may be any number of them.

    Close it when it doesn't run to its end: that ends the processes right away, whatever they are doing. A process that
    dies raises `Refused`. If this process is killed, the others end by themselves.
    """
    if cores == 1:
        for task in tasks:
            yield work(task)
        return
    workers: list[Worker[Task, Answer]] = []
    try:
        # A process that has just been forked would answer a signal to stop as this one does.
        with system.stops_held():
            workers.extend(Worker(work) for _ in range(min(cores, system.MOST_PROCESSES)))
        yield from shared(workers, tasks)
    finally:
        with system.stops_held():
            for worker in workers:
                worker.kill()


def shared(workers: "list[Worker[Task, Answer]]", tasks: Iterable[Task]) -> Generator[Answer, None, None]:
    """Yield the answers of these workers to the tasks, in the order of the tasks."""
    numbered = enumerate(tasks)
    idle = [*workers]
    busy: dict[Connection, tuple[Worker[Task, Answer], int]] = {}
    found: dict[int, tuple[Answer, Exception | None]] = {}
    wanted = 0
    while True:
        while idle and len(busy) + len(found) < len(workers) * AHEAD and (taken := next(numbered, None)):
            number, task = taken
            worker = idle.pop()
            busy[worker.line] = (worker, number)
            worker.ask(task)
        if wanted in found:
            answer, error = found.pop(wanted)
            if error is not None:
                raise error
            yield answer
            wanted += 1
        elif busy:
            for line in system.wait_for_any(busy):
                worker, number = busy.pop(line)
                found[number] = worker.answer()
                idle.append(worker)
        else:
            return


class Worker(Generic[Task, Answer]):
    """A process that answers one task after the other, on a line of its own: if it dies, nobody waits for it."""

    def __init__(self, work: Callable[[Task], Answer]) -> None:
        context = system.workers_context()
        self.line, theirs = context.Pipe()
        self._process = context.Process(target=work_on_line, args=(work, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, task: Task) -> None:
        try:
            self.line.send(task)
        except OSError:
            self._report_death()

    def answer(self) -> tuple[Answer, Exception | None]:
        """Return the answer to the task, or the error that came up instead."""
        try:
            found: tuple[Answer, Exception | None] = self.line.recv()
        except (EOFError, OSError):
            self._report_death()
        return found

    def kill(self) -> None:
        """End the process, which only computes: nothing of it can be left half-done."""
        self._process.kill()
        self._process.join()
        self.line.close()

    def _report_death(self) -> NoReturn:
        # If all processes were asked to stop at once, our own signal comes first.
        time.sleep(GRACE_SECONDS)
        raise refused("worker-died") from None


def work_on_line(work: Callable[[Any], Any], line: "Connection") -> None:
    """Answer tasks until the process that started this one ends it."""
    system.become_worker()
    with contextlib.suppress(EOFError, OSError):  # of the line: that process is gone
        while True:
            task = line.recv()
            line.send(answered(work, task))


def answered(work: Callable[[Any], Any], task: Any) -> tuple[Any, Exception | None]:
    try:
        return work(task), None
    except Refused as wrong:
        return None, wrong
    except Exception as fault:  # noqa: BLE001 - raised again where it can be seen
        # The error itself may be of a type that can't be sent. People read the first line, programmers the note.
        error = RuntimeError(f"{type(fault).__name__}: {fault}")
        error.add_note("".join(traceback.format_exception(fault)))
        return None, error


def slices(count: int, size: int) -> list[range]:
    """Return the numbers 0 to `count - 1` in pieces of at most `size`."""
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
