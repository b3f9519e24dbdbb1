"""The arena: everybody meets everybody on the same deals and in every seat; shares and ratings follow."""

import json
from collections import Counter
from pathlib import Path

import pytest

from commands import playmat_here as playmat
from playmat.study.arena import Arena, hold, outcomes
from playmat.study.ratings import Ratings
from playmat.study.schedule import bouts_of, schedule


def test_two_bots_meet_on_every_deal_in_both_seats() -> None:
    bouts = list(schedule(["easy", "hard"], 2, 4))
    assert [(bout.deal, bout.bots) for bout in bouts] == [
        (0, ("easy", "hard")),
        (0, ("hard", "easy")),
        (1, ("easy", "hard")),
        (1, ("hard", "easy")),
    ]


def test_at_a_larger_table_each_bot_is_once_the_one_among_the_others_in_every_seat() -> None:
    bouts = list(schedule(["easy", "hard"], 4, 4))
    assert [bout.bots for bout in bouts[:2]] == [("easy", "hard", "hard", "hard"), ("hard", "easy", "hard", "hard")]
    assert [bout.bots for bout in bouts[4:6]] == [("hard", "easy", "easy", "easy"), ("easy", "hard", "easy", "easy")]
    assert {bout.deal for bout in bouts} == {0}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"]])
def test_every_pairing_plays_at_least_as_often_as_asked_in_whole_rounds(bots: list[str], seats: int) -> None:
    bouts = list(schedule(bots, seats, 10))
    assert len(bouts) == bouts_of(bots, seats, 10)
    pairings = Counter((bout.one, bout.others) for bout in bouts)
    assert len(set(pairings.values())) == 1
    assert all(count >= 10 and count % seats == 0 for count in pairings.values())
    for bout in bouts:
        assert set(bout.bots) == {bout.one, bout.others}
        assert bout.bots.count(bout.one) == 1


def test_a_better_bot_gets_the_larger_share_and_the_higher_rating() -> None:
    """The simple bot wins some nine of ten against random play at Number Line; a tie counts half."""
    figures = hold(Arena("number-line", 0, 2, ("random", "simple"), 60, {}), 1, None, lambda _: None)
    pair = figures["pairs"][0]
    assert (figures["matches"], pair["one"], pair["others"], pair["matches"]) == (60, "random", "simple", 60)
    assert pair["win_share"]["high"] < 0.3
    assert pair["win_share"]["low"] < pair["win_share"]["value"] < pair["win_share"]["high"]
    assert [rating["bot"] for rating in figures["ratings"]] == ["simple", "random"]


def test_alone_every_bot_plays_the_same_deals() -> None:
    arena = Arena("big-bang", 3, 1, ("random", "simple"), 5, {})
    played = list(outcomes(arena, 1, True))
    seeds = [(outcome.bout.deal, json.loads(outcome.record)["seed"]) for outcome in played]
    assert [deal for deal, _ in seeds] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert len({seed for _, seed in seeds}) == 5
    figures = hold(arena, 1, None, lambda _: None)
    assert [(pair["one"], pair["matches"]) for pair in figures["pairs"]] == [("random", 5), ("simple", 5)]
    assert figures["ratings"] == []


def test_one_core_and_two_play_the_same_arena() -> None:
    arena = Arena("sevens", 1, 3, ("random", "simple"), 6, {})
    alone = [(outcome.bout, outcome.result) for outcome in outcomes(arena, 1, False)]
    assert [(outcome.bout, outcome.result) for outcome in outcomes(arena, 2, False)] == alone


def test_a_shared_win_moves_nobody_and_a_win_moves_both() -> None:
    ratings = Ratings(["a", "b"])
    before = ratings.figures()
    ratings.add(("a", "b"), [0, 1])
    values = [row["rating"]["value"] for row in ratings.figures()]
    assert values[0] == pytest.approx(values[1])
    ratings.add(("a", "a"), [0])
    assert [row["rating"]["value"] for row in ratings.figures()] == values
    ratings.add(("a", "b"), [1])
    after = ratings.figures()
    assert [row["bot"] for row in after] == ["b", "a"]
    assert after[0]["rating"]["value"] > before[0]["rating"]["value"] > after[1]["rating"]["value"]


def test_the_command_prints_shares_ratings_and_what_is_fair() -> None:
    done = playmat("arena", "number-line", "--bots", "random,greedy", "--n", "10", "--cores", "1")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Number Line, 2 seats, 10 matches (seed 0)")
    assert lines[2].split()[:3] == ["random", "greedy", "10"]
    assert "so that 50 % is fair" in lines[-1]


def test_the_command_answers_programs_and_writes_records(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    done = playmat(
        "arena", "sevens", "--bots", "random,simple", "--seats", "4", "--n", "4", "--records", str(file), "--json"
    )
    told = json.loads(done.stdout)
    assert (told["game"], told["seats"], told["bots"]) == ("sevens", 4, ["random", "simple"])
    assert [pair["matches"] for pair in told["figures"]["pairs"]] == [4, 4]
    assert playmat("replay", str(file)).stdout == "8 records, all good.\n"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--bots", "random"), "arena-bots"),
        (("--bots", "random,random"), "arena-bots"),
        (("--bots", "random,smart"), "unknown-bot"),
        (("--seats", "9"), "wrong-seats"),
        (("--n", "0"), "out-of-range"),
        (("--options", "[]"), "options-not-json"),
    ],
)
def test_an_arena_that_cannot_be_held_is_refused_in_a_sentence(arguments: tuple[str, ...], code: str) -> None:
    done = playmat("arena", "number-line", *arguments)
    assert done.returncode == 2
    assert f"[{code}]" in done.stderr
    assert "Traceback" not in done.stderr
