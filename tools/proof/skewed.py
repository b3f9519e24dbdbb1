"""`playmat` on a machine whose clock is wrong: a file says by how many seconds, and may say otherwise at any time.

Only the clock that people read is turned. What merely counts on (`monotonic`, the event loop) goes on as it would on
a machine whose clock is set right by hand or by the network.
"""

import os
import time
from pathlib import Path

FILE = Path(os.environ["PLAYMAT_PROOF_SKEW"])
real_time = time.time


def wrong_time() -> float:
    return real_time() + float(FILE.read_text() or 0)


def wrong_time_ns() -> int:
    return int(wrong_time() * 1e9)


if __name__ == "__main__":
    # Before anything of the server is loaded: some take the function, not the module.
    time.time = wrong_time
    time.time_ns = wrong_time_ns
    from playmat.__main__ import run

    run()
