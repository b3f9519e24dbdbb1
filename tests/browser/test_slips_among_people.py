"""Two people in two browsers: one asks to take a move back, the other agrees or does not."""

from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import Guest, faults_on
from serving import Seat, Server

HELPS = {"take_back": True}


def two(invite: Invite, server: Server, game: str) -> tuple[Guest, Guest, Seat]:
    """Ada, whose turn it is, and Ben."""
    ada = server.create(game=game, seats=["me", "open"], helps=HELPS)
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    first, second = sorted((ada, ben), key=lambda seat: seat.seat != seat.table()["play"]["view"]["actors"][0])
    guests = invite(), invite(viewport={"width": 320, "height": 640}, color_scheme="dark")
    guests[0].take(first)
    guests[1].take(second)
    return guests[0], guests[1], first


def test_a_slip_stays_or_goes_as_the_other_says(invite: Invite, server: Server) -> None:
    ada, ben, _ = two(invite, server, "number-line")
    ada.page.get_by_role("button", name="4, free").click()
    question = ben.page.get_by_test_id("asked-take-back")
    for agree in (False, True):
        ada.page.get_by_role("button", name="Take back").click()
        expect(ada.page.get_by_test_id("asked-take-back")).to_contain_text("Waiting for Ben")
        expect(question).to_contain_text("Ada asks to take the last move back.")
        assert not agree or faults_on(ben.page) == []
        question.get_by_role("button", name="That is fine" if agree else "Rather not").click()
        expect(question).to_be_hidden()
        expect(ada.page.get_by_test_id("asked-take-back")).to_be_hidden()
        if not agree:
            expect(ada.page.get_by_role("log")).to_contain_text("Ben would rather not")
            expect(ada.page.get_by_role("button", name="4, your card")).to_be_visible()
    expect(ada.page.get_by_role("log")).to_contain_text("You take your last move back")
    expect(ben.page.get_by_role("button", name="4, free")).to_be_visible()
    ada.page.get_by_role("button", name="4, free").click()
    ada.page.get_by_role("button", name="Take back").click()
    ada.page.get_by_role("button", name="Never mind").click()
    expect(question).to_be_hidden()
    ben.page.get_by_role("button", name="9, free").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Ben puts the card on 9")


def test_while_the_table_is_paused_the_question_waits_and_says_so(invite: Invite, server: Server) -> None:
    ada, ben, seat = two(invite, server, "number-line")
    ada.page.get_by_role("button", name="4, free").click()
    ada.page.get_by_role("button", name="Take back").click()
    question = ben.page.get_by_test_id("asked-take-back")
    expect(question.get_by_role("button")).to_have_count(2)
    seat.do("pause", on=True)
    for guest in (ada, ben):
        asked = guest.page.get_by_test_id("asked-take-back")
        expect(asked).to_contain_text("You can answer when the game goes on.")
        expect(asked.get_by_role("button")).to_have_count(0)
        assert faults_on(guest.page) == []
    seat.do("pause", on=False)
    question.get_by_role("button", name="That is fine").click()
    expect(ada.page.get_by_role("log")).to_contain_text("You take your last move back")
    expect(ada.page.get_by_role("button", name="4, free")).to_be_visible()


def test_what_was_shown_is_not_taken_back_and_the_table_says_why(invite: Invite, server: Server) -> None:
    ada, ben, seat = two(invite, server, "bang-zoom")
    ada.page.get_by_role("button", name="Draw pile", disabled=False).click()
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.get_by_test_id("refused")).to_contain_text("Nobody can forget it again")
    assert seat.table()["play"]["asked_back"] is None
    assert ben.page.get_by_test_id("asked-take-back").count() == 0
