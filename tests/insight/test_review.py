"""Reviews: every move beside the best one, by what its seat could know; accuracy and turning points."""

import json
from collections.abc import Callable
from math import exp

import pytest

from playing import start
from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.record import Record, record_of
from playmat.core.replay import Fault
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import GAMES, find_game
from playmat.insight.advice import advise
from playmat.insight.review import Judged, judge_move, judged_from, questions, review, summed_up
from playmat.insight.turning_points import accuracy_of, turning_points_of
from playmat.insight.words import insight_words
from playmat.words.catalogue import LANGUAGES

LITTLE = 2
NAMES = ["Ada", "Robin", "Mo", "Kim"]


def record_from(match: Match, moves: list[tuple[int, str]]) -> Record:
    seats = NAMES[: match.setup.seats]
    return record_of(match, [SeatNote(name) for name in seats], [MoveNote(seat, text) for seat, text in moves])


def played_by(name: str, options: Options, seats: int, bot: str = "simple") -> Record:
    """A whole match among bots."""
    match = start(name, options, seats)
    bots = [find_bot(bot, match.setup.game) for _ in range(seats)]
    made = play_match(match, bots, [stream_of(f"seat {seat}") for seat in range(seats)], "order")
    return record_from(match, [(seat, match.format(move)) for seat, move in made])


def played_with(match: Match, choose: Callable[[Match, int, int], str]) -> Record:
    """A match in which a choice is asked for every move, by its number."""
    moves: list[tuple[int, str]] = []
    while not match.end:
        seat = match.actors()[0]
        text = choose(match, seat, len(moves) + 1)
        move = match.parse(text)
        assert move is not None
        match.play(seat, move)
        moves.append((seat, text))
    return record_from(match, moves)


def best_of(match: Match, seat: int) -> tuple[str, float]:
    choice = advise(match.setup.game, seat, match.view(seat), stream_of("play"), 4).choices[0]
    return choice.move, choice.worth


def blunder_of(match: Match, seat: int) -> str | None:
    """A move that gives the whole win away, where there is one."""
    if best_of(match, seat)[1] < 1:
        return None
    for other in match.legal(seat):
        after = match.copy()
        after.play(seat, other)
        if not after.end:
            actor = after.actors()[0]
            if best_of(after, actor)[1] == (0 if actor == seat else 1):
                return match.format(other)
    return None


def test_the_one_mistake_of_a_match_is_its_turning_point() -> None:
    """Number Line with open decoys is worked out exactly: one move that throws the win away costs all of it."""
    blunders: list[tuple[int, int, str]] = []

    def choose(match: Match, seat: int, number: int) -> str:
        blunder = None if blunders else blunder_of(match, seat)
        if blunder is not None:
            blunders.append((number, seat, blunder))
            return blunder
        return best_of(match, seat)[0]

    record = played_with(start("number-line", {"decoys": "open"}), choose)
    [(number, seat, text)] = blunders
    found = review(find_game("number-line"), record, effort=LITTLE)
    assert number in found.turning_points
    [judged] = [one for one in found.judged if one.loss]
    assert (judged.number, judged.seat, judged.move, judged.loss) == (number, seat, text, 1)
    assert judged.best != text
    assert found.accuracy[1 - seat] == 100
    own = [one for one in found.judged if one.seat == seat and not one.forced]
    assert found.accuracy[seat] == round((100 * (len(own) - 1) + 100 * exp(-4)) / len(own), 1)
    sentence = insight_words("en", "number-line").say(found.says[2], NAMES)
    assert sentence.startswith(
        f"Turning point, move {number}: with {text} the chance of {NAMES[seat]} went from 100 to 0"
    )


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [("sevens", {"variant": "junior"}, 3), ("bang-zoom", {"vocabulary": 35}, 2), ("big-bang", {"clock": 1}, 1)],
)
def test_every_move_of_a_match_is_judged(name: str, options: Options, seats: int) -> None:
    record = played_by(name, options, seats)
    done: list[tuple[int, int]] = []
    found = review(find_game(name), record, lambda number, total: done.append((number, total)), LITTLE)
    assert [one.number for one in found.judged] == list(range(1, len(record.moves) + 1))
    assert [(one.seat, one.move) for one in found.judged] == [(note.seat, note.text) for note in record.moves]
    assert done == [(number, len(record.moves)) for number in range(1, len(record.moves) + 1)]
    for one in found.judged:
        assert one.loss == 0 or one.loss == pytest.approx(one.best_worth - one.worth, abs=0.001)
        assert (one.best == one.move) == (one.loss == 0)
    assert all(figure is None or 0 <= figure <= 100 for figure in found.accuracy)
    assert len(found.turning_points) <= 3
    for language in LANGUAGES:
        for said in found.says:
            assert insight_words(language, name).say(said, NAMES)
    assert json.loads(json.dumps(found.as_data()))["turning_points"] == list(found.turning_points)


def test_a_move_is_judged_by_what_its_seat_could_see() -> None:
    """No hindsight: the view of the seat before the move is all there is, and it goes through JSON."""
    record = played_by("sevens", {"variant": "junior"}, 4)
    game = find_game("sevens")
    asked = questions(game, record)
    match = start("sevens", {"variant": "junior"}, 4)
    for question in asked:
        assert question.view == match.view(question.seat)
        assert question.view["now"]["hands"] == []
        assert question.view["seed"] is None
        move = match.parse(question.move)
        assert move is not None
        match.play(question.seat, move)
    choice = next(one for one in asked if len(one.view["now"]["hand"]) > 2)  # type: ignore[arg-type]  # a list of cards
    first = judge_move(game, choice, LITTLE)
    assert first == judge_move(game, choice, LITTLE) == judged_from(json.loads(json.dumps(first.as_data())))


def test_answers_and_statements_are_not_judged() -> None:
    """NL-2, SB-13: they are work of the head, not choices."""
    quiz = start("number-line", {"start": "quiz"})
    record = played_with(quiz, lambda match, seat, _: match.format(match.legal(seat)[0]))
    texts = [one.move for one in questions(find_game("number-line"), record)]
    assert record.moves[0].text == "answer pass"
    assert texts == [note.text for note in record.moves if not note.text.startswith("answer")]
    said = start("stars-and-bars", {"announce": "practise"})
    record = played_with(said, lambda match, seat, _: match.format(match.legal(seat)[0]))
    asked = questions(find_game("stars-and-bars"), record)
    assert {one.move.split()[0] for one in asked} == {"put"}
    assert len(asked) * 2 == len(record.moves)
    assert judge_move(find_game("stars-and-bars"), asked[0], 1).number == 1


def test_the_games_of_a_match_are_told_apart() -> None:
    record = played_by("number-line", {"games": 2}, 2)
    numbers = [one.game for one in questions(find_game("number-line"), record)]
    assert sorted(set(numbers)) == [1, 2]
    assert numbers == sorted(numbers)


def test_a_card_taken_back_and_a_swap_of_any_letters_can_be_judged() -> None:
    """SB-14, BZ-7: moves that are too many to be listed."""
    match = start("bang-zoom")
    seat = match.actors()[0]
    hand = match.view(seat)["now"]["hand"]
    assert isinstance(hand, list)
    moves = [(seat, f"swap {hand[0]}")]
    record = record_from(match, moves)
    judged = judge_move(find_game("bang-zoom"), questions(find_game("bang-zoom"), record)[0], LITTLE)
    assert judged.move == f"swap {hand[0]}"
    assert judged.best_worth >= judged.worth


def test_a_wrong_record_is_not_reviewed() -> None:
    record = played_by("number-line", {}, 2)
    record.moves[1].text = record.moves[0].text
    with pytest.raises(Fault) as fault:
        review(find_game("number-line"), record, effort=LITTLE)
    assert (fault.value.move, fault.value.refusal.code) == (2, "taken")


def one(number: int, seat: int, worth: float, best_worth: float, forced: bool = False, game: int = 1) -> Judged:
    best = "best" if best_worth > worth else "played"
    return Judged(number, game, seat, "played", best, worth, best_worth, best_worth - worth, 0.01, forced, ())


def test_accuracy_is_the_mean_of_marks_without_forced_moves() -> None:
    """100·exp(-4·loss): nothing lost 100, a tenth of the win 67, all of it 1.8; ten points are worth a win."""
    judged = [one(1, 0, 0.5, 0.5), one(2, 0, 0.4, 0.5), one(3, 0, 0.0, 1.0), one(4, 0, 0.1, 0.9, forced=True)]
    assert accuracy_of(judged, "win") == round((100 + 67.032 + 1.8316) / 3, 1)
    assert accuracy_of([one(1, 0, 20.0, 21.0)], "points") == 67.0
    assert accuracy_of(judged[3:], "win") is None


def test_turning_points_are_the_three_largest_losses_in_the_order_of_the_match() -> None:
    judged = [one(1, 0, 0.4, 0.5), one(2, 1, 0.2, 0.5), one(3, 0, 0.1, 0.6), one(4, 1, 0.3, 0.35), one(5, 0, 0.0, 0.2)]
    assert [turn.number for turn in turning_points_of(judged, "win")] == [2, 3, 5]


def test_without_mistakes_the_largest_changes_between_two_moves_of_a_seat_are_told() -> None:
    judged = [
        one(1, 0, 0.5, 0.5),
        one(2, 1, 0.5, 0.5),
        one(3, 0, 0.9, 0.9),
        one(4, 1, 0.3, 0.3),
        one(5, 0, 0.1, 0.1, game=2),
    ]
    turns = turning_points_of(judged, "win")
    assert [(turn.number, turn.by_move) for turn in turns] == [(3, False), (4, False)]
    said = summed_up(find_game("sevens"), 2, judged).says
    sentences = [insight_words("en", "sevens").say(what, NAMES) for what in said]
    assert sentences[0] == "Ada played 100 of 100."
    assert "has grown from 50 to 90" in sentences[2]
    assert "has gone down from 50 to 30" in sentences[3]
    assert turning_points_of(judged, "points") == []


def test_the_mistake_of_one_is_not_told_again_as_the_luck_of_the_other() -> None:
    judged = [one(1, 0, 0.5, 0.5), one(2, 1, 0.1, 0.5), one(3, 0, 0.9, 0.9)]
    assert [turn.number for turn in turning_points_of(judged, "win")] == [2]


def test_a_small_loss_of_the_winner_is_no_turning_point() -> None:
    """From 100 to 97 is a good move; a twentieth of the win, or half a point, is not."""
    assert turning_points_of([one(1, 0, 0.97, 1.0), one(2, 1, 0.02, 0.03)], "win") == []
    assert turning_points_of([one(1, 0, 1.0, 1.0), one(2, 0, 0.97, 0.97)], "win") == []
    assert [turn.number for turn in turning_points_of([one(1, 0, 0.94, 1.0)], "win")] == [1]
    assert turning_points_of([one(1, 0, 12.0, 12.3)], "points") == []
    assert [turn.number for turn in turning_points_of([one(1, 0, 12.0, 12.6)], "points")] == [1]


def test_a_seat_without_a_choice_has_no_accuracy() -> None:
    found = summed_up(find_game("sevens"), 2, [one(1, 0, 0.5, 0.5), one(2, 1, 0.5, 0.5, forced=True)])
    assert found.accuracy == (100.0, None)
    assert insight_words("en", "sevens").say(found.says[1], NAMES) == "Robin never had a choice."


def test_every_game_has_a_unit() -> None:
    assert {name: summed_up(game, 2, []).unit for name, game in GAMES.items()} == {
        "number-line": "win", "sevens": "win", "stars-and-bars": "win", "bang-zoom": "points", "big-bang": "points",
    }  # fmt: skip


def test_a_record_with_a_seat_that_is_not_there_is_refused_and_not_looked_at() -> None:
    match = start("sevens", {}, 4)
    with pytest.raises(Fault) as wrong:
        questions(match.setup.game, record_from(match, [(10**40, "play 7C")]))
    assert (wrong.value.move, wrong.value.refusal.code) == (1, "no-such-seat")
