"""A review of a match: what every move cost against the best one, how well each seat played, where it turned."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Final, cast

from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.message import Message
from playmat.core.record import Record
from playmat.core.replay import Replay
from playmat.core.views import View
from playmat.insight.insight import POINTS, insight_of, weigh
from playmat.insight.reasons import reasons_for
from playmat.insight.turning_points import accuracy_of, said_of, turning_points_of
from playmat.insight.worth.comparison import Weighed

# A review looks at a whole match: less at each move than a hint does.
EFFORT: Final = 40
# So many standard errors make a difference one that counts.
SURE: Final = 2
# What letters in hand are worth is an estimate: less than this is no loss where points are counted.
LEAST_POINTS: Final = 0.25


@dataclass(frozen=True)
class Question:
    """A move of a record with what its seat could see before it: plain data, to be judged anywhere."""

    number: int  # of the move in the record, from 1
    game: int  # of the match, from 1
    seat: int
    view: View
    move: str


@dataclass(frozen=True)
class Judged:
    """A move against the best that was found, as far as its seat could know."""

    number: int
    game: int
    seat: int
    move: str
    best: str
    worth: float
    best_worth: float
    loss: float  # best_worth - worth, or 0 where the difference is within two errors
    error: float
    forced: bool  # there was nothing else to do: left out of the accuracy
    why: tuple[Message, ...]  # what speaks for the best move (of the played one where it is the best)

    def as_data(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True)
class Review:
    """What the judged moves of a match come to."""

    unit: str  # "win" or "points"
    judged: tuple[Judged, ...]
    accuracy: tuple[float | None, ...]  # per seat, 0 to 100; none where a seat never had a choice
    turning_points: tuple[int, ...]  # numbers of at most three moves, in the order of the match
    says: tuple[Message, ...]  # one for each seat, then one for each turning point

    def as_data(self) -> dict[str, object]:
        return asdict(self)


def judged_from(data: dict[str, object]) -> Judged:
    """A judged move from its plain data (as it comes back from a worker process)."""
    fields = dict(data)
    fields["why"] = tuple(cast(list[Message], fields["why"]))
    return Judged(**fields)  # type: ignore[arg-type]  # plain data of `as_data`


def questions(game: Game, record: Record) -> list[Question]:
    """All moves of a record that can be judged: not answers of a quiz, statements of points, moves of the table.

    Raises `Fault` where the record is wrong. The views are made from the record: keep them to those who may see all.
    """
    played = Replay(game, record)
    found: list[Question] = []
    while played.made < len(record.moves):
        note = record.moves[played.made]
        match = played.match
        view = match.view(note.seat) if 0 <= note.seat < len(record.seats) and not match.end else None
        number = match.number
        played.step()
        move = match.parse(note.text)
        if view is not None and move is not None and insight_of(game).is_judged(move):
            found.append(Question(played.made, number, note.seat, view, note.text))
    played.run()
    return found


def judge_move(game: Game, question: Question, effort: int = EFFORT) -> Judged:
    """One move, on its own: a server can do it move by move in its worker processes and show progress."""
    seat, view = question.seat, question.view
    move = game.parse(question.move)
    assert move is not None, f"{question.move!r} is no move"
    insight = insight_of(game)
    position = game.knowledge(view).imagine(stream_of("")).position
    moves = insight.moves_to_weigh(position, seat, afterwards=True)
    if move not in moves:  # of forms only a sample is listed: a swap of other letters, a card taken back again
        moves.append(move)
    found = weigh(game, seat, view, moves, stream_of(f"review {question.number}"), effort, must=move)
    best = found[0]
    played = next(one for one in found if one.move == move)
    loss, error = loss_of(played, best)
    if insight.unit == POINTS and loss < LEAST_POINTS:
        loss = 0.0
    if not loss:
        best = played
    rival = next((one.move for one in found if one.move != best.move), None) if best is played else move
    return Judged(
        question.number,
        question.game,
        seat,
        question.move,
        game.format(best.move),
        round(played.worth, 4),
        round(max(best.worth, played.worth), 4),
        round(loss, 4),
        round(error, 4),
        len(moves) == 1,
        reasons_for(game, view, seat, best.move, rival, len(moves)),
    )


def loss_of(played: Weighed, best: Weighed) -> tuple[float, float]:
    """How much was lost, and the error of that; what lies within two errors is no loss."""
    if played is best:
        return 0.0, played.error
    loss, error = played.behind(best)
    return (loss if loss > SURE * error else 0.0), error


def summed_up(game: Game, seats: int, judged: Sequence[Judged]) -> Review:
    unit = insight_of(game).unit
    accuracy = tuple(accuracy_of([one for one in judged if one.seat == seat], unit) for seat in range(seats))
    turns = turning_points_of(judged, unit)
    numbers = tuple(turn.number for turn in turns)
    return Review(unit, tuple(judged), accuracy, numbers, said_of(accuracy, turns, unit))


def review(
    game: Game, record: Record, progress: Callable[[int, int], None] | None = None, effort: int = EFFORT
) -> Review:
    """Judge all moves; `progress` is told how many are done, and of how many."""
    asked = questions(game, record)
    judged: list[Judged] = []
    for question in asked:
        judged.append(judge_move(game, question, effort))
        if progress is not None:
            progress(len(judged), len(asked))
    return summed_up(game, len(record.seats), judged)
