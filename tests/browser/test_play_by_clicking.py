"""Whole games against bots in a real browser, by clicking what is offered."""

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import KNOCK_DEAL, hinted
from serving import Server


def test_two_taps_lead_from_the_home_page_to_the_first_move(invite: Invite) -> None:
    ada = invite()
    ada.go()
    ada.page.get_by_role("button", name="Play now: Number Line").click()
    ada.page.get_by_role("button", name="4, free").click()
    expect(ada.page.get_by_role("log")).to_contain_text("You put your card on 4.")


def test_number_line_is_played_to_its_end_and_again(invite: Invite) -> None:
    ada = invite()
    ada.play_now("number-line")
    assert ada.one_move()
    # The round is over: its scoring is shown before the next one goes on.
    expect(ada.page.get_by_test_id("ask")).to_contain_text("Round 1: who was closest?")
    ada.page.get_by_role("button", name="Go on").click()
    expect(ada.page.get_by_test_id("ask")).to_contain_text("Round 2")
    while ada.one_move():
        pass
    page = ada.page
    # The board stays, with all cards open and everybody's numbers; beside it the result.
    expect(page.get_by_role("button", name="face down")).to_have_count(0)
    expect(page.get_by_role("button", name="is closest").first).to_be_visible()
    expect(page.get_by_test_id("ending").get_by_text("winner").first).to_have_text("winner")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_test_id("ask")).to_contain_text("Round 1")


def test_a_preview_shows_what_a_move_would_bring(invite: Invite) -> None:
    ada = invite()
    ada.play_now("number-line")
    ada.page.get_by_role("button", name="4, free").hover()
    expect(ada.page.get_by_text("You would own 10 numbers")).to_be_visible()


def test_sevens_is_played_to_its_end(invite: Invite) -> None:
    ada = invite()
    ada.play_now("sevens")
    while ada.one_move():
        pass
    page = ada.page
    expect(page.get_by_role("list", name="All hands").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_test_id("ending")).to_contain_text("The fewest points win.")
    expect(page.get_by_role("list", name="The result").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_test_id("ending").get_by_text("winner").first).to_be_visible()


def test_a_knock_is_a_little_scene(invite: Invite, server: Server) -> None:
    ada = invite()
    helps = {"hints": True, "preview": True, "word_check": False, "take_back": False}
    seats = ["me", "simple", "simple", "simple"]
    ada.take(server.create(game="sevens", seats=seats, helps=helps, deal_code=KNOCK_DEAL, start=True))
    page = ada.page
    page.get_by_role("button", name="Knock").click()
    scene = page.get_by_role("region", name="Knock, knock! You have no card that fits.")
    expect(scene.get_by_text("face down")).to_have_count(2)
    expect(scene.get_by_text("which card?")).to_have_count(1)
    # A card of the own hand cannot be the one: the grid says so.
    page.get_by_role("button", name="the 3 of hearts", exact=True).first.click(force=True)
    expect(page.get_by_test_id("refused")).to_contain_text("that one is in your own hand")
    for _ in seats[1:]:
        before = page.get_by_role("log").inner_text()
        page.get_by_role("group", name="Cards that can be named").get_by_role("button", disabled=False).last.click()
        page.wait_for_function("text => document.querySelector('[role=log]')?.innerText !== text", arg=before)
    # The scene stays a moment with all cards turned up, then the game goes on.
    expect(scene.get_by_text(re.compile("^(right|wrong)$"))).to_have_count(3)
    expect(scene).to_be_hidden()


def test_a_hint_marks_a_move_and_a_move_can_be_taken_back(invite: Invite) -> None:
    ada = invite()
    ada.play_now("number-line")
    ada.page.get_by_role("button", name="Hint").click()
    expect(hinted(ada.page).and_(ada.page.locator("[data-number]"))).to_have_count(1)
    ada.one_move()
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.get_by_role("log")).to_contain_text("You take your last move back")
    expect(ada.page.get_by_test_id("ask")).to_contain_text("Round 1")
