"""The press: PDFs are made on a thread of their own, one at a time, and the last few are kept."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from playmat.core.refusal import refused
from playmat.print.job import Job
from playmat.print.shop import print_job

MOST_WAITING: Final = 20
MOST_KEPT: Final = 6
LARGEST_KEPT: Final = 2_000_000


class Press:
    """A whole class that prints the same set waits for one PDF, not for thirty."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "press")
        self._waiting = 0
        self._kept: OrderedDict[Job, bytes] = OrderedDict()

    async def pdf(self, job: Job) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise refused("too-many", {"number": MOST_WAITING})
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._made, job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """What has not begun is dropped."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _made(self, job: Job) -> bytes:
        # Only ever called on the one thread, so nobody else looks at what is kept.
        if job in self._kept:
            self._kept.move_to_end(job)
            return self._kept[job]
        pdf = print_job(job).pdf
        if len(pdf) <= LARGEST_KEPT:
            self._kept[job] = pdf
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return pdf
