"""What a seat knows in Stars and Bars: everything but the order of the deck."""

from typing import TYPE_CHECKING, cast

from playmat.core.chance import Chance
from playmat.core.deals import Deals
from playmat.core.game import Game
from playmat.core.kernel import Kernel
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.stars_and_bars.rules.board import BITS, CELL_NUMBERS, CELLS
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, NO_CARD, deck_size
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel, parse_options
from playmat.games.stars_and_bars.rules.moves import parse_move, say
from playmat.games.stars_and_bars.rules.position import LastTurn, StarsAndBarsPosition, WrongStatement
from playmat.games.stars_and_bars.rules.scoring import ENDINGS, claim_points
from playmat.games.stars_and_bars.rules.view import (
    FinishedTurnView,
    RunningTurnView,
    StarsAndBarsView,
    StatementView,
    WrongStatementView,
)

if TYPE_CHECKING:
    from playmat.core.stream import Stream


class StarsAndBarsDealSampler(Deals):
    """Samples games that agree with what everyone sees: the deck in random order."""

    def __init__(self, seen: StarsAndBarsKernel) -> None:
        self.seen = seen

    def kernel(self) -> Kernel:
        return self.seen.copy()

    def draw_into(self, kernel: Kernel, stream: "Stream") -> int:
        assert isinstance(kernel, StarsAndBarsKernel)
        game = kernel
        game.load(self.seen)
        if not game.end:
            game.shuffle_deck(stream)
        return 0


class StarsAndBarsKnowledge(Knowledge):
    """A view, and the cards that must still be in the deck."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(StarsAndBarsView, view["now"])
        self.unseen = self.cards_unseen()

    def cards_unseen(self) -> list[int]:
        now = self.now
        seen = {card for hand in now["hands"] for card in hand}
        seen |= {card for stack in now["board"] for card in stack["cards"]}
        seen |= {card for stack in now["discards"] for card in stack}
        return [card for card in range(deck_size(self.setup.options["deck"])) if CARD_NAMES[card] not in seen]

    def facts(self) -> list[Message]:
        if not self.unseen:
            return []
        cards = [CARD_NAMES[card] for card in self.unseen]
        return [message("known-deck", {"number": len(cards), "cards": cards})]

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        position = self.position_from_view()
        self.sampler(position).draw_into(position.kernel, stream)
        return position

    def deals(self) -> Deals:
        return self.sampler(self.position_from_view())

    def sampler(self, position: StarsAndBarsPosition) -> StarsAndBarsDealSampler:
        kernel = position.kernel.copy()
        assert isinstance(kernel, StarsAndBarsKernel)
        return StarsAndBarsDealSampler(kernel)

    def position_from_view(self) -> StarsAndBarsPosition:
        """Return the game as the view shows it, with the deck in sorted order."""
        now = self.now
        kernel = StarsAndBarsKernel(parse_options(self.setup.options), self.setup.first)
        kernel.set_up(
            card_numbers(now["deck_cards"]) if now["end"] else self.unseen,
            [card_numbers(hand) for hand in now["hands"]],
            [card_numbers(stack["cards"]) for stack in now["board"]],
            sum(BITS[CELL_NUMBERS[stack["cell"]]] for stack in now["board"] if stack["face_down"]),
            [card_numbers(stack) for stack in now["discards"]],
        )
        kernel.first = now["first"]
        kernel.beginner = now["beginner"]
        kernel.first_star = card_number(now["first_star"])
        kernel.take_scores(now["scores"])
        kernel.end = 1 + ENDINGS.index(now["end"]) if now["end"] else 0
        kernel.begin_turn(now["turn"] or 0)
        position = StarsAndBarsPosition(self.setup, kernel)
        position.round = now["round"]
        position.sheet = [line["points"] * 2 + line["seat"] for line in now["sheet"]]
        position.mistakes = [wrong_statement_from_view(mistake) for mistake in now["mistakes"]]
        position.reported = len(position.mistakes)
        if now["last_turn"] is not None:
            position.last = last_turn_from_view(now["last_turn"])
        if now["running"] is not None:
            resume(position, now["running"])
        return position


def resume(position: StarsAndBarsPosition, running: RunningTurnView) -> None:
    """Restore the turn in progress: its claims, its card, and the housekeeping and statements after it."""
    kernel = position.kernel
    position.claims = parse_moves(running["claims"])
    kernel.claimed = claim_points(position.claims)
    kernel.has_taken_back = running["taken_back"]
    kernel.has_misstated = running["misstated"]
    if running["card"] is None or running["cell"] is None:
        return
    card = CARD_NUMBERS[running["card"]]
    cell = CELL_NUMBERS[running["cell"]]
    kernel.resume(card, cell, running["place"], len(running["duties"]))
    for said in running["said"]:
        mistake = WrongStatement(
            kernel.turn, position.round, card, cell, move_from_statement(said), kernel.correct_statement()
        )
        position.mistakes.append(mistake)


def card_number(name: str | None) -> int:
    return NO_CARD if name is None else CARD_NUMBERS[name]


def card_numbers(names: list[str]) -> list[int]:
    return [CARD_NUMBERS[name] for name in names]


def parse_moves(texts: list[str]) -> list[int]:
    return [cast(int, parse_move(text)) for text in texts]


def move_from_statement(said: StatementView) -> int:
    return say(said["points"], said["total"])


def wrong_statement_from_view(mistake: WrongStatementView) -> WrongStatement:
    card, cell = CARD_NUMBERS[mistake["card"]], CELL_NUMBERS[mistake["cell"]]
    said, right = move_from_statement(mistake["said"]), move_from_statement(mistake["right"])
    return WrongStatement(mistake["seat"], mistake["round"], card, cell, said, right)


def last_turn_from_view(last: FinishedTurnView) -> LastTurn:
    """Return the last turn. Only the neighbors of its card are restored; nothing else of that board is needed."""
    tops = [NO_CARD] * CELLS
    for beside in last["neighbours"]:
        tops[CELL_NUMBERS[beside["cell"]]] = CARD_NUMBERS[beside["card"]]
    card, cell = CARD_NUMBERS[last["card"]], CELL_NUMBERS[last["cell"]]
    claims = parse_moves(last["claims"])
    return LastTurn(last["seat"], card, cell, tops, claims, last["recorded"], card_number(last["drawn"]))
