"""Asking the class: which positions may be shown, who may answer, and who sees what of the answers."""

from typing import Any

import msgspec
import pytest

from playmat.classroom import log, poll_messages
from playmat.classroom.decide import after
from playmat.classroom.decision import ClassDecision, Said
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.open_positions import Found, Standing, find_position
from playmat.classroom.poll import Poll
from playmat.classroom.poll_answers import PollReview
from playmat.classroom.poll_frames import bars_of, poll_view
from playmat.classroom.poll_steps import MOST_CHANGES, answer, ask, step
from playmat.classroom.posed import shown, table_of
from playmat.classroom.scenes import choices_of, scene_position
from playmat.classroom.school_class import SchoolClass, rebuild
from playmat.core.refusal import Refused
from playmat.games.registry import GAMES
from playmat.table import log as table_log
from playmat.table.admission import CreateTable
from playmat.table.opening import opened
from playmat.table.table import Table
from playmat.table.table import rebuild as rebuild_table

SEED = "5eed" * 8
OTHER = "0dd5" * 8


def dealt(game: str, seats: int = 3, seed: str = SEED, **options: Any) -> Table:
    wish = CreateTable(game, ["me", *["open"] * (seats - 1)], options=options)
    first, names = opened(wish, 1_000)
    plans = [table_log.SeatPlan("human", seat.colour) for seat in first.seats]
    first = msgspec.structs.replace(first, seats=plans, class_code="CDFGHJK")
    return rebuild_table("TABLECDE", [first, table_log.Dealt(at=1_000, seed=seed)], names)


def play_on(table: Table, moves: int = 10**6) -> Table:
    """So many moves, always the first one, or until the first game is over."""
    for _ in range(moves):
        assert table.play is not None
        match = table.play.match
        if table.stage != "playing":
            break
        seat = match.actors()[0]
        table.fold(table_log.Moved(at=2_000, seat=seat, text=match.format(match.legal(seat)[0])))
    return table


def code_of(refusal: "pytest.ExceptionInfo[Refused]") -> str:
    return refusal.value.refusal.code


HIDDEN = [game for game in GAMES if game != "stars-and-bars"]


@pytest.mark.parametrize("game", HIDDEN)
def test_the_hand_of_a_running_game_is_shown_to_nobody(game: str) -> None:
    table = play_on(dealt(game), 2)
    for match, moves in [(None, None), (1, 0), (1, 2)]:
        with pytest.raises(Refused) as wrong:
            find_position(Standing(table, plays=True), [], match, moves)
        assert code_of(wrong) == "poll-hidden"


def test_where_nothing_is_hidden_a_running_game_can_be_asked_about() -> None:
    table = play_on(dealt("stars-and-bars", 2), 3)
    found = find_position(Standing(table, plays=True), [], None, None)
    assert (found.match, found.moves) == (1, 3)
    earlier = find_position(Standing(table, plays=True), [], 1, 1)
    assert len(earlier.posed.moves) == 1


def test_a_game_that_is_over_can_be_asked_about_while_the_next_one_runs() -> None:
    table = play_on(dealt("number-line", 3, games=2))
    assert table.stage == "between"
    table.fold(table_log.WentOn(at=3_000))
    here = Standing(table, plays=True)
    assert table.play is not None
    length = len(table.play.moves)
    found = find_position(here, [], None, None)
    assert found.moves < length, "the latest one that may be shown, not the one that is being played"
    with pytest.raises(Refused) as wrong:
        find_position(here, [], 1, length)
    assert code_of(wrong) == "poll-hidden"


def test_a_table_that_nobody_plays_at_any_more_hides_nothing() -> None:
    table = play_on(dealt("sevens"), 4)
    assert find_position(Standing(table, plays=False), [], 1, 2).posed.seat in range(3)


@pytest.mark.parametrize("game", ["sevens", "stars-and-bars"])
def test_the_same_deal_waits_until_every_table_has_played_it(game: str) -> None:
    seats = 2 if game == "stars-and-bars" else 3
    done, late = play_on(dealt(game, seats)), play_on(dealt(game, seats), 2)
    here, other = Standing(done, plays=True), Standing(late, plays=True)
    with pytest.raises(Refused) as wrong:
        find_position(here, [here, other], None, None)
    assert code_of(wrong) == "poll-same-deal"
    play_on(late)
    assert find_position(here, [here, Standing(late, plays=True)], None, None).posed.seed == SEED
    own_cards = Standing(play_on(dealt(game, seats, OTHER), 2), plays=True)
    assert find_position(here, [here, own_cards], None, None).match == 1


def test_what_is_shown_is_what_that_seat_saw_then() -> None:
    table = play_on(dealt("sevens"))
    found = find_position(Standing(table, plays=True), [], 1, 5)
    frame = shown(table_of(found.posed), found.posed.seat, "en")
    assert table.play is not None
    assert frame.you.seat == found.posed.seat == table.play.moves.after(5)[0].seat
    assert frame.play is not None
    assert table.play.moves.after(5)[0].text in frame.play.offer.moves
    sent = msgspec.json.encode(frame)
    assert SEED.encode() not in sent
    assert (frame.code, frame.link) == ("", "")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_positions_in_its_lesson_to_ask_about(game: str) -> None:
    found = choices_of(game, "es")
    assert found
    scene, number, says = found[0]
    assert says
    posed = scene_position(game, scene, number).posed
    frame = shown(table_of(posed), posed.seat, "es")
    assert frame.play is not None
    assert frame.play.offer.moves or frame.play.offer.forms


class Asked:
    """A class of four that is asked about a position, with its log."""

    def __init__(self) -> None:
        children = [log.Enrolled(at=1, child=child, code=f"CD{child}", animal="owl") for child in range(4)]
        plan = LessonPlan("sevens")
        seated = log.Seated(at=2, plan=plan, tables=[log.TableSeats("TABLECDE", [0, 1, 2])], seed=SEED)
        self.log: list[log.AnyEntry] = [log.Made(at=0, roster=True, days=30), *children, seated]
        self.it: SchoolClass = rebuild("CDFGHJK", self.log, {})
        self.found: Found = find_position(Standing(play_on(dealt("sevens")), plays=True), [], 1, 0)
        self.table = table_of(self.found.posed)
        self.keep(ask(self.it, self.found, self.said()))

    def said(self, speaker: int = log.TEACHER) -> Said:
        return {"at": 10 + len(self.log), "speaker": speaker, "id": f"m{len(self.log)}"}

    def keep(self, decision: ClassDecision) -> None:
        self.log += decision.entries
        self.it = after(self.it, decision)

    def choose(self, child: int, text: str) -> None:
        self.keep(answer(self.it, child, poll_messages.AnswerPoll("", 1, text), self.table, self.said(child)))

    def go(self, to: Any) -> None:
        self.keep(step(self.it, poll_messages.StepPoll("", 1, to), self.said()))

    @property
    def moves(self) -> list[str]:
        assert self.table.play is not None
        match = self.table.play.match
        return [match.format(move) for move in match.legal(self.found.posed.seat)]

    def seen(self, **reader: Any) -> Any:
        assert self.it.poll is not None
        bars = bars_of(self.it.poll, self.table, "en")
        return poll_view(self.it.poll, bars, PollReview([], ["Think!"]), {0, 1, 2, 3}, "en", **reader)


def test_a_child_chooses_and_may_think_again_until_the_answers_are_shown() -> None:
    asked = Asked()
    one, other = asked.moves[:2]
    asked.choose(0, one)
    asked.choose(0, other)
    asked.choose(1, one)
    assert asked.it.poll is not None
    assert asked.it.poll.answers == {0: other, 1: one}
    asked.go("shown")
    with pytest.raises(Refused) as late:
        asked.choose(3, one)
    assert code_of(late) == "poll-over"


def test_what_the_rules_forbid_is_no_answer() -> None:
    asked = Asked()
    with pytest.raises(Refused) as wrong:
        asked.choose(0, "knock")
    assert wrong.value.refusal.rule
    assert asked.it.poll is not None
    assert not asked.it.poll.answers


def test_nobody_sees_the_others_choices_before_and_only_counts_after() -> None:
    asked = Asked()
    one, other = asked.moves[:2]
    nobody = asked.seen(child=2)
    for child, text in ((0, one), (1, one), (3, other)):
        asked.choose(child, text)
    assert asked.seen(child=2) == nobody, "a child learns nothing of the others' answers, not even how many there are"
    wall = asked.seen()
    assert (wall.answered, wall.bars, wall.review) == (3, [], None)
    assert [bar.children for bar in asked.seen(teacher=True).bars] == [[0, 1], [3]]
    asked.go("shown")
    for reader in ({"child": 2}, {}):
        bars = asked.seen(**reader).bars
        assert [(bar.text, bar.count, bar.children) for bar in bars] == [(one, 2, []), (other, 1, [])]
        assert asked.seen(**reader).review is None
    asked.go("told")
    assert asked.seen(child=2).review is not None


def test_rare_answers_share_a_bar() -> None:
    table = play_on(dealt("number-line"))
    posed = find_position(Standing(table, plays=True), [], 1, 0).posed
    position = table_of(posed)
    assert position.play is not None
    match = position.play.match
    texts = [match.format(move) for move in match.legal(posed.seat)][:9]
    bars = bars_of(Poll(1, posed, 0, 1, answers=dict(enumerate(texts))), position, "en")
    assert len(bars) == 8
    assert (bars[-1].text, bars[-1].count, len(bars[-1].children)) == ("", 2, 2)


def test_a_child_cannot_fill_the_log_by_changing_its_mind() -> None:
    asked = Asked()
    for number in range(MOST_CHANGES):
        asked.choose(0, asked.moves[number % 2])
    with pytest.raises(Refused) as enough:
        asked.choose(0, asked.moves[0])
    assert code_of(enough) == "too-many"


def test_one_question_at_a_time_and_the_next_tables_end_it() -> None:
    asked = Asked()
    assert asked.it.is_stopped
    with pytest.raises(Refused) as wrong:
        ask(asked.it, asked.found, asked.said())
    assert code_of(wrong) == "poll-on"
    asked.keep(
        ClassDecision([log.Seated(at=99, plan=LessonPlan("sevens"), tables=[log.TableSeats("OTHERTAB", [0, 1])])])
    )
    again = asked.it
    assert again.poll is None
    assert not again.is_stopped
    assert again.polls[1].stage == "closed"


def test_whoever_comes_late_is_not_dealt_the_cards_that_all_have_seen() -> None:
    asked = Asked()
    assert asked.it.lesson is not None
    assert asked.it.lesson.seed == ""


def test_a_child_that_is_erased_has_answered_nothing() -> None:
    asked = Asked()
    asked.choose(0, asked.moves[0])
    asked.go("shown")
    asked.keep(ClassDecision([log.Withdrawn(at=99, child=0)]))
    assert asked.it.polls[1].answers == {}
    assert asked.it.polls[1].changes == {}


def test_the_log_tells_it_all_again() -> None:
    asked = Asked()
    asked.choose(0, asked.moves[0])
    asked.go("shown")
    written = [log.read_entry(log.write_entry(entry)) for entry in asked.log]
    again = rebuild("CDFGHJK", written, {})
    assert again.polls == asked.it.polls
    assert shown(table_of(again.polls[1].posed), 0, "en") == shown(asked.table, 0, "en")
