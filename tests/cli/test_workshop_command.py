"""`playmat workshop`: a table of what bots made of the cards, commands to go on with, and clear refusals."""

import json
import shlex

import pytest

from commands import playmat_here


def test_the_table_names_every_trial_and_what_to_do_next() -> None:
    done = playmat_here("workshop", "big-bang", "open/3/dead", "--n", "10")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "Big Bang with open/3/dead"
    assert [line.split("  ")[0] for line in lines[-4:-2]] == ["No rules cards", "1 rules card"]
    assert lines[-2].startswith("Play it:")
    print_it = shlex.split(lines[-1].split(":", 1)[1])
    assert print_it[:3] == ["playmat", "print", "big-bang"]
    assert json.loads(print_it[-1]) == {"faces": "open/3/dead", "rules_cards": 1}


def test_json_has_every_count() -> None:
    told = json.loads(playmat_here("workshop", "bang-zoom", "--n", "2", "--json").stdout)
    assert told["cards"].startswith("A9 B9")
    assert [trial["count"] for trial in told["trials"]] == [2, 3, 4]
    assert all(set(trial["reached"]) == {"bang", "zoom"} and trial["games"] == 2 for trial in told["trials"])


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("sevens",), "no-workshop"),
        (("big-bang", "dead/dead/dead"), "all-faces-dead"),
        (("big-bang", "--n", "0"), "out-of-range"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], code: str, language: str) -> None:
    done = playmat_here("workshop", *arguments, "--language", language)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.rstrip().endswith(f"[{code}]")
