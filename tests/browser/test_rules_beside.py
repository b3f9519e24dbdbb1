"""The rules one press away at every table, the idea for who is new, and a refusal that pushes nothing about."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on
from serving import Server


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_the_rule_that_matters_now_is_one_press_away_and_the_board_stays(
    invite: Invite, server: Server, size: dict[str, int]
) -> None:
    ada = invite(viewport=size)
    ada.take(server.create(game="number-line", seats=["me", "simple"], nickname="", start=True))
    page = ada.page
    # Who has never finished the game is told the idea.
    expect(page.get_by_text("Each number goes to the closest card.")).to_be_visible()
    free = page.get_by_role("button", name="1, free", exact=True)
    before = free.bounding_box()
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_test_id("rule-sheet")
    expect(sheet.locator("[aria-current]")).to_contain_text("Who owns a number")
    expect(sheet.locator("[aria-current]")).to_be_in_viewport()
    assert free.bounding_box() == before
    assert faults_on(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("button", name="Rules")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_a_refusal_pushes_nothing_about(invite: Invite, server: Server, size: dict[str, int]) -> None:
    ada = invite(viewport=size)
    ada.take(server.create(game="number-line", seats=["simple", "me"], start=True))
    page = ada.page
    taken = page.locator("[data-number][aria-disabled]").first
    expect(taken).to_be_visible()
    before = taken.bounding_box()
    taken.click(force=True)
    refused = page.get_by_test_id("refused")
    expect(refused).to_contain_text("Choose a free number.")
    assert taken.bounding_box() == before
    assert faults_on(page) == []
    refused.get_by_role("button", name="Why?").click()
    expect(page.get_by_test_id("rule-panel")).to_contain_text("choose a number without a card")


def test_who_lost_the_seat_to_a_bot_reads_what_happened_and_asks_to_come_back(invite: Invite, server: Server) -> None:
    ada = server.create(game="number-line", seats=["me", "open"])
    robin = server.join(ada.code, "Robin")
    ada.do("start")
    guest = invite(viewport=PHONE)
    guest.take(robin)
    ada.do("set-seat", seat=1, to="bot", bot="simple")
    page = guest.page
    expect(page.get_by_role("heading", name="You no longer have a seat here")).to_be_visible()
    expect(page.get_by_text("a bot plays there")).to_be_visible()
    ada.do("lock", on=False)
    page.get_by_role("button", name="Ask to come back").click()
    expect(page.get_by_role("button", name="Ask to sit down")).to_be_visible()
