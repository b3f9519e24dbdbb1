"""A tablet that the next child will use: "I am done" leaves nothing of this one on it."""

import json

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, Guest, faults_on
from serving import Server


def stored(guest: Guest) -> str:
    """All that the browser keeps."""
    kept: str = guest.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    return kept


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_in_a_running_match_the_seat_goes_to_a_bot_and_the_device_knows_nobody(
    invite: Invite, server: Server, size: dict[str, int]
) -> None:
    tablet = invite(viewport=size)
    code = tablet.open_table("sevens", "Wilhelmina", "easy", "easy")
    token = tablet.token()
    ben = server.join(code, "Ben", seat=1)
    tablet.page.get_by_role("button", name="Start").click()
    expect(tablet.page.get_by_test_id("ask")).to_be_visible()
    assert "Wilhelmina" in stored(tablet)
    assert token in stored(tablet)
    tablet.page.get_by_role("button", name="Menu").click()
    tablet.page.get_by_role("button", name="I am done").click()
    asked = tablet.page.get_by_test_id("done")
    expect(asked).to_contain_text("a bot goes on in your place")
    assert faults_on(tablet.page) == []
    asked.get_by_role("button", name="Not yet").click()
    assert ben.table()["seats"][0]["kind"] == "human"
    tablet.page.get_by_role("button", name="I am done").click()
    asked.get_by_role("button", name="Forget me").click()
    expect(tablet.page.get_by_label("Somebody gave you a code?")).to_be_visible()
    kept = stored(tablet)
    assert all(part not in kept for part in ("Wilhelmina", token, code)), kept
    assert code not in tablet.page.content()
    table = ben.wait_for(lambda table: table["seats"][0]["kind"] == "bot")
    assert table["you"]["host"], "and the others can go on"
    assert server.get(f"/api/tables/{code}/since/0", token).status_code == 401
    tablet.go(f"/t/{code}")
    expect(tablet.page.get_by_label("Your name at the table")).to_have_value("")


def test_after_the_end_the_result_keeps_its_names_and_the_device_none(invite: Invite, server: Server) -> None:
    ada = server.create(game="number-line", nickname="Ada", seats=["me", "open"])
    mina = server.join(ada.code, "Wilhelmina")
    ada.do("start")
    tablet = invite()
    tablet.take(mina)
    ada.do("end")
    tablet.more()
    tablet.page.get_by_role("button", name="I am done").click()
    tablet.page.get_by_test_id("done").get_by_role("button", name="Forget me").click()
    expect(tablet.page.get_by_label("Somebody gave you a code?")).to_be_visible()
    assert mina.token not in json.dumps(tablet.page.evaluate("[localStorage['playmat.keys']]"))
    assert ada.table()["seats"][1]["name"] == "Wilhelmina"


def test_other_tables_of_the_device_are_forgotten_too_unless_it_is_said_otherwise(
    invite: Invite, server: Server
) -> None:
    tablet = invite(viewport=PHONE, locale="es-ES")
    tables = [server.create(nickname="Wilhelmina", seats=["me", "simple"], start=True) for _ in range(3)]
    keys = [{"code": one.code, "token": one.token, "game": "number-line", "at": 1} for one in tables]
    tablet.go()
    tablet.page.evaluate("keys => localStorage.setItem('playmat.keys', JSON.stringify(keys))", keys)
    tablet.go(f"/t/{tables[0].code}")
    for keeps in (True, False):
        tablet.page.get_by_role("button", name="Menú").click()
        tablet.page.get_by_role("button", name="He terminado").click()
        asked = tablet.page.get_by_test_id("done")
        if keeps:
            asked.get_by_label("Olvidar también las otras 2 mesas").uncheck()
        asked.get_by_role("button", name="Olvidarme").click()
        expect(tablet.page).to_have_url(f"{server.address}/")
        left = json.loads(tablet.page.evaluate("localStorage['playmat.keys'] ?? '[]'"))
        assert len(left) == (2 if keeps else 0)
        if keeps:
            tablet.page.get_by_role("link", name=tables[1].code).click()
            expect(tablet.page.get_by_test_id("ask")).to_be_visible()
