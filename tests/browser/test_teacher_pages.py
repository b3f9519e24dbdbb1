"""What a teacher adds, saves and downloads: names go to the right students, lessons stay, files are what they claim."""

import json
from typing import Any

import pytest
from playwright.sync_api import Download, Page, Route, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, Guest, faults_on
from class_serving import Json, Member, come_in, make_class, played_lesson
from serving import Server

MOVING = {"reduced_motion": "no-preference"}
BIG_SCREEN = {"width": 1920, "height": 1080}
MOST_PLANS = 40
BUSY = "Too many people are printing. Please try again in a minute."


def test_private_names_stay_with_their_students_after_one_is_removed(invite: Invite) -> None:
    teacher = invite(**MOVING)
    page = teacher.page
    teacher.go("/teach")
    page.get_by_text("A class you teach often").click()
    page.locator("#names").fill("Ada\nBo\nCy")
    page.locator("form input[type=checkbox]").check()
    page.locator("form").get_by_role("button").click()
    pupils = page.get_by_role("region", name="Children", exact=True).get_by_role("listitem")
    expect(pupils.get_by_role("button")).to_have_count(3)
    pupils.get_by_role("button", name="Cy").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    for _ in range(2):  # and then: are you sure?
        dialog.locator("details button").last.click()
    expect(pupils.get_by_role("button")).to_have_count(2)
    assert "Cy" not in page.evaluate("localStorage.getItem('playmat.class-names')")
    page.locator("#more-names").fill("Dee, Eve")
    page.locator("#more-names").press("Enter")
    expect(pupils.get_by_role("button")).to_have_count(4)
    for place, name in enumerate(("Ada", "Bo", "Dee", "Eve")):
        expect(pupils.get_by_role("button").nth(place)).to_contain_text(name)
    page.reload()
    for place, name in enumerate(("Ada", "Bo", "Dee", "Eve")):
        expect(pupils.get_by_role("button").nth(place)).to_contain_text(name)


def titles(teacher: Member) -> list[str]:
    return [saved["plan"].get("title", "") for saved in teacher.now()["plans"]]


def plan(title: str) -> Json:
    return {"game": "sevens", "title": title}


def plan_form(teacher: Guest, made: Member) -> Page:
    teacher.go(f"/teach/{made.code}#k={made.token}")
    teacher.page.get_by_role("button", name="Game and settings").click()
    return teacher.page


def test_a_saved_lesson_can_be_changed_when_no_more_fit(invite: Invite, server: Server) -> None:
    made = make_class(server, ["Ada", "Bo"])
    for number in range(MOST_PLANS):
        assert made.say("save-plan", plan=plan(f"Day {number}"))["type"] == "accepted"
    teacher = invite(**MOVING)
    page = plan_form(teacher, made)
    saved = page.get_by_role("list", name="Saved lessons").get_by_role("listitem")
    expect(saved).to_have_count(MOST_PLANS)
    saved.first.get_by_role("button", name="Change").click()
    page.get_by_label("Name of the lesson").fill("Monday")
    with page.expect_response("**/messages"):
        page.get_by_role("button", name="Keep it for another day").click()
    expect(saved.first).to_contain_text("Monday")
    expect(saved).to_have_count(MOST_PLANS)
    assert titles(made) == ["Monday", *(f"Day {number}" for number in range(1, MOST_PLANS))]
    # There is no room for one more, and it stays in the form.
    page.get_by_label("Name of the lesson").fill("Tuesday")
    page.get_by_role("button", name="Keep it for another day").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("Name of the lesson")).to_have_value("Tuesday")
    assert "Tuesday" not in titles(made)
    teacher.faults.clear()  # a browser notes every refusal


def at_report(invite: Invite, server: Server, path: str = "report") -> Guest:
    told, _ = played_lesson(server, matches=1)
    told.say("end-lesson")
    teacher = invite(viewport=CHROMEBOOK, **MOVING)
    key = [{"code": told.code, "token": told.token, "role": "teacher", "at": 1}]
    teacher.context.add_init_script(f"localStorage.setItem('playmat.classes', {json.dumps(json.dumps(key))})")
    # Count the addresses of files that were made and not yet revoked.
    teacher.context.add_init_script(
        """window.made = new Set()
        const [make, end] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
        URL.createObjectURL = thing => { const url = make(thing); window.made.add(url); return url }
        URL.revokeObjectURL = url => { window.made.delete(url); end(url) }"""
    )
    teacher.go(f"/teach/{told.code}/{path}")
    return teacher


def refuse(route: Route) -> None:
    said: Json = {"type": "refused", "id": None, "code": "busy", "sentence": BUSY, "facts": {}, "rule": "", "child": ""}
    route.fulfill(status=429, content_type="application/json", body=json.dumps(said))


def stray(route: Route) -> None:
    """What a school's filter puts in the place of a file."""
    route.fulfill(status=200, content_type="text/html", body="<h1>Blocked</h1>")


FILES = {
    "csv": ("report", "**/report.csv*", "Save as a spreadsheet"),
    "home": ("report", "**/home.pdf*", "Pages to take home"),
    "cards": ("cards", "**/paper.pdf*", "Cards for the children"),
}


@pytest.mark.parametrize("kind", FILES)
def test_an_error_is_never_saved_or_opened_as_a_file(invite: Invite, server: Server, kind: str) -> None:
    path, address, button = FILES[kind]
    teacher = at_report(invite, server, path)
    page = teacher.page
    saved: list[Download] = []
    page.on("download", lambda file: saved.append(file))
    for answer, sentence in ((refuse, BUSY), (stray, "")):
        page.route(address, answer)
        page.get_by_role("button", name=button).first.click()
        alert = page.get_by_role("alert")
        expect(alert).to_be_visible()
        if sentence:
            expect(alert).to_have_text(sentence)
        else:
            expect(alert).not_to_have_text(BUSY)
        page.unroute_all()
    page.wait_for_timeout(300)
    assert saved == []
    assert [other.url for other in teacher.context.pages if other is not page] == []
    teacher.faults.clear()  # a browser notes every refusal


def test_pages_open_with_the_click_and_are_given_back_with_their_tab(invite: Invite, server: Server) -> None:
    teacher = at_report(invite, server)
    page = teacher.page
    held: list[Route] = []
    page.route("**/home.pdf*", lambda route: held.append(route))
    with page.expect_popup() as opened:
        page.get_by_role("button", name=FILES["home"][2]).click()
    tab = opened.value
    expect(tab.get_by_text("Getting your pages ready…")).to_be_visible()  # before there is an answer
    held[0].continue_()
    tab.wait_for_url("blob:**")
    assert page.evaluate("made.size") == 1
    tab.close()
    page.wait_for_function("() => made.size === 0")
    with page.expect_download() as saved:
        page.get_by_role("button", name=FILES["csv"][2]).click()
    assert saved.value.path().read_text("utf-8").startswith("\ufeffkind,")


def test_pages_are_saved_where_tabs_are_blocked(invite: Invite, server: Server) -> None:
    teacher = at_report(invite, server)
    teacher.page.evaluate("window.open = () => null")
    with teacher.page.expect_download() as saved:
        teacher.page.get_by_role("button", name=FILES["home"][2]).click()
    assert saved.value.path().read_bytes().startswith(b"%PDF")


def root_size(page: Page) -> float:
    size: str = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    return float(size.removesuffix("px"))


def test_a_big_screen_keeps_its_size_before_during_and_after_a_question(invite: Invite, server: Server) -> None:
    made = make_class(server, ["Ada", "Bo"], game="sevens")
    lines = [come_in(server, made.code, child_code=child["code"]).line() for child in made.now()["children"]]
    screen = invite(viewport=BIG_SCREEN, **MOVING)
    page = screen.page
    screen.go(f"/c/{made.code}/wall#k={made.say('open-wall', names=False)['token']}")
    expect(page.get_by_test_id("class-wall")).to_be_visible()
    made.say("seat-all")
    large = root_size(page)
    assert large > 20
    assert faults_on(page) == []
    for asked in (1, 2):
        answer: Any = made.say("ask-class", place={"of": "scene", "game": "sevens", "scene": 0, "step": 2})
        assert answer["type"] != "refused", answer
        expect(page.get_by_test_id("wall-poll")).to_be_visible()
        assert root_size(page) == large
        made.say("step-poll", poll=asked, to="closed")
        expect(page.get_by_test_id("class-wall")).to_be_visible()
        assert root_size(page) == large
    for line in lines:
        line.close()
    screen.go("/")
    expect(page.get_by_role("button", name="Invite: Sevens")).to_be_visible()
    assert root_size(page) == 16
