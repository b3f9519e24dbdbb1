"""The press: PDFs are made at a desk of their own, one at a time, and the last few are kept."""

from collections import OrderedDict
from typing import Final

from playmat.print.job import Job
from playmat.print.shop import print_job
from playmat.server.http.desk import Desk
from playmat.server.rooms.counters import Counters

MOST_WAITING: Final = 60
MOST_OF_ONE: Final = 24
MOST_PLANS: Final = 400
MOST_PLANS_OF_ONE: Final = 200
MOST_KEPT: Final = 6
LARGEST_KEPT: Final = 2_000_000


class Press:
    """A whole class that prints the same set waits for one PDF, not for thirty."""

    def __init__(self, counters: Counters) -> None:
        self.desk = Desk("press", MOST_WAITING, MOST_OF_ONE)
        # What a set would hold is told in no time, and need not wait for anybody's PDF.
        self.plans = Desk("plans", MOST_PLANS, MOST_PLANS_OF_ONE)
        self._counters = counters
        self._kept: OrderedDict[Job, bytes] = OrderedDict()

    def close(self) -> None:
        self.desk.close()
        self.plans.close()

    def made(self, job: Job) -> bytes:
        """For the desk only, so that nobody else looks at what is kept."""
        if job in self._kept:
            self._kept.move_to_end(job)
            return self._kept[job]
        pdf = print_job(job).pdf
        self._counters["playmat_prints_total", "", ""] += 1
        if len(pdf) <= LARGEST_KEPT:
            self._kept[job] = pdf
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return pdf
