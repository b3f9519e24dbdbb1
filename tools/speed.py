"""How soon the home page can be used, on this machine and on one that is four times slower: `make speed`.

tools/speed.py [RUNS]   a server of its own, chromium with nothing stored, RUNS times (default 5) for each
"""

import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from playwright.sync_api import Browser, CDPSession  # noqa: E402 - needs the path above

from browsing import Guest, browser, obstacle  # noqa: E402
from serving import Server  # noqa: E402

SLOWER: Final = (1, 4)
LOOK_EVERY: Final = 0.05
WHAT: Final = {
    "painted": "painted after",
    "interactive": "interactive after",
    "worked": "of which the page's own thread had the processor for",
}
# A button that can be pressed is what one waits for: a click is answered from the next frame on. Asked by the wire
# itself: what playwright brings along to ask such things is large, and the slow page would have to read it first.
READY: Final = """new Promise(done => {
  const look = () => document.querySelector('.play:enabled')
    ? requestAnimationFrame(() => done(performance.now()))
    : requestAnimationFrame(look)
  look()
})"""
PAINTED: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def asked(wire: CDPSession, what: str) -> float:
    how = {"expression": what, "awaitPromise": True, "returnByValue": True}
    told: float = wire.send("Runtime.evaluate", how)["result"]["value"]
    return told


def one_load(opened: Browser, address: str, slower: int) -> dict[str, float]:
    guest = Guest(opened, address)
    try:
        wire = guest.context.new_cdp_session(guest.page)
        # Ticks of the page's own thread: they do not count while others have the processor.
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        guest.page.goto(address, wait_until="commit")
        ready = asked(wire, READY)
        while not (paint := asked(wire, PAINTED)):
            time.sleep(LOOK_EVERY)
        metrics = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        return {"painted": paint, "interactive": ready, "worked": metrics["TaskDuration"] * 1000}
    finally:
        guest.close()


def main() -> None:
    reason = obstacle()
    if reason:
        sys.exit(f"speed: {reason}")
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as own, Server(Path(own), "--limits", "0") as server, browser() as opened:
        one_load(opened, server.address, 1)  # the first one wakes everything up
        for slower in SLOWER:
            loads = [one_load(opened, server.address, slower) for _ in range(runs)]
            for what, words in WHAT.items():
                told = sorted(load[what] for load in loads)
                print(f"home, {slower}× slower: {words} {median(told):.0f} ms ({told[0]:.0f}–{told[-1]:.0f})")


if __name__ == "__main__":
    main()
