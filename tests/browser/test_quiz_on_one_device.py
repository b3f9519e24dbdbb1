"""The quiz of Number Line at one device: the sum for all at once, and the first to press answers."""

import pytest
from playwright.sync_api import Browser, Page, expect

from any_table import Device
from browsing import CHROMEBOOK, PHONE, faults_on
from serving import Server


def opened(browser: Browser, server: Server, size: dict[str, int], people: int) -> Device:
    device = Device(browser, server.address, viewport=size)
    device.open_shared(server, "number-line", people, options={"start": "quiz"})
    expect(device.page.get_by_role("heading", name="17 × 34 = ?")).to_be_visible()
    return device


def answer(page: Page, name: str, number: str) -> None:
    page.get_by_role("button", name=f"{name} knows it").click()
    expect(page.get_by_text(f"{name}, what is it?")).to_be_visible()
    for digit in number:
        page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Answer").click()


@pytest.mark.parametrize("size", [PHONE, CHROMEBOOK], ids=["phone", "chromebook"])
def test_the_sum_is_shown_to_all_and_the_first_to_press_answers(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    """NL-2: the first right answer starts; a wrong one is out."""
    device = opened(browser, server, size, 3)
    page = device.page
    expect(page.get_by_test_id("cover")).to_be_hidden()
    assert faults_on(page) == []
    answer(page, "Mia", "577")
    expect(page.get_by_role("button", name="Mia knows it")).to_be_hidden()
    expect(page.get_by_text("Mia: 577")).to_be_visible()
    page.get_by_role("button", name="Ada knows it").click()
    assert faults_on(page) == []
    page.get_by_role("button", name="Not yet after all").click()
    answer(page, "Ben", "578")
    expect(page.get_by_test_id("cover")).to_be_visible()
    assert device.lift() == "Ben"
    assert device.faults == []
    device.close()


def test_when_nobody_answers_the_first_seat_starts(browser: Browser, server: Server) -> None:
    """NL-2: all are out."""
    device = opened(browser, server, PHONE, 2)
    device.page.get_by_role("button", name="Nobody wants to answer").click()
    expect(device.page.get_by_test_id("cover")).to_be_visible()
    assert device.lift() == "Ada"
    device.close()


def test_a_last_one_left_is_asked_without_a_cover_too(browser: Browser, server: Server) -> None:
    """NL-2: one of two was wrong; the other may still answer."""
    device = opened(browser, server, PHONE, 2)
    answer(device.page, "Ada", "1")
    expect(device.page.get_by_role("button", name="Ada knows it")).to_be_hidden()
    answer(device.page, "Ben", "578")
    assert device.lift() == "Ben"
    device.close()
