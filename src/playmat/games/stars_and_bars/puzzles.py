"""Puzzles of Stars and Bars: score so many with one card, do it without helping the other, find the outer space."""

from typing import Final

from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.games.stars_and_bars.rules.board import CELL_NAMES, CELLS, IS_INNER
from playmat.games.stars_and_bars.rules.cards import CARDS, card_message
from playmat.games.stars_and_bars.rules.messages import point_share_messages
from playmat.games.stars_and_bars.rules.moves import card_put, cell_put, format_move, is_put
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.view import build_preview
from playmat.puzzles.judge import points_of
from playmat.puzzles.maker import PuzzleMaker, SelfPlay
from playmat.puzzles.puzzle import Found, Line, Puzzle

SCORE: Final = "score"
GUARD: Final = "guard"
OUTER: Final = "outer"
LEAST: Final = 7  # points that are worth looking for
CLOSE: Final = 2  # a guarded move may score so much less than the best
FEWER: Final = 3  # and must leave the other so much less than any like it


def find(match: Match, seat: int) -> list[Found]:
    position = match.position
    assert isinstance(position, StarsAndBarsPosition)
    puts = [move for move in position.legal(seat) if is_put(move)]
    if len(puts) < 2 or match.setup.options["housekeeping"] != "auto" or match.setup.options["announce"] != "off":
        return []
    worth = {move: worth_of(position, move) for move in puts}
    return [*score_found(position, worth), *guard_found(match, seat, worth), *outer_found(position, worth)]


def worth_of(position: StarsAndBarsPosition, move: int) -> int:
    """SB-6, from the working that the table shows."""
    neighbours = build_preview(position.kernel.top_cards(), card_put(move), cell_put(move))
    return sum(beside["points"] for beside in neighbours)


def score_found(position: StarsAndBarsPosition, worth: dict[int, int]) -> list[Found]:
    best = max(worth.values())
    moves = [move for move, points in worth.items() if points == best]
    if len(moves) > 1 or best < LEAST:
        return []
    return [Found(SCORE, {"points": best}, line_of(moves[0]), (working(position, moves[0], best),))]


def guard_found(match: Match, seat: int, worth: dict[int, int]) -> list[Found]:
    """A card that scores nearly the most, and alone leaves the other little: hands are open, so that is known."""
    good = [move for move, points in worth.items() if points >= max(*worth.values(), LEAST) - CLOSE]
    if len(good) < 2:
        return []
    answers = {move: answer_to(match, seat, move) for move in good}
    best = min(good, key=lambda move: (answers[move], -worth[move]))
    points, answer = worth[best], answers[best]
    rivals = [answers[move] for move in good if move != best and worth[move] >= points]
    if not rivals or min(rivals) < answer + FEWER:
        return []
    position = match.position
    assert isinstance(position, StarsAndBarsPosition)
    why = (working(position, best, points), message("pz-guard", {"answer": answer, "else": min(rivals)}))
    return [Found(GUARD, {"points": points, "answer": answer}, line_of(best), why)]


def answer_to(match: Match, seat: int, move: int) -> int:
    """The most that the other can score with the cards that lie open."""
    after = match.after(seat, move)
    assert isinstance(after, StarsAndBarsPosition)
    return max([worth_of(after, reply) for reply in after.legal(1 - seat)] if not after.end else [0], default=0)


def outer_found(position: StarsAndBarsPosition, worth: dict[int, int]) -> list[Found]:
    moves = [move for move in worth if not IS_INNER[cell_put(move)]]
    if len(moves) != 1:
        return []
    return [Found(OUTER, {}, line_of(moves[0]), (working(position, moves[0], worth[moves[0]]), message("pz-outer")))]


def working(position: StarsAndBarsPosition, move: int, points: int) -> Message:
    card, cell = card_put(move), cell_put(move)
    shares = point_share_messages(cell, build_preview(position.kernel.top_cards(), card, cell))
    facts: Facts = {"card": card_message(card), "cell": CELL_NAMES[cell], "points": points, "shares": shares}
    return message("pz-points", facts)


def line_of(move: int) -> tuple[Line, ...]:
    return ((format_move(move),),)


# The proof: every card of the pack on every space, judged and played by the rules; the points are read off the score.


def prove(puzzle: Puzzle, match: Match) -> set[Line]:
    seat = puzzle.seat
    allowed = [move for move in all_puts() if match.refuse(seat, move) is None]
    return {(match.format(move),) for move in allowed if reaches(puzzle, match, move)}


def all_puts() -> list[int]:
    return list(range(CARDS * CELLS))


def reaches(puzzle: Puzzle, match: Match, move: int) -> bool:
    if puzzle.kind == OUTER:
        return match.format(move)[-2:] not in ("b2", "b3", "c2", "c3")
    seat = puzzle.seat
    after = match.copy()
    after.play(seat, move)
    scored = points_of(after, seat) - points_of(match, seat)
    if scored < int(str(puzzle.facts["points"])):
        return False
    return puzzle.kind == SCORE or best_reply(after, 1 - seat) <= int(str(puzzle.facts["answer"]))


def best_reply(match: Match, seat: int) -> int:
    best = 0
    for move in all_puts():
        if match.refuse(seat, move) is None:
            after = match.copy()
            after.play(seat, move)
            best = max(best, points_of(after, seat) - points_of(match, seat))
    return best


PUZZLES: Final = PuzzleMaker(
    find,
    prove,
    kinds={SCORE: 110, GUARD: 80, OUTER: 50},
    plays=(SelfPlay(2, ("easy", "medium")), SelfPlay(2, ("medium", "easy")), SelfPlay(2, ("random", "medium"))),
)
