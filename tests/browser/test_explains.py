"""What is not allowed is explained where it was tried, in the reader's language."""

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from serving import Server


def test_a_taken_number_is_explained_in_english_and_in_spanish(invite: Invite) -> None:
    ada = invite()
    ada.play_now("number-line")
    ada.one_move()
    ada.page.get_by_role("button", name="Go on").click()
    taken = ada.page.locator("[data-number][aria-disabled]").first
    number = taken.get_attribute("data-number")
    taken.click(force=True)  # it says it is disabled, and explains itself all the same
    refused = ada.page.get_by_test_id("refused")
    expect(refused).to_contain_text(re.compile(f"{number}.*Choose a free number"))
    expect(refused).to_contain_text("NL-1")
    ada.page.get_by_label("Language").first.select_option("es")
    expect(ada.page.get_by_test_id("ask")).to_contain_text("Ronda 2")
    expect(ada.page.get_by_role("log")).to_contain_text("Pones tu carta en el 1")
    taken.click(force=True)  # it says it is disabled, and explains itself all the same
    expect(refused).to_contain_text("Elige un número libre")
    assert ada.page.locator("html").get_attribute("lang") == "es"


def test_a_knock_with_a_card_that_fits_is_explained(invite: Invite, server: Server) -> None:
    ada = invite(locale="es-ES")
    ada.take(server.create(game="sevens", seats=["me", "simple", "simple"], start=True))
    # Few cards fit at first: go on until one of ours does.
    while ada.page.get_by_role("button", name="Llamar", exact=True, disabled=True).count() == 0:
        assert ada.one_move()
    ada.page.get_by_role("button", name="Llamar").click(force=True)
    expect(ada.page.get_by_test_id("refused")).to_contain_text("SV-5")


def test_a_wrong_code_says_so(invite: Invite) -> None:
    ada = invite()
    ada.go()
    ada.page.get_by_label("Somebody gave you a code?").fill("ccc-ccc")
    ada.page.get_by_role("button", name="Join").click()
    expect(ada.page.get_by_role("heading", name="No such table")).to_be_visible()
    ada.faults.clear()  # the browser itself notes the 404


def test_a_start_with_open_seats_gives_them_to_bots(invite: Invite) -> None:
    ada = invite()
    ada.open_table("number-line", "Ada")
    ada.page.get_by_role("button", name="Start with bots").click()
    expect(ada.page.get_by_test_id("ask")).to_be_visible()
