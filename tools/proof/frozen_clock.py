"""`playmat` with the server's clock standing still: allowances are used up, but never refill.

How fast a test asks then no longer matters, so a rate limit is reached by the same request on every machine.
Timers of the event loop run as usual.
"""

from time import monotonic

from playmat.__main__ import run
from playmat.server import now

if __name__ == "__main__":
    started_at = monotonic()
    vars(now)["monotonic"] = lambda: started_at
    run()
