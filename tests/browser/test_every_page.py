"""Every page and both tables: nothing for axe-core to find, nothing sticks out, every target is large enough."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, KNOCK_DEAL, PHONE, Guest, faults_on, play_button, too_wide, violations
from ending import one_move_before_the_end
from serving import Server
from thorough import rarely

Check = Callable[[str], None]
Theme = Literal["light", "dark"]
# A colour that is on its way from day to night has no contrast yet.
COLOURS_SETTLED = """() => new Promise(requestAnimationFrame).then(() => Promise.allSettled(
  document.getAnimations().filter(one => one instanceof CSSTransition).map(one => one.finished)))"""


def walk(guest: Guest, other: Guest, server: Server, check: Check) -> None:
    """All pages there are, one after the other."""
    page = guest.page
    guest.go()
    expect(play_button(page)).to_be_visible()
    check("home")
    page.get_by_role("contentinfo").get_by_role("link", name="Credits").click()
    for work, license_name in (("Nunito", "SIL Open Font License 1.1"), ("svelte", "MIT License")):
        page.get_by_text(license_name, exact=True).and_(page.get_by_label(f"{license_name}: {work}")).click()
    expect(page.get_by_text("Copyright 2014 The Nunito Project Authors").last).to_be_visible()
    check("credits by day and by night")
    guest.go("/new/number-line")
    page.locator("summary").click()
    check("new table")
    code = guest.open_table("number-line", "Ada", "easy", preset="original-rules")
    other.go(f"/t/{code}")
    expect(other.page.get_by_label("Your name at the table")).to_be_visible()
    check("lobby")
    other.sit_down(code, "Ben")
    expect(page.get_by_text("Everybody is here")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group", name=re.compile("× .* = "))).to_be_visible()
    check("quiz")
    page.get_by_role("button", name="Table menu").click()
    check("menu")
    page.keyboard.press("Escape")
    helps = {"hints": True, "preview": True, "word_check": False, "take_back": True}
    guest.take(server.create(seats=["me", "easy", "easy"], helps=helps, start=True))
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    check("hint by day and by night")
    guest.one_move()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    check("round scored")
    guest.one_move()
    check("number line")
    guest.take(server.create(game="sevens", seats=["me", *["simple"] * 3], deal_code=KNOCK_DEAL, start=True))
    expect(page.get_by_role("button", name="Knock", exact=True, disabled=False)).to_be_visible()
    check("sevens")
    guest.one_move()
    expect(page.get_by_role("group", name="Cards that can be named")).to_be_visible()
    check("guessing")
    table, (seat, last) = one_move_before_the_end(server, "sevens")
    guest.take(table[0])
    table[seat].do("move", text=last)
    expect(page.get_by_test_id("ending")).to_be_visible()
    check("result")
    lose_a_seat(guest, server)
    check("lost seat by day and by night")
    guest.go("/nowhere/at/all")
    check("lost")
    guest.faults.clear()  # the browser itself notes the 404


def lose_a_seat(guest: Guest, server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    guest.take(ben)
    ada.do("remove", seat=1)
    expect(guest.page.get_by_role("button", name="Ask to come back")).to_be_visible()


@pytest.mark.parametrize(
    ("theme", "screen"),
    [
        pytest.param("dark", PHONE, id="phone by night"),
        rarely("light", CHROMEBOOK, name="chromebook by day"),
    ],
)
def test_every_page_is_well_made(invite: Invite, server: Server, theme: Theme, screen: dict[str, int]) -> None:
    guest, other = (invite(viewport=screen, color_scheme=theme) for _ in "ab")
    found: list[str] = []

    def check(name: str) -> None:
        found.extend(f"{name}: {fault}" for fault in faults_on(guest.page))
        if name.endswith("by day and by night"):
            guest.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
            guest.page.evaluate(COLOURS_SETTLED)
            found.extend(f"{name}, the other: {fault}" for fault in violations(guest.page))
            guest.page.emulate_media(color_scheme=theme)
            guest.page.evaluate(COLOURS_SETTLED)
        if name == "lobby":
            found.extend(f"join: {fault}" for fault in violations(other.page))

    walk(guest, other, server, check)
    assert not found, "\n".join(found)


def test_a_very_small_phone_shows_all_of_it(invite: Invite) -> None:
    ada = invite(viewport={"width": 320, "height": 568})
    for game in ("number-line", "sevens"):
        ada.play_now(game)
        expect(ada.page.get_by_role("region", name="The game")).to_be_visible()
        assert too_wide(ada.page) == 0
