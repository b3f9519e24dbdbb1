"""A real browser for tests: Debian's chromium, driven by playwright, at the tables of a real server."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect, sync_playwright

from serving import Seat

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "playmat" / "server" / "static" / "index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Of several lists of switched-off features chromium heeds the last: ours repeats playwright's, where it matters here.
# The suggestions of the address bar are a page with a process of their own, made for each guest though nobody sees
# them: half of a second of processor time every time.
SWITCHED_OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
)
# Plain http under a name that isn't loopback, as on a classroom's network: not what browsers call a secure page.
PLAIN_HOST = "playmat.test"
FLAGS = [
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(SWITCHED_OFF)}",
]
PHONE = {"width": 360, "height": 740}
CHROMEBOOK = {"width": 1366, "height": 768}
TABLET = {"width": 820, "height": 1180}
TABLET_TURNED = {"width": 1180, "height": 820}
SCREENS = {"phone": PHONE, "tablet": TABLET, "tablet turned": TABLET_TURNED, "laptop": CHROMEBOOK}
WITHIN_MS = 10_000
ONE_TRY_MS = 2000
MOST_TRIES = 30
# A deal of Sevens for four in which seat 3 opens and seat 0, next, can only knock.
KNOCK_DEAL = "KNOCK1872"

expect.set_options(timeout=WITHIN_MS)


def chromium() -> str | None:
    """A chromium on PATH; `playwright install` would download one, which nobody asked for."""
    named = os.environ.get("PLAYMAT_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def obstacle() -> str:
    """Why no browser test can run here, with the line that helps; or nothing."""
    if chromium() is None:
        return "no chromium on PATH: sudo apt-get install -y --no-install-recommends chromium"
    if not BUILT.is_file() or not AXE.is_file():
        return "the web client is not built: make web"
    return ""


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield opened
        finally:
            opened.close()


class Guest:
    """Somebody at a browser of their own: own storage, own page, and all that came over the wire written down."""

    def __init__(self, browser: Browser, address: str, **wish: Any) -> None:
        wish.setdefault("viewport", CHROMEBOOK)
        wish.setdefault("locale", "en-GB")
        wish.setdefault("reduced_motion", "reduce")
        wish.setdefault("service_workers", "block")  # each would fetch the whole shell
        self.address = address
        self.taken = 0
        self.context: BrowserContext = browser.new_context(**wish)
        self.context.set_default_timeout(WITHIN_MS)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.requests: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.write_down))

    def write_down(self, payload: bytes | str) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self, game: str) -> None:
        """Two taps from the home page to the first move; this is the first of them."""
        self.go()
        play_button(self.page, game).click()
        expect(self.page.get_by_test_id("ask")).to_be_visible()

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def open_table(self, game: str, nickname: str, *bots: str, preset: str | None = None) -> str:
        """A new table by the page for it; seats that no bot has stay open."""
        self.go(f"/new/{game}")
        self.page.get_by_label("Your name at the table").fill(nickname)
        if chosen := preset or WITHOUT_EXERCISES.get(game):
            self.page.locator(f"input[name=preset][value={chosen}]").check()
        self.page.get_by_role("radio", name=str(max(3, len(bots) + 2)), exact=True).check(force=True)
        self.page.get_by_text("More settings").click()
        for place, bot in enumerate(bots, start=1):
            self.page.get_by_role("combobox", name=f"Seat {place + 2}", exact=True).select_option(bot)
        self.page.get_by_role("button", name="Open the table").click()
        expect(self.page.get_by_test_id("code")).to_be_visible()
        return self.code

    def take(self, seat: Seat, playing: bool = True) -> None:
        """Sit where the API has dealt already: as if this browser had opened the table."""
        self.taken += 1
        key = {"code": seat.code, "token": seat.token, "game": "", "at": self.taken}
        self.context.add_init_script(TAKE_SEAT.replace("KEY", json.dumps(key)))
        self.go(f"/t/{seat.code}")
        if playing:
            expect(self.page.get_by_test_id("ask")).to_be_visible()

    def sit_down(self, code: str, nickname: str) -> None:
        self.go(f"/t/{code}")
        self.page.get_by_label("Your name at the table").fill(nickname)
        self.page.get_by_role("button", name="Sit down").click()

    def more(self) -> None:
        """After a game: what else can be done, besides playing again and looking at it."""
        self.page.get_by_test_id("ending").locator("summary", has_text="More").click()

    def token(self) -> str:
        stored: str = self.page.evaluate("JSON.parse(localStorage.getItem('playmat.keys'))[0].token")
        return stored

    def everything(self) -> str:
        """All that this browser holds: the page with every attribute, its storage, and the frames that came."""
        stored: str = self.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        return "\n".join([self.page.content(), stored, *self.frames])

    def one_move(self) -> bool:
        """Make one offered move by clicking, whatever game it is; false when the game is over."""
        page = self.page
        offers, goes_on, ending = offered(page), onward(page), page.get_by_test_id("ending")
        check = page.get_by_test_id("count").get_by_role("button", name="Check")
        for _ in range(MOST_TRIES):
            expect(offers.or_(goes_on).or_(ending).or_(check).first).to_be_visible()
            if ending.is_visible():
                return False
            if check.is_visible():
                # NL-18, SV-16: any number will do; after three tries it is counted for us.
                page.get_by_test_id("count").get_by_role("button", name="0", exact=True).click(timeout=ONE_TRY_MS)
                check.click(timeout=ONE_TRY_MS)
                continue
            before = page.get_by_role("log").inner_text()
            try:
                if goes_on.first.is_visible():
                    goes_on.first.click(timeout=ONE_TRY_MS)
                    continue
                offers.first.click(timeout=ONE_TRY_MS)
                told = "text => document.querySelector('[role=log]')?.innerText !== text"
                page.wait_for_function(told, arg=before, timeout=ONE_TRY_MS)
            except TimeoutError:
                # It is offered no more, or the press went to something that was just being played out, and skipped it.
                continue
            return True
        raise AssertionError("no press makes a move")

    def close(self) -> None:
        self.context.close()


# Once, before anything of the page runs: as if an earlier visit had stored it.
TAKE_SEAT = """(key => {
    if (location.protocol === "about:" || sessionStorage.getItem(`taken ${key.at}`)) return
    sessionStorage.setItem(`taken ${key.at}`, key.code)
    localStorage.setItem("playmat.keys", JSON.stringify([key]))
})(KEY)"""
TITLES = {
    "number-line": ("Number Line", "Recta numérica"),
    "sevens": ("Sevens", "Sietes"),
    "stars-and-bars": ("Stars and Bars", "Estrellas y barras"),
    "bang-zoom": ("Bang! Zoom!", "Bang! Zoom!"),
    "big-bang": ("Big Bang", "Big Bang"),
}
# A card of the own hand, for who goes there by Tab.
HAND_CARD = "[role=group]:is([aria-label^='Your hand'], [aria-label^='Your cards']) button"
HAND = re.compile("^(Your hand|Your cards|Tu mano|Tus cartas)")
FREE_NUMBER = re.compile(r"^\d+, (free|libre)")
GUESSES = re.compile("^(Cards that can be named|Cartas que se pueden nombrar)")
KNOCK = re.compile("^(Knock|Llamar)$")
ONWARD = re.compile("^(Go on|To the result|Seguir|Al resultado)$")

# Original rules include a quiz and counting, which is not what most tests are about.
WITHOUT_EXERCISES = {"number-line": "quick", "sevens": "quick", "stars-and-bars": "first-game"}


def play_button(page: Page, game: str = "") -> Locator:
    """What one presses on the home page to play: this game, or any."""
    titles = "|".join(map(re.escape, TITLES[game])) if game else ".*"
    return page.get_by_role("button", name=re.compile(f"^(Play now|Jugar ya): ({titles})$")).first


def hand(page: Page) -> Locator:
    """The own cards."""
    return page.get_by_role("group", name=HAND)


def hinted(page: Page) -> Locator:
    """What the hint on the table speaks of, as a screen reader hears it."""
    return page.locator("[aria-describedby=the-hint]")


def offered(page: Page) -> Locator:
    """What a press would play now, where one press is a move: a free number, a card of Sevens, a guess, a knock."""
    numbers = page.get_by_role("button", name=FREE_NUMBER, disabled=False)
    sevens = page.get_by_role("group", name=re.compile("^(Your hand|Tu mano)"))
    guesses = page.get_by_role("group", name=GUESSES).get_by_role("button", disabled=False)
    knock = page.get_by_role("button", name=KNOCK, disabled=False)
    return numbers.or_(sevens.get_by_role("button", disabled=False)).or_(guesses).or_(knock)


def onward(page: Page) -> Locator:
    """What is shown until one goes on: a scored round, an ending that is played out."""
    return page.get_by_role("button", name=ONWARD)


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong on a page, each with the place."""
    if not page.evaluate("'axe' in window"):  # it is half a million letters
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def too_wide(page: Page) -> int:
    """How many pixels a page sticks out to the right."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def small_targets(page: Page) -> list[str]:
    """Visible buttons, links and fields that a finger would miss: less than 44 px in a direction."""
    targets = "button, a[href], select, summary, input:not([type=radio]):not([type=checkbox])"
    found: list[str] = page.evaluate(
        """targets => [...document.querySelectorAll(targets)]
        .filter(one => one.checkVisibility() && one.getClientRects().length && !one.closest("[inert]"))
        .map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)""",
        targets,
    )
    return found


def faults_on(page: Page) -> list[str]:
    """All that is wrong with a page: for axe-core, for a finger, and for a narrow screen."""
    wide = too_wide(page)
    small = [f"small {target}" for target in small_targets(page)]
    return [*violations(page), *small, *([f"{wide} px too wide"] if wide > 0 else [])]


def words_of(cards: list[str]) -> re.Pattern[str]:
    """Any of these cards, as a word of its own."""
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, cards)) + r")(?!\w)")
