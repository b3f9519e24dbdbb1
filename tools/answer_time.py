"""How long a move takes to answer on the screen of a slow device: `tools/answer_time.py [TIMES]`.

From the click to the painted table, by each game, with the browser's processor slowed down four times. Server and
browser share this machine, and nothing else should run on it. For a look, not for a test: no machine is like another.
"""

import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from any_table import SEATS, play_turn  # noqa: E402 - needs the path above
from browsing import Guest, browser, obstacle  # noqa: E402
from serving import Seat, Server, my_moves  # noqa: E402

SLOWER: Final = 4
TIMES: Final = 8
MOST_DEALS: Final = 50
# Bots wait so long that nothing but the own move changes the table.
PACE: Final = "30"
WATCH: Final = """() => {
  window.took = []
  let clicked = 0
  addEventListener('click', () => (clicked = performance.now()), { capture: true })
  new MutationObserver(() => {
    if (clicked === 0) return
    const from = clicked
    clicked = 0
    requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - from)))
  }).observe(document.querySelector('[role=log]'), { childList: true, subtree: true })
}"""


def begun(server: Server, game: str) -> Seat:
    """A table where the own seat moves first, so that no bot is waited for."""
    for deal in range(MOST_DEALS):
        seats = ["me" if place == deal % SEATS[game] else "easy" for place in range(SEATS[game])]
        seat = server.create(game=game, seats=seats, helps={"preview": True}, start=True)
        if my_moves(seat.table()):
            return seat
    raise AssertionError(f"nobody begins at {game}")


def measured(guest: Guest, server: Server, game: str) -> float:
    """Milliseconds from the last click of a turn to the table that shows it."""
    guest.take(begun(server, game))
    guest.page.locator("[data-flies]").first.wait_for(state="attached")
    wire = guest.context.new_cdp_session(guest.page)
    guest.page.evaluate(WATCH)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    play_turn(guest, game)
    guest.page.wait_for_function("() => window.took.length > 0")
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    took: float = guest.page.evaluate("window.took.at(-1)")
    return took


def main() -> None:
    if reason := obstacle():
        sys.exit(reason)
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    with ExitStack() as until_done:
        folder = Path(until_done.enter_context(tempfile.TemporaryDirectory()))
        server = until_done.enter_context(Server(folder, "--limits", "0", "--pace", PACE))
        guest = Guest(until_done.enter_context(browser()), server.address, reduced_motion="no-preference")
        for game in SEATS:
            took = [measured(guest, server, game) for _ in range(count)]
            usual = statistics.median(took)
            print(f"{game:15} median {usual:4.0f} ms, quickest {min(took):4.0f}, slowest {max(took):4.0f}", flush=True)


if __name__ == "__main__":
    main()
