"""Presets: a newcomer's "Play now" opens a first game, and a new table offers the original rules first."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Invite
from browsing import Guest, play_button
from playmat.games.registry import GAMES
from serving import Server

NEW_HERE = "New to this game? Play now opens an easy first game."


def card_of(page: Page, game: str) -> Locator:
    return page.get_by_role("list", name="Games").locator(f"li[data-game={game}]")


def preset_of(server: Server, guest: Guest) -> str | None:
    preset: str | None = server.get(f"/api/tables/{guest.code}/since/0", guest.token()).json()["preset"]
    return preset


@pytest.mark.parametrize("game", ["number-line", "big-bang"])
def test_a_newcomers_play_now_opens_a_first_game_and_says_so(invite: Invite, server: Server, game: str) -> None:
    """The second game is by the original rules; other games are still new."""
    ada = invite()
    ada.go()
    expect(card_of(ada.page, game)).to_contain_text(NEW_HERE)
    expect(play_button(ada.page, game)).to_have_accessible_description(NEW_HERE)
    ada.play_now(game)
    assert preset_of(server, ada) == "first-game"
    expect(ada.page.get_by_role("log")).to_contain_text("First game: ")
    ada.go()
    expect(card_of(ada.page, "sevens")).to_contain_text(NEW_HERE)
    expect(card_of(ada.page, game)).not_to_contain_text(NEW_HERE)
    ada.play_now(game)
    assert preset_of(server, ada) == "original-rules"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_offers_the_original_rules_first(invite: Invite, game: str) -> None:
    ada = invite()
    ada.go(f"/new/{game}")
    ways = ada.page.get_by_role("group", name="How do we play?").get_by_role("radio")
    expect(ways.first).to_be_checked()
    expect(ways.first).to_have_accessible_name(re.compile("^Original rules"))
    expect(ways.nth(1)).to_have_accessible_name(re.compile("^First game"))
    expect(ada.page.get_by_text("The usual game")).to_have_count(0)
