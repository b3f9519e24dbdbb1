"""What a teacher reads after a lesson, in a real browser: the report, a position of it, cups and results."""

import json
from time import time
from typing import Literal

import pypdfium2  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on, violations
from class_serving import come_in, lesson_with_slips, make_class, played_lesson
from serving import Server


def test_the_pages_after_a_lesson_are_well_made(invite: Invite, server: Server) -> None:
    told, _ = lesson_with_slips(server)
    told.say("end-lesson")
    told.say("add-children", names=["Cy"])  # a cup needs three
    guest = invite(viewport=PHONE, color_scheme="dark")
    page = guest.page
    key = [{"code": told.code, "token": told.token, "role": "teacher", "at": 1}]
    guest.context.add_init_script(f"localStorage.setItem('playmat.classes', {json.dumps(json.dumps(key))})")
    found: list[str] = []

    def check(name: str) -> None:
        found.extend(f"{name}: {fault}" for fault in faults_on(page))
        page.emulate_media(color_scheme="light")
        found.extend(f"{name} by day: {fault}" for fault in violations(page))
        page.emulate_media(color_scheme="dark")

    guest.go(f"/teach/{told.code}")
    page.get_by_role("link", name="What the class can do").click()
    expect(page.get_by_role("heading", name="puts cards on numbers that are taken")).to_be_visible()
    check("report")
    page.get_by_role("button", name="Position 1").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check("position")
    guest.go(f"/teach/{told.code}/results")
    page.get_by_role("button", name="Begin the cup").click()
    expect(page.get_by_role("heading", name="Cup in Number Line", exact=True)).to_be_visible()
    check("cup")
    assert not found, "\n".join(found)


def test_a_round_of_a_cup_is_drawn_told_and_put_right(invite: Invite, server: Server) -> None:
    names = ["Ada", "Bo", "Cy"]
    told = make_class(server, names, game="stars-and-bars")
    lines = [come_in(server, told.code, child_code=child["code"]).line() for child in told.now()["children"]]
    guest = invite(viewport=PHONE)
    page = guest.page
    guest.go(f"/teach/{told.code}#k={told.token}")
    page.get_by_role("link", name="Homework, cups, results").click()
    page.get_by_role("button", name="Begin the cup").click()
    # Before the first round there is nothing to rank; who will take part is said.
    expect(page.get_by_text("Everybody who is here when a round is drawn takes part.", exact=False)).to_be_visible()
    standing = page.get_by_role("group", name="How the cup stands")
    expect(standing).to_have_count(0)
    page.get_by_role("button", name="Draw round 1 and deal").click()
    # Why the next one cannot be drawn yet is said; who has nobody to play with is named.
    expect(page.get_by_text("One table has no result yet", exact=False)).to_be_visible()
    expect(page.get_by_role("button", name="Draw round 2 and deal")).to_be_disabled()
    expect(page.get_by_text("has no opponent in this round", exact=False)).to_be_visible()
    result = page.get_by_role("combobox", name="Result of")
    expect(result).to_have_value("open")
    won, equal = result.locator("option").nth(1).inner_text(), "a draw"
    result.select_option(label=won)
    expect(page.get_by_role("button", name="Draw round 2 and deal")).to_be_enabled()
    first = won.removesuffix(" won")
    expect(standing.get_by_role("row", name=first).get_by_role("cell").first).to_have_text("1")
    assert faults_on(page) == []
    page.get_by_text("Round 1", exact=True).click()
    result.select_option(label=equal)
    expect(standing.get_by_role("row", name=first).get_by_role("cell").first).to_have_text("0.5")
    # Half a point each at the table, a whole one for who had no opponent: who has won is said when it is over.
    winner = standing.get_by_role("row").nth(1).get_by_role("rowheader").inner_text().split()[-1]
    expect(standing.get_by_role("row", name=winner).get_by_role("cell").last).to_have_text("1")
    page.get_by_role("button", name="End the cup").click()
    expect(page.get_by_text(f"The cup is over. {winner} has won it.", exact=True)).to_be_visible()
    for line in lines:
        line.close()
    assert guest.faults == []


def test_long_tables_of_homework_are_scrolled_and_the_page_is_not(invite: Invite, server: Server) -> None:
    """What is only heard in a cell reached out of the table, and widened the page of a phone."""
    told = make_class(server, ["Bartholomew", "María José"], game="number-line")
    until = int(time() * 1000) + 86_400_000
    assert told.say("give-homework", game="number-line", count=8, band="easy", until=until)["type"] == "accepted"
    guest = invite(viewport=PHONE, locale="es-ES")
    guest.go(f"/teach/{told.code}#k={told.token}")
    guest.page.get_by_role("link", name="Deberes, copas y resultados").click()
    expect(guest.page.get_by_role("columnheader", name="Resueltos")).to_be_visible()
    assert faults_on(guest.page) == []
    until += 1
    play = {"matches": 6, "level": "easy", "same_deals": True}
    assert told.say("give-homework", game="number-line", until=until, play=play)["type"] == "accepted"
    expect(guest.page.get_by_role("columnheader", name="Partida 6")).to_be_attached()
    assert faults_on(guest.page) == []


def test_from_the_end_of_a_lesson_to_tomorrows_question_are_four_presses(invite: Invite, server: Server) -> None:
    """*End the lesson* is not counted: the lesson is over. What the class can do, a costly move, ask the class."""
    told, children = played_lesson(server, matches=3)
    told.say("end-lesson")
    guest = invite(viewport=CHROMEBOOK)
    page = guest.page
    key = [{"code": told.code, "token": told.token, "role": "teacher", "at": 1}]
    guest.context.add_init_script(f"localStorage.setItem('playmat.classes', {json.dumps(json.dumps(key))})")
    guest.go(f"/teach/{told.code}")
    presses = 0

    def press(role: Literal["link", "button"], name: str) -> None:
        nonlocal presses
        page.get_by_role(role, name=name).first.click()
        presses += 1

    press("link", "What the class can do")
    # The page is there at once; the review comes by itself, without a press.
    expect(page.get_by_text("chose a good move in about", exact=False).first).to_be_visible(timeout=60_000)
    press("button", "Costly move 1")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("The review would have played", exact=False)).to_be_visible()
    assert not faults_on(page)
    press("button", "Ask the class")
    expect(page.get_by_test_id("teacher-poll")).to_be_visible()
    assert presses <= 4
    poll = children[0].now()["poll"]
    assert poll["stage"] == "asked"

    # Its result is kept with the lesson, and looked at again from the keyboard alone.
    for child in children:
        child.say("answer-poll", poll=poll["poll"], text="card 5")
    told.say("step-poll", poll=poll["poll"], to="told")
    told.say("step-poll", poll=poll["poll"], to="closed")
    guest.go(f"/teach/{told.code}/report")
    asked = page.get_by_role("region", name="What the class was asked")
    expect(asked.get_by_text("2 children answered.")).to_be_visible()
    assert not faults_on(page)
    asked.get_by_role("button", name="Show the position").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Ask the class")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_page_to_take_home_opens_to_be_printed(invite: Invite, server: Server) -> None:
    told, _ = played_lesson(server, matches=1)
    told.say("end-lesson")
    guest = invite(viewport=PHONE)
    key = [{"code": told.code, "token": told.token, "role": "teacher", "at": 1}]
    guest.context.add_init_script(f"localStorage.setItem('playmat.classes', {json.dumps(json.dumps(key))})")
    guest.go(f"/teach/{told.code}/report")
    # Of neither is there anything to tell: both are named in a line, and the rest is a press away.
    folded = guest.page.locator("summary").filter(has_text="Too little was seen.")
    expect(folded).to_contain_text("Ada")
    expect(guest.page.get_by_role("button", name="Page to take home for Bo")).to_be_hidden()
    folded.click()
    with guest.page.expect_response(lambda answer: "/home.pdf?child=1" in answer.url) as answered:
        guest.page.get_by_role("button", name="Page to take home for Bo").click()
    assert answered.value.headers["content-type"] == "application/pdf"


def test_a_printed_report_is_whole(invite: Invite, server: Server) -> None:
    """Nothing is folded, no frame or arrow of the screen is left, and the last words stand on one page."""
    told, _ = lesson_with_slips(server)
    told.say("end-lesson")
    guest = invite(viewport=CHROMEBOOK)
    key = [{"code": told.code, "token": told.token, "role": "teacher", "at": 1}]
    guest.context.add_init_script(f"localStorage.setItem('playmat.classes', {json.dumps(json.dumps(key))})")
    guest.go(f"/teach/{told.code}/report")
    expect(guest.page.get_by_role("heading", name="puts cards on numbers that are taken")).to_be_visible()
    printed = pypdfium2.PdfDocument(guest.page.pdf(prefer_css_page_size=True, format="A4"))
    pages = [" ".join(page.get_textpage().get_text_bounded().split()) for page in printed]
    assert "Missed at" in " ".join(pages), "the figures are unfolded"
    assert "Page to take home" not in " ".join(pages), "nothing can be pressed"
    assert "▼" not in " ".join(pages)
    assert "The whole class:" in pages[-1]
    assert pages[-1].endswith("sums and guesses.")
