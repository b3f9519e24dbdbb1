"""How fast a class is seated: `make seated`.

A teacher at a Chromebook and 28 children at human speed, six of them in real browsers on phones, the others by
protocol: they type, one types a wrong code, two reload, one phone dies and its child comes back on another device, one
is late, one leaves. Counts the teacher's presses and the seconds from the code on the wall until everybody plays.
Then all are stopped, asked what they would play, and seated anew, and every phone says so.

tools/class_of_28.py [--roster] [--nodes N] [--films FOLDER]   with --roster the class and its codes are there already;
with --nodes there are so many servers on PostgreSQL, and the phones are spread over them
"""

import argparse
import random
import re
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from playwright.sync_api import Browser, Locator, Page, Response, expect  # noqa: E402
from tools.class_school import read_on  # noqa: E402

from browsing import PHONE, Guest, browser, obstacle  # noqa: E402 - needs the path above
from class_serving import ClassLine, Member, come_in  # noqa: E402
from nodes import Nodes  # noqa: E402
from serving import Server  # noqa: E402

CHILDREN: Final = 28
IN_BROWSERS: Final = 6
A_KEY: Final = (0.15, 0.45)  # seconds, for somebody of eight who looks for each letter
LOOKS_UP: Final = (1.0, 6.0)
STUCK: Final = 90.0
CONFLICT: Final = 409
# Asked about a table where cards are hidden she is told why not, and chooses a step of the lesson instead.
REFUSED: Final = ["see-position"]


class Child(threading.Thread):
    """A child by protocol: types, comes in, listens, takes the seat it is given."""

    def __init__(self, server: Server, code: str, number: int, own: str, *, wrong: bool, reloads: bool) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.code = code
        self.number = number
        self.own_code = own
        self.wrong = wrong
        self.reloads = reloads
        self.chance = random.Random(number)
        self.sentences: list[str] = []
        self.playing_at = 0.0
        self.fault = ""
        self.line: ClassLine | None = None

    def run(self) -> None:
        try:
            self._come()
        except Exception as error:  # noqa: BLE001 - whatever it is, the proof tells it
            self.fault = f"{type(error).__name__}: {error}"

    def _come(self) -> None:
        time.sleep(self.chance.uniform(*LOOKS_UP))
        self._type(len(self.code))
        if self.wrong:
            told = self.server.web.get(f"{self.server.address}/api/classes/CDFGHJK").json()
            self.sentences.append(told["sentence"])
            self._type(len(self.code))
        self._type(4 if self.own_code else 6)
        wish = {"child_code": self.own_code} if self.own_code else {"nickname": f"Child {self.number}"}
        member = come_in(self.server, self.code, **wish)
        self._sit(member)
        if self.reloads:
            self._sit(member)

    def _type(self, keys: int) -> None:
        time.sleep(sum(self.chance.uniform(*A_KEY) for _ in range(keys)))

    def _sit(self, member: Member) -> None:
        if self.line is not None:
            self.line.close()
        self.line = line = member.line()
        frame = line.first
        end = time.monotonic() + STUCK
        while time.monotonic() < end:
            if frame.get("type") == "child":
                self.sentences.append(frame["sentence"])
                if frame["table"]:
                    assert member.say("take-seat")["joined"]["code"] == frame["table"]
                    self.playing_at = time.monotonic()
                    return
            frame = line.next(STUCK)

    def stay(self) -> None:
        """Keep looking at the screen until the lesson is over."""
        if self.line is not None:
            read_on(self.line)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()


class Teacher:
    """Every press counts, and so does whatever the server refuses her."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        self.refused: list[str] = []
        page.on("response", self.note)

    def note(self, answer: Response) -> None:
        if answer.status == CONFLICT:
            said = answer.request.post_data_json or {}
            self.refused.append(str(said.get("type", answer.url)))

    def press(self, role: str, name: str) -> None:
        self.page.get_by_role(role, name=name).first.click()  # type: ignore[arg-type]  # one of the roles
        self.presses += 1


def typed_in_browser(guest: Guest, server: Server, code: str, name: str, own_code: str) -> None:
    page = guest.page
    page.goto(server.address)
    page.get_by_label("Somebody gave you a code?").press_sequentially(code, delay=150)
    page.get_by_role("button", name="Join").tap()
    field = page.get_by_label("Your code" if own_code else "What is your name?")
    field.fill("")
    field.press_sequentially(own_code or name, delay=150)
    page.get_by_role("button", name="I am here").tap()
    expect(page.get_by_role("heading", name="Hello")).to_be_visible()


def prove(servers: list[Server], opened: Browser, *, roster: bool, films: Path | None) -> list[str]:
    server = servers[0]
    spread = cycle(servers)
    guest = Guest(opened, server.address)
    teacher = Teacher(guest.page)
    codes = [""] * CHILDREN
    if roster:
        guest.page.goto(server.address + "/teach")
        guest.page.get_by_text("A class you teach often").click()
        guest.page.get_by_label("Names", exact=True).fill("\n".join(f"Child {n}" for n in range(CHILDREN)))
        guest.page.get_by_role("button", name="Make a class").click()
        guest.page.get_by_role("button", name="A first time").click()
        guest.page.wait_for_timeout(500)
    guest.page.goto(server.address)
    teacher.press("link", "Teach")
    if roster:
        teacher.press("link", "Class ")
    else:
        guest.page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()  # any game
        teacher.presses += 1
    expect(guest.page.get_by_role("button", name="Seat ")).to_be_visible()
    code = guest.page.url.rsplit("/", 1)[1]
    if roster:
        token = guest.page.evaluate("JSON.parse(localStorage.getItem('playmat.classes'))[0].token")
        codes = [child["code"] for child in Member(server, code, token).now()["children"]]
    on_the_wall = time.monotonic()
    film(guest.page, films, "1-wall")

    late, dies = CHILDREN - 1, CHILDREN - 2
    by_protocol = [
        Child(next(spread), code, n, codes[n], wrong=n == IN_BROWSERS, reloads=n in (IN_BROWSERS + 1, IN_BROWSERS + 2))
        for n in range(IN_BROWSERS, late)
    ]
    for child in by_protocol:
        child.start()
    homes = [next(spread) for _ in range(IN_BROWSERS)]
    phones = [Guest(opened, home.address, viewport=PHONE, has_touch=True, is_mobile=True) for home in homes]
    for n, phone in enumerate(phones):
        typed_in_browser(phone, homes[n], code, f"Child {n}", codes[n])
        if n == 2:
            film(phone.page, films, "2-child-in-the-lobby")
    expect(guest.page.get_by_role("status").get_by_text(str(CHILDREN - 1)).first).to_be_visible(timeout=60_000)
    film(guest.page, films, "3-everybody-is-here")
    teacher.press("button", "Seat all")
    for phone in phones:
        expect(phone.page.get_by_role("button", name="Help, please")).to_be_visible(timeout=30_000)
    for child in by_protocol:
        child.join(STUCK)
        child.stay()
    everybody = time.monotonic() - on_the_wall
    film(phones[0].page, films, "4-child-at-the-table")

    last = Child(next(spread), code, late, codes[late], wrong=False, reloads=False)
    last.start()
    teacher_presses = teacher.presses
    seat = guest.page.get_by_role("button", name="give a seat")
    expect(seat).to_be_visible(timeout=60_000)
    seat.click()
    last.join(STUCK)

    last.stay()

    dead = by_protocol[dies - IN_BROWSERS]
    dead.leave()
    own = own_code_of(guest.page, server, code, dead.number)
    back = Child(next(spread), code, dies, own, wrong=False, reloads=False)
    began = time.monotonic()
    back.start()
    back.join(STUCK)
    back.stay()
    phones[1].page.reload()
    expect(phones[1].page.get_by_role("button", name="Help, please")).to_be_visible(timeout=30_000)
    phones[5].close()  # leaves
    guest.page.wait_for_timeout(1500)
    film(guest.page, films, "5-overview")
    faults = while_they_play(guest.page, phones[:5], films)
    for child in (*by_protocol, last, back):
        child.leave()

    faults += [child.fault for child in (*by_protocol, last, back) if child.fault]
    faults += [f"child {child.number} never played" for child in (*by_protocol, last, back) if not child.playing_at]
    faults += [fault for phone in phones[:5] for fault in phone.faults]
    # A browser notes every refusal as an error.
    errors = [fault for fault in guest.faults if f"{CONFLICT} (Conflict)" in fault]
    faults += [fault for fault in guest.faults if fault not in errors]
    if teacher.refused != REFUSED or len(errors) != len(REFUSED):
        faults.append(f"the teacher was refused {teacher.refused}, and {len(errors)} errors were noted: not {REFUSED}")
    print(
        f"presses of the teacher from home until all play: {teacher_presses} (with the late one {teacher_presses + 1})"
    )
    print(f"from the code on the wall until {CHILDREN - 1} play: {everybody:.1f} s")
    print(f"back on another device, typing and all: {back.playing_at - began:.1f} s")
    print("what screens said:", sorted({sentence for child in by_protocol for sentence in child.sentences}))
    return faults


def while_they_play(teacher: Page, phones: list[Guest], films: Path | None) -> list[str]:
    """All are stopped, asked, and seated anew; each screen says so, whichever node it hangs on. What did not."""
    faults: list[str] = []

    def look(what: str, on: Callable[[Page], Locator]) -> None:
        began = time.monotonic()
        for number, phone in enumerate(phones):
            try:
                expect(on(phone.page)).to_be_visible(timeout=10_000)
            except AssertionError:
                faults.append(f"phone {number}: not {what}")
        print(f"{what}: all {len(phones)} phones within {time.monotonic() - began:.1f} s")

    teacher.get_by_role("button", name="Eyes on me").click()
    look("stopped", lambda page: page.get_by_role("alertdialog", name="Look at your teacher."))
    teacher.get_by_role("button", name="Go on playing").click()
    look("playing on", lambda page: page.get_by_role("button", name=re.compile("Help, please|Your teacher knows")))

    teacher.get_by_role("button", name="Ask the class", exact=True).click()
    panel = teacher.get_by_test_id("ask-panel")
    scene = panel.get_by_label("From").locator("option[value*='.']").first  # of the lesson that teaches the game
    scene.wait_for(state="attached", timeout=30_000)
    panel.get_by_label("From").select_option(scene.get_attribute("value"))
    expect(panel.get_by_test_id("posed")).to_be_visible(timeout=30_000)
    panel.get_by_role("button", name="Ask the class").click()
    look("asked", lambda page: page.get_by_test_id("poll"))
    film(phones[0].page, films, "6-child-is-asked")
    question = teacher.get_by_test_id("teacher-poll")
    question.get_by_role("button", name="Show the answers").click()
    question.get_by_role("button", name="Show what the review says").click()
    look("told what the review says", lambda page: page.get_by_test_id("poll-review"))
    question.get_by_role("button", name="Back to the tables").click()
    look(
        "back at the table", lambda page: page.get_by_role("button", name=re.compile("Help, please|Your teacher knows"))
    )

    before = [seat_of(phone.page) for phone in phones]
    teacher.get_by_role("button", name="New tables, next game").click()
    for number, (phone, old) in enumerate(zip(phones, before, strict=True)):
        end = time.monotonic() + 10
        while seat_of(phone.page) == old and time.monotonic() < end:
            phone.page.wait_for_timeout(50)
        if seat_of(phone.page) == old:
            faults.append(f"phone {number}: not seated anew")
    look("seated anew", lambda page: page.get_by_role("button", name=re.compile("Help, please|Your teacher knows")))
    return faults


def seat_of(page: Page) -> str:
    """The key to the seat that this phone has now."""
    return str(page.evaluate("JSON.parse(localStorage.getItem('playmat.keys') ?? '[]')[0]?.code ?? ''"))


def own_code_of(page: Page, server: Server, code: str, number: int) -> str:
    token = page.evaluate("JSON.parse(localStorage.getItem('playmat.classes'))[0].token")
    children = Member(server, code, token).now()["children"]
    return str(next(child["code"] for child in children if child["name"] == f"Child {number}"))


def film(page: Page, folder: Path | None, name: str) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--roster", action="store_true")
    reader.add_argument("--nodes", type=int, default=0)
    reader.add_argument("--films", type=Path)
    wish = reader.parse_args()
    if reason := obstacle():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if wish.nodes:
            servers = stack.enter_context(Nodes(Path(folder), wish.nodes)).nodes
        else:
            servers = [stack.enter_context(Server(Path(folder)))]
        faults = prove(servers, stack.enter_context(browser()), roster=wish.roster, films=wish.films)
    for fault in faults:
        print("fault:", fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
