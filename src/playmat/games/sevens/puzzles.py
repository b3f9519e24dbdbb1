"""Puzzles of Sevens: which card was given, the card that helps nobody else, the one after which the next must knock."""

from functools import cache
from typing import Final, cast

from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.games.sevens.odds import GuessOdds
from playmat.games.sevens.reasons import Hand
from playmat.games.sevens.rules.cards import CARD_NAMES, CARDS, card_mask, card_message, card_messages, cards_in
from playmat.games.sevens.rules.facts import GUESSED, event_giver, event_kind, event_seat, is_right_guess
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.moves import GUESS, KNOCK
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.view import SevensView
from playmat.puzzles.maker import PuzzleMaker, SelfPlay, without_statements
from playmat.puzzles.puzzle import Found, Line, Puzzle, play_text

GAVE: Final = "gave"  # one card only can be hers
LIKELY: Final = "likely"  # one is much likelier than all others
CLOSED: Final = "closed"
KNOCKS: Final = "knocks"
LEAST_GUESSES: Final = 3
LEAST_LIKELY: Final = 6  # guesses to choose from, where none is sure
MUCH: Final = 2  # times as likely
LEAST_CARDS: Final = 3  # of which one is to be put; where the next player's hand is to be known, one less


def find(match: Match, seat: int) -> list[Found]:
    position = match.position
    assert isinstance(position, SevensPosition)
    if match.setup.options["guess"] != "card":
        return []
    view = match.view(seat)
    knowledge = match.setup.game.knowledge(view)
    assert isinstance(knowledge, SevensKnowledge)
    legal = position.legal(seat)
    if knowledge.now["stage"] == "guess":
        return guess_found(position, knowledge, len(legal), is_in_the_dark(position, seat))
    if knowledge.now["stage"] != "turn" or len(legal) < LEAST_CARDS - 1:
        return []
    hand = Hand(view)
    return [*closed_found(hand, legal), *knocks_found(hand, knowledge, (seat + 1) % match.setup.seats, legal)]


def is_in_the_dark(position: SevensPosition, seat: int) -> bool:
    """Somebody took a card of somebody else unseen: from then on not all deals are as likely as each other."""
    return any(
        event_kind(event) == GUESSED
        and not is_right_guess(event)
        and seat not in (event_seat(event), event_giver(event))
        for event in position.events
    )


def guess_found(position: SevensPosition, knowledge: SevensKnowledge, guesses: int, dark: bool) -> list[Found]:
    """A sure guess; or the likeliest by far, where it comes true: who reckons well shall not be told that it missed."""
    knock = knowledge.now["knock"]
    giver = 0 if knock is None or knock["guessing"] is None else knock["guessing"]
    odds = GuessOdds(knowledge)
    ranked = sorted(odds.allowed, key=lambda card: -odds.holding(giver, card))
    best, second = [odds.holding(giver, card) for card in ranked[:2]] if len(ranked) > 1 else (0, 1)
    sure = second == 0 and guesses >= LEAST_GUESSES
    comes_true = position.kernel.given_card(giver) == ranked[0]
    if not sure and (dark or guesses < LEAST_LIKELY or best < MUCH * second or not comes_true):
        return []
    held = knowledge.now["counts"][giver]
    told: Facts = {"giver_seat": giver, "held": held, "card": card_message(ranked[0])}
    about = [said for said in knowledge.facts() if said["facts"].get("seat") == giver][:2]
    if not sure:
        told |= {"percent": round(100 * best / held), "other_percent": round(100 * second / held)}
    why = (*about, message("pz-only" if sure else "pz-likely", told))
    return [Found(GAVE if sure else LIKELY, {"giver_seat": giver}, ((f"guess {name_of(ranked[0])}",),), why)]


def closed_found(hand: Hand, legal: list[int]) -> list[Found]:
    """SV-4: of all cards that can be put, one opens nothing for the others."""
    closed = [card for card in legal if not hand.opened(card) & ~hand.cards]
    if len(closed) != 1 or len(legal) < LEAST_CARDS:
        return []
    card, own = closed[0], hand.opened(closed[0]) & hand.cards
    why: list[Message] = [message("pz-closed", {"card": card_message(card)})]
    why += [message("pz-own", {"cards": card_messages(own)})] if own else []
    return [Found(CLOSED, {}, ((f"play {name_of(card)}",),), tuple(why))]


def knocks_found(hand: Hand, knowledge: SevensKnowledge, after: int, legal: list[int]) -> list[Found]:
    """After which card can the next player put none, whatever the others hold?"""
    open_now = card_mask(hand.now["open"])
    ends = {card: (open_now & ~(1 << card) | hand.opened(card)) & ~hand.cards for card in legal}
    elsewhere = knowledge.ruled_out[after]
    for seat, located in enumerate(knowledge.located):
        elsewhere |= located if seat != after else 0
    if all(opened & ~elsewhere for opened in ends.values()):
        return []  # nothing tells against one card at least, whatever is put
    odds = GuessOdds(knowledge)
    sure = [card for card, opened in ends.items() if not any(odds.holding(after, one) > 0 for one in cards_in(opened))]
    about = [said for said in knowledge.facts() if said["facts"].get("seat") == after][:1]
    return [
        Found(
            KNOCKS, {"next_seat": after}, ((f"play {name_of(card)}",),), (knocks_told(after, card, ends[card]), *about)
        )
        for card in sure
        if len(sure) == 1 and ends[card]
    ]


def knocks_told(after: int, card: int, opened: int) -> Message:
    return message("pz-knocks", {"next_seat": after, "card": card_message(card), "cards": card_messages(opened)})


def name_of(card: int) -> str:
    return CARD_NAMES[card]


# The proof: who may hold what, read off the match itself as it is played again, and every way to share out the rest.


class Watched:
    """Somebody who has watched every move, and concludes from the rules alone. Cards are their names.

    SV-5: who knocks has none of the cards that could be put. SV-8: who names a card does not hold it. SV-7: a card
    named rightly is where it was; one that the watcher gave or took is where it went.
    """

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.seat = puzzle.seat
        self.not_held: list[set[str]] = [set() for _ in range(puzzle.seats)]
        self.holder: dict[str, int] = {}
        self.gifts: dict[int, str] = {}
        played = Puzzle(**{name: getattr(puzzle, name) for name in puzzle.__struct_fields__ if name != "moves"}).start()
        for seat, text in puzzle.moves:
            self.watch(seat, text, now_of(played, puzzle.seat))
            play_text(played, seat, text)
        now = now_of(match, puzzle.seat)
        seen = {*now["hand"], *(card for chain in now["chains"] for card in chain)}
        pack = [str(row["name"]) for row in match.setup.game.deck_table(match.setup.options)]
        self.unseen = tuple(card for card in pack if card not in seen)
        self.rooms = tuple(0 if seat == puzzle.seat else count for seat, count in enumerate(now["counts"]))

    def watch(self, seat: int, text: str, now: SevensView) -> None:
        verb, _, card = text.partition(" ")
        if verb == "knock":
            self.not_held[seat] |= set(now["open"])
        elif verb == "give":
            self.gifts[seat] = card
        elif verb == "guess":
            knock = now["knock"]
            giver = -1 if knock is None or knock["guessing"] is None else knock["guessing"]
            self.not_held[seat].add(card)
            given = self.gifts[giver]
            if given == card:
                self.holder[card] = giver
            elif self.seat in (seat, giver):
                self.holder[given] = seat
                self.not_held[seat].discard(given)
            else:
                self.moved_unseen(giver, seat, card)

    def moved_unseen(self, giver: int, taker: int, named: str) -> None:
        """Any card that the giver may have held can be the taker's now, but for the one that was named in vain."""
        for card in [card for card, holder in self.holder.items() if holder == giver and card != named]:
            del self.holder[card]
            for seat in range(len(self.not_held)):
                if seat not in (giver, taker):
                    self.not_held[seat].add(card)
        self.not_held[taker] &= self.not_held[giver]
        self.not_held[taker].add(named)

    def ways(self, seat: int, card: str) -> int:
        """In how many ways the unseen cards can be shared out with this one there."""
        others = tuple(other for other in self.unseen if other != card)
        rooms = tuple(room - (place == seat) for place, room in enumerate(self.rooms))
        return self.shares(others, rooms) if self.fits(card, seat) and rooms[seat] >= 0 else 0

    def fits(self, card: str, seat: int) -> bool:
        return self.holder.get(card, seat) == seat and card not in self.not_held[seat]

    def shares(self, cards: tuple[str, ...], rooms: tuple[int, ...]) -> int:
        @cache
        def shared(place: int, left: tuple[int, ...]) -> int:
            if place == len(cards):
                return 1
            return sum(
                shared(place + 1, (*left[:seat], room - 1, *left[seat + 1 :]))
                for seat, room in enumerate(left)
                if room and self.fits(cards[place], seat)
            )

        return shared(0, rooms)


def now_of(match: Match, seat: int) -> SevensView:
    return cast(SevensView, match.view(seat)["now"])


def prove(puzzle: Puzzle, match: Match) -> set[Line]:
    watched = Watched(puzzle, match)
    if puzzle.kind in (GAVE, LIKELY):
        return proved_guesses(puzzle, match, watched)
    allowed = [move for move in range(KNOCK) if match.refuse(puzzle.seat, move) is None]
    return {(match.format(move),) for move in allowed if reaches(puzzle, match, watched, move)}


def proved_guesses(puzzle: Puzzle, match: Match, watched: Watched) -> set[Line]:
    """Every card that may be named, by the number of deals in which the giver holds it."""
    giver = cast(int, puzzle.facts["giver_seat"])
    allowed = [move for move in range(GUESS, GUESS + CARDS) if match.refuse(puzzle.seat, move) is None]
    ways = {move: watched.ways(giver, match.format(move).split()[1]) for move in allowed}
    least = 1 if puzzle.kind == GAVE else max(ways.values())
    return {(match.format(move),) for move in allowed if ways[move] >= least}


def reaches(puzzle: Puzzle, match: Match, watched: Watched, move: int) -> bool:
    before = now_of(match, puzzle.seat)
    after = match.copy()
    after.play(puzzle.seat, move)
    now = now_of(after, puzzle.seat)
    if puzzle.kind == CLOSED:
        return set(now["open"]) <= {*before["open"], *now["hand"]}
    theirs = [card for card in now["open"] if card not in now["hand"]]
    return not any(watched.ways(after.actors()[0], card) for card in theirs)


PUZZLES: Final = PuzzleMaker(
    find,
    prove,
    kinds={GAVE: 50, LIKELY: 70, CLOSED: 80, KNOCKS: 60},
    plays=(
        SelfPlay(4, ("easy", "medium")),
        SelfPlay(3, ("medium", "easy")),
        SelfPlay(4, ("easy", "random"), {"variant": "junior"}),
        SelfPlay(5, ("medium", "easy")),
        SelfPlay(3, ("easy", "medium"), {"variant": "junior"}),
    ),
    games=2000,
    simplify=without_statements,
)
