"""Somebody new comes to a running match: the others are asked, and the newcomer gets in by itself or waits."""

from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import PHONE, Guest, faults_on, hand
from serving import Seat, Server


def running(invite: Invite, server: Server) -> tuple[Guest, Guest, Seat]:
    """Ada, the host, and Robin at their browsers, with two bots, in the midst of a match."""
    ada = server.create(game="sevens", seats=["me", "open", "simple", "simple"])
    robin = server.join(ada.code, "Robin")
    ada.do("start")
    guests = invite(), invite(viewport=PHONE)
    guests[0].take(ada)
    guests[1].take(robin)
    return guests[0], guests[1], ada


def ask_to_sit(invite: Invite, code: str, **wish: object) -> Guest:
    eve = invite(**wish)
    eve.go(f"/t/{code}")
    eve.page.get_by_label("Your name at the table").fill("Eve")
    eve.page.get_by_role("button", name="Ask to sit down").click()
    return eve


def test_the_others_agree_and_the_newcomer_sits(invite: Invite, server: Server) -> None:
    ada, robin, seat = running(invite, server)
    eve = ask_to_sit(invite, seat.code, viewport=PHONE)
    waiting = eve.page.get_by_test_id("waiting")
    expect(waiting).to_contain_text("You asked to sit down. Ada and Robin are asked.")
    assert faults_on(eve.page) == []
    eve.page.reload()
    expect(waiting).to_contain_text("Ada and Robin are asked")
    question = "Eve would like to play and asks for seat 3"
    for guest in (ada, robin):
        expect(guest.page.get_by_test_id("asked-newcomer")).to_contain_text(question)
        assert faults_on(guest.page) == []
        guest.page.get_by_test_id("asked-newcomer").get_by_role("button", name="That is fine").click()
    expect(hand(eve.page)).to_be_visible()
    expect(eve.page.get_by_role("log")).to_contain_text("Eve sits down on seat 3")
    expect(robin.page.get_by_role("log")).to_contain_text("Eve sits down on seat 3")
    expect(robin.page.get_by_test_id("asked-newcomer")).to_be_hidden()


def test_after_a_no_the_newcomer_sees_nothing_and_sits_when_the_match_is_over(invite: Invite, server: Server) -> None:
    _, robin, seat = running(invite, server)
    eve = ask_to_sit(invite, seat.code)
    robin.page.get_by_test_id("asked-newcomer").get_by_role("button", name="Rather not").click()
    expect(eve.page.get_by_test_id("waiting")).to_contain_text("You sit down as soon as the match is over.")
    assert eve.frames == []
    assert '"play"' not in eve.everything()
    seat.do("end")
    expect(eve.page.get_by_role("heading", name="Nobody wins")).to_be_visible()


def test_who_does_not_want_to_wait_is_asked_for_a_name_again(invite: Invite, server: Server) -> None:
    ada, _, seat = running(invite, server)
    eve = ask_to_sit(invite, seat.code)
    expect(ada.page.get_by_test_id("asked-newcomer")).to_be_visible()
    eve.page.get_by_role("button", name="Do not wait").click()
    expect(eve.page.get_by_role("button", name="Ask to sit down")).to_be_visible()
    expect(ada.page.get_by_test_id("asked-newcomer")).to_be_hidden()


def test_the_host_is_offered_no_link_to_a_bots_seat_while_a_match_runs(invite: Invite, server: Server) -> None:
    ada, _, _ = running(invite, server)
    ada.page.get_by_role("button", name="Menu").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Ada")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Bot 3")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Robin")).to_have_count(1)
