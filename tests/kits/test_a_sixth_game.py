"""A game in a package of its own is played, studied, printed and served with no line changed for it anywhere."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

import browsing
import commands
from any_table import Device
from browsing import Guest
from serving import Server
from sixth_game import NAME, install_into

CHECKED = """
from playmat.games.registry import find_game, left_out_games
from playmat.testing import check_game
assert not left_out_games(), left_out_games()
check_game(find_game("call-it"))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sixth") / "packages"
    install_into(folder)
    return folder


class Beside:
    """Programs that find the game beside Playmat."""

    def __init__(self, packages: Path, folder: Path) -> None:
        self.path = str(packages)
        self.records = folder / "records.jsonl"
        self.folder = folder

    def playmat(self, *arguments: str) -> str:
        # As people run it: compiled, where it was compiled. In plain Python most of the time would go into thinking.
        done = commands.playmat(*arguments, PYTHONPATH=self.path, PLAYMAT_NATIVE="auto")
        assert done.returncode == 0, f"{arguments}: {done.stderr}"
        return done.stdout

    def data(self, *arguments: str) -> dict[str, object]:
        answered: dict[str, object] = json.loads(self.playmat(*arguments, "--json"))
        return answered


@pytest.mark.slow
def test_a_game_of_ones_own_is_at_home_everywhere(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = Beside(installed, tmp_path)
    keeps_the_contract(beside)
    is_on_the_shelf(beside)
    is_studied(beside)
    is_printed(beside)
    monkeypatch.setenv("PYTHONPATH", beside.path)  # for the server's process and its workers
    with Server(tmp_path, "--limits", "0") as server:
        is_told_by_http(server)
        if reason := browsing.obstacle():
            pytest.skip(f"all but the browser: {reason}")
        with browsing.browser() as browser:
            guest = Guest(browser, server.address)
            is_played_at_the_plain_table(guest)
            is_looked_at_again(guest)
            is_on_every_page(guest)
            is_on_the_wall(guest, server)
            assert guest.faults == []
            is_passed_round(Device(browser, server.address), server)


def keeps_the_contract(beside: Beside) -> None:
    env = commands.environment(PYTHONPATH=beside.path)
    done = subprocess.run(
        [sys.executable, "-c", CHECKED], env=env, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr


def is_on_the_shelf(beside: Beside) -> None:
    """`playmat games` names the package it comes from."""
    listed = beside.data("games")["games"]
    assert isinstance(listed, list)
    (told,) = [one for one in listed if one["name"] == NAME]
    assert (told["title"], told["from"]) == ("Call It", "playmat-call-it 1.0.0")
    assert "playmat-call-it" in beside.playmat("games")


def is_studied(beside: Beside) -> None:
    records = str(beside.records)
    counted = beside.data("simulate", NAME, "--n", "20", "--seats", "3", "--cores", "1", "--records", records)
    assert counted["figures"]
    assert beside.data("arena", NAME, "--bots", "random,simple", "--n", "20", "--cores", "1")["figures"]
    assert beside.playmat("replay", records)
    assert "plays the" in beside.playmat("replay", records, "--show", "1")
    assert "play" in beside.playmat("hint", records, "--effort", "5")
    assert beside.playmat("review", records, "--effort", "2")
    assert beside.data("puzzles", NAME)["puzzles"] == []
    assert beside.data("puzzles", NAME, "--record", records, "--cores", "1")["games"] == 1


def is_printed(beside: Beside) -> None:
    file = beside.folder / "cards.pdf"
    beside.playmat("print", NAME, "-o", str(file))
    assert file.read_bytes().startswith(b"%PDF")
    told = beside.data("print", NAME, "--pack", "-o", str(file), "--force")
    assert told["kind"] == "pack"
    assert file.read_bytes().startswith(b"%PDF")


def is_told_by_http(server: Server) -> None:
    """One game without a rule page, a lesson or pictures of its own takes nothing from the others."""
    for path in ("/api/games", "/api/rules", f"/api/rules/{NAME}", "/api/print", f"/api/print/{NAME}"):
        reply = server.get(path)
        assert reply.status_code == 200, f"{path}: {reply.text}"
    (told,) = [one for one in server.get("/api/games").json()["games"] if one["name"] == NAME]
    assert (told["title"], told["has_rules"]) == ("Call It", False)
    table = server.create(game=NAME, seats=["me", "easy"])
    table.do("start")
    asked = table.wait_for(lambda it: it["play"]["offer"]["forms"])
    (form,) = asked["play"]["offer"]["forms"]
    assert (form["verb"], form["send"], form["labels"]) == ("call", "Call it", ["Tricks"])


def is_played_at_the_plain_table(guest: Guest) -> None:
    """From the home page to the end, against bots, by role and name alone."""
    page = guest.page
    guest.go()
    expect(page.get_by_role("heading", name="Call It")).to_be_visible()
    expect(page.get_by_role("link", name="Learn: Call It")).to_have_count(0)
    page.get_by_role("button", name="Play now: Call It").click()

    page.get_by_role("textbox", name="Tricks").fill("2")
    page.get_by_role("button", name="Call it").click()
    expect(page.get_by_role("log")).to_contain_text("You call 2.")
    board = page.get_by_role("group", name="What lies on the table")
    moves = page.get_by_role("button", name="You play the")
    for left in (5, 4, 3, 2, 1):
        expect(moves).to_have_count(left)
        expect(board).to_contain_text("Your cards")
        assert browsing.faults_on(page) == []
        card = moves.first.inner_text().removeprefix("You play the ").removesuffix(".")
        moves.first.click()
        expect(page.get_by_role("log")).to_contain_text(f"You play the {card}.")
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def is_looked_at_again(guest: Guest) -> None:
    page = guest.page
    page.get_by_role("link", name="Look at the game again").click()
    board = page.get_by_role("group", name="What lies on the table")
    expect(board).to_contain_text("On the table")
    before = board.inner_text()
    page.keyboard.press("ArrowRight")
    expect(board).not_to_have_text(before)
    assert browsing.faults_on(page) == []


def is_on_every_page(guest: Guest) -> None:
    """Where all games are listed it does not break the list, and nothing leads to a page that it has not."""
    page = guest.page
    for path in ("/print", f"/print/{NAME}", "/about", f"/new/{NAME}"):
        guest.go(path)
        expect(page.get_by_text("Call It").first).to_be_visible()
        assert browsing.faults_on(page) == [], path
    for path in ("/rules", "/learn"):
        guest.go(path)
        expect(page.get_by_text("Number Line").first).to_be_visible()
        expect(page.get_by_text("Call It")).to_have_count(0)


def is_on_the_wall(guest: Guest, server: Server) -> None:
    """A projector shows the table without anybody's cards."""
    ada = server.create(game=NAME, seats=["me", "easy"], spectators=True)
    ada.do("start")
    ada.wait_for(lambda it: it["play"]["offer"]["forms"])
    guest.go(f"/t/{ada.code}/projector{ada.table()['link'].partition(ada.code)[2]}")
    board = guest.page.get_by_role("group", name="What lies on the table")
    expect(board).to_contain_text("On the table")
    expect(board).not_to_contain_text("Your cards")


def is_passed_round(device: Device, server: Server) -> None:
    """Two people at one device: whoever has called sees that the next one is asked."""
    device.open_shared(server, NAME, 2)
    page = device.page
    for last in (False, True):
        name = device.lift()
        expect(page.get_by_role("group", name="What lies on the table")).to_contain_text("Your cards")
        page.get_by_role("textbox", name="Tricks").fill("1")
        page.get_by_role("button", name="Call it").click()
        device.cover()
        expect(page.get_by_test_id("cover")).to_contain_text(f"{name} calls 1." if not last else "I am")
    assert device.faults == []
