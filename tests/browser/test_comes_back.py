"""Reloads, broken lines and killed servers: the table is there again, by itself."""

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Invite
from browsing import WITHIN_MS, hand, offered
from serving import Server


def test_a_reload_in_mid_turn_finds_the_same_seat(invite: Invite) -> None:
    ada = invite()
    ada.play_now("number-line")
    ada.page.get_by_role("button", name="4, free").click()
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.get_by_role("button", name="decoy").click()
    # Only once all others have moved does the table stand still.
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("it is your turn")
    said = ada.page.get_by_role("log").inner_text()
    asked = ada.page.get_by_test_id("ask").inner_text()
    ada.page.reload()
    expect(ada.page.get_by_test_id("ask")).to_have_text(asked.strip())
    expect(ada.page.get_by_role("log")).to_have_text(said, use_inner_text=True)
    assert ada.page.get_by_role("dialog").count() == 0, "a round that was shown is not shown again"
    assert ada.one_move()


def test_a_server_that_was_killed_in_mid_game_goes_on(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.play_now("sevens")
    assert ada.one_move()
    # Not before the own turn has come again: until then a bot may knock, and a card be given.
    expect(offered(ada.page).first).to_be_visible()
    cards = hand(ada.page).get_by_role("button").count()
    server.kill()
    expect(ada.page.get_by_test_id("line-broken")).to_be_visible()
    server.start()
    # After some vain tries the page waits up to ten seconds before the next.
    expect(ada.page.get_by_test_id("line-broken")).to_be_hidden(timeout=3 * WITHIN_MS)
    expect(hand(ada.page).get_by_role("button")).to_have_count(cards)
    assert ada.one_move()


def test_without_websockets_the_table_is_played_by_events_and_posts(invite: Invite) -> None:
    ada = invite()

    def break_it(socket: WebSocketRoute) -> None:
        socket.close(code=1011)

    ada.page.route_web_socket("**/live", break_it)
    ada.play_now("number-line")
    assert ada.one_move()
    assert any("/stream" in url for url in ada.requests)
    assert any(url.endswith("/messages") for url in ada.requests)


def test_a_key_that_the_server_does_not_know_leads_to_the_door(invite: Invite) -> None:
    ada = invite()
    ada.play_now("number-line")
    ada.page.evaluate(
        """() => {
          const [key] = JSON.parse(localStorage.getItem('playmat.keys'))
          localStorage.setItem('playmat.keys', JSON.stringify([{ ...key, token: 'of-another-table' }]))
        }"""
    )
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Sit down at Number Line")).to_be_visible()
    ada.faults.clear()
