"""A class in real browsers: a teacher seats it in three presses, children play, stop and come back."""

from playwright.sync_api import Browser, expect

from browsing import PHONE, Guest, faults_on
from serving import Server

NAMES = ("Ada", "Bo")


def test_a_class_is_seated_in_three_presses_and_looks_up_when_it_is_told(browser: Browser, server: Server) -> None:
    teacher = Guest(browser, server.address)
    teacher.page.goto(server.address)
    teacher.page.get_by_role("link", name="Teach").first.click()
    teacher.page.get_by_role("button", name="Sevens").click()
    expect(teacher.page.get_by_role("status").get_by_text("Nobody is here yet")).to_be_visible()
    code = teacher.page.url.rsplit("/", 1)[1]
    assert faults_on(teacher.page) == []

    children = [Guest(browser, server.address, viewport=PHONE, has_touch=True) for _ in NAMES]
    for child, name in zip(children, NAMES, strict=True):
        child.page.goto(server.address)
        child.page.get_by_label("Somebody gave you a code?").fill(code)
        child.page.get_by_role("button", name="Join").click()
        child.page.get_by_label("What is your name?").fill(name)
        child.page.get_by_role("button", name="I am here").click()
        expect(child.page.get_by_role("heading", name=f"Hello, {name}!")).to_be_visible()
    assert faults_on(children[0].page) == []

    teacher.page.get_by_role("button", name="Seat all 2 and deal").click()
    for child in children:
        expect(child.page.get_by_role("button", name="Help, please")).to_be_visible()
    expect(teacher.page.get_by_role("heading", name="Table 1")).to_be_visible()

    children[0].page.get_by_role("button", name="Help, please").click()
    expect(teacher.page.get_by_role("region", name="Hands raised").get_by_text("Ada")).to_be_visible()

    teacher.page.get_by_role("button", name="Eyes on me").click()
    for child in children:
        expect(child.page.get_by_role("alertdialog", name="Look at your teacher.")).to_be_visible()
    assert faults_on(teacher.page) == []
    teacher.page.get_by_role("button", name="Go on playing").click()
    for child in children:
        expect(child.page.get_by_role("alertdialog")).to_be_hidden()

    children[0].page.reload()
    expect(children[0].page.get_by_role("button", name="Your teacher knows")).to_be_visible()
    assert [fault for guest in (teacher, *children) for fault in guest.faults] == []
