"""What a seat of Sevens knows, in words to be."""

from playmat.core.message import Message, message
from playmat.games.sevens.rules.cards import CARD_NUMBERS, card_message, card_messages, set_of
from playmat.games.sevens.rules.views import SevensView


def known_messages(now: SevensView) -> list[Message]:
    """The facts of the closed list; cards that everybody sees are elsewhere are left out of what is not held."""
    known = now["known"]
    located = set_of(now["hand"])
    said: list[Message] = []
    for card in known["cards"]:
        located |= set_of([card["card"]])
        said.append(
            message("known-" + card["how"], {"seat": card["seat"], "card": card_message(CARD_NUMBERS[card["card"]])})
        )
    for not_held in known["not_held"]:
        cards = set_of(not_held["cards"]) & ~located
        if cards:
            said.append(
                message("known-not-" + not_held["how"], {"seat": not_held["seat"], "cards": card_messages(cards)})
            )
    for taken in known["taken"]:
        cards = set_of(taken["named"]) & ~located
        if cards:
            said.append(message("known-taken", {"seat": taken["seat"], "cards": card_messages(cards)}))
    return said
