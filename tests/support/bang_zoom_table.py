"""A table of Bang! Zoom! for tests: deals by hand, situations laid out by hand."""

from typing import cast

from playing import move_of
from playmat.core.chance import RecordedChance, SearchChance, SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.options import Options
from playmat.games.bang_zoom.rules.game import BangZoom
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, DECKS, cards_of, names_of, without
from playmat.games.bang_zoom.rules.moves import LAY, LONGEST, letters_of, number_of
from playmat.games.bang_zoom.rules.position import BangZoomPosition
from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.words.catalogue import catalogue

GAME = BangZoom()
DECK = DECKS[GAME.rules]
NAMES = ["Ada", "Bo", "Cy", "Di"]
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
) -> Match:
    """A game in its middle: discards from the bottom, draw pile from the top, words like `0BANG 1CAT`.

    The cards that are nowhere else lie on the table in rows of six before the last seat: so everything adds up.
    """
    match = GAME.start(options or {}, len(hands), SearchChance(stream_of("situation")))
    position = position_of(match)
    words = [(int(word[0]), cards_of(list(word[1:]))) for word in laid.split()]
    seen = cards_of([*"".join(hands), *discards, *draws]) + [card for _, word in words for card in word]
    rest = without(DECK, seen)
    spent = [(len(hands) - 1, rest[first : first + LONGEST]) for first in range(0, len(rest), LONGEST)]
    position.hands = [sorted(cards_of(list(hand))) for hand in hands]
    position.discards = cards_of(list(discards))
    position.pile = cards_of(list(draws))
    position.drawn = 0
    position.laid = [(LAY + number_of(word)) * 4 + seat for seat, word in spent + words]
    position.is_bang_laid = "BANG" in laid
    position.turn = turn
    position.quiet = quiet
    return match


def position_of(match: Match) -> BangZoomPosition:
    position = match.position
    assert isinstance(position, BangZoomPosition)
    return position


def now_of(match: Match, seat: int | None = 0) -> BangZoomView:
    return cast(BangZoomView, match.view(seat)["now"])


def hand_of(match: Match, seat: int) -> str:
    return "".join(names_of(position_of(match).hands[seat]))


def draw_pile_of(match: Match) -> str:
    position = position_of(match)
    return "".join(names_of(position.pile[position.drawn :]))


def discards_of(match: Match) -> str:
    return "".join(names_of(position_of(match).discards))


def words_to_lay(match: Match, seat: int) -> list[str]:
    return [match.format(move)[4:] for move in match.legal(seat) if match.format(move).startswith("lay ")]


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
