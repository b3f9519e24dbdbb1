"""A class in real browsers: a teacher seats it in three presses, children play, stop and come back."""

from playwright.sync_api import Browser, expect

from browsing import PHONE, Guest, faults_on
from class_serving import come_in, make_class
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
    tile = teacher.page.get_by_test_id("table-1")
    expect(tile.get_by_role("img").first).to_be_visible()  # the board itself, as a spectator sees it
    assert faults_on(teacher.page) == []

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


def test_a_teacher_helps_one_child_and_moves_it_by_mouse_and_by_menu(browser: Browser, server: Server) -> None:
    names = ["Ada", "Bo", "Cy", "Dee"]
    made = make_class(server, names, game="stars-and-bars")
    codes = {child["name"]: child["code"] for child in made.now()["children"]}
    lines = [come_in(server, made.code, child_code=codes[name]).line() for name in names[1:]]
    ada = Guest(browser, server.address, viewport=PHONE, has_touch=True)
    ada.go(f"/c/{made.code}#k={codes['Ada']}")  # as the picture on her card opens it
    expect(ada.page.get_by_role("heading", name="Hello, Ada!")).to_be_visible()
    assert codes["Ada"] not in ada.page.url
    made.say("seat-all")
    teacher = Guest(browser, server.address)
    teacher.go(f"/teach/{made.code}#k={made.token}")
    seats = teacher.page.get_by_test_id("table-1").get_by_role("button")
    expect(seats).to_have_count(3)  # the table, and two children

    def places() -> list[list[str]]:
        return [[seat["name"] for seat in table["seats"]] for table in made.now()["lesson"]["tables"]]

    before = places()
    table = next(number for number, seated in enumerate(before) if "Ada" in seated)
    other = before[1 - table][0]
    chip = teacher.page.get_by_test_id(f"table-{table + 1}").get_by_role("button", name="Ada")
    chip.drag_to(teacher.page.get_by_test_id(f"table-{2 - table}").get_by_role("button", name=other))
    expect(teacher.page.get_by_test_id(f"table-{2 - table}").get_by_role("button", name="Ada")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Help, please")).to_be_visible()

    teacher.page.get_by_test_id(f"table-{2 - table}").get_by_role("button", name="Ada").click()
    large = teacher.page.get_by_role("dialog")
    expect(large.get_by_role("img").first).to_be_visible()
    assert faults_on(teacher.page) == []
    large.get_by_role("button", name="Sit beside").click()
    expect(large.get_by_role("alert").get_by_text("nobody looks into")).to_be_visible()
    large.get_by_label("Move to").select_option(label=f"Change places with {other}, table {table + 1}")
    large.get_by_role("button", name="Move", exact=True).click()
    for _ in range(50):
        if places() == before:
            break
        teacher.page.wait_for_timeout(100)
    assert places() == before
    large.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.get_by_text("A bot plays for you now.")).to_be_visible()
    # One refusal was asked for above, and a browser writes down each.
    assert [fault for guest in (teacher, ada) for fault in guest.faults if "409 (Conflict)" not in fault] == []
    for line in lines:
        line.close()
