"""Work shared among processes: answers come in the order of the tasks, whoever found them."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from playmat import system
from playmat.core.refusal import refused

AHEAD: Final = 4  # tasks waiting for each process; more would only fill the memory with answers

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def in_order(work: Callable[[Task], Answer], tasks: Iterable[Task], cores: int) -> Generator[Answer, None, None]:
    """The answer to every task. Tasks are taken as they are needed, so there may be any number of them.

    Close it when it is not run to its end: then no process is left behind. One that dies is a refusal.
    """
    if cores == 1:
        for task in tasks:
            yield work(task)
        return
    cores = min(cores, system.MOST_PROCESSES)
    waiting: deque[Future[Answer]] = deque()
    with ProcessPoolExecutor(cores, initializer=system.leave_interrupts_to_parent) as pool:
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) >= cores * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise refused("worker-died") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def slices(count: int, size: int) -> list[range]:
    """The numbers 0 to `count - 1` in pieces of at most `size`."""
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
