"""What a teacher reads after a lesson, in a real browser: the report, a position of it, cups and results."""

import json
from typing import Literal

from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on, violations
from class_serving import lesson_with_slips, played_lesson
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
    with guest.page.expect_response(lambda answer: "/home.pdf?child=1" in answer.url) as answered:
        guest.page.get_by_role("button", name="Page to take home for Bo").click()
    assert answered.value.headers["content-type"] == "application/pdf"
