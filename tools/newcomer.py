"""How many presses a newcomer needs, on a phone, against bots: `make newcomer`.

tools/newcomer.py [TITLE ...]   the games with these titles (default: all), each from the home page to the end and on to
                                a second match; the newcomer knows nothing but roles and names
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from playwright.sync_api import Browser  # noqa: E402

from browsing import PHONE, Guest, browser, obstacle  # noqa: E402 - needs the path above
from newcomer import Newcomer, StuckError  # noqa: E402
from serving import Server  # noqa: E402

COLUMNS: Final = ("game", "to a seat", "1st match", "to the next", "2nd match")
ROW: Final = "{:<16}" + "{:>12}" * (len(COLUMNS) - 1)


def titles(server: Server) -> list[str]:
    return [game["title"] for game in server.get("/api/games").json()["games"]]


def presses(opened: Browser, server: Server, title: str) -> list[int]:
    guest = Guest(opened, server.address, viewport=PHONE, has_touch=True, is_mobile=True)
    try:
        newcomer = Newcomer(guest.page, server.address)
        return [newcomer.sit_down(title), newcomer.play(), newcomer.once_more(), newcomer.play()]
    finally:
        guest.close()


def main(wished: list[str]) -> None:
    if reason := obstacle():
        sys.exit(reason)
    stuck = False
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept), "--limits", "0") as server, browser() as opened:
        print("Presses of somebody who knows only roles and names, on a phone of 360 x 740:")
        print(ROW.format(*COLUMNS))
        for title in wished or titles(server):
            try:
                print(ROW.format(title, *presses(opened, server, title)), flush=True)
            except StuckError as error:
                stuck = True
                print(f"{title:<16}stuck: {error}", flush=True)
    if stuck:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
