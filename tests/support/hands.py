"""What hands do at a table in a real browser: with a mouse, with a finger, or on the keyboard alone."""

from typing import Any

from playwright.sync_api import Locator

from browsing import Guest
from serving import Seat

MOST_TABS = 80
# A finger that lets go at full speed throws: the next tap would only stop what it has thrown.
SETTLE_MS = 120
LOOK_MS = 50
MOST_LOOKS = 60


class Hands:
    """A mouse: clicks and drags. What a game does with it is the matter of its own helper."""

    drags = True

    def __init__(self, guest: Guest, seat: Seat) -> None:
        self.guest = guest
        self.page = guest.page
        self.seat = seat
        self.turns = 0

    def touch(self, there: Locator) -> None:
        there.click()

    def carry(self, thing: Locator, there: Locator, across: float = 0.5) -> None:
        """Drop it so far across the other thing."""
        settled(thing, there)
        (from_x, from_y), (x, y) = place_in(thing), place_in(there, across)
        mouse = self.page.mouse
        mouse.move(from_x, from_y)
        mouse.down()
        mouse.move((from_x + x) / 2, (from_y + y) / 2, steps=3)
        mouse.move(x, y)
        mouse.up()

    def press(self, selector: str) -> None:
        self.touch(self.page.locator(selector))


class Fingers(Hands):
    """Taps, and drags with a finger, on a screen that knows no mouse."""

    def __init__(self, guest: Guest, seat: Seat) -> None:
        super().__init__(guest, seat)
        self.wire = guest.context.new_cdp_session(guest.page)

    def touch(self, there: Locator) -> None:
        there.tap()

    def carry(self, thing: Locator, there: Locator, across: float = 0.5) -> None:
        thing.scroll_into_view_if_needed()
        settled(thing, there)
        (from_x, from_y), (x, y) = place_in(thing), place_in(there, across)
        self.finger("touchStart", from_x, from_y)
        for part in (0.3, 0.7, 1.0):
            self.finger("touchMove", from_x + (x - from_x) * part, from_y + (y - from_y) * part)
        self.page.wait_for_timeout(SETTLE_MS)
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def finger(self, kind: str, x: float, y: float) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


class Typing(Hands):
    """Nothing but the keyboard."""

    drags = False

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def focused(self, what: str) -> str:
        told: str = self.page.evaluate("what => document.activeElement?.dataset[what] ?? ''", what)
        return told

    def reach(self, selector: str) -> None:
        """Tab on until the focus is there."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("where => document.activeElement?.matches(where) ?? false", selector):
                return
            self.keys("Tab")
        raise AssertionError(f"Tab never reached {selector}")

    def press(self, selector: str) -> None:
        self.reach(selector)
        self.keys("Enter")


def settled(*things: Locator) -> None:
    """Wait until nothing moves any more: a hand that carries goes where a thing was when it set out."""
    before: list[Any] = []
    for _ in range(MOST_LOOKS):
        now = [thing.bounding_box() for thing in things]
        if now == before:
            return
        before = now
        things[0].page.wait_for_timeout(LOOK_MS)
    raise AssertionError("it never stands still")


def place_in(there: Locator, across: float = 0.5) -> tuple[float, float]:
    box: Any = there.bounding_box()
    return box["x"] + box["width"] * across, box["y"] + box["height"] / 2
