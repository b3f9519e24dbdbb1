"""The teacher's page in a real browser: how often it asks the server, and what it does when a class is deleted."""

from playwright.sync_api import Browser, Request, expect

from browsing import Guest
from class_serving import lesson_of_pairs, make_class
from serving import Server, my_moves


def test_busy_tables_are_asked_for_once_a_second_and_none_in_vain(browser: Browser, server: Server) -> None:
    pair = lesson_of_pairs(server, ["Ada", "Bo", "Cy", "Dee"], game="number-line", options={"start": "seat"})
    teacher = Guest(browser, server.address)
    asked: list[Request] = []
    teacher.page.on("request", lambda request: asked.append(request) if request.url.endswith("/messages") else None)
    teacher.go(f"/teach/{pair.teacher.code}#k={pair.teacher.token}")
    expect(teacher.page.get_by_test_id("table-2").get_by_role("img").first).to_be_visible()
    asked.clear()
    for _ in range(20):  # in four seconds
        for seats in pair.tables:
            mover = next((seat for seat in seats if my_moves(seat.table())), None)
            if mover is not None:
                mover.do("move", text=my_moves(mover.table())[0])
        teacher.page.wait_for_timeout(200)
    assert 2 <= len(asked) <= 2 + 2 * 20 // 5
    teacher.page.wait_for_timeout(2_500)
    asked.clear()
    teacher.page.wait_for_timeout(2_500)
    assert asked == [], "nothing has happened since"
    pair.close()


def test_a_deleted_class_is_no_longer_one_of_your_classes(browser: Browser, server: Server) -> None:
    first, second, third = (make_class(server, ["Ada"], game="sevens") for _ in range(3))
    teacher = Guest(browser, server.address)
    page = teacher.page
    mine = page.get_by_role("link", name="Class ")
    for made in (first, second, third):
        teacher.go(f"/teach/{made.code}#k={made.token}")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Sevens")
    teacher.go("/teach")
    expect(mine).to_have_count(3)

    # By another teacher, while this page is closed.
    second.say("keep", days=0)
    teacher.go("/teach")
    expect(mine).to_have_count(2)

    # At this page.
    teacher.go(f"/teach/{first.code}")
    page.get_by_text("More for you").click()
    page.get_by_role("button", name="Forget this class now").click()
    page.get_by_role("button", name="Yes, forget it").click()
    expect(page.get_by_text("This class no longer exists.")).to_be_visible()
    kept = "() => JSON.parse(localStorage.getItem('playmat.classes')).map((key) => key.code)"
    page.wait_for_function(f"({kept})().length === 1")
    assert page.evaluate(kept) == [third.code]

    # Without an answer from the server, the class stays.
    teacher.context.set_offline(True)
    page.evaluate("() => history.pushState(null, '', '/teach')")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    expect(mine).to_have_count(1)
    teacher.context.set_offline(False)
    teacher.close()
