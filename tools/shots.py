"""Pictures of every page and all tables, on a phone and a Chromebook, by day and by night: `make shots`.

tools/shots.py [FOLDER]   into FOLDER (default: shots/), a server of its own and chromium do the rest
"""

import re
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from playwright.sync_api import Browser, expect  # noqa: E402
from playwright.sync_api import Error as PlaywrightError  # noqa: E402

from any_table import SEATS, Device, play_turn  # noqa: E402 - needs the path above
from big_bang_browsing import DEAD_DEAL, DEAD_MOVES, TURN_DEAL, nearest  # noqa: E402
from browsing import CHROMEBOOK, FREE_NUMBER, KNOCK_DEAL, PHONE, browser, obstacle, play_button  # noqa: E402 - needs the path above
from lesson_browsing import Learner  # noqa: E402
from playmat.games.registry import GAMES  # noqa: E402
from recorded import SEATS as RECORDED  # noqa: E402
from recorded import whole  # noqa: E402
from serving import Seat, Server, is_over, my_moves  # noqa: E402

PROJECTOR: Final = {"width": 1920, "height": 1080}
SCREENS: Final = {"phone": PHONE, "chromebook": CHROMEBOOK, "projector": PROJECTOR}
THEMES: Final = ("light", "dark")
ALL_PARTS: Final = (
    "pages",
    "beginnings",
    "number_line",
    "sevens",
    "stars_and_bars",
    "stars_and_bars_in_class",
    "big_bang",
    "bang_zoom",
    "looking_again",
    "one_device",
    "troubles",
    "walls",
)
PARTS: Final = {"projector": ("walls",)}
READ: Final = re.compile("as text|como texto")
HELPS: Final = {"hints": True, "preview": True, "word_check": False, "take_back": True}


class Photographer:
    """Goes through all pages as Ada; Ben and Mia play by the API."""

    def __init__(self, opened: Browser, server: Server, folder: Path, screen: str, theme: str) -> None:
        self.server = server
        self.folder = folder
        self.name = f"{screen}-{theme}"
        locale = "es-ES" if theme == "dark" and screen == "phone" else "en-GB"
        self.language = locale[:2]
        self.ada = Device(opened, server.address, viewport=SCREENS[screen], color_scheme=theme, locale=locale)

    def shoot(self, name: str) -> None:
        self.ada.page.evaluate("document.fonts.ready")
        self.ada.page.wait_for_timeout(120)
        self.ada.page.screenshot(path=self.folder / f"{name}-{self.name}.png", full_page=self.name.startswith("phone"))

    def table(self, game: str, *names: str, bots: int = 0, **wish: object) -> list[Seat]:
        seats = ["me", *["open"] * len(names), *["simple"] * bots]
        ada = self.server.create(game=game, nickname="Ada", seats=seats, helps=HELPS, **wish)
        return [ada, *(self.server.join(ada.code, name) for name in names)]

    def pages(self) -> None:
        ada, page = self.ada, self.ada.page
        ada.go()
        expect(play_button(page)).to_be_visible()
        self.shoot("home")
        for path in ("learn", "rules", "rules/bang-zoom#BZ-7", "records", "privacy"):
            ada.go(f"/{path}")
            expect(page.locator(".sheet").first).to_be_visible()
            self.shoot(path.replace("/", "-").replace("#", "-"))
        for game in GAMES:
            ada.go(f"/learn/{game}")
            learner = Learner(page, game, self.language)
            for number in (1, 2, 3):
                learner.take_step(number)
            learner.stands_at(4)
            self.shoot(f"lesson-{game}")
        ada.go("/new/number-line")
        page.locator("summary").first.click()
        self.shoot("new-table")
        for name in ("print", "print/sevens", "print/big-bang"):
            ada.go(f"/{name}")
            expect(page.locator(".paper img, .fan img").last).to_be_visible()
            page.wait_for_load_state("networkidle")
            self.shoot(name.replace("/", "-"))
        host = self.server.create(game="number-line", nickname="Mia", seats=["me", "open", "open"])
        ada.go(f"/t/{host.code}")
        expect(page.locator("#nickname")).to_be_visible()
        self.shoot("join")
        three = self.server.create(game="number-line", nickname="Ada", seats=["me", "open", "open"], helps=HELPS)
        self.server.join(three.code, "Ben")
        ada.take(three, playing=False)
        expect(page.get_by_test_id("code")).to_be_visible()
        self.shoot("lobby")
        ada.go("/t/CCCCCC")
        expect(page.locator("h1")).to_be_visible()
        self.shoot("lost")

    def beginnings(self) -> None:
        """Every table as it is dealt."""
        for game, people in SEATS.items():
            seat = self.table(game, bots=people - 1, deal_code="BEGIN")[0]
            seat.do("start")
            self.ada.take(seat)
            self.ada.page.locator(".game > *").first.wait_for()
            self.shoot(f"begin-{game}")

    def troubles(self) -> None:
        """What is told when something does not work, or nobody is there yet."""
        ada, page = self.ada, self.ada.page
        locked = self.server.create(game="big-bang", nickname="Mia", seats=["me", "open"])
        locked.do("lock", on=True)
        ada.go(f"/t/{locked.code}")
        expect(page.locator("main h1")).to_be_visible()
        self.shoot("join-locked")
        ada.go("/nowhere/at-all")
        expect(page.locator("main h1")).to_be_visible()
        self.shoot("lost-page")
        ada.go(f"/t/{locked.code}#seat=spent")
        expect(page.locator("main h1")).to_be_visible()
        self.shoot("link-spent")
        seats = self.table("stars-and-bars", "Ben")
        seats[0].do("start")
        ada.take(seats[1])
        page.locator(".game > *").first.wait_for()
        self.shoot("waiting-for-ada")
        seats[0].do("pause", on=True)
        expect(page.get_by_test_id("ask")).to_contain_text(re.compile("paus", re.I))
        self.shoot("paused")
        seats[0].do("remove", seat=1)
        expect(page.locator("main h1")).to_be_visible()
        self.shoot("seat-lost")
        ada.take(seats[0])
        page.locator(".game > *").first.wait_for()
        page.context.set_offline(True)
        page.get_by_test_id("line-broken").wait_for()
        self.shoot("offline")
        page.context.set_offline(False)

    def number_line(self) -> None:
        ada, page = self.ada, self.ada.page
        seats = self.table("number-line", "Ben", "Mia", preset="original-rules")
        seats[0].do("start")
        ada.take(seats[0])
        expect(page.locator(".quiz")).to_be_visible()
        self.shoot("quiz")
        seats[0].do("move", text="answer 578")
        for seat, number in zip(seats, (4, 8, 2), strict=True):
            seat.do("move", text=f"card {number}")
        page.locator("[data-stage-button]").wait_for()
        self.shoot("round-scored")
        page.locator("[data-stage-button]").click()
        for place, text in ((1, "decoy 9"), (2, "card 3"), (0, "card 7"), (1, "card 5")):
            seats[place].do("move", text=text)
        seats[2].do("move", text="decoy 10")
        page.get_by_role("button", name=FREE_NUMBER, disabled=False).first.wait_for()
        self.shoot("number-line")
        page.locator("[data-number='6']").hover()
        page.wait_for_timeout(300)
        self.shoot("number-line-preview")
        page.locator("[data-number='3']").click(force=True)
        expect(page.get_by_test_id("refused")).to_be_visible()
        self.shoot("number-line-refused")
        seats[0].do("move", text="decoy 1")
        expect(page.locator(".ending, [data-stage-button]").first).to_be_visible()
        if page.get_by_test_id("ending").is_visible():
            self.shoot("number-line-counting")

    def sevens(self) -> None:
        ada, page = self.ada, self.ada.page
        seats = self.table("sevens", "Ben", "Mia", "Leo", deal_code=KNOCK_DEAL)
        seats[0].do("start")
        play_others(seats)
        ada.take(seats[0])
        ada.one_move()
        self.shoot("sevens-waiting")
        play_others(seats)
        expect(page.locator(".cell").first).to_be_visible()
        self.shoot("sevens-guess")
        page.locator("button.cell.possible").nth(3).click()
        page.wait_for_timeout(400)
        self.shoot("sevens-reveal")
        shown = {"sevens": 0, "sevens-give": 0}
        while True:
            play_others(seats)
            page.wait_for_timeout(150)
            if page.get_by_test_id("ending").is_visible():
                break
            gives = page.locator(".hand .raised[data-move^=give]").count() > 0
            puts = page.locator(".hand .raised[data-move^=play]").count() > 0
            kind = "sevens-give" if gives else "sevens" if puts else ""
            if kind and not (kind == "sevens" and page.locator(".lying").count() < 7):
                shown[kind] += 1
                if shown[kind] == 1:
                    page.wait_for_timeout(3300)
                    self.shoot(kind)
            ada.one_move()
        self.shoot("sevens-result")
        page.locator("button[aria-haspopup=dialog]").first.click()
        page.locator("dialog[open]").wait_for()
        self.shoot("menu")

    def stars_and_bars(self) -> None:
        ada, page = self.ada, self.ada.page
        seats = self.table("stars-and-bars", "Ben", deal_code="STARS")
        seats[0].do("start")
        ada.take(seats[0])
        for _ in range(18):
            play_others(seats)
            seats[0].do("move", text=my_moves(seats[0].table())[-1])
        play_others(seats)
        page.locator(".hand.asked").wait_for()
        self.shoot("stars-and-bars")
        page.get_by_test_id("last-turn").click()
        self.shoot("stars-and-bars-last-turn")
        page.locator(".own .card").nth(1).click()
        page.wait_for_timeout(2000)
        self.shoot("stars-and-bars-card")
        page.locator(".space.open").last.click()
        page.locator(".links .sum").wait_for()
        self.shoot("stars-and-bars-put")
        page.get_by_test_id("take-up").click()
        page.locator(".own .card").nth(1).click()
        page.locator(".space:not(.open)").last.click(force=True)
        expect(page.get_by_test_id("refused")).to_be_visible()
        self.shoot("stars-and-bars-refused")

    def stars_and_bars_in_class(self) -> None:
        ada, page = self.ada, self.ada.page
        seats = self.table("stars-and-bars", "Ben", deal_code="TWO", options={"housekeeping": "manual"})
        seats[0].do("start")
        for place in (0, 1, 0, 1):
            hand = seats[place].table()["play"]["view"]["now"]["hands"][place]
            for text in (f"put {hand[0]} {'b3' if place == 0 else 'c3'}", "end"):
                seats[place].do("move", text=text)
        ada.take(seats[0])
        page.locator("[data-cell=b3]").click()
        page.locator(".menu").wait_for()
        self.shoot("stars-and-bars-stack")
        says = self.table("stars-and-bars", bots=1, deal_code="STARS", preset="original-rules")[0]
        says.do("start")
        ada.take(says)
        page.locator(".own .hand.asked .card").first.click()
        page.locator("[data-cell=c2]").click()
        page.locator("[data-digit='8']").click()
        self.shoot("stars-and-bars-say")
        page.locator("[data-send]").click()
        page.locator("[data-digit='9']").click()
        page.locator("[data-send]").click()
        page.locator(".working").wait_for()
        self.shoot("stars-and-bars-wrong")
        over = self.table("stars-and-bars", bots=1, deal_code="STARS")[0]
        over.do("start")
        over.finish()
        ada.take(over, playing=False)
        page.get_by_test_id("ending").wait_for()
        self.shoot("stars-and-bars-result")

    def bang_zoom(self) -> None:
        ada, page = self.ada, self.ada.page
        helps = {**HELPS, "word_check": True}
        seat = self.server.create(
            game="bang-zoom",
            nickname="Ada",
            seats=["me", "simple", "simple"],
            helps=helps,
            deal_code="DEAL7",
            start=True,
        )
        ada.take(seat)
        turns = 0
        while turns < 4:
            seat.wait_for(my_moves)
            text = seat.say("hint")["text"]
            seat.do("move", text=text)
            turns += text.startswith(("discard", "swap"))
        table = seat.wait_for(my_moves)
        page.wait_for_selector(f"[data-at='{table['number']}']")
        self.shoot("bang-zoom")
        page.get_by_test_id("swap-instead").click()
        for place in (0, 3):
            page.locator("[data-tile]").nth(place).click()
        page.get_by_test_id("swap").click()
        self.shoot("bang-zoom-swap")
        for key in ("Escape", "Escape", "Escape", "1"):
            page.keyboard.press(key)
        expect(page.locator("[data-tile]")).to_have_count(7)
        page.keyboard.type("BRACT")
        page.get_by_test_id("verdict").wait_for()
        self.shoot("bang-zoom-word")
        page.keyboard.type("Q")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("refused")).to_be_visible()
        self.shoot("bang-zoom-refused")
        over = self.table("bang-zoom", bots=1, deal_code="DEAL0")[0]
        over.do("start")
        while not is_over(over.wait_for(lambda table: is_over(table) or my_moves(table))):
            over.do("move", text=over.say("hint")["text"])
        ada.take(over, playing=False)
        page.get_by_test_id("ending").wait_for()
        self.shoot("bang-zoom-result")

    def looking_again(self) -> None:
        """A hint, a record, its review and its deal."""
        ada, page = self.ada, self.ada.page
        seat = self.server.create(game="sevens", nickname="Ada", seats=["me", *["simple"] * 2], helps=HELPS, start=True)
        ada.take(seat)
        page.locator(".hand.asked").wait_for()
        page.locator("button[aria-busy]").click()
        page.get_by_test_id("hint").wait_for()
        self.shoot("hint")
        ada.go("/replay")
        page.locator("#pasted").wait_for()
        self.shoot("replay-bring")
        for game in RECORDED:
            page.locator("#pasted").fill(whole(game))
            page.locator(".paste button").click()
            page.locator("input[type=range]").fill("12" if game != "number-line" else "4")
            page.wait_for_timeout(400)
            self.shoot(f"replay-{game}")
            if game == "number-line":
                page.locator("#tab-review").click()
                page.locator("#turns").wait_for(timeout=60_000)
                page.locator("[data-turn]").first.click()
                self.shoot("replay-review")
                page.locator("#tab-deal").click()
                page.locator(".deal li").first.wait_for()
                self.shoot("replay-deal")
            page.evaluate("history.replaceState(null, '')")
            ada.go("/replay")
            page.locator("#pasted").wait_for()

    def big_bang(self) -> None:
        ada, page = self.ada, self.ada.page
        alone = self.table("big-bang", deal_code="CHECK")[0]
        alone.do("start")
        for _ in range(12):
            alone.do("move", text=nearest(my_moves(alone.table())))
        ada.take(alone)
        page.locator(".own .card").first.click(force=True)
        self.shoot("big-bang")
        dead = self.table("big-bang", deal_code=DEAD_DEAL)[0]
        dead.do("start")
        for text in DEAD_MOVES:
            dead.do("move", text=text)
        ada.take(dead)
        for place in (2, 0):
            page.locator(".own .card").nth(place).click()
        self.shoot("big-bang-dead")
        turns = self.table("big-bang", deal_code=TURN_DEAL, options={"rules_cards": 6})[0]
        turns.do("start")
        turns.do("move", text="hand 3 @0,1")
        ada.take(turns)
        page.locator(".own [data-move^=R1]").click()
        self.shoot("big-bang-rules-card")
        seats = self.table("big-bang", "Ben", "Mia")
        seats[0].do("start")
        for turn in range(30):
            seat = seats[turn % 3]
            seat.do("move", text=nearest(my_moves(seat.table())))
        ada.take(seats[0])
        self.shoot("big-bang-race")
        alone.finish(nearest)
        ada.take(alone, playing=False)
        page.get_by_test_id("ending").wait_for()
        self.shoot("big-bang-result")

    def one_device(self) -> None:
        """Ada's phone goes round."""
        ada, page = self.ada, self.ada.page
        ada.go("/new/sevens#one-device")
        page.locator(".mate").first.wait_for()
        self.shoot("new-one-device")
        ada.open_shared(self.server, "sevens", 3, deal_code="SHARED", helps=HELPS)
        self.shoot("one-device-cover")
        for _ in range(2):
            page.locator(".people .loud").click()
            play_turn(ada, "sevens")
            page.get_by_test_id("pass-bar").wait_for()
            page.locator(".bar .loud").click()
        page.locator(".people .loud").click()
        play_turn(ada, "sevens")
        page.get_by_test_id("pass-bar").wait_for()
        self.shoot("one-device-passed")
        page.get_by_role("button", name=READ).click()
        page.get_by_test_id("table-text").wait_for()
        self.shoot("table-text")
        page.keyboard.press("Escape")
        seats = self.table("number-line", "Ben", "Mia")
        seats[0].do("start")
        seats[0].do("move", text="card 4")
        seats[0].do("take-back")
        ada.take(seats[1])
        page.get_by_test_id("asked-take-back").wait_for()
        self.shoot("take-back-asked")

    def walls(self) -> None:
        """What a class sees of each game."""
        ada, page = self.ada, self.ada.page
        waiting = self.server.create(game="sevens", seats=["me", "open", "open", "easy"], spectators=True)
        ada.go(f"/t/{waiting.code}/projector")
        page.locator(".join img").wait_for()
        self.shoot("wall-joining")
        for game, people in SEATS.items():
            seats = self.table(game, *("Ben", "Mia")[: people - 1], spectators=True)
            seats[0].do("start")
            for _ in range(3):
                play_others(seats)
                moves = my_moves(seats[0].table())
                if moves:
                    seats[0].do("move", text=moves[len(moves) // 2])
            ada.go(f"/t/{seats[0].code}/projector")
            page.locator(".board > *, .ending").first.wait_for()
            self.shoot(f"wall-{game}")


def play_others(seats: list[Seat]) -> None:
    """Everybody but Ada plays the first offered move, until it is her turn or the game is over."""
    moved = True
    while moved:
        moved = False
        for seat in seats[1:]:
            play = seat.table()["play"]
            moves = play["offer"]["moves"] if play else []
            if moves:
                seat.do("move", text=moves[len(moves) // 2])
                moved = True


def main() -> None:
    reason = obstacle()
    if reason:
        sys.exit(f"shots: {reason}")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own, Server(Path(own), "--limits", "0") as server, browser() as opened:
        missing = [
            f"{part} ({screen}, {theme})"
            for screen in SCREENS
            for theme in THEMES
            for part in missed(Photographer(opened, server, folder, screen, theme), PARTS.get(screen, ALL_PARTS))
        ]
    print(f"shots: {len(list(folder.glob('*.png')))} pictures in {folder.name}/")
    if missing:
        sys.exit(f"shots: not to be had: {', '.join(missing)}")


def missed(photographer: Photographer, parts: tuple[str, ...]) -> list[str]:
    """The parts that went wrong: one that does is told, and the others are still worth looking at."""
    wrong: list[str] = []
    for part in parts:
        try:
            getattr(photographer, part)()
        except (AssertionError, PlaywrightError) as error:
            print(f"shots: {part}: {error}", file=sys.stderr, flush=True)
            wrong.append(part)
    photographer.ada.close()
    print(f"shots: {photographer.name}", flush=True)
    return wrong


if __name__ == "__main__":
    main()
