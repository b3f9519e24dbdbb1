"""The table of Stars and Bars in a real browser: whole games by mouse, finger and keyboard, and what it explains."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, Guest, faults_on, hand, hinted, too_wide
from hands import place_in
from playmat.games.stars_and_bars.rules.board import CELL_NUMBERS
from serving import Seat, Server, my_moves
from stars_and_bars_browsing import HELPS, Finger, Keys, Mouse, menu_of, now_of, points_for
from thorough import rarely

PLAYERS = {"mouse": Mouse, "touch": Finger, "keyboard": Keys}
SCREENS: dict[str, dict[str, Any]] = {
    "mouse": {},
    "touch": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "keyboard": {},
}
MODES = {"comfortable": "first-game", "classroom": "original-rules"}
WORKING = "What each card it touches brings"
MANUAL = {"housekeeping": "manual"}


def told_beforehand(page: Page) -> int:
    """How much the board gives away of what a card would bring, and of where it may not go."""
    closed = page.locator("[data-cell][aria-disabled]")
    counted = page.get_by_test_id("links").or_(page.get_by_role("list", name=WORKING))
    return counted.or_(page.get_by_role("button", name="would bring")).or_(closed).count()


def against_a_bot(server: Server, **wish: Any) -> Seat:
    wish.setdefault("helps", HELPS)
    return server.create(game="stars-and-bars", seats=["me", "simple"], start=True, **wish)


def for_two(server: Server, **wish: Any) -> list[Seat]:
    """Ada in the browser and Ben, who plays by the API; Ada begins."""
    wish.setdefault("helps", HELPS)
    ada = server.create(game="stars-and-bars", deal_code="TWO", **wish)
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    assert now_of(ada.table())["turn"] == 0
    return [ada, ben]


def put_somewhere(seat: Seat, cell: str, *more: str) -> None:
    """The first card of the hand, by the API."""
    card = now_of(seat.table())["hands"][seat.seat or 0][0]
    for text in (f"put {card} {cell}", *more):
        seat.do("move", text=text)


@pytest.mark.parametrize(
    ("by", "mode"),
    [
        ("mouse", "comfortable"),
        ("touch", "classroom"),
        rarely("keyboard", "classroom"),
        rarely("mouse", "classroom"),
        rarely("touch", "comfortable"),
        rarely("keyboard", "comfortable"),
    ],
)
def test_a_whole_game_is_played(invite: Invite, server: Server, by: str, mode: str) -> None:
    """SB-4, SB-12, SB-13, SB-14: every move of ours on the screen, to one of the five ends."""
    ada = invite(**SCREENS[by])
    seat = against_a_bot(server, preset=MODES[mode], deal_code=f"{by}{mode}")
    ada.take(seat)
    over = PLAYERS[by](ada, seat).whole_game(mode)
    assert over["end"] in ("over-200", "over-50-ahead", "tie-over-200", "cards-out", "tie")
    assert not over["mistakes"]
    page = ada.page
    page.get_by_text("Who has won?").click()
    ending = page.get_by_test_id("ending")
    told = "A tie" if "tie" in over["end"] else "wins"
    expect(ending.locator("details", has_text="Who has won?")).to_contain_text(told)
    expect(ending.get_by_text("winner", exact=True)).to_have_count(len(over["winners"]))


def test_a_preview_shows_what_each_neighbour_brings_and_the_sum(invite: Invite, server: Server) -> None:
    """SB-6: shown while the card points to a space, and while it lies there on trial."""
    ada = invite()
    seat = against_a_bot(server, deal_code="PREVIEW")
    ada.take(seat)
    now = now_of(seat.wait_for(my_moves))
    page, player = ada.page, Mouse(ada, seat)
    card = now["hands"][0][0]
    points = points_for(now, card, "b3")
    player.card(card).click()
    # The spaces where it may go light up with what it would bring there.
    told = "one point" if points == 1 else f"{points} points"
    expect(player.space("b3")).to_have_accessible_name(re.compile(f"would bring {told}$"))
    places = sum(move.startswith(f"put {card}") for move in my_moves(seat.table()))
    expect(page.get_by_role("button", name="would bring")).to_have_count(places)
    player.space("b3").hover()
    # Itself on b3, and beside, below and across from it the three other inner cards.
    expect(page.get_by_test_id("link-points")).to_have_count(4)
    expect(page.get_by_test_id("link-sum")).to_have_text(str(points))
    expect(page.get_by_test_id("thought")).to_contain_text("b3: no points" if points == 0 else f"b3: {points} point")
    player.space("b3").click()
    expect(page.get_by_test_id("confirm")).to_be_focused()
    expect(page.get_by_test_id("link-sum")).to_have_text(str(points))
    # SB-14: taken back, nothing was played.
    page.get_by_test_id("take-up").click()
    expect(page.get_by_test_id("links")).to_have_count(0)
    assert now_of(seat.table())["sheet"] == now["sheet"]


def test_without_previews_the_board_tells_nothing_beforehand(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = against_a_bot(server, helps={**HELPS, "preview": False}, deal_code="PREVIEW")
    ada.take(seat)
    player = Mouse(ada, seat)
    now = now_of(seat.wait_for(my_moves))
    player.card(now["hands"][0][0]).click()
    player.space("b3").hover()
    player.space("b3").click()
    expect(ada.page.get_by_test_id("confirm")).to_be_visible()
    assert told_beforehand(ada.page) == 0


def test_nothing_is_told_before_the_points_are_said(invite: Invite, server: Server) -> None:
    """SB-13: neither the points nor where the card may go, although the table has previews; then the working."""
    ada = invite()
    seat = against_a_bot(server, preset="original-rules", deal_code="SAY")
    ada.take(seat)
    page, player = ada.page, Mouse(ada, seat)
    now = now_of(seat.wait_for(my_moves))
    card = now["hands"][0][0]
    player.card(card).click()
    player.space("b3").hover()
    page.wait_for_timeout(400)
    assert told_beforehand(page) == 0
    player.space("b3").click()
    statement = page.get_by_test_id("statement")
    expect(statement).to_be_visible()
    assert told_beforehand(page) == 0
    # A wrong statement: the working, without a sum, and once more.
    points = points_for(now, card, "b3")
    score = now["scores"][0]
    player.say(points + 7, score + points + 7)
    expect(statement).to_contain_text(f"{points + 7} and {score + points + 7}: not right yet.")
    expect(statement.get_by_role("list", name=WORKING).get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_test_id("link-points")).to_have_count(4)
    expect(page.get_by_test_id("link-sum")).to_have_count(0)
    # By keys as well: the focus is where the first number goes.
    Keys(ada, seat).say(points, score + points)
    expect(page.get_by_role("log")).to_contain_text("in all: that is right")


def test_a_wrong_strict_statement_is_shown_with_the_working(invite: Invite, server: Server) -> None:
    """SB-13: it costs the turn, and is explained before the game goes on."""
    ada = invite()
    seat = against_a_bot(server, options={"announce": "strict"}, deal_code="STRICT")
    ada.take(seat)
    player = Mouse(ada, seat)
    now = now_of(seat.wait_for(my_moves))
    player.put(now["hands"][0][0], "c2")
    player.say(98, 198)
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You say 98 for the turn, 198 in all. That is not right.")
    expect(dialog).to_contain_text("This turn brings you nothing.")
    ada.page.get_by_role("button", name="Go on").click()
    expect(dialog).to_be_hidden()
    assert now_of(seat.table())["scores"][0] == now["scores"][0]


def test_a_forgotten_stack_is_claimed_and_then_nothing_may_be_put_on_it(invite: Invite, server: Server) -> None:
    """SB-12, SB-5: any stack can be tapped; what was not forgotten is explained."""
    ada = invite()
    seats = for_two(server, options=MANUAL)
    for seat in (seats[0], seats[1], seats[0]):
        put_somewhere(seat, "b3", "end")
    put_somewhere(seats[1], "c3", "end")
    ada.take(seats[0])
    page, player = ada.page, Mouse(ada, seats[0])
    expect(player.space("b3")).to_have_accessible_name(re.compile("^b3, inner space: 4 cards, on top "))
    player.space("c2").click()
    menu = menu_of(page)
    expect(menu.get_by_role("button")).to_have_text(["", "Turn over", "Take away", "Clear the four"])
    menu.get_by_role("button", name="Turn over").click()
    expect(page.get_by_test_id("refused")).to_contain_text("There is only 1 card on c2: a stack needs 4.")
    # Tapped twice, a stack of the inner spaces is to be turned as well.
    player.space("c3").dblclick()
    expect(page.get_by_test_id("refused")).to_contain_text("There are only 2 cards on c3: a stack needs 4.")
    before = now_of(seats[0].table())["scores"][0]
    player.keep_house("flip b3")
    expect(page.get_by_role("log")).to_contain_text("You turn the forgotten stack on b3 face down: 2 points.")
    expect(page.get_by_test_id("claimed")).to_contain_text("2 of it for what was forgotten.")
    now = now_of(seats[0].table())
    card = now["hands"][0][0]
    expect(player.space("b3")).to_have_accessible_name("b3, inner space: 4 cards face down")
    player.card(card).click()
    player.space("b3").click(force=True)
    expect(page.get_by_test_id("refused")).to_contain_text("The stack on b3 lies face down: nothing may be put on it.")
    player.space("c2").click()
    player.press("[data-move=end]")
    after = seats[0].wait_for(lambda table: now_of(table)["turn"] == 1)
    assert now_of(after)["scores"][0] == before + 2 + points_for(now, card, "c2")


def test_a_card_put_and_its_stack_tapped_at_once_opens_the_menu(invite: Invite, server: Server) -> None:
    """SB-12: for a browser that is a double click, but nobody has tapped the stack twice."""
    ada = invite()
    seats = for_two(server, options=MANUAL)
    for seat in seats:
        put_somewhere(seat, "b3", "end")
    ada.take(seats[0])
    page, player = ada.page, Mouse(ada, seats[0])
    player.card(now_of(seats[0].table())["hands"][0][0]).click()
    x, y = place_in(player.space("b3"))
    page.mouse.click(x, y)
    expect(page.get_by_test_id("thought")).to_contain_text("This turn brings")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(menu_of(page)).to_be_visible()
    assert not now_of(seats[0].table())["board"][CELL_NUMBERS["b3"]]["face_down"]
    player.press("[data-move='flip b3']")
    expect(player.space("b3")).to_have_accessible_name("b3, inner space: 4 cards face down")
    expect(menu_of(page)).to_be_hidden()


def test_a_card_that_is_dropped_beside_the_board_is_not_put(invite: Invite, server: Server) -> None:
    """SB-14: nor one that Escape puts down, from the hand of the mouse or from its trial place."""
    ada = invite()
    seat = against_a_bot(server, deal_code="DROP")
    ada.take(seat)
    page, player = ada.page, Mouse(ada, seat)
    before = seat.wait_for(my_moves)
    card, space = player.card(now_of(before)["hands"][0][2]), player.space("c3")
    player.carry(card, page.get_by_role("log"))
    expect(page.get_by_test_id("carried")).to_have_count(0)
    card.hover()
    page.mouse.down()
    space.hover(force=True)
    expect(page.get_by_test_id("carried")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("carried")).to_have_count(0)
    page.mouse.up()
    assert page.get_by_test_id("confirm").count() == 0
    player.carry(card, space)
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_be_hidden()
    assert seat.table()["number"] == before["number"]


def test_a_card_is_taken_back_before_the_turn_ends(invite: Invite, server: Server) -> None:
    """SB-14: as long as it is not ended, the card goes back to its place in the hand."""
    ada = invite()
    seats = for_two(server, options=MANUAL)
    ada.take(seats[0])
    player = Mouse(ada, seats[0])
    hand = now_of(seats[0].table())["hands"][0]
    player.put(hand[1], "b2")
    expect(ada.page.get_by_test_id("thought")).to_contain_text("This turn brings")
    player.press("[data-move=back]")
    expect(player.card(hand[1])).to_be_visible()
    assert now_of(seats[0].table())["hands"][0] == hand


def test_an_outer_space_where_a_neighbour_does_not_score_is_explained(invite: Invite, server: Server) -> None:
    """SB-8: in the reader's language, with the card that fails."""
    ada = invite()
    seat = against_a_bot(server, deal_code="OUTER")
    ada.take(seat)
    now = now_of(seat.wait_for(my_moves))
    moves = my_moves(seat.table())
    card = next(one for one in now["hands"][0] if f"put {one} a4" not in moves)
    player = Mouse(ada, seat)
    player.card(card).click()
    player.space("a4").click(force=True)
    refused = ada.page.get_by_test_id("refused")
    expect(refused).to_contain_text("Every card it touches must count.")
    expect(refused).to_contain_text("SB-8")
    ada.page.get_by_label("Language").first.select_option("es")
    expect(ada.page.get_by_test_id("ask")).to_contain_text("Es tu turno")
    player.space("a4").click(force=True)
    expect(refused).to_contain_text("SB-8")
    expect(player.space("a4")).to_have_accessible_name("a4, espacio exterior: libre")


def test_a_hint_marks_a_card_and_a_space_and_a_turn_can_be_taken_back(invite: Invite) -> None:
    ada = invite()
    ada.play_now("stars-and-bars")
    page = ada.page
    expect(hand(page).get_by_role("button", disabled=False).first).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    card, space = hinted(page).and_(page.locator("[data-move]")), hinted(page).and_(page.locator("[data-cell]"))
    expect(card).to_have_count(1)
    expect(space).to_have_count(1)
    card.click()
    space.click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("img", name="Race to 200")).to_have_count(1)
    expect(hand(page).get_by_role("button", disabled=False).first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("log")).to_contain_text("You take your last move back")


def middle_and_end(guest: Guest, server: Server) -> list[str]:
    """What is wrong with the table at the start, while a card lies on trial, while points are said, and at the end."""
    found: list[str] = []

    def check(name: str) -> None:
        found.extend(f"{name}: {fault}" for fault in faults_on(guest.page))

    seat = against_a_bot(server, deal_code="CHECK")
    guest.take(seat)
    player = Mouse(guest, seat)
    player.waits()
    check("start")
    for _ in range(8):
        seat.wait_for(my_moves)
        seat.step()
    table = player.waits()
    assert table is not None
    player.put(*my_moves(table)[-1].split()[1:])
    expect(guest.page.get_by_test_id("link-sum")).to_be_visible()
    check("middle")
    says = against_a_bot(server, preset="original-rules", deal_code="CHECK")
    guest.take(says)
    player = Mouse(guest, says)
    table = player.waits()
    assert table is not None
    player.put(*my_moves(table)[0].split()[1:])
    player.say(97, 197)
    expect(guest.page.get_by_role("list", name=WORKING)).to_be_visible()
    check("saying")
    player.space("b3").click()
    expect(menu_of(guest.page)).to_be_visible()
    check("menu")
    seat.finish()
    guest.take(seat, playing=False)
    expect(guest.page.get_by_test_id("ending")).to_be_visible()
    guest.page.get_by_text("Who has won?").click()
    check("result")
    return found


@pytest.mark.parametrize(
    ("theme", "screen"),
    [
        pytest.param("dark", PHONE, id="phone by night"),
        rarely("light", CHROMEBOOK, name="chromebook by day"),
    ],
)
def test_the_table_is_well_made(invite: Invite, server: Server, theme: str, screen: dict[str, int]) -> None:
    """Nothing for axe-core to find, nothing sticks out, every target is large enough."""
    found = middle_and_end(invite(viewport=screen, color_scheme=theme), server)
    assert not found, "\n".join(found)


def test_a_very_small_phone_shows_all_of_the_board(invite: Invite) -> None:
    ada = invite(viewport={"width": 320, "height": 568})
    ada.play_now("stars-and-bars")
    expect(ada.page.locator("[data-cell]").last).to_be_visible()
    assert too_wide(ada.page) == 0
