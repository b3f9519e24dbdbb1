"""What a seat knows in Stars and Bars: everything but the order of the deck."""

from typing import cast

from playmat.core.chance import Chance, Stream
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.stars_and_bars.rules.board import CELL_NUMBERS, CELLS
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, NO_CARD, cards_of
from playmat.games.stars_and_bars.rules.housekeeping import undo_duty
from playmat.games.stars_and_bars.rules.moves import parse_move, put, say
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.turns import Mistake
from playmat.games.stars_and_bars.rules.views import (
    FinishedTurn,
    RunningTurn,
    StarsAndBarsView,
    Statement,
    WrongStatement,
)


class StarsAndBarsKnowledge(Knowledge):
    """The view, and the cards that must still be in the deck."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(StarsAndBarsView, view["now"])
        self.unseen = self.cards_unseen()

    def cards_unseen(self) -> list[int]:
        now = self.now
        seen = {card for hand in now["hands"] for card in hand}
        seen |= {card for stack in now["board"] for card in stack["cards"]}
        seen |= {card for stack in now["discards"] for card in stack}
        return [card for card in range(cards_of(self.setup.options["deck"])) if CARD_NAMES[card] not in seen]

    def facts(self) -> list[Message]:
        if not self.unseen:
            return []
        cards = [CARD_NAMES[card] for card in self.unseen]
        return [message("known-deck", {"number": len(cards), "cards": cards})]

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = self.now
        position = StarsAndBarsPosition(self.setup, now["first"])
        position.beginner = now["beginner"]
        position.first_star = card_of(now["first_star"])
        position.scores = now["scores"][:]
        position.end = now["end"]
        position.round = now["round"]
        position.sheet = [line["points"] * 2 + line["seat"] for line in now["sheet"]]
        position.mistakes = [mistake_of(mistake) for mistake in now["mistakes"]]
        position.told = len(position.mistakes)
        if now["last_turn"] is not None:
            remember(position, now["last_turn"])
        if now["end"]:
            position.pile = numbers_of(now["deck_cards"])
        else:
            position.pile = self.unseen[:]
            stream.shuffle(position.pile)
        position.hands = [numbers_of(hand) for hand in now["hands"]]
        position.stacks = [numbers_of(stack["cards"]) for stack in now["board"]]
        position.discards = [numbers_of(stack) for stack in now["discards"]]
        for stack in now["board"]:
            if stack["face_down"]:
                position.face_down |= 1 << CELL_NUMBERS[stack["cell"]]
        position.turn = now["turn"] or 0
        running = now["running"]
        if running is None:
            lay_tops(position)
        else:
            self.imagine_turn(position, running)
        return position

    def imagine_turn(self, position: StarsAndBarsPosition, running: RunningTurn) -> None:
        """A card that was put this turn is taken up and put again, so that it can be taken back."""
        position.claims = moves_of(running["claims"])
        position.has_taken_back = running["taken_back"]
        position.has_misstated = running["misstated"]
        if running["card"] is None or running["cell"] is None:
            lay_tops(position)
            return
        seat = position.turn
        card = CARD_NUMBERS[running["card"]]
        cell = CELL_NUMBERS[running["cell"]]
        duties = moves_of(running["duties"])
        for duty in reversed(duties):
            undo_duty(position, duty)
        position.stacks[cell].pop()
        position.hands[seat].insert(running["place"], card)
        lay_tops(position)
        for move in [put(card, cell), *duties]:
            position.play(seat, move)
        points = position.turn_points()
        right = say(points, position.scores[seat] + points)
        for said in running["said"]:
            position.mistakes.append(Mistake(seat, position.round, card, cell, move_of(said), right))


def lay_tops(position: StarsAndBarsPosition) -> None:
    for cell in range(CELLS):
        stack = position.stacks[cell]
        position.tops[cell] = stack[-1] if stack and not position.face_down >> cell & 1 else NO_CARD
    position.see_spaces()


def card_of(name: str | None) -> int:
    return NO_CARD if name is None else CARD_NUMBERS[name]


def numbers_of(names: list[str]) -> list[int]:
    return [CARD_NUMBERS[name] for name in names]


def moves_of(texts: list[str]) -> list[int]:
    return [cast(int, parse_move(text)) for text in texts]


def move_of(said: Statement) -> int:
    return say(said["points"], said["total"])


def mistake_of(mistake: WrongStatement) -> Mistake:
    card, cell = CARD_NUMBERS[mistake["card"]], CELL_NUMBERS[mistake["cell"]]
    said, right = move_of(mistake["said"]), move_of(mistake["right"])
    return Mistake(mistake["seat"], mistake["round"], card, cell, said, right)


def remember(position: StarsAndBarsPosition, last: FinishedTurn) -> None:
    """The turn before. Of the board as it lay only the cards that its card touched are of interest."""
    tops = [NO_CARD] * CELLS
    for beside in last["neighbours"]:
        tops[CELL_NUMBERS[beside["cell"]]] = CARD_NUMBERS[beside["card"]]
    position.last_seat = last["seat"]
    position.last_card = CARD_NUMBERS[last["card"]]
    position.last_cell = CELL_NUMBERS[last["cell"]]
    position.last_under = tops[position.last_cell]
    if position.is_long:
        position.last_tops = tops
    position.last_claims = moves_of(last["claims"])
    position.last_points = last["recorded"]
    position.last_drawn = card_of(last["drawn"])
