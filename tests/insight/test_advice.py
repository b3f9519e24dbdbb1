"""Hints: legal moves with their worth, the best first, made from nothing but what the seat sees."""

import json
import re
from typing import Any, cast

import pytest

from advising import assert_sentence, positions
from playing import SEED, play, start
from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.core.views import View
from playmat.games.registry import GAMES, find_game
from playmat.insight.advice import Advice, advise
from playmat.insight.words import insight_words
from playmat.words.catalogue import LANGUAGES
from toy import ToyGame

LITTLE = 2  # percent of the usual looking ahead: enough to see that all is in order
TABLES: dict[str, list[tuple[Options, int]]] = {
    "number-line": [({}, 2), ({"start": "quiz"}, 3), ({"decoys": "open"}, 2), ({"start": "quiz", "games": 2}, 5)],
    "sevens": [({}, 4), ({"variant": "junior", "guess": "rank"}, 3), ({"games": 3}, 5)],
    "stars-and-bars": [
        ({}, 2), ({"housekeeping": "manual"}, 2), ({"housekeeping": "manual", "announce": "practise"}, 2),
        ({"announce": "strict", "deck": 81}, 2),
    ],
    "bang-zoom": [({}, 2), ({"one_letter": True, "bonus": "added"}, 4)],
    "big-bang": [
        ({}, 1), ({"mode": "race", "rules_cards": 6}, 3), ({"draw": "free", "replay": True, "unplayed": "minus"}, 1),
    ],
}  # fmt: skip


def asked(match: Match, seat: int, effort: int = LITTLE) -> Advice:
    return advise(match.setup.game, seat, match.view(seat), stream_of("hint"), effort)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_can_be_had_wherever_a_seat_may_act(name: str) -> None:
    for match, seat in positions(GAMES[name], 16, TABLES[name], 40):
        advice = asked(match, seat)
        assert len(advice.choices) <= 3
        assert advice.choices or advice.says
        worths = [choice.worth for choice in advice.choices]
        assert worths == sorted(worths, reverse=True)
        for choice in advice.choices:
            move = match.parse(choice.move)
            assert move is not None
            assert match.refuse(seat, move) is None
            assert choice.error >= 0
            assert 1 <= len(choice.why) <= 2
        for said in [*advice.says, *(said for choice in advice.choices for said in choice.why)]:
            assert_sentence(said, name)
        assert json.loads(json.dumps(advice.as_data()))["seat"] == seat


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_hangs_on_nothing_that_the_seat_cannot_see(name: str) -> None:
    """Everything hidden is dealt anew: the same view, so the same hint; and asked again, the same again."""
    for number, (match, seat) in enumerate(positions(GAMES[name], 4, TABLES[name], 30)):
        other = GAMES[name].knowledge(match.view(seat)).imagine(stream_of(f"another deal {number}"))
        assert asked(other, seat) == asked(match, seat) == asked(match, seat)


def test_the_answer_of_the_quiz_is_not_given_away() -> None:
    """NL-2: the hint says how to go about it."""
    match = start("number-line", {"start": "quiz"}, 3)
    advice = asked(match, 1)
    assert advice.choices == ()
    for language in LANGUAGES:
        sentence = insight_words(language, "number-line").say(advice.says[0])
        assert set(re.findall(r"\d+", sentence)) == {"17", "30", "4"}
        assert str(17 * 34) not in sentence


def test_a_product_with_a_zero_is_not_given_away_either() -> None:
    match = start("number-line", {"start": "quiz"}, 2)
    view = match.view(0)
    cast(Any, view["now"])["quiz"]["factors"] = [23, 40]
    advice = advise(find_game("number-line"), 0, view, stream_of(""), LITTLE)
    assert advice.says[0]["facts"] == {"a": 23, "tens": 4}


def test_points_that_must_be_said_are_in_no_hint() -> None:
    """SB-13: neither before the card lies nor after."""
    match = start("stars-and-bars", {"announce": "practise"})
    seat = match.actors()[0]
    before = asked(match, seat)
    assert {said["key"] for choice in before.choices for said in choice.why} <= {
        "sb-more", "sb-less", "sb-same", "sb-answer", "sb-answer-beside",
    }  # fmt: skip
    play(match, f"{seat} {before.choices[0].move}")
    after = asked(match, seat)
    assert after.choices == ()
    assert [said["key"] for said in after.says] == ["sb-say"]


def test_a_seat_that_has_nothing_to_do_gets_no_hint() -> None:
    match = start("number-line")
    with pytest.raises(Refused) as wrong:
        asked(match, 1)
    assert wrong.value.refusal.code == "nothing-to-advise"


def test_a_game_of_ones_own_is_advised_by_search_alone() -> None:
    game = ToyGame()
    match = game.start({}, game.least_seats, SeedChance(SEED))
    advice = asked(match, match.actors()[0], 100)
    assert advice.unit == "win"
    assert advice.choices[0].why[0]["key"] == "looked-ahead"


def test_a_hint_can_be_cut_short() -> None:
    match = start("sevens", seats=4)
    play(match, f"{match.actors()[0]} play 7C")
    seat = match.actors()[0]
    calls: list[int] = []

    def out_of_time() -> bool:
        calls.append(1)
        return len(calls) < 4

    short = advise(find_game("sevens"), seat, match.view(seat), stream_of("hint"), 100, out_of_time)
    assert len(calls) <= 4
    assert short.choices


# Positions with a move that is clearly the best.


def test_the_winning_move_of_an_open_duel_is_found_exactly() -> None:
    """Number Line with open decoys: every last card is tried, and the hint knows which ones win."""
    found = 0
    for match, seat in positions(find_game("number-line"), 60, [({"decoys": "open"}, 2)], 6):
        if sum(match.view(seat)["now"]["cards_left"]) != 1 or match.view(seat)["now"]["round"] != 2:  # type: ignore[call-overload]  # a list of numbers
            continue
        shares = {}
        for move in match.legal(seat):
            after = match.copy()
            after.play(seat, move)
            if after.result is not None:
                shares[match.format(move)] = float(seat in after.result.winners)
        if len(shares) == len(match.legal(seat)):
            found += 1
            advice = asked(match, seat)
            assert [choice.worth for choice in advice.choices] == sorted(shares.values(), reverse=True)[:3]
            assert all(shares[choice.move] == choice.worth and not choice.error for choice in advice.choices)
    assert found >= 3


def sevens_view() -> View:
    """Ada can put her ace or her 5 of spades. Robin's only card is known: the 4 of spades."""
    view = start("sevens", seats=3).view(0)
    now = cast(Any, view["now"])
    whole = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
    now["chains"] = [[rank + "C" for rank in whole[1:]], *([rank + suit for rank in whole] for suit in "DH")]
    now["chains"].append([rank + "S" for rank in whole[5:]])
    now["open"], now["hand"], now["counts"], now["turn"] = ["AC", "5S"], ["AC", "5S"], [2, 1, 3], 0
    for known in (now["known"], now["public"]):
        known["cards"] = [{"seat": 1, "card": "4S", "how": "shown"}]
    view["actors"] = [0]
    return view


def test_the_way_is_not_opened_for_somebody_with_one_card_left() -> None:
    """Sevens: with the 5 of spades on the table Robin would be out."""
    advice = advise(find_game("sevens"), 0, sevens_view(), stream_of(""), 10)
    assert [choice.move for choice in advice.choices] == ["play AC", "play 5S"]
    assert advice.choices[0].worth > 0.5
    assert advice.choices[1].worth == 0
    words = insight_words("en", "sevens")
    assert [words.say(said) for said in advice.choices[0].why] == [
        "Nothing comes after the ace of clubs: it opens the way for no other card.",
        "With the 5 of spades on the table somebody else could put the 4 of spades.",
    ]


def test_one_point_more_that_wins_is_taken() -> None:
    """Stars and Bars, SB-16: with the last card a lead of 14 becomes one of 15 or stays a tie."""
    match = start("stars-and-bars")
    seat = match.actors()[0]
    view = match.view(seat)
    now = cast(Any, view["now"])
    card = now["hands"][seat][0]
    lying = {card} | {one for stack in now["board"] for one in stack["cards"]}
    now["hands"] = [[card] if one == seat else [] for one in range(2)]
    now["discards"] = [[one for one in match.setup.game.card_names[:54] if one not in lying]]
    now["deck"] = 0
    now["scores"] = [100 if one == seat else 86 for one in range(2)]
    advice = advise(match.setup.game, seat, view, stream_of(""), LITTLE)
    first = advice.choices[0]
    assert first.worth == 1
    assert cast(int, first.why[0]["facts"]["points"]) >= 1
    assert [said["key"] for said in first.why][1] == "sb-no-answer"


def test_bang_is_laid_before_anything_is_thrown_away() -> None:
    """BZ-11: the first BANG brings 10."""
    match = start("bang-zoom")
    seat = match.actors()[0]
    play(match, f"{seat} draw")
    view = match.view(seat)
    cast(Any, view["now"])["hand"] = list("ABGNQVX")
    first, *others = advise(match.setup.game, seat, view, stream_of("")).choices
    assert first.move == "lay BANG"
    assert first.worth > others[0].worth + 4


def reachable(match: Match) -> int:
    """The most points that Big Bang alone can still end with: everything is tried."""
    if match.end:
        return match.totals[0]
    best = 0
    for move in match.legal(0):
        after = match.copy()
        after.play(0, move)
        best = max(best, reachable(after))
    return best


def test_the_last_cards_of_big_bang_are_put_in_the_order_that_works() -> None:
    """BB-11: with an empty deck the best first move leads to as many points as any."""
    told_apart = 0
    for match, _ in positions(find_game("big-bang"), 150, [({}, 1)], 44):
        own = cast(Any, match.view(0)["now"])["sets"][0]
        if own["deck"] or len(own["hand"]) + len(own["discards"]) > 4 or len(match.legal(0)) < 2:
            continue
        totals = {}
        for move in match.legal(0):
            after = match.copy()
            after.play(0, move)
            totals[match.format(move)] = reachable(after)
        first = asked(match, 0, 20).choices[0]
        assert totals[first.move] == max(totals.values())
        told_apart += len(set(totals.values())) > 1
    assert told_apart
