"""One game of Number Line as it stands."""

from functools import cached_property
from typing import Final, cast

from playmat.core.game import Setup
from playmat.core.kernel_position import KernelPosition
from playmat.core.message import Message, message
from playmat.core.offer import Field, Form, Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.number_line.rules.kernel import NumberLineKernel
from playmat.games.number_line.rules.line import EMPTY, card_on, is_decoy, owners, seat_of
from playmat.games.number_line.rules.moves import (
    ANSWER_PASS,
    DECOY,
    HIGHEST_ANSWER,
    KINDS,
    MOST_SAID,
    PLAIN,
    answer,
    answer_text,
    format_move,
    is_answer,
    is_say,
    kind_of,
    number_of,
    said_points,
)
from playmat.games.number_line.rules.rounds import (
    BOTH_CARDS,
    BOTH_COUNT_ROUND,
    ENDINGS,
    MOST_SEATS,
    MOST_TRIES,
    PLAIN_CARD,
)
from playmat.games.number_line.rules.views import Answer, Counting, NumberLineView, Quiz, ScoredRound, Slot

# How a slot is shown, by what lies there; EMPTY, which is -1, finds the last one.
OPEN: Final[list[Slot | None]] = [
    *[Slot(seat=seat, kind=KINDS[kind]) for seat in range(MOST_SEATS) for kind in (PLAIN, DECOY)],
    None,
]
FACE_DOWN: Final[list[Slot | None]] = [face and Slot(seat=face["seat"], kind="hidden") for face in OPEN]
# The cards of one's own, by the bits of what is left.
OWN_CARDS: Final = [[KINDS[kind] for kind in (PLAIN, DECOY) if left >> kind & 1] for left in range(BOTH_CARDS + 1)]


class PlayedRound:
    """A round that is over: who began, how the line looked, and how it is shown to everybody from now on."""

    def __init__(self, number: int, starter: int, line: list[int], points: list[int]) -> None:
        self.number = number
        self.starter = starter
        self.line = line
        self.points = points

    @cached_property
    def shown(self) -> ScoredRound:
        return {
            "round": self.number,
            "starter": self.starter,
            "line": [OPEN[slot] for slot in self.line],
            "owners": owners(self.line, self.number == BOTH_COUNT_ROUND),
            "points": self.points,
        }


class NumberLinePosition(KernelPosition):
    """The game in numbers, and what has happened in it: answers of the quiz, and the rounds before."""

    kernel: NumberLineKernel

    def __init__(self, setup: Setup, kernel: NumberLineKernel) -> None:
        super().__init__(setup, kernel, ENDINGS)
        self.answers: list[tuple[int, int]] = []
        self.rounds: list[PlayedRound] = []
        # NL-18: the round that is being counted, and the wrong numbers stated in it.
        self.counted: PlayedRound | None = None
        self.wrong: list[tuple[int, int]] = []
        self._open: NumberLineView | None = None  # what everybody may see, until the next move

    # Playing.

    def refuse(self, seat: int, move: int) -> Refusal | None:
        if self.kernel.starter < 0:
            if is_answer(move):
                return None
            return Refusal("quiz-first", {"a": self.kernel.factor, "b": self.kernel.other_factor}, "NL-2")
        if is_answer(move):
            return Refusal("no-quiz", {}, "NL-2")
        if is_say(move):
            return None if self.kernel.counting else Refusal("no-counting", {}, "NL-18")
        if self.kernel.counting:
            return Refusal("count-first", {"round": self.kernel.round}, "NL-18")
        number = number_of(move)
        if number > self.kernel.row.length:
            return Refusal("not-on-line", {"number": number, "highest": self.kernel.row.length}, "NL-13")
        slot = self.kernel.row.card_at(number - 1)
        if slot != EMPTY:
            return Refusal("taken", {"number": number, "seat": seat_of(slot)}, "NL-1")
        if not self.kernel.cards_left(seat) >> kind_of(move) & 1:
            if self.kernel.round == 1:
                return Refusal("decoy-not-yet", {}, "NL-4")
            return Refusal("card-used", {"kind": KINDS[kind_of(move)]}, "NL-5")
        return None

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        if self.kernel.starter < 0:
            return Refusal("locked-out", {}, "NL-2")
        if self.kernel.counting:
            return Refusal("counted-already", {"seats": self.actors()}, "NL-18")
        return Refusal("not-your-turn", {"seats": self.actors()}, "NL-3")

    def play(self, seat: int, move: int) -> None:
        self._open = None
        kernel = self.kernel
        if kernel.starter < 0:
            self.answers.append((seat, move))
            super().play(seat, move)
            return
        if self.is_counting():
            self.state(seat, move)
            return
        number = kernel.round
        before = kernel.scores_listed()
        line = kernel.row.listed()
        line[number_of(move) - 1] = card_on(seat, kind_of(move))
        super().play(seat, move)
        starter = (kernel.starter + number - 1) % kernel.seats
        if self.is_counting():
            gained = [kernel.gained_by(other) for other in range(kernel.seats)]
            self.counted = PlayedRound(number, starter, line, gained)
        elif kernel.round > number:
            gained = [score - had for score, had in zip(kernel.scores_listed(), before, strict=True)]
            self.rounds.append(PlayedRound(number, starter, line, gained))

    def state(self, seat: int, move: int) -> None:
        """NL-18: a number stated, right or wrong; the last one closes the round."""
        kernel = self.kernel
        if said_points(move) != kernel.gained_by(seat):
            self.wrong.append((seat, said_points(move)))
        super().play(seat, move)
        counted = self.counted
        if counted is not None and not kernel.counting:
            self.rounds.append(counted)
            self.counted = None
            self.wrong = []

    def is_counting(self) -> bool:
        return self.kernel.counting != 0

    def is_decided(self) -> bool:
        return self.kernel.is_decided()

    def copy(self) -> "NumberLinePosition":
        other = NumberLinePosition(self.setup, self.kernel.copy())
        other.answers = self.answers[:]
        other.rounds = self.rounds[:]
        other.counted = self.counted
        other.wrong = self.wrong[:]
        return other

    def timeout_move(self, seat: int) -> int:
        """No answer, the first free number, or the right points."""
        return self.legal(seat)[0]

    def decline(self, seat: int) -> int | None:
        """NL-2: no answer. NL-18: the right points."""
        if self.kernel.starter < 0:
            return ANSWER_PASS
        return self.legal(seat)[0] if self.kernel.counting else None

    # Showing.

    def is_secret(self) -> bool:
        """NL-6: whether cards are put face down this round (round 1 and 3 have no decoy)."""
        kernel = self.kernel
        return kernel.terms.hidden and not kernel.counting and kernel.round not in (1, BOTH_COUNT_ROUND)

    def shown_line(self, viewer: int | None) -> list[Slot | None]:
        line = self.kernel.row.listed()
        if not self.is_secret():
            return [OPEN[slot] for slot in line]
        own = cards_of(viewer)
        return [(OPEN if slot in own else FACE_DOWN)[slot] for slot in line]

    def known_line(self, viewer: int | None) -> list[int]:
        """The line as far as a viewer knows it: a card that may count is taken to count."""
        if not self.is_secret():
            return self.kernel.row.listed()
        own = cards_of(viewer)
        return [slot if slot == EMPTY or slot in own else slot & ~DECOY for slot in self.kernel.row.listed()]

    def standing(self, viewer: int | None) -> list[int | None]:
        """The closest seat to each number so far. NL-18: nothing where the players count."""
        if self.kernel.practice:
            return []
        return owners(self.known_line(viewer), self.kernel.round == BOTH_COUNT_ROUND)

    def view(self, viewer: int | None) -> GameView:
        seen = self._open
        if seen is None:
            seen = self._open = self.open_view()
        if self.counted is not None:
            return cast(GameView, {**seen, **self.counting_view(viewer, self.counted)})
        if viewer is not None and not self.end:
            seen = {**seen, "own_cards": OWN_CARDS[self.kernel.cards_left(viewer)][:]}
            if self.is_secret():
                seen["line"] = self.shown_line(viewer)
                seen["standing"] = self.standing(viewer)
        return cast(GameView, seen)

    def open_view(self) -> NumberLineView:
        """What a spectator sees, and each seat apart from its own cards: made once for all of them."""
        over = self.end != ""
        counting = self.counted is not None
        asking = self.kernel.starter < 0
        return {
            "stage": "over" if over else "quiz" if asking else "count" if counting else "round",
            "first": self.kernel.first,
            "quiz": self.shown_quiz(),
            "round": len(self.rounds) if over else self.kernel.round,
            "starter": None if asking or over else (self.kernel.starter + self.kernel.round - 1) % self.kernel.seats,
            "line": [] if over else self.shown_line(None),
            "standing": [] if over else self.standing(None),
            "cards_left": [0 if over else self.kernel.cards_to_play(seat) for seat in range(self.kernel.seats)],
            "own_cards": [],
            "scores": self.scores[:],
            "rounds": [played.shown for played in self.rounds],
            "counting": None,
            "end": self.end,
            "winners": self.winners() if over else [],
        }

    def counting_view(self, viewer: int | None, counted: PlayedRound) -> dict[str, object]:
        """NL-18: a seat that has stated its points sees everyone's; a spectator sees none until all have.

        Tries are shown only while a seat still counts: afterwards they would tell whether it was right.
        """
        kernel = self.kernel
        counting: Counting = {
            "waiting": self.actors(),
            "tries": [kernel.tries_of(seat) if kernel.counting >> seat & 1 else 0 for seat in range(kernel.seats)],
            "wrong": [number for seat, number in self.wrong if seat == viewer and kernel.counting >> seat & 1],
        }
        if not self.has_counted(viewer):
            return {"counting": counting}
        return {
            "counting": counting,
            "standing": counted.shown["owners"],
            "scores": [had + won for had, won in zip(self.scores, counted.points, strict=True)],
            "rounds": [played.shown for played in [*self.rounds, counted]],
        }

    def has_counted(self, viewer: int | None) -> bool:
        """NL-18: whether the points of the last full round are no secret to this viewer."""
        counting = self.kernel.counting
        return not counting if viewer is None else not counting >> viewer & 1

    def shown_quiz(self) -> Quiz | None:
        if not self.kernel.factor:
            return None
        answers: list[Answer] = [{"seat": seat, "text": answer_text(move)} for seat, move in self.answers]
        return {"factors": [self.kernel.factor, self.kernel.other_factor], "answers": answers}

    def offer(self, seat: int) -> Offer:
        if self.kernel.starter < 0:
            asks = message("asks-quiz", {"a": self.kernel.factor, "b": self.kernel.other_factor})
            form = Form("answer", (Field("number", "number", 0, HIGHEST_ANSWER),))
            return Offer([ANSWER_PASS], [form], asks)
        if self.kernel.counting:
            form = Form("say", (Field("points", "number", 0, MOST_SAID),))
            return Offer([], [form], message("asks-count", {"round": self.kernel.round}))
        if self.kernel.is_either(self.kernel.round):
            return Offer(self.legal(seat), [], message("asks-either", {"round": self.kernel.round}))
        cards = (
            "both"
            if self.kernel.cards_left(seat) == BOTH_CARDS
            else KINDS[PLAIN if self.kernel.cards_left(seat) == PLAIN_CARD else DECOY]
        )
        return Offer(self.legal(seat), [], message("asks-put", {"round": self.kernel.round, "cards": cards}))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, NumberLinePosition)
        if is_answer(move):
            text = format_move(move)
            messages = [self.said_answer(seat, move)]
        elif is_say(move):
            is_open = viewer == seat or after.has_counted(viewer)
            text = format_move(move) if is_open else "say ?"
            messages = self.said_count(seat, move, is_open)
        elif self.is_secret() and viewer != seat:
            text = f"put {number_of(move)}"
            messages = [message("move-put", {"seat": seat, "number": number_of(move)})]
        else:
            text = format_move(move)
            messages = [message("move-" + KINDS[kind_of(move)], {"seat": seat, "number": number_of(move)})]
        return {"text": text, "messages": messages + self.said_after(after)}

    def seen_by_all(self, seat: int, move: int, seats: int, after: Position) -> list[Seen]:
        """All see the same, except for cards played face down and points that others have yet to count."""
        if is_say(move):
            return super().seen_by_all(seat, move, seats, after)
        seen = [self.seen(seat, move, None, after)] * (seats + 1)
        if self.is_secret():
            seen[seat] = self.seen(seat, move, seat, after)
        return seen

    def said_answer(self, seat: int, move: int) -> Message:
        if move == ANSWER_PASS:
            return message("move-answer-pass", {"seat": seat})
        right = self.kernel.factor * self.kernel.other_factor
        key = "move-answer-right" if move == answer(right) else "move-answer-wrong"
        return message(key, {"seat": seat, "answer": move - answer(0)})

    def said_count(self, seat: int, move: int, is_open: bool) -> list[Message]:
        """NL-18: the number, and what came of it. Those who are still counting hear only who is done."""
        assert self.counted is not None
        points = said_points(move)
        right = self.counted.points[seat]
        left = MOST_TRIES - 1 - self.kernel.tries_of(seat)
        if not is_open:
            return [message("move-say-hidden" if points == right or not left else "move-say-again", {"seat": seat})]
        if points == right:
            return [message("move-say-right", {"seat": seat, "points": points})]
        said = [message("move-say-wrong", {"seat": seat, "points": points, "left": left})]
        if not left:
            numbers = numbers_of(self.counted.shown["owners"], seat)
            said.append(message("count-shown", {"seat": seat, "numbers": numbers, "points": right}))
        return said

    def said_after(self, after: "NumberLinePosition") -> list[Message]:
        """What follows from a move by itself: who starts, a round that is scored, the end."""
        said: list[Message] = []
        if self.kernel.starter < 0 and after.kernel.starter >= 0:
            said.append(message("starts", {"seat": after.kernel.starter}))
        played = after.counted
        if played is not None and self.counted is None:
            if self.is_secret():
                said.append(message("decoys-shown", {"places": decoy_places(played.line)}))
            said.append(message("counting-begins", {"round": self.kernel.round}))
        if len(after.rounds) > len(self.rounds):
            played = after.rounds[-1]
            if self.is_secret():
                said.append(message("decoys-shown", {"places": decoy_places(played.line)}))
            gained = played.points
            shares = [message("gains", {"seat": seat, "points": won}) for seat, won in enumerate(gained)]
            said.append(message("round-scored", {"round": self.kernel.round, "shares": shares}))
        if after.end:
            said.append(message("end-" + after.end, {"seats": after.winners(), "points": max(after.scores)}))
        return said

    def preview(self, seat: int, move: int) -> GameView | None:
        """The numbers a seat would own after a move, all cards that may count against it counted.

        NL-18: nothing where the players count, since the last card would give the points away.
        """
        if is_answer(move) or is_say(move) or self.kernel.practice:
            return None
        line = self.known_line(seat)
        before = owners(line, self.kernel.round == BOTH_COUNT_ROUND)
        line[number_of(move) - 1] = card_on(seat, kind_of(move))
        after = owners(line, self.kernel.round == BOTH_COUNT_ROUND)
        return {"before": numbers_of(before, seat), "after": numbers_of(after, seat)}


def cards_of(viewer: int | None) -> tuple[int, ...]:
    """What lies where a viewer has put a card."""
    return () if viewer is None else (card_on(viewer, PLAIN), card_on(viewer, DECOY))


def numbers_of(owned: list[int | None], seat: int) -> list[int]:
    return [place + 1 for place, owner in enumerate(owned) if owner == seat]


def decoy_places(line: list[int]) -> list[Message]:
    """Where the decoys lay, from the lowest number on."""
    return [
        message("decoy-place", {"seat": seat_of(slot), "number": place + 1})
        for place, slot in enumerate(line)
        if slot >= 0 and is_decoy(slot)
    ]
