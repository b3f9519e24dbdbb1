"""*Is 5 the best start?*: a child picks a number, sees how it does, and finds the answer."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "laptop"])
def test_a_child_tries_starts_and_finds_the_best(invite: Invite, size: dict[str, int]) -> None:
    child = invite(viewport=size)
    page = child.page
    child.go("/rules/number-line")
    page.get_by_role("link", name="Where's the best start?").click()
    expect(page.get_by_role("heading", name="Is 5 the best start?")).to_be_visible()
    assert faults_on(page) == []
    told = page.get_by_test_id("told")
    page.get_by_role("button", name="2, free").click()
    expect(told).to_contain_text("Start on 2, and you score 2 points.")
    expect(page.get_by_role("button", name="3, the card of Player 2; Player 2 is closest")).to_be_visible()
    page.get_by_role("button", name="5, free").focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("Start on 5, and you score 5 points.")
    expect(page.get_by_test_id("answer")).to_have_count(0)
    page.get_by_role("button", name="Show all ten").click()
    answer = page.get_by_test_id("answer")
    expect(answer).to_contain_text("Yes! The best starts are 5 and 6.")
    expect(answer).to_contain_text("player 2 can always win")
    assert faults_on(page) == []
    page.get_by_role("button", name="3 players").click()
    page.get_by_role("button", name="Show all ten").click()
    expect(answer).to_contain_text("No! The best starts are 3 and 8.")
    assert faults_on(page) == []


def test_it_is_reached_from_a_new_table_and_speaks_spanish(invite: Invite) -> None:
    child = invite(locale="es-MX", viewport=PHONE)
    child.go("/new/number-line")
    child.page.get_by_role("link", name="¿Dónde conviene empezar?").click()
    expect(child.page.get_by_role("heading", name="¿Conviene empezar en el 5?")).to_be_visible()
    child.page.get_by_role("button", name="1, libre").click()
    expect(child.page.get_by_test_id("told")).to_contain_text("ganas 1 punto.")
    child.go("/sevens/best-start")
    expect(child.page.get_by_role("heading", name="Is 5")).to_have_count(0)
