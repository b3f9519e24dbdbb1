"""What a seat knows in Sevens, and the deals it must reckon with."""

from typing import cast

from playmat.core.chance import Chance
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.sevens.rules.cards import CARD_NUMBERS, cards_in, set_of
from playmat.games.sevens.rules.dealing import SevensDeals
from playmat.games.sevens.rules.events import UNKNOWN, guessed, knocked
from playmat.games.sevens.rules.facts import Facts, Taken
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.known import known_messages
from playmat.games.sevens.rules.moves import named_number
from playmat.games.sevens.rules.places import Places
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.stages import COUNTING, ENDINGS, STAGES
from playmat.games.sevens.rules.terms import Terms
from playmat.games.sevens.rules.views import Knock, Known, SevensView


class SevensKnowledge(Knowledge):
    """The closed list of facts, and a plan for dealing what is unseen."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(SevensView, view["now"])
        seat = view["seat"]
        self.viewer = -1 if seat is None else seat
        self.terms = Terms.of(view["options"])
        self.table = 0
        for chain in self.now["chains"]:
            self.table |= set_of(chain)
        self.hand = set_of(self.now["hand"])
        # For each seat the cards known to be there, and those it cannot hold.
        self.located = [0] * view["seats"]
        self.ruled_out = [0] * view["seats"]
        for known in self.now["known"]["cards"]:
            self.located[known["seat"]] |= set_of([known["card"]])
        for not_held in self.now["known"]["not_held"]:
            self.ruled_out[not_held["seat"]] |= set_of(not_held["cards"])
        # In an imagined match this seat knows what it knows, and the others what everybody knows.
        self.base = [facts_from(self.now["public"], viewer, view["seats"]) for viewer in [*range(view["seats"]), -1]]
        self.base[self.viewer] = facts_from(self.now["known"], self.viewer, view["seats"])
        self.places = self.plan()
        self.dealing: SevensDeals | None = None

    def facts(self) -> list[Message]:
        return known_messages(self.now)

    def plan(self) -> Places:
        """Every other seat is a place for its cards; every card taken unseen is a place of its own in that hand."""
        seats = [seat for seat in range(self.view["seats"]) if seat != self.viewer]
        rooms = [self.now["counts"][seat] for seat in seats]
        closed = [self.ruled_out[seat] for seat in seats]
        for taken in self.base[self.viewer].taken:
            room = seats.index(taken.seat)
            # What the seat cannot hold at all needs no place that keeps it out.
            if taken.named & ~(self.ruled_out[taken.seat] | self.hand):
                rooms[room] -= 1
                seats.append(taken.seat)
                rooms.append(1)
                closed.append(closed[room] | taken.named | taken.beside)
        places = Places(seats, rooms)
        for card in cards_in(self.terms.pack.mask & ~(self.table | self.hand)):
            allowed = 0
            holder = self.holder_of(card)
            for place, seat in enumerate(seats):
                if not closed[place] >> card & 1 and holder in (-1, seat):
                    allowed |= 1 << place
            places.add(card, allowed)
        return places

    def holder_of(self, card: int) -> int:
        for seat, located in enumerate(self.located):
            if located >> card & 1:
                return seat
        return -1

    def deals(self) -> SevensDeals:
        if self.dealing is None:
            self.dealing = self.new_deals()
        return self.dealing

    def new_deals(self) -> SevensDeals:
        """The game as far as it is known, and the plan for the rest of it."""
        now = self.now
        kernel = SevensKernel(self.terms, self.view["seats"], self.setup.first)
        kernel.practice = False  # for search: bots add up without thinking
        kernel.dealer = now["dealer"]
        kernel.table = self.table
        kernel.quiet = now["quiet"]
        if now["end"]:
            kernel.end = 1 + ENDINGS.index(now["end"])
            kernel.take_scores(now["scores"])
            for seat, hand in enumerate(now["hands"]):
                kernel.hold(seat, set_of(hand))
            return SevensDeals(kernel, Places([], []), self.viewer)
        counting = now["counting"]
        if counting is not None:
            kernel.stage = COUNTING
            kernel.ending = 1 + ENDINGS.index(counting["end"])
            kernel.take_tries([len(wrong) for wrong in counting["wrong"]])
            for seat, hand in enumerate(now["hands"]):
                kernel.hold(seat, set_of(hand))
            for seat in counting["waiting"]:
                kernel.acting |= 1 << seat
            return SevensDeals(kernel, Places([], []), self.viewer)
        kernel.open = set_of(now["open"])
        kernel.turn = now["turn"] or 0
        kernel.stage = STAGES.index(now["stage"])
        if self.viewer >= 0:
            kernel.hold(self.viewer, self.hand)
        for seat in self.view["actors"]:
            kernel.acting |= 1 << seat
        deals = SevensDeals(kernel, self.places, self.viewer)
        knock = now["knock"]
        if knock is not None:
            kernel.guessing = -1 if knock["guessing"] is None else knock["guessing"]
            for seat in knock["given"]:
                deals.givers |= 1 << seat
            if knock["own"] is not None:
                deals.own = CARD_NUMBERS[knock["own"]]
        return deals

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        deals = self.deals()
        kernel = deals.known.copy()
        deals.draw_into(kernel, stream)
        kernel.practice = self.terms.practice
        position = SevensPosition(self.setup, kernel)
        if self.now["counting"] is not None:
            wrong = enumerate(self.now["counting"]["wrong"])
            position.wrong = [(seat, points) for seat, stated in wrong for points in stated]
        if self.now["knock"] is not None:
            position.events = knock_events(self.now["knock"], kernel.open)
        position.known = {facts.viewer: (len(position.events), facts) for facts in self.base}
        return position


def knock_events(knock: Knock, playable: int) -> list[int]:
    """The knock that is not settled yet, as its seat has seen it."""
    events = [knocked(knock["seat"], playable)]
    for guess in knock["guesses"]:
        card = UNKNOWN if guess["card"] is None else CARD_NUMBERS[guess["card"]]
        named = named_number(guess["named"])
        events.append(guessed(knock["seat"], guess["seat"], card, named, guess["right"]))
    return events


def facts_from(known: Known, viewer: int, seats: int) -> Facts:
    """The facts that a view tells, ready to be followed on."""
    facts = Facts(viewer, seats)
    for card in known["cards"]:
        if card["how"] == "shown":
            facts.shown[card["seat"]] |= set_of([card["card"]])
        elif card["how"] == "gave":
            facts.gave[card["seat"]] |= set_of([card["card"]])
    for not_held in known["not_held"]:
        if not_held["how"] == "knock":
            facts.not_at_knock[not_held["seat"]] = set_of(not_held["cards"])
        else:
            facts.not_guessed[not_held["seat"]] = set_of(not_held["cards"])
    for taken in known["taken"]:
        if taken["seat"] != viewer:
            facts.taken.append(Taken(taken["seat"], set_of(taken["named"]), set_of(taken["beside"])))
    return facts
