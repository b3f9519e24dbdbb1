"""A game of Sevens as a seat sees it, built field by field."""

from typing import TYPE_CHECKING

from playmat.games.sevens.rules.cards import (
    CARD_NAMES,
    SUIT_MASK,
    SUIT_SIZE,
    SUITS,
    cards_in,
    count_of,
    names_of,
)
from playmat.games.sevens.rules.events import KNOCKED, UNKNOWN, card_of, giver_of, kind_of, named_of, seat_of, was_right
from playmat.games.sevens.rules.moves import named_text
from playmat.games.sevens.rules.stages import STAGES, TURN
from playmat.games.sevens.rules.views import Guess, Knock, Known, KnownCard, NotHeld, SevensView, TakenCard

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


def view_of(position: "SevensPosition", viewer: int) -> SevensView:
    """A spectator is viewer -1. Once the game is over all cards are open."""
    over = position.end != ""
    table = position.table
    return {
        "stage": "over" if over else STAGES[position.stage],
        "dealer": position.dealer,
        "turn": None if over else position.turn,
        "chains": [names_of(table & SUIT_MASK << suit * SUIT_SIZE) for suit in range(len(SUITS))],
        "open": [] if over else names_of(position.open),
        "hand": [] if over or viewer < 0 else names_of(position.hands[viewer]),
        "counts": [count_of(hand) for hand in position.hands],
        "quiet": position.quiet,
        "quiet_limit": position.quiet_limit(),
        "knock": None if over or position.stage == TURN else shown_knock(position, viewer),
        "known": shown_facts(position, viewer),
        "public": shown_facts(position, -1),
        "hands": [names_of(hand) for hand in position.hands] if over else [],
        "points": [[position.pack.costs[card] for card in cards_in(hand)] for hand in position.hands] if over else [],
        "scores": position.scores[:],
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def shown_knock(position: "SevensPosition", viewer: int) -> Knock:
    own = -1 if viewer < 0 else position.presents[viewer]
    guesses: list[Guess] = []
    last = len(position.events) - 1
    while kind_of(position.events[last]) != KNOCKED:
        guesses.insert(0, shown_guess(position.events[last], viewer))
        last -= 1
    return {
        "seat": position.turn,
        "choosing": [] if position.guessing >= 0 else position.actors(),
        "given": [seat for seat in range(position.seats) if position.presents[seat] >= 0],
        "own": None if own < 0 else CARD_NAMES[own],
        "guessing": None if position.guessing < 0 else position.guessing,
        "guesses": guesses,
    }


def shown_guess(event: int, viewer: int) -> Guess:
    giver = giver_of(event)
    card = card_of(event)
    is_right = was_right(event)
    sees = (is_right or viewer == giver or viewer == seat_of(event)) and card != UNKNOWN
    return {
        "seat": giver,
        "named": named_text(named_of(event)),
        "right": is_right,
        "card": CARD_NAMES[card] if sees else None,
    }


def shown_facts(position: "SevensPosition", viewer: int) -> Known:
    """What a viewer knows about the others; of cards that lie on the table by now there is nothing left to know."""
    cards: list[KnownCard] = []
    not_held: list[NotHeld] = []
    taken: list[TakenCard] = []
    if position.end:
        return {"cards": cards, "not_held": not_held, "taken": taken}
    facts = position.facts_of(viewer)
    off_table = ~position.table
    if not position.table and position.turn != viewer:
        # SV-2: whoever is to open holds the opening card, and everybody sees who that is.
        cards.append({"seat": position.turn, "card": CARD_NAMES[position.pack.opening], "how": "opens"})
    for seat in range(position.seats):
        if seat == viewer:
            continue
        cards += [{"seat": seat, "card": card, "how": "gave"} for card in names_of(facts.gave[seat])]
        cards += [{"seat": seat, "card": card, "how": "shown"} for card in names_of(facts.shown[seat])]
        for how, ruled_out in (("knock", facts.not_at_knock[seat]), ("guess", facts.not_guessed[seat])):
            if ruled_out & off_table:
                not_held.append({"seat": seat, "cards": names_of(ruled_out & off_table), "how": how})
    for one in facts.taken:
        if one.named & off_table:
            named = names_of(one.named & off_table)
            taken.append({"seat": one.seat, "named": named, "beside": names_of(one.beside & off_table)})
    return {"cards": cards, "not_held": not_held, "taken": taken}
