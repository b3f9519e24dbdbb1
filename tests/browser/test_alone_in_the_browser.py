"""Big Bang alone from the home page, varied in whole sentences."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on
from serving import Server


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_big_bang_is_played_alone_with_a_clock_rules_cards_and_replay(
    invite: Invite, server: Server, size: dict[str, int]
) -> None:
    """BB-13, BB-14, BB-17: from the home page, in words."""
    ada = invite(viewport=size)
    page = ada.page
    ada.go()
    page.get_by_role("link", name="Alone, your way: Big Bang").click()
    expect(page.get_by_role("heading", name="Big Bang alone, your way")).to_be_visible()
    expect(page.get_by_role("radio", name="There is no clock.")).to_be_checked()
    assert faults_on(page) == []
    page.get_by_role("radio", name="A game lasts at most 5 minutes.").check()
    page.get_by_role("radio", name="6 rules cards are shuffled into the deck.").check()
    page.get_by_role("radio", name=re.compile("The discard pile is shuffled and becomes")).check()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("ask")).to_be_visible()
    table = server.get(f"/api/tables/{ada.code}/since/0", ada.token()).json()
    assert table["stage"] == "playing"
    assert (table["options"]["clock"], table["options"]["rules_cards"], table["options"]["replay"]) == (5, 6, True)
    assert (len(table["seats"]), table["options"]["mode"]) == (1, "solo")
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("region", name="Agreed rules")).to_contain_text("A game lasts at most 5 minutes.")


def test_the_home_page_and_the_choices_show_no_raw_value(invite: Invite) -> None:
    for locale in ("en-GB", "es-ES"):
        ada = invite(locale=locale)
        for path in ("/", "/alone/big-bang", "/new/big-bang"):
            ada.go(path)
            expect(ada.page.locator("h1").first).to_be_visible()
            for summary in ada.page.locator("summary").all():
                summary.click()
            expect(ada.page.get_by_role("main").get_by_role("button").first).to_be_visible()
            assert not re.search(r"\b(null|None|undefined|true|false)\b", ada.page.locator("body").inner_text())


def test_only_a_game_for_one_is_varied_alone(invite: Invite) -> None:
    ada = invite()
    ada.go()
    expect(ada.page.get_by_role("link", name=re.compile("Alone, your way"))).to_have_count(1)
    ada.go("/alone/sevens")
    expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
