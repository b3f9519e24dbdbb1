"""What the home page costs, and what a strict policy lets through."""

import gzip

from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import hand, play_button
from serving import Server


def test_the_home_page_loads_less_than_90_kb_of_script(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.go()
    expect(play_button(ada.page)).to_be_visible()
    scripts = sorted({url for url in ada.requests if url.endswith(".js")})
    size = sum(len(gzip.compress(server.get(url.removeprefix(server.address)).content)) for url in scripts)
    assert scripts
    assert size < 90_000, f"{size} bytes in {len(scripts)} scripts"


def test_a_table_is_loaded_only_when_it_opens(invite: Invite) -> None:
    ada = invite()
    ada.go()
    expect(play_button(ada.page)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert not [url for url in ada.requests if "sevens" in url or "TablePage" in url]
    ada.play_now("sevens")
    expect(hand(ada.page)).to_be_visible()
    assert [url for url in ada.requests if "/assets/sevens" in url]
    assert not [url for url in ada.requests if "/assets/number-line" in url]


def test_the_theme_and_the_language_are_kept(invite: Invite) -> None:
    ada = invite(color_scheme="light")
    ada.go()
    ada.page.get_by_role("button", name="Dark colours").click()
    ada.page.get_by_label("Language").select_option("es")
    expect(ada.page.get_by_role("button", name="Jugar ya").first).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Colores claros")).to_be_visible()
    assert ada.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(29, 25, 22)"
