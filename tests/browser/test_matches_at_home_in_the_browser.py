"""Matches as homework in real browsers: given by a teacher, played on a phone at home, read by the teacher."""

from playwright.sync_api import Browser, expect

from browsing import PHONE, Guest, faults_on
from class_serving import make_class
from serving import Server


def test_matches_are_given_played_at_home_and_read(browser: Browser, server: Server) -> None:
    there = make_class(server, ["Ada", "Bo"], game="number-line")
    teacher = Guest(browser, server.address)
    teacher.go(f"/teach/{there.code}#k={there.token}")
    teacher.page.get_by_role("link", name="Homework, cups, results").click()
    teacher.page.get_by_label("Matches against bots").check()
    teacher.page.get_by_label("How many matches?").fill("1")
    teacher.page.get_by_label("The same deals for all children").check()
    assert faults_on(teacher.page) == []
    teacher.page.get_by_role("button", name="Give homework").click()
    expect(teacher.page.get_by_text("0 of 2 have done all of it")).to_be_visible()

    ada = Guest(browser, server.address, viewport=PHONE, has_touch=True)
    ada.go(f"/c/{there.code}")
    ada.page.get_by_label("Your code").fill(there.now()["children"][0]["code"])
    ada.page.get_by_role("button", name="I am here").click()
    assert faults_on(ada.page) == []
    ada.page.get_by_role("button", name="Play match 1").click()
    expect(ada.page.get_by_text("Match 1 of 1")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Help, please")).to_have_count(0)
    assert faults_on(ada.page) == []
    ada.page.get_by_role("button", name="Back to my homework").click()
    ada.page.get_by_role("button", name="Go on with match 1").click()
    while ada.one_move():
        pass
    ada.page.get_by_role("button", name="Back to my homework").click()
    expect(ada.page.get_by_text("All done!")).to_be_visible()

    expect(teacher.page.get_by_text("1 of 2 has done all of it")).to_be_visible()
    expect(teacher.page.get_by_role("columnheader", name="Compared with the others")).to_be_visible()
    assert faults_on(teacher.page) == []
    teacher.page.set_viewport_size({"width": 360, "height": 740})
    assert faults_on(teacher.page) == []
    assert ada.faults == []
