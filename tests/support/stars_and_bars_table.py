"""A table of Stars and Bars for tests: deals by hand, boards laid out by hand."""

from typing import cast

from playing import move_of
from playmat.core.chance import RecordedChance, SearchChance, SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.options import Options
from playmat.games.stars_and_bars.rules.board import CELL_NUMBERS, CELLS
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, NO_CARD
from playmat.games.stars_and_bars.rules.game import StarsAndBars
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.view import StarsAndBarsView
from playmat.words.catalogue import catalogue

GAME = StarsAndBars()
NAMES = ["Ada", "Bo"]
SEED = "00112233445566778899aabbccddeeff"

MANUAL: Options = {"housekeeping": "manual"}
PRACTISE: Options = {"announce": "practise"}
STRICT: Options = {"announce": "strict"}
GUIDE: Options = {"housekeeping": "manual", "announce": "practise"}
ALL_OPTIONS: list[Options] = [
    {"deck": deck, "housekeeping": housekeeping, "announce": announce}
    for deck in (54, 81)
    for housekeeping in ("auto", "manual")
    for announce in ("off", "practise", "strict")
]


def started(options: Options | None = None, seed: str = SEED) -> Match:
    return GAME.start(options or {}, 2, SeedChance(seed))


def dealt(first_cards: str, options: Options | None = None) -> Match:
    """A match whose pile begins with these cards; the others follow in the order of the deck table."""
    pile = first_cards.split()
    deck = CARD_NAMES[: int(str((options or {}).get("deck", 54)))]
    pile += [name for name in deck if name not in pile]
    return GAME.start(options or {}, 2, RecordedChance([pile], CARD_NAMES, None))


def situation(
    board: str,
    hands: list[str],
    options: Options | None = None,
    scores: list[int] | None = None,
    deck: str = "",
    turn: int = 0,
    face_down: str = "",
) -> Match:
    """A game in its middle: a board like `b3:S1rs,B2rs c2:B1gs` (from the bottom), seat 0 began."""
    match = GAME.start(options or {}, 2, SearchChance(stream_of("situation")))
    kernel = position_of(match).kernel
    stacks: list[list[int]] = [[] for _ in range(CELLS)]
    for stack in board.split():
        name, _, cards = stack.partition(":")
        stacks[CELL_NUMBERS[name]] = numbers(cards.replace(",", " "))
    held = [numbers(hand) for hand in hands]
    pile = numbers(deck)
    used = {card for group in (*stacks, *held, pile) for card in group}
    # What is nowhere else was thrown away long ago: so everything that is known adds up.
    thrown = [card for card in range(kernel.cards) if card not in used]
    kernel.set_up(pile, held, stacks, sum(1 << CELL_NUMBERS[name] for name in face_down.split()), [thrown])
    kernel.first = kernel.beginner = 0
    kernel.first_star = NO_CARD
    kernel.begin_turn(turn)
    set_scores(match, scores or [0, 0])
    return match


def numbers(names: str) -> list[int]:
    return [CARD_NUMBERS[name] for name in names.split()]


def set_scores(match: Match, scores: list[int]) -> None:
    position_of(match).kernel.take_scores(scores)
    position_of(match).see()


def change_hand(match: Match, seat: int, hand: str, stack: str = "") -> None:
    """Other cards in a hand, and perhaps a stack like `a1:S1rs,B2rs`; what they replace is on the discard pile."""
    kernel = position_of(match).kernel
    hands = [kernel.hand_cards(0), kernel.hand_cards(1)]
    hands[seat] = numbers(hand)
    stacks = [kernel.stack_at(cell) for cell in range(CELLS)]
    name, _, cards = stack.partition(":")
    if name:
        stacks[CELL_NUMBERS[name]] = numbers(cards.replace(",", " "))
    deck = [card for card in kernel.deck_cards() if card not in hands[seat]]
    used = {card for group in (*stacks, *hands, deck) for card in group}
    thrown = [card for card in range(kernel.cards) if card not in used]
    kernel.set_up(deck, hands, stacks, kernel.face_down, [thrown])


def position_of(match: Match) -> StarsAndBarsPosition:
    position = match.position
    assert isinstance(position, StarsAndBarsPosition)
    return position


def now_of(match: Match, seat: int | None = None) -> StarsAndBarsView:
    return cast(StarsAndBarsView, match.view(seat)["now"])


def stack_on(match: Match, cell: str) -> str:
    """The cards on a space from the bottom, `#` before them where they lie face down."""
    stack = now_of(match)["board"][CELL_NUMBERS[cell]]
    return ("#" if stack["face_down"] else "") + " ".join(stack["cards"])


def inner_stacks(match: Match) -> list[str]:
    return [stack_on(match, name) for name in ("b3", "c3", "b2", "c2")]


def hand_cards(match: Match, seat: int) -> str:
    return " ".join(now_of(match)["hands"][seat])


def points_for(match: Match, text: str) -> int:
    """What a put would bring by its working, which must add up."""
    seat, _, move = text.partition(" ")
    working = match.preview(int(seat), move_of(match, move))
    assert working is not None
    neighbours = cast(list[dict[str, int]], working["neighbours"])
    assert working["points"] == sum(beside["points"] for beside in neighbours)
    points = working["points"]
    assert isinstance(points, int)
    return points


def say(said: Message, reader: int | None = None, language: str = "en") -> str:
    return catalogue(language, "stars-and-bars").say(said, NAMES, reader)


def told(match: Match, text: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """What a viewer reads of a move that is about to be played."""
    seat, _, notation = text.partition(" ")
    seen = match.seen(int(seat), move_of(match, notation), viewer)
    assert seen["text"] == notation
    return [say(message, viewer, language) for message in seen["messages"]]
