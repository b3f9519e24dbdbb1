"""What a seat knows in Number Line: everything except which card of another player is the decoy."""

from typing import TYPE_CHECKING, cast

from playmat.core.chance import Chance
from playmat.core.deals import Deals
from playmat.core.game import Game
from playmat.core.kernel import Kernel
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.number_line.rules.cards import EMPTY, KINDS, card_on
from playmat.games.number_line.rules.kernel import NumberLineKernel, parse_options
from playmat.games.number_line.rules.moves import parse_move
from playmat.games.number_line.rules.position import FullRound, NumberLinePosition
from playmat.games.number_line.rules.rounds import BOTH_COUNT_ROUND, ENDINGS
from playmat.games.number_line.rules.view import Counting, NumberLineView, Slot

if TYPE_CHECKING:
    from playmat.core.stream import Stream


class NumberLineDealSampler(Deals):
    """Samples games that agree with what a seat knows: each face-down card is a plain card or a decoy.

    seen         the game without the face-down cards
    lower[seat]  the place of the seat's first face-down card, or -1, and `upper[seat]` that of its second
    """

    def __init__(self, seen: NumberLineKernel, face_down: list[list[int]]) -> None:
        self.seen = seen
        self.lower = [-1] * 8
        self.upper = [-1] * 8
        for seat, places in enumerate(face_down):
            if places:
                self.lower[seat] = places[0]
            if len(places) > 1:
                self.upper[seat] = places[1]

    def kernel(self) -> Kernel:
        return self.seen.copy()

    def draw_into(self, kernel: Kernel, stream: "Stream") -> int:
        assert isinstance(kernel, NumberLineKernel)
        game = kernel
        game.load(self.seen)
        for seat in range(game.seats):
            if self.lower[seat] >= 0:
                kind = stream.below(2)
                game.set_card(self.lower[seat], seat * 2 + kind)
                if self.upper[seat] >= 0:
                    game.set_card(self.upper[seat], seat * 2 + 1 - kind)
        if not game.end and not game.counting:
            game.begin_turn()
        return 0


class NumberLineKnowledge(Knowledge):
    """The view, and the places of the face-down cards of each seat."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(NumberLineView, view["now"])
        self.sampler: NumberLineDealSampler | None = None
        self.face_down: list[list[int]] = [[] for _ in range(view["seats"])]
        for place, slot in enumerate(self.now["line"]):
            if slot is not None and slot["kind"] == "hidden":
                self.face_down[slot["seat"]].append(place)

    def facts(self) -> list[Message]:
        return [
            message("known-one-decoy", {"seat": seat, "numbers": [place + 1 for place in places]})
            for seat, places in enumerate(self.face_down)
            if len(places) == 2
        ]

    def deals(self) -> NumberLineDealSampler:
        """For search: bots count without thinking, and one of two cards that count the same is enough."""
        if self.sampler is None:
            seen = self.kernel_from_view()
            seen.practice = False
            seen.plain_only = True
            self.sampler = NumberLineDealSampler(seen, self.face_down)
        return self.sampler

    def kernel_from_view(self) -> NumberLineKernel:
        """Return the game without the face-down cards."""
        now = self.now
        seats = self.setup.seats
        kernel = NumberLineKernel(parse_options(self.setup.options, self.game.rules), seats, self.setup.first)
        number = len(now["rounds"]) + 1 if now["counting"] is None else now["round"]
        kernel.first = now["first"]
        kernel.take_scores(now["scores"])
        quiz = now["quiz"]
        if quiz is not None:
            kernel.factor, kernel.other_factor = quiz["factors"]
            for given in quiz["answers"]:
                kernel.locked |= 1 << given["seat"]  # few bits
        if now["starter"] is not None:
            kernel.starter = (now["starter"] - number + 1) % seats
        elif now["rounds"]:
            kernel.starter = now["rounds"][0]["starter"]
        if now["end"]:
            kernel.round = number
            kernel.end = 1 + ENDINGS.index(now["end"])
            return kernel
        kernel.begin_round(number)
        for place, slot in enumerate(now["line"]):
            if slot is not None and slot["kind"] != "hidden":
                kernel.set_card(place, slot_number(slot))
        counting = now["counting"]
        if counting is None:
            kernel.begin_turn()
            return kernel
        kernel.line.score(number == BOTH_COUNT_ROUND)
        if len(now["rounds"]) == number:
            # The viewer stated their points, and so sees the round as scored.
            points = now["rounds"][number - 1]["points"]
            kernel.take_scores([score - share for score, share in zip(now["scores"], points, strict=True)])
        kernel.set_tries(counting["tries"])
        kernel.wait_for_counts(sum(1 << seat for seat in counting["waiting"]))
        return kernel

    def imagine_position(self, stream: "Stream", chance: Chance) -> Position:
        seen = self.kernel_from_view()
        kernel = seen.copy()
        NumberLineDealSampler(seen, self.face_down).draw_into(kernel, stream)
        position = NumberLinePosition(self.setup, kernel)
        quiz = self.now["quiz"]
        for given in [] if quiz is None else quiz["answers"]:
            position.answers.append((given["seat"], parse_move("answer " + given["text"]) or 0))
        for scored in self.now["rounds"]:
            slots = [EMPTY if slot is None else slot_number(slot) for slot in scored["line"]]
            position.rounds.append(FullRound(scored["round"], scored["starter"], slots, scored["points"][:]))
        counting = self.now["counting"]
        if counting is not None:
            self.imagine_counting(position, counting)
        return position

    def imagine_counting(self, position: NumberLinePosition, counting: Counting) -> None:
        """NL-18: restore the round that is being counted."""
        kernel = position.kernel
        position.rounds = position.rounds[: kernel.round - 1]
        points = [kernel.round_points(seat) for seat in range(kernel.seats)]
        starter = self.now["starter"]
        assert starter is not None
        position.counted = FullRound(kernel.round, starter, kernel.line.listed(), points)
        viewer = self.view["seat"]
        if viewer is not None:
            position.wrong = [(viewer, number) for number in counting["wrong"]]


def slot_number(slot: Slot) -> int:
    """Return an open card of a view as the number in its slot."""
    return card_on(slot["seat"], KINDS.index(slot["kind"]))
