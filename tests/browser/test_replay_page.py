"""Looking at a record again: step by step on the real table, its deal checked, its moves reviewed; and hints."""

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import PHONE, Guest, faults_on, hinted
from hands import Typing
from playmat.games.registry import GAMES
from recorded import SEATS, begun, whole
from serving import Server

HELPS = {"hints": True, "preview": True, "word_check": False, "take_back": False}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
PATIENCE_MS = 60_000  # a review thinks about every move, beside a busy machine


def bring(guest: Guest, record: str) -> Page:
    page = guest.page
    guest.go("/replay")
    page.get_by_label("Or paste a record").fill(record)
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_test_id("told")).to_contain_text("The cards are dealt.")
    stands_at(page, 0)
    return page


def stands_at(page: Page, move: int) -> None:
    """The table itself has come there, not only the slider."""
    expect(page.locator(f"[role=group][data-at='{move}']")).to_have_count(1)
    expect(page.get_by_role("slider", name="Move")).to_have_value(str(move))


def faults_by_day_and_night(page: Page) -> list[str]:
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found += [f"{theme}: {fault}" for fault in faults_on(page)]
    return found


def test_a_match_is_looked_at_again_and_its_deal_fits_the_promise(invite: Invite, server: Server) -> None:
    ada = invite()
    seat = server.create(seats=["me", "simple"], start=True, deal_code="AGAIN")
    ada.take(seat)
    seat.finish()
    page = ada.page
    ada.more()
    page.get_by_role("button", name="Check the deal").click()
    deal = page.get_by_test_id("deal")
    expect(deal).to_contain_text("The promise made before the first card fits the seed; the deal follows from it.")
    expect(deal.locator("[data-finding=bad]")).to_have_count(0)
    page.get_by_role("link", name="Look at the game again").click()
    stands_at(page, 0)
    # The rules lie beside it, and their keys are theirs.
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_test_id("rule-sheet").get_by_role("img").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    stands_at(page, 0)
    # By the keys, wherever the focus is; the screen reader hears the move.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    expect(page.get_by_role("status").and_(page.get_by_test_id("told"))).to_contain_text("Move 2 of 6")
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1)
    # Move 4 is the second of round 2: both cards lie there, face up only for their owners.
    page.get_by_role("slider", name="Move").fill("4")
    stands_at(page, 4)
    line = page.locator("[data-number]")
    for viewer, hidden in (("everything open", 0), ("somebody watching", 2), ("Ada", 1)):
        page.get_by_label("Look as").select_option(viewer)
        expect(line.and_(page.locator("[aria-label*='face down']"))).to_have_count(hidden)
    line.first.click(force=True)  # it is marked as not to be played
    expect(page.get_by_test_id("refused")).to_contain_text("you can look, but not play")
    assert not faults_by_day_and_night(page)
    page.get_by_role("button", name="To the end").click()
    stands_at(page, 6)
    expect(page.get_by_test_id("ending").get_by_text("winner").first).to_be_visible()
    page.get_by_test_id("play").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    stands_at(page, 1)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


def test_a_link_holds_the_whole_record_and_no_names(invite: Invite, server: Server) -> None:
    fields = json.loads(whole("number-line"))
    fields["seats"][0]["name"] = "Zoë"
    page = bring(invite(), json.dumps(fields))
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("Zoë")
    page.keyboard.press("End")
    stands_at(page, 6)
    page.get_by_role("button", name="Keep and share").click()
    page.get_by_label("Begin at move 6").check()
    link = page.get_by_test_id("link")
    expect(link).to_have_value(re.compile(re.escape(server.address) + r"/replay#z[\w-]+&at=6$"))
    ben = invite()
    ben.page.goto(link.input_value())
    stands_at(ben.page, 6)
    expect(ben.page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("Seat 1")
    packed = link.input_value().split("#")[1].split("&")[0]
    assert not [url for url in ben.requests if packed in url.split("#")[0]], "nothing of it is sent with an address"


# A browser unpacks all it was handed before the page can count what came out: so what is handed over is counted.
COUNT_HANDED_OVER = """(() => {
    const Real = DecompressionStream
    window.handedOver = 0
    window.DecompressionStream = class {
        constructor(format) {
            const real = new Real(format)
            const counting = new TransformStream({
                transform(piece, out) { window.handedOver += piece.length; out.enqueue(piece) },
            })
            counting.readable.pipeTo(real.writable).catch(() => {})
            this.writable = counting.writable
            this.readable = real.readable
        }
    }
})()"""


def test_a_link_that_would_fill_the_memory_is_given_up_after_its_first_bytes(invite: Invite) -> None:
    packed = base64.urlsafe_b64encode(zlib.compress(b'{"a":"' + b"x" * 100_000_000 + b'"}', 9)).decode().rstrip("=")
    guest = invite()
    guest.context.add_init_script(COUNT_HANDED_OVER)
    guest.go(f"/replay#z{packed}")
    expect(guest.page.get_by_text("This link is not whole")).to_be_visible()
    assert 1000 < guest.page.evaluate("window.handedOver") < 10_000, "of 130,000"


def test_of_a_file_with_several_records_one_is_chosen(invite: Invite, tmp_path: Path) -> None:
    wrong = json.loads(whole("number-line"))
    wrong["moves"][3][1] = "card 77"
    file = tmp_path / "matches.jsonl"
    file.write_text("\n".join([whole("sevens"), json.dumps(wrong), "nonsense"]))
    ada = invite(viewport=PHONE)
    page = ada.page
    ada.go("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="3 records. Which one?")).to_be_visible()
    assert not faults_on(page)
    page.get_by_role("button", name="Number Line").click()
    expect(page.get_by_test_id("trouble")).to_contain_text("Move 4 of this record, by Seat")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Sevens").click()
    stands_at(page, 0)
    assert all("400" in fault for fault in ada.faults)
    ada.faults.clear()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_review_and_a_hint_tell_what_is_best_and_why(invite: Invite, server: Server, game: str) -> None:
    """By keyboard alone; for the screen reader in words; on a phone, by day and by night."""
    ada = invite(viewport=PHONE)
    page = bring(ada, begun(game, 2))
    keys = Typing(ada, server.create(game=game, seats=["me", *["simple"] * (SEATS[game] - 1)], helps=HELPS, start=True))
    keys.reach("[role=tab]")
    keys.keys("ArrowRight")
    review = page.get_by_test_id("review")
    expect(review.get_by_role("heading", name="How well everybody played")).to_be_visible(timeout=PATIENCE_MS)
    expect(review.get_by_role("status")).to_have_text("The review is ready.")
    expect(review.get_by_role("img")).to_have_attribute("aria-label", re.compile("after each move"))
    for seat in range(SEATS[game]):
        expect(review).to_contain_text(f"Seat {seat + 1} ")
    turns = review.locator("[data-turn]")
    if turns.count():
        keys.reach("[data-turn]")
        keys.keys("Enter")
        move = int(turns.first.get_attribute("data-turn") or "0")
    else:
        page.get_by_role("slider", name="Move").fill("2")
        move = 2
    stands_at(page, move)
    expect(review.get_by_role("heading", name=f"Move {move}")).to_be_visible()
    expect(review.get_by_role("list", name="Why").get_by_role("listitem").first).to_be_visible()
    better = review.get_by_role("button", name="Show the better move on the table")
    if better.count():
        better.press("Enter")
        stands_at(page, move - 1)
        expect(hinted(page).first).to_be_visible()
        expect(review.get_by_role("heading", name=f"Move {move}")).to_be_visible()
    assert not faults_by_day_and_night(page)

    ada.take(keys.seat)
    page.wait_for_function("() => [...document.querySelectorAll('button[aria-busy]')].some(one => !one.disabled)")
    page.locator("button[aria-busy]").press("Enter")
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    expect(hint.locator("[aria-pressed=true]")).to_have_count(1)
    first = hint.locator("[data-choice]").first.get_by_test_id("hint-move").inner_text()
    heard = page.get_by_test_id("hint-heard")
    expect(heard).to_contain_text(first)
    expect(heard).to_contain_text(hint.get_by_role("list", name="Why").get_by_role("listitem").first.inner_text())
    if hint.locator("[data-choice]").count() > 1:
        second = hint.locator("[data-choice]").nth(1)
        second.press("Enter")
        expect(second).to_have_attribute("aria-pressed", "true")
        expect(heard).to_contain_text(second.get_by_test_id("hint-move").inner_text())
    expect(hinted(page).first).to_be_visible()
    assert not faults_on(page)  # by night, as the page was left
