"""A table of Bang! Zoom! for tests: deals by hand, situations laid out by hand."""

from typing import cast

from playing import legal, move_of, play
from playmat.core.chance import RecordedChance, SearchChance, SeedChance, seed_of_code, stream_of
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.options import Options
from playmat.games.bang_zoom.bots.split import split_of
from playmat.games.bang_zoom.bots.thinking import Plan
from playmat.games.bang_zoom.rules.game import BangZoom
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, cards_of, deck_of, names_of, without
from playmat.games.bang_zoom.rules.moves import LAY, LONGEST, ZOOM, letters_of, number_of
from playmat.games.bang_zoom.rules.position import BangZoomPosition
from playmat.games.bang_zoom.rules.trie import Trie
from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.games.registry import find_game
from playmat.words.catalogue import catalogue

GAME = BangZoom()
DECK = list(deck_of(GAME.rules))
NAMES = ["Ada", "Bo", "Cy", "Di"]
Moves = list[tuple[int, str]]
SEED = "00112233445566778899aabbccddeeff"


def started(options: Options | None = None, seats: int = 2, seed: str = SEED) -> Match:
    return GAME.start(options or {}, seats, SeedChance(seed))


def pile_for(hands: list[str], top: str, draws: str = "", dealer: int = 0) -> list[str]:
    """The shuffled deck that deals these hands, turns this card up, and has these on the draw pile, then the rest."""
    seats = len(hands)
    order = [hands[(dealer + 1 + place) % seats] for place in range(seats)]
    pile = [hand[number] for number in range(6) for hand in order] + [top, *draws]
    return pile + names_of(without(DECK, cards_of(pile)))


def dealt(hands: list[str], top: str, draws: str = "", options: Options | None = None) -> Match:
    """A match dealt by hand; a draw pile that is made anew keeps the order of the cards."""
    return GAME.start(options or {}, len(hands), RecordedChance([pile_for(hands, top, draws)], CARD_NAMES, None))


def situation(
    hands: list[str],
    discards: str,
    draws: str = "",
    options: Options | None = None,
    laid: str = "",
    turn: int = 0,
    quiet: int = 0,
    rules: int = GAME.rules,
) -> Match:
    """A game in its middle: discards from the bottom, draw pile from the top, words like `0BANG 1CAT`.

    The cards that are nowhere else lie on the table in rows of six before the last seat: so everything adds up.
    """
    game = find_game(GAME.name, rules)
    match = game.start(options or {}, len(hands), SearchChance(stream_of("situation")))
    position = position_of(match)
    words = [(int(word[0]), cards_of(list(word[1:]))) for word in laid.split()]
    seen = cards_of([*"".join(hands), *discards, *draws]) + [card for _, word in words for card in word]
    rest = without(list(deck_of(rules, str((options or {}).get("letters", "")))), seen)
    spent = [(len(hands) - 1, rest[first : first + LONGEST]) for first in range(0, len(rest), LONGEST)]
    kernel = position.kernel
    for seat, hand in enumerate(hands):
        kernel.hold(seat, cards_of(list(hand)))
    kernel.pile_up(cards_of(list(draws)), cards_of(list(discards)))
    position.history.laid = [(LAY + number_of(word)) * 4 + seat for seat, word in spent + words]
    for _, word in spent + words:
        kernel.lay_down(word)
    kernel.is_bang_laid = "BANG" in laid
    kernel.give_turn(turn)
    kernel.quiet = quiet
    return match


def game_to_last_turns(deal_code: str, options: Options, seats: int) -> tuple[Moves, Moves]:
    """The moves before the last turns of BZ-12, and those of the last turns.

    Everyone lays the longest word they can, except ZOOM, so a small deck runs out.
    """
    match = GAME.start(options, seats, SeedChance(seed_of_code(deal_code)))
    before: Moves = []
    last: Moves = []
    while match.actors():
        (seat,) = match.actors()
        texts = legal(match, seat)
        words = [text for text in texts if text.startswith("lay ") and text != "lay ZOOM"]
        text = max(words, key=len) if words else texts[0]
        (last if now_of(match)["last_turns"] else before).append((seat, text))
        play(match, f"{seat} {text}")
    assert match.end == "exhausted"
    return before, last


def position_of(match: Match) -> BangZoomPosition:
    position = match.position
    assert isinstance(position, BangZoomPosition)
    return position


def now_of(match: Match, seat: int | None = 0) -> BangZoomView:
    return cast(BangZoomView, match.view(seat)["now"])


def hand_of(match: Match, seat: int) -> str:
    return "".join(names_of(position_of(match).kernel.hand_of(seat)))


def draw_pile_of(match: Match) -> str:
    return "".join(names_of(position_of(match).kernel.pile_listed()))


def discards_of(match: Match) -> str:
    return "".join(names_of(position_of(match).kernel.discards_listed()))


def words_to_lay(match: Match, seat: int) -> list[str]:
    return [match.format(move)[4:] for move in match.legal(seat) if match.format(move).startswith("lay ")]


def best_plan(trie: Trie, hand: list[int], is_bang_laid: bool, extra: int, kept: list[float]) -> Plan:
    """The best words and the best discard for a hand; `kept` is what each card of it is worth if it stays."""
    rest = without(hand, letters_of(ZOOM - LAY))
    if is_bang_laid and len(rest) == len(hand) - len("ZOOM"):
        split = split_of(trie, rest, True, extra, [0.0] * len(rest))
        everything = (1 << len(rest)) - 1
        return Plan([*split.words_of(everything), ZOOM], -1, split.best_of(everything) + extra)
    split = split_of(trie, hand, is_bang_laid, extra, kept)
    everything = (1 << len(hand)) - 1
    place = max(range(len(hand)), key=lambda place: split.best_of(everything ^ 1 << place))
    left = everything ^ 1 << place
    return Plan(split.words_of(left), hand[place], split.best_of(left))


def spelled(move: int) -> str:
    return "".join(names_of(letters_of(move - LAY)))


def say(said: Message, reader: int | None = None, language: str = "en") -> str:
    return catalogue(language, "bang-zoom").say(said, NAMES, reader)


def told(match: Match, text: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """What a viewer reads of a move that is about to be played."""
    seat, _, notation = text.partition(" ")
    seen = match.seen(int(seat), move_of(match, notation), viewer)
    assert seen["text"] == notation
    return [say(message, viewer, language) for message in seen["messages"]]
