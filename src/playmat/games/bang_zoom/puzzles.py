"""Puzzles of Bang! Zoom!: the longest word of a hand, two words at once, and the goal with the card that lies open."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Final, NamedTuple, cast

from playmat.bots.bot import Bot, Turn
from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.core.message import Facts, message
from playmat.core.stream import Stream
from playmat.games.bang_zoom.rules.deck import NEWEST
from playmat.games.bang_zoom.rules.letters import CARD_NAMES
from playmat.games.bang_zoom.rules.lexicon import Lexicon, lexicon_in, lexicon_of
from playmat.games.bang_zoom.rules.moves import DRAW, LAY, TAKE, is_lay, lay, word_of
from playmat.games.bang_zoom.rules.position import BangZoomPosition
from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.puzzles.maker import PuzzleMaker, SelfPlay, table_bot
from playmat.puzzles.puzzle import Found, Line, Puzzle

LONGEST: Final = "longest"
PAIR: Final = "pair"
BANG: Final = "bang"
ZOOM: Final = "zoom"
EVERYDAY: Final = 35  # the level of the words that everybody knows
SHORTEST: Final = 4  # a longest word shorter than this is no find
MOST_WORDS: Final = 3
MOST_PAIRS: Final = 8  # both orders of each
LEAST_WORDS: Final = 4  # there must be something to choose from
OF_A_PAIR: Final = 3  # letters
FULL: Final = 7  # the hand after a card was taken
WORLDS: Final = 40


def find(match: Match, seat: int) -> list[Found]:
    position = match.position
    assert isinstance(position, BangZoomPosition)
    kernel = position.kernel
    hand = "".join(CARD_NAMES[card] for card in kernel.hand_of(seat))
    if not kernel.has_taken:
        return goal_found(hand, CARD_NAMES[kernel.top()], ZOOM if kernel.is_bang_laid else BANG)
    if len(hand) < FULL:
        return []
    words = [word_of(move - LAY) for move in position.legal(seat) if is_lay(move)]
    known = everyday_lexicon(position.lexicon)
    return [*longest_found(words, known), *pair_found(hand, words, known)]


def goal_found(hand: str, top: str, goal: str) -> list[Found]:
    """The letters of the goal, but for the one that lies on the discard pile."""
    word = goal.upper()
    if spells(word, hand) or not spells(word, hand + top):
        return []
    why = message("pz-goal", {"letter": top, "word": word})
    return [Found(goal, {}, (("take", f"lay {word}"),), (why,))]


def longest_found(words: list[str], known: set[str]) -> list[Found]:
    letters = max(map(len, words), default=0)
    longest = [word for word in words if len(word) == letters]
    if letters < SHORTEST or len(words) < LEAST_WORDS or len(longest) > MOST_WORDS or not known.intersection(longest):
        return []
    facts: Facts = {"letters": letters}
    why = message("pz-longest", {"letters": letters, "words": longest, "count": len(longest)})
    return [Found(LONGEST, facts, tuple((f"lay {word}",) for word in longest), (why,))]


def pair_found(hand: str, words: list[str], known: set[str]) -> list[Found]:
    short = [word for word in words if len(word) == OF_A_PAIR]
    pairs = [pair for pair in permutations(short, 2) if spells(pair[0] + pair[1], hand)]
    pairs += [(word, word) for word in short if spells(word * 2, hand)]
    if not 1 <= len(pairs) <= MOST_PAIRS or not any(known.issuperset(pair) for pair in pairs):
        return []
    told = next(pair for pair in sorted(pairs) if known.issuperset(pair))
    why = message("pz-pair", {"word": told[0], "other": told[1]})
    return [Found(PAIR, {}, tuple((f"lay {one}", f"lay {other}") for one, other in pairs), (why,))]


def everyday_lexicon(lexicon: Lexicon) -> set[str]:
    return lexicon_of(replace(lexicon.terms, vocabulary=EVERYDAY), NEWEST, []).words


def spells(word: str, letters: str) -> bool:
    return not Counter(word) - Counter(letters)


# The rating: bots at a table save letters for the goal. Here each level looks for words as far as it knows any.


class Reach(NamedTuple):
    """What a level knows: everyday words or all, of how many letters; and how many of them come to mind."""

    everyday: bool
    longest: int
    come_to_mind: int


REACHES: Final = {"easy": Reach(True, 4, 8), "medium": Reach(True, 5, 20), "hard": Reach(False, 6, 10_000)}


class Speller(Bot):
    """Somebody who looks for the longest word, or for words of three letters."""

    def __init__(self, level: str, kind: str) -> None:
        super().__init__(level)
        self.reach = REACHES[level]
        self.kind = kind

    def choose(self, turn: Turn, stream: Stream) -> int:
        legal = turn.legal()
        words = [word_of(move - LAY) for move in legal if is_lay(move)]
        known = [word for word in words if len(word) <= self.reach.longest]
        if self.reach.everyday:
            everyday = everyday_lexicon(lexicon_in(turn.view()))
            known = [word for word in known if word in everyday]
        stream.shuffle(order := list(range(len(known))))
        seen = [known[place] for place in order[: self.reach.come_to_mind]]
        if self.kind == PAIR:
            seen = [word for word in seen if len(word) == OF_A_PAIR]
        return lay(max(seen, key=len)) if seen else legal[0]


def player(puzzle: Puzzle, level: str) -> Bot:
    return Speller(level, puzzle.kind) if puzzle.kind in (LONGEST, PAIR) else table_bot(puzzle, level)


# The proof: the whole dictionary, word by word, put to the rules; whatever they allow is laid.


def prove(puzzle: Puzzle, match: Match) -> set[Line]:
    if puzzle.kind in (BANG, ZOOM):
        return sure_lines(puzzle, match)
    words = allowed_words(match, puzzle.seat)
    if puzzle.kind == LONGEST:
        longest = max(map(len, words))
        return {(f"lay {word}",) for word in words if len(word) == longest}
    lines: set[Line] = set()
    for first in [word for word in words if len(word) == OF_A_PAIR]:
        after = match.copy()
        after.play(puzzle.seat, lay(first))
        seconds = [word for word in allowed_words(after, puzzle.seat) if len(word) == OF_A_PAIR]
        lines |= {(f"lay {first}", f"lay {second}") for second in seconds}
    return lines


def allowed_words(match: Match, seat: int) -> list[str]:
    position = match.position
    assert isinstance(position, BangZoomPosition)
    letters = set(cast(BangZoomView, match.view(seat)["now"])["hand"])
    spelled = sorted(word for word in position.lexicon.words if letters.issuperset(word))
    return [word for word in spelled if match.refuse(seat, lay(word)) is None]


def sure_lines(puzzle: Puzzle, match: Match) -> set[Line]:
    """The ways to begin the turn after which the goal can be laid whatever the piles hold."""
    goal = lay(puzzle.kind.upper())
    knowledge = match.setup.game.knowledge(match.view(puzzle.seat))
    worlds = [knowledge.imagine(stream_of(f"{puzzle.id} {number}")) for number in range(WORLDS)]
    lines: set[Line] = set()
    for first in (DRAW, TAKE):
        ends = [world.copy() for world in worlds if world.refuse(puzzle.seat, first) is None]
        for end in ends:
            end.play(puzzle.seat, first)
        if ends and all(end.refuse(puzzle.seat, goal) is None for end in ends):
            lines.add((match.format(first), match.format(goal)))
    return lines


PUZZLES: Final = PuzzleMaker(
    find,
    prove,
    kinds={LONGEST: 110, PAIR: 50, BANG: 40, ZOOM: 40},
    plays=(SelfPlay(2, ("easy", "medium")), SelfPlay(3, ("medium", "easy")), SelfPlay(2, ("hard", "medium"))),
    games=400,
    player=player,
)
