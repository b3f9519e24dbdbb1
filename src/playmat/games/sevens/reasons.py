"""Sevens: whose cards a card lets through, what a present rids one of, and how likely a guess is."""

from typing import cast

from playmat.core.game import Game
from playmat.core.message import Facts, Message, message
from playmat.core.views import View
from playmat.games.sevens.odds import GuessOdds
from playmat.games.sevens.rules.cards import (
    CARD_NUMBERS,
    SUIT_SIZE,
    card_mask,
    card_message,
    card_messages,
    cards_in,
    deck_for,
)
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.moves import CARDS_NAMED, GIVE, GUESS, KNOCK, is_give, is_guess, named_message
from playmat.games.sevens.rules.view import SevensView


class Hand:
    """The own hand and the table."""

    def __init__(self, view: View) -> None:
        self.now = cast(SevensView, view["now"])
        self.deck = deck_for(view["options"]["variant"])
        self.cards = card_mask(self.now["hand"])
        self.table = 0
        for chain in self.now["chains"]:
            self.table |= card_mask(chain)

    def opened(self, card: int) -> int:
        """SV-4: what can be put after a card that could not be put before."""
        return self.deck.opens[card] & ~(self.table | card_mask(self.now["open"]))

    def waiting(self, card: int) -> int:
        """The own cards that can only be put after this one: those further on in its suit."""
        below, above = self.deck.cards_behind(card)
        return (below | above) & self.cards

    def missing(self, card: int) -> int:
        """How many cards must be put before this one fits: those between it and its chain, or its centre."""
        centre = self.deck.opening % SUIT_SIZE
        rank = card % SUIT_SIZE
        between = range(rank + 1, centre + 1) if rank < centre else range(centre, rank)
        return sum(1 for other in between if not self.table >> (card - rank + other) & 1)


def reasons(game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
    hand = Hand(view)
    if move == KNOCK:
        return [message("sv-knock", {"count": len(hand.now["open"])})]
    if move < KNOCK:
        return about_putting(hand, move, rival)
    if is_give(move):
        return about_giving(hand, seat, move - GIVE, rival)
    return about_guessing(game, view, move - GUESS, rival)


def about_putting(hand: Hand, card: int, rival: int | None) -> list[Message]:
    opened = hand.opened(card)
    own = opened & hand.cards
    others = opened & ~hand.cards
    facts: Facts = {"card": card_message(card)}
    if own:
        said = [message("sv-own", facts | {"cards": card_messages(own)})]
    elif others:
        said = [message("sv-others", facts | {"cards": card_messages(others)})]
    else:
        said = [message("sv-closed", facts)]
    waiting = hand.waiting(card)
    if waiting & ~own:
        said.append(message("sv-waiting", {"count": waiting.bit_count(), "cards": card_messages(waiting)}))
    elif own and others:
        said.append(message("sv-others-too", {"cards": card_messages(others)}))
    elif rival is not None and rival < KNOCK and hand.opened(rival) & ~hand.cards:
        theirs = hand.opened(rival) & ~hand.cards
        said.append(message("sv-rival", {"rival": card_message(rival), "cards": card_messages(theirs)}))
    else:
        said.append(message("sv-cost", facts | {"points": hand.deck.costs[card]}))
    return said


def about_giving(hand: Hand, seat: int, card: int, rival: int | None) -> list[Message]:
    facts: Facts = {"card": card_message(card)}
    missing = hand.missing(card)
    said = [message("sv-give-far", facts | {"missing": missing})]
    public = [CARD_NUMBERS[known["card"]] for known in hand.now["public"]["cards"] if known["seat"] == seat]
    cost = hand.deck.costs[card]
    if card in public:
        said.append(message("sv-give-known", facts))
    elif rival is not None and is_give(rival) and (rival - GIVE) in public:
        said.append(message("sv-rival-known", {"rival": card_message(rival - GIVE)}))
    elif rival is not None and is_give(rival) and hand.deck.costs[rival - GIVE] != cost:
        beside: Facts = {"rival": card_message(rival - GIVE), "rival_points": hand.deck.costs[rival - GIVE]}
        said.append(message("sv-give-cost", facts | {"points": cost} | beside))
    else:
        knocker = 0 if hand.now["turn"] is None else hand.now["turn"]
        off_table = (hand.deck.mask & ~hand.table).bit_count()
        said.append(message("sv-give-hidden", {"count": off_table - hand.now["counts"][knocker]}))
    return said


def about_guessing(game: Game, view: View, named: int, rival: int | None) -> list[Message]:
    knowledge = game.knowledge(view)
    assert isinstance(knowledge, SevensKnowledge)
    knock = knowledge.now["knock"]
    giver = 0 if knock is None or knock["guessing"] is None else knock["guessing"]
    deals = GuessOdds(knowledge)
    facts: Facts = {"giver_seat": giver, "named": named_message(named), "percent": percent(deals, giver, named)}
    if rival is not None and is_guess(rival) and percent(deals, giver, rival - GUESS) != facts["percent"]:
        facts |= {"rival": named_message(rival - GUESS), "rival_percent": percent(deals, giver, rival - GUESS)}
        said = [message("sv-guess-beside", facts)]
    else:
        said = [message("sv-guess", facts)]
    held = knowledge.now["counts"][giver]
    if knowledge.located[giver] & CARDS_NAMED[named]:
        known = cards_in(knowledge.located[giver] & CARDS_NAMED[named])[0]
        said.append(message("sv-guess-known", {"giver_seat": giver, "card": card_message(known)}))
    else:
        may = sum(1 for card in deals.allowed if deals.holding(giver, card))
        said.append(message("sv-guess-may", {"giver_seat": giver, "held": held, "may": may}))
    return said


def percent(deals: GuessOdds, giver: int, named: int) -> int:
    return round(100 * deals.likelihood(giver, named))
