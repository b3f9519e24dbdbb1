"""How long a move takes to answer on the screen of a slow device: `tools/answer_time.py [TIMES]`.

From the click to the painted table, by each game, with the browser's processor slowed down four times; and what of it
was the way to the server and back. Beside it what the page's own thread has worked for it, in script, style and layout,
by processor time: other work on the machine disturbs that less. Server and browser share this machine, and nothing else
should run on it. For a look, not for a test: no machine is like another.

The cards have been dealt before the click, as for a player who has looked at them. A press while they still fly has to
end the dealing, too; whether one came so early was a matter of chance.

Between click and paint nothing is asked of the page: playwright's own looking would be done by the slow thread, too.
"""

import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from playwright.sync_api import CDPSession, Locator  # noqa: E402 - needs the path above

from any_table import SEATS, all_but_the_last_click  # noqa: E402
from browsing import Guest, browser, obstacle  # noqa: E402
from serving import Seat, Server, my_moves  # noqa: E402

SLOWER: Final = 4
# Longer than a deal is played out (web/src/lib/stage/moments.ts).
DEALING_MS: Final = 1600
TIMES: Final = 8
MOST_DEALS: Final = 50
# Cards are dealt and lie still.
SETTLED: Final = "() => document.querySelector('[data-flying]') === null"
# What the page's own thread has worked, by what it worked on.
PARTS: Final = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
# Bots wait so long that nothing but our own move changes the table.
PACE: Final = "30"
LOOK_EVERY: Final = 0.25
LONGEST: Final = 10.0
# Notes when a move left and when the table came, without a look at anything else.
LISTEN: Final = """(() => {
  window.came = window.sent = 0
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', event => {
        if (/^{"type":"(table|change)"/.test(event.data)) window.came = performance.now()
      })
    }
    send(text) {
      if (text.includes('"move"')) window.sent = performance.now()
      super.send(text)
    }
  }
})()"""
# The log tells the move in the same breath as the table shows it. A frame later it is painted.
WATCH: Final = """() => {
  window.took = null
  let clicked = 0, sign = 0
  new MutationObserver(() => {
    const from = clicked
    requestAnimationFrame(() => setTimeout(() => (sign ||= performance.now() - from)))
  }).observe(document.querySelector('[data-busy]'), { attributeFilter: ['data-busy'] })
  addEventListener('click', () => (clicked = performance.now()), { capture: true })
  new MutationObserver(() => {
    if (clicked === 0) return
    const from = clicked
    clicked = 0
    requestAnimationFrame(() => setTimeout(() => {
      window.took = { whole: performance.now() - from, sign, away: window.came - window.sent }
    }))
  }).observe(document.querySelector('[role=log]'), { childList: true, subtree: true })
}"""


def begun(server: Server, game: str) -> Seat:
    """A table where our own seat moves first, so that no bot is waited for."""
    for deal in range(MOST_DEALS):
        seats = ["me" if place == deal % SEATS[game] else "easy" for place in range(SEATS[game])]
        seat = server.create(game=game, seats=seats, helps={"preview": True}, start=True)
        if my_moves(seat.table()):
            return seat
    raise AssertionError(f"nobody begins at {game}")


def click(guest: Guest, target: Locator) -> None:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def measured(guest: Guest, server: Server, game: str) -> dict[str, float]:
    """Milliseconds from the last click of a turn to the table that shows it."""
    guest.take(begun(server, game))
    guest.page.locator("[data-flies]").first.wait_for(state="attached")
    guest.page.wait_for_timeout(DEALING_MS)
    wire = guest.context.new_cdp_session(guest.page)
    last = all_but_the_last_click(guest, game)
    guest.page.wait_for_function(SETTLED)
    guest.page.evaluate(WATCH)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(wire)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    click(guest, last)
    until = time.monotonic() + LONGEST
    took: dict[str, float] | None = None
    while took is None:
        if time.monotonic() > until:
            raise AssertionError(f"no answer at {game}")
        time.sleep(LOOK_EVERY)
        took = wire.send("Runtime.evaluate", {"expression": "window.took", "returnByValue": True})["result"]["value"]
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return took | {part: after - before[part] for part, after in worked(wire).items()}


def worked(wire: CDPSession) -> dict[str, float]:
    """Milliseconds that the page's thread has worked so far, by part."""
    metrics = {metric["name"]: metric["value"] for metric in wire.send("Performance.getMetrics")["metrics"]}
    return {part: 1000 * metrics[name] for part, name in PARTS.items()}


def main() -> None:
    if reason := obstacle():
        sys.exit(reason)
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    with ExitStack() as until_done:
        folder = Path(until_done.enter_context(tempfile.TemporaryDirectory()))
        server = until_done.enter_context(Server(folder, "--limits", "0", "--pace", PACE))
        guest = Guest(until_done.enter_context(browser()), server.address, reduced_motion="no-preference")
        guest.context.add_init_script(LISTEN)
        for game in SEATS:
            all_took = [measured(guest, server, game) for _ in range(count)]
            whole = [took["whole"] for took in all_took]
            away, sign = (median(took[what] for took in all_took) for what in ("away", "sign"))
            parts = ", ".join(f"{part} {median(took[part] for took in all_took):.0f}" for part in PARTS)
            print(
                f"{game:15} median {median(whole):4.0f} ms, quickest {min(whole):4.0f}, slowest {max(whole):4.0f};"
                f" a sign that it was pressed {sign:4.0f}; to the server and back {away:4.0f}; worked: {parts}",
                flush=True,
            )


if __name__ == "__main__":
    main()
