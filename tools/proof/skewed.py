"""`playmat` with a clock that is wrong: a file says by how many seconds, and may say otherwise at any time."""

import os
import time
from pathlib import Path

from playmat.__main__ import run

FILE = Path(os.environ["PLAYMAT_PROOF_SKEW"])
real_time = time.time


def wrong_time() -> float:
    return real_time() + float(FILE.read_text() or 0)


if __name__ == "__main__":
    time.time = wrong_time
    run()
