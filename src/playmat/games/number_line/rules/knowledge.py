"""What a seat knows in Number Line: everything but which of another's cards is the decoy."""

from typing import cast

from playmat.core.chance import Chance, Stream
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.number_line.rules.line import EMPTY, card_on
from playmat.games.number_line.rules.moves import DECOY, KINDS, PLAIN, parse_move
from playmat.games.number_line.rules.position import BOTH_CARDS, PLAIN_CARD, NumberLinePosition, PlayedRound
from playmat.games.number_line.rules.views import NumberLineView, Slot


class NumberLineKnowledge(Knowledge):
    """The view, and the seats whose face-down cards leave a question open."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(NumberLineView, view["now"])
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

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = self.now
        position = NumberLinePosition(self.setup, now["first"])
        quiz = now["quiz"]
        if quiz is not None:
            position.factor, position.other_factor = quiz["factors"]
            for given in quiz["answers"]:
                position.answers.append((given["seat"], parse_move("answer " + given["text"]) or 0))
        position.scores = now["scores"][:]
        position.end = now["end"]
        for played in now["rounds"]:
            line = [EMPTY if slot is None else open_card(slot) for slot in played["line"]]
            position.rounds.append(PlayedRound(played["starter"], line, played["points"][:]))
        position.round = len(position.rounds) + 1
        if now["starter"] is not None:
            position.starter = (now["starter"] - position.round + 1) % self.setup.seats
        elif position.rounds:
            position.starter = position.rounds[0].starter
        if position.round > 1:
            position.due = 2 * self.setup.seats
            position.left = [BOTH_CARDS] * self.setup.seats
        self.put_cards(position, stream)
        return position

    def put_cards(self, position: NumberLinePosition, stream: Stream) -> None:
        """Lay the line of this round, each face-down card as plain card or decoy by chance."""
        line = self.now["line"]
        position.line = [EMPTY if slot is None or slot["kind"] == "hidden" else open_card(slot) for slot in line]
        for seat, places in enumerate(self.face_down):
            kind = stream.below(2) if places else PLAIN
            for place in places:
                position.line[place] = card_on(seat, kind)
                kind = DECOY - kind
        position.free = 0
        for place, slot in enumerate(position.line):
            if slot == EMPTY:
                position.free |= 1 << place
            else:
                position.left[slot >> 1] ^= PLAIN_CARD << (slot & 1)
                position.placed += 1


def open_card(slot: Slot) -> int:
    return card_on(slot["seat"], KINDS.index(slot["kind"]))
