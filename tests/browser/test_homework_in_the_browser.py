"""Homework in real browsers: given by a teacher, done at home with a child's code, read by the teacher."""

from playwright.sync_api import Browser, expect

from browser.test_puzzles_in_the_browser import solve, wrong_move
from browsing import PHONE, Guest, faults_on
from class_serving import make_class
from lesson_browsing import MAKE
from playmat.puzzles.shelf import find_puzzle
from serving import Server


def test_homework_is_given_done_at_home_and_read(browser: Browser, server: Server) -> None:
    there = make_class(server, ["Ada", "Bo"], game="number-line")
    teacher = Guest(browser, server.address)
    teacher.go(f"/teach/{there.code}#k={there.token}")
    teacher.page.get_by_role("link", name="Homework, cups, results").click()
    teacher.page.get_by_label("How many puzzles?").fill("2")
    teacher.page.get_by_role("button", name="Give homework").click()
    expect(teacher.page.get_by_text("0 of 2 have done all of it")).to_be_visible()

    ada = Guest(browser, server.address, viewport=PHONE, has_touch=True)
    ada.go(f"/c/{there.code}")
    ada.page.get_by_label("Your code").fill(there.now()["children"][0]["code"])
    ada.page.get_by_role("button", name="I am here").click()
    assert faults_on(ada.page) == []
    ada.page.get_by_role("button", name="Begin").click()
    given = [one["puzzle"] for one in there.say("see-homework", homework=0)["puzzles"]]
    assert not any(puzzle in frame for puzzle in given for frame in ada.frames)
    expect(ada.page.get_by_test_id("goal")).to_be_visible()
    MAKE["number-line"](ada.page, wrong_move(find_puzzle(given[0])))
    expect(ada.page.get_by_test_id("judged")).to_be_visible()
    solve(ada.page, find_puzzle(given[0]))
    expect(ada.page.get_by_test_id("solved")).to_be_visible()
    assert faults_on(ada.page) == []
    ada.page.get_by_role("button", name="Next puzzle").click()
    expect(ada.page.get_by_test_id("solved")).to_be_hidden()
    solve(ada.page, find_puzzle(given[1]))
    ada.page.get_by_role("button", name="Back to the class").click()
    expect(ada.page.get_by_text("All done!")).to_be_visible()

    expect(teacher.page.get_by_text("1 of 2 has done all of it")).to_be_visible()
    expect(teacher.page.get_by_text("solved with 2 tries")).to_be_attached()
    expect(teacher.page.get_by_text("solved at the first try")).to_be_attached()
    assert faults_on(teacher.page) == []
    teacher.page.set_viewport_size({"width": 360, "height": 740})
    assert faults_on(teacher.page) == []
    assert ada.faults == []
