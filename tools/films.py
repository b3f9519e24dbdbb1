"""Filmstrips: five pictures in a row of how every game ends and how a card is carried, at both sizes: `make films`.

tools/films.py [FOLDER] [NAME ...]   into FOLDER (default: films/), only what is named (ending-sevens, drag-sevens, …)
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

from browsing import CHROMEBOOK, PHONE, Guest, browser, obstacle  # noqa: E402 - needs the path above
from ending import GAMES, one_move_before_the_end, play, seated  # noqa: E402
from serving import Server  # noqa: E402

SCREENS: Final = {"phone": PHONE, "chromebook": CHROMEBOOK}
PICTURES: Final = 5
EVERY_MS: Final = 200
LONGEST_MS: Final = 30_000
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

    def drag(self, game: str) -> Camera:
        """A card is carried from the hand to a place that glows."""
        table = seated(self.server, game, DRAGS[game][0], helps=HELPS)
        first = table[0].table()["play"]["view"]["actors"][0]
        ada = self.guest()
        ada.take(table[first])
        page = ada.page
        card, place = (page.locator(part).first for part in DRAGS[game][1:])
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


# A deal, what is carried, and where to.
DRAGS: Final = {
    "number-line": ("FILM7", ".own .card", "[data-number='6']"),
    "sevens": ("FILM7", ".own .raised", ".place.takes"),
    "stars-and-bars": ("FILM7", ".own .card", "[data-cell=b2]"),
    "big-bang": ("FILM7", ".own .raised", "[data-cell='0,1']"),
}


def middle(there: Locator) -> tuple[float, float]:
    box = there.bounding_box()
    assert box is not None, "it is on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def films() -> Iterator[tuple[str, Callable[[Director], Camera]]]:
    for game in GAMES:
        yield f"ending-{game}", partial(Director.ending, game=game)
    for game in DRAGS:
        yield f"drag-{game}", partial(Director.drag, game=game)


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
