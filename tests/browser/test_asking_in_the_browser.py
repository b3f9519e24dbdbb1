"""A class is asked, in real browsers: a child chooses on the real table, the wall shows bars, the teacher sees who."""

from json import loads

from playwright.sync_api import Browser, expect

from browsing import PHONE, Guest, faults_on, violations
from class_serving import come_in, make_class
from serving import Server


def test_the_class_is_asked_chooses_and_sees_what_the_review_says(browser: Browser, server: Server) -> None:
    made = make_class(server, ["Ada", "Bo", "Cy"], game="sevens")
    codes = [child["code"] for child in made.now()["children"]]
    others = [come_in(server, made.code, child_code=code) for code in codes[1:]]
    lines = [child.line() for child in others]
    ada = Guest(browser, server.address, viewport=PHONE, has_touch=True)
    ada.go(f"/c/{made.code}")
    ada.page.get_by_label("Your code").fill(codes[0])
    ada.page.get_by_role("button", name="I am here").click()
    expect(ada.page.get_by_role("heading", name="Hello, Ada!")).to_be_visible()
    wall = Guest(browser, server.address, viewport={"width": 1920, "height": 1080})
    wall.go(f"/c/{made.code}/wall#k={made.say('open-wall')['token']}")
    teacher = Guest(browser, server.address)
    teacher.go(f"/teach/{made.code}#k={made.token}")
    teacher.page.get_by_role("button", name="Seat all 3 and deal").click()
    expect(ada.page.get_by_role("button", name="Help, please")).to_be_visible()

    # The hands of the running game are nobody's business; the game's own lesson is everybody's, so it comes first.
    refused: list[str] = []
    teacher.page.on("response", lambda it: refused.append(it.request.post_data or "") if it.status == 409 else None)
    teacher.page.get_by_role("button", name="Ask the class", exact=True).click()
    panel = teacher.page.get_by_test_id("ask-panel")
    expect(panel.get_by_test_id("posed")).to_be_visible()
    expect(panel.get_by_role("alert")).to_have_count(0)
    assert [loads(said)["type"] for said in refused] == ["see-position"]  # and asked for once
    panel.get_by_label("From").select_option("0")
    expect(panel.get_by_role("alert")).to_contain_text("its hidden cards would be seen")
    expect(panel.get_by_role("button", name="Ask the class")).to_be_disabled()
    panel.get_by_label("From").select_option("0.2")
    expect(panel.get_by_test_id("posed")).to_contain_text("Seat 3")
    panel.get_by_role("button", name="Ask the class").click()

    asked = ada.page.get_by_role("dialog")
    expect(asked.get_by_role("status").first).to_have_text("What would you play? Choose a move.")
    asked.get_by_role("button", name="Knock").click(force=True)
    expect(asked.get_by_test_id("refused")).to_be_visible()  # a card fits, so nobody may knock
    asked.get_by_role("button", name="the 8 of clubs").click()
    expect(asked.get_by_role("status").first).to_have_text("You have chosen. You can still change it.")
    assert faults_on(ada.page) == []
    expect(wall.page.get_by_test_id("wall-poll")).to_contain_text("1 of 3 has chosen")
    expect(wall.page.get_by_test_id("poll-bars")).to_be_hidden()
    for child, text in zip(others, ("play 6C", "play 8C"), strict=True):
        child.say("answer-poll", poll=1, text=text)
    question = teacher.page.get_by_test_id("teacher-poll")
    expect(question.get_by_role("listitem").filter(has_text="8 of clubs").first).to_contain_text("Ada")

    question.get_by_role("button", name="Show the answers").click()
    for page in (wall.page, ada.page):
        bars = page.get_by_test_id("poll-bars")
        expect(bars.get_by_role("listitem").first).to_contain_text("8 of clubs")
        assert "Ada" not in bars.inner_text()
    question.get_by_role("button", name="Show what the review says").click()
    for page in (wall.page, ada.page):
        expect(page.get_by_test_id("poll-review")).to_be_visible()
    assert violations(wall.page) == []  # nothing is to be pressed there, so cards may be small
    question.get_by_role("button", name="Back to the tables").click()
    expect(asked).to_be_hidden()
    expect(ada.page.get_by_role("button", name="Help, please")).to_be_visible()
    for line in lines:
        line.close()
    # A refusal is an answer with a status of its own, which browsers note.
    faults = [fault for guest in (ada, wall, teacher) for fault in guest.faults]
    assert [fault for fault in faults if "409" not in fault] == []
