"""Playing with others: one press gives a code, and what is agreed can be changed until the first deal."""

from typing import Any

from playwright.sync_api import Browser, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, PLAIN_HOST, Guest, faults_on
from class_serving import make_class
from serving import Server

MOVING = {"reduced_motion": "no-preference"}


def invited(guest: Guest, title: str) -> str:
    guest.go()
    guest.page.get_by_role("button", name=f"Invite: {title}").click()
    expect(guest.page.get_by_test_id("code")).to_be_visible()
    return guest.code


def table_of(server: Server, guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{guest.code}/since/0", guest.token()).json()
    return found


def test_one_press_from_home_gives_the_code_large_and_on_the_first_screen(browser: Browser, server: Server) -> None:
    for size in (PHONE, CHROMEBOOK):
        ada = Guest(browser, f"http://{PLAIN_HOST}:{server.port}", viewport=size)
        code = invited(ada, "Sevens")
        shown = ada.page.get_by_text(f"{code[:4]} {code[4:]}")
        for part in (shown, ada.page.get_by_role("img", name="QR code")):
            expect(part).to_be_in_viewport(ratio=1)
        assert shown.evaluate("it => parseFloat(getComputedStyle(it).fontSize)") >= 36
        expect(ada.page.get_by_test_id("only-here")).to_have_count(0)
        assert faults_on(ada.page) == []
        ada.close()


def test_on_a_server_for_this_computer_only_nothing_is_shown_that_no_phone_could_open(
    invite: Invite, server: Server
) -> None:
    for size in (PHONE, CHROMEBOOK):
        ada = invite(viewport=size, **MOVING)
        page = ada.page
        invited(ada, "Sevens")
        notice = page.get_by_test_id("only-here")
        expect(notice).to_contain_text("Only this computer can open this.")
        expect(notice).to_contain_text("playmat serve --lan")
        expect(notice).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("img", name="QR code")).to_have_count(0)
        assert "127.0.0.1" not in page.get_by_role("main").inner_text()
        assert faults_on(page) == []
        ada.go(f"/t/{server.create(spectators=True).code}/projector")
        expect(page.get_by_test_id("wall").get_by_test_id("only-here")).to_be_visible()
        expect(page.get_by_role("img", name="QR code")).to_have_count(0)
        assert faults_on(page) == []
    teacher = make_class(server, [], game="sevens")
    page.goto(f"{server.address}/teach/{teacher.code}#k={teacher.token}")
    expect(page.get_by_test_id("only-here").first).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    ada.go(f"/teach/{teacher.code}/cards")
    expect(page.get_by_test_id("only-here")).to_be_visible()
    assert faults_on(page) == []


def test_the_host_is_you_and_takes_a_name_that_is_remembered(invite: Invite, server: Server) -> None:
    ada = invite(viewport=PHONE)
    invited(ada, "Sevens")
    seats = ada.page.get_by_role("listitem")
    expect(seats.filter(has_text="You")).to_have_count(1)
    name = ada.page.get_by_label("Your name at the table")
    name.fill("Ada")
    name.press("Enter")
    expect(seats.filter(has_text="Ada (you)")).to_have_count(1)
    assert table_of(server, ada)["seats"][0]["name"] == "Ada"
    invited(ada, "Number Line")
    expect(seats.filter(has_text="Ada (you)")).to_have_count(1)


def test_settings_are_changed_in_the_lobby_and_everybody_sees_them(invite: Invite, server: Server) -> None:
    ada, ben = invite(), invite(viewport=PHONE)
    code = invited(ada, "Number Line")
    ben.sit_down(code, "Ben")
    page = ada.page
    page.get_by_role("button", name="One seat more").click()
    expect(ben.page.get_by_text("waiting for somebody")).to_have_count(2)
    page.get_by_text("Change the game").click()
    expect(ben.page.get_by_text("Change the game")).to_have_count(0)
    page.get_by_role("radio", name="Original rules").check()
    expect(ben.page.get_by_role("region", name="Agreed rules")).to_contain_text("Original rules")
    page.get_by_text("More settings").click()
    page.get_by_label("how many games").fill("2")
    page.get_by_label("how many games").press("Tab")
    expect(ben.page.get_by_role("region", name="Agreed rules")).to_contain_text("House rules")
    page.get_by_label("Clock").select_option(label="A minute a move")
    expect(page.get_by_label("Clock")).to_have_value("move-60")
    agreed = table_of(server, ada)
    assert (agreed["preset"], agreed["options"]["games"], len(agreed["seats"])) == ("original-rules", 2, 4)
    assert faults_on(page) == []
    page.get_by_role("button", name="Start with bots").click()
    page.get_by_role("button", name="Start without a name").click()
    expect(ben.page.get_by_test_id("ask")).to_be_visible()


def test_a_teacher_who_only_hosted_finds_the_match_again(invite: Invite, server: Server) -> None:
    host = server.create(seats=["simple", "simple"], start=True)
    teacher = invite()
    teacher.take(host, playing=False)
    host.wait_for(lambda table: table["stage"] == "over")
    expect(teacher.page.get_by_role("log")).to_contain_text("The game is over")
    teacher.go("/records")
    expect(teacher.page.get_by_text("you were the host of 2 players")).to_be_visible()
    expect(teacher.page.get_by_role("link", name="Watch again")).to_be_visible()
