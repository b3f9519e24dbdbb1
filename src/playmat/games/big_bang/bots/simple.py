"""A simple sensible player of Big Bang: puts every card where the most places are left for those still to come."""

from typing import cast

from playmat.bots.best import best_of
from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream
from playmat.games.big_bang.bots.places import Places
from playmat.games.big_bang.rules.cards import FIRST_RULES
from playmat.games.big_bang.rules.knowledge import BigBangKnowledge, cards_of, pieces_of
from playmat.games.big_bang.rules.moves import discarded, is_put
from playmat.games.big_bang.rules.own_set import OwnSet


class SimpleBigBang(Bot):
    """Counts places for numbers; it does not reckon with what the others in a race do."""

    def __init__(self) -> None:
        super().__init__("simple")

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        if len(moves) == 1:
            return moves[0]
        knowledge = cast(BigBangKnowledge, turn.knowledge())
        shown = knowledge.now["sets"][turn.seat]
        own = knowledge.laid(turn.seat, pieces_of(shown))
        to_come = knowledge.unseen + cards_of(shown["hand"]) + cards_of(shown["discards"])
        puts = [move for move in moves if is_put(move)]
        if puts:
            return best_of(puts, worths_of_putting(own, to_come, puts), stream)
        return best_of(moves, [worth_on_top(discarded(move)[-1], to_come) for move in moves], stream)


def worths_of_putting(own: OwnSet, to_come: list[int], puts: list[int]) -> list[float]:
    """What can still be put after each of these moves."""
    places = Places()
    places.look(own)
    worths: list[float] = []
    for move in puts:
        places.look_after(own, move)
        worths.append(places.worth_of_cards(to_come, move))
    return worths


def worth_on_top(card: int, to_come: list[int]) -> float:
    """BB-7: on top of the discard pile belongs what the most cards still to come make a place for."""
    if card >= FIRST_RULES:
        return 0.0
    return float(len([other for other in to_come if abs(other - card) == 1]))
