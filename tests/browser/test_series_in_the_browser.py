"""Play again: the running score at the end, where seats are arranged, and on the wall."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, Guest, faults_on
from serving import Server


def to_the_result(page: Page) -> None:
    expect(page.get_by_test_id("ending")).to_be_visible()


def score(page: Page) -> list[list[str]]:
    """The rows of the running score as they are read."""
    rows = page.get_by_role("region", name="Running score").get_by_role("row")
    return [row.inner_text().split() for row in rows.all()]


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_playing_again_keeps_a_score_and_the_host_can_begin_anew(
    invite: Invite, server: Server, size: dict[str, int]
) -> None:
    ada = invite(viewport=size)
    seat = server.create(seats=["me", "easy"], nickname="Ada", start=True)
    seat.finish()
    ada.take(seat, playing=False)
    to_the_result(ada.page)
    expect(ada.page.get_by_role("region", name="Running score")).to_be_hidden()  # the result says it all
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_test_id("ask")).to_be_visible()
    series = seat.finish()["series"]
    to_the_result(ada.page)
    rows = score(ada.page)
    assert rows[1][0] == "1"
    assert [rows[-2][1:], rows[-1][1:]] == [[str(one) for one in series[what]] for what in ("points", "wins")]
    assert rows[1].count("began") == rows[2].count("began") == 1
    assert faults_on(ada.page) == []
    ada.more()
    ada.page.get_by_role("button", name="Begin a fresh series").click()
    assert seat.wait_for(lambda table: table["play"]["match"] == 3)["series"] is None
    expect(ada.page.get_by_test_id("ending")).to_be_hidden()


def test_between_two_matches_seats_are_arranged_with_the_score_in_sight(invite: Invite, server: Server) -> None:
    ada, ben = invite(), invite(viewport=PHONE)
    seat = server.create(seats=["me", "easy"], nickname="Ada", start=True)
    seat.finish()
    ada.take(seat, playing=False)
    to_the_result(ada.page)
    ada.more()
    ada.page.get_by_role("button", name="Change who plays").click()
    expect(ada.page.get_by_role("region", name="Running score")).to_be_visible()
    assert faults_on(ada.page) == []
    ada.page.get_by_role("button", name="Back to the result").click()
    ada.more()
    ada.page.get_by_role("button", name="Change who plays").click()
    ada.page.get_by_role("button", name="Free this seat").click()
    ben.sit_down(seat.code, "Ben")
    expect(ada.page.get_by_role("button", name="Free this seat : Ben")).to_be_visible()
    # What the bot had is not Ben's.
    expect(ada.page.get_by_role("columnheader", name="has left")).to_be_visible()
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Somebody new plays, so the running score begins anew.")


def test_the_wall_shows_the_running_score(invite: Invite, server: Server) -> None:
    wall: Guest = invite(viewport={"width": 1920, "height": 1080})
    seat = server.create(seats=["me", "easy", "easy"], nickname="Ada", spectators=True, start=True)
    seat.finish()
    seat.do("rematch")
    wall.go(f"/t/{seat.code}/projector")
    expect(wall.page.get_by_role("region", name="Running score").get_by_role("row")).to_have_count(4)
    assert faults_on(wall.page) == []
