"""One game of Sevens as it stands."""

from typing import Final, cast

from playmat.core.chance import Stream
from playmat.core.game import Setup
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.sevens.rules.cards import SUIT_MASK, Pack, listed, pick_card
from playmat.games.sevens.rules.events import guessed, knocked, put
from playmat.games.sevens.rules.facts import Facts
from playmat.games.sevens.rules.moves import FITS, GIVE, GIVES, GUESS, GUESSES, KNOCK, PLAYS, RANK_GUESSES
from playmat.games.sevens.rules.narration import seen_of
from playmat.games.sevens.rules.offer import offer_of
from playmat.games.sevens.rules.refusals import refuse_give, refuse_guess, refuse_turn, refuse_wait
from playmat.games.sevens.rules.stages import GIVING, GUESSING, TURN
from playmat.games.sevens.rules.view import view_of

NO_CARD: Final = -1
QUIET_ROUNDS: Final = 10
# For every set of seats (a bit each) their list.
SEATS: Final = [[seat for seat in range(5) if seats >> seat & 1] for seats in range(1 << 5)]
ONLY_SEAT: Final = [seats[0] if len(seats) == 1 else -1 for seats in SEATS]


class SevensPosition(Position):
    """The hands, the table and, after a knock, the cards that lie face down before those who gave them."""

    def __init__(self, setup: Setup, pack: Pack, dealer: int) -> None:
        super().__init__(setup)
        seats = setup.seats
        self.seats = seats
        self.pack = pack
        self.by_rank = setup.options["guess"] == "rank"
        self.dealer = dealer
        self.hands = [0] * seats
        # The hand that is on turn, also found among `hands`: a number in a list costs ten times as much to look at.
        self.hand = 0
        self.table = 0
        # SV-4: the cards that may be put now, whoever has them.
        self.open = 0
        # Whose turn it is; after a knock, the knocker.
        self.turn = 0
        self.stage = TURN
        # The seats who may act, a bit each.
        self.acting = 0
        # SV-6: what each seat has given and is not guessed yet; it belongs to that seat's hand until it is taken.
        self.presents = [NO_CARD] * seats
        self.guessing = -1
        self.quiet = 0
        self.events: list[int] = []
        # In an imagined match: what each viewer (the last is a spectator) knew after the first `told` events.
        self.base: list[Facts] | None = None
        self.told = 0

    # Playing.

    def actors(self) -> list[int]:
        return SEATS[self.acting][:]

    def on_turn(self) -> int:
        return ONLY_SEAT[self.acting]

    def legal(self, seat: int) -> list[int]:
        if self.stage == TURN:
            playable = self.hand & self.open
            # SV-5: who can put a card must put one; who cannot must knock.
            return listed(PLAYS, playable) if playable else [KNOCK]
        if self.stage == GIVING:
            return listed(GIVES, self.hands[seat])
        unseen = self.unseen_by(seat)
        if self.by_rank:
            return RANK_GUESSES[(unseen | unseen >> 10 | unseen >> 20 | unseen >> 30) & SUIT_MASK][:]
        return listed(GUESSES, unseen)

    def pick(self, seat: int, stream: Stream) -> int:
        if self.stage == TURN:
            playable = self.hand & self.open
            return pick_card(playable, stream) if playable else KNOCK
        if self.stage == GIVING:
            return GIVE + pick_card(self.hands[seat], stream)
        if self.by_rank:
            return super().pick(seat, stream)
        return GUESS + pick_card(self.unseen_by(seat), stream)

    def unseen_by(self, seat: int) -> int:
        """SV-8: the cards that are neither on the table nor in this hand."""
        return self.pack.mask & ~(self.table | self.hands[seat])

    def refuse(self, seat: int, move: int) -> Refusal | None:
        if self.stage == TURN:
            return refuse_turn(self, seat, move)
        return refuse_give(self, seat, move) if self.stage == GIVING else refuse_guess(self, seat, move)

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        return refuse_wait(self, seat, move)

    def play(self, seat: int, move: int) -> None:
        if move < KNOCK:
            self.put(seat, move)
        elif move >= GUESS:
            self.guess(seat, move - GUESS)
        elif move == KNOCK:
            self.knock(seat)
        else:
            self.give(seat, move - GIVE)

    def put(self, seat: int, card: int) -> None:
        bit = 1 << card
        hand = self.hand ^ bit
        self.hands[seat] = hand
        self.table |= bit
        self.open = (self.open ^ bit) | self.pack.opens[card]
        self.events.append(put(seat, card))
        self.quiet = 0
        # SV-10: the last card ends the game.
        if hand:
            self.next_turn()
        else:
            self.finish("out")

    def knock(self, seat: int) -> None:
        # SV-6: everybody else gives a card, in any order, before the first guess.
        self.stage = GIVING
        self.acting = ((1 << self.seats) - 1) ^ 1 << seat
        self.events.append(knocked(seat, self.open))

    def give(self, seat: int, card: int) -> None:
        self.presents[seat] = card
        self.acting ^= 1 << seat
        if not self.acting:
            self.stage = GUESSING
            self.guessing = self.left_of(self.turn)
            self.acting = 1 << self.turn

    def guess(self, seat: int, named: int) -> None:
        giver = self.guessing
        card = self.presents[giver]
        self.presents[giver] = NO_CARD
        bit = 1 << card
        is_right = FITS[named] & bit != 0
        # SV-7: a card guessed rightly stays, any other goes to the knocker.
        if not is_right:
            hands = self.hands
            hands[giver] = hands[giver] ^ bit
            hands[seat] = hands[seat] | bit
        self.events.append(guessed(seat, giver, card, named, is_right))
        giver = self.left_of(giver)
        self.guessing = giver
        if giver == seat:
            self.settle_knock()

    def settle_knock(self) -> None:
        """SV-9, SV-10, SV-15: with all guesses made the turn is over; perhaps the game is, and `out` comes first."""
        self.guessing = -1
        self.stage = TURN
        self.quiet += 1
        if any(not hand for hand in self.hands):
            self.finish("out")
        elif self.quiet >= self.quiet_limit():
            self.finish("stalled")
        else:
            self.next_turn()

    def quiet_limit(self) -> int:
        """SV-15: after so many turns in a row without a card put the game is stalled."""
        return QUIET_ROUNDS * self.seats

    def left_of(self, seat: int) -> int:
        seat += 1
        return 0 if seat == self.seats else seat

    def next_turn(self) -> None:
        self.begin_turn(self.left_of(self.turn))

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.acting = 1 << seat
        self.hand = self.hands[seat]

    def finish(self, end: str) -> None:
        self.end = end
        self.acting = 0
        self.scores = [self.pack.cost(hand) for hand in self.hands]

    def winners(self) -> list[int]:
        # SV-12: a hand without cards costs nothing, every other something, so the cheapest are those who are out.
        best = self.scores[0]
        for score in self.scores:  # compiled, a fraction of what `min` costs
            if score < best:
                best = score
        return [seat for seat, score in enumerate(self.scores) if score == best]

    def copy(self) -> "SevensPosition":
        other = SevensPosition(self.setup, self.pack, self.dealer)
        other.scores = self.scores[:]
        other.end = self.end
        other.hands = self.hands[:]
        other.hand = self.hand
        other.table = self.table
        other.open = self.open
        other.turn = self.turn
        other.stage = self.stage
        other.acting = self.acting
        other.presents = self.presents[:]
        other.guessing = self.guessing
        other.quiet = self.quiet
        other.events = self.events[:]
        other.base = self.base
        other.told = self.told
        return other

    def timeout_move(self, seat: int) -> int:
        """The first card that can be put, the first of the hand to give, the first that can be named."""
        return self.legal(seat)[0]

    # Showing.

    def facts_of(self, viewer: int) -> Facts:
        """What a seat knows about the others' hands; a spectator is -1."""
        facts = Facts(viewer, self.seats) if self.base is None else self.base[viewer].copy()
        for number in range(self.told, len(self.events)):
            facts.learn(self.events[number])
        return facts

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, view_of(self, -1 if viewer is None else viewer))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, SevensPosition)
        return seen_of(self, after, seat, move, viewer)

    def offer(self, seat: int) -> Offer:
        return offer_of(self, seat)

    def preview(self, seat: int, move: int) -> GameView | None:
        """What the hand costs before and after a card leaves it; a knock and a guess have no such worth."""
        if move == KNOCK or move >= GUESS:
            return None
        card = move if move < KNOCK else move - GIVE
        hand = self.hands[seat]
        return {"before": self.pack.cost(hand), "after": self.pack.cost(hand & ~(1 << card))}
