"""A game by keyboard alone: no pointer is ever used."""

from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import play_button


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is there, as somebody without a mouse does."""
    for _ in range(most):
        if page.evaluate("where => document.activeElement?.matches(where) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def test_number_line_by_keyboard_alone(invite: Invite) -> None:
    ada = invite()
    ada.go()
    page = ada.page
    expect(play_button(page, "number-line")).to_be_visible()
    tab_to(page, "[aria-label='Play now: Number Line']")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask")).to_contain_text("Round 1")
    tab_to(page, "[data-number='1']")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You put your card on 4.")
    # The scored round takes the focus, so that Enter goes on.
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask")).to_contain_text("Round 2")
    tab_to(page, "[data-move=decoy]")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="decoy", pressed=True)).to_be_visible()
    while not page.get_by_test_id("ending").is_visible():
        page.wait_for_selector("[data-number]:not([aria-disabled]), [data-stage-button], [data-testid=ending]")
        if page.get_by_role("button", name="Go on").is_visible():
            page.keyboard.press("Enter")
            continue
        if page.get_by_test_id("ending").is_visible():
            break
        before = page.get_by_role("log").inner_text()
        tab_to(page, "[data-number]:not([aria-disabled])")
        page.keyboard.press("Enter")
        page.wait_for_function("text => document.querySelector('[role=log]')?.innerText !== text", arg=before)
    tab_to(page, "[data-testid=ending] button")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask")).to_contain_text("Round 1")
