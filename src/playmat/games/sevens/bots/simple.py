"""A simple sensible player of Sevens: clears the way for its own cards, gives away what is dear, guesses by odds."""

from typing import Final, cast

from playmat.bots.best import best_of
from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream
from playmat.games.sevens.rules.cards import CARD_NUMBERS, SUIT_SIZE, Deck, card_mask, cards_in, deck_for
from playmat.games.sevens.rules.moves import CARDS_NAMED, GIVE, GUESS, KNOCK
from playmat.games.sevens.rules.view import KnowledgeView, SevensView

# A nudge that decides between moves of much the same worth, so that nobody can read the bot's mind.
NUDGES: Final = 100


class SimpleSevens(Bot):
    """Reckons with the facts of its view; it does not count what may follow."""

    def __init__(self) -> None:
        super().__init__("simple")

    def choose(self, turn: Turn, stream: Stream) -> int:
        declined = turn.decline()
        if declined is not None:
            return declined
        moves = turn.legal()
        if len(moves) == 1:
            return moves[0]
        view = turn.view()
        now = cast(SevensView, view["now"])
        deck = deck_for(view["options"]["variant"])
        if moves[0] < KNOCK:
            return best_of(moves, [worth_of_putting(now, deck, move) for move in moves], stream)
        if moves[0] < GUESS:
            return best_of(moves, [worth_of_giving(now, deck, move - GIVE, stream) for move in moves], stream)
        return best_of(moves, likelihoods(now, deck, moves), stream)


def worth_of_putting(now: SevensView, deck: Deck, card: int) -> float:
    """Better if the own cards come next, worse if it opens the way for others; a dear card is better gone."""
    hand = card_mask(now["hand"])
    worth = deck.costs[card] / 10
    for step in (-1, 1):
        following = card + step
        if following < 0 or not deck.opens[card] >> following & 1:
            continue
        worth += 1.0 if hand >> following & 1 else -1.0
        # The own cards further on wait for this one.
        for waiting in range(following, card + step * SUIT_SIZE, step):
            if waiting // SUIT_SIZE == card // SUIT_SIZE and hand >> waiting & 1:
                worth += 0.5
    return worth


def worth_of_giving(now: SevensView, deck: Deck, card: int, stream: Stream) -> float:
    """Away with what is dear and far from fitting, but not with what everybody has seen or what can be put next."""
    worth = deck.costs[card] / 5 + distance(now, card) / 2 + stream.below(NUDGES) * 2 / NUDGES
    if card_mask(now["open"]) >> card & 1:
        worth -= 20
    if card_mask([known["card"] for known in now["public"]["cards"]]) >> card & 1:
        worth -= 10
    return worth


def distance(now: SevensView, card: int) -> int:
    """How many cards are missing between this one and its chain; a chain that has not begun is as far as its centre."""
    suit = card // SUIT_SIZE
    ends = [CARD_NUMBERS[name] for name in now["open"] if CARD_NUMBERS[name] // SUIT_SIZE == suit]
    return min((abs(card - end) for end in ends), default=SUIT_SIZE)


def likelihoods(now: SevensView, deck: Deck, moves: list[int]) -> list[float]:
    """For each guess how likely it is: cards that may be in that hand count, dear ones and far ones more."""
    knock = now["knock"]
    giver = -1 if knock is None or knock["guessing"] is None else knock["guessing"]
    cards = deck.mask & ~card_mask(now["hand"])
    for chain in now["chains"]:
        cards &= ~card_mask(chain)
    cards = cards_possible(now["known"], giver, cards)
    seen = card_mask([known["card"] for known in now["public"]["cards"]])
    return [likelihood(now, deck, cards & CARDS_NAMED[move - GUESS], seen) for move in moves]


def cards_possible(known: KnowledgeView, giver: int, cards: int) -> int:
    """What a seat may have given: not what is known to be elsewhere, nor what it cannot hold."""
    for card in known["cards"]:
        if card["seat"] != giver:
            cards &= ~card_mask([card["card"]])
    for not_held in known["not_held"]:
        if not_held["seat"] == giver:
            cards &= ~card_mask(not_held["cards"])
    return cards


def likelihood(now: SevensView, deck: Deck, cards: int, seen: int) -> float:
    """Who has shown a card will hardly give it again."""
    total = 0.0
    for card in cards_in(cards):
        total += 0.5 if seen >> card & 1 else 2 + deck.costs[card] / 5 + distance(now, card) / 2
    return total
