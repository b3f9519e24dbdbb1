"""What people do and see in the browser isn't lost: a typed name, a streak, a move without a network, an emote."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from big_bang_browsing import alone
from browser.conftest import Invite
from browsing import PHONE, PLAIN_HOST, Guest, faults_on, hand
from lesson_browsing import MAKE
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import daily, puzzles_of
from recorded import whole
from serving import Server, my_moves

MOVING = {"reduced_motion": "no-preference"}


def until(guest: Guest, so: Callable[[], bool]) -> None:
    for _ in range(200):
        if so():
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError("it never happened")


def wrong_move(puzzle: Puzzle) -> str:
    start = puzzle.start()
    texts = [start.format(move) for move in start.legal(puzzle.seat)]
    return next(text for text in texts if all(text != line[0] for line in puzzle.lines))


# Puzzles.


def test_the_puzzle_of_the_day_counts_for_the_streak_even_if_the_list_of_puzzles_is_late(invite: Invite) -> None:
    ada = invite(**MOVING)
    held: list[Route] = []
    ada.page.route("**/api/puzzles", lambda route: held.append(route))
    puzzle = daily("number-line", datetime.now(UTC).date().isoformat())
    assert puzzle is not None
    ada.go(f"/puzzles/{puzzle.id}")
    expect(ada.page.get_by_test_id("goal")).to_be_visible()
    for made, move in enumerate(puzzle.lines[0], 1):
        MAKE["number-line"](ada.page, move)
        expect(ada.page.get_by_test_id("puzzle-board")).to_have_attribute("data-made", str(made))
    expect(ada.page.get_by_test_id("solved")).to_be_visible()
    assert held
    ada.page.unroute_all(behavior="ignoreErrors")
    ada.go("/puzzles")
    expect(ada.page.get_by_test_id("streak")).to_contain_text("1day with a puzzle of the day solved")


def test_a_puzzle_move_without_a_network_says_so_and_is_sent_again(invite: Invite) -> None:
    ada = invite(viewport=PHONE, **MOVING)
    puzzle = puzzles_of("sevens")[0]
    ada.go(f"/puzzles/{puzzle.id}")
    expect(ada.page.get_by_test_id("goal")).to_be_visible()
    unsent = ada.page.get_by_test_id("unsent")
    ada.context.set_offline(True)
    MAKE["sevens"](ada.page, wrong_move(puzzle))
    expect(unsent).to_contain_text("Check your connection.")
    assert faults_on(ada.page) == []
    ada.context.set_offline(False)
    unsent.get_by_role("button", name="Try again").click()
    expect(ada.page.get_by_test_id("judged")).to_be_visible()
    expect(unsent).to_be_hidden()
    ada.context.set_offline(True)
    ada.page.get_by_role("button", name="Give me a tip").click()
    expect(unsent).to_be_visible()
    ada.context.set_offline(False)
    unsent.get_by_role("button", name="Try again").click()
    expect(ada.page.get_by_test_id("tip")).to_be_visible()


def test_a_puzzle_that_cannot_be_reached_is_not_called_missing(invite: Invite) -> None:
    ada = invite(**MOVING)
    puzzle = puzzles_of("sevens")[0]
    ada.go("/puzzles")
    expect(ada.page.get_by_test_id("streak")).to_be_visible()
    ada.page.route("**/api/puzzles/*", lambda route: route.abort("internetdisconnected"))
    ada.go(f"/puzzles/{puzzle.id}")
    expect(ada.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.get_by_test_id("goal")).to_be_visible()


# At the table.


def test_an_emote_stays_in_the_log_when_somebody_begins_to_watch(invite: Invite, server: Server) -> None:
    ada = invite(**MOVING)
    seat = server.create(seats=["me", "open"], spectators=True)
    ben = server.join(seat.code, "Ben")
    seat.do("start")
    ada.take(seat)
    log = ada.page.get_by_role("log")
    ben.do("emote", emote="well-played")
    expect(log).to_contain_text("Well played!")
    before = len(ada.frames)
    invite(viewport=PHONE).go(f"/t/{seat.code}/projector")
    until(ada, lambda: any('"watching":1' in frame for frame in ada.frames[before:]))
    ada.page.wait_for_timeout(100)
    expect(log).to_contain_text("Well played!")


def test_the_log_and_the_hint_wait_until_a_round_has_been_counted_on_the_board(invite: Invite, server: Server) -> None:
    ada = invite(**MOVING)
    helps = {"hints": True, "preview": True, "word_check": False, "take_back": False}
    seat = server.create(seats=["me", "open"], options={"start": "seat"}, helps=helps)
    ben = server.join(seat.code, "Ben")
    seat.do("start")
    ada.take(seat)
    log, page = ada.page.get_by_role("log"), ada.page
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(log).to_contain_text("The match begins.")
    page.wait_for_timeout(1500)  # the deal is over
    # Ben's card ends the first round, and he begins the next one before anyone can see how the first is counted.
    seat.do("move", text=my_moves(seat.table())[0])
    ben.do("move", text=my_moves(ben.table())[0])
    ben.do("move", text=my_moves(ben.table())[0])
    table = seat.table()
    assert my_moves(table)
    counted, second = [event["lines"] for event in table["events"][-2:]]
    go_on = page.get_by_role("button", name="Go on")
    expect(log).to_contain_text(counted[0]["sentence"])
    for _ in range(200):
        if go_on.is_visible():
            break
        shown = log.inner_text()
        assert counted[1]["sentence"] not in shown
        assert second[0]["sentence"] not in shown
        page.wait_for_timeout(50)
    expect(go_on).to_be_visible()
    assert counted[1]["sentence"] not in log.inner_text()
    expect(hint).to_be_disabled()
    go_on.click()
    expect(log).to_contain_text(counted[1]["sentence"])
    expect(log).to_contain_text(second[0]["sentence"])
    expect(hint).to_be_enabled()


def test_a_name_that_is_being_typed_is_not_overwritten(invite: Invite, server: Server) -> None:
    ada = invite(**MOVING)
    ada.go()
    ada.page.get_by_role("button", name="Invite: Sevens").click()
    name = ada.page.get_by_label("Your name at the table")
    name.press_sequentially("Ad")
    server.join(ada.code, "Ben")
    token = {"authorization": f"Bearer {ada.token()}"}
    games = server.get("/api/games").json()["games"]
    other = next(game["colours"][-1] for game in games if game["name"] == "sevens")
    body = {"type": "rename", "id": "another-color", "colour": other}
    reply = server.web.post(f"{server.address}/api/tables/{ada.code}/messages", json=body, headers=token)
    assert reply.json()["type"] == "accepted"  # so the seat itself has changed on the page
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(1)
    ada.page.wait_for_timeout(200)
    expect(name).to_have_value("Ad")
    name.press_sequentially("a")
    name.press("Enter")
    name.press_sequentially(" L")  # before the table has answered
    expect(ada.page.get_by_role("listitem").filter(has_text="Ada (you)")).to_have_count(1)
    expect(name).to_have_value("Ada L")


# The mouse and the finger.


def test_a_board_lets_go_when_the_mouse_is_released_outside(invite: Invite, server: Server) -> None:
    ada = invite(**MOVING)
    ada.take(alone(server, deal_code="PAN"))
    mat, mouse = ada.page.get_by_test_id("mat"), ada.page.mouse
    ada.page.wait_for_timeout(1500)
    box: Any = mat.bounding_box()
    before = mat.get_attribute("data-look")
    mouse.move(box["x"] + 3, box["y"] + 60)
    mouse.down()
    mouse.move(box["x"] - 1, box["y"] + 60)  # off the mat before it was pushed
    mouse.up()
    mouse.move(box["x"] + 200, box["y"] + 160, steps=5)
    assert mat.get_attribute("data-look") == before


def test_the_end_of_another_touch_does_not_end_a_drag(invite: Invite, server: Server) -> None:
    ada = invite(**MOVING)
    ada.take(alone(server, deal_code="PAN"))
    ada.page.wait_for_timeout(1500)
    box: Any = hand(ada.page).get_by_role("button").first.bounding_box()
    mouse, carried = ada.page.mouse, ada.page.get_by_test_id("carried")
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    expect(carried).to_have_count(1)
    ada.page.evaluate("dispatchEvent(new PointerEvent('pointercancel', {pointerId: 77, pointerType: 'touch'}))")
    mouse.move(box["x"] + 70, box["y"] - 70)
    expect(carried).to_have_count(1)
    mouse.up()
    expect(carried).to_have_count(0)


def test_a_link_that_is_pressed_with_a_key_held_is_left_to_the_browser(invite: Invite) -> None:
    ada = invite(**MOVING)
    ada.go()
    rules = ada.page.get_by_role("link", name="Rules", exact=True)
    with ada.context.expect_page() as opened:
        rules.click(modifiers=["Control"])
    opened.value.wait_for_url("**/rules")
    opened.value.close()
    with ada.page.expect_download() as saved:
        rules.click(modifiers=["Alt"])
    saved.value.cancel()
    assert ada.page.url == f"{ada.address}/"
    rules.evaluate("link => (link.target = '_blank')")
    with ada.context.expect_page() as opened:
        rules.click()
    opened.value.wait_for_url("**/rules")
    assert ada.page.url == f"{ada.address}/"


# Tutorials.


def test_a_child_who_has_the_name_of_a_scripted_player_can_play_a_tutorial(invite: Invite) -> None:
    ben = invite(**MOVING)
    ben.context.add_init_script("localStorage.setItem('playmat.nickname', 'Ben')")
    refused: list[str] = []
    ben.page.on("response", lambda reply: refused.append(reply.url) if reply.status >= 400 else None)
    ben.go("/learn/sevens")
    expect(ben.page.locator("[data-testid=lesson-text][data-step='1']")).to_be_visible()
    assert refused == []
    assert ben.page.evaluate("localStorage.getItem('playmat.nickname')") == "Ben"


def test_a_tutorial_that_is_left_while_its_table_is_laid_closes_its_line(invite: Invite) -> None:
    ada = invite(**MOVING)
    opened, closed = [], []

    def keep_waiting(line: WebSocketRoute) -> None:
        """A server that takes its time: nothing comes over this line."""
        opened.append(line)
        line.on_close(lambda *_: closed.append(line))

    ada.page.route_web_socket("**/live", keep_waiting)
    ada.go("/learn/sevens")
    until(ada, lambda: len(opened) == 1)
    ada.page.get_by_role("link", name="Playmat").first.click()
    expect(ada.page.get_by_role("button", name="Invite: Sevens")).to_be_visible()
    until(ada, lambda: closed == opened)


# A link, copied on plain http under a name that isn't loopback: browsers keep their clipboard to themselves there.


def lobby(browser: Browser, address: str) -> Guest:
    ada = Guest(browser, address, **MOVING)
    ada.go()
    ada.page.get_by_role("button", name="Invite: Sevens").click()
    expect(ada.page.get_by_role("button", name="Copy the link")).to_be_visible()
    return ada


def pasted(guest: Guest) -> str:
    guest.page.evaluate("document.querySelector('main').append(document.createElement('textarea'))")
    field = guest.page.locator("main > textarea")
    field.press("Control+V")
    return field.input_value()


@pytest.mark.parametrize("why", ["plain http", "denied"])
def test_a_link_is_really_copied(browser: Browser, server: Server, why: str) -> None:
    plain = why == "plain http"
    ada = lobby(browser, f"http://{PLAIN_HOST}:{server.port}" if plain else server.address)
    page = ada.page
    assert page.evaluate("navigator.clipboard === undefined") is plain
    if not plain:
        ada.context.grant_permissions([])  # every permission that isn't granted here is denied
        assert page.evaluate("navigator.permissions.query({name: 'clipboard-write'}).then(it => it.state)") == "denied"
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert re.search(f"^http://.*/t/{ada.code}(#.*)?$", pasted(ada))
    ada.close()


def test_a_link_that_was_not_copied_is_selected_and_the_page_says_so(browser: Browser, server: Server) -> None:
    ada = lobby(browser, f"http://{PLAIN_HOST}:{server.port}")
    page = ada.page
    page.evaluate("document.execCommand = () => false")  # a browser that allows nothing
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Your browser didn't copy it.")).to_be_visible()
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)
    link = page.get_by_test_id("link")
    expect(link).to_be_focused()
    selected: str = page.evaluate("document.activeElement.value.slice(0, document.activeElement.selectionEnd)")
    assert f"/t/{ada.code}" in selected
    assert faults_on(page) == []
    ada.close()


def test_a_link_to_a_record_is_copied_from_its_dialog(browser: Browser, server: Server) -> None:
    ada = Guest(browser, f"http://{PLAIN_HOST}:{server.port}", **MOVING)
    page = ada.page
    ada.go("/replay")
    record = json.loads(whole("number-line"))
    record["seats"][0]["name"] = "Zoë"
    page.get_by_label("Or paste a record").fill(json.dumps(record))
    page.get_by_role("button", name="Look at it").click()
    page.get_by_role("button", name="Keep and share").click()
    link = page.get_by_test_id("link")
    expect(link).to_have_value(re.compile("/replay#"))
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("dialog").get_by_role("checkbox").first.check()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()  # it is another link now
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Your browser didn't copy it.")).to_be_visible()
    expect(link).to_be_focused()
    assert faults_on(page) == []
    wanted = link.input_value()
    page.keyboard.press("Control+C")  # as the page says
    page.keyboard.press("Escape")
    assert pasted(ada) == wanted
    ada.close()
