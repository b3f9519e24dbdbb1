"""The workshop: cards designed by tapping, tried out by bots, played and printed."""

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, small_targets, too_wide, violations
from serving import Server


def test_a_rules_card_is_designed_by_tapping_then_tried_and_played(invite: Invite) -> None:
    """BB-19: the card at the table is the one that was designed."""
    ada = invite()
    page = ada.page
    ada.go("/workshop")
    page.get_by_role("link", name="Big Bang").click()
    page.get_by_role("button", name="Add a card").click()
    for kind in ("7", "Any card", "Dead end"):
        page.get_by_role("button", name=kind, exact=True).click()
    expect(page.get_by_role("button", name="Card 3, left face: only 7")).to_be_visible()
    assert page.url.endswith("#open/3/dead,5/5/dead,7/open/dead")
    page.get_by_role("button", name="Try them out").click()
    expect(page.get_by_role("heading", name="3 rules cards")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+ of \d+$")).first).to_be_visible()
    page.get_by_role("button", name="Remove card 1").click()
    expect(page.get_by_text("You changed your cards. Try them out again.")).to_be_visible()
    page.get_by_role("button", name="Play with them").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("main")).to_be_visible()


def test_a_letter_deck_is_designed_by_tapping_and_printed(invite: Invite, server: Server) -> None:
    """BZ-17: the printed cards are those of the deck."""
    ada = invite()
    page = ada.page
    ada.go("/workshop/bang-zoom")
    page.get_by_role("button", name="One Z more").click()
    expect(page.get_by_text("116 cards")).to_be_visible()
    with ada.context.expect_page() as opened:
        page.get_by_role("button", name="Print them").click()
    opened.value.wait_for_url(re.compile("/api/print/"))
    options = json.loads(parse_qs(urlsplit(opened.value.url).query)["options"][0])
    assert options["letters"].endswith("Y2 Z11")
    pdf = server.get(urlsplit(opened.value.url)._replace(scheme="", netloc="").geturl())
    assert pdf.headers["content-type"] == "application/pdf"


def test_a_link_to_a_design_opens_it_and_a_design_that_cannot_be_played_says_why(invite: Invite) -> None:
    ada = invite()
    page = ada.page
    ada.go("/workshop/big-bang#dead/dead/dead")
    expect(page.get_by_text("Nothing can go next to this card. Open one face.")).to_be_visible()
    page.get_by_role("button", name="Try them out").click()
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", ["big-bang", "bang-zoom"])
def test_the_workshop_fits_every_screen(invite: Invite, size: dict[str, int], game: str) -> None:
    ada = invite(viewport=size)
    ada.go(f"/workshop/{game}")
    expect(ada.page.get_by_role("button", name="Try them out")).to_be_visible()
    assert too_wide(ada.page) <= 0
    assert not small_targets(ada.page)
    assert not violations(ada.page)
