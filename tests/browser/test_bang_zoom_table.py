"""The table of Bang! Zoom! in a real browser: whole games by mouse, finger and typing, and what it explains."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bang_zoom_browsing import HELPS, NO_HELP, OWL_AND_MOM, ZOOM_AND_BANG, Finger, Keys, Mouse, now_of
from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, Guest, faults_on, hinted, too_wide
from serving import Seat, Server
from thorough import mostly, rarely

PLAYERS = {"mouse": Mouse, "touch": Finger, "typing": Keys}
SCREENS: dict[str, dict[str, Any]] = {
    "mouse": {},
    "touch": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "typing": {},
}


def against_bots(server: Server, bots: int = 1, **wish: Any) -> Seat:
    wish.setdefault("helps", HELPS)
    rules = 2 if wish.get("deal_code") == OWL_AND_MOM else None
    return server.create(game="bang-zoom", seats=["me", *["simple"] * bots], start=True, rules=rules, **wish)


def for_two(server: Server, *moves: str, **wish: Any) -> tuple[Seat, Seat]:
    """Ada in the browser and Ben, who begins and plays by the API; then it is Ada's turn."""
    wish.setdefault("helps", HELPS)
    wish.setdefault("deal_code", OWL_AND_MOM)
    ada = server.create(game="bang-zoom", rules=2, **wish)
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    for text in moves or ("take", "discard T"):
        ben.do("move", text=text)
    assert now_of(ada.table())["hand"] == list("LMOOWZ" if wish["deal_code"] == OWL_AND_MOM else "LMOOVZ")
    return ada, ben


def refused(guest: Guest) -> Locator:
    return guest.page.get_by_test_id("refused")


@pytest.mark.parametrize("by", mostly(PLAYERS, "typing", "touch"))
def test_a_whole_game_is_played(invite: Invite, server: Server, by: str) -> None:
    """BZ-4, BZ-5, BZ-6, BZ-11: every move of ours on the screen, to the end and through the scoring."""
    ada = invite(**SCREENS[by])
    seat = against_bots(server, deal_code=f"whole{by}")
    ada.take(seat)
    player = PLAYERS[by](ada, seat)
    over = player.whole_game()
    assert over["end"] in ("zoom", "exhausted", "stalled")
    assert player.words
    assert [laid["word"] for laid in over["words"] if laid["seat"] == 0] == player.words
    # All hands lie open, the words stay where they were laid.
    expect(ada.page.get_by_role("list", name="All hands, open").get_by_role("listitem")).to_have_count(2)
    expect(ada.page.locator("[data-words='0'] li")).to_have_count(len(player.words))
    expect(ada.page.locator("[data-words='0'] strong")).to_have_text(re.compile(rf"{over['scores'][0]} point"))
    expect(ada.page.get_by_test_id("ending").get_by_text("winner", exact=True)).to_have_count(len(over["winners"]))


def test_a_word_is_checked_while_it_is_spelled(invite: Invite, server: Server) -> None:
    """BZ-14: with its points, or with the ground rule that refuses it; nothing is played by that."""
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    page, player = ada.page, Keys(ada, seat)
    verdict = page.get_by_test_id("verdict")
    player.spell("OW")
    page.wait_for_timeout(400)
    assert verdict.count() == 0  # first a card is taken
    player.keys("1")
    expect(verdict).to_have_text("OW is a word: 2 points")
    player.keys("L")
    expect(verdict).to_have_text("OWL is a word: 3 points")
    player.keys("M")
    expect(verdict).to_have_text("OWLM is not in the dictionary.")
    player.keys("Backspace")
    expect(verdict).to_contain_text("OWL is a word")
    # Taken back to one letter, nothing is asked.
    player.keys("Backspace", "Backspace")
    expect(verdict).to_have_count(0)
    player.keys("Escape")
    assert player.spelled() == ""
    assert now_of(seat.table())["words"] == []
    expect(refused(ada)).to_have_count(0)


def test_without_word_checks_only_laying_shows_whether_it_is_a_word(invite: Invite, server: Server) -> None:
    ada = invite()
    seat, _ = for_two(server, helps=NO_HELP)
    ada.take(seat)
    player = Keys(ada, seat)
    player.keys("1")
    player.spell("LOMZ")
    ada.page.wait_for_timeout(500)
    assert ada.page.get_by_test_id("verdict").count() == 0
    assert not [frame for frame in ada.frames if '"tried"' in frame or '"refused"' in frame]
    player.keys("Enter")
    expect(refused(ada)).to_contain_text("LOMZ is not in the dictionary.")


@pytest.mark.parametrize("screen", ["mouse", "touch"])
def test_a_refused_word_can_be_put_to_the_table(invite: Invite, server: Server, screen: str) -> None:
    """BZ-16: whoever has to agree reads the question; then the word counts, and everybody sees that it was agreed."""
    ada = invite(**SCREENS[screen])
    seat, ben = for_two(server)
    ada.take(seat)
    page, player = ada.page, Keys(ada, seat)
    player.keys("1")
    player.lay("LOMZ")
    expect(refused(ada)).to_contain_text("LOMZ is not in the dictionary.")
    page.get_by_test_id("ask-table").click()
    asked = page.get_by_test_id("asked-table-move")
    expect(asked).to_contain_text("You ask the table: Is LOMZ a word?")
    expect(asked).to_contain_text("Waiting for Ben")
    assert not faults_on(page)
    assert too_wide(page) <= 0
    ben.answer("table-move", True)
    expect(page.get_by_test_id("agreed-words")).to_have_text("Agreed at this table: LOMZ")
    expect(page.get_by_test_id("verdict")).to_have_text("LOMZ is a word: 4 points")
    player.keys("Enter")
    expect(page.locator("[data-words='0'] [data-word=LOMZ]")).to_be_visible()


def test_who_is_alone_among_bots_has_to_be_sure_of_a_word(invite: Invite, server: Server) -> None:
    """BZ-16: one tap more, on the phone too."""
    ada = invite(**SCREENS["touch"])
    seat = against_bots(server, options={"vocabulary": 35}, helps=NO_HELP, deal_code=OWL_AND_MOM)
    ada.take(seat)
    page, player = ada.page, Keys(ada, seat)
    player.waits()
    player.keys("1")
    player.lay("".join(player.arranged()[:2]) + player.arranged()[2])
    page.get_by_test_id("ask-table").click()
    asked = page.get_by_test_id("asked-table-move")
    expect(asked).to_contain_text("You are alone among bots: are you sure?")
    assert too_wide(page) <= 0
    asked.get_by_role("button", name="Yes").click()
    expect(page.get_by_test_id("agreed-words")).to_contain_text("Agreed at this table")


REFUSALS = {
    "CLAM": "You cannot lay CLAM: you are missing the letters C, A.",
    "LOMZ": "LOMZ is not in the dictionary.",
    "OZ": "OZ is a name: this table plays without names.",
    "LM": "LM is a short form: this table plays without short forms.",
    "LOO": "LOO is too rare for the dictionary of this table.",
    "O": "O is only one letter: here a word needs two or more.",
    "OWL": "This table has agreed not to play OWL.",
    "ZOOM": "ZOOM can be laid only when somebody has laid BANG.",
    "WOOLMMZ": "A word has 6 letters at most. Keep one card to discard.",
}


def test_every_refused_word_is_explained(invite: Invite, server: Server) -> None:
    """BZ-5, BZ-6, BZ-9, BZ-14: in a sentence of its own each; then the cards still lie in the row."""
    ada = invite()
    seat, _ = for_two(server, options={"deny": "OWL"})
    ada.take(seat)
    player = Keys(ada, seat)
    player.keys("1")
    expect(ada.page.locator("[data-tile]")).to_have_count(7)
    for word, sentence in REFUSALS.items():
        player.keys("Escape")
        player.lay(word)
        expect(refused(ada)).to_contain_text(sentence)
        assert player.spelled() == word
    # BZ-6: one card is kept.
    player.keys("Escape")
    player.lay("WOOL")
    expect(ada.page.locator("[data-words='0'] [data-word=WOOL]")).to_be_visible()
    player.lay("MMZ")
    expect(refused(ada)).to_contain_text("MMZ uses your last card. Keep one to discard.")


def test_what_comes_too_early_or_too_late_is_explained(invite: Invite, server: Server) -> None:
    """BZ-4, BZ-7: nothing is laid or discarded before a card is taken, and only one is taken."""
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    page, player = ada.page, Mouse(ada, seat)
    expect(page.get_by_test_id("lay")).to_have_attribute("aria-disabled", "true")
    player.spell("OWL")
    page.get_by_test_id("lay").click(force=True)
    expect(refused(ada)).to_contain_text("First take a card")
    page.get_by_test_id("clear").click()
    player.touch(player.tile("W"))
    page.get_by_test_id("discard").click(force=True)
    expect(refused(ada)).to_contain_text("First take a card")
    page.get_by_test_id("clear").click()
    player.take("draw")
    expect(page.locator("[data-tile]")).to_have_count(7)
    player.pile("take").click(force=True)
    expect(refused(ada)).to_contain_text("You have taken your card for this turn.")
    page.get_by_test_id("swap-instead").click(force=True)
    expect(refused(ada)).to_contain_text("You have taken a card, so you cannot swap now.")
    player.touch(player.tile("W"))
    expect(page.get_by_test_id("said")).to_contain_text("Discarding W ends your turn.")
    page.get_by_test_id("clear").click()
    # What is only half done is no question of rules.
    page.get_by_test_id("lay").click(force=True)
    expect(page.get_by_test_id("said")).to_contain_text("Spell a word first")
    player.spell("OW")
    page.get_by_test_id("discard").click(force=True)
    expect(page.get_by_test_id("said")).to_contain_text("Put only the card in the row")
    assert len(now_of(seat.table())["hand"]) == 7


def test_after_bang_zoom_is_the_goal_and_ends_the_game(invite: Invite, server: Server) -> None:
    """BZ-9, BZ-10, BZ-11: who laid BANG is shown; ZOOM needs no card to discard."""
    ada = invite()
    seat, ben = for_two(server, "take", deal_code=ZOOM_AND_BANG)
    ada.take(seat)
    page, player = ada.page, Mouse(ada, seat)
    goals = page.get_by_role("list", name="The goals").get_by_role("listitem")
    expect(goals.nth(0)).to_contain_text("the goal now")
    ben.do("move", text="lay BANG")
    expect(goals.nth(0)).to_contain_text("Ben")
    expect(goals.nth(1)).to_have_attribute("aria-current", "step")
    expect(goals.nth(1)).to_contain_text("You hold 4 of its 4 letters.")
    expect(page.locator("[data-words='1'] li")).to_contain_text("★10")
    ben.do("move", text="discard H")
    player.waits()
    # While one waits or has not taken yet, one may spell already.
    player.spell("ZOOM")
    player.take("draw")
    expect(page.get_by_test_id("verdict")).to_have_text("ZOOM is a word: 10 points")
    player.push("lay")
    expect(page.get_by_test_id("ending").get_by_role("status")).to_contain_text("win")
    expect(page.get_by_role("list", name="All hands, open")).to_be_visible()


def test_a_swap_is_confirmed_and_the_last_card_lies_on_top(invite: Invite, server: Server) -> None:
    """BZ-7: in the order in which they were chosen."""
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    page, player = ada.page, Mouse(ada, seat)
    page.get_by_test_id("swap-instead").click()
    page.get_by_test_id("swap").click(force=True)
    expect(page.get_by_test_id("said")).to_contain_text("Choose at least one card to swap.")
    for letter in "WZL":
        player.touch(player.tile(letter))
    player.push("swap")
    expect(page.get_by_test_id("swap-question")).to_have_text("Give up this turn and swap W, Z, L? L will lie on top.")
    expect(page.get_by_test_id("swap-yes")).to_be_focused()
    # Not yet: Escape leads back step by step, and nothing has happened.
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("swap-question")).to_have_count(0)
    assert player.spelled() == "WZL"
    assert now_of(seat.table())["hand"] == list("LMOOWZ")
    player.push("swap")
    player.push("swap-yes")
    expect(page.get_by_role("log")).to_contain_text("You give up the turn and swap W, Z, L.")
    expect(player.pile("take")).to_have_accessible_name("Discard pile, 4 cards, with L on top")
    assert player.spelled() == ""
    now = now_of(seat.table())
    assert now["discards"] == ["T", "W", "Z", "L"]
    assert now["turn"] == 1
    expect(page.locator("[data-tile]")).to_have_count(6)


def test_swapping_works_by_keyboard_alone(invite: Invite, server: Server) -> None:
    """BZ-7: Enter asks, Enter says yes; a card that one does not have is explained."""
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    player = Keys(ada, seat)
    player.reach("[data-testid=swap-instead]")
    player.keys("Enter")
    ada.page.keyboard.type("qz")
    player.keys("Enter", "Enter")
    expect(refused(ada)).to_contain_text("You cannot swap Q: that card is not in your hand.")
    player.keys("Escape")
    ada.page.keyboard.type("z")
    player.keys("Enter", "Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("swap Z.")
    assert now_of(seat.table())["discards"] == ["T", "Z"]


def test_cards_are_carried_to_any_place(invite: Invite, server: Server) -> None:
    """From pile to hand, from hand into the row and about in it, back to the hand, and to the discard pile."""
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    page, player = ada.page, Mouse(ada, seat)
    player.carry(player.pile("draw"), player.hand)
    expect(page.locator("[data-tile]")).to_have_count(7)
    assert player.arranged() == "LMOOWZM"
    player.carry(player.tile("Z"), player.hand, 0.02)
    assert player.arranged() == "ZLMOOWM"
    player.carry(player.tile("L"), player.row)
    player.carry(player.tile("O"), player.row, 0.03)
    player.carry(player.tile("W"), player.row, 0.97)
    assert player.spelled() == "OLW"
    spot = page.locator("[data-spot]")
    player.carry(spot.nth(2), spot.nth(1), 0.2)
    assert player.spelled() == "OWL"
    player.carry(spot.nth(0), player.hand)
    assert player.spelled() == "WL"
    # Dropped beside everything, or put down with Escape, a card is where it was.
    player.carry(spot.nth(0), page.get_by_role("log"))
    assert player.spelled() == "WL"
    player.tile("Z").hover()
    page.mouse.down()
    player.pile("take").hover(force=True)
    expect(page.get_by_test_id("carried")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.get_by_test_id("carried")).to_have_count(0)
    assert now_of(seat.table())["discards"] == ["T"]
    # What is spelled stays while another card goes.
    player.carry(player.tile("Z"), player.pile("take"))
    expect(page.get_by_role("log")).to_contain_text("You discard Z.")
    assert player.spelled() == "WL"
    assert now_of(seat.table())["discards"] == ["T", "Z"]


def test_the_row_is_put_in_order_by_keys(invite: Invite, server: Server) -> None:
    """With Shift an arrow takes the card along; Enter on a card takes it out, a missing letter too."""
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    page, player = ada.page, Keys(ada, seat)
    player.spell("OLWX")
    expect(page.locator("[data-spot]").last).to_have_accessible_name("X, not in your hand: take it away")
    player.keys("Tab", "ArrowRight", "Shift+ArrowRight")
    assert player.spelled() == "OWLX"
    player.keys("ArrowRight", "Enter")
    assert player.spelled() == "OWL"
    expect(player.row).to_be_focused()
    # By a press on the hand it goes in and out as well.
    player.reach("[data-tile]")
    player.keys("End", "Enter")
    assert player.spelled() == "OWLZ"
    player.keys("Enter")
    assert player.spelled() == "OWL"


def test_a_letter_that_was_missing_is_filled_in_when_it_comes(invite: Invite, server: Server) -> None:
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    player = Keys(ada, seat)
    player.spell("MOM")
    expect(ada.page.get_by_role("button", name="not in your hand")).to_have_count(1)
    player.keys("1")  # M is drawn
    expect(ada.page.get_by_role("button", name="not in your hand")).to_have_count(0)
    player.keys("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("You lay MOM: 3 points.")
    assert player.spelled() == ""
    assert player.arranged() == "LOWZ"


def test_mixing_the_cards_keeps_them(invite: Invite, server: Server) -> None:
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    player = Mouse(ada, seat)
    orders = set()
    for _ in range(6):
        player.push("shuffle")
        orders.add(player.arranged())
    assert {"".join(sorted(order)) for order in orders} == {"LMOOWZ"}
    assert len(orders) > 1


def test_a_hint_marks_cards_and_can_be_used_and_a_move_taken_back(invite: Invite) -> None:
    ada = invite()
    ada.play_now("bang-zoom")
    page = ada.page
    expect(page.get_by_role("group", name="The two piles").get_by_role("button", disabled=False)).to_have_count(2)
    page.get_by_role("button", name="Hint").click()
    expect(hinted(page).first).to_be_visible()
    page.locator("[data-move=draw]").click()
    expect(page.locator("[data-tile]")).to_have_count(7)
    page.get_by_role("button", name="Hint").click()
    expect(hinted(page).and_(page.locator("[data-tile]")).first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("log")).to_contain_text("You take your last move back")
    expect(page.locator("[data-tile]")).to_have_count(6)


def test_the_hinted_word_is_spelled_by_a_tap(invite: Invite, server: Server) -> None:
    ada = invite()
    seat, _ = for_two(server)
    ada.take(seat)
    player = Mouse(ada, seat)
    player.take("draw")
    expect(ada.page.locator("[data-tile]")).to_have_count(7)
    text = seat.say("hint")["text"]
    ada.page.get_by_role("button", name="Hint").click()
    if text.startswith("lay "):
        player.push("use-hint")
        assert player.spelled() == text.removeprefix("lay ")
        expect(ada.page.get_by_test_id("verdict")).to_contain_text("is a word")
    else:
        expect(ada.page.get_by_test_id("said")).to_contain_text(f"You could discard {text[-1]}.")


def test_the_table_speaks_spanish(invite: Invite, server: Server) -> None:
    ada = invite(locale="es-ES")
    seat, _ = for_two(server)
    ada.take(seat)
    page, player = ada.page, Keys(ada, seat)
    expect(page.get_by_test_id("ask")).to_contain_text("Es tu turno")
    expect(player.pile("take")).to_have_accessible_name("Descartes, una carta, con T encima")
    player.keys("1")
    player.spell("OWL")
    expect(page.get_by_test_id("verdict")).to_have_text("OWL es una palabra: 3 puntos")
    player.keys("Escape")
    player.lay("OZ")
    expect(refused(ada)).to_contain_text("OZ")
    expect(refused(ada)).not_to_contain_text("name")
    expect(page.get_by_test_id("lay")).to_have_text("Pon OZ")
    assert not re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", page.locator("[data-at]").inner_text())


def test_somebody_who_only_watches_sees_no_hand(invite: Invite, server: Server) -> None:
    ada = invite()
    seat, _ = for_two(server, spectators=True)
    ada.go(f"/t/{seat.code}")
    ada.page.get_by_role("button", name="Watch").click()
    expect(ada.page.get_by_role("list", name="The goals")).to_be_visible()
    assert ada.page.locator("[data-tile], [data-row], [data-testid=lay]").count() == 0


def test_a_new_table_has_its_own_words_and_its_word_check(invite: Invite, server: Server) -> None:
    """BZ-14: words may be typed in any way; other games have nothing to check."""
    ada = invite()
    ada.go("/new/sevens")
    ada.page.get_by_text("More settings").click()
    expect(ada.page.get_by_label("Hints")).to_be_visible()
    expect(ada.page.get_by_label("Check words")).to_have_count(0)
    ada.go("/new/bang-zoom")
    page = ada.page
    page.locator("summary").first.click()
    allow = page.get_by_label("words that this table allows")
    allow.fill("zzz, qua")
    allow.press("Tab")
    page.get_by_label("how large the dictionary is").select_option(label="70 · rare too")
    expect(allow).to_have_value("QUA,ZZZ")
    page.get_by_label("Check words").check()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    table: dict[str, Any] = server.get(f"/api/tables/{ada.code}/since/0", ada.token()).json()
    assert table["helps"]["word_check"]
    assert table["options"]["allow"] == "QUA,ZZZ"
    assert table["options"]["vocabulary"] == 70


def start_to_end(guest: Guest, server: Server) -> list[str]:
    """What is wrong with the table at the start, while one spells and swaps, and while the words are counted."""
    found: list[str] = []

    def check(name: str) -> None:
        found.extend(f"{name}: {fault}" for fault in faults_on(guest.page))

    seat = against_bots(server, bots=3, deal_code="CHECK")
    guest.take(seat)
    player, page = Keys(guest, seat), guest.page
    player.waits()
    check("start")
    assert player.one_turn()
    player.waits()
    page.get_by_test_id("swap-instead").click()
    player.keys(player.arranged()[0])
    page.get_by_test_id("swap").click()
    check("swap")
    player.keys("Escape", "Escape", "Escape", "1")
    expect(page.locator("[data-tile]")).to_have_count(7)
    player.keys(*player.arranged()[:6], "Q")
    expect(page.get_by_test_id("verdict")).to_be_visible()
    check("spelling")
    player.keys("Enter")
    expect(refused(guest)).to_be_visible()
    check("refused")
    player.keys("Escape")
    page.get_by_role("button", name="Hint").click()
    expect(hinted(page).first).to_be_visible()
    check("hint")
    over = against_bots(server, deal_code="CHECK")
    over.finish()
    guest.take(over, playing=False)
    expect(page.get_by_test_id("ending")).to_be_visible()
    check("result")
    return found


@pytest.mark.parametrize(
    ("theme", "screen"),
    [
        rarely("dark", PHONE, name="phone by night"),
        pytest.param("light", CHROMEBOOK, id="chromebook by day"),
    ],
)
def test_the_table_is_well_made(invite: Invite, server: Server, theme: str, screen: dict[str, int]) -> None:
    """Nothing for axe-core to find, nothing sticks out, every target is large enough."""
    found = start_to_end(invite(viewport=screen, color_scheme=theme), server)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("by", ["mouse", "typing"])
def test_all_that_a_turn_needs_is_in_sight(invite: Invite, server: Server, by: str) -> None:
    """On a Chromebook and on a phone: piles, row, buttons and hand without scrolling."""
    ada = invite(viewport=CHROMEBOOK if by == "mouse" else PHONE)
    seat = against_bots(server, bots=3)
    ada.take(seat)
    player = PLAYERS[by](ada, seat)
    for part in (player.pile("draw"), player.row, ada.page.get_by_test_id("lay"), player.hand):
        expect(part).to_be_in_viewport(ratio=1)


def test_a_very_small_phone_shows_all_of_the_hand(invite: Invite, server: Server) -> None:
    ada = invite(viewport={"width": 320, "height": 568})
    seat, _ = for_two(server)
    ada.take(seat)
    player = Keys(ada, seat)
    player.keys("1")
    expect(ada.page.locator("[data-tile]")).to_have_count(7)
    player.spell("LMMOOWZ")
    expect(ada.page.locator("[data-tile]").last).to_be_visible()
    assert too_wide(ada.page) == 0
