"""What a seat knows in Sevens, and the deals it must reckon with."""

from typing import cast

from playmat.core.chance import Chance, Stream
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.sevens.rules.cards import CARD_NUMBERS, cards_in, pack_of, set_of
from playmat.games.sevens.rules.dealing import Places
from playmat.games.sevens.rules.events import UNKNOWN, guessed, knocked
from playmat.games.sevens.rules.facts import Facts, Taken
from playmat.games.sevens.rules.known import known_messages
from playmat.games.sevens.rules.moves import named_number
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.stages import STAGES
from playmat.games.sevens.rules.views import Knock, Known, SevensView


class SevensKnowledge(Knowledge):
    """The closed list of facts, and a plan for dealing what is unseen."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(SevensView, view["now"])
        seat = view["seat"]
        self.viewer = -1 if seat is None else seat
        self.pack = pack_of(view["options"]["variant"])
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
        for card in cards_in(self.pack.mask & ~(self.table | self.hand)):
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

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = self.now
        position = SevensPosition(self.setup, self.pack, now["dealer"])
        position.table = self.table
        position.quiet = now["quiet"]
        position.base = self.base
        if now["end"]:
            position.hands = [set_of(hand) for hand in now["hands"]]
            position.scores = now["scores"][:]
            position.end = now["end"]
            return position
        position.open = set_of(now["open"])
        position.turn = now["turn"] or 0
        position.stage = STAGES.index(now["stage"])
        if self.viewer >= 0:
            position.hands[self.viewer] = self.hand
        self.places.deal(stream, position.hands)
        position.hand = position.hands[position.turn]
        for seat in self.view["actors"]:
            position.acting |= 1 << seat
        if now["knock"] is not None:
            self.lay_presents(position, now["knock"], stream)
        position.told = len(position.events)
        return position

    def lay_presents(self, position: SevensPosition, knock: Knock, stream: Stream) -> None:
        """SV-6: any card of a hand may be the one that its seat has given."""
        position.guessing = -1 if knock["guessing"] is None else knock["guessing"]
        for seat in knock["given"]:
            hand = cards_in(position.hands[seat])
            position.presents[seat] = hand[stream.below(len(hand))]
        if knock["own"] is not None:
            position.presents[self.viewer] = CARD_NUMBERS[knock["own"]]
        position.events.append(knocked(knock["seat"], position.open))
        for guess in knock["guesses"]:
            card = UNKNOWN if guess["card"] is None else CARD_NUMBERS[guess["card"]]
            named = named_number(guess["named"])
            position.events.append(guessed(knock["seat"], guess["seat"], card, named, guess["right"]))


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
