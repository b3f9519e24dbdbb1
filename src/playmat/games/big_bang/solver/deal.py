"""A deal of Big Bang as it is solved: the cards in the order they come, and what was agreed."""

from playmat.core.game import Setup
from playmat.games.big_bang.rules.cards import FIRST_RULES
from playmat.games.big_bang.rules.ending import NUMBER_POINTS, RULES_POINTS
from playmat.games.big_bang.rules.rules_cards import NO_RULES_CARDS, RulesCards
from playmat.games.big_bang.rules.terms import Terms


class Deal:
    """One player's set. `deck` has all cards, those of the first hand too."""

    def __init__(
        self,
        deck: list[int],
        rules_cards: RulesCards = NO_RULES_CARDS,
        draws_freely: bool = False,
        replay: bool = False,
        put_saves: int = 0,
    ) -> None:
        self.deck = deck
        self.rules_cards = rules_cards
        self.draws_freely = draws_freely
        self.replay = replay
        # BB-11, BB-12: what it brings to put a number or a rules card, and what it costs to have put none.
        self.number_points = NUMBER_POINTS + put_saves
        self.rules_points = RULES_POINTS + put_saves
        self.start_points = -len(deck) * put_saves

    def points_of(self, card: int) -> int:
        return self.number_points if card < FIRST_RULES else self.rules_points

    def most_points(self) -> int:
        """What it brings to put all cards."""
        return self.start_points + sum([self.points_of(card) for card in self.deck])


def deal_of(setup: Setup, deck: list[int]) -> Deal:
    terms = Terms.of(setup.options, setup.game.rules)
    return Deal(deck, terms.rules_cards, terms.draws_freely, terms.replay, terms.put_saves)
