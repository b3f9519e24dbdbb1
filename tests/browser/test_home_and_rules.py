"""Home, records and rules: nothing moves under a finger, every page by keyboard, rules where they are needed."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, HAND_CARD, PHONE, Guest, faults_on, play_button, too_wide
from lesson_browsing import Learner
from serving import Server

SHIFTS = """
window.shifts = []
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) window.shifts.push(entry.value)
}).observe({type: 'layout-shift', buffered: true})
"""
PAGES = ["/", "/learn", "/puzzles", "/rules", "/rules/stars-and-bars", "/records", "/about", "/credits", "/privacy"]


def settled(page: Page) -> None:
    expect(page.locator("h1").first).to_be_visible()
    expect(page.get_by_role("main").locator("h2, nav a").first).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_nothing_moves_once_a_game_can_be_chosen(invite: Invite, screen: dict[str, int]) -> None:
    ada = invite(viewport=screen)
    ada.page.add_init_script(SHIFTS)
    ada.go()
    play = play_button(ada.page)
    expect(play).to_be_visible()
    before = play.bounding_box()
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate("document.fonts.ready")
    assert play.bounding_box() == before
    moved: list[float] = ada.page.evaluate("window.shifts")
    assert sum(moved) < 0.01


def test_home_tells_what_a_game_is_and_leads_everywhere(invite: Invite) -> None:
    ada = invite()
    ada.go()
    sevens = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_role("heading", name="Sevens"))
    for words in ("3–5 players", "15 minutes", "ages 5", "the order of numbers"):
        expect(sevens).to_contain_text(words)
    expect(sevens.get_by_role("link", name="Learn: Sevens")).to_have_attribute("href", "/learn/sevens")
    expect(sevens.get_by_role("button", name="Invite: Sevens")).to_be_enabled()
    more = ada.page.get_by_role("navigation", name="More to do")
    for path in ("/puzzles", "/learn", "/rules", "/print", "/records", "/about"):
        expect(more.locator(f"a[href='{path}']")).to_be_visible()
    more.locator("a[href='/records']").click()
    expect(ada.page.get_by_role("heading", name="Records")).to_be_visible()
    assert ada.page.locator("a[href='/replay']").count() > 0


@pytest.mark.parametrize(
    ("theme", "screen", "locale"),
    [("dark", {"width": 320, "height": 568}, "es-ES"), ("light", {"width": 683, "height": 384}, "en-GB")],
    ids=["very small phone by night in Spanish", "chromebook at 200 % by day"],
)
def test_every_page_is_well_made_small_and_large(
    invite: Invite, theme: str, screen: dict[str, int], locale: str
) -> None:
    """A zoom of 200 % leaves a Chromebook 683 × 384 points."""
    ada = invite(viewport=screen, color_scheme=theme, locale=locale)
    found: list[str] = []
    for path in PAGES:
        ada.go(path)
        settled(ada.page)
        found += [f"{path}: {fault}" for fault in faults_on(ada.page)]
        assert ada.page.evaluate("document.documentElement.lang") == locale[:2]
    assert not found, "\n".join(found)


def test_the_people_who_made_the_games_are_named_and_nothing_is_fetched_from_elsewhere(invite: Invite) -> None:
    ada = invite()
    ada.go()
    ada.page.get_by_role("navigation", name="More to do").get_by_role("link", name="About the games").click()
    for game, words in (
        ("big-bang", "© 2015 MediaStream Press & Andrew Frinkle"),
        ("number-line", "Designed by Jorge Zhang."),
        ("sevens", "Zeno's Play Math card pack"),
        ("stars-and-bars", "It belongs to the Mathematics Pentathlon (Pentathlon Institute)."),
        ("bang-zoom", "Published by Big Deal."),
    ):
        expect(ada.page.locator(f"li[data-game={game}]").get_by_test_id("credit")).to_contain_text(words)
    link = ada.page.get_by_role("link", name="www.jorgezhang.com/number-line")
    expect(link).to_have_attribute("rel", re.compile("noreferrer"))
    ada.page.get_by_role("link", name="Rules: Big Bang").click()
    expect(ada.page.get_by_test_id("credit")).to_contain_text("Designed by Andrew Frinkle.")
    expect(ada.page.get_by_test_id("legend")).to_contain_text("Decided by us")
    expect(ada.page.locator("article#BB-14").get_by_role("img", name="our ruling")).to_be_visible()
    # An example is fetched when it comes into sight, and tells in words what it shows.
    last = ada.page.get_by_role(
        "img", name="The rules card R2. One side with a 5 touches a 5. A 6 at the other 5 isn't allowed."
    )
    assert not [url for url in ada.requests if url.endswith("side-with-a-number.svg")]
    last.scroll_into_view_if_needed()
    expect(last).not_to_have_js_property("naturalWidth", 0)
    expect(ada.page.locator("article#BB-2").get_by_role("img", name="our ruling")).to_have_count(0)
    expect(ada.page.locator("main")).not_to_contain_text("◊")
    assert all(url.startswith((ada.address, "data:")) for url in ada.requests)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("where => document.activeElement?.matches(where) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def test_rules_are_found_by_keyboard_alone(invite: Invite) -> None:
    ada = invite()
    ada.go()
    page = ada.page
    settled(page)
    tab_to(page, "a[href='/rules']")
    page.keyboard.press("Enter")
    expect(page.locator("#search")).to_be_visible()
    tab_to(page, "#search")
    page.keyboard.type("decoy")
    expect(page.get_by_test_id("found")).to_have_text(re.compile(r"^\d rules found\.$"))
    expect(page.locator("article#NL-6")).to_be_visible()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("bz 7")
    expect(page.locator("article")).to_have_count(1)
    tab_to(page, "article#BZ-7 a")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/bang-zoom#BZ-7$"))
    expect(page.locator("article#BZ-7")).to_be_in_viewport()
    expect(page.locator("article")).to_have_count(17)


def test_a_lesson_is_begun_and_the_records_are_reached_by_keyboard_alone(invite: Invite) -> None:
    ada = invite()
    ada.go()
    page = ada.page
    settled(page)
    tab_to(page, "a[href='/learn/sevens']")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("lesson-next")).to_be_enabled()
    # Focus goes along: a screen reader says which page it is, and Tab begins there.
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    tab_to(page, "[data-testid=lesson-next]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=lesson-text][data-step='2']")).to_be_visible()
    tab_to(page, HAND_CARD)
    while "10C" not in page.evaluate("document.activeElement.dataset.move"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=lesson-text][data-step='3']")).to_be_visible()
    tab_to(page, "[data-testid=rule-link]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("rule-panel")).to_contain_text("What fits")
    page.keyboard.press("Escape")
    tab_to(page, "a[href='/records']")
    page.keyboard.press("Enter")
    tab_to(page, "a[href='/replay']")


def test_accents_do_not_matter_in_spanish(invite: Invite) -> None:
    ada = invite(locale="es-ES")
    ada.go("/rules/number-line")
    ada.page.locator("#search").fill("senuelo")
    expect(ada.page.locator("article#NL-5")).to_be_visible()
    ada.page.locator("#search").fill("xyz")
    expect(ada.page.get_by_test_id("found")).to_have_text("No hay ninguna regla así. Prueba con otra palabra.")


def test_the_rule_of_a_refusal_is_read_without_leaving_the_table(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.take(server.create(game="number-line", seats=["simple", "me"], start=True))
    page = ada.page
    expect(page.locator("[data-number]:not([aria-disabled])").first).to_be_visible()  # the bot has put its card
    taken = page.locator("[data-number][aria-disabled]").first
    taken.click(force=True)
    expect(page.get_by_test_id("refused")).to_contain_text("Choose a free number.")
    page.get_by_test_id("rule-link").click()
    panel = page.get_by_test_id("rule-panel")
    expect(panel).to_contain_text("already: choose a number without a card.")
    expect(panel).to_contain_text("It must be a number that has no card yet.")
    assert faults_on(page) == []
    expect(panel.get_by_role("link")).to_have_attribute("href", "/rules/number-line#NL-1")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(page.get_by_test_id("ask")).to_be_visible()


def test_a_rule_that_is_read_at_the_table_shows_what_is_ours(invite: Invite) -> None:
    """SB-8: that an outer card must touch another is a ruling."""
    ada = invite()
    ada.go("/learn/stars-and-bars")
    learner = Learner(ada.page, "stars-and-bars")
    learner.take_step(1)
    learner.take_step(2)
    ada.page.get_by_test_id("rule-link").click()
    panel = ada.page.get_by_test_id("rule-panel")
    expect(panel).to_contain_text("Decided by us")
    expect(panel.get_by_role("img", name="our ruling")).to_have_count(2)
    assert faults_on(ada.page) == []


def test_a_finished_match_and_its_best_time_are_in_the_records(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = server.create(game="big-bang", seats=["me"], start=True, deal_code="CHECK")
    seat.finish()
    ada.take(seat, playing=False)
    expect(ada.page.get_by_test_id("ending")).to_be_visible()
    ada.go("/records")
    played = ada.page.locator("section", has_text="Matches you have finished")
    expect(played).to_contain_text("Big Bang")
    expect(played.get_by_role("link", name="Watch again")).to_have_attribute("href", f"/replay#table={seat.code}.1")
    ada.page.get_by_role("button", name=f"Forget table {seat.code}").click()
    expect(played).to_contain_text("None yet")
    assert stored(ada, "keys") == []


def stored(guest: Guest, name: str) -> Any:
    return json.loads(guest.page.evaluate("name => localStorage.getItem('playmat.' + name)", name))


def test_the_page_never_sticks_out(invite: Invite) -> None:
    ada = invite(viewport=PHONE, locale="es-ES")
    ada.go("/learn/stars-and-bars")
    expect(ada.page.locator("[data-cell]").first).to_be_visible()
    assert too_wide(ada.page) == 0
