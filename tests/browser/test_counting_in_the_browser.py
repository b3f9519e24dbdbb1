"""Players count their own points: two people and a bot, several people on one device, and who sees what meanwhile."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from any_table import Device
from browser.conftest import Invite
from browsing import CHROMEBOOK, ONWARD, PHONE, Guest, faults_on
from class_serving import come_in, fetch, make_class
from counting import right_points, to_the_count
from serving import NO_EVENTS, Json, Seat, Server, is_over

PRACTICE = {"options": {"count": "practice"}}
AWAY = 90.0  # seconds: longer than a class waits for somebody
GAMES = ["sevens", "number-line"]


def table_of_two_and_a_bot(server: Server, game: str) -> tuple[list[Seat], Json]:
    """Both people have something to count, and the bot is done."""
    for name in "abcdefgh":
        ada = server.create(game=game, seats=["me", "open", "easy"], helps={"preview": True}, **PRACTICE)
        people = [ada, server.join(ada.code, "Ben")]
        ada.do("spectators", allowed=True)
        ada.do("start")
        to_the_count(people, name)
        table = ada.wait_for(lambda table: 2 not in table["play"]["view"]["actors"])
        if table["play"]["view"]["actors"] == [0, 1]:
            return people, table
    raise AssertionError("somebody always went out")


def state(page: Page, points: int) -> None:
    """By tapping digits; the last of them by keyboard."""
    pad = page.get_by_test_id("count")
    typed = str(points)
    for digit in typed[:-1]:
        pad.get_by_role("button", name=digit, exact=True).click()
    page.keyboard.press(typed[-1])
    pad.get_by_role("button", name="Check").click()


def now_of(seat: Seat) -> Json:
    now: Json = seat.table(NO_EVENTS)["play"]["view"]["now"]
    return now


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_two_people_count_beside_a_bot_and_a_wrong_number_can_be_said_again(
    invite: Invite, server: Server, game: str, size: dict[str, int]
) -> None:
    """SV-16, NL-18: three tries, with the working after the third wrong one."""
    people, table = table_of_two_and_a_bot(server, game)
    ada, ben = invite(viewport=size), invite(viewport=size)
    for guest, seat in zip((ada, ben), people, strict=True):
        guest.take(seat)
    right = [right_points(table, seat) for seat in (0, 1)]
    pad = ada.page.get_by_test_id("count")
    expect(pad.get_by_role("textbox")).to_be_focused()
    assert faults_on(ada.page) == []
    for wrong, told in ((right[0] + 1, "You have 2 tries left."), (right[0] + 2, "You have one try left.")):
        state(ada.page, wrong)
        expect(pad.get_by_role("status")).to_contain_text(told)
    assert faults_on(ada.page) == []
    state(ada.page, right[0] + 3)
    go_on(ada.page, game)
    expect(ada.page.get_by_test_id("count")).to_contain_text("That isn't right either.")
    expect(ada.page.get_by_test_id("count")).to_contain_text(
        f"= {right[0]}" if game == "sevens" else f"{right[0]} point"
    )
    expect(ada.page.get_by_role("button", name="Check")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Check")).to_be_visible()
    state(ben.page, right[1])
    go_on(ben.page, game)
    if game == "sevens":
        expect(ben.page.get_by_test_id("ending")).to_be_visible()
    else:
        expect(ben.page.get_by_test_id("count")).to_have_count(0)
        table = people[0].wait_for(lambda table: table["play"]["view"]["now"]["stage"] == "round")
        assert table["play"]["view"]["now"]["scores"][:2] == right


def go_on(page: Page, game: str = "number-line") -> None:
    """Number Line plays a round out for each player who has counted it, and waits."""
    if game == "number-line":
        page.get_by_role("button", name=ONWARD).click()


def test_the_keyboard_alone_is_enough(invite: Invite, server: Server) -> None:
    """SV-16: the field has the focus; digits and Enter state the sum. In Spanish."""
    people, table = table_of_two_and_a_bot(server, "sevens")
    ada = invite(locale="es-MX")
    ada.take(people[0])
    field = ada.page.get_by_role("textbox", name="tu suma")
    expect(field).to_be_focused()
    right = right_points(table, 0)
    ada.page.keyboard.type(str(right + 5))
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("count").get_by_role("status")).to_have_text(
        f"Dijiste {right + 5}. Casi. Te quedan 2 intentos."
    )
    expect(field).to_be_focused()
    ada.page.keyboard.type(str(right))
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("count")).to_have_text(f"Dijiste {right}. ¡Correcto!")


def test_owners_and_points_of_a_round_reach_nobody_who_has_yet_to_count(invite: Invite, server: Server) -> None:
    """NL-18: not the other player, not the big screen, not the page, not the wire."""
    people, table = table_of_two_and_a_bot(server, "number-line")
    right = right_points(table, 0)
    ada, ben, wall = invite(), invite(), invite()
    ada.take(people[0])
    ben.take(people[1])
    wall.go(f"/t/{people[0].code}/projector")
    expect(wall.page.get_by_text("Bot 3").first).to_be_visible()
    state(ada.page, right)
    go_on(ada.page)
    expect(ada.page.get_by_text("; you are closest").or_(ada.page.get_by_text("That's right!")).first).to_be_visible()
    assert now_of(people[0])["standing"] != []
    for guest in (ben, wall):
        expect(guest.page.get_by_text("Ada is done counting.").first).to_be_visible()
        content = guest.page.content()
        assert "closest;" not in content
        assert "is closest" not in content.replace("that is closest to your card", "")
        assert f"say {right}" not in guest.everything()
        frames = [json.loads(text) for text in guest.frames]
        shown = [found for frame in frames for found in games_in(frame)]
        assert shown
        assert all(now["standing"] == [] and now["rounds"] == [] and set(now["scores"]) == {0} for now in shown)


def games_in(frame: object) -> list[Json]:
    """Each position of the game in a frame, wherever it is."""
    if isinstance(frame, list):
        return [found for part in frame for found in games_in(part)]
    if not isinstance(frame, dict):
        return []
    own = [frame] if "standing" in frame and "rounds" in frame else []
    return own + [found for part in frame.values() for found in games_in(part)]


@pytest.mark.parametrize("game", GAMES)
def test_people_on_one_device_count_in_turn(browser: Browser, server: Server, game: str) -> None:
    """SV-16, NL-18: each behind the cover, with a wrong number on the way; the next round or the result follows."""
    device = Device(browser, server.address, viewport=PHONE)
    device.open_shared(server, game, 3, **PRACTICE)
    table = to_the_count([device.seat(server, place) for place in range(3)])
    page = device.page
    waiting = table["play"]["view"]["actors"]
    assert len(waiting) > 1
    names = {"Ada": 0, "Ben": 1, "Mia": 2}
    for nth, _ in enumerate(waiting):
        expect(page.get_by_test_id("cover")).to_be_visible()
        right = right_points(table, names[device.lift()])
        if nth == 0:
            state(page, right + 1)
            expect(page.get_by_text("Not quite.").first).to_be_visible()
        state(page, right)
        if nth < len(waiting) - 1:
            go_on(page, game)
            device.cover()
    if game == "sevens":
        expect(page.get_by_test_id("ending")).to_be_visible()
    else:
        now = device.seat(server, 0).wait_for(lambda table: table["play"]["view"]["now"]["stage"] == "round")
        assert now["play"]["view"]["now"]["scores"] == [right_points(table, seat) for seat in range(3)]
    assert device.faults == []
    device.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_student_who_leaves_a_class_before_counting_holds_nobody_up(
    browser: Browser, server: Server, game: str
) -> None:
    """SV-16, NL-18: a bot states the right points; a wrong sum of somebody who stays is in the class report."""
    made = make_class(server, ["Ada", "Bo", "Cy"], game=game, size=3, options={"count": "practice"})
    codes = [child["code"] for child in made.now()["children"]]
    guests = [Guest(browser, server.address, viewport=PHONE, has_touch=True) for _ in codes]
    for guest, code in zip(guests, codes, strict=True):
        guest.go(f"/c/{made.code}#k={code}")
        expect(guest.page.get_by_role("heading", name="Hello")).to_be_visible()
    made.say("seat-all")
    for guest in guests:
        expect(guest.page.get_by_role("button", name="Help, please")).to_be_visible()
    children = [come_in(server, made.code, child_code=code) for code in codes]
    seats = [Seat(server, child.say("take-seat")["joined"]) for child in children]
    table = to_the_count(seats)
    leaver, *others = [place for place, seat in enumerate(seats) if seat.seat in table["play"]["view"]["actors"]]
    right = [right_points(table, seat.seat or 0) for seat in seats]
    expect(guests[leaver].page.get_by_role("button", name="Check")).to_be_visible()
    guests[leaver].close()  # the laptop is shut, and after a while a bot stands in
    for place in others:
        state(guests[place].page, right[place] + 1)
        expect(guests[place].page.get_by_test_id("count").get_by_role("status")).to_contain_text("Not quite.")
        assert faults_on(guests[place].page) == []
        state(guests[place].page, right[place])
        go_on(guests[place].page, game)
    stays = seats[others[0]]
    if game == "sevens":
        ended = stays.wait_for(is_over, AWAY)["play"]["view"]["result"]["scores"]
        expect(guests[others[0]].page.get_by_role("region", name="The game")).to_be_visible()
    else:
        on = stays.wait_for(lambda table: table["play"]["view"]["now"]["stage"] != "count", AWAY)
        ended = on["play"]["view"]["now"]["scores"]
    assert [ended[seat.seat or 0] for seat in seats] == right
    topics = fetch(made).json()["topics"]
    (topic,) = [one for one in topics if one["rule"] == ("SV-16" if game == "sevens" else "NL-18")]
    assert topic["missed"] == len(others)
    for guest in guests:
        assert guest.faults == []
    for place in others:
        guests[place].close()
