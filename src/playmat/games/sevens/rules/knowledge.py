"""What a seat knows in Sevens, and deals of the unseen cards that agree with it."""

from typing import TYPE_CHECKING, Final, cast

from playmat.core.bits import count, nth
from playmat.core.chance import Chance
from playmat.core.deals import Deals
from playmat.core.game import Game
from playmat.core.kernel import Kernel
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.sevens.rules import cards
from playmat.games.sevens.rules.cards import CARD_NUMBERS, NO_CARD, card_mask, cards_in
from playmat.games.sevens.rules.facts import UNKNOWN, Facts, TakenCard, guess_event, knock_event
from playmat.games.sevens.rules.kernel import SevensKernel, parse_options
from playmat.games.sevens.rules.messages import knowledge_messages
from playmat.games.sevens.rules.moves import COUNTING, NO_SEAT, STAGES, parse_named
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.scoring import ENDINGS
from playmat.games.sevens.rules.view import KnockView, KnowledgeView, SevensView

if TYPE_CHECKING:
    from playmat.core.stream import Stream

# A copy of the table as a C array.
BITS: Final = cards.BITS
NO_PLACE: Final = -1


class DealPlan:
    """A plan for dealing the unseen cards: places in hands, and the places where each card can be.

    seats[place]    the seat whose hand a place is in
    sizes[place]    the number of cards that it takes
    cards[number]   the unseen cards
    allowed[number] the places where each of them can be, a bit each
    """

    def __init__(self, seats: list[int], sizes: list[int]) -> None:
        self.seats = seats
        self.sizes = sizes
        self.cards: list[int] = []
        self.allowed: list[int] = []

    def add(self, card: int, allowed: int) -> None:
        self.cards.append(card)
        self.allowed.append(allowed)


class SevensDealSampler(Deals):
    """Samples games that agree with what a seat knows, following a `DealPlan`.

    It deals one card after another, each to a place with room. If there is none, cards dealt earlier make room by
    moving on, along an augmenting path. So a deal is always found if there is one, and any deal that agrees can come
    up: each of its steps is a place with room.

    seen             the game as the seat knows it; the hands of others are empty
    givers           the seats whose cards are face down, a bit each, and `own` the viewer's card among them
    seats, sizes, cards, allowed  the plan
    left[place]      the room left while dealing
    places[number]   the place of each card while dealing
    tried            the places tried while making room, a bit each
    """

    def __init__(self, seen: SevensKernel, plan: DealPlan, viewer: int) -> None:
        self.seen = seen
        self.viewer = viewer
        self.givers = 0
        self.own = NO_CARD
        self.place_count = len(plan.seats)
        self.card_count = len(plan.cards)
        self.tried = 0
        self.seats = [0] * 64
        self.sizes = [0] * 64
        self.cards = [0] * 40
        self.allowed = [0] * 40
        self.left = [0] * 64
        self.places = [0] * 40
        for place in range(self.place_count):
            self.seats[place] = plan.seats[place]
            self.sizes[place] = plan.sizes[place]
        for number in range(self.card_count):
            self.cards[number] = plan.cards[number]
            self.allowed[number] = plan.allowed[number]

    def kernel(self) -> Kernel:
        return self.seen.copy()

    def draw_into(self, kernel: Kernel, stream: "Stream") -> int:
        assert isinstance(kernel, SevensKernel)
        game = kernel
        game.load(self.seen)
        for place in range(self.place_count):
            self.left[place] = self.sizes[place]
        for number in range(self.card_count):
            self.places[number] = NO_PLACE
        for number in range(self.card_count):
            allowed = self.allowed[number]
            total = 0
            for place in range(self.place_count):
                if allowed >> place & 1:
                    total += self.left[place]
            if total:
                # A place with more room is more likely, as in dealing from a pile.
                pick = stream.fast_below(total)
                place = NO_PLACE
                while pick >= 0:
                    place += 1
                    if allowed >> place & 1:
                        pick -= self.left[place]
                self.places[number] = place
                self.left[place] -= 1
            else:
                self.tried = 0
                if not self.make_room(number):
                    raise ValueError("no deal fits what is known")
        for number in range(self.card_count):
            seat = self.seats[self.places[number]]
            game.hands[seat] = game.hands[seat] | BITS[self.cards[number]]
        if self.givers:
            self.draw_given_cards(game, stream)
        return 0

    def make_room(self, number: int) -> bool:
        """Find a place for a card by moving others on. Each place is tried once."""
        for place in range(self.place_count):
            if self.allowed[number] >> place & 1 and not self.tried >> place & 1:
                self.tried |= BITS[place]
                if self.left[place]:
                    self.left[place] -= 1
                    self.places[number] = place
                    return True
                for other in range(self.card_count):
                    if self.places[other] == place and self.make_room(other):
                        self.places[number] = place
                        return True
        return False

    def draw_given_cards(self, game: SevensKernel, stream: "Stream") -> int:
        """SV-6: the card that a seat gave can be any card of its hand."""
        for seat in range(game.seats):
            if self.givers >> seat & 1:
                hand = game.hands[seat]
                game.given[seat] = nth(hand, stream.below(count(hand)))
        if self.own >= 0:
            game.given[self.viewer] = self.own
        return 0


class SevensKnowledge(Knowledge):
    """The closed list of facts, and a plan for dealing the unseen cards."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(SevensView, view["now"])
        seat = view["seat"]
        self.viewer = -1 if seat is None else seat
        self.options = parse_options(view["options"])
        self.table = 0
        for chain in self.now["chains"]:
            self.table |= card_mask(chain)
        self.hand = card_mask(self.now["hand"])
        # For each seat, the cards known to be in its hand, and those known not to be.
        self.located = [0] * view["seats"]
        self.ruled_out = [0] * view["seats"]
        for known in self.now["known"]["cards"]:
            self.located[known["seat"]] |= card_mask([known["card"]])
        for not_held in self.now["known"]["not_held"]:
            self.ruled_out[not_held["seat"]] |= card_mask(not_held["cards"])
        # In an imagined match, this seat knows what it knows, and the others know what everyone knows.
        viewers = [*range(view["seats"]), -1]
        self.facts_by_viewer = {
            viewer: facts_from_view(self.now["public"], viewer, view["seats"]) for viewer in viewers
        }
        self.facts_by_viewer[self.viewer] = facts_from_view(self.now["known"], self.viewer, view["seats"])
        self.plan = self.plan_deals()
        self.sampler: SevensDealSampler | None = None

    def facts(self) -> list[Message]:
        return knowledge_messages(self.now)

    def plan_deals(self) -> DealPlan:
        """Make a place of each other hand, and one within that hand for each card taken unseen."""
        seats = [seat for seat in range(self.view["seats"]) if seat != self.viewer]
        sizes = [self.now["counts"][seat] for seat in seats]
        excluded = [self.ruled_out[seat] for seat in seats]
        for taken in self.facts_by_viewer[self.viewer].taken:
            hand = seats.index(taken.seat)
            # If the hand can't hold any of the cards named, the card taken needs no place of its own.
            if taken.named & ~(self.ruled_out[taken.seat] | self.hand):
                sizes[hand] -= 1
                seats.append(taken.seat)
                sizes.append(1)
                excluded.append(excluded[hand] | taken.named | taken.beside)
        plan = DealPlan(seats, sizes)
        for card in cards_in(self.options.deck.mask & ~(self.table | self.hand)):
            allowed = 0
            holder = self.find_holder(card)
            for place, seat in enumerate(seats):
                if not excluded[place] >> card & 1 and holder in (NO_SEAT, seat):
                    allowed |= BITS[place]
            plan.add(card, allowed)
        return plan

    def find_holder(self, card: int) -> int:
        """Return the seat known to hold a card, or NO_SEAT."""
        for seat, located in enumerate(self.located):
            if located >> card & 1:
                return seat
        return NO_SEAT

    def deals(self) -> SevensDealSampler:
        if self.sampler is None:
            self.sampler = self.make_sampler()
        return self.sampler

    def make_sampler(self) -> SevensDealSampler:
        now = self.now
        kernel = SevensKernel(self.options, self.view["seats"], self.setup.first)
        # Search scores a game right away. Bots add up without thinking.
        kernel.practice = False
        kernel.dealer = now["dealer"]
        kernel.table = self.table
        kernel.quiet = now["quiet"]
        counting = now["counting"]
        if now["end"] or counting is not None:
            # All cards are open, so there is nothing to deal.
            for seat, hand in enumerate(now["hands"]):
                kernel.set_hand(seat, card_mask(hand))
            if counting is None:
                kernel.end = 1 + ENDINGS.index(now["end"])
                kernel.take_scores(now["scores"])
            else:
                kernel.stage = COUNTING
                kernel.ending = 1 + ENDINGS.index(counting["end"])
                kernel.set_tries([len(wrong) for wrong in counting["wrong"]])
                for seat in counting["waiting"]:
                    kernel.acting |= 1 << seat
            return SevensDealSampler(kernel, DealPlan([], []), self.viewer)
        kernel.open = card_mask(now["open"])
        kernel.turn = now["turn"] or 0
        kernel.stage = STAGES.index(now["stage"])
        if self.viewer >= 0:
            kernel.set_hand(self.viewer, self.hand)
        for seat in self.view["actors"]:
            kernel.acting |= 1 << seat
        sampler = SevensDealSampler(kernel, self.plan, self.viewer)
        knock = now["knock"]
        if knock is not None:
            kernel.giver = NO_SEAT if knock["guessing"] is None else knock["guessing"]
            for seat in knock["given"]:
                sampler.givers |= 1 << seat
            if knock["own"] is not None:
                sampler.own = CARD_NUMBERS[knock["own"]]
        return sampler

    def imagine_position(self, stream: "Stream", chance: Chance) -> Position:
        sampler = self.deals()
        kernel = sampler.seen.copy()
        sampler.draw_into(kernel, stream)
        kernel.practice = self.options.practice
        position = SevensPosition(self.setup, kernel)
        if self.now["counting"] is not None:
            wrong = enumerate(self.now["counting"]["wrong"])
            position.wrong = [(seat, points) for seat, stated in wrong for points in stated]
        if self.now["knock"] is not None:
            position.events = events_from_view(self.now["knock"], kernel.open)
        position.known = {viewer: (len(position.events), facts) for viewer, facts in self.facts_by_viewer.items()}
        return position


def events_from_view(knock: KnockView, playable: int) -> list[int]:
    """Return the events of the knock in progress, as the viewer saw them."""
    events = [knock_event(knock["seat"], playable)]
    for guess in knock["guesses"]:
        card = UNKNOWN if guess["card"] is None else CARD_NUMBERS[guess["card"]]
        events.append(guess_event(knock["seat"], guess["seat"], card, parse_named(guess["named"]), guess["right"]))
    return events


def facts_from_view(known: KnowledgeView, viewer: int, seats: int) -> Facts:
    facts = Facts(viewer, seats)
    for card in known["cards"]:
        if card["how"] == "shown":
            facts.shown[card["seat"]] |= card_mask([card["card"]])
        elif card["how"] == "gave":
            facts.gave[card["seat"]] |= card_mask([card["card"]])
    for not_held in known["not_held"]:
        if not_held["how"] == "knock":
            facts.not_at_knock[not_held["seat"]] = card_mask(not_held["cards"])
        else:
            facts.not_guessed[not_held["seat"]] = card_mask(not_held["cards"])
    for taken in known["taken"]:
        if taken["seat"] != viewer:
            facts.taken.append(TakenCard(taken["seat"], card_mask(taken["named"]), card_mask(taken["beside"])))
    return facts
