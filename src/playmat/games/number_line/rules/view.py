"""What a seat sees of Number Line, and what it is offered."""

from typing import TYPE_CHECKING, Final, TypedDict, cast

from playmat.core.message import message
from playmat.core.offer import Field, Form, Offer
from playmat.core.views import GameView, View
from playmat.games.number_line.rules.cards import (
    BOTH_CARDS,
    DECOY,
    EMPTY,
    KINDS,
    PLAIN,
    PLAIN_CARD,
    card_on,
)
from playmat.games.number_line.rules.kernel import NumberLineKernel
from playmat.games.number_line.rules.moves import (
    ANSWER_PASS,
    MAX_ANSWER,
    MAX_POINTS,
    format_answer,
    is_answer,
    is_say,
    kind_put,
    number_put,
)
from playmat.games.number_line.rules.rounds import BOTH_COUNT_ROUND, MAX_SEATS, ONE_CARD_SEATS, ONE_CARD_SINCE
from playmat.games.number_line.rules.scoring import owned_numbers, owners

if TYPE_CHECKING:
    from playmat.games.number_line.rules.position import FullRound, NumberLinePosition


class Slot(TypedDict):
    """A card on the line."""

    seat: int
    kind: str  # "card", "decoy" or, if it is face down, "hidden"


class ScoredRound(TypedDict):
    """A round that is over. All its cards are open."""

    round: int
    starter: int
    line: list[Slot | None]
    owners: list[int | None]
    points: list[int]


class Answer(TypedDict):
    """What a seat answered: a number, or `pass`."""

    seat: int
    text: str


class Quiz(TypedDict):
    """NL-2: the starting quiz: its two factors, and the answers so far."""

    factors: list[int]
    answers: list[Answer]


class Counting(TypedDict):
    """NL-18: a round whose points the players count themselves."""

    waiting: list[int]  # the seats that still have to state their points
    tries: list[int]  # the number of wrong statements of each waiting seat
    wrong: list[int]  # the viewer's own wrong numbers, in order, while the viewer counts


class NumberLineView(TypedDict):
    """One game of Number Line as a seat sees it."""

    stage: str  # "quiz", "round", "count" or "over"
    first: int
    quiz: Quiz | None
    round: int
    starter: int | None
    line: list[Slot | None]
    standing: list[int | None]  # the closest seat to each number; empty while the viewer still has to count (NL-18)
    cards_left: list[int]
    own_cards: list[str]
    scores: list[int]
    rounds: list[ScoredRound]
    counting: Counting | None
    end: str
    winners: list[int]


# The slots as they are shown, by their number. EMPTY, which is -1, is the last entry.
OPEN: Final[list[Slot | None]] = [
    *[Slot(seat=seat, kind=KINDS[kind]) for seat in range(MAX_SEATS) for kind in (PLAIN, DECOY)],
    None,
]
FACE_DOWN: Final[list[Slot | None]] = [slot and Slot(seat=slot["seat"], kind="hidden") for slot in OPEN]
# The names of the cards that a seat still has, by their bits.
OWN_CARDS: Final = [[KINDS[kind] for kind in (PLAIN, DECOY) if hand >> kind & 1] for hand in range(BOTH_CARDS + 1)]


def build_view(position: "NumberLinePosition", viewer: int | None) -> NumberLineView:
    if position.shared_view is None:
        position.shared_view = build_shared_view(position)
    shared = position.shared_view
    kernel = position.kernel
    if position.counted is not None:
        return cast(NumberLineView, {**shared, **counting_view(position, viewer, position.counted)})
    if viewer is None or position.end:
        return shared
    view: NumberLineView = {**shared, "own_cards": OWN_CARDS[kernel.cards_left(viewer)][:]}
    if is_face_down(kernel):
        view["line"] = line_view(kernel, viewer)
        view["standing"] = standing(kernel, viewer)
    return view


def build_shared_view(position: "NumberLinePosition") -> NumberLineView:
    """Return what a spectator sees. It is made once per move, for all viewers."""
    kernel = position.kernel
    over = position.end != ""
    is_quiz = kernel.starter < 0
    counting = position.counted is not None
    return {
        "stage": "over" if over else "quiz" if is_quiz else "count" if counting else "round",
        "first": kernel.first,
        "quiz": quiz_view(position),
        "round": len(position.rounds) if over else kernel.round,
        "starter": None if is_quiz or over else (kernel.starter + kernel.round - 1) % kernel.seats,
        "line": [] if over else line_view(kernel, None),
        "standing": [] if over else standing(kernel, None),
        "cards_left": [0 if over else kernel.cards_to_play(seat) for seat in range(kernel.seats)],
        "own_cards": [],
        "scores": position.scores[:],
        "rounds": [full.scored for full in position.rounds],
        "counting": None,
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def quiz_view(position: "NumberLinePosition") -> Quiz | None:
    kernel = position.kernel
    if not kernel.factor:
        return None
    answers: list[Answer] = [{"seat": seat, "text": format_answer(move)} for seat, move in position.answers]
    return {"factors": [kernel.factor, kernel.other_factor], "answers": answers}


def counting_view(position: "NumberLinePosition", viewer: int | None, counted: "FullRound") -> dict[str, object]:
    """NL-18: a seat that stated its points sees everyone's. A spectator sees none before all seats have.

    Tries are shown only while a seat still counts. Later they would show whether it was right.
    """
    kernel = position.kernel
    counting: Counting = {
        "waiting": position.actors(),
        "tries": [kernel.tries_made(seat) if kernel.counting >> seat & 1 else 0 for seat in range(kernel.seats)],
        "wrong": [points for seat, points in position.wrong if seat == viewer and kernel.counting >> seat & 1],
    }
    if not has_counted(kernel, viewer):
        return {"counting": counting}
    return {
        "counting": counting,
        "standing": counted.scored["owners"],
        "scores": [score + points for score, points in zip(position.scores, counted.points, strict=True)],
        "rounds": [full.scored for full in [*position.rounds, counted]],
    }


def scored_round_view(full: "FullRound") -> ScoredRound:
    return {
        "round": full.number,
        "starter": full.starter,
        "line": [OPEN[slot] for slot in full.slots],
        "owners": owners(full.slots, full.number == BOTH_COUNT_ROUND),
        "points": full.points,
    }


def has_counted(kernel: NumberLineKernel, viewer: int | None) -> bool:
    """NL-18: return whether a viewer can see the points of the last full round."""
    return not kernel.counting if viewer is None else not kernel.counting >> viewer & 1


def is_face_down(kernel: NumberLineKernel) -> bool:
    """NL-6: return whether cards are played face down in this round. In rounds 1 and 3, no card is a secret."""
    return kernel.options.hidden and not kernel.counting and kernel.round not in (1, BOTH_COUNT_ROUND)


def line_view(kernel: NumberLineKernel, viewer: int | None) -> list[Slot | None]:
    slots = kernel.line.listed()
    if not is_face_down(kernel):
        return [OPEN[slot] for slot in slots]
    own = own_slots(viewer)
    return [(OPEN if slot in own else FACE_DOWN)[slot] for slot in slots]


def own_slots(viewer: int | None) -> tuple[int, ...]:
    return () if viewer is None else (card_on(viewer, PLAIN), card_on(viewer, DECOY))


def known_slots(kernel: NumberLineKernel, viewer: int | None) -> list[int]:
    """Return the line as a viewer knows it, with every face-down card of others taken for one that counts."""
    slots = kernel.line.listed()
    if not is_face_down(kernel):
        return slots
    own = own_slots(viewer)
    return [slot if slot == EMPTY or slot in own else slot & ~DECOY for slot in slots]


def standing(kernel: NumberLineKernel, viewer: int | None) -> list[int | None]:
    """Return the closest seat to each number so far. NL-18: return none if the players count."""
    if kernel.practice:
        return []
    return owners(known_slots(kernel, viewer), kernel.round == BOTH_COUNT_ROUND)


def build_preview(kernel: NumberLineKernel, seat: int, move: int) -> GameView | None:
    """Return the numbers that a seat owns before and after a move, if every face-down card of others counts.

    NL-18: return None if the players count, because the last card would give the points away.
    """
    if is_answer(move) or is_say(move) or kernel.practice:
        return None
    decoys_count = kernel.round == BOTH_COUNT_ROUND
    slots = known_slots(kernel, seat)
    before = owners(slots, decoys_count)
    slots[number_put(move) - 1] = card_on(seat, kind_put(move))
    after = owners(slots, decoys_count)
    return {"before": owned_numbers(before, seat), "after": owned_numbers(after, seat)}


def build_offer(kernel: NumberLineKernel, seat: int, moves: list[int]) -> Offer:
    if kernel.starter < 0:
        form = Form("answer", (Field("number", "number", 0, MAX_ANSWER),))
        return Offer([ANSWER_PASS], [form], message("asks-quiz", {"a": kernel.factor, "b": kernel.other_factor}))
    if kernel.counting:
        form = Form("say", (Field("points", "number", 0, MAX_POINTS),))
        return Offer([], [form], message("asks-count", {"round": kernel.round}))
    if kernel.is_either_card(kernel.round):
        return Offer(moves, [], message("asks-either", {"round": kernel.round}))
    hand = kernel.cards_left(seat)
    cards = "both" if hand == BOTH_CARDS else KINDS[PLAIN if hand == PLAIN_CARD else DECOY]
    return Offer(moves, [], message("asks-put", {"round": kernel.round, "cards": cards}))


def is_either_card(view: View) -> bool:
    """NL-12: return whether it makes no difference which of their two cards a player plays."""
    now = cast(NumberLineView, view["now"])
    is_round = now["round"] == BOTH_COUNT_ROUND and now["stage"] == "round"
    return is_round and view["seats"] == ONE_CARD_SEATS and view["rules"] >= ONE_CARD_SINCE


def distinct_moves(view: View, moves: list[int], must: int | None = None) -> list[int]:
    """NL-12: return the moves with only one of each pair that is the same move, and that is `must` in its pair."""
    if not is_either_card(view):
        return moves
    kept: dict[int, int] = {}
    for move in moves:
        if move == must or number_put(move) not in kept:
            kept[number_put(move)] = move
    return [move for move in moves if move in kept.values()]
