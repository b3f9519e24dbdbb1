"""`make attack` in small: one attack from end to end, over a real server, judged as all of them are."""

from pathlib import Path

import pytest
import uvloop
from tools.proof.attack import Row, chosen, run
from tools.proof.attacks import ATTACKS
from tools.proof.others import Felt

CALM = Felt(moves=[0.005] * 100, requests=100, faults=[], slowest=0.1, slowest_bot=1.0)


def row(during: Felt, attacker: float = 0.5) -> Row:
    return Row("qr", 2, "", CALM, during, CALM, attacker, 0.5, 1.0, {}, [])


@pytest.mark.slow
def test_an_attack_runs_from_end_to_end_and_finds_no_hole(tmp_path: Path) -> None:
    told = uvloop.run(run("faults", ATTACKS["faults"], tmp_path, 1.5))
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
        (Felt([0.005] * 90 + [0.6] * 10, 100, [], 0.1, 1.0), 0.5, []),
        (Felt([0.005] * 100, 100, ["GET /: 429 too-fast"], 0.1, 1.0), 0.5, []),
        (Felt([], 0, [], 0.0, 0.0), 0.5, []),
        (CALM, 1.2, []),
        (CALM, 0.5, ["/%00 answers 500"]),
    ):
        felt = row(during, attacker)
        felt.judge(holes)
        assert len(felt.faults) == 1


def test_attacks_are_chosen_by_number_or_name() -> None:
    assert set(chosen("2,silent")) == {"qr", "since", "hello", "pages", "silent"}
    assert chosen("") == ATTACKS
    with pytest.raises(SystemExit, match="There is no attack 99"):
        chosen("2,99")
