"""Someone guesses codes or floods a class with names: the teacher sees it and ends it from the page of the class."""

from contextlib import closing

from playwright.sync_api import Browser, expect

from browsing import Guest, faults_on
from class_serving import come_in, make_class
from playmat.server.classes.guesses import NOTICED
from serving import Server


def test_the_teacher_sees_that_someone_guesses_codes_and_lifts_the_limit(browser: Browser, server: Server) -> None:
    made = make_class(server, ["Ada", "Bo"])
    teacher = Guest(browser, server.address)
    teacher.go(f"/teach/{made.code}#k={made.token}")
    expect(teacher.page.get_by_role("heading", name="Children")).to_be_visible()
    for number in range(NOTICED):
        server.post(f"/api/classes/{made.code}/children", {"child_code": f"XX{number}"})
    alarm = teacher.page.get_by_role("alert")
    expect(alarm.get_by_role("heading", name="Someone is guessing personal codes")).to_be_visible()
    expect(alarm.get_by_text(f"{NOTICED} wrong codes from one address in one minute")).to_be_visible()
    assert faults_on(teacher.page) == []
    alarm.get_by_role("button", name="Lift the limit").click()
    expect(alarm).to_be_hidden()
    assert teacher.faults == []


def test_everyone_who_joined_in_the_last_minute_is_removed_after_a_look_at_who_that_is(
    browser: Browser, server: Server
) -> None:
    made = make_class(server, [])
    assert made.say("add-children", names=["Ada"])["type"] == "children-added"
    fakes = [come_in(server, made.code, nickname=f"Fake {number}") for number in range(3)]
    teacher = Guest(browser, server.address)
    teacher.go(f"/teach/{made.code}#k={made.token}")
    teacher.page.get_by_role("button", name="Remove recent joins").click()
    dialog = teacher.page.get_by_role("dialog", name="Remove everyone who joined in the last minute?")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    come_in(server, made.code, nickname="Fake 3")
    expect(dialog.get_by_role("listitem")).to_have_count(4)  # who comes while the teacher reads is named too
    assert faults_on(teacher.page) == []
    with closing(fakes[0].line()) as line:
        dialog.get_by_role("button", name="Remove 4 students").click()
        expect(dialog).to_be_hidden()
        assert line.until("type", "goodbye")["code"] == "seat-lost"
    assert [child["name"] for child in made.now()["children"]] == ["Ada"]
    teacher.page.get_by_role("button", name="Remove recent joins").click()
    expect(dialog.get_by_text("No one joined in the last minute.")).to_be_visible()
    assert teacher.faults == []
