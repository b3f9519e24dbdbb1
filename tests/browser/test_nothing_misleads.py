"""What the screen says is so: no tap answers a question by accident, no goal outlives its game, hosts have names."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Invite
from browsing import KNOCK_DEAL, PHONE, Guest, faults_on, play_button
from class_serving import make_class
from serving import Server, my_moves

MOVING = {"reduced_motion": "no-preference"}
# Of a deck of goals only: Ada holds M M M O O Z, and Ben, who begins, A B G M N O.
GOALS = "GOALS68"
FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# A finger that was on its way when a question appeared under it: it ends up on the first button, a moment later.
TAP_WHAT_APPEARS = """() => new MutationObserver((_, watch) => {
    const button = document.querySelector("[data-testid^=asked] button")
    if (!button) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => {
        const { left, top, width, height } = button.getBoundingClientRect()
        document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button")?.click()
        window.tapped = true
    }, 100))
}).observe(document.body, { childList: true, subtree: true })"""


def heard(page: Page) -> list[str]:
    """The roles of all that a screen reader finds on a page."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return [node["role"]["value"] for node in tree["nodes"] if not node["ignored"]]


# Taps and keys that were meant for something else.


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_tap_meant_for_the_table_answers_no_question(invite: Invite, server: Server, motion: str) -> None:
    seat = server.create(seats=["me", "open"], options={"start": "seat"}, helps={"take_back": True})
    ben = server.join(seat.code, "Ben")
    seat.do("start")
    guest = invite(reduced_motion=motion)
    guest.take(ben)
    page = guest.page
    page.evaluate(TAP_WHAT_APPEARS)
    seat.do("move", text=my_moves(seat.table())[0])
    seat.do("take-back")
    question = page.get_by_test_id("asked-take-back")
    expect(question).to_be_visible()
    page.wait_for_function("() => window.tapped === true")
    assert [asked["kind"] for asked in seat.table()["questions"]] == ["take-back"]
    assert faults_on(page) == []
    question.get_by_role("button", name="That is fine").click()
    expect(question).to_be_hidden()
    assert seat.table()["questions"] == []


def test_nothing_below_eyes_on_me_can_be_reached_by_keyboard_or_screen_reader(invite: Invite, server: Server) -> None:
    teacher = make_class(server, [], game="number-line")
    children = [invite(**MOVING) for _ in range(2)]
    for child, name in zip(children, ("Ada", "Bo"), strict=True):
        child.go(f"/c/{teacher.code}")
        child.page.get_by_label("What is your name?").fill(name)
        child.page.get_by_role("button", name="I am here").click()
        expect(child.page.get_by_role("heading", name=f"Hello, {name}!")).to_be_visible()
    assert teacher.say("seat-all")["type"] == "accepted"
    page = children[0].page
    menu = page.get_by_role("button", name="Table menu")
    menu.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    teacher.say("eyes-on-me", on=True)
    eyes = page.get_by_role("alertdialog", name="Look at your teacher.")
    expect(eyes).to_be_visible()
    expect(eyes).to_be_focused()
    assert faults_on(page) == []
    for key in ("Tab", "Tab", "Shift+Tab", "Escape", "Escape", "Escape", "Tab"):
        page.keyboard.press(key)
        outside = "document.activeElement !== document.body && !document.activeElement.matches('[role=alertdialog]')"
        assert not page.evaluate(outside), key
    expect(eyes).to_be_visible()
    assert "button" not in heard(page)
    teacher.say("eyes-on-me", on=False)
    expect(eyes).to_be_hidden()
    page.keyboard.press("Escape")
    expect(menu).to_be_visible()


@pytest.mark.parametrize("to", ["es", "en"])
def test_another_language_does_not_throw_anyone_out_who_lost_the_seat(invite: Invite, server: Server, to: str) -> None:
    seat = server.create(nickname="Ada")
    ben = server.join(seat.code, "Ben")
    guest = invite(locale="en-GB" if to == "es" else "es-CO", **MOVING)
    guest.take(ben, playing=False)
    page = guest.page
    lost = {"en": "You no longer have a seat here", "es": "Ya no tienes sitio aquí"}
    back = {"en": "Ask to come back", "es": "Pedir volver"}
    expect(page.get_by_label({"es": "Your name at the table", "en": "Tu nombre en la mesa"}[to])).to_be_visible()
    seat.do("remove", seat=ben.seat)
    before = "en" if to == "es" else "es"
    expect(page.get_by_role("heading", name=lost[before])).to_be_visible()
    page.get_by_label({"es": "Language", "en": "Idioma"}[to]).select_option(to)
    expect(page.get_by_role("heading", name=lost[to])).to_be_visible()
    expect(page.get_by_text({"es": "Tu puesto está ahora", "en": "Your seat is on another device"}[to])).to_be_visible()
    page.get_by_role("button", name=back[to]).click()
    expect(page.get_by_role("heading", name={"en": "Sit down at", "es": "Siéntate"}[to])).to_be_visible()


# Where the keyboard is after one press on the home page, and in what the lobby becomes.


def tabs_to(page: Page, goal: Locator, most: int = 12) -> int:
    for tabs in range(1, most + 1):
        page.keyboard.press("Tab")
        if goal.evaluate("it => it.contains(document.activeElement)"):
            return tabs
    raise AssertionError("never gets there")


@pytest.mark.parametrize("game", ["number-line", "sevens", "stars-and-bars", "bang-zoom", "big-bang"])
def test_after_play_now_the_next_tab_is_on_the_board(invite: Invite, game: str) -> None:
    ada = invite(**MOVING)
    page = ada.page
    ada.go()
    play = play_button(page, game)
    expect(play).to_be_enabled()
    play.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask-room")).to_be_focused()
    page.wait_for_timeout(1500)  # the deal is over
    assert tabs_to(page, page.get_by_role("region", name="The game")) == 1


def test_after_start_the_next_tab_is_on_the_board(invite: Invite, server: Server) -> None:
    ada = invite(**MOVING)
    page = ada.page
    seat = server.create(game="sevens", seats=["me", "open", "open"])
    ada.take(seat, playing=False)
    page.get_by_role("button", name="Start with bots").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask-room")).to_be_focused()
    page.wait_for_timeout(1500)  # the deal is over
    assert tabs_to(page, page.get_by_role("region", name="The game")) == 1


# Words.


def test_the_knock_panel_speaks_to_you(invite: Invite, server: Server) -> None:
    """SV-6"""
    seat = server.create(game="sevens", seats=["me", *["open"] * 3], nickname="", deal_code=KNOCK_DEAL)
    others = [server.join(seat.code, name) for name in ("Ben", "Cleo", "Dan")]
    seat.do("start")
    seats = {one.seat: one for one in (seat, *others)}
    table = seat.wait_for(lambda table: table["play"])
    ada, knocks = invite(viewport=PHONE, **MOVING), ""
    ada.take(seat, playing=False)
    for _ in range(60):
        knocks = "knock" if "give" in table["play"]["offer"]["asks"]["key"] else ""
        if knocks:
            break
        actor = seats[table["play"]["view"]["actors"][0]]
        actor.do("move", text=my_moves(actor.table())[0])
        table = seat.table()
    assert knocks
    panel = ada.page.get_by_role("region", name="has no card that fits")
    you = panel.get_by_role("listitem").filter(has_text="You")
    expect(you).to_contain_text("choose a card")
    expect(you).not_to_contain_text("is choosing")
    expect(panel.get_by_role("listitem").filter(has_not_text="You").first).to_contain_text("is choosing")


def test_zoom_is_no_goal_when_the_game_is_over(invite: Invite, server: Server) -> None:
    """BZ-9, BZ-10"""
    seat = server.create(game="bang-zoom", deal_code=GOALS, options={"letters": "A9 B9 G9 M9 N9 O18 Z9"})
    ben = server.join(seat.code, "Ben")
    seat.do("start")
    for text in ("draw", "lay BANG"):
        ben.do("move", text=text)
    ben.do("move", text=next(text for text in my_moves(ben.table()) if text.startswith("discard")))
    seat.do("move", text="draw")
    ada = invite(viewport=PHONE, **MOVING)
    ada.take(seat)
    zoom = ada.page.get_by_role("list", name="The goals").get_by_role("listitem").last
    expect(zoom).to_contain_text("the goal now")
    seat.do("move", text="lay ZOOM")
    expect(ada.page.get_by_test_id("ending")).to_be_visible()
    expect(zoom).to_contain_text("Ada")
    expect(zoom).not_to_contain_text("goal")
    expect(zoom).not_to_have_attribute("aria-current", "step")
    assert faults_on(ada.page) == []


# What a finger tapped last.


def test_no_button_of_bang_zoom_stays_raised_after_a_tap(invite: Invite, server: Server) -> None:
    seat = server.create(game="bang-zoom", seats=["me", "open"], deal_code=GOALS)
    server.join(seat.code, "Ben")
    seat.do("start")
    ada = invite(**FINGER, **MOVING)
    ada.take(seat)
    page = ada.page
    for name in ("discard", "lay", "clear", "shuffle"):
        button = page.get_by_test_id(name)
        box: Any = button.bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(400)  # longer than a button moves
        assert button.evaluate("it => getComputedStyle(it).transform") in ("none", "matrix(1, 0, 0, 1, 0, 0)"), name
        assert button.evaluate("it => getComputedStyle(it).boxShadow") == "none", name


# Names.


def lobby(guest: Guest, title: str = "Sevens") -> Page:
    guest.go()
    guest.page.get_by_role("button", name=f"Invite: {title}").click()
    expect(guest.page.get_by_role("button", name="Start with bots")).to_be_visible()
    return guest.page


def test_a_host_without_a_name_is_asked_once_at_start(invite: Invite, server: Server) -> None:
    ada, ben = invite(viewport=PHONE, **MOVING), invite(**MOVING)
    page = lobby(ada, "Number Line")
    ben.sit_down(ada.code, "Ben")
    page.get_by_role("button", name="Start with bots").click()
    asked = page.get_by_test_id("ask-name")
    expect(asked.get_by_role("heading", name="What's your name?")).to_be_visible()
    assert faults_on(page) == []
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    page.get_by_role("button", name="Start with bots").click()
    asked.get_by_label("Your name at the table").fill("Ada")
    asked.get_by_role("button", name="Start", exact=True).click()
    expect(ben.page.get_by_test_id("ask")).to_be_visible()
    expect(ben.page.get_by_role("list", name="Seats")).to_contain_text("Ada")
    assert page.evaluate("localStorage.getItem('playmat.nickname')") == "Ada"
    table = server.get(f"/api/tables/{ada.code}/since/0", ada.token()).json()
    assert table["seats"][0]["name"] == "Ada"  # as the record and the replay have it


def test_a_host_who_wants_no_name_is_asked_no_more(invite: Invite) -> None:
    ada = invite(**MOVING)
    page = lobby(ada)
    page.get_by_role("button", name="Start with bots").click()
    page.get_by_test_id("ask-name").get_by_role("button", name="Start without a name").click()
    expect(page.get_by_test_id("ask")).to_be_visible()
    assert page.evaluate("Object.entries(sessionStorage).filter(([key]) => key.includes('name-asked')).length") == 1


def test_a_drop_in_student_moves_to_another_device_with_the_personal_code(invite: Invite, server: Server) -> None:
    teacher = make_class(server, [], game="sevens")
    tablet, laptop = invite(viewport=PHONE, **MOVING), invite(**MOVING)
    tablet.go(f"/c/{teacher.code}")
    tablet.page.get_by_label("What is your name?").fill("Ada")
    tablet.page.get_by_role("button", name="I am here").click()
    expect(tablet.page.get_by_role("heading", name="Hello, Ada!")).to_be_visible()
    code = tablet.page.get_by_text("Your code, if you need another device:").locator("strong").inner_text()
    page = laptop.page
    laptop.go()
    page.get_by_label("Somebody gave you a code?").fill(teacher.code)
    page.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="I have a personal code").click()
    page.get_by_label("Your code").fill(code.lower())
    assert faults_on(page) == []
    page.get_by_role("button", name="I am here").click()
    expect(page.get_by_role("heading", name="Hello, Ada!")).to_be_visible()
    assert [child["name"] for child in teacher.now()["children"]] == ["Ada"]
    assert page.evaluate("localStorage.getItem('playmat.nickname')") is None


def test_a_wrong_personal_code_is_explained_and_a_name_still_gets_in(browser: Browser, server: Server) -> None:
    teacher = make_class(server, [], game="sevens")
    ada = Guest(browser, server.address, viewport=PHONE, **MOVING)
    page = ada.page
    ada.go(f"/c/{teacher.code}")
    page.get_by_role("button", name="I have a personal code").click()
    page.get_by_label("Your code").fill("BCDF GHJK")
    page.get_by_role("button", name="I am here").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="I don't have a code").click()
    expect(page.get_by_role("alert")).to_be_hidden()
    page.get_by_label("What is your name?").fill("Bo")
    page.get_by_role("button", name="I am here").click()
    expect(page.get_by_role("heading", name="Hello, Bo!")).to_be_visible()
    assert [fault for fault in ada.faults if "403" not in fault] == []  # a browser writes down each refusal
    ada.close()


# Text boxes on the own tile of a phone: of the name, "(you)" and the line below, and of the tile itself.
OWN_TILE = """tile => {
    const box = text => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { top, bottom, left, right } = range.getBoundingClientRect()
        return { top, bottom, left, right }
    }
    const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        const isSeen = walker.currentNode.data.trim() && parent.checkVisibility() && parent.clientWidth !== 1
        if (isSeen) texts.push({ text: walker.currentNode.data.trim(), ...box(walker.currentNode) })
    }
    const { top, bottom, left, right } = tile.getBoundingClientRect()
    return { texts, tile: { top, bottom, left, right } }
}"""


def test_you_has_room_on_the_own_tile_of_a_phone(invite: Invite, server: Server) -> None:
    for names in (("Ben", "Cleopatra", "Dan"), ("Ben", "Cy")):
        seat = server.create(game="sevens", seats=["me", *["open"] * len(names)], nickname="Adalberta")
        for name in names:
            server.join(seat.code, name)
        seat.do("start")
        ada = invite(viewport=PHONE, **MOVING)
        ada.take(seat)
        own = ada.page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Adalberta")
        expect(own).to_contain_text("cards")
        measured: dict[str, Any] = own.evaluate(OWN_TILE)
        name, you, below = measured["texts"][:3]
        assert (name["text"], you["text"]) == ("Adalberta", "(you)")
        assert you["top"] >= name["bottom"] - 4, measured  # what letters leave free of their lines
        assert below["top"] >= you["bottom"] - 4, measured
        assert measured["tile"]["bottom"] - below["bottom"] >= 3, measured
        assert you["left"] - measured["tile"]["left"] >= 6, measured
