"""What a seat knows in Stars and Bars: everything but the order of the deck."""

from typing import cast

from playmat.core.chance import Chance
from playmat.core.deals import Deals
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.stars_and_bars.rules.board import BITS, CELL_NUMBERS, CELLS
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, NO_CARD, cards_of
from playmat.games.stars_and_bars.rules.dealing import StarsAndBarsDeals
from playmat.games.stars_and_bars.rules.ending import ENDINGS
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.moves import parse_move, say, worth_of_claims
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.terms import terms_of
from playmat.games.stars_and_bars.rules.turns import LastTurn, Mistake
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
        position = self.seen_position()
        self.dealing(position).draw_into(position.kernel, stream)
        return position

    def deals(self) -> Deals:
        return self.dealing(self.seen_position())

    def dealing(self, position: StarsAndBarsPosition) -> StarsAndBarsDeals:
        kernel = position.kernel.copy()
        assert isinstance(kernel, StarsAndBarsKernel)
        return StarsAndBarsDeals(kernel)

    def seen_position(self) -> StarsAndBarsPosition:
        """The game as it is shown, the deck in the order of its cards."""
        now = self.now
        kernel = StarsAndBarsKernel(terms_of(self.setup.options), self.setup.first)
        kernel.set_up(
            numbers_of(now["deck_cards"]) if now["end"] else self.unseen,
            [numbers_of(hand) for hand in now["hands"]],
            [numbers_of(stack["cards"]) for stack in now["board"]],
            sum(BITS[CELL_NUMBERS[stack["cell"]]] for stack in now["board"] if stack["face_down"]),
            [numbers_of(stack) for stack in now["discards"]],
        )
        kernel.first = now["first"]
        kernel.beginner = now["beginner"]
        kernel.first_star = card_of(now["first_star"])
        kernel.take_scores(now["scores"])
        kernel.end = 1 + ENDINGS.index(now["end"]) if now["end"] else 0
        kernel.begin_turn(now["turn"] or 0)
        position = StarsAndBarsPosition(self.setup, kernel)
        position.round = now["round"]
        position.sheet = [line["points"] * 2 + line["seat"] for line in now["sheet"]]
        position.mistakes = [mistake_of(mistake) for mistake in now["mistakes"]]
        position.told = len(position.mistakes)
        if now["last_turn"] is not None:
            position.last = last_of(now["last_turn"])
        if now["running"] is not None:
            resume(position, now["running"])
        return position


def resume(position: StarsAndBarsPosition, running: RunningTurn) -> None:
    """How far a turn has come: the claims, the card, what was done after it and what was said about it."""
    kernel = position.kernel
    position.claims = moves_of(running["claims"])
    kernel.claimed = worth_of_claims(position.claims)
    kernel.has_taken_back = running["taken_back"]
    kernel.has_misstated = running["misstated"]
    if running["card"] is None or running["cell"] is None:
        return
    card = CARD_NUMBERS[running["card"]]
    cell = CELL_NUMBERS[running["cell"]]
    kernel.resume(card, cell, running["place"], len(running["duties"]))
    for said in running["said"]:
        mistake = Mistake(kernel.turn, position.round, card, cell, move_of(said), kernel.right_statement())
        position.mistakes.append(mistake)


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


def last_of(last: FinishedTurn) -> LastTurn:
    """The turn before. Of the board as it lay only the cards that its card touched are of interest."""
    tops = [NO_CARD] * CELLS
    for beside in last["neighbours"]:
        tops[CELL_NUMBERS[beside["cell"]]] = CARD_NUMBERS[beside["card"]]
    card, cell = CARD_NUMBERS[last["card"]], CELL_NUMBERS[last["cell"]]
    claims = moves_of(last["claims"])
    return LastTurn(last["seat"], card, cell, tops, claims, last["recorded"], card_of(last["drawn"]))
