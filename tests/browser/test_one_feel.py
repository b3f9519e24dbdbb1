"""All five tables feel alike: cards fly, sounds are asked for, the table can be read, small and large windows fit."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from any_table import SEATS, count_flights, play_turn
from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on, hand, too_wide
from ending import DEAL, seated
from serving import Seat, Server, my_moves

HELPS = {"hints": True, "preview": True, "word_check": True, "take_back": True}
# A Chromebook's window with everything twice as large has room for half as many pixels each way.
ZOOMED: ViewportSize = {"width": 683, "height": 384}
NARROW = {"width": 320, "height": 568}
# Where there is next to nothing to say, the line has this height: 3.2 rem.
LEAST_ROOM = 3.2 * 16


def dealt(server: Server, game: str) -> Seat:
    bots = ["easy"] * (SEATS[game] - 1)
    ada = server.create(game=game, seats=["me", *bots], helps=HELPS, start=True)
    ada.wait_for(my_moves)
    return ada


@pytest.mark.parametrize("game", sorted(SEATS))
def test_what_moves_is_seen_to_move(invite: Invite, server: Server, game: str) -> None:
    lively = invite(reduced_motion="no-preference")
    lively.take(dealt(server, game))
    expect(lively.page.locator("[data-flies]").first).to_be_attached()
    count_flights(lively.page)
    play_turn(lively, game)
    lively.page.wait_for_function("() => window.flown > 0")
    lively.page.wait_for_function("() => !document.querySelector('[data-flying]')")


def test_dealing_is_seen_and_a_press_on_the_table_ends_it(invite: Invite, server: Server) -> None:
    lively = invite(reduced_motion="no-preference")
    # Nothing ends by itself: neither a flight nor the moment of dealing.
    lively.page.add_init_script(
        """const animate = Element.prototype.animate
        Element.prototype.animate = function (...how) {
          const flight = animate.apply(this, how)
          if (this.style?.position === 'fixed') flight.pause()
          return flight
        }
        const later = window.setTimeout
        window.setTimeout = (what, after, ...more) => later(what, after === 1200 ? 1e6 : after, ...more)"""
    )
    ada = server.create(game="sevens", seats=["me", "easy", "easy"])
    lively.take(ada, playing=False)
    lively.page.get_by_role("button", name="Start").click()
    flying = lively.page.locator("[data-flying]")
    expect(flying.nth(9)).to_be_attached()
    lively.page.get_by_role("region", name="The game").get_by_role("list").first.click(position={"x": 2, "y": 2})
    expect(flying).to_have_count(0)


def test_nothing_flies_for_who_wants_no_motion(invite: Invite, server: Server) -> None:
    still = invite(reduced_motion="reduce")
    ada = server.create(game="sevens", seats=["me", "easy", "easy"], helps=HELPS)
    still.take(ada, playing=False)
    still.page.get_by_role("button", name="Start").wait_for()
    count_flights(still.page)
    ada.do("start")
    ada.wait_for(my_moves)
    play_turn(still, "sevens")
    assert still.page.evaluate("window.flown") == 0


@pytest.mark.parametrize("game", sorted(SEATS))
def test_every_table_fits_a_narrow_phone_and_twice_the_size_and_can_be_read(
    invite: Invite, server: Server, game: str
) -> None:
    ada = invite(viewport=NARROW)
    seat = dealt(server, game)
    ada.take(seat)
    page = ada.page
    expect(page.locator("[data-flies], [aria-labelledby=product]").first).to_be_attached()
    assert too_wide(page) == 0
    page.set_viewport_size(ZOOMED)
    assert too_wide(page) == 0
    page.get_by_role("button", name="Read the table as text").click()
    told = seat.say("describe")["text"]
    expect(page.get_by_test_id("table-text")).to_have_text(told)
    assert faults_on(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("table-text")).to_be_hidden()
    places = page.evaluate(PLACES)
    assert places == sorted(places), "seats, what is asked, the game, help, then the log: in this order everywhere"


# How far down each part of a table stands.
PLACES = """['main [aria-label=Seats]', '[data-testid=ask]', '[aria-label="The game"]', '[aria-label^=Help]',
    '[role=log]'].map(part => document.querySelector(part).getBoundingClientRect().top)"""


def test_sounds_are_on_until_somebody_presses_them_off(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.page.add_init_script(
        """window.heard = 0
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when) }"""
    )
    seat = dealt(server, "sevens")
    ada.take(seat)
    ada.one_move()
    ada.page.wait_for_function("() => window.heard > 0")
    switch = ada.page.get_by_role("button", name="Sounds")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    ada.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    ada.one_move()
    assert ada.page.evaluate("window.heard") == 0


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_a_card_is_carried_to_its_place_and_a_place_that_glows_takes_a_tap(
    invite: Invite, server: Server, size: ViewportSize
) -> None:
    ada = invite(viewport=size, has_touch=size == PHONE)
    wish = {"game": "number-line", "seats": ["me", "easy"], "options": {"start": "seat"}, "helps": HELPS}
    ada.take(server.create(**wish, start=True))
    if size == PHONE:
        looks_before_it_leaps(ada.page)
    ada.page.get_by_role("button", name="card", exact=True).drag_to(ada.page.get_by_role("button", name="6, free"))
    expect(ada.page.get_by_role("log")).to_contain_text("You put your card on 6.")
    for by_dragging in (True, False):
        table = seated(server, "sevens", DEAL)
        ada.take(table[table[0].table()["play"]["view"]["actors"][0]])
        glows = ada.page.locator("[data-takes]").first
        glows.wait_for()
        suit, rank = glows.get_attribute("data-suit"), glows.get_attribute("data-rank")
        if by_dragging:
            hand(ada.page).locator(f"[data-move='play {rank}{suit}']").drag_to(glows)
        else:
            glows.click()
        expect(ada.page.locator(f"[data-suit='{suit}'][data-rank='{rank}'] [data-flies]")).to_be_visible()


def looks_before_it_leaps(page: Page) -> None:
    """NL-1: on a phone the whole line is in sight with the hand beside it; a first touch shows what it would bring."""
    card, last = (
        page.get_by_role("group", name="Your cards").get_by_role("button").bounding_box(),
        page.get_by_role("button", name="10, free").bounding_box(),
    )
    assert card
    assert last
    assert last["x"] + last["width"] <= card["x"], "the hand covers nothing of the line"
    assert last["y"] + last["height"] <= PHONE["height"]
    page.get_by_role("button", name="4, free").tap()
    expect(page.get_by_text("You would own 10 numbers")).to_be_visible()
    expect(page.get_by_role("button", name="Put it on 4")).to_be_visible()
    page.get_by_role("button", name="3, free").tap()
    expect(page.get_by_role("button", name="Put it on 3")).to_be_visible()
    assert faults_on(page) == []
    code = page.get_by_role("heading", level=1).get_by_text(page.url.rsplit("/", 1)[1])
    assert code.evaluate("code => code.scrollWidth - code.clientWidth") <= 0, "the code of the table is whole"


def test_without_a_network_the_table_says_so_and_comes_back(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.take(dealt(server, "number-line"))
    ada.context.set_offline(True)
    expect(ada.page.get_by_test_id("line-broken")).to_contain_text("You are offline")
    ada.context.set_offline(False)
    expect(ada.page.get_by_test_id("line-broken")).to_be_hidden()
    assert ada.one_move()


@pytest.mark.parametrize("locale", ["en-GB", "es-ES"])
def test_what_is_asked_has_the_room_of_its_words_and_no_more(invite: Invite, server: Server, locale: str) -> None:
    """Whatever was around it while the table was being loaded: the words are measured, not the room."""
    ada = invite(viewport=PHONE, locale=locale)
    ada.take(dealt(server, "stars-and-bars"))
    expect(ada.page.get_by_role("button", name=re.compile("a1")).first).to_be_visible()
    for wide in (PHONE["width"], NARROW["width"], PHONE["width"]):
        ada.page.set_viewport_size({"width": wide, "height": PHONE["height"]})
        ada.page.wait_for_timeout(200)
        room, words = ada.page.get_by_test_id("ask-room").evaluate(
            "it => [it.offsetHeight, it.firstElementChild.offsetHeight]"
        )
        assert room <= max(words, LEAST_ROOM) + 1
