"""Every game from the deal to the result, on a phone, a tablet either way up and a laptop: no error, no failed request.

With motion on, the default. `make thorough` plays all of them.
"""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import bang_zoom_browsing
import big_bang_browsing
import stars_and_bars_browsing
from any_table import Device
from browser.conftest import Invite
from browsing import CHROMEBOOK, SCREENS, Guest, offered, onward
from fitting import misfits
from serving import Seat, Server

HELPS = {"hints": True, "preview": True, "word_check": True, "take_back": True}
PEOPLE = 3
MOST_TURNS = 300
RESULT_MS = 60_000


class Watch:
    """Every request that fails or is refused."""

    def __init__(self, page: Page) -> None:
        self.failed: list[str] = []
        page.on("requestfailed", lambda request: self.failed.append(f"{request.url}: {request.failure}"))
        page.on("response", lambda got: self.failed.append(f"{got.url}: {got.status}") if got.status >= 400 else None)


def how(screen: str) -> dict[str, Any]:
    """A laptop has a mouse, the others are touched."""
    size = SCREENS[screen]
    return {"viewport": size, "has_touch": size != CHROMEBOOK, "reduced_motion": "no-preference"}


def play(game: str, guest: Guest, seat: Seat) -> None:
    """To the last move, every move of ours on the screen."""
    touches = guest.page.evaluate("navigator.maxTouchPoints > 0")
    if game == "stars-and-bars":
        hands = stars_and_bars_browsing.Finger if touches else stars_and_bars_browsing.Mouse
        hands(guest, seat).whole_game("comfortable")
    elif game == "bang-zoom":
        (bang_zoom_browsing.Finger if touches else bang_zoom_browsing.Mouse)(guest, seat).whole_game()
    elif game == "big-bang":
        (big_bang_browsing.ByFinger if touches else big_bang_browsing.ByMouse)(guest, seat).whole_solo()
    else:
        while guest.one_move():
            pass


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("number-line", ["easy", "easy"]),
        ("sevens", ["simple", "simple", "simple"]),
        ("stars-and-bars", ["easy"]),
        ("bang-zoom", ["simple"]),
        ("big-bang", []),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_game_is_played_from_the_deal_to_the_result(
    invite: Invite, server: Server, game: str, bots: list[str], screen: str
) -> None:
    ada = invite(**how(screen))
    watch = Watch(ada.page)
    seat = server.create(game=game, seats=["me", *bots], helps=HELPS, deal_code="TOTHEEND", start=True)
    ada.take(seat)
    play(game, ada, seat)
    assert_result(ada, watch)


@pytest.mark.parametrize("screen", SCREENS)
def test_three_people_play_sevens_on_one_device(browser: Browser, server: Server, screen: str) -> None:
    device = Device(browser, server.address, **how(screen))
    device.open_shared(server, "sevens", PEOPLE, deal_code="TOTHEEND", helps=HELPS)
    watch = Watch(device.page)
    page = device.page
    cover, bar, ending = (page.get_by_test_id(name) for name in ("cover", "pass-bar", "ending"))
    for _ in range(MOST_TURNS):
        expect(cover.or_(bar).or_(ending).or_(onward(page)).or_(offered(page)).first).to_be_visible()
        if ending.is_visible():
            break
        if cover.is_visible():
            device.lift()
        elif bar.is_visible():
            device.cover()
        else:
            device.one_move()
    assert_result(device, watch)
    device.close()


def assert_result(guest: Guest, watch: Watch) -> None:
    expect(guest.page.get_by_test_id("ending")).to_be_visible(timeout=RESULT_MS)
    assert misfits(guest.page) == []
    assert guest.faults == []
    assert watch.failed == []
