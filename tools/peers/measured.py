"""What every script here prints: one line of JSON for each thing that was measured, by processor time."""

import json
import time
from collections.abc import Callable

SECONDS = 1.0


def measured(engine: str, what: str, unit: str, work: Callable[[], int]) -> None:
    """Do some work again and again for a second; `work` answers how much of it was done."""
    work()  # the first time things are loaded and compiled
    done = 0
    began = time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        done += work()
    print(json.dumps({"engine": engine, "what": what, "unit": unit, "rate": done / took}), flush=True)
