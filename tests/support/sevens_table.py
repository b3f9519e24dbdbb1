"""A table of Sevens for tests: deals by hand, situations laid out by hand."""

from typing import cast

from playing import move_of
from playmat.core.chance import RecordedChance, SearchChance, stream_of
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.options import Options
from playmat.games.sevens.rules.cards import CARD_NAMES, RANKS, SUITS, card_mask, card_names
from playmat.games.sevens.rules.game import Sevens
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.view import SevensView
from playmat.words.catalogue import catalogue

GAME = Sevens()
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def pile_for(hands: list[str], dealer: int = 0) -> list[str]:
    """The shuffled pile that gives every seat this hand: one at a time from the seat left of the dealer."""
    left = [hand.split() for hand in hands]
    pile = []
    seat = dealer
    while any(left):
        seat = (seat + 1) % len(hands)
        if left[seat]:
            pile.append(left[seat].pop(0))
    return pile


def dealt(hands: list[str], options: Options | None = None) -> Match:
    """A match whose games are dealt by hand, the first of them like this."""
    return dealt_from([pile_for(hands)], len(hands), options)


def dealt_from(piles: list[list[str]], seats: int, options: Options | None = None) -> Match:
    return GAME.start(options or {}, seats, RecordedChance(piles, CARD_NAMES, None))


def situation(chains: str, hands: list[str], turn: int = 0, options: Options | None = None) -> Match:
    """A game in its middle: chains like `C:A-10 H:6-8`, every card of the pack on the table or in a hand."""
    match = GAME.start(options or {}, len(hands), SearchChance(stream_of("situation")))
    kernel = kernel_of(match)
    deck = kernel.options.deck
    table = 0
    playable = deck.centers
    for chain in chains.split():
        suit, _, ends = chain.partition(":")
        low, _, high = ends.partition("-")
        ranks = RANKS[RANKS.index(low) : RANKS.index(high or low) + 1]
        table |= card_mask([rank + suit for rank in ranks])
    for card in deck.cards:
        if table >> card & 1:
            playable |= deck.opens[card]
    everything = sorted(card_names(table) + [card for hand in hands for card in hand.split()])
    assert everything == sorted(CARD_NAMES[card] for card in deck.cards)
    lay(match, table, playable & ~table, [card_mask(hand.split()) for hand in hands], turn)
    return match


def lay(match: Match, table: int, playable: int, hands: list[int], turn: int) -> None:
    """Change a game into one with this table and these hands."""
    kernel = kernel_of(match)
    kernel.table = table
    kernel.open = playable
    for seat, cards in enumerate(hands):
        kernel.set_hand(seat, cards)
    kernel.turn = turn
    kernel.acting = 1 << turn


def position_of(match: Match) -> SevensPosition:
    position = match.position
    assert isinstance(position, SevensPosition)
    return position


def kernel_of(match: Match) -> SevensKernel:
    return position_of(match).kernel


def hands_of(match: Match) -> list[int]:
    kernel = kernel_of(match)
    return [kernel.hand_mask(seat) for seat in range(kernel.seats)]


def now_of(match: Match, seat: int | None) -> SevensView:
    return cast(SevensView, match.view(seat)["now"])


def told(match: Match, text: str, viewer: int | None) -> list[str]:
    """What a viewer reads of a move that is about to be played: its text, then sentences."""
    seat, _, notation = text.partition(" ")
    seen = match.seen(int(seat), move_of(match, notation), viewer)
    return [seen["text"], *[say(said, viewer) for said in seen["messages"]]]


def say(said: Message, reader: int | None = None, language: str = "en") -> str:
    return catalogue(language, "sevens").say(said, NAMES, reader)


def hand(match: Match, seat: int) -> str:
    return " ".join(card_names(hands_of(match)[seat]))


def whole_suit(suit: str, ranks: int = 10) -> str:
    return " ".join(rank + suit for rank in RANKS[:ranks])


SUIT_HANDS = [whole_suit(suit) for suit in SUITS]
