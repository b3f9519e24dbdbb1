"""The icons of the web client, made of our own card faces: web/public/icon.svg and its PNGs. Needs chromium.

tools/icons.py   writes them anew; run it when the faces of the cards on it change
"""

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from playmat import faces

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from browsing import browser  # noqa: E402 - needs the path above

PUBLIC: Final = ROOT / "web" / "public"
TEAL: Final = "#1f6a72"
SIDE: Final = 64
# Which card, how it is turned, and where its middle lies.
CARDS: Final = (("bang-zoom", "Z", -16, 20.5, 32.5), ("sevens", "7H", 8, 42, 32))
TALL: Final = 40.0


def card(game: str, name: str, turn: int, x: float, y: float) -> str:
    row = next(row for row in faces.rows(game) if faces.name(game, row) == name)
    width, height = faces.size_of(game)
    scale = TALL / height
    svg = faces.face(game, row)
    marks = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    place = f"translate({x} {y}) rotate({turn}) scale({scale:.4f}) translate({-width / 2} {-height / 2})"
    paper = f'<rect width="{width}" height="{height}" rx="5" fill="#fffdf8" stroke="#12292c" stroke-width="1"/>'
    return f'<g transform="{place}">{paper}{marks}</g>'


def icon(corner: int, scale: float = 1.0) -> str:
    """With round corners for a browser's tab; square and smaller inside where the device cuts its own shape."""
    cards = "".join(card(*one) for one in CARDS)
    inside = f'<g transform="translate(32 32) scale({scale}) translate(-32 -32)">{cards}</g>'
    ground = f'<rect width="{SIDE}" height="{SIDE}" rx="{corner}" fill="{TEAL}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{ground}{inside}</svg>\n'


def shoot(page: Page, svg: str, side: int, name: str) -> None:
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{side}px}}</style>{svg}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    (PUBLIC / "icon.svg").write_text(icon(14), encoding="utf-8")
    with browser() as opened:
        page = opened.new_page()
        shoot(page, icon(14), 192, "icon-192.png")
        shoot(page, icon(14), 512, "icon-512.png")
        shoot(page, icon(0, 0.8), 512, "icon-maskable-512.png")
        shoot(page, icon(0), 180, "apple-touch-icon.png")


if __name__ == "__main__":
    main()
