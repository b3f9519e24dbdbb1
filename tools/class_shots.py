"""Every page of a class, for its teacher, its children and the wall: `make class-shots`.

Each page on each screen it is meant for, by day in English and by night in Spanish, on one contact sheet per page.

tools/class_shots.py [FOLDER] [PART …]   into FOLDER (default: class-shots/), all of it or only parts ("before",
"during", "asked", "report", "homework", "cups", "deals", "puzzles"); with "crossed" by night in English and by day in
Spanish; a server of its own and chromium do the rest
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from datetime import date, timedelta
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from playwright.sync_api import Page  # noqa: E402
from tools.class_album import WITHIN_MS, Album, press, sheets, then  # noqa: E402
from tools.class_school import SameDeal, School  # noqa: E402

from browsing import browser, obstacle  # noqa: E402 - needs the path above
from serving import Server  # noqa: E402

SMALL: Final = ("phone", "tablet", "chromebook")
LARGE: Final = ("chromebook", "wall")
THREE: Final = ("phone", "chromebook", "wall")
LOOKS: Final = (("dark", "es-ES"), ("light", "en-GB"))
CROSSED: Final = (("dark", "en-GB"), ("light", "es-ES"))
TABLES: Final = [{"children": [0, 1, 4, 5]}, {"children": [2, 3, 6, 7]}, {"children": [8, 9], "guests": {10: 9}}]


def before(album: Album) -> None:
    """Nobody sits yet."""
    album.shoot("01-teach", "new", SMALL, album.at("/teach"))
    album.shoot("02-new-class", "new", SMALL, then(album.at("/teach"), press("summary")))
    album.shoot("03-nobody-here", "teacher", SMALL, album.teach())
    album.shoot("04-wall-nobody", "wall", LARGE, album.wall())
    album.shoot("05-child-comes-in", "stranger", SMALL, album.at(f"/c/{album.teacher.code}"))
    album.all_come()
    album.shoot("06-lobby", "teacher", SMALL, album.teach())
    album.shoot("07-settings", "teacher", SMALL, album.teach(lambda page: opened_settings(page)))
    album.shoot("08-preview", "teacher", (*SMALL, "wall"), album.teach(press(".main-acts button:nth-of-type(2)")))
    album.shoot("09-wall-lobby", "wall", LARGE, album.wall())
    album.shoot("10-child-lobby", "child", SMALL, album.child(4))
    album.shoot("11-shared-lobby", "pair", SMALL, album.child(0, 1))
    album.shoot(
        "12-shared-asks",
        "pair",
        SMALL,
        then(album.child(0, 1), press(".sharers .row .button")),
    )


def opened_settings(page: Page) -> None:
    page.locator(".main-acts [aria-expanded]").last.click()
    page.locator("section details summary").first.click()


def during(album: Album) -> None:
    """Everybody plays."""
    assert album.teacher.say("seat-all", tables=TABLES)["type"] == "accepted"
    album.children[5].say("raise-hand", on=True)
    album.shoot("20-overview", "teacher", (*SMALL, "wall"), album.teach())
    album.shoot("21-one-table", "teacher", SMALL, album.teach(press(".table .head")))
    album.shoot("22-one-child", "teacher", SMALL, album.teach(press(".table .child")))
    album.shoot("23-wall-race", "wall", LARGE, album.wall())
    album.teacher.say("show-on-wall", tables=[0, 1], names=True)
    album.shoot("24-wall-tables", "wall", LARGE, album.wall())
    album.teacher.say("show-on-wall", tables=[], names=False)
    album.shoot("25-child-plays", "child", SMALL, album.child(4))
    album.shoot("26-guest", "guest", SMALL, album.child(10))
    album.shoot("27-shared-cover", "pair", SMALL, album.child(2, 3))
    album.shoot("28-shared-sheet", "pair", SMALL, then(album.child(2, 3), sharers_open))
    album.teacher.say("time-signal", minutes=5)
    album.shoot("29-child-time", "child", SMALL, album.child(4))
    album.shoot("30-wall-time", "wall", LARGE, album.wall())
    album.teacher.say("eyes-on-me", on=True)
    album.shoot("31-eyes-teacher", "teacher", SMALL, album.teach())
    album.shoot("32-eyes-child", "pair", SMALL, album.child(2, 3))
    album.shoot("33-eyes-wall", "wall", LARGE, album.wall())
    album.teacher.say("eyes-on-me", on=False)


def sharers_open(page: Page) -> None:
    page.locator("header [aria-haspopup=dialog], nav [aria-haspopup=dialog]").last.click()
    page.locator("dialog[open] .row .button").last.click()


def asked(album: Album) -> None:
    """A question, step by step."""
    album.shoot("40-ask", "teacher", SMALL, album.teach(press(".main-acts [aria-expanded=false] >> nth=1")))
    place = {"of": "scene", "game": album.game, "scene": 0, "step": 2}
    assert album.teacher.say("ask-class", place=place)["type"] == "accepted"
    album.shoot("41-poll-child", "child", SMALL, album.child(6))
    moves = album.children[6].say("see-poll", poll=1)["table"]["play"]["offer"]["moves"]
    for number, child in enumerate(album.children):
        if number not in (0, 1):
            child.say("answer-poll", poll=1, text=moves[number % len(moves)])
    album.children[0].say("answer-poll", poll=1, text=moves[0])
    album.shoot("42-poll-shared", "pair", SMALL, album.child(0, 1))
    album.shoot("43-poll-teacher", "teacher", SMALL, album.teach())
    album.shoot("44-poll-wall", "wall", LARGE, album.wall())
    album.teacher.say("step-poll", poll=1, to="shown")
    album.shoot("45-bars-child", "child", SMALL, album.child(6))
    album.shoot("46-bars-wall", "wall", LARGE, album.wall())
    album.teacher.say("step-poll", poll=1, to="told")
    album.shoot("47-told-child", "child", SMALL, album.child(6))
    album.shoot("48-told-wall", "wall", LARGE, album.wall())
    album.teacher.say("step-poll", poll=1, to="closed")
    album.teacher.say("end-lesson")
    album.shoot("50-ended-child", "child", SMALL, album.child(6))
    album.shoot("51-ended-teacher", "teacher", SMALL, album.teach())
    album.shoot("52-paper", "teacher", SMALL, album.at(f"/teach/{album.teacher.code}/cards"))
    album.teacher.say("remove-child", child=6)
    album.shoot("53-out", "child", ("phone",), album.child(6))


def report(album: Album) -> None:
    """What a teacher reads when the lesson is over."""
    school = album.school(School(album.server))
    teacher = school.teacher
    album.shoot("60-report-none", "teacher", THREE, album.teach_at(teacher, "/report"))
    school.play()
    album.shoot("61-report-lesson-on", "teacher", THREE, album.teach_at(teacher, "/report", read_through))
    teacher.say("end-lesson")
    school.play(2)
    school.ask()
    teacher.say("end-lesson")
    school.judged()
    album.shoot("62-report", "teacher", THREE, album.teach_at(teacher, "/report", read_through))
    album.shoot("63-report-figures", "teacher", THREE, album.teach_at(teacher, "/report", all_unfolded))
    album.shoot("64-report-one-lesson", "teacher", THREE, album.teach_at(teacher, "/report", first_lesson))
    album.shoot("65-report-position", "teacher", THREE, album.teach_at(teacher, "/report", position("h3 ~ p")))
    album.shoot("66-report-costly", "teacher", THREE, album.teach_at(teacher, "/report", position(".accuracy")))
    album.shoot("67-report-asked", "teacher", THREE, album.teach_at(teacher, "/report", position("section article")))
    paper = album.page("teacher", "chromebook")
    album.teach_at(teacher, "/report", read_through)(paper, "")
    on_screen(paper.pdf(prefer_css_page_size=True), album.folder / f"69-report--paper-{album.theme}")
    wish = {"language": album.locale[:2]}
    pdf = album.server.web.get(f"{teacher.at}/home.pdf", params=wish, headers=teacher.bearer).content
    on_screen(pdf, album.folder / f"68-take-home--paper-{album.theme}")


def read_through(page: Page) -> None:
    page.locator("main section").first.wait_for(timeout=WITHIN_MS)


def all_unfolded(page: Page) -> None:
    page.locator("main details").first.wait_for(timeout=WITHIN_MS)
    page.wait_for_timeout(700)  # whatever is told once more would fold it again
    page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true")


def first_lesson(page: Page) -> None:
    read_through(page)
    page.locator("#report-lesson").select_option(index=1)


def position(inside: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        read_through(page)
        page.locator(f"{inside} button").first.click()
        page.locator("dialog[open] [data-game]").first.wait_for(timeout=WITHIN_MS)

    return act


def on_screen(pdf: bytes, picture: Path) -> None:
    """The first pages of a PDF as a reader shows them, where there is a tool for it."""
    if shutil.which("pdftoppm"):
        for page in ("1", "2"):
            command = ["pdftoppm", "-png", "-r", "90", "-f", page, "-singlefile", "-", f"{picture}-{page}"]
            subprocess.run(command, input=pdf, check=True)


def homework(album: Album) -> None:
    """Given, done at home, and read; an exit ticket at the end of a lesson."""
    school = album.school(School(album.server))
    teacher = school.teacher
    album.shoot("70-results-none", "teacher", THREE, album.teach_at(teacher, "/results"))
    album.shoot("71-new-matches", "teacher", THREE, album.teach_at(teacher, "/results", press("[value=matches]")))
    given = school.give_puzzles()
    album.shoot("72-homework-fresh", "teacher", THREE, album.teach_at(teacher, "/results"))
    album.shoot("73-child-homework", "child", THREE, album.child_of(school, 1))
    school.solve_some(given)
    album.shoot("74-homework-results", "teacher", THREE, album.teach_at(teacher, "/results"))
    school.play_some(school.give_matches())
    album.shoot("75-matches-results", "teacher", THREE, album.teach_at(teacher, "/results"))
    album.shoot("76-child-begun", "child", THREE, album.child_of(school, 1))
    album.shoot("77-child-done", "child", THREE, album.child_of(school, 0))
    begin = press("section li:nth-of-type(1) .button.loud")
    album.shoot("78-child-match", "child", THREE, then(album.child_of(school, 4), begin))
    last = press("section li:nth-last-of-type(1) .button.loud")
    album.shoot("79-child-puzzle", "child", THREE, then(album.child_of(school, 5), last))
    school.play()
    school.give_ticket()
    album.shoot("80-ticket-teacher", "teacher", THREE, album.teach_at(teacher, "/results"))
    teacher.say("end-lesson")
    album.shoot("81-ticket-child", "child", THREE, album.child_of(school, 6))


def cups(album: Album) -> None:
    """Each way to play a cup, with an odd number of children, one late, one absent, and results that were put right."""
    school = album.school(School(album.server, game="stars-and-bars", options={}))
    school.plan = {"game": "stars-and-bars", "size": 2}
    teacher = school.teacher
    swiss = school.cup("swiss", 0, title="")
    album.shoot("82-cup-begun", "teacher", THREE, album.teach_at(teacher, "/results"))
    school.settle_rounds(swiss, 2)
    assert teacher.say("draw-cup", cup=swiss)["type"] == "accepted"
    album.shoot("83-cup-swiss", "teacher", THREE, album.teach_at(teacher, "/results"))
    album.shoot("84-cup-all-rounds", "teacher", THREE, album.teach_at(teacher, "/results", all_unfolded))
    album.shoot("85-cup-overview", "teacher", THREE, album.teach_at(teacher, ""))
    album.shoot("86-cup-child", "child", THREE, album.child_of(school, 3))
    ladder = school.cup("ladder", 0, title="The great ladder of class 3b", absent=(9, 10))
    school.settle_rounds(ladder, 1)
    teacher.say("add-children", names=["Late Lou"])
    album.shoot("87-cup-ladder", "teacher", THREE, album.teach_at(teacher, "/results"))
    robin = school.cup("round-robin", 0)
    school.settle_rounds(robin, 2)
    teacher.say("end-cup", cup=robin)
    album.shoot("88-cup-robin-over", "teacher", THREE, album.teach_at(teacher, "/results"))


def deals(album: Album) -> None:
    """The same cards at every table, side by side."""
    for number, plan in enumerate(({}, {"game": "big-bang", "size": 1, "options": {}})):
        school = album.school(SameDeal(album.server, **plan))
        teacher = school.teacher
        name = f"9{number}-{school.plan['game']}"
        album.shoot(f"{name}-results", "teacher", THREE, album.teach_at(teacher, "/results"))
        album.shoot(f"{name}-together", "teacher", THREE, album.teach_at(teacher, "/results", together))
        wall = teacher.say("open-wall")["token"]
        steps = teacher.say("see-deal", step=0, tables=[], wall=True)["steps"]
        tables = [0, 1, 2]
        for step in (steps // 2, steps):
            teacher.say("see-deal", step=step, tables=tables, wall=True)
            album.shoot(f"{name}-wall-{step}", "wall", LARGE, album.at(f"/c/{teacher.code}/wall#k={wall}"))


def together(page: Page) -> None:
    page.locator("section.sheet .button.loud").last.click()
    page.get_by_test_id("deal-boards").wait_for(timeout=WITHIN_MS)
    for _ in range(3):  # to where the tables no longer stand alike
        page.locator(".steps .button").nth(2).click()
        page.wait_for_timeout(300)
    page.wait_for_timeout(2500)  # the par is worked out meanwhile


def puzzles(album: Album) -> None:
    """Puzzles, the daily ones, and a streak."""
    album.shoot("95-puzzles-new", "fresh", THREE, album.at("/puzzles"))
    shelf = album.server.get("/api/puzzles").json()
    today = [one["daily"] for one in shelf["games"]]
    day = date.fromisoformat(shelf["date"])
    days = [str(day - timedelta(days=back)) for back in (2, 1, 0)]
    mine = {"ids": [*today[:2], *[card["id"] for card in shelf["games"][0]["puzzles"][:7]]], "days": days}

    def solver(path: str) -> Callable[[Page, str], None]:
        def arrange(page: Page, _: str) -> None:
            album.go(page, "/about")
            page.evaluate("mine => localStorage.setItem('playmat.puzzles', JSON.stringify(mine))", mine)
            album.go(page, path)

        return arrange

    album.shoot("96-puzzles-streak", "solver", THREE, solver("/puzzles"))
    for one in shelf["games"]:
        album.shoot(f"97-puzzle-{one['game']}", "solver", THREE, solver(f"/puzzles/{one['daily']}"))


PARTS: Final = {
    "before": before,
    "during": during,
    "asked": asked,
    "report": report,
    "homework": homework,
    "cups": cups,
    "deals": deals,
    "puzzles": puzzles,
}
# What needs the album's own class; the others make one for themselves.
IN_CLASS: Final = ("before", "during", "asked")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "class-shots").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if reason := obstacle():
        sys.exit(reason)
    faults: list[str] = []
    wanted = [name for name in PARTS if name in sys.argv[2:]] or [*PARTS]
    with tempfile.TemporaryDirectory() as work, Server(Path(work), "--limits", "0") as server, browser() as opened:
        for theme, locale in CROSSED if "crossed" in sys.argv[2:] else LOOKS:
            with ExitStack() as stack:
                album = Album(server, opened, stack, theme, locale, folder)
                if "before" not in wanted and any(name in IN_CLASS for name in wanted):
                    album.all_come()
                for name in wanted:
                    PARTS[name](album)
                faults += album.faults
                for guest in album.guests.values():
                    guest.close()
        sheets(opened, folder)
    for fault in faults:
        print("fault:", fault)
    print(f"{len(list(folder.glob('*--*.png')))} pictures, {len(list(folder.glob('sheet-*')))} sheets in {folder}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
