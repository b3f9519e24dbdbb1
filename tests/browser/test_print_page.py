"""The print page: a game chosen by its picture, a preview that follows every choice, and a PDF at the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, small_targets, too_wide, violations
from playmat.print import print_set
from serving import Server


def open_button(page: Page) -> str:
    """Where the big button leads."""
    link = page.get_by_role("link", name="Open the PDF")
    expect(link).to_be_visible()
    assert link.get_attribute("target") == "_blank"
    return link.get_attribute("href") or ""


def faces_shown(page: Page) -> list[str]:
    """Every picture of the preview, once all have been drawn."""
    page.wait_for_function(
        """() => { const all = [...document.querySelectorAll('[role=img] > img')];
        return all.length > 0 && all.every(one => one.complete && one.naturalWidth > 0) }"""
    )
    sources: list[str] = page.locator("[role=img] > img").evaluate_all("all => all.map(one => one.getAttribute('src'))")
    return sources


def test_from_the_home_page_to_a_pdf(invite: Invite, server: Server) -> None:
    ada = invite()
    page = ada.page
    ada.go()
    page.get_by_role("main").get_by_role("link", name="Print").click()
    expect(page.get_by_role("list", name="Games").get_by_role("link")).to_have_count(5)
    page.get_by_role("link", name=re.compile("^Sevens")).click()
    assert page.url.endswith("/print/sevens")
    assert faces_shown(page)[0] == "/api/faces/sevens/AC.svg"
    expect(page.get_by_text("8 sheets of paper")).to_be_visible()
    expect(page.get_by_text("40 cards (5 pages)")).to_be_visible()
    pdf = server.get(open_button(page))
    assert pdf.headers["content-type"] == "application/pdf"
    assert pdf.content == print_set("sevens").pdf


def test_the_preview_follows_every_choice_and_so_does_the_pdf(invite: Invite, server: Server) -> None:
    ada = invite()
    page = ada.page
    ada.go("/print/number-line")
    page.get_by_text("little ink").click()
    page.get_by_text("Letter", exact=True).click()
    page.get_by_text("large print").click()
    expect(page.get_by_label("Backs for the cards")).to_be_checked()
    page.get_by_label("Board").uncheck()
    page.get_by_role("button", name="One set more").click()
    page.get_by_label("Deal code").fill("ROCKET7")
    expect(page.get_by_text("42 cards")).to_be_visible()
    shown = faces_shown(page)
    assert "/api/faces/number-line/1.svg?ink=low&size=large" in shown
    assert any("side=back" in source for source in shown)
    expect(page.get_by_role("img", name="Its other side")).to_be_visible()
    wanted = print_set(
        "number-line",
        paper="letter",
        what="cards,rules,score",
        ink="low",
        size="large",
        backs=True,
        copies=2,
        deal="ROCKET7",
    )
    assert server.get(open_button(page)).content == wanted.pdf


def test_what_cannot_be_printed_is_said_and_not_opened(invite: Invite) -> None:
    ada = invite()
    page = ada.page
    ada.go("/print/big-bang")
    open_button(page)
    page.get_by_label("Deal code").fill("no way!")
    expect(page.get_by_role("status").filter(has_text="“no way!” is not a deal code")).to_be_visible()
    expect(page.get_by_role("button", name="Open the PDF")).to_be_disabled()
    page.get_by_label("Deal code").fill("ROCKET7")
    assert "deal=ROCKET7" in open_button(page)
    for thing in ("Cards", "Board", "Rules", "Score sheet"):
        page.get_by_label(thing, exact=True).uncheck()
    expect(page.get_by_text("Choose at least one thing to print.")).to_be_visible()
    expect(page.get_by_role("button", name="Open the PDF")).to_be_disabled()
    # The one fault a browser reports itself: the refused code.
    assert all("409" in fault for fault in ada.faults)
    ada.faults.clear()


def test_it_speaks_the_readers_language_also_on_paper(invite: Invite, server: Server) -> None:
    ana = invite(locale="es-MX")
    page = ana.page
    ana.go("/print/sevens")
    link = page.get_by_role("link", name="Abrir el PDF")
    expect(link).to_be_visible()
    expect(page.get_by_role("link", name="Recta numérica")).to_be_visible()
    pdf = server.get(link.get_attribute("href") or "")
    assert pdf.content == print_set("sevens", paper="letter", language="es").pdf


def test_all_of_it_can_be_done_by_keyboard(invite: Invite) -> None:
    ada = invite()
    page = ada.page
    ada.go("/print/stars-and-bars")
    open_button(page)
    page.locator("input[value=full]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[value=low]")).to_be_checked()
    page.locator("input[value=cards]").focus()
    page.keyboard.press("Space")
    expect(page.locator("[role=img] > img")).to_have_count(0)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('a[target=_blank]')"):
            break
    assert "ink=low" in (page.evaluate("document.activeElement.getAttribute('href')") or "")


@pytest.mark.parametrize(
    ("theme", "screen"),
    [("dark", PHONE), ("light", PHONE), ("light", CHROMEBOOK), ("dark", CHROMEBOOK)],
    ids=["phone by night", "phone by day", "chromebook by day", "chromebook by night"],
)
def test_it_is_well_made_on_every_screen(invite: Invite, theme: str, screen: dict[str, int]) -> None:
    ada = invite(viewport=screen, color_scheme=theme)
    page = ada.page
    found: list[str] = []
    for path in ("/print", "/print/number-line", "/print/big-bang"):
        ada.go(path)
        expect(page.get_by_test_id("fan").locator("img").last).to_be_visible()
        if path != "/print":
            faces_shown(page)
        found += [f"{path}: {fault}" for fault in [*violations(page), *small_targets(page)]]
        if too_wide(page) > 0:
            found.append(f"{path}: {too_wide(page)} px too wide")
    assert not found, "\n".join(found)


def test_a_very_small_phone_shows_all_of_it(invite: Invite) -> None:
    ada = invite(viewport={"width": 320, "height": 568})
    for path in ("/print", "/print/stars-and-bars"):
        ada.go(path)
        expect(ada.page.get_by_test_id("fan").locator("img").first).to_be_visible()
        assert too_wide(ada.page) == 0
    button = ada.page.get_by_role("link", name="Open the PDF")
    expect(button).to_be_in_viewport()


def test_a_game_that_is_not_there_is_told(invite: Invite) -> None:
    ada = invite()
    ada.go("/print/snap")
    expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_code_from_paper_deals_at_a_new_table_and_marks_it(invite: Invite, server: Server) -> None:
    ada = invite()
    page = ada.page
    ada.go("/new/sevens")
    page.get_by_label("Your name at the table").fill("Ada")
    page.get_by_text("More settings").click()
    page.get_by_label("Deal code").fill("ROCKET 7")
    page.get_by_role("button", name="Bots on all other seats").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert").filter(has_text="is not a deal code")).to_be_visible()
    page.get_by_label("Deal code").fill("ROCKET7")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("open deal")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_test_id("ask")).to_be_visible()
    expect(page.get_by_text("open deal")).to_be_visible()
    other = server.create(game="sevens", seats=["me", "simple", "simple", "simple"], deal_code="ROCKET7", start=True)
    mine = server.get(f"/api/tables/{ada.code}/since/0", ada.token()).json()
    assert mine["play"]["view"]["commitment"] == other.table()["play"]["view"]["commitment"]
    assert all("409" in fault for fault in ada.faults)
    ada.faults.clear()
