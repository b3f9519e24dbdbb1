"""The table of Big Bang in a real browser: alone and in a race, by mouse, finger and keyboard, and what it explains."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from big_bang_browsing import (
    DEAD_DEAL,
    DEAD_MOVES,
    PLAYERS,
    TURN_DEAL,
    ByFinger,
    ByKeys,
    ByMouse,
    alone,
    look_of,
    nearest,
    now_of,
    own_set,
    racing,
)
from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, Guest, hand, hinted, small_targets, too_wide, violations
from serving import Seat, Server, my_moves
from thorough import mostly, rarely

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# How a place is called that takes the card in the hand, and how one is on which something lies.
FITS = re.compile("; the (rules card )?[^;]+ fits$")
LIES = re.compile("^(?!.*: free)")
SCREENS: dict[str, dict[str, Any]] = {"mouse": {}, "touch": TOUCH, "keyboard": {}}


def fitting_in(page: Page) -> Locator:
    return page.get_by_role("button", name=FITS)


@pytest.mark.parametrize("by", mostly(PLAYERS, "keyboard"))  # by mouse and by finger in a race
def test_a_whole_game_is_played_alone(invite: Invite, server: Server, by: str) -> None:
    """BB-1 to BB-11: every move on the screen, to the end, which is counted and kept."""
    ada = invite(**SCREENS[by])
    seat = alone(server, deal_code=f"{by}1")
    ada.take(seat)
    over = PLAYERS[by](ada, seat).whole_solo()
    assert over["end"] in ("all-put", "no-move")
    page = ada.page
    count, points = len(over["sets"][0]["board"]), over["scores"][0]
    expect(page.get_by_role("heading", name=f"You have put {count} cards")).to_be_visible()
    expect(page.get_by_test_id("sum")).to_have_text(str(points))
    expect(page.get_by_test_id("took")).to_have_text(re.compile(r"Time: \d+:\d\d"))
    expect(page.get_by_role("list", name="Your best on this device").locator("[aria-current]")).to_contain_text(
        f"{points} points"
    )


def test_two_browsers_race_to_the_end_and_again(invite: Invite, server: Server) -> None:
    """BB-15: both at the same time, each on an own board; over for both at once."""
    seats = racing(server, deal_code="RACE")
    guests = [invite(), invite(**TOUCH)]
    for guest, seat in zip(guests, seats, strict=True):
        guest.take(seat)
    players = [ByMouse(guests[0], seats[0]), ByFinger(guests[1], seats[1])]
    # The same deal: of the other only the shape is shown, and no number is sent.
    players[0].play(my_moves(seats[0].table())[0])
    picture = guests[1].page.locator("[data-other='0']").get_by_role("img")
    expect(picture).to_have_accessible_name(re.compile("one card, numbers not shown$"))
    assert now_of(seats[1].table())["sets"][0]["board"][0]["card"] is None
    expect(guests[1].page.locator("[data-other='0'] strong")).to_have_text("1")
    for _ in range(5):
        assert all(player.one_move() for player in players)
    # Ben falls asleep; for him too it is over as soon as Ada has put everything or is stuck.
    seats[0].finish(nearest)
    for guest in guests:
        expect(guest.page.get_by_test_id("ending")).to_be_visible()
        expect(guest.page.get_by_role("log")).to_contain_text("The race is over")
        expect(guest.page.get_by_test_id("ending").get_by_text("winner").first).to_be_visible()
    guests[0].page.get_by_role("button", name="Play again").click()
    for guest in guests:
        expect(guest.page.get_by_test_id("put")).to_have_text("0 put")


def test_with_own_deals_the_numbers_of_the_others_are_seen(invite: Invite, server: Server) -> None:
    """BB-15: they tell nothing about what comes."""
    seats = racing(server, options={"same_deal": False})
    ada = invite()
    ada.take(seats[0])
    seats[1].do("move", text=my_moves(seats[1].table())[0])
    picture = ada.page.locator("[data-other='1']").get_by_role("img")
    expect(picture).to_have_accessible_name("Board of Ben, one card")


def test_a_chosen_card_lights_up_where_it_fits(invite: Invite, server: Server) -> None:
    """BB-2 to BB-4: exactly the offered places; a second tap puts the card down."""
    ada = invite()
    seat = alone(server, deal_code="LIGHT")
    ada.take(seat)
    player, page = ByMouse(ada, seat), ada.page
    player.play(my_moves(seat.table())[0])
    expect(page.get_by_test_id("put")).to_have_text("1 put")
    card = own_set(seat)["hand"]
    assert card is not None
    offered = [move for move in my_moves(seat.table()) if move.startswith(f"hand {card[0]} ")]
    player.card(card[0]).click()
    expect(fitting_in(page)).to_have_count(len(offered))
    for move in offered:
        expect(player.space(move.split("@")[1])).to_have_accessible_name(FITS)
    page.keyboard.press("Escape")
    expect(fitting_in(page)).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(hinted(page).and_(page.locator("[data-cell]"))).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_test_id("put")).to_have_text("0 put")


def test_what_cannot_be_done_is_explained(invite: Invite, server: Server) -> None:
    """BB-2, BB-3, BB-6, BB-7: in words, naming the card and the neighbour; in the reader's language."""
    ada = invite()
    seat = alone(server, deal_code="WHY1")
    assert own_set(seat)["hand"] == ["6", "2", "5"]
    ada.take(seat)
    player, page = ByMouse(ada, seat), ada.page
    refused = page.get_by_test_id("refused")
    page.locator("[data-move=draw]").click(force=True)
    expect(refused).to_contain_text("You have three cards in your hand: there is no room for more.")
    page.locator("[data-move=dead]").click(force=True)
    expect(refused).to_contain_text("You cannot discard yet: the 6 still fits somewhere.")
    player.card("6").click()
    page.get_by_test_id("mat").click(position={"x": 6, "y": 6})
    expect(refused).to_contain_text("There the 6 would touch nothing. Put it beside a card.")
    player.space("0,1").click()
    expect(page.get_by_test_id("put")).to_have_text("1 put")
    page.locator("[data-move=draw]").click(force=True)
    expect(refused).to_contain_text("You cannot draw yet: the 2 still fits somewhere.")
    player.card("2").click()
    player.space("0,2").click(force=True)
    expect(refused).to_contain_text("There the 2 would touch the 6. Neighbours must be exactly 1 apart.")
    expect(refused).to_contain_text("BB-3")
    player.space("0,0").click(force=True)
    expect(refused).to_contain_text("There lies the star already.")
    page.get_by_label("Language").first.select_option("es")
    expect(page.get_by_test_id("ask")).to_contain_text("Pon una carta")
    player.space("0,2").click(force=True)
    expect(refused).to_contain_text("Entre vecinos")
    expect(page.get_by_test_id("thought")).to_contain_text("Llevas el 2")
    expect(player.space("0,2")).to_have_accessible_name("a la derecha del 6: libre; el 2 no encaja")


@pytest.mark.parametrize("by", list(PLAYERS))
def test_a_dead_hand_goes_in_the_order_it_is_tapped(invite: Invite, server: Server, by: str) -> None:
    """BB-7, BB-8: the last one on top, from where it can be put again."""
    ada = invite(**SCREENS[by])
    seat = alone(server, *DEAD_MOVES, deal_code=DEAD_DEAL)
    assert own_set(seat)["hand"] == ["5", "7", "1"]
    ada.take(seat)
    player = PLAYERS[by](ada, seat)
    player.discard(["7", "1", "5"])
    top = ada.page.locator("[data-move=top]")
    expect(top).to_have_accessible_name(re.compile("on top the 5, which fits nowhere; below it 7, 1"))
    assert own_set(seat)["discards"] == ["7", "1", "5"]
    expect(ada.page.get_by_text("Your hand is empty")).to_be_visible()
    player.press("[data-move=draw]")
    expect(hand(ada.page).get_by_role("button")).to_have_count(3)


def test_a_dead_hand_is_shown_in_its_order_before_it_goes(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = alone(server, *DEAD_MOVES, deal_code=DEAD_DEAL)
    ada.take(seat)
    page, player = ada.page, ByMouse(ada, seat)
    player.card("1").click()
    expect(page.get_by_test_id("thought")).to_have_text("In this order: 1, 5, 7. The 7 lies on top.")
    player.card("7").click()
    expect(page.get_by_test_id("thought")).to_have_text("In this order: 1, 7, 5. The 5 lies on top.")
    # Tapped again it is out of the order.
    player.card("1").click()
    expect(page.get_by_test_id("thought")).to_have_text("In this order: 7, 5, 1. The 1 lies on top.")
    expect(player.card("7")).to_have_accessible_name("the 7, goes as number 1")


def test_a_rules_card_is_turned_until_it_fits(invite: Invite, server: Server) -> None:
    """BB-14: R1 has a dead side, which must not touch the star; its faces are shown where it would lie."""
    ada = invite()
    seat = alone(server, deal_code=TURN_DEAL, options={"rules_cards": 6})
    ada.take(seat)
    player, page = ByMouse(ada, seat), ada.page
    offered = [move for move in my_moves(seat.table()) if move.startswith("hand R1")]
    player.card("R1").click()
    seen = set()
    turned = page.get_by_role("button", name="fits if you turn it")
    for _ in range(3):
        piece = page.locator("[aria-pressed=true] [data-piece]").get_attribute("data-piece")
        seen.add(piece)
        fitting = [move for move in offered if f" {piece} " in move]
        expect(fitting_in(page)).to_have_count(len(fitting))
        expect(turned).to_have_count(3 - len(fitting))
        page.keyboard.press("r")
    assert seen == {"R1/0", "R1/1", "R1/2"}
    # A tap where it fits only otherwise turns it; another one puts it.
    place = turned.first
    cell = place.get_attribute("data-cell")
    place.click(force=True)
    expect(player.space(cell or "")).to_have_accessible_name(FITS)
    piece = page.locator("[aria-pressed=true] [data-piece]").get_attribute("data-piece")
    player.space(cell or "").click()
    expect(page.get_by_role("log")).to_contain_text(
        re.compile(f"You put the rules card {piece} (above|below|left|right|to the)")
    )
    assert own_set(seat)["board"] == [{"cell": cell, "card": piece}]
    expect(page.get_by_label("Seats", exact=True)).to_contain_text("2 points")


def test_the_dead_side_of_a_rules_card_is_explained(invite: Invite, server: Server) -> None:
    """BB-14: R1/1 on 0,1, which points down, has a dead side above: nothing can be put on -1,1."""
    ada = invite(**TOUCH)
    seat = alone(server, deal_code=TURN_DEAL, options={"rules_cards": 6})
    ada.take(seat)
    player = ByFinger(ada, seat)
    player.play("hand R1/1 @0,1")
    expect(ada.page.get_by_test_id("put")).to_have_text("1 put")
    player.card("3").tap()
    player.space("-1,1").tap(force=True)
    expect(ada.page.get_by_test_id("refused")).to_contain_text("There is the dead side of the rules card R1/1.")


@pytest.mark.parametrize("faces", ["", "open/open/open,1/1/1,2/2/2,3/3/3,4/4/4,5/5/5"])
def test_a_rules_card_shows_the_faces_it_has_at_this_table(invite: Invite, server: Server, faces: str) -> None:
    """BB-14, BB-19: two dead sides by the rules of the game, three arrows on a card of your own."""
    ada = invite()
    seat = alone(server, deal_code=TURN_DEAL, options={"rules_cards": 6, "faces": faces})
    ada.take(seat)
    ByMouse(ada, seat).play("hand R1/1 @0,1")
    view = seat.table()["play"]["view"]
    assert view["rules"] == 2
    assert view["now"]["rules_cards"][0] == (["open"] * 3 if faces else ["open", "dead", "dead"])
    dead = ada.page.locator("main path[fill='#9aa0aa']")
    expect(dead).to_have_count(0 if faces else 2)


def test_the_board_is_pushed_and_zoomed(invite: Invite, server: Server) -> None:
    """BB-18: the mat has no edge; by keys, by wheel, by mouse and by the buttons."""
    ada = invite()
    ada.take(alone(server, deal_code="PAN"))
    page, keyboard = ada.page, ada.page.keyboard
    whole = look_of(ada)
    page.locator("[data-cell='0,0']").focus()
    keyboard.press("+")
    assert look_of(ada)[2] > whole[2]
    keyboard.press("-")
    keyboard.press("-")
    assert look_of(ada)[2] < whole[2]
    keyboard.press("0")
    assert look_of(ada) == whole
    keyboard.press("Shift+ArrowRight")
    keyboard.press("Shift+ArrowDown")
    x, y, scale = look_of(ada)
    assert x > whole[0]
    assert y > whole[1]
    assert scale == whole[2]
    page.get_by_role("button", name="Show all of it").click()
    assert look_of(ada) == whole
    box: Any = page.get_by_test_id("mat").bounding_box()
    page.mouse.move(box["x"] + 80, box["y"] + 80)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "was => document.querySelector('[data-testid=mat]').dataset.look !== was", arg=text_of(whole)
    )
    assert look_of(ada)[2] > whole[2]
    before = look_of(ada)
    page.mouse.down()
    page.mouse.move(box["x"] + 180, box["y"] + 120, steps=4)
    page.mouse.up()
    assert look_of(ada)[0] < before[0]
    assert look_of(ada)[1] < before[1]
    page.get_by_role("button", name="Smaller").click()
    assert look_of(ada)[2] < before[2]
    page.get_by_role("button", name="Larger").click()
    assert look_of(ada)[2] == pytest.approx(before[2])


def text_of(look: tuple[float, float, float]) -> str:
    return f"{look[0]:.1f} {look[1]:.1f} {look[2]:.3f}"


def test_two_fingers_zoom_and_one_pushes(invite: Invite, server: Server) -> None:
    ada = invite(**TOUCH)
    seat = alone(server, deal_code="PAN")
    ada.take(seat)
    player, mat = ByFinger(ada, seat), ada.page.get_by_test_id("mat")
    whole = look_of(ada)
    player.pinch(mat, 60, 160)
    assert look_of(ada)[2] > whole[2] * 1.5
    player.pinch(mat, 160, 60)
    assert look_of(ada)[2] < whole[2] * 1.2
    before = look_of(ada)
    player.carry(mat, ada.page.get_by_test_id("game-time"))
    assert look_of(ada)[1] != before[1]
    assert own_set(seat)["board"] == []


def test_arrows_walk_over_the_places_that_fit(invite: Invite, server: Server) -> None:
    """By keyboard: a card is picked up, and every arrow leads to another place where it fits."""
    ada = invite()
    seat = alone(server, deal_code="WHY1")
    ada.take(seat)
    player, page = ByKeys(ada, seat), ada.page
    player.hold("6")
    player.keys("Enter")
    page.wait_for_function("() => document.activeElement?.dataset.cell")
    player.keys("Home")
    assert player.focused("cell") == "0,-1"
    player.keys("ArrowRight")
    assert player.focused("cell") == "0,1"
    player.keys("ArrowDown")
    assert player.focused("cell") == "1,0"
    expect(page.locator("[data-cell='1,0']")).to_have_accessible_name("below the star: free; the 6 fits")
    player.keys("Escape")
    expect(fitting_in(page)).to_have_count(0)
    # Without a card one can walk over everything that lies there.
    player.reach("[data-cell]")
    player.keys("ArrowUp", "Home")
    expect(page.locator("[data-cell='0,0']")).to_have_accessible_name("the star")


def test_the_clock_runs(invite: Invite, server: Server) -> None:
    """BB-17: down from five minutes, or up where there is no limit."""
    ada = invite()
    ada.take(alone(server, preset="five-minutes"))
    time = ada.page.get_by_test_id("game-time")
    expect(time).to_have_text(re.compile(r"time left\s*4:5[0-8]"))
    ada.take(alone(server))
    expect(time).to_have_text(re.compile(r"time played\s*0:0[2-9]"))


# 25 cards are drawn, three at a time.
PAR = re.compile(r"Par: 28 points, (9|1\d) draws")


def test_the_daily_deal_is_the_same_for_everybody(invite: Invite) -> None:
    """From the home page, in one tap; marked as an open deal, and the best of the day is kept on the device."""
    hands = []
    guests = [invite(), invite(viewport=PHONE)]
    for guest in guests:
        guest.go()
        guest.page.get_by_role("button", name="Daily deal: Big Bang").click()
        expect(guest.page.get_by_text(re.compile(r"Daily deal of \d+ \w+ · open deal"))).to_be_visible()
        cards = hand(guest.page).locator("[data-piece]")
        expect(cards).to_have_count(3)
        hands.append([card.get_attribute("data-piece") for card in cards.all()])
        expect(guest.page.get_by_role("button", name="Hint")).to_have_count(0)
        # The par of the day, which a process of its own looks for.
        expect(guest.page.get_by_test_id("par")).to_contain_text(PAR, timeout=20_000)
    assert hands[0] == hands[1]


def test_the_best_of_the_day_stays_on_this_device(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.go()
    for _ in range(2):
        ada.page.get_by_role("button", name="Daily deal: Big Bang").click()
        expect(ada.page.get_by_text("open deal")).to_be_visible()
        seat = Seat(server, {"code": ada.code, "token": ada.token(), "seat": 0})
        seat.finish(nearest)
        ada.more()
        ada.page.get_by_role("link", name="To the games").click()
    ada.page.get_by_role("button", name="Daily deal: Big Bang").click()
    aside = ada.page.locator("aside")
    expect(aside).to_contain_text("Daily deal of")
    expect(aside.locator("ol li")).to_have_count(2)
    kept = ada.page.evaluate("Object.keys(JSON.parse(localStorage.getItem('playmat.best')))")
    assert len(kept) == 1
    assert kept[0].startswith("big-bang daily 20")


def test_a_game_for_one_needs_nobody_else(invite: Invite) -> None:
    """From the home page, from the page for new tables, and again after the end."""
    ada = invite()
    ada.play_now("big-bang")
    expect(ada.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(1)
    expect(hand(ada.page).get_by_role("button")).to_have_count(3)
    ada.go("/new/big-bang")
    page = ada.page
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    for preset, seats in (("race", "2"), ("original-rules", "2")):
        page.locator(f"input[name=preset][value={preset}]").check()
        expect(page.get_by_role("radio", name=seats, exact=True)).to_be_checked()
    page.locator("input[name=preset][value=race]").check()
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    # A race is not for one.
    expect(page.locator("input[name=preset]").first).to_be_checked()
    page.locator("input[name=preset][value=race]").check()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    page.locator("summary").click()
    mode = page.get_by_label(re.compile("alone, or a race"))
    expect(mode).to_have_value("race")
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    expect(mode).to_have_value("solo")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("put")).to_have_text("0 put")


def test_who_is_alone_may_play_again_and_give_up(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = alone(server, deal_code="AGAIN")
    ada.take(seat)
    seat.finish(nearest)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_test_id("put")).to_have_text("0 put")
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("button", name="End the match").click()
    ada.page.get_by_role("button", name="Really end it?").click()
    expect(ada.page.get_by_test_id("ending")).to_be_visible()
    # What was given up is no result.
    best = ada.page.get_by_role("list", name="Your best on this device")
    expect(best.get_by_role("listitem")).to_have_count(1)


def test_a_move_taken_back_is_no_best_result(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = alone(server)
    ada.take(seat)
    seat.do("move", text=my_moves(seat.table())[0])
    seat.do("take-back")
    seat.finish(nearest)
    expect(ada.page.get_by_test_id("ending")).to_contain_text("A move was taken back: this game does not count here.")
    assert ada.page.evaluate("localStorage.getItem('playmat.best')") is None


def test_somebody_who_watches_a_race_sees_no_hand(invite: Invite, server: Server) -> None:
    seats = racing(server, spectators=True, deal_code="WATCH")
    mia = invite()
    mia.go(f"/t/{seats[0].code}")
    mia.page.get_by_role("button", name="Watch").click()
    seats[0].do("move", text=my_moves(seats[0].table())[0])
    board = mia.page.get_by_role("group", name="Board of Ada")
    expect(board.get_by_role("button", name=LIES)).to_have_count(2)
    expect(hand(mia.page).or_(mia.page.locator("[data-move]"))).to_have_count(0)


def faults_of(guest: Guest, server: Server) -> list[str]:
    """What is wrong with the table at the start, with a card picked up, with a dead hand, in a race and at the end."""
    found: list[str] = []

    def check(name: str) -> None:
        page = guest.page
        found.extend(f"{name}: {fault}" for fault in violations(page))
        found.extend(f"{name}: small {target}" for target in small_targets(page))
        if too_wide(page) > 0:
            found.append(f"{name}: {too_wide(page)} px too wide")

    seat = alone(server, deal_code="CHECK")
    guest.take(seat)
    check("start")
    for _ in range(12):
        seat.do("move", text=nearest(my_moves(seat.table())))
    guest.page.wait_for_selector(f"[data-at='{seat.table()['number']}']")
    hand(guest.page).get_by_role("button").first.click(force=True)
    check("middle")
    guest.take(alone(server, *DEAD_MOVES, deal_code=DEAD_DEAL))
    hand(guest.page).get_by_role("button").first.click()
    check("dead")
    guest.take(alone(server, deal_code=TURN_DEAL, options={"rules_cards": 6}))
    hand(guest.page).locator("[data-move^='R1']").click()
    check("rules card")
    seats = racing(server, deal_code="CHECK")
    for place in (0, 1, 0, 1, 1):
        seats[place].do("move", text=nearest(my_moves(seats[place].table())))
    guest.take(seats[0])
    check("race")
    seat.finish(nearest)
    guest.take(seat, playing=False)
    expect(guest.page.get_by_test_id("ending")).to_be_visible()
    check("result")
    return found


@pytest.mark.parametrize(
    ("theme", "screen"),
    [
        rarely("dark", PHONE, name="phone by night"),
        pytest.param("light", CHROMEBOOK, id="chromebook by day"),
    ],
)
def test_the_big_bang_table_is_well_made(invite: Invite, server: Server, theme: str, screen: dict[str, int]) -> None:
    """Nothing for axe-core to find, nothing sticks out, every target is large enough."""
    found = faults_of(invite(viewport=screen, color_scheme=theme), server)
    assert not found, "\n".join(found)
