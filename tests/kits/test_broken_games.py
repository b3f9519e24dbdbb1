"""A game of another package that breaks the contract is left out everywhere, with its reason; the others go on."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import commands
from broken_games import CASES, NAMES, PACKAGE, SOUND, attribute_of, name_of
from plugins import CALL_IT, offer
from serving import Server

Json = dict[str, Any]

OURS = ["number-line", "sevens", "stars-and-bars", "bang-zoom", "big-bang"]
SERVED = [*OURS, SOUND]
# Runs commands for all games in one process: starting one takes half a second.
COMMANDS = """
import contextlib, io, json, sys
import playmat
from playmat.cli.main import run

def answer_to(*tokens):
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            run(list(tokens))
        except SystemExit as end:
            code = end.code
    return {"code": code, "out": out.getvalue(), "err": err.getvalue()}

def started(name):
    try:
        playmat.start(name)
    except playmat.PlaymatError as error:
        return {"code": error.code, "sentence": str(error)}

names = sys.argv[1].split(",")
print(json.dumps({
    "listed": answer_to("games", "--json"),
    "games": [card.name for card in playmat.list_games()],
    "started": {name: started(name) for name in names},
    "asked": {name: {command: answer_to(command, name) for command in ("games", "play", "simulate")} for name in names},
    "others": {command: answer_to(command, names[0]) for command in ("arena", "bench", "print", "solve", "puzzles")},
    "spanish": answer_to("simulate", names[0], "--language", "es", "--json"),
}))
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PYTHONPATH of those who find every broken game, and a sound one of the same package."""
    kits = {name_of(case): f"{PACKAGE}:{attribute_of(name_of(case))}" for case in CASES}
    return offer(tmp_path_factory.mktemp("broken"), PACKAGE, {**kits, SOUND: f"{PACKAGE}:again"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, path: str) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with Server(tmp_path_factory.mktemp("serves"), "--limits", "0") as running:
            yield running


@pytest.fixture(scope="module")
def answers(path: str) -> Json:
    """What commands and the Python API say of every game."""
    done = subprocess.run(
        [sys.executable, "-c", COMMANDS, ",".join(map(name_of, CASES))],
        env=commands.environment(PYTHONPATH=path),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    answer: Json = json.loads(done.stdout)
    return answer


def culprit(case: str) -> str:
    """What the reason has to name."""
    part = case.rpartition("-")[0]
    return {
        "no-title": "title",
        "no-rules": "isn't a kit",
        "no-kit": "isn't a kit",
        "no-game": "is not a game",
        "nine-seats": "room for 1 to 8",
        "many-moves": "room for 4096",
        "no-import": "OSError: no disk",
        "exits": "SystemExit",
        "on_turn-wrong": "actors() returned object",
        "winners-wrong": "play() raised TypeError",
        "imagine-wrong": "imagine_position() returned object",
        "seen_by_all-wrong": "seen() returned object",
    }.get(case, part)


@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_in_health_once_and_names_package_and_fault(server: Server, case: str) -> None:
    health = server.get("/health")
    assert (health.status_code, health.json()["status"]) == (200, "ok")
    (game,) = [game for game in health.json()["left_out"] if game["name"] == name_of(case)]
    assert game["package"] == f"{PACKAGE} 1.0"
    assert culprit(case) in game["why"]
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert len([line for line in lines if line["event"] == "game-left-out" and line["game"] == name_of(case)]) == 1


@pytest.mark.parametrize("case", CASES)
def test_the_server_refuses_that_game_with_the_reason_and_what_to_do(server: Server, case: str) -> None:
    name = name_of(case)
    opened = server.post("/api/tables", {"game": name, "seats": ["me", "open"], "nickname": "Ada"})
    for reply in (
        opened,
        server.get(f"/api/rules/{name}"),
        server.get(f"/api/print/{name}"),
        server.get(f"/api/print/{name}.pdf"),
        server.get(f"/api/faces/{name}"),
        server.get(f"/api/words/en.ftl?game={name}"),
    ):
        assert (reply.status_code, reply.json()["code"]) == (404, "broken-game"), reply.text
        assert culprit(case) in reply.json()["sentence"]
        assert "Update or remove the package" in reply.json()["sentence"]


@pytest.mark.parametrize("page", ["games", "rules", "print"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_shelf_shows_all_other_games(server: Server, page: str, language: str) -> None:
    reply = server.get(f"/api/{page}?language={language}")
    assert reply.status_code == 200, reply.text
    pages = reply.json()["pages" if page == "rules" else "games"]
    listed = [shown.get("name") or shown["game"] for shown in pages]
    assert listed == SERVED


def test_the_other_games_are_played_next_to_the_broken_ones(server: Server) -> None:
    assert server.get("/api/puzzles").status_code == 200
    for name in SERVED:
        table = server.create(game=name, seats=["me", "simple", "simple"][: 2 if name == "stars-and-bars" else 3])
        table.do("start")
        assert table.table()["stage"] == "playing"
    assert server.metric("playmat_faults_total") == 0


@pytest.mark.parametrize("case", CASES)
def test_the_python_api_leaves_it_out_and_says_why(answers: Json, case: str) -> None:
    assert answers["games"] == SERVED
    assert answers["started"][name_of(case)]["code"] == "broken-game"
    assert culprit(case) in answers["started"][name_of(case)]["sentence"]


@pytest.mark.parametrize("case", CASES)
def test_a_command_warns_of_it_and_ends_with_2_when_asked_for_it(answers: Json, case: str) -> None:
    listed = answers["listed"]
    assert listed["code"] == 0
    assert [game["name"] for game in json.loads(listed["out"])["games"]] == SERVED
    (warning,) = [line for line in listed["err"].splitlines() if f"“{name_of(case)}”" in line]
    assert f"{PACKAGE} 1.0" in warning
    assert culprit(case) in warning
    for command, answer in answers["asked"][name_of(case)].items():
        assert answer["code"] == 2, (command, answer)
        assert culprit(case) in answer["err"].splitlines()[-1], command
        assert "[broken-game]" in answer["err"]
        assert "Traceback" not in answer["err"]


@pytest.mark.parametrize("command", ["arena", "bench", "print", "solve", "puzzles"])
def test_every_other_command_ends_with_2_too(answers: Json, command: str) -> None:
    answer = answers["others"][command]
    assert answer["code"] == 2
    assert answer["err"].endswith("choose another game. [broken-game]\n")


def test_the_reason_is_told_in_spanish_too(answers: Json) -> None:
    answer = json.loads(answers["spanish"]["out"])["error"]
    assert answer["code"] == "broken-game"
    assert "no se puede jugar aquí: en begin() ocurrió KeyError" in answer["sentence"]


def test_everything_that_is_missing_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").write_text(
        "from playmat.core.game import Game\nfrom playmat.core.options import Number, Preset\n"
        "from playmat.games.kit import Kit\nKIT = Kit('bare', 'bare', {1: 'bare:GAME'})\n"
        "GAME = Game('bare', 1, 2, 4, 5, ['1'], [Number('cards', 3, 1, 5, [3], 'x')], [Preset('short', {})])\n"
    )
    env = commands.environment(PYTHONPATH=offer(tmp_path / "info", "bare", {"bare": "bare:KIT"}) + f":{tmp_path}")
    done = subprocess.run(
        [sys.executable, "-m", "playmat", "games"], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    for part in ("Game.begin()", "Game.parse()", "Game.deck_table()", "title", "line", "option-cards", "preset-short"):
        assert part in done.stderr, part


def test_the_broken_games_are_call_it_but_for_their_faults() -> None:
    assert (CALL_IT / "playmat_call_it").is_dir()
    assert len(NAMES) == len(CASES) > 100
