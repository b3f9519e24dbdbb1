"""Every page and both tables: nothing for axe-core to find, nothing sticks out, every target is large enough."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, KNOCK_DEAL, PHONE, Guest, faults_on, too_wide, violations
from serving import Server
from thorough import rarely

Check = Callable[[str], None]


def walk(guest: Guest, other: Guest, server: Server, check: Check) -> None:
    """All pages there are, one after the other."""
    page = guest.page
    guest.go()
    expect(page.locator(".play").first).to_be_visible()
    check("home")
    guest.go("/new/number-line")
    page.locator("summary").click()
    check("new table")
    code = guest.open_table("number-line", "Ada", "easy", preset="paper")
    other.go(f"/t/{code}")
    expect(other.page.get_by_label("Your name at the table")).to_be_visible()
    check("lobby")
    other.sit_down(code, "Ben")
    expect(page.get_by_text("Everybody is here")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".quiz")).to_be_visible()
    check("quiz")
    page.get_by_role("button", name="Table menu").click()
    check("menu")
    page.keyboard.press("Escape")
    guest.play_now("number-line")
    guest.one_move()
    check("round scored")
    page.get_by_role("button", name="Go on").click()
    guest.one_move()
    check("number line")
    guest.take(server.create(game="sevens", seats=["me", *["simple"] * 3], deal_code=KNOCK_DEAL, start=True))
    expect(page.locator("button.knock.loud")).to_be_visible()
    check("sevens")
    guest.one_move()
    expect(page.locator(".cell").first).to_be_visible()
    check("guessing")
    # With few cards the end is near.
    few = {"preset": "ages-5-7", "seats": ["me", *["simple"] * 4]}
    guest.take(server.create(game="sevens", start=True, **few))
    while guest.one_move():
        pass
    check("result")
    guest.go("/nowhere/at/all")
    check("lost")


@pytest.mark.parametrize(
    ("theme", "screen"),
    [
        pytest.param("dark", PHONE, id="phone by night"),
        rarely("light", CHROMEBOOK, name="chromebook by day"),
    ],
)
def test_every_page_is_well_made(invite: Invite, server: Server, theme: str, screen: dict[str, int]) -> None:
    guest, other = (invite(viewport=screen, color_scheme=theme) for _ in "ab")
    found: list[str] = []

    def check(name: str) -> None:
        found.extend(f"{name}: {fault}" for fault in faults_on(guest.page))
        if name == "lobby":
            found.extend(f"join: {fault}" for fault in violations(other.page))

    walk(guest, other, server, check)
    assert not found, "\n".join(found)


def test_a_very_small_phone_shows_all_of_it(invite: Invite) -> None:
    ada = invite(viewport={"width": 320, "height": 568})
    for game in ("number-line", "sevens"):
        ada.play_now(game)
        expect(ada.page.locator(".game")).to_be_visible()
        assert too_wide(ada.page) == 0
