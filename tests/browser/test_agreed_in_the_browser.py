"""What was agreed is read by everybody: before joining, in the lobby, in the menu, on the wall, and in a record."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on
from serving import Server

OPTIONS = {"one_letter": True, "proper_names": True, "games": 5}
SENTENCES = {
    "en-GB": [
        "5 games are played in a row.",
        "Names of people and places count as words.",
        "A, I and O count as words.",
    ],
    "es-ES": [
        "Se juegan 5 partidas seguidas.",
        "Los nombres de personas y lugares valen.",
        "A, I y O valen como palabras.",
    ],
}
NAMES = {"en-GB": "Agreed rules", "es-ES": "Reglas acordadas"}
PAPER = {"en-GB": "On paper, with a score sheet", "es-ES": "En papel, con hoja de puntos"}
MENU = {"en-GB": "Table menu", "es-ES": "Menú de la mesa"}


def expect_agreed(page: Page, locale: str) -> None:
    agreed = page.get_by_role("region", name=NAMES[locale])
    expect(agreed).to_be_visible()
    expect(agreed.get_by_role("listitem")).to_have_text(SENTENCES[locale])
    assert faults_on(page) == []


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "es-ES"), (CHROMEBOOK, "en-GB")], ids=["phone", "chromebook"])
def test_everybody_reads_what_was_agreed(invite: Invite, server: Server, size: dict[str, int], locale: str) -> None:
    """BZ-14: the ground rules of a table are known to all who play there."""
    ada, ben = invite(viewport=size, locale=locale), invite(viewport=size, locale=locale)
    seat = server.create(game="bang-zoom", seats=["me", "open"], options=OPTIONS, spectators=True)
    ada.take(seat, playing=False)
    expect_agreed(ada.page, locale)
    paper = ada.page.get_by_role("link", name=PAPER[locale]).get_attribute("href")
    assert paper is not None
    assert server.get(paper).headers["content-type"] == "application/pdf"
    ben.go(f"/t/{seat.code}")
    expect_agreed(ben.page, locale)
    wall = invite(viewport={"width": 1920, "height": 1080}, locale=locale)
    wall.go(f"/t/{seat.code}/projector")
    expect_agreed(wall.page, locale)
    seat.do("fill", bot="easy")
    seat.do("start")
    expect_agreed(wall.page, locale)
    ada.page.get_by_role("button", name=MENU[locale]).click()
    expect_agreed(ada.page, locale)


def test_a_record_that_is_looked_at_again_says_what_was_agreed(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = server.create(seats=["me", "easy"], options={"decoys": "open", "start": "random"}, start=True)
    seat.finish()
    ada.take(seat, playing=False)
    ada.go(f"/replay#table={seat.code}.1")
    agreed = ada.page.get_by_role("region", name="Agreed rules")
    expect(agreed).to_contain_text("Chance decides who starts.")
    assert faults_on(ada.page) == []
