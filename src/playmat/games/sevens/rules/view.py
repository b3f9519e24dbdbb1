"""What a seat sees of Sevens, and what it is offered."""

from typing import TYPE_CHECKING, TypedDict

from playmat.core.message import Message, message
from playmat.core.offer import Field, Form, Offer
from playmat.games.sevens.rules.cards import (
    CARD_NAMES,
    SUIT_MASK,
    SUIT_SIZE,
    SUITS,
    card_message,
    card_names,
    cards_in,
)
from playmat.games.sevens.rules.facts import (
    KNOCKED,
    UNKNOWN,
    event_card,
    event_giver,
    event_kind,
    event_named,
    event_seat,
    is_right_guess,
)
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.moves import COUNTING, GIVING, GUESSING, KNOCK, MAX_SUM, STAGES, TURN, format_named
from playmat.games.sevens.rules.scoring import ENDINGS

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


class GuessView(TypedDict):
    """A guess of the knock in progress. After a wrong one, only the knocker and the giver see the card."""

    seat: int  # the giver
    named: str
    right: bool
    card: str | None


class KnockView(TypedDict):
    """The knock in progress."""

    seat: int
    choosing: list[int]
    given: list[int]  # the seats whose cards are face down and not guessed yet
    own: str | None  # the viewer's own card among them
    guessing: int | None  # the seat whose card is guessed next
    guesses: list[GuessView]


class KnownCardView(TypedDict):
    """Where a card is. The viewer `gave` it, a right guess has `shown` it, or it `opens` the game."""

    seat: int
    card: str
    how: str


class NotHeldView(TypedDict):
    """Cards that a seat doesn't hold: it could have played them at its last `knock`, or it named them in a `guess`."""

    seat: int
    cards: list[str]
    how: str


class TakenCardView(TypedDict):
    """A card that a seat took unseen. It is neither one of `named` nor one of `beside`, already known to be there."""

    seat: int
    named: list[str]
    beside: list[str]


class KnowledgeView(TypedDict):
    """Everything a viewer knows about other hands."""

    cards: list[KnownCardView]
    not_held: list[NotHeldView]
    taken: list[TakenCardView]


class CountingView(TypedDict):
    """SV-16: the end of a game, while the players add up their own hands."""

    end: str  # how the game ends
    waiting: list[int]  # the seats that still have to state a sum
    wrong: list[list[int]]  # the wrong sums that each seat stated


class SevensView(TypedDict):
    """One game of Sevens as a seat sees it."""

    stage: str  # "turn", "give", "guess", "count" or "over"
    dealer: int
    turn: int | None
    chains: list[list[str]]  # one per suit, lowest card first; empty if nobody has begun it
    open: list[str]  # the cards that can be played now, no matter which seat has them
    hand: list[str]
    counts: list[int]
    quiet: int  # the number of turns in a row without a card played
    quiet_limit: int
    knock: KnockView | None
    known: KnowledgeView
    public: KnowledgeView  # what everyone knows, about the viewer too
    hands: list[list[str]]  # all hands, once the game is over
    points: list[list[int]]  # what each card in them costs; empty for a seat that still has to add them up
    counting: CountingView | None
    scores: list[int]
    end: str
    winners: list[int]


def build_view(position: "SevensPosition", viewer: int) -> SevensView:
    """Return what a viewer sees. A spectator is viewer -1. Once the game is over, all cards are open."""
    over = position.end != ""
    kernel = position.kernel
    counting = kernel.stage == COUNTING and not over
    is_open = over or counting
    waiting = kernel.acting if counting else 0
    costs = kernel.options.deck.costs
    hands = [kernel.hand_mask(seat) for seat in range(kernel.seats)]
    return {
        "stage": "over" if over else STAGES[kernel.stage],
        "dealer": kernel.dealer,
        "turn": None if is_open else kernel.turn,
        "chains": [card_names(kernel.table & SUIT_MASK << suit * SUIT_SIZE) for suit in range(len(SUITS))],
        "open": [] if is_open else card_names(kernel.open),
        "hand": [] if is_open or viewer < 0 else card_names(hands[viewer]),
        "counts": [hand.bit_count() for hand in hands],
        "quiet": kernel.quiet,
        "quiet_limit": kernel.quiet_limit(),
        "knock": None if is_open or kernel.stage == TURN else knock_view(position, viewer),
        "known": knowledge_view(position, viewer),
        "public": knowledge_view(position, -1),
        "hands": [card_names(hand) for hand in hands] if is_open else [],
        "points": [
            [] if waiting >> seat & 1 else [costs[card] for card in cards_in(hand)] for seat, hand in enumerate(hands)
        ]
        if is_open
        else [],
        "counting": counting_view(position) if counting else None,
        "scores": [0 if waiting >> seat & 1 else kernel.cost(hand) for seat, hand in enumerate(hands)]
        if counting
        else position.scores[:],
        "end": position.end,
        "winners": position.winners() if over else [],
    }


def counting_view(position: "SevensPosition") -> CountingView:
    """SV-16: everyone sees the sums that others stated, but no right sum before its player states it."""
    kernel = position.kernel
    return {
        "end": ENDINGS[kernel.ending - 1],
        "waiting": position.actors(),
        "wrong": [[points for seat, points in position.wrong if seat == other] for other in range(kernel.seats)],
    }


def knock_view(position: "SevensPosition", viewer: int) -> KnockView:
    kernel = position.kernel
    own = -1 if viewer < 0 else kernel.given_card(viewer)
    guesses: list[GuessView] = []
    last = len(position.events) - 1
    while event_kind(position.events[last]) != KNOCKED:
        guesses.insert(0, guess_view(position.events[last], viewer))
        last -= 1
    return {
        "seat": kernel.turn,
        "choosing": [] if kernel.giver >= 0 else position.actors(),
        "given": [seat for seat in range(kernel.seats) if kernel.given_card(seat) >= 0],
        "own": None if own < 0 else CARD_NAMES[own],
        "guessing": None if kernel.giver < 0 else kernel.giver,
        "guesses": guesses,
    }


def guess_view(event: int, viewer: int) -> GuessView:
    giver = event_giver(event)
    card = event_card(event)
    is_right = is_right_guess(event)
    sees_card = (is_right or viewer == giver or viewer == event_seat(event)) and card != UNKNOWN
    return {
        "seat": giver,
        "named": format_named(event_named(event)),
        "right": is_right,
        "card": CARD_NAMES[card] if sees_card else None,
    }


def knowledge_view(position: "SevensPosition", viewer: int) -> KnowledgeView:
    """Return what a viewer knows about other hands. Cards that are on the table by now are left out."""
    cards: list[KnownCardView] = []
    not_held: list[NotHeldView] = []
    taken: list[TakenCardView] = []
    if position.end or position.kernel.stage == COUNTING:
        return {"cards": cards, "not_held": not_held, "taken": taken}
    facts = position.facts_for(viewer)
    kernel = position.kernel
    off_table = ~kernel.table
    if not kernel.table and kernel.turn != viewer:
        # SV-2: everyone sees which player opens, and so holds the opening card.
        cards.append({"seat": kernel.turn, "card": CARD_NAMES[kernel.opening], "how": "opens"})
    for seat in range(kernel.seats):
        if seat == viewer:
            continue
        cards += [{"seat": seat, "card": card, "how": "gave"} for card in card_names(facts.gave[seat])]
        cards += [{"seat": seat, "card": card, "how": "shown"} for card in card_names(facts.shown[seat])]
        for how, excluded in (("knock", facts.not_at_knock[seat]), ("guess", facts.not_guessed[seat])):
            if excluded & off_table:
                not_held.append({"seat": seat, "cards": card_names(excluded & off_table), "how": how})
    for card in facts.taken:
        if card.named & off_table:
            named = card_names(card.named & off_table)
            taken.append({"seat": card.seat, "named": named, "beside": card_names(card.beside & off_table)})
    return {"cards": cards, "not_held": not_held, "taken": taken}


def build_offer(kernel: SevensKernel, moves: list[int]) -> Offer:
    """List the legal moves. A guess can also be any card, so that the offer gives nothing away."""
    if kernel.stage == COUNTING:
        return Offer([], [Form("say", (Field("points", "number", 0, MAX_SUM),))], message("asks-count"))
    forms: list[Form] = []
    if kernel.stage == GUESSING and not kernel.by_rank:
        forms.append(Form("guess", (Field("card", "cards", 1, 1),)))
    return Offer(moves, forms, prompt_message(kernel, moves))


def prompt_message(kernel: SevensKernel, moves: list[int]) -> Message:
    if kernel.stage == TURN:
        if not kernel.table:
            return message("asks-open", {"card": card_message(kernel.opening)})
        return message("asks-knock" if moves[0] == KNOCK else "asks-put")
    if kernel.stage == GIVING:
        return message("asks-give", {"knocker_seat": kernel.turn})
    key = "asks-guess-rank" if kernel.by_rank else "asks-guess"
    return message(key, {"giver_seat": kernel.giver})
