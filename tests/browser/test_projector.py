"""A table on the wall: what all may see, large; nobody's hand; and how to join while seats are open."""

from playwright.sync_api import expect

from any_table import SEATS
from browser.conftest import Invite
from browsing import CHROMEBOOK, HAND, faults_on, words_of
from serving import Seat, Server, my_moves

WALL = {"width": 1920, "height": 1080}


def hidden(seat: Seat) -> list[str]:
    now = seat.table()["play"]["view"]["now"]
    shown = {*now.get("open", []), *(card for chain in now.get("chains", []) for card in chain)}
    return [f'"{card}"' for card in now.get("hand", []) if len(card) > 1 and card not in shown]


def test_every_game_can_be_shown_on_the_wall(invite: Invite, server: Server) -> None:
    walls = invite(viewport=WALL), invite(viewport=CHROMEBOOK, color_scheme="dark")
    for place, (game, people) in enumerate(SEATS.items()):
        wall = walls[place % 2]
        ada = server.create(game=game, seats=["me", *["easy"] * (people - 1)], spectators=True, start=True)
        ada.wait_for(my_moves)
        wall.go(f"/t/{ada.code}/projector")
        expect(wall.page.get_by_test_id("board")).to_be_visible()
        log = wall.page.get_by_role("log")
        expect(log).to_contain_text("The match begins.")
        assert wall.page.get_by_role("group", name=HAND).count() == 0
        assert faults_on(wall.page) == [], game
        wall.page.get_by_role("button", name="Rules").click()
        expect(wall.page.get_by_test_id("rule-sheet")).to_be_in_viewport()
        wall.page.keyboard.press("Escape")
        sent = wall.everything()
        assert not [card for card in hidden(ada) if card in sent], game
        before = log.inner_text()
        ada.do("move", text=my_moves(ada.table())[0])
        expect(log).not_to_have_text(before, use_inner_text=True)
    size: str = walls[0].page.evaluate("getComputedStyle(document.querySelector('[data-testid=ask]')).fontSize")
    assert float(size.removesuffix("px")) > 30, "to be read from the last row"


def test_the_host_opens_the_wall_from_the_menu_and_it_shows_how_to_join(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = server.create(game="sevens", seats=["me", "open", "open"])
    ada.take(seat, playing=False)
    with ada.context.expect_page() as opened:
        ada.page.get_by_test_id("to-wall").click()
    wall = opened.value
    expect(wall.get_by_role("heading", name="Join with this code")).to_be_visible()
    joins = wall.get_by_role("region", name="Join with this code")
    expect(joins).to_contain_text(f"{seat.code[:4]} {seat.code[4:]}")
    assert faults_on(wall) == []
    for name in ("Ben", "Mia"):
        server.join(seat.code, name)
    expect(wall.get_by_role("heading", name="Join with this code")).to_be_hidden()
    seat.do("start")
    expect(wall.get_by_test_id("board")).to_be_visible()
    assert words_of(["Your hand"]).search(wall.content()) is None
    seat.do("spectators", allowed=False)
    expect(wall.get_by_role("heading", name="Nobody may watch yet")).to_be_visible()
    seat.do("spectators", allowed=True)
    expect(wall.get_by_test_id("board")).to_be_visible()
    ada.faults.clear()


def test_a_wall_of_no_table_says_so(invite: Invite) -> None:
    ada = invite()
    ada.go("/t/CCCCCC/projector")
    expect(ada.page.get_by_role("heading", name="No such table")).to_be_visible()
    ada.faults.clear()
