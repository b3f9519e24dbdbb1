"""`make attack` in small: one attack from end to end, over a real server, judged as all of them are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import uvloop
from tools.proof.attack import Row, chosen, run
from tools.proof.attacks import ATTACKS
from tools.proof.company import Company, used_by
from tools.proof.others import Felt

CALM = Felt(moves=[0.005] * 100, requests=100, faults=[], slowest=0.1, slowest_bot=1.0)


SLOW = Felt([0.005] * 90 + [0.6] * 10, 100, [], 0.1, 1.0)


def row(during: Felt, attacker: float = 0.5, *, foreign: float = 0.02, after: Felt = CALM) -> Row:
    return Row("qr", 2, "", CALM, during, after, attacker, 0.5, 1.0, foreign, {}, [])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["faults", "games"])
def test_an_attack_runs_from_end_to_end_and_finds_no_hole(tmp_path: Path, name: str) -> None:
    told = uvloop.run(run(name, ATTACKS[name], tmp_path, 1.5 if name == "faults" else 3))
    assert sum(told.counts.values()) > 20
    assert told.during.moves
    assert told.during.requests > 5
    assert [fault for fault in told.faults if not fault.startswith(("p99", "others: "))] == []


def test_an_attack_fails_where_others_wait_or_are_turned_away_or_the_attacker_takes_the_machine() -> None:
    calm = row(CALM)
    calm.judge([])
    assert calm.faults == []
    assert not calm.may_be_the_machine
    for during, attacker, holes in (
        (SLOW, 0.5, []),
        (Felt([0.005] * 100, 100, ["GET /: 429 too-fast"], 0.1, 1.0), 0.5, []),
        (Felt([], 0, [], 0.0, 0.0), 0.5, []),
        (CALM, 1.2, []),
        (CALM, 0.5, ["/%00 answers 500"]),
    ):
        felt = row(during, attacker)
        felt.judge(holes)
        assert len(felt.faults) == 1


def test_late_moves_are_not_judged_where_they_may_be_the_machines_fault_but_a_hole_always_is() -> None:
    for busy in (row(SLOW, foreign=0.4), row(SLOW, after=SLOW)):
        busy.judge([])
        assert busy.faults == []
        assert len(busy.unsure) == 1
        assert busy.may_be_the_machine
        assert busy.verdict == "????"
    holed = row(SLOW, foreign=0.4)
    holed.judge(["a hole"])
    assert holed.faults == ["a hole"]
    assert holed.verdict == "FAIL"
    assert not holed.may_be_the_machine


def test_the_share_of_others_is_what_this_process_and_its_children_have_not_used() -> None:
    company = Company()
    burn = [
        sys.executable,
        "-c",
        "import time\nbegan = time.process_time()\nwhile time.process_time() < began + 0.3: 0",
    ]
    before = used_by((os.getpid(),))
    subprocess.run(burn, check=True)
    assert used_by((os.getpid(),)) - before >= 0.28, "of those that have ended, too"
    assert 0 <= company.share() <= 1
    stranger = subprocess.Popen(burn)
    try:
        assert used_by((stranger.pid,)) < used_by((os.getpid(),))
    finally:
        stranger.wait()


def test_only_attacks_at_the_file_or_at_bare_connections_are_left_out_over_nodes() -> None:
    left_out = {name for name, it in ATTACKS.items() if not it.applies_to("nodes")}
    assert left_out == {
        *("files", "second"),
        *("silent", "heads", "bodies", "heads-school", "heads-long", "rows", "lines-school"),
    }
    assert all(it.applies_to("sqlite") for it in ATTACKS.values())


def test_attacks_are_chosen_by_number_or_name() -> None:
    assert set(chosen("2,silent")) == {"qr", "since", "hello", "pages", "silent"}
    assert chosen("") == ATTACKS
    with pytest.raises(SystemExit, match="There is no attack 99"):
        chosen("2,99")
