"""A game of Sevens as a seat sees it, built field by field."""

from typing import TYPE_CHECKING

from playmat.games.sevens.rules.cards import (
    CARD_NAMES,
    SUIT_MASK,
    SUIT_SIZE,
    SUITS,
    cards_in,
    names_of,
)
from playmat.games.sevens.rules.events import KNOCKED, UNKNOWN, card_of, giver_of, kind_of, named_of, seat_of, was_right
from playmat.games.sevens.rules.kernel import quiet_limit
from playmat.games.sevens.rules.moves import named_text
from playmat.games.sevens.rules.stages import COUNTING, ENDINGS, STAGES, TURN
from playmat.games.sevens.rules.views import Counting, Guess, Knock, Known, KnownCard, NotHeld, SevensView, TakenCard

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


def view_of(position: "SevensPosition", viewer: int) -> SevensView:
    """A spectator is viewer -1. Once the game is over all cards are open."""
    over = position.end != ""
    kernel = position.kernel
    counting = kernel.stage == COUNTING and not over
    is_open = over or counting
    waiting = kernel.acting if counting else 0
    table = kernel.table
    hands = [kernel.hand_of(seat) for seat in range(kernel.seats)]
    return {
        "stage": "over" if over else STAGES[kernel.stage],
        "dealer": kernel.dealer,
        "turn": None if is_open else kernel.turn,
        "chains": [names_of(table & SUIT_MASK << suit * SUIT_SIZE) for suit in range(len(SUITS))],
        "open": [] if is_open else names_of(kernel.open),
        "hand": [] if is_open or viewer < 0 else names_of(hands[viewer]),
        "counts": [hand.bit_count() for hand in hands],
        "quiet": kernel.quiet,
        "quiet_limit": quiet_limit(kernel),
        "knock": None if is_open or kernel.stage == TURN else shown_knock(position, viewer),
        "known": shown_facts(position, viewer),
        "public": shown_facts(position, -1),
        "hands": [names_of(hand) for hand in hands] if is_open else [],
        "points": [
            [] if waiting >> seat & 1 else [kernel.terms.pack.costs[card] for card in cards_in(hand)]
            for seat, hand in enumerate(hands)
        ]
        if is_open
        else [],
        "counting": shown_counting(position) if counting else None,
        "scores": [0 if waiting >> seat & 1 else kernel.cost(hand) for seat, hand in enumerate(hands)]
        if counting
        else position.scores[:],
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def shown_counting(position: "SevensPosition") -> Counting:
    """SV-16: the sums of others are no secret, and nobody's own is told before it is stated."""
    kernel = position.kernel
    return {
        "end": ENDINGS[kernel.ending - 1],
        "waiting": position.actors(),
        "wrong": [[points for seat, points in position.wrong if seat == other] for other in range(kernel.seats)],
    }


def shown_knock(position: "SevensPosition", viewer: int) -> Knock:
    kernel = position.kernel
    own = -1 if viewer < 0 else kernel.present_of(viewer)
    guesses: list[Guess] = []
    last = len(position.events) - 1
    while kind_of(position.events[last]) != KNOCKED:
        guesses.insert(0, shown_guess(position.events[last], viewer))
        last -= 1
    return {
        "seat": kernel.turn,
        "choosing": [] if kernel.guessing >= 0 else position.actors(),
        "given": [seat for seat in range(kernel.seats) if kernel.present_of(seat) >= 0],
        "own": None if own < 0 else CARD_NAMES[own],
        "guessing": None if kernel.guessing < 0 else kernel.guessing,
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
    if position.end or position.kernel.stage == COUNTING:
        return {"cards": cards, "not_held": not_held, "taken": taken}
    facts = position.facts_of(viewer)
    kernel = position.kernel
    off_table = ~kernel.table
    if not kernel.table and kernel.turn != viewer:
        # SV-2: whoever is to open holds the opening card, and everybody sees who that is.
        cards.append({"seat": kernel.turn, "card": CARD_NAMES[kernel.opening], "how": "opens"})
    for seat in range(kernel.seats):
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
