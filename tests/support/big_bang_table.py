"""A table of Big Bang for tests: deals by hand, boards laid out by hand."""

from typing import cast

from playing import SEED, move_of
from playmat.core.chance import Chance, RecordedChance, SearchChance, SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.options import Options
from playmat.games.big_bang.rules.cards import CARD_NAMES, CARD_NUMBERS, FIRST_RULES, PIECE_NUMBERS
from playmat.games.big_bang.rules.deck import NEWEST, RULES_CARDS
from playmat.games.big_bang.rules.game import BigBang
from playmat.games.big_bang.rules.grid import CELL_NUMBERS
from playmat.games.big_bang.rules.own_set import OwnSet, laid_set
from playmat.games.big_bang.rules.position import BigBangPosition
from playmat.games.big_bang.rules.rules_cards import RulesCards, rules_cards
from playmat.games.big_bang.rules.views import BigBangView, SetView
from playmat.words.catalogue import catalogue

GAME = BigBang()
FIRST = BigBang(rules=1)
NAMES = ["Ada", "Bo", "Cy"]

FREE: Options = {"draw": "free"}
MINUS: Options = {"unplayed": "minus"}
REPLAY: Options = {"replay": True}
RULES: Options = {"rules_cards": 6}
OWN_DEALS: Options = {"same_deal": False}
STOLEN: Options = {"scoring": "stolen"}
CLOCK: Options = {"clock": 10}

# A board on which only a 2 can be put.
ONES = "0,1:1 0,-1:1 1,0:1"


def started(options: Options | None = None, seats: int = 1, seed: str = SEED) -> Match:
    return GAME.start(options or {}, seats, SeedChance(seed))


def standard(count: int = 6, rules: int = NEWEST) -> RulesCards:
    """The first rules cards of a rules number."""
    return rules_cards(RULES_CARDS[rules][:count])


def whole_pile(first_cards: str, rules: int = 0) -> list[str]:
    """A pile that begins with these cards; the others follow in the order of the deck table."""
    pile = first_cards.split()
    rest = [str(row["name"]) for row in GAME.deck_table({"rules_cards": rules})]
    for name in pile:
        rest.remove(name)
    return pile + rest


def dealt(piles: list[list[str]], options: Options | None = None, seats: int = 1) -> Match:
    """A match with these chance outcomes."""
    return GAME.start(options or {}, seats, RecordedChance(piles, CARD_NAMES, None))


def set_of(position: BigBangPosition, board: str, hand: str, deck: str, discards: str) -> OwnSet:
    """A set like `0,1:4 0,2:R3/1` on the board; the last card of the discards is the top."""
    named = [put.rpartition(":") for put in board.split()]
    own = laid_set(
        position.terms.rules_cards,
        position.terms.replay,
        [CELL_NUMBERS[cell] for cell, _, _ in named],
        [PIECE_NUMBERS[piece] for _, _, piece in named],
    )
    own.hand = cards(hand)
    own.deck = cards(deck)
    own.discards = cards(discards)
    own.left = len(own.hand) + len(own.deck) + len(own.discards)
    return own


def situation(
    board: str,
    hand: str,
    deck: str = "",
    discards: str = "",
    options: Options | None = None,
    others: list[tuple[str, str, str, str]] | None = None,
    shuffles: list[str] | None = None,
    game: BigBang = GAME,
) -> Match:
    """A game in its middle; the others in a race are given like seat 0: board, hand, deck, discards.

    Where the discard pile is shuffled anew, `shuffles` tells what comes of it.
    """
    sets = [(board, hand, deck, discards), *(others or [])]
    chance: Chance = SearchChance(stream_of("situation"))
    if shuffles is not None:
        chance = RecordedChance([whole_pile(""), *[pile.split() for pile in shuffles]], CARD_NAMES, None)
    match = game.start(options or {}, len(sets), chance)
    position = position_of(match)
    position.kernel.sets = [set_of(position, *given) for given in sets]
    scores = []
    for own in position.sets:
        pieces = [own.piece_on(cell) for cell in own.placed()]
        points = sum(1 if piece < FIRST_RULES else 2 for piece in pieces)
        scores.append(points - own.left * position.terms.put_saves)
    take_scores(match, scores)
    return match


def take_scores(match: Match, scores: list[int]) -> None:
    """Points as if they had been made."""
    position = position_of(match)
    position.kernel.take_scores(scores)
    position.see()


def cards(names: str) -> list[int]:
    return [CARD_NUMBERS[name] for name in names.split()]


def position_of(match: Match) -> BigBangPosition:
    position = match.position
    assert isinstance(position, BigBangPosition)
    return position


def now_of(match: Match, seat: int | None = 0) -> BigBangView:
    return cast(BigBangView, match.view(seat)["now"])


def last_of(match: Match) -> BigBangView:
    """The game that was over last, open to all."""
    return cast(BigBangView, match.view(None)["last_game"])


def set_view(match: Match, seat: int = 0) -> SetView:
    return now_of(match, seat)["sets"][seat]


def hand_of(match: Match, seat: int = 0) -> str:
    return " ".join(set_view(match, seat)["hand"] or [])


def discards_of(match: Match, seat: int = 0) -> str:
    return " ".join(set_view(match, seat)["discards"] or [])


def board_of(match: Match, seat: int = 0) -> dict[str, str | None]:
    return {put["cell"]: put["card"] for put in set_view(match, seat)["board"]}


def is_legal(match: Match, text: str) -> bool:
    """Whether seat 0 may make a move; what `legal` lists and `refuse` says must agree."""
    move = move_of(match, text)
    refusal = match.refuse(0, move)
    assert (move in match.legal(0)) == (refusal is None), f"{text}: {refusal}"
    return refusal is None


def say(said: Message, reader: int | None = None, language: str = "en") -> str:
    return catalogue(language, "big-bang").say(said, NAMES, reader)


def told(match: Match, text: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """What a viewer reads of a move that is about to be played: its text, then the sentences."""
    seat, _, notation = text.partition(" ")
    seen = match.seen(int(seat), move_of(match, notation), viewer)
    return [seen["text"], *[say(message, viewer, language) for message in seen["messages"]]]
