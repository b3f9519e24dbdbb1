"""Two children of a class on one tablet: both come in, a cover between turns, one goes elsewhere, both are done."""

import json
from contextlib import ExitStack

from playwright.sync_api import Browser, Page, expect

from any_table import Device, play_turn
from browsing import CHROMEBOOK, PHONE, Guest, faults_on
from class_serving import Json, Member, come_in, make_class, table_now
from serving import Server, new_id

TABLET = {"width": 820, "height": 1180}


def second_comes_in(page: Page, label: str, typed: str) -> None:
    page.get_by_role("button", name="Somebody else plays on this device too").click()
    page.get_by_label(label).fill(typed)
    page.get_by_role("button", name="I am here").click()


def pair_on(browser: Browser, server: Server, made: Member, codes: list[str], viewport: Json = TABLET) -> Device:
    """A tablet with the first two children of a list."""
    tablet = Device(browser, server.address, viewport=viewport, has_touch=True)
    tablet.go(f"/c/{made.code}#k={codes[0]}")
    expect(tablet.page.get_by_role("heading", name="Hello, Ada!")).to_be_visible()
    second_comes_in(tablet.page, "Your code", codes[1])
    expect(tablet.page.get_by_role("button", name="Bo is done")).to_be_visible()
    return tablet


def hand_of(server: Server, key: Json) -> list[str]:
    """The cards that only this child may see."""
    return [f'"{card}"' for card in table_now(server, key)["play"]["view"]["now"]["hand"]]


def test_a_pair_at_one_tablet_plays_with_covers_between_them(browser: Browser, server: Server) -> None:
    made = make_class(server, ["Ada", "Bo", "Cy"], game="sevens")
    codes = [child["code"] for child in made.now()["children"]]
    with ExitStack() as lines:
        other = come_in(server, made.code, child_code=codes[2])
        lines.callback(other.line().close)
        tablet = pair_on(browser, server, made, codes)
        page = tablet.page
        assert faults_on(page) == []
        made.say("seat-all")
        expect(page.get_by_role("button", name="Menu")).to_be_visible()
        tokens = page.evaluate("JSON.parse(localStorage['playmat.classes']).map(key => key.token)")
        pair = [Member(server, made.code, token) for token in tokens]
        keys = {child.now()["name"]: child.say("take-seat")["joined"] for child in (*pair, other)}
        watch = made.say("look-at-table", table=0)["joined"]
        seen: list[str] = []
        while set(seen) != {"Ada", "Bo"}:
            frame = table_now(server, watch)
            name = frame["seats"][frame["play"]["view"]["actors"][0]]["name"]
            if name == "Cy":
                move(server, keys["Cy"])
                continue
            expect(page.get_by_test_id("cover").get_by_role("button", name=f"I am {name}")).to_be_visible()
            shown = page.content() + "".join(tablet.frames)
            everybodys = json.dumps(frame, separators=(",", ":"))  # which cards would fit is no secret
            for one in {"Ada", "Bo"} - set(seen):
                early = [card for card in hand_of(server, keys[one]) if card in shown and card not in everybodys]
                assert early == [], "nothing of a hand comes before its cover is lifted"
            assert tablet.lift() == name
            seen.append(name)
            play_turn(tablet, "sevens")
            page.reload()  # whoever reloads finds the covers down
            tablet.frames.clear()
            expect(page.get_by_role("button", name="Menu")).to_be_visible()
        assert faults_on(page) == []
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Who plays on this device").click()
        page.get_by_role("button", name="Bo is done").click()
        expect(page.get_by_role("button", name="Help, please")).to_be_visible()
        for _ in range(50):  # the page shows it before the server has answered
            if made.now()["children"][1]["device"] is None:
                break
            page.wait_for_timeout(100)
        assert [child["device"] for child in made.now()["children"]] == [None, None, None]
        assert tablet.faults == []
    tablet.close()


def move(server: Server, key: Json) -> None:
    bearer = {"authorization": f"Bearer {key['token']}"}
    text = str(table_now(server, key)["play"]["offer"]["moves"][0])
    at = f"{server.address}/api/tables/{key['code']}/messages"
    said = server.web.post(at, json={"type": "move", "id": new_id(), "text": text}, headers=bearer).json()
    assert said["type"] == "accepted", said


def test_two_type_their_names_answer_a_question_in_turn_and_are_done(browser: Browser, server: Server) -> None:
    made = make_class(server, [], game="sevens")
    tablet = Device(browser, server.address, viewport=PHONE, has_touch=True)
    page = tablet.page
    tablet.go(f"/c/{made.code}")
    page.get_by_label("What is your name?").fill("Ada")
    page.get_by_role("button", name="I am here").click()
    expect(page.get_by_role("heading", name="Hello, Ada!")).to_be_visible()
    second_comes_in(page, "What is your name?", "Bo")
    page.get_by_role("navigation", name="Who plays on this device").get_by_role("button", name="Bo").click()
    expect(page.get_by_role("heading", name="Hello, Bo!")).to_be_visible()
    assert faults_on(page) == []
    page.reload()
    expect(page.get_by_role("button", name="Bo is done")).to_be_visible()

    assert made.say("ask-class", place={"of": "scene", "game": "sevens", "scene": 0, "step": 2})["type"] == "accepted"
    asked = page.get_by_role("dialog")
    for name in ("Ada", "Bo"):
        expect(asked.get_by_role("heading", name=name)).to_be_visible()
        expect(asked.get_by_role("status").first).to_have_text("What would you play? Choose a move.")
        asked.get_by_role("button", name="the 8 of clubs").click()
        expect(asked.get_by_role("status").first).to_have_text("You have chosen. You can still change it.")
        if name == "Ada":
            assert faults_on(page) == []
            page.get_by_role("button", name="Pass the device on").click()
    assert made.now()["poll"]["answered"] == 2
    made.say("step-poll", poll=1, to="closed")
    page.get_by_role("button", name="All of us are done on this device").click()
    expect(page.get_by_label("Somebody gave you a code?")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['playmat.classes'] ?? '[]')") == []
    assert not any(child["here"] for child in made.now()["children"])
    assert tablet.faults == []
    tablet.close()


def test_a_child_of_a_pair_is_moved_and_the_tablet_has_two_tables(browser: Browser, server: Server) -> None:
    made = make_class(server, ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"], game="sevens", size=3)
    codes = [child["code"] for child in made.now()["children"]]
    with ExitStack() as lines:
        for code in codes[2:]:
            lines.callback(come_in(server, made.code, child_code=code).line().close)
        tablet = pair_on(browser, server, made, codes)
        page = tablet.page
        made.say("seat-all")
        expect(page.get_by_role("button", name="Menu")).to_be_visible()
        expect(page.get_by_role("navigation", name="Who plays on this device")).to_be_hidden()
        table = made.now()["children"][0]["table"]
        other = next(child["child"] for child in made.now()["children"] if child["table"] not in (table, None))
        assert made.say("swap-children", one=1, other=other)["type"] == "accepted"
        tabs = page.get_by_role("navigation", name="Who plays on this device")
        for name in ("Bo", "Ada"):
            tabs.get_by_role("button", name=name).click()
            expect(tabs.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
            expect(page.get_by_role("button", name="Menu")).to_be_visible()
        assert faults_on(page) == []
        assert all(child["here"] for child in made.now()["children"])
        assert tablet.faults == []
    tablet.close()


def test_a_teacher_looks_at_the_tables_changes_them_and_deals(browser: Browser, server: Server) -> None:
    names = ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"]
    made = make_class(server, names, game="sevens", size=3)
    codes = [child["code"] for child in made.now()["children"]]
    with ExitStack() as lines:
        children = [come_in(server, made.code, child_code=code) for code in codes]
        for child in children:
            lines.callback(child.line().close)
        teacher = Guest(browser, server.address, viewport=CHROMEBOOK)
        page = teacher.page
        teacher.go(f"/teach/{made.code}#k={made.token}")
        page.get_by_role("button", name="Look at the tables first").click()
        first, second = page.get_by_test_id("preview-1"), page.get_by_test_id("preview-2")
        expect(second.get_by_role("button")).to_have_count(3)
        assert faults_on(page) == []
        assert made.now()["lesson"] is None
        assert children[0].now()["table"] == ""

        one = first.get_by_role("button").first.inner_text().strip()
        other = second.get_by_role("button").first.inner_text().strip()
        first.get_by_role("button", name=one).drag_to(second.get_by_role("button", name=other))
        expect(second.get_by_role("button", name=one)).to_be_visible()
        expect(first.get_by_role("button", name=other)).to_be_visible()
        # By the keyboard: a name, then the menu.
        second.get_by_role("button", name=one).press("Enter")
        page.get_by_label(f"Where does {one} sit?").select_option(label="To table 1")
        expect(first.get_by_role("button")).to_have_count(4)
        expect(second.get_by_text("and a bot")).to_be_visible()
        assert faults_on(page) == []
        page.get_by_role("button", name="Deal these tables").click()
        expect(page.get_by_test_id("table-1")).to_be_visible()
        seats = [[seat["name"] for seat in table["seats"] if seat["name"]] for table in made.now()["lesson"]["tables"]]
        assert [len(table) for table in seats] == [4, 2]
        assert {one, other} <= set(seats[0])
        assert teacher.faults == []
    teacher.close()
