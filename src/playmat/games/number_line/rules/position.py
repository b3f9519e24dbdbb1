"""One game of Number Line as it stands."""

from typing import Final, cast

from playmat.core.game import Setup
from playmat.core.message import Message, message
from playmat.core.offer import Field, Form, Offer
from playmat.core.position import Position, leaders
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.number_line.rules.line import EMPTY, card_on, is_decoy, owners, points, seat_of
from playmat.games.number_line.rules.moves import (
    ANSWER_PASS,
    DECOY,
    HIGHEST_ANSWER,
    KINDS,
    NUMBERS,
    PLAIN,
    answer,
    answer_text,
    format_move,
    is_answer,
    kind_of,
    number_of,
    put,
)
from playmat.games.number_line.rules.views import Answer, NumberLineView, Quiz, ScoredRound, Slot

BOTH_CARDS: Final = 3
PLAIN_CARD: Final = 1

# For every set of cards left and every set of free numbers (a bit each) the moves that put such a card on one of them.
PUTS: Final[list[list[list[int]]]] = [
    [
        [
            put(kind, number)
            for kind in (PLAIN, DECOY)
            if left >> kind & 1
            for number in range(1, NUMBERS + 1)
            if free >> (number - 1) & 1
        ]
        for free in range(1 << NUMBERS)
    ]
    for left in range(BOTH_CARDS + 1)
]


def length_of(number: int) -> int:
    """NL-13: how many numbers lie on the line of a round: ten, and one less for every round after the third."""
    return NUMBERS if number <= 3 else NUMBERS + 3 - number


class PlayedRound:
    """A round that is over: who began, and how the line looked."""

    def __init__(self, starter: int, line: list[int], points: list[int]) -> None:
        self.starter = starter
        self.line = line
        self.points = points


class NumberLinePosition(Position):
    """The line, the cards each seat still has this round, and the rounds before."""

    def __init__(self, setup: Setup, first: int) -> None:
        super().__init__(setup)
        self.seats = setup.seats
        self.first = first
        # The quiz (NL-2): factors are 0 where there is none; it is on while `starter` is nobody.
        self.factor = 0
        self.other_factor = 0
        self.answers: list[tuple[int, int]] = []
        self.starter = -1
        # The round.
        self.round = 1
        self.line: list[int] = [EMPTY] * NUMBERS
        self.free = (1 << NUMBERS) - 1
        self.left: list[int] = [PLAIN_CARD] * setup.seats
        self.placed = 0
        self.due = setup.seats
        self.rounds: list[PlayedRound] = []

    # Playing.

    def actors(self) -> list[int]:
        if self.end:
            return []
        if self.starter < 0:
            locked = [seat for seat, _ in self.answers]
            return [seat for seat in range(self.seats) if seat not in locked]
        return [self.on_turn()]

    def on_turn(self) -> int:
        if self.end or self.starter < 0:
            return -1
        # NL-3: clockwise; NL-9: every round begins one seat further on.
        return (self.starter + self.round - 1 + self.placed) % self.seats

    def legal(self, seat: int) -> list[int]:
        if self.starter < 0:
            # A sample of the 100,000 answers: none, the right one, a wrong one.
            right = self.factor * self.other_factor
            return [ANSWER_PASS, answer(right), answer(right + 1)]
        return PUTS[self.left[seat]][self.free][:]

    def refuse(self, seat: int, move: int) -> Refusal | None:
        if self.starter < 0:
            return (
                None if is_answer(move) else Refusal("quiz-first", {"a": self.factor, "b": self.other_factor}, "NL-2")
            )
        if is_answer(move):
            return Refusal("no-quiz", {}, "NL-2")
        number = number_of(move)
        if number > len(self.line):
            return Refusal("not-on-line", {"number": number, "highest": len(self.line)}, "NL-13")
        slot = self.line[number - 1]
        if slot != EMPTY:
            return Refusal("taken", {"number": number, "seat": seat_of(slot)}, "NL-1")
        if not self.left[seat] >> kind_of(move) & 1:
            if self.round == 1:
                return Refusal("decoy-not-yet", {}, "NL-4")
            return Refusal("card-used", {"kind": KINDS[kind_of(move)]}, "NL-5")
        return None

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        if self.starter < 0:
            return Refusal("locked-out", {}, "NL-2")
        return Refusal("not-your-turn", {"seats": self.actors()}, "NL-3")

    def play(self, seat: int, move: int) -> None:
        if self.starter < 0:
            self.play_answer(seat, move)
            return
        kind = move // NUMBERS
        place = move - kind * NUMBERS
        self.line[place] = seat * 2 + kind
        self.free ^= 1 << place
        left = self.left
        left[seat] = left[seat] ^ (PLAIN_CARD << kind)
        self.placed += 1
        # NL-14: a full line ends the round at once.
        if self.placed == self.due or not self.free:
            self.score_round()

    def play_answer(self, seat: int, move: int) -> None:
        """NL-2: the first right answer starts; when everybody is locked out, the first seat does."""
        self.answers.append((seat, move))
        if move == answer(self.factor * self.other_factor):
            self.starter = seat
        elif len(self.answers) == self.seats:
            self.starter = self.first

    def score_round(self) -> None:
        number = self.round
        # NL-12: in round 3 both cards count.
        gained = points(self.line, number == 3, self.seats)
        scores = self.scores
        best = 0
        leaders = 0
        for seat, won in enumerate(gained):
            score = scores[seat] + won
            scores[seat] = score
            if score > best:
                best = score
                leaders = 1
            elif score == best:
                leaders += 1
        self.rounds.append(PlayedRound((self.starter + number - 1) % self.seats, self.line, gained))
        self.round = number + 1
        length = length_of(number + 1)
        # NL-10, NL-11: from round 2 on a single leader wins; NL-15: nothing left to play for, the win is shared.
        if number >= 2 and leaders == 1:
            self.end = "most-points"
        elif length == 0:
            self.end = "shared"
        if self.end:
            return
        self.line = [EMPTY] * length
        self.free = (1 << length) - 1
        self.left = [BOTH_CARDS] * self.seats
        self.placed = 0
        self.due = 2 * self.seats

    def winners(self) -> list[int]:
        return leaders(self.scores)

    def copy(self) -> "NumberLinePosition":
        other = NumberLinePosition(self.setup, self.first)
        other.scores = self.scores[:]
        other.end = self.end
        other.factor = self.factor
        other.other_factor = self.other_factor
        other.answers = self.answers[:]
        other.starter = self.starter
        other.round = self.round
        other.line = self.line[:]
        other.free = self.free
        other.left = self.left[:]
        other.placed = self.placed
        other.due = self.due
        other.rounds = self.rounds[:]
        return other

    def timeout_move(self, seat: int) -> int:
        """No answer, or the first free number."""
        return self.legal(seat)[0]

    def decline(self, seat: int) -> int | None:
        return ANSWER_PASS if self.starter < 0 else None

    # Showing.

    def is_secret(self) -> bool:
        """NL-6: whether cards are put face down this round (round 1 and 3 have no decoy)."""
        return self.setup.options["decoys"] == "hidden" and self.round != 1 and self.round != 3

    def shown_line(self, viewer: int | None) -> list[Slot | None]:
        secret = self.is_secret()
        return [shown(slot, secret and seat_of(slot) != viewer) for slot in self.line]

    def known_line(self, viewer: int | None) -> list[int]:
        """The line as far as a viewer knows it: a card that may count is taken to count."""
        if not self.is_secret():
            return self.line[:]
        return [slot & ~1 if slot >= 0 and seat_of(slot) != viewer else slot for slot in self.line]

    def view(self, viewer: int | None) -> GameView:
        over = self.end != ""
        asking = self.starter < 0
        seen: NumberLineView = {
            "stage": "over" if over else "quiz" if asking else "round",
            "first": self.first,
            "quiz": self.shown_quiz(),
            "round": len(self.rounds) if over else self.round,
            "starter": None if asking or over else (self.starter + self.round - 1) % self.seats,
            "line": [] if over else self.shown_line(viewer),
            "standing": [] if over else owners(self.known_line(viewer), self.round == 3),
            "cards_left": [0 if over else left.bit_count() for left in self.left],
            "own_cards": []
            if over or viewer is None
            else [KINDS[kind] for kind in (PLAIN, DECOY) if self.left[viewer] >> kind & 1],
            "scores": self.scores[:],
            "rounds": [shown_round(number, played) for number, played in enumerate(self.rounds, 1)],
            "end": self.end,
            "winners": self.winners() if over else [],
        }
        return cast(GameView, seen)

    def shown_quiz(self) -> Quiz | None:
        if not self.factor:
            return None
        answers: list[Answer] = [{"seat": seat, "text": answer_text(move)} for seat, move in self.answers]
        return {"factors": [self.factor, self.other_factor], "answers": answers}

    def offer(self, seat: int) -> Offer:
        if self.starter < 0:
            asks = message("asks-quiz", {"a": self.factor, "b": self.other_factor})
            form = Form("answer", (Field("number", "number", 0, HIGHEST_ANSWER),))
            return Offer([ANSWER_PASS], [form], asks)
        cards = "both" if self.left[seat] == BOTH_CARDS else KINDS[PLAIN if self.left[seat] == PLAIN_CARD else DECOY]
        return Offer(self.legal(seat), [], message("asks-put", {"round": self.round, "cards": cards}))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, NumberLinePosition)
        if is_answer(move):
            text = format_move(move)
            messages = [self.said_answer(seat, move)]
        elif self.is_secret() and viewer != seat:
            text = f"put {number_of(move)}"
            messages = [message("move-put", {"seat": seat, "number": number_of(move)})]
        else:
            text = format_move(move)
            messages = [message("move-" + KINDS[kind_of(move)], {"seat": seat, "number": number_of(move)})]
        return {"text": text, "messages": messages + self.said_after(after)}

    def said_answer(self, seat: int, move: int) -> Message:
        if move == ANSWER_PASS:
            return message("move-answer-pass", {"seat": seat})
        right = self.factor * self.other_factor
        key = "move-answer-right" if move == answer(right) else "move-answer-wrong"
        return message(key, {"seat": seat, "answer": move - answer(0)})

    def said_after(self, after: "NumberLinePosition") -> list[Message]:
        """What follows from a move by itself: who starts, a round that is scored, the end."""
        said: list[Message] = []
        if self.starter < 0 and after.starter >= 0:
            said.append(message("starts", {"seat": after.starter}))
        if len(after.rounds) > len(self.rounds):
            played = after.rounds[-1]
            if self.is_secret():
                said.append(message("decoys-shown", {"places": decoy_places(played.line)}))
            gained = played.points
            shares = [message("gains", {"seat": seat, "points": won}) for seat, won in enumerate(gained)]
            said.append(message("round-scored", {"round": self.round, "shares": shares}))
        if after.end:
            said.append(message("end-" + after.end, {"seats": after.winners(), "points": max(after.scores)}))
        return said

    def preview(self, seat: int, move: int) -> GameView | None:
        """The numbers a seat would own after a move, all cards that may count against it counted."""
        if is_answer(move):
            return None
        line = self.known_line(seat)
        before = owners(line, self.round == 3)
        line[number_of(move) - 1] = card_on(seat, kind_of(move))
        after = owners(line, self.round == 3)
        return {"before": numbers_of(before, seat), "after": numbers_of(after, seat)}


def numbers_of(owned: list[int | None], seat: int) -> list[int]:
    return [place + 1 for place, owner in enumerate(owned) if owner == seat]


def decoy_places(line: list[int]) -> list[Message]:
    """Where the decoys lay, from the lowest number on."""
    return [
        message("decoy-place", {"seat": seat_of(slot), "number": place + 1})
        for place, slot in enumerate(line)
        if slot >= 0 and is_decoy(slot)
    ]


def shown(slot: int, face_down: bool) -> Slot | None:
    if slot == EMPTY:
        return None
    return {"seat": seat_of(slot), "kind": "hidden" if face_down else KINDS[DECOY if is_decoy(slot) else PLAIN]}


def shown_round(number: int, played: PlayedRound) -> ScoredRound:
    return {
        "round": number,
        "starter": played.starter,
        "line": [shown(slot, False) for slot in played.line],
        "owners": owners(played.line, number == 3),
        "points": played.points[:],
    }
