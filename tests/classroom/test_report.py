"""What a report says of a class, and of whom it says nothing."""

from collections import Counter
from typing import Any

import pytest
from tools.proof.made_class import FOUND, LOST, LUCKY, Outcome, Row, Task, lines_of, outcome_of, table_of

from playmat.classroom.positions import PositionRef
from playmat.classroom.report.findings import clearest, findings, is_unusual
from playmat.classroom.report.judgement import Seen, carelessness, unaware
from playmat.classroom.report.lessons import LessonHeld
from playmat.classroom.report.observed import ChildSeen, Place
from playmat.classroom.report.report import GameTold
from playmat.core.chance import SeedChance
from playmat.core.match import Match
from playmat.games.number_line.slips import WRONG_ANSWER
from playmat.games.registry import GAMES, find_game, find_kit
from playmat.games.stars_and_bars.slips import WRONG_SUM
from playmat.insight.slips import Slip, slips_of
from playmat.words.catalogue import LANGUAGES

SLIP = Slip("XX-1", "something")


def test_who_misses_half_of_it_while_others_hardly_do_is_found() -> None:
    likely = unaware([Seen(6, 12)] + [Seen(number % 5 == 0, 12) for number in range(27)])

    assert likely[0] > 0.99
    assert max(likely[1:]) < 0.1


def test_nine_of_a_class_who_do_not_know_it_are_all_found() -> None:
    likely = unaware([Seen(6, 12)] * 9 + [Seen(0, 12)] * 19)

    assert min(likely[:9]) > 0.95


def test_once_or_twice_is_no_proof_against_anybody() -> None:
    likely = unaware([Seen(2, 10)] + [Seen(0, 10)] * 27)

    assert likely[0] < 0.95


def test_the_same_slips_say_less_of_a_child_who_slips_everywhere() -> None:
    careful, careless = (unaware([Seen(3, 20, how)] + [Seen(0, 20)] * 27)[0] for how in (1.0, 4.0))

    assert careless < careful


def test_where_all_find_it_hard_one_may_differ_more_from_another() -> None:
    """Six of eight say less where others miss one in five than where they miss one in forty."""
    easy, hard = (unaware([Seen(6, 8)] + [Seen(usual, 40)] * 27)[0] for usual in (1, 8))

    assert easy > 0.99
    assert hard < 0.95


@pytest.mark.parametrize(("missed", "chances", "is_open"), [(1, 2, True), (2, 7, True), (1, 7, False), (2, 20, False)])
def test_who_missed_many_of_few_chances_is_left_open(missed: int, chances: int, is_open: bool) -> None:
    seen = {child: ChildSeen(chances=Counter({SLIP: chances})) for child in range(28)}
    for child in seen:
        seen[child].miss(SLIP, place("A", 1))  # as everybody does
    for number in range(missed - 1):
        seen[3].miss(SLIP, place("A", number + 2))
    for child in range(4, 28):
        seen[child].chances[SLIP] = 30
    (topic,) = findings(seen).topics

    assert (3 in topic.open) == is_open
    assert topic.children == ()


@pytest.mark.parametrize(
    ("missed", "chances", "is_open"),
    [
        (8, 56, True),  # 14 of 100, the others 3.3
        (7, 60, True),  # 11.7 of 100: three and a half times as often
        (6, 60, False),  # 10 of 100: three times
        (5, 20, False),  # a quarter, and not often enough
    ],
)
def test_who_misses_it_often_and_far_more_than_others_is_left_open(missed: int, chances: int, is_open: bool) -> None:
    assert is_unusual(missed, chances, by_others=50, chances_of_others=1512) is is_open


def test_who_slips_everywhere_is_left_open_and_not_cleared() -> None:
    other = Slip("XX-2", "something else")
    seen = {child: ChildSeen(Counter({frozenset({"put"}): 60}), Counter({SLIP: 30, other: 30})) for child in range(28)}
    for number in range(30):
        seen[number % 28].miss(SLIP, place("A", number))
        seen[number % 28].miss(other, place("A", number))
    for number in range(6):
        seen[3].miss(SLIP, place("B", number))
        seen[3].miss(other, place("B", number))
        seen[3].miss(other, place("C", number))
    topic = next(it for it in findings(seen).topics if it.slip == SLIP)

    assert 3 not in topic.children
    assert 3 in topic.open


def test_nothing_is_said_of_who_was_not_seen() -> None:
    assert unaware([Seen(0, 0)]) == [0.0]
    assert findings({}).findings == ()


def test_carelessness_is_beside_what_is_usual_in_the_class() -> None:
    """By hand: 12 slips in 40 decisions, 3 expected of each; who has 11 has 12 against 4."""
    assert carelessness({0: 11, 1: 1}, {0: 10, 1: 10, 2: 10, 3: 10})[0] == 3.0
    assert carelessness({0: 11, 1: 1}, {0: 10, 1: 10, 2: 10, 3: 10})[2] == 1.0


def place(table: str, moves: int) -> Place:
    return Place(PositionRef(table, 1, moves + 2), 0, moves, "put", moves)


def test_the_early_positions_are_shown_and_one_of_each_table_first() -> None:
    shown = clearest([place("A", 9), place("A", 1), place("A", 2), place("B", 5)])

    assert [(it.position.table, it.moves) for it in shown] == [("A", 1), ("B", 5), ("A", 2)]


def test_twice_in_one_position_is_once_missed() -> None:
    child = ChildSeen()
    for _ in range(2):
        child.miss(SLIP, place("A", 4))

    assert len(child.slips[SLIP]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_words_tell_apart_is_one_thing(language: str) -> None:
    """Sevens has no words for either of the first two: both would only name their rule."""
    child = ChildSeen(kinds=Counter({frozenset(("play",)): 9}))
    for moves, name in enumerate(("no-knock", "give-first", "must-play")):
        slip = Slip("SV-5" if name == "must-play" else "SV-6", name)
        child.miss(slip, place("A", moves))
        child.refused_at[slip] = {frozenset(("play",))}
    told = GameTold("sevens", [LessonHeld(1, 0, tables=["A"])], {"A": ("sevens", {0: child})}, language)

    topics = [told.topic(one) for one in findings(told.of(["A"])).topics]

    assert sorted((one.rule, one.slip, one.missed) for one in topics) == [("SV-5", "must-play", 1), ("SV-6", "any", 2)]
    assert len({one.sentence for one in topics}) == 2
    assert [one.lessons[0].missed for one in topics if one.slip == "any"] == [2]
    assert len(child.slips) == 3, "what was seen stays as it was"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_two_slips_of_a_game_are_told_with_the_same_words(game: str, language: str) -> None:
    told = Counter(find_kit(game).text("{language}.ftl", language).partition("\nslip-")[2].splitlines())
    sentences = [line.partition(" = ")[2] for line in told if line.startswith("slip-")]
    assert sentences
    assert len(set(sentences)) == len(sentences)


def test_a_stack_turned_too_early_is_another_slip_than_one_taken_away_too_early() -> None:
    """SB-9, SB-11: the rules refuse both with the same code."""
    match = find_game("stars-and-bars").start({"housekeeping": "manual"}, 2, SeedChance("0" * 32))
    first = next(text for text in map(match.format, match.legal(match.actors()[0])) if text.endswith(" c4"))
    for text in (first, "end"):
        match.play(match.actors()[0], move_from_statement(match, text))
    seat = match.actors()[0]
    told = {}
    for text in ("flip b2", "remove c4"):
        refusal = match.refuse(seat, move_from_statement(match, text))
        assert refusal is not None
        told[text] = slips_of("stars-and-bars").refused(match, seat, move_from_statement(match, text), refusal)
    assert told == {"flip b2": Slip("SB-9", "turn-too-early"), "remove c4": Slip("SB-11", "remove-too-early")}


@pytest.mark.parametrize("lesson", ["number_line 0", "number_line 1", "stars_and_bars 0"])
def test_in_a_made_class_each_blind_spot_is_found_and_nobody_else_is_accused(lesson: str) -> None:
    """A sample; `make made-class` tries all games on many seeds."""
    game, number = lesson.split()
    outcome = outcome_of(Task(game, int(number), seed=7, lessons=1))

    assert outcome.beside.is_right, outcome.notes
    assert all(row.is_right for row in outcome.rows.values()), outcome.notes
    became = sum((row.after[0] for row in outcome.rows.values()), Counter[str]())
    assert became[FOUND] >= became.total() - 1, outcome.notes


def test_the_table_of_made_classes_says_what_went_wrong() -> None:
    tasks = [Task("number_line", 0, seed, lessons=1) for seed in (1, 2)]
    found, lost = (Row(1, [Counter({became: 1})]) for became in (FOUND, LOST))
    rows = table_of(
        tasks,
        [Outcome({"taken": found}, Row(0, [Counter()]), []), Outcome({"taken": lost}, Row(0, [Counter()], 1), [])],
    )

    assert [line.split() for line in lines_of(rows, 1)[2:]] == [
        ["Number", "Line", "2", "1", "0", "0", "0", "0", "1", "1", "0", "0"],
        ["taken", "2", "1", "0", "0", "0", "0", "1", "0"],
        ["All", "2", "1", "0", "0", "0", "0", "1", "1", "0", "0"],
    ]
    assert not rows[-1][1].is_right


@pytest.mark.parametrize(
    ("lucky", "is_right"), [((0, 0), True), ((2, 0), True), ((3, 0), False), ((1, 1), False)], ids=str
)
def test_one_in_twenty_may_choose_well_by_luck_in_a_first_lesson_and_nobody_in_two(
    lucky: tuple[int, int], is_right: bool
) -> None:
    row = Row(40, [Counter({LUCKY: number, FOUND: 40 - number}) for number in lucky], compared=40)

    assert row.is_right is is_right


def decided(game: str, options: dict[str, Any], *moves: str) -> dict[Slip, bool]:
    """What the last of these moves decides, played by whoever may act first."""
    match = find_game(game).start(options, 2, SeedChance("0" * 32))
    for text in moves[:-1]:
        match.play(match.actors()[0], move_from_statement(match, text))
    return slips_of(game).decided(match, match.actors()[0], move_from_statement(match, moves[-1]))


def move_from_statement(match: Match, text: str) -> int:
    move = match.parse(text)
    assert move is not None
    return move


def test_who_leaves_a_quiz_to_others_has_shown_nothing() -> None:
    """By hand: the first quiz is 17 x 34 = 578 (NL-2)."""
    quiz = {"start": "quiz"}

    assert decided("number-line", quiz, "answer pass") == {}
    assert decided("number-line", quiz, "answer 578") == {WRONG_ANSWER: False}
    assert decided("number-line", quiz, "answer 328") == {WRONG_ANSWER: True}
    assert decided("number-line", quiz, "answer 578", "card 5") == {}


def test_a_sum_is_a_chance_only_where_it_is_said() -> None:
    practise: dict[str, Any] = {"housekeeping": "manual", "announce": "practise"}
    match = find_game("stars-and-bars").start(practise, 2, SeedChance("0" * 32))
    first = match.format(match.legal(match.actors()[0])[0])

    assert decided("stars-and-bars", practise, first, "back") == {}
    assert decided("stars-and-bars", practise, first, "say 99 99") == {WRONG_SUM: True}
