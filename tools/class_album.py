"""Pictures of a class: one browser for each screen and reader, every page with its faults, and all on contact sheets.

What `tools/class_shots.py` has photographed; which pages there are stands there.
"""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect
from tools.class_school import NAMES, School, listened

from browsing import CHROMEBOOK, PHONE, Guest, violations
from class_serving import Json, Member, come_in
from serving import Server

TABLET: Final = {"width": 820, "height": 1180}
PROJECTOR: Final = {"width": 1920, "height": 1080}
SCREENS: Final = {"phone": PHONE, "tablet": TABLET, "chromebook": CHROMEBOOK, "wall": PROJECTOR}
WITHIN_MS: Final = 15_000


class Album:
    """A class in one language with everybody on the line, and one browser for each screen and reader."""

    def __init__(
        self, server: Server, opened: Browser, stack: ExitStack, theme: str, locale: str, folder: Path
    ) -> None:
        self.server, self.opened, self.stack, self.folder = server, opened, stack, folder
        self.theme, self.locale = theme, locale
        self.faults: list[str] = []
        # Tables of four with hands to hide show most: the game that needs most players.
        games = server.get("/api/games").json()["games"]
        self.game = max(games, key=lambda one: one["least_seats"])["name"]
        body = {"names": NAMES, "plan": {"game": self.game, "size": 4, "shows_hands": True, "odd": "share"}}
        made = server.web.post(f"{server.address}/api/classes", json=body).json()
        self.teacher = Member(server, made["code"], made["token"])
        self.codes = [child["code"] for child in self.teacher.now()["children"]]
        self.children: list[Member] = []
        self.guests: dict[tuple[str, str], Guest] = {}

    def all_come(self) -> None:
        """Bartholomew shares Ada's tablet, Dee Cy's; who looks at a child's page is Ada."""
        for number, code in enumerate(self.codes):
            beside = {"beside": self.children[number - 1].token} if number in (1, 3) else {}
            child = come_in(self.server, self.teacher.code, child_code=code, **beside)
            self.children.append(child)
            self.stack.callback(listened(child).close)

    def page(self, reader: str, screen: str) -> Page:
        if (reader, screen) not in self.guests:
            wish: Json = {"viewport": SCREENS[screen], "color_scheme": self.theme, "locale": self.locale}
            guest = Guest(self.opened, self.server.address, **wish)
            self.guests[reader, screen] = guest
        return self.guests[reader, screen].page

    def shoot(self, name: str, reader: str, screens: tuple[str, ...], arrange: Callable[[Page, str], Any]) -> None:
        for screen in screens:
            page = self.page(reader, screen)
            arrange(page, screen)
            page.wait_for_timeout(700)
            is_checked = (screen, self.theme) in (("phone", "light"), ("chromebook", "dark"))
            found = violations(page) if is_checked else []
            self.faults += [f"{name} on {screen} {self.theme}: {fault}" for fault in found]
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if wide > 0:
                self.faults.append(f"{name} on {screen} {self.theme}: {wide} pixels too wide")
            # What lies over the page is seen with the screen, not with the whole page below it.
            is_whole = reader != "wall" and page.locator("dialog[open]").count() == 0
            page.screenshot(path=self.folder / f"{name}--{screen}-{self.theme}.png", full_page=is_whole)

    # Where they are.

    def at(self, path: str) -> Callable[[Page, str], None]:
        return lambda page, _: self.go(page, path)

    def go(self, page: Page, path: str) -> None:
        page.goto("about:blank")  # else a mere # in the address opens nothing anew
        page.goto(self.server.address + path)
        page.locator("main, header").first.wait_for(timeout=WITHIN_MS)

    def teach(self, then: Callable[[Page], Any] = lambda _: None) -> Callable[[Page, str], None]:
        return self.teach_at(self.teacher, "", then)

    def teach_at(
        self, teacher: Member, path: str, then: Callable[[Page], Any] = lambda _: None
    ) -> Callable[[Page, str], None]:
        """A page of a class for its teacher; on the device of a teacher there are no other classes."""
        key = [{"code": teacher.code, "token": teacher.token, "role": "teacher", "at": 1}]

        def arrange(page: Page, _: str) -> None:
            self.go(page, "/about")
            page.evaluate("keys => localStorage.setItem('playmat.classes', JSON.stringify(keys))", key)
            self.go(page, f"/teach/{teacher.code}{path}")
            expect(page.locator("main h1")).to_be_visible(timeout=WITHIN_MS)
            then(page)

        return arrange

    def child_of(self, school: School, number: int) -> Callable[[Page, str], None]:
        token = school.children[number].token
        key = [{"code": school.teacher.code, "token": token, "role": "child", "child": number, "at": 1}]

        def arrange(page: Page, _: str) -> None:
            self.go(page, "/about")
            page.evaluate("keys => localStorage.setItem('playmat.classes', JSON.stringify(keys))", key)
            self.go(page, f"/c/{school.teacher.code}")

        return arrange

    def school(self, made: School) -> School:
        self.stack.callback(made.close)
        return made

    def wall(self) -> Callable[[Page, str], None]:
        token = self.teacher.say("open-wall")["token"]
        return self.at(f"/c/{self.teacher.code}/wall#k={token}")

    def child(self, *numbers: int) -> Callable[[Page, str], None]:
        """The page of a child, or of some who share it; the keys are theirs, as if they had come in here."""
        keys = [
            {"code": self.teacher.code, "token": self.children[it].token, "role": "child", "child": it, "at": it}
            for it in numbers
        ]

        def arrange(page: Page, _: str) -> None:
            self.go(page, "/about")
            page.evaluate("keys => localStorage.setItem('playmat.classes', JSON.stringify(keys))", keys)
            self.go(page, f"/c/{self.teacher.code}")

        return arrange


def press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def then(first: Callable[[Page, str], None], act: Callable[[Page], None]) -> Callable[[Page, str], None]:
    def arrange(page: Page, screen: str) -> None:
        first(page, screen)
        act(page)

    return arrange


def sheets(opened: Browser, folder: Path) -> None:
    """All pictures of one page side by side."""
    page = opened.new_page(viewport={"width": 2000, "height": 1000})
    for name in sorted({path.name.split("--")[0] for path in folder.glob("*--*.png")}):
        pictures = sorted(folder.glob(f"{name}--*.png"), key=lambda path: (path.stem.split("-")[-1], path.name))
        fit = "max-height:900px;max-width:640px"
        shown = "".join(
            f'<figure><img src="{path.as_uri()}" style="{fit}"><figcaption>{path.stem}</figcaption></figure>'
            for path in pictures
        )
        html = folder / f"{name}.html"
        html.write_text(f'<body style="display:flex;flex-wrap:wrap;gap:8px;background:#888;margin:8px">{shown}</body>')
        page.goto(html.as_uri())
        page.screenshot(path=folder / f"sheet-{name}.png", full_page=True)
        html.unlink()
    page.close()
