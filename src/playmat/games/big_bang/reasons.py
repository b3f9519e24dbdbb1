"""Big Bang: how many places are left for each number after a card is put, and which numbers fit nowhere."""

from playmat.core.game import Game
from playmat.core.message import Facts, Message, message
from playmat.core.views import View
from playmat.games.big_bang.rules.cards import CARD_OF, FIRST_RULES, card_message, piece_message
from playmat.games.big_bang.rules.grid import CELL_NAMES
from playmat.games.big_bang.rules.knowledge import BigBangKnowledge, cards_of, pieces_of
from playmat.games.big_bang.rules.moves import DRAW, cell_of, discarded, is_put, piece_of
from playmat.games.big_bang.rules.own_set import OwnSet
from playmat.games.big_bang.rules.places import place_words


class Board:
    """The own board, and the cards that are still to be put."""

    def __init__(self, game: Game, view: View, seat: int) -> None:
        knowledge = game.knowledge(view)
        assert isinstance(knowledge, BigBangKnowledge)
        shown = knowledge.now["sets"][seat]
        self.own = knowledge.laid(seat, pieces_of(shown))
        self.unseen = knowledge.unseen
        self.to_come = cards_of(shown["hand"]) + cards_of(shown["discards"]) + knowledge.unseen

    def after(self, move: int) -> OwnSet:
        own = self.own.copy()
        own.lay(piece_of(move), cell_of(move))
        return own

    def left(self, move: int) -> list[int]:
        """The cards that are still to be put after this one, each kind once."""
        rest = self.to_come[:]
        rest.remove(CARD_OF[piece_of(move)])
        return sorted(set(rest))


def places(own: OwnSet, card: int) -> int:
    """On how many cells a card can be put, however it is turned."""
    return len({cell_of(move) for move in own.puts(card)})


def reasons(game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
    board = Board(game, view, seat)
    if is_put(move):
        return about_putting(board, move, rival if rival is not None and is_put(rival) else None)
    fitting = sum(1 for card in board.unseen if places(board.own, card))
    facts: Facts = {"number": len(board.unseen), "count": fitting}
    said = [message("bb-deck", facts)] if board.unseen else []
    if move == DRAW:
        return said or [message("bb-draw-pile")]
    return [about_top(board, move, rival if rival is not None and not is_put(rival) else None), *said]


def about_putting(board: Board, move: int, rival: int | None) -> list[Message]:
    after = board.after(move)
    left = board.left(move)
    facts: Facts = {"card": piece_message(piece_of(move)), "cell": CELL_NAMES[cell_of(move)]}
    facts["place"] = place_words(board.own, cell_of(move))
    if not left:
        return [message("bb-last", facts)]
    nowhere = [card for card in left if not places(after, card)]
    second = message("bb-nowhere", {"cards": [card_message(card) for card in nowhere]})
    if not nowhere:
        second = message("bb-all-live")
    other = None if rival is None else board.after(rival)
    both = [] if rival is None else [card for card in left if card in board.left(rival)]
    apart = [card for card in both if other is not None and places(after, card) != places(other, card)]
    if rival is None or other is None or not apart:
        fewest = min(left, key=lambda card: places(after, card))
        facts |= {"kind": card_message(fewest), "places": places(after, fewest)}
        return [message("bb-places", facts), second]
    most = most_apart(after, other, apart)
    facts |= {"kind": card_message(most), "places": places(after, most), "rival_places": places(other, most)}
    facts |= {"rival": piece_message(piece_of(rival)), "rival_cell": CELL_NAMES[cell_of(rival)]}
    facts["rival_place"] = place_words(board.own, cell_of(rival))
    return [message("bb-places-beside", facts), second]


def most_apart(after: OwnSet, other: OwnSet, cards: list[int]) -> int:
    """The card whose places differ the most between two boards, the lowest such card."""
    return max(cards, key=lambda card: abs(places(after, card) - places(other, card)))


def about_top(board: Board, move: int, rival: int | None) -> Message:
    """BB-7, BB-8: beside how many of the cards still to come the top of the discard pile could be put."""
    top = discarded(move)[-1]
    if top >= FIRST_RULES:
        return message("bb-top-rules", {"card": card_message(top)})
    facts: Facts = {"card": card_message(top), "count": beside(board, top)}
    other = discarded(rival)[-1] if rival is not None and rival != DRAW else top
    if other == top or other >= FIRST_RULES:
        return message("bb-top", facts)
    return message("bb-top-beside", facts | {"rival": card_message(other), "rival_count": beside(board, other)})


def beside(board: Board, card: int) -> int:
    """BB-3: the numbers of the deck that are one apart."""
    return sum(1 for other in board.unseen if other < FIRST_RULES and abs(other - card) == 1)
