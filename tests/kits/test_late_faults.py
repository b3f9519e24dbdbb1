"""A game of another package that raises only later, in front of people: it's refused, and the others feel nothing."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import commands
from broken_games import DEAL_FAULT, LATE, LATE_DECK, PACKAGE, PLAY_FAULT, WORKER_FAULT, attribute_of
from plugins import offer
from serving import PATIENCE, Seat, Server

Json = dict[str, Any]

HINTS: Json = {"helps": {"hints": True}, "start": True}


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    kits = {name: f"{PACKAGE}:{attribute_of(name)}" for name in (LATE, LATE_DECK)}
    return offer(tmp_path_factory.mktemp("late"), PACKAGE, kits)


@pytest.fixture
def server(tmp_path: Path, path: str) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with Server(tmp_path, "--limits", "0", "--workers", "1") as running:
            yield running


def logged(server: Server, event: str) -> list[Json]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if line["event"] == event]


def play_until_it_raises(ada: Seat, ben: Seat) -> Json:
    """Call and play until the game can't go on: the answer to the move that raised."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for seat in (ada, ben):
            offer = seat.table()["play"]["offer"]
            text = "call 1" if offer["forms"] else next(iter(offer["moves"]), "")
            answer = seat.say("move", text=text) if text else {"type": "waits"}
            if answer["type"] == "refused":
                return answer
    raise AssertionError("it never raised")


def test_a_game_that_raises_when_it_is_shown_is_left_out_from_then_on(server: Server) -> None:
    assert server.get("/health").json()["left_out"] == []
    for language in ("en", "es"):
        reply = server.get(f"/api/games?language={language}")
        assert reply.status_code == 200
        assert LATE_DECK not in [game["name"] for game in reply.json()["games"]]
        assert LATE in [game["name"] for game in reply.json()["games"]]
    (told,) = server.get("/health").json()["left_out"]
    assert (told["name"], "a fault of the deck" in told["why"]) == (LATE_DECK, True)
    assert server.get(f"/api/rules/{LATE_DECK}").json()["code"] == "broken-game"
    assert LATE_DECK not in [page["game"] for page in server.get("/api/rules").json()["pages"]]
    assert len(logged(server, "game-left-out")) == 1


def test_a_deal_that_raises_is_refused_and_the_game_goes_on_with_other_options(server: Server) -> None:
    wish = {"game": LATE, "seats": ["me", "open"], "nickname": "Ada", "start": False, "options": {"cards": DEAL_FAULT}}
    ada = Seat(server, server.post("/api/tables", wish).json())
    server.join(ada.code, "Ben")
    for _ in range(3):
        assert ada.refused("start") == "game-fault"
    reply = server.post("/api/tables", {**wish, "seats": ["me", "simple"], "start": True})
    assert (reply.status_code, reply.json()["code"]) == (500, "game-fault")
    assert "start a new game" in reply.json()["sentence"]
    assert ada.say("agreed", preset=None, options={"cards": 5}, seats=2)["type"] == "accepted"
    ada.do("start")
    assert ada.table()["stage"] == "playing"
    assert len(logged(server, "game-failed")) == 1, "once, however often it is tried"
    assert server.metric("playmat_faults_total") == 4


def test_a_move_that_raises_is_refused_without_a_word_of_hidden_cards_and_the_table_stays(server: Server) -> None:
    ada = server.create(game=LATE, seats=["me", "open"], options={"cards": PLAY_FAULT})
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    others = server.create(game="number-line")
    server.join(others.code, "Cleo")
    others.do("start")
    answer = play_until_it_raises(ada, ben)
    assert answer["code"] == "game-fault"
    assert "start a new game" in answer["sentence"]
    assert "hands" not in json.dumps(answer)
    assert ada.table()["stage"] == "playing"
    assert others.say("move", text=others.table()["play"]["offer"]["moves"][0])["type"] == "accepted"
    ada.do("end")
    assert ada.table()["stage"] == "over"


def test_a_game_that_raises_in_a_worker_takes_no_bot_and_no_hint_from_the_others(server: Server) -> None:
    """One worker for all: were it to die of each question, bots would rest at every table."""
    late = server.create(game=LATE, seats=["me", "hard", "hard", "hard"], options={"cards": WORKER_FAULT}, **HINTS)
    asked = late.wait_for(lambda table: table["play"]["offer"]["forms"])
    assert asked["stage"] == "playing", "plain moves are played for bots that can't think"
    for _ in range(5):
        assert late.refused("hint") in ("no-hint", "game-fault")
    other = server.create(game="number-line", seats=["me", "hard"], **HINTS)
    other.wait_for(lambda table: table["play"]["offer"]["moves"])
    assert other.say("hint")["type"] == "hinted"
    assert server.metric("playmat_workers_replaced_total") == 0
    assert logged(server, "workers-fail") == []
    assert 1 <= len(logged(server, "question-failed")) <= 2


def run(path: str, *tokens: str) -> subprocess.CompletedProcess[str]:
    return commands.playmat(*tokens, PYTHONPATH=path)


@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_study_that_raises_ends_with_a_sentence(path: str, tmp_path: Path, cores: str) -> None:
    records = tmp_path / "records.jsonl"
    options = json.dumps({"cards": PLAY_FAULT})
    done = run(path, "simulate", LATE, "--n", "9", "--cores", cores, "--options", options, "--records", str(records))
    assert done.returncode == 2
    assert f"The game “{LATE}” of the package {PACKAGE} 1.0 raised OSError" in done.stderr
    assert "Traceback" not in done.stderr
    assert not records.exists()


def test_a_bot_that_raises_ends_an_arena_with_a_sentence(path: str) -> None:
    options = json.dumps({"cards": WORKER_FAULT})
    done = run(path, "arena", LATE, "--bots", "random,easy", "--n", "2", "--cores", "2", "--options", options)
    assert (done.returncode, "a fault of a worker" in done.stderr) == (2, True)


API = f"""
import playmat
from playmat import PlaymatError

def code(call):
    try:
        call()
    except PlaymatError as error:
        return error.code, str(error.__cause__)
    return "", ""

print(code(lambda: playmat.start("{LATE}", options={{"cards": {DEAL_FAULT}}})))
match = playmat.start("{LATE}", options={{"cards": {PLAY_FAULT}}}, seed=1)
for seat in (1, 0):
    match.push(seat, "call 1")
match.push(match.actors[0], match.moves(match.actors[0])[0])
seat = match.actors[0]
print(code(lambda: match.push(seat, match.moves(seat)[0])))
late = playmat.start("{LATE}", options={{"cards": {WORKER_FAULT}}}, seed=1)
print(code(lambda: playmat.bot("hard").choose(late.view(late.actors[0]))))
"""


def test_a_program_gets_a_playmat_error_with_its_cause(path: str) -> None:
    env = commands.environment(PYTHONPATH=path)
    done = subprocess.run([sys.executable, "-c", API], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    for line, cause in zip(lines, ("a fault of the deal", "hands", "a fault of a worker"), strict=True):
        assert line.startswith("('game-raised'")
        assert cause in line
