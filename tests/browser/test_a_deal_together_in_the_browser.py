"""The same cards side by side in real browsers: on the teacher's page, by keyboard, and on the wall."""

import time

from playwright.sync_api import Browser, expect

from browsing import Guest, faults_on
from class_serving import Pairs, lesson_of_pairs
from serving import Server, play_out

NAMES = ["Adalind", "Bosworth", "Cyprian", "Deborah"]


def played(server: Server) -> Pairs:
    pairs = lesson_of_pairs(server, NAMES, game="number-line", same_deal=True, options={"start": "seat"})
    play_out(pairs.tables[0])
    play_out(pairs.tables[1], lambda moves: moves[-1])
    for _ in range(100):
        if len(pairs.teacher.say("see-same-deal")["over"]) == 2:
            break
        time.sleep(0.1)
    return pairs


def test_a_deal_is_looked_at_together_and_the_class_is_asked(browser: Browser, server: Server) -> None:
    pairs = played(server)
    there = pairs.teacher
    teacher, wall = Guest(browser, server.address), Guest(browser, server.address)
    wall.go(there.say("open-wall")["link"].removeprefix(server.address))
    wall.page.set_viewport_size({"width": 1920, "height": 1080})
    teacher.go(f"/teach/{there.code}#k={there.token}")
    teacher.page.get_by_role("link", name="Homework, cups, results").click()
    teacher.page.get_by_role("button", name="Look at the deal together").click()
    expect(teacher.page.get_by_role("heading", name="Tables 1 and 2")).to_be_visible()
    slider = teacher.page.get_by_role("slider")
    slider.focus()
    teacher.page.keyboard.press("ArrowRight")
    expect(teacher.page.get_by_role("heading", name="Table 2", exact=True)).to_be_visible()
    assert faults_on(teacher.page) == []

    teacher.page.get_by_role("button", name="Show on the wall").click()
    expect(wall.page.get_by_test_id("wall-deal")).to_be_visible()
    expect(wall.page.get_by_role("heading", name="Table 2", exact=True)).to_be_visible()
    teacher.page.get_by_role("button", name="Previous fork").click()
    expect(wall.page.get_by_role("heading", name="Tables 1 and 2")).to_be_visible()
    assert faults_on(wall.page) == []
    assert not any(name in wall.everything() for name in NAMES)

    # At the end the last round lies there, counted; the board is not cleared.
    slider.focus()
    teacher.page.keyboard.press("End")
    expect(wall.page.get_by_test_id("deal-boards").locator("[data-number='10']").first).to_be_attached()
    expect(wall.page.get_by_test_id("deal-boards").get_by_role("listitem").first).to_contain_text("The match is over.")
    expect(wall.page.get_by_role("group", name="The results")).to_contain_text("of 1")
    assert faults_on(wall.page) == []
    teacher.page.keyboard.press("Home")
    teacher.page.get_by_role("button", name="Ask the class").click()
    expect(wall.page.get_by_test_id("wall-poll")).to_be_visible()
    # Who closes it before her page has asked for its position gets a refusal.
    expect(teacher.page.get_by_test_id("teacher-poll").locator("[data-game]").first).to_be_visible()
    teacher.page.set_viewport_size({"width": 360, "height": 740})
    there.say("step-poll", poll=1, to="closed")
    teacher.go(f"/teach/{there.code}/results")
    teacher.page.get_by_role("button", name="Look at the deal together").click()
    expect(teacher.page.get_by_test_id("deal-boards")).to_be_visible()
    assert faults_on(teacher.page) == []
    pairs.close()
    assert teacher.faults == []
    # What was just taken off the wall may still be asked for: it is refused, which browsers note.
    assert [fault for fault in wall.faults if "409" not in fault] == []
