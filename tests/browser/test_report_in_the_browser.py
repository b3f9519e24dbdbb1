"""What a teacher reads after a lesson, in a real browser: the report, a position of it, cups and results."""

import json

from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import PHONE, faults_on, violations
from class_serving import lesson_with_slips
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
