"""Sevens for search: which cards to put and to give, by worths found in many thousand games, and what others may give.

A card put is good if it is dear or far from the centre, and if the own cards come after it; it is bad if the others'
do. A card given is good if many others must be put before it.
"""

from typing import Final

from playmat.bots.bot import Turn
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.core.chance import Stream
from playmat.core.knowledge import Knowledge
from playmat.core.position import Position
from playmat.games.sevens.cards import CARDS, COUNTS, JUNIOR, STANDARD, SUIT_MASK, SUIT_SIZE, Pack, cards_in, count_of
from playmat.games.sevens.moves import FITS, GIVE, GUESS, KNOCK
from playmat.games.sevens.position import SevensPosition
from playmat.games.sevens.stages import GIVING, GUESSING

MOST_CANDIDATES: Final = 3
# Beyond the tree worths are shaken by up to so much, so that play-outs differ.
SHAKEN: Final = 0.3
SHAKES: Final = 256
LEAST: Final = -1000.0
# How much of a win a worth of 1 stands for, beside what the imagined deals say.
TRUST: Final = 0.01
# In how many imagined deals a guess is looked for, for every 100 visits that a search would have.
DEALS: Final = 25

# Putting a card: for each point it costs, each step from the centre, for the centre itself and the end of a chain.
COST: Final = 0.55
STEP: Final = 0.74
CENTRE: Final = 0.8
END: Final = -1.66
# The card that may follow: one's own; another's, worse the fewer cards somebody still has.
OWN_NEXT: Final = 1.05
OTHERS_NEXT: Final = -1.02
OTHERS_NEAR: Final = -4.7
# All cards that wait behind it: each of one's own with each of its points, each of the others'.
OWN_WAITING: Final = 2.55
OWN_POINT: Final = 0.076
OTHERS_WAITING: Final = -0.63

# Giving a card: for each point, each card that must be put before it (own, others'), each own card behind it.
GIVE_COST: Final = 0.033
GIVE_AFTER_OWN: Final = 1.33
GIVE_AFTER_OTHERS: Final = 2.06
GIVE_BEFORE_OWN: Final = 0.85
# What could be put at once is kept, and what needs just one card more is not given gladly.
GIVE_OPEN: Final = -30.0
GIVE_NEXT: Final = -1.81


class Sides:
    """What lies around each card of a pack: the cards below and above that wait for it, and those that come before."""

    def __init__(self, pack: Pack) -> None:
        centre = pack.opening
        self.below = [0] * CARDS
        self.above = [0] * CARDS
        self.before = [0] * CARDS
        self.base = [0.0] * CARDS
        for card in pack.cards:
            first = card // SUIT_SIZE * SUIT_SIZE
            rank = card - first
            suit = [1 << (first + other) for other in range(pack.ranks)]
            if rank <= centre:
                self.below[card] = sum(suit[:rank])
                self.before[card] = sum(suit[rank + 1 : centre + 1])
            if rank >= centre:
                self.above[card] = sum(suit[rank + 1 :])
                self.before[card] = sum(suit[centre:rank])
            self.base[card] = COST * pack.costs[card] + STEP * abs(rank - centre)
            if rank == centre:
                self.base[card] += CENTRE
            elif not self.below[card] | self.above[card]:
                self.base[card] += END


STANDARD_SIDES: Final = Sides(STANDARD)
JUNIOR_SIDES: Final = Sides(JUNIOR)


def sides_of(pack: Pack) -> Sides:
    return JUNIOR_SIDES if pack is JUNIOR else STANDARD_SIDES


def next_of_others(position: SevensPosition, seat: int) -> float:
    """What it is worth that another may go on: the nearer somebody is to having no cards, the worse."""
    least = CARDS
    for other in range(position.seats):
        if other != seat:
            count = count_of(position.hands[other])
            if count < least:
                least = count
    return OTHERS_NEXT + OTHERS_NEAR / least


def worth_of_putting(position: SevensPosition, hand: int, card: int, others_next: float) -> float:
    sides = sides_of(position.pack)
    worth = sides.base[card]
    below = sides.below[card]
    if below:
        worth += worth_of_side(position, hand, below, card, others_next if not hand >> (card - 1) & 1 else OWN_NEXT)
    above = sides.above[card]
    if above:
        worth += worth_of_side(position, hand, above, card, others_next if not hand >> (card + 1) & 1 else OWN_NEXT)
    return worth


def worth_of_side(position: SevensPosition, hand: int, side: int, card: int, following: float) -> float:
    """What waits on one side of a card; nothing of it is on the table."""
    first = card // SUIT_SIZE * SUIT_SIZE
    own = side & hand
    mine = COUNTS[own >> first & SUIT_MASK]
    others = COUNTS[side >> first & SUIT_MASK] - mine
    points = position.pack.suit_costs[own >> first & SUIT_MASK]
    return following + OWN_WAITING * mine + OWN_POINT * points + OTHERS_WAITING * others


def worth_of_giving(position: SevensPosition, hand: int, card: int) -> float:
    sides = sides_of(position.pack)
    first = card // SUIT_SIZE * SUIT_SIZE
    behind = (sides.below[card] | sides.above[card]) & hand
    before = sides.before[card] & ~position.table
    own = COUNTS[(before & hand) >> first & SUIT_MASK]
    missing = COUNTS[before >> first & SUIT_MASK]
    worth = GIVE_COST * position.pack.costs[card] + GIVE_BEFORE_OWN * COUNTS[behind >> first & SUIT_MASK]
    worth += GIVE_AFTER_OWN * own + GIVE_AFTER_OTHERS * (missing - own)
    if missing == 0:
        worth += GIVE_OPEN
    elif missing == 1:
        worth += GIVE_NEXT
    return worth


def worths_of(position: SevensPosition, seat: int, moves: list[int]) -> list[float]:
    """For each card that may be put, or be given, what that is worth."""
    hand = position.hands[seat]
    if position.stage == GIVING:
        return [worth_of_giving(position, hand, move - GIVE) for move in moves]
    others_next = next_of_others(position, seat)
    return [worth_of_putting(position, hand, move, others_next) for move in moves]


class SevensPolicy(Policy):
    """Looks at the few best cards to put or to give, and plays on with the best; names any card."""

    def candidates(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, SevensPosition)
        moves = position.legal(seat)
        if len(moves) <= MOST_CANDIDATES or moves[0] >= GUESS:
            return moves
        ranked = worths_of(position, seat, moves)
        found: list[int] = []
        for _ in range(MOST_CANDIDATES):
            best = 0
            for place in range(1, len(moves)):
                if ranked[place] > ranked[best]:
                    best = place
            found.append(moves[best])
            ranked[best] = LEAST
        return found

    def pick(self, position: Position, seat: int, stream: Stream) -> int:
        assert isinstance(position, SevensPosition)
        if position.stage == GUESSING:
            return position.pick(seat, stream)
        moves = position.legal(seat)
        if len(moves) == 1:
            return moves[0]
        worths = worths_of(position, seat, moves)
        best = moves[0]
        top = LEAST
        for place in range(len(moves)):
            worth = worths[place] + SHAKEN * stream.quick(SHAKES) / SHAKES
            if worth > top:
                top = worth
                best = moves[place]
        return best


class SevensSearch(SearchBot):
    """Plays its best cards in imagined deals to the end, each of them in every deal; guesses what a hand would give.

    It plays on with the policy. Of the others it thinks that two moves come to their minds.
    """

    def __init__(self, name: str, visits: int) -> None:
        super().__init__(name, visits, SevensPolicy(), Judge(10, low_wins=True))

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        if len(moves) == 1:
            return moves[0]
        knowledge = turn.knowledge()
        if moves[0] >= GUESS:
            return likeliest(knowledge, moves, max(1, self.visits * DEALS // 100), stream)
        seat = turn.seat
        # The worth of a card hangs on the own hand, the table and the others' counts: any deal will do for it.
        position = knowledge.imagine(stream).position
        assert isinstance(position, SevensPosition)
        looked = self.policy.candidates(position, seat)
        worths = worths_of(position, seat, looked)
        totals = [0.0] * len(looked)
        deals = max(1, self.visits // len(looked))
        slice_ends = max(1, self.slice // len(looked))
        dealt = 0
        while dealt < deals:
            if dealt and dealt % slice_ends == 0 and self.goes_on is not None and not self.goes_on():
                break
            position = knowledge.imagine(stream).position
            for place in range(len(looked)):
                after = position.copy()
                after.play(seat, looked[place])
                totals[place] += self.play_on(after, seat, stream)
            dealt += 1
        best = 0
        top = LEAST
        for place in range(len(looked)):
            promise = totals[place] / dealt + TRUST * worths[place]
            if promise > top:
                top = promise
                best = place
        return looked[best]

    def play_on(self, position: Position, seat: int, stream: Stream) -> float:
        """Play to the end; what it was worth to the seat."""
        assert isinstance(position, SevensPosition)
        while not position.end:
            actor = position.on_turn()
            if actor < 0:
                # Nobody sees what another gives before all have given.
                actor = position.actors()[0]
            if actor == seat:
                position.play(actor, self.policy.pick(position, actor, stream))
            else:
                position.play(actor, better_of_two(position, actor, stream))
        return self.judge.judge(position)[seat]


def better_of_two(position: SevensPosition, seat: int, stream: Stream) -> int:
    """The better one of two moves that come to mind; any guess."""
    first = position.pick(seat, stream)
    if first == KNOCK or first >= GUESS:
        return first
    second = position.pick(seat, stream)
    if first == second:
        return first
    worths = worths_of(position, seat, [first, second])
    return first if worths[0] >= worths[1] else second


def likeliest(knowledge: Knowledge, moves: list[int], deals: int, stream: Stream) -> int:
    """The guess that is right most often, over so many imagined deals."""
    odds = [0.0] * CARDS
    for _ in range(deals):
        position = knowledge.imagine(stream).position
        assert isinstance(position, SevensPosition)
        add_odds(position, position.hands[position.guessing], odds)
    best = moves[0]
    top = LEAST
    for move in moves:
        likely = 0.0
        for card in cards_in(FITS[move - GUESS]):
            likely += odds[card]
        if likely > top:
            top = likely
            best = move
    return best


def add_odds(position: SevensPosition, hand: int, odds: list[float]) -> None:
    """How likely each card of a hand is given by somebody who thinks of any two and gives the better one."""
    cards = cards_in(hand)
    worths = [worth_of_giving(position, hand, card) for card in cards]
    count = len(cards)
    pairs = max(1, count * (count - 1) // 2)
    for place in range(count):
        beaten = 1 if count == 1 else 0
        for other in range(count):
            if worths[other] < worths[place] or (worths[other] == worths[place] and other < place):
                beaten += 1
        odds[cards[place]] += beaten / pairs
