"""What can be done at the table of any game in a real browser, without knowing more of it than where its cards are."""

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from browsing import Guest, hand, offered
from serving import Json, Seat, Server

# Seats that suit each game: not too many, so that a turn comes round soon.
SEATS = {"number-line": 3, "sevens": 3, "stars-and-bars": 2, "bang-zoom": 2, "big-bang": 1}
NAMES = ("Ada", "Ben", "Mia", "Leo")


class Device(Guest):
    """A browser that several people share."""

    def __init__(self, browser: Browser, address: str, **wish: Any) -> None:
        super().__init__(browser, address, **wish)
        self.keys: Json = {}

    def seat(self, server: Server, place: int) -> Seat:
        return Seat(server, {"code": self.keys["code"], **self.keys["device"]["seats"][place]})

    def open_shared(self, server: Server, game: str, people: int, **wish: Any) -> None:
        """As if the page of a new table had been filled in here."""
        seats = ["me", *["mate"] * (people - 1)]
        names = {"nickname": NAMES[0], "mates": list(NAMES[1:people])}
        wish = {"game": game, "seats": seats, "helps": {"preview": True}, "start": True, **names, **wish}
        reply = server.post("/api/tables", wish)
        assert reply.status_code == 201, reply.text
        self.keys = reply.json()
        kept = {field: self.keys[field] for field in ("code", "token", "device")} | {"game": game, "at": 0}
        self.go()
        self.page.evaluate("key => localStorage.setItem('playmat.keys', JSON.stringify([key]))", kept)
        self.go(f"/t/{self.keys['code']}")
        expect(self.page.locator("[data-testid=cover], [data-testid=together]")).to_be_visible()

    def lift(self) -> str:
        """The first who is asked lifts the cover: their name."""
        button = self.page.get_by_test_id("cover").get_by_role("button", name="show my cards").first
        name = button.inner_text().removeprefix("I am ").removesuffix(": show my cards")
        button.click()
        expect(self.page.get_by_test_id("cover")).to_be_hidden()
        expect(self.page.get_by_test_id("ask")).to_be_visible()
        return name

    def cover(self) -> None:
        """Whoever has the device has seen enough; a scored round is looked at first."""
        page = self.page
        shown = page.get_by_role("button", name="Go on")
        while not page.get_by_test_id("cover").is_visible():
            try:
                if shown.is_visible():
                    shown.click(timeout=1000)
                page.get_by_role("button", name="Cover the table").click(timeout=1000)
            except TimeoutError:  # a round came up in between
                continue
            expect(page.get_by_test_id("cover")).to_be_visible()


def all_but_the_last_click(guest: Guest, game: str) -> Locator:
    """A whole turn by clicking, whatever it is worth, up to the click that makes the move: what is clicked then."""
    page = guest.page
    if game == "stars-and-bars":
        hand(page).get_by_role("button", disabled=False).first.click()
        page.get_by_role("group", name="The board").get_by_role("button", disabled=False).first.click()
        return page.get_by_test_id("confirm")
    if game == "bang-zoom":
        page.get_by_role("button", name="Draw pile", disabled=False).click()
        page.get_by_test_id("discard").wait_for()
        page.locator("[data-tile]").first.click()
        return page.locator("[data-testid=discard]:not([aria-disabled])")
    if game == "big-bang":
        hand(page).get_by_role("button", disabled=False).first.click()
        return page.get_by_role("button", name=re.compile("fits$"), disabled=False).first
    return offered(page).first


def play_turn(guest: Guest, game: str) -> None:
    """A whole turn by clicking, until the table shows it."""
    page = guest.page
    if game in ("number-line", "sevens"):
        guest.one_move()
        return
    all_but_the_last_click(guest, game).click()
    if game == "big-bang":
        expect(page.get_by_test_id("put")).not_to_have_text("0 put")


def count_flights(page: Page) -> None:
    """From now on each card that flies is counted."""
    page.evaluate(
        """() => {
          window.flown = 0
          const animate = Element.prototype.animate
          Element.prototype.animate = function (...how) {
            if (this.style?.position === 'fixed') window.flown += 1
            return animate.apply(this, how)
          }
        }"""
    )
