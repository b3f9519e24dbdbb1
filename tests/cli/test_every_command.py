"""What the README promises of every command: --json, --language, and one clear sentence for bad input."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from commands import environment, playmat_here
from playmat.cli.main import COMMANDS
from playmat.server.store.migrations import prepare

RECORD: dict[str, Any] = {
    "playmat": 1,
    "game": "number-line",
    "rules": 1,
    "options": {"decoys": "open"},
    "seats": [{"name": "Ada"}, {"name": "Robin"}],
    "chance": [],
    "moves": [[0, "card 5"], [1, "card 6"], [1, "card 1"], [0, "card 2"], [1, "decoy 9"], [0, "decoy 6"]],
    "result": {
        "scores": [14, 6],
        "winners": [0],
        "end": "most-points",
        "games": [{"scores": [14, 6], "winners": [0], "end": "most-points"}],
    },
}
# Every command, and every way of one that answers differently; `serve` has a test of its own.
GOOD = [
    ("games",),
    ("games", "sevens"),
    ("play", "number-line", "--humans", "0", "--seed", "1"),
    ("play", "number-line", "--humans", "0", "--seed", "1", "--record", "{folder}/played.jsonl"),
    ("print", "number-line", "--what", "rules", "-o", "{folder}/out.pdf"),
    ("replay", "{file}"),
    ("replay", "{file}", "--show", "1"),
    ("hint", "{file}", "--move", "2", "--effort", "1"),
    ("review", "{file}", "--effort", "1"),
    ("simulate", "number-line", "--n", "2", "--cores", "1"),
    ("simulate", "number-line", "--n", "2", "--cores", "1", "--records", "{folder}/out.jsonl"),
    ("arena", "number-line", "--bots", "random,simple", "--n", "2", "--cores", "1"),
    ("solve", "big-bang", "--n", "1", "--limit", "1000", "--cores", "1"),
    ("solve", "number-line"),
    ("puzzles", "number-line"),
    ("puzzles", "number-line", "--find", "--n", "1", "--cores", "1"),
    ("puzzles", "number-line", "--record", "{file}", "--cores", "1"),
    ("puzzles", "number-line", "--prove", "--n", "1", "--cores", "1"),
    ("puzzles", "number-line", "--show", "{puzzle}", "--answer"),
    ("workshop", "big-bang", "open/3/dead", "--n", "2"),
    ("bench", "number-line", "--rounds", "1"),
    ("store", "check"),
    ("store", "accept-loss"),
    ("store", "export"),
    ("store", "export", "-o", "{folder}/exported.jsonl"),
    ("store", "backup", "{folder}/copy.db"),
    ("store", "copy", "{folder}/tables.db", "{folder}/other.db"),
    ("store", "erase", "--nickname", "Ada"),
]
STORE = ("accept-loss", "backup", "copy", "export", "check", "erase")
NAMES = [(name,) for name, _, _ in COMMANDS if name != "store"] + [("store", name) for name in STORE]
# Each wrong use of a command, the command that shows its help, and the sentence in both languages.
BAD_USES = [
    (("dance",), "playmat", "There is no command “dance”.", "No existe el comando «dance»."),
    (("stor",), "playmat", "Did you mean store?", "¿Querías decir store?"),
    (("store", "chek"), "playmat store", "Did you mean check?", "¿Querías decir check?"),
    (("replay",), "playmat replay", "FILE is missing.", "Falta FILE."),
    (("replay", "a", "b"), "playmat replay", "This command doesn't take “b”.", "Este comando no acepta «b»."),
    (("play", "sevens", "--seat", "2"), "playmat play", "Did you mean --seats?", "¿Querías decir --seats?"),
    (("play", "sevens", "-zz"), "playmat play", "There is no option -zz.", "No existe la opción -zz."),
    (("print", "sevens", "-o"), "playmat print", "-o needs a value.", "-o necesita un valor."),
    (("simulate", "sevens", "--n", "x"), "playmat simulate", "must be a whole number.", "debe ser un número entero."),
    (("serve", "--pace", "x"), "playmat serve", "--pace can't be “x”: it must be a number.", "debe ser un número."),
    (("print", "sevens", "--pack=x"), "playmat print", "it must be yes or no.", "debe ser yes o no."),
    (("games", "--json=x"), "playmat games", "it must be yes or no.", "debe ser yes o no."),
    (
        ("solve", "big-bang", "--n", "1", "--n", "2"),
        "playmat solve",
        "--n can be given only once.",
        "--n solo se puede",
    ),
]


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the commands above work on."""
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps(RECORD) + "\n", encoding="utf-8")
    prepare(tmp_path / "tables.db")
    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path / "tables.db"))
    puzzle = json.loads(playmat_here("puzzles", "number-line", "--n", "1", "--json").stdout)["puzzles"][0]["id"]
    return {"folder": str(tmp_path), "file": str(file), "puzzle": puzzle}


def test_every_command_is_walked() -> None:
    walked = {arguments[: 2 if arguments[0] == "store" else 1] for arguments in GOOD}
    assert walked | {("serve",)} == set(NAMES)


@pytest.mark.parametrize("arguments", GOOD, ids=" ".join)
def test_every_command_answers_programs_with_one_json_object(
    places: dict[str, str], arguments: tuple[str, ...]
) -> None:
    done = playmat_here(*(part.format_map(places) for part in arguments), "--json")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    answer = json.loads(done.stdout)
    assert isinstance(answer, dict)
    assert "error" not in answer


@pytest.mark.parametrize("arguments", GOOD, ids=" ".join)
def test_every_command_speaks_both_languages(places: dict[str, str], arguments: tuple[str, ...]) -> None:
    words = [part.format_map(places) for part in arguments]
    spanish = playmat_here(*words, "--language", "es")
    assert spanish.returncode == 0, spanish.stderr
    unknown = playmat_here(*words, "--language", "fr")
    assert unknown.returncode == 2
    assert unknown.stderr.endswith("The languages are: en, es. [unknown-language]\n")


@pytest.mark.parametrize("name", NAMES, ids=" ".join)
def test_every_command_has_both_options_in_its_help(name: tuple[str, ...]) -> None:
    shown = playmat_here(*name, "--help").stdout
    assert "--json" in shown
    assert "--language" in shown


@pytest.mark.parametrize("name", NAMES, ids=" ".join)
def test_every_command_explains_a_wrong_option_to_programs_in_their_language(name: tuple[str, ...]) -> None:
    done = playmat_here(*name, "--frobnicate", "--json", "--language", "es")
    assert done.returncode == 2
    error = json.loads(done.stdout)["error"]
    assert error["code"] == "usage"
    assert error["facts"]["help"] == " ".join(["playmat", *name, "--help"])
    assert error["sentence"].startswith("No existe la opción --frobnicate.")
    assert done.stderr == f"playmat: {error['sentence']} [usage]\n"


@pytest.mark.parametrize(("arguments", "command", "english", "spanish"), BAD_USES, ids=lambda part: str(part)[:30])
def test_each_kind_of_wrong_use_has_a_sentence_in_both_languages(
    arguments: tuple[str, ...], command: str, english: str, spanish: str
) -> None:
    for language, sentence, help_at in (("en", english, "Try"), ("es", spanish, "Prueba")):
        done = playmat_here(*arguments, "--language", language)
        assert (done.returncode, done.stdout) == (2, "")
        assert sentence in done.stderr
        assert done.stderr.endswith(f"{help_at}: {command} --help [usage]\n")
        assert done.stderr.count("\n") == 1


def test_a_setting_in_the_environment_is_named_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYMAT_PORT", "many")
    assert "PLAYMAT_PORT can't be “many”: it must be a whole number." in playmat_here("serve").stderr


@pytest.mark.parametrize("option", ["--public", "--origin", "--node-address"])
@pytest.mark.parametrize(
    "address", ["notaurl", "play.example.org", "ftp://play.example.org", "https://", "http://a b", "http://x:99999"]
)
def test_an_address_that_is_none_is_refused(option: str, address: str) -> None:
    done = playmat_here("serve", "--port", "0", option, address)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"“{address}” is not the address of a website" in done.stderr
    assert done.stderr.endswith("[bad-address]\n")


def test_serve_tells_programs_its_address_as_json(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "playmat", "serve", "--port", "0", "--data", str(tmp_path / "t.db"), "--json"]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(), start_new_session=True
    )
    try:
        assert server.stdout is not None
        told = json.loads(server.stdout.readline())
        assert told["address"].startswith("http://127.0.0.1:")
        assert told["network_address"] is None
        os.kill(server.pid, signal.SIGHUP)
        rest, errors = server.communicate(timeout=30)
    finally:
        server.kill()
        server.wait()
    assert (server.returncode, rest) == (0, "")
    assert "Traceback" not in errors


def test_serve_tells_programs_why_it_cannot_start(tmp_path: Path) -> None:
    done = playmat_here("serve", "--host", "192.0.2.1", "--data", str(tmp_path / "t.db"), "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == "bad-host"
