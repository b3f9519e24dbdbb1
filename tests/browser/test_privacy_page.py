"""The *Privacy* page: what is kept and for how long, by the settings of the server that is asked."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, Guest, faults_on
from serving import Server


@pytest.mark.parametrize("screen", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_from_the_foot_of_the_home_page_to_what_is_kept(invite: Invite, screen: dict[str, int]) -> None:
    ada = invite(viewport=screen)
    ada.go()
    ada.page.get_by_role("contentinfo").get_by_role("link", name="Privacy").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Privacy")
    expect(ada.page.get_by_test_id("finished")).to_have_text("for 90 days after it was last used")
    expect(ada.page.get_by_test_id("abandoned")).to_have_text("for 30 days after it was last used")
    assert not faults_on(ada.page)


def test_the_figures_are_those_in_force(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path, "--keep-finished", "1", "--keep-abandoned", "0") as server:
        ada = Guest(browser, server.address, viewport=PHONE, locale="es-ES")
        try:
            ada.go("/privacy")
            expect(ada.page.get_by_role("heading", level=1)).to_have_text("Privacidad")
            expect(ada.page.get_by_test_id("finished")).to_have_text("durante un día desde que se usó por última vez")
            expect(ada.page.get_by_test_id("abandoned")).to_have_text("hasta que alguien lo borre")
            assert not faults_on(ada.page)
        finally:
            ada.close()
