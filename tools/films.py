"""Filmstrips at both sizes, five pictures in a row: `make films`.

How every game is dealt and how it ends, how a card is carried, and what happens when a move is refused.

tools/films.py [FOLDER] [NAME ...]   into FOLDER (default: films/), only what is named (deal-sevens, ending-sevens, …)
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Locator, Page  # noqa: E402

from any_table import NAMES, SEATS  # noqa: E402 - needs the path above
from browsing import CHROMEBOOK, PHONE, Guest, browser, obstacle  # noqa: E402 - needs the path above
from ending import DEAL, GAMES, one_move_before_the_end, play, seated  # noqa: E402
from serving import Seat, Server, my_moves  # noqa: E402

SCREENS: Final = {"phone": PHONE, "chromebook": CHROMEBOOK}
PICTURES: Final = 5
EVERY_MS: Final = 200
LONGEST_MS: Final = 25_000
AFTER_MS: Final = 900
GAP: Final = 12
WIDEST: Final = 1900
HELPS: Final = {"hints": False, "preview": True, "word_check": False, "take_back": False}


class Camera:
    """Takes pictures of a page and lays five of them side by side, wide ones in rows of two."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[bytes] = []

    def shoot(self) -> None:
        self.pictures.append(self.page.screenshot())

    def until(self, there: Locator) -> None:
        for _ in range(LONGEST_MS // EVERY_MS):
            self.shoot()
            if there.is_visible():
                break
            self.page.wait_for_timeout(EVERY_MS)
        self.page.wait_for_timeout(AFTER_MS)
        self.shoot()

    def develop(self, path: Path) -> None:
        last = len(self.pictures) - 1
        chosen = [Image.open(BytesIO(self.pictures[round(place * last / (PICTURES - 1))])) for place in range(PICTURES)]
        width, height = chosen[0].size
        columns = PICTURES if width < height else 2
        rows = -(-PICTURES // columns)
        strip = Image.new("RGB", ((width + GAP) * columns - GAP, (height + GAP) * rows - GAP), "white")
        for place, picture in enumerate(chosen):
            strip.paste(picture, (place % columns * (width + GAP), place // columns * (height + GAP)))
        scale = min(1.0, WIDEST / strip.width)
        strip.resize((round(strip.width * scale), round(strip.height * scale))).save(path)


class Director:
    """One browser on one screen."""

    def __init__(self, opened: Browser, server: Server, screen: str) -> None:
        self.opened = opened
        self.server = server
        self.viewport = SCREENS[screen]

    def guest(self) -> Guest:
        return Guest(self.opened, self.server.address, viewport=self.viewport, reduced_motion="no-preference")

    def ending(self, game: str) -> Camera:
        table, last = one_move_before_the_end(self.server, game, helps=HELPS)
        ada = self.guest()
        ada.take(table[0])
        ada.page.locator("[data-flies]").first.wait_for()
        ada.page.wait_for_timeout(1500)
        camera = Camera(ada.page)
        play(table, [last])
        camera.until(ada.page.get_by_test_id("ending"))
        ada.close()
        return camera

    def turn(self, game: str, before: int = 0) -> Guest:
        """Whoever moves after that many moves of a new game, at their table."""
        table = seated(self.server, game, DEAL, helps=HELPS)
        for _ in range(before):
            seat = mover(table)
            seat.do("move", text=my_moves(seat.table())[0])
        ada = self.guest()
        ada.take(mover(table))
        return ada

    def deal(self, game: str) -> Camera:
        """From the lobby to the first cards."""
        ada = self.guest()
        people = SEATS[game]
        host = self.server.create(game=game, seats=["me", *["open"] * (people - 1)], nickname=NAMES[0], deal_code=DEAL)
        for name in NAMES[1:people]:
            self.server.join(host.code, name)
        ada.take(host, playing=False)
        ada.page.get_by_test_id("start").or_(ada.page.get_by_role("button", name="Start")).first.wait_for()
        ada.page.wait_for_load_state("networkidle")
        host.do("start")
        camera = Camera(ada.page)
        ada.page.locator(".ground").wait_for()
        for _ in range(PICTURES):
            camera.shoot()
            ada.page.wait_for_timeout(EVERY_MS // 2)
        ada.close()
        return camera

    def refusal(self, game: str) -> Camera:
        """Something is tried that is not allowed, and the table says why."""
        before, presses = REFUSALS[game]
        ada = self.turn(game, before)
        page = ada.page
        page.locator(presses[0]).first.wait_for()
        page.wait_for_timeout(1500)
        camera = Camera(page)
        camera.shoot()
        for part in presses:
            page.locator(part).first.click(force=True)
            page.wait_for_timeout(EVERY_MS)
            camera.shoot()
        camera.until(page.get_by_test_id("refused"))
        ada.close()
        return camera

    def drag(self, game: str) -> Camera:
        """A card is carried from the hand to a place that glows."""
        ada = self.turn(game)
        page = ada.page
        card, place = (page.locator(part).first for part in DRAGS[game])
        card.wait_for()
        page.wait_for_timeout(1500)
        camera = Camera(page)
        camera.shoot()
        (x, y), (to_x, to_y) = middle(card), middle(place)
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, PICTURES):
            part = step / (PICTURES - 1)
            page.mouse.move(x + (to_x - x) * part, y + (to_y - y) * part, steps=4)
            page.wait_for_timeout(EVERY_MS)
            camera.shoot()
        page.mouse.up()
        page.wait_for_timeout(AFTER_MS)
        camera.shoot()
        ada.close()
        return camera


# What is carried, and where to: a place that glows.
DRAGS: Final = {
    "number-line": (".own .card", "[data-number='6']"),
    "sevens": (".own .raised", ".place.takes"),
    "stars-and-bars": (".own .card", "[data-cell=b2]"),
    "big-bang": (".own .raised", "[data-cell='0,1']"),
    "bang-zoom": ("[data-tile]", "[data-row]"),
}
# How many moves are made before, and what is pressed: what the last of them asks for is not allowed.
REFUSALS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "number-line": (1, ("[data-number='1']",)),
    "sevens": (0, (".own .card:not(.raised)",)),
    "stars-and-bars": (0, (".own .card", ".space:not(.open):not(.inner)")),
    "big-bang": (2, (".own .raised", ".cell.free:not(.lit)")),
    "bang-zoom": (0, ("[data-tile]", "[data-testid=lay]")),
}


def mover(table: list[Seat]) -> Seat:
    """Whose turn it is."""
    seat: int = table[0].table()["play"]["view"]["actors"][0]
    return table[seat]


def middle(there: Locator) -> tuple[float, float]:
    box = there.bounding_box()
    assert box is not None, "it is on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def films() -> Iterator[tuple[str, Callable[[Director], Camera]]]:
    for game in GAMES:
        yield f"ending-{game}", partial(Director.ending, game=game)
        yield f"deal-{game}", partial(Director.deal, game=game)
        yield f"drag-{game}", partial(Director.drag, game=game)
        yield f"refusal-{game}", partial(Director.refusal, game=game)


def main(wished: list[str]) -> None:
    if reason := obstacle():
        sys.exit(reason)
    folder = Path(wished[0]) if wished else ROOT / "films"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept), "--limits", "0") as server, browser() as opened:
        for name, film in films():
            if wished[1:] and name not in wished[1:]:
                continue
            for screen in SCREENS:
                film(Director(opened, server, screen)).develop(folder / f"{name}-{screen}.png")
                print(folder / f"{name}-{screen}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
