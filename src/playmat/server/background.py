"""Background work: every task of the server that nobody waits for is started here, so that none ends unnoticed.

A failure is logged with the name of the task, counted in `/metrics`, and shown in `/health`.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from playmat.core.refusal import Refused
from playmat.server.logs import alarm

Result = TypeVar("Result")

# Of this process, by the name of the task. One process is one server.
failures: Final[Counter[str]] = Counter()
# asyncio itself keeps only weak references: a task that nothing else holds could vanish halfway.
_tasks: Final[set[asyncio.Task[Any]]] = set()


def supervise(work: Coroutine[Any, Any, Result], name: str) -> asyncio.Task[Result]:
    """Start work in the background and report it under `name` if it fails. Canceling it is no failure."""
    task = start(work, name)
    task.add_done_callback(_report_if_failed)
    return task


async def finish(work: Coroutine[Any, Any, Result], name: str) -> Result:
    """Return the result of work that goes on to its end if the caller is canceled.

    An error goes to the caller; if there is none anymore, it is reported. A refusal is an answer, not an error.
    """
    task = start(work, name)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_report_if_failed)
        raise


async def every(seconds: float, work: Callable[[], Awaitable[None]], name: str) -> None:
    """Do something again and again. If it fails, report that under `name` and go on."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - whatever it is, the next round may go well
            report_failure(name, error)


def report_failure(name: str, error: BaseException, **facts: object) -> None:
    """Log and count that some background work has failed."""
    failures[name] += 1
    alarm(f"{name}-failed", error, **facts)


def start(work: Coroutine[Any, Any, Result], name: str) -> asyncio.Task[Result]:
    """Start work for a caller that awaits it, and hears of its errors, itself."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
    return task


def _report_if_failed(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        report_failure(task.get_name(), error)
