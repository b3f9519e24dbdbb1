"""What a seat knows in Number Line: everything but which of another's cards is the decoy."""

from typing import cast

from playmat.core.chance import Chance
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.number_line.rules.deals import NumberLineDeals
from playmat.games.number_line.rules.kernel import NumberLineKernel
from playmat.games.number_line.rules.line import EMPTY, card_on
from playmat.games.number_line.rules.moves import KINDS, parse_move
from playmat.games.number_line.rules.position import NumberLinePosition, PlayedRound
from playmat.games.number_line.rules.rounds import BOTH_COUNT_ROUND, ENDINGS
from playmat.games.number_line.rules.terms import Terms
from playmat.games.number_line.rules.views import Counting, NumberLineView, Slot


class NumberLineKnowledge(Knowledge):
    """The view, and the seats whose face-down cards leave a question open."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(NumberLineView, view["now"])
        self.dealing: NumberLineDeals | None = None
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

    def deals(self) -> NumberLineDeals:
        """The game for search: bots count without thinking, and of two cards that count the same one is enough."""
        if self.dealing is None:
            known = self.known()
            known.practice = False
            known.plain_only = True
            self.dealing = NumberLineDeals(known, self.face_down)
        return self.dealing

    def known(self) -> NumberLineKernel:
        """The game without the cards that lie face down."""
        now = self.now
        seats = self.setup.seats
        kernel = NumberLineKernel(Terms.of(self.setup.options, self.game.rules), seats, self.setup.first)
        number = len(now["rounds"]) + 1 if now["counting"] is None else now["round"]
        kernel.first = now["first"]
        kernel.take_scores(now["scores"])
        quiz = now["quiz"]
        if quiz is not None:
            kernel.factor, kernel.other_factor = quiz["factors"]
            for given in quiz["answers"]:
                kernel.locked |= 1 << given["seat"]
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
                kernel.lay(place, open_card(slot))
        counting = now["counting"]
        if counting is None:
            kernel.await_next()
            return kernel
        kernel.row.count(number == BOTH_COUNT_ROUND)
        if len(now["rounds"]) == number:  # the viewer has stated their points, and sees the round as scored
            points = now["rounds"][-1]["points"]
            kernel.take_scores([score - won for score, won in zip(now["scores"], points, strict=True)])
        kernel.take_tries(counting["tries"])
        kernel.await_counts(sum(1 << seat for seat in counting["waiting"]))
        return kernel

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        known = self.known()
        kernel = known.copy()
        NumberLineDeals(known, self.face_down).draw_into(kernel, stream)
        position = NumberLinePosition(self.setup, kernel)
        quiz = self.now["quiz"]
        for given in [] if quiz is None else quiz["answers"]:
            position.answers.append((given["seat"], parse_move("answer " + given["text"]) or 0))
        for played in self.now["rounds"]:
            line = [EMPTY if slot is None else open_card(slot) for slot in played["line"]]
            position.rounds.append(PlayedRound(played["round"], played["starter"], line, played["points"][:]))
        counting = self.now["counting"]
        if counting is not None:
            self.imagine_counting(position, counting)
        return position

    def imagine_counting(self, position: NumberLinePosition, counting: Counting) -> None:
        """NL-18: the round that is being counted."""
        kernel = position.kernel
        position.rounds = position.rounds[: kernel.round - 1]
        gained = [kernel.gained_by(seat) for seat in range(kernel.seats)]
        starter = self.now["starter"]
        assert starter is not None
        position.counted = PlayedRound(kernel.round, starter, kernel.row.listed(), gained)
        viewer = self.view["seat"]
        if viewer is not None:
            position.wrong = [(viewer, number) for number in counting["wrong"]]


def open_card(slot: Slot) -> int:
    return card_on(slot["seat"], KINDS.index(slot["kind"]))
