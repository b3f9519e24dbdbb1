"""The deck of Sevens as a table: one row a card."""

from playmat.games.sevens.rules.cards import CARD_NAMES, RANKS, SUIT_SIZE, SUITS, Pack


def deck_table(pack: Pack) -> list[dict[str, object]]:
    return [
        {
            "kind": "card",
            "name": CARD_NAMES[card],
            "suit": SUITS[card // SUIT_SIZE],
            "rank": RANKS[card % SUIT_SIZE],
            "number": card % SUIT_SIZE + 1,
            "cost": pack.costs[card],
        }
        for card in pack.cards
    ]
