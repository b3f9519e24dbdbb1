"""Bang! Zoom! in a lesson: which words may be laid, what they bring, and which letters are missing."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Final, cast

from playmat.core.match import Match
from playmat.core.stream import Stream
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box
from playmat.games.bang_zoom.rule_pictures import GAME, GAP, HIGH, WIDE, word
from playmat.games.bang_zoom.rules.game import GAME as RULES
from playmat.games.bang_zoom.rules.lexicon import Shipped
from playmat.games.bang_zoom.rules.position import BangZoomPosition
from playmat.games.bang_zoom.rules.unfit import is_unfit
from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.pictures.example import RuleExample, Try, move_of
from playmat.pictures.scene import Scene
from playmat.print.lesson_pack import LessonPack
from playmat.print.tasks import Task, found, joined, some_of
from playmat.print.words import SheetWords

BANG: Final = "BANG"
ZOOM: Final = "ZOOM"
WORDS: Final = 5  # to judge
LABEL: Final = 3.1
COMMON: Final = "AEIOSTRNDL"
LACKS: Final = "letters-missing"
UNKNOWN: Final = "word-unknown"
ELSEWHERE: Final = ("SAAG",)  # in none of our lists, but in other dictionaries


def view_of(match: Match, seat: int | None) -> BangZoomView:
    return cast(BangZoomView, match.view(seat)["now"])


def lays(match: Match, seat: int) -> list[str]:
    """Every word that the hand can lay now, the longest last."""
    moves = [match.format(move) for move in match.legal(seat)]
    return [move.removeprefix("lay ") for move in moves if move.startswith("lay ")]


def choose(match: Match, seat: int, stream: Stream) -> int:
    """Whoever plays here saves the letters of the goal, and lays it when they have it."""
    moves = {match.format(move): move for move in match.legal(seat)}
    if "draw" in moves:
        return moves["draw"]
    goal = view_of(match, seat)["goal"]
    words = [text for text in moves if text.startswith("lay ") and len(text) < 9]
    if f"lay {goal}" in moves:
        return moves[f"lay {goal}"]
    # A word of the letters that the goal does not need, or a letter of them.
    spare = [text for text in words if not set(text[4:]) & set(goal)]
    if spare:
        return moves[spare[stream.below(len(spare))]]
    thrown = [text for text in moves if text.startswith("discard ") and text[-1] not in goal]
    pool = thrown or [text for text in moves if text.startswith("discard ")]
    return moves[pool[stream.below(len(pool))]]


def ready(match: Match) -> tuple[int, BangZoomView] | None:
    """Whose turn it is to lay, with a full hand, and what they see."""
    if match.is_over:
        return None
    seat = match.actors()[0]
    now = view_of(match, seat)
    return (seat, now) if now["stage"] == "lay" and not now["laid"] else None


# What is asked.


def judge_task(after_bang: bool, seed: str) -> Callable[[RuleExample, Match], Task | None]:
    """Five words, some of which may be laid: the others lack a letter, are no words, or come too early."""

    def make(example: RuleExample, match: Match) -> Task | None:
        turn = ready(match)
        if turn is None or (turn[1]["goal"] == ZOOM) is not after_bang:
            return None
        seat, now = turn
        good = [text for text in lays(match, seat) if 3 <= len(text) <= 4 and text not in (BANG, ZOOM)]
        if len(good) < 4:
            return None
        right = some_of(good, 2, seed)
        shown = sorted({*right, *wrong_words(match, seat, good, seed)})
        answer = tuple(text for text in shown if match.refuse(seat, move_of(match, f"lay {text}")) is None)
        if len(shown) < WORDS or len(answer) != len(right):
            return None
        draw = words_drawing(now["hand"], shown, answer)
        put_up = {str(place): text for place, text in enumerate(shown)}
        return Task("judge", replace(example, seat=seat), answer, draw, lines=0, shown=put_up)

    return make


def wrong_words(match: Match, seat: int, good: list[str], seed: str) -> list[str]:
    """Real words for which the hand lacks a letter, and one with its letters in the wrong order."""
    lexicon = cast(BangZoomPosition, match.position).lexicon
    lacking: list[str] = []
    mixed: list[str] = []
    for text in good:
        for place in range(1, len(text)):
            changed = [text[:place] + letter + text[place + 1 :] for letter in COMMON]
            lacking += [word for word in changed if why_not(match, seat, word) == LACKS and not lexicon.refuse(word)]
            # The first letter stays: it looks like a slip of the pen.
            turned = text[:place] + text[place:][::-1]
            # Nor is it a word in a longer list: then the key would be wrong for who knows it.
            is_word = turned in ELSEWHERE or lexicon.shipped.find(turned) >= 0
            if why_not(match, seat, turned) == UNKNOWN and not is_word and not is_unfit(turned):
                mixed.append(turned)
    return [*some_of(dict.fromkeys(lacking), 2, seed), *some_of(dict.fromkeys(mixed), 1, seed)]


def why_not(match: Match, seat: int, text: str) -> str:
    refusal = match.refuse(seat, move_of(match, f"lay {text}"))
    return refusal.code if refusal else ""


def points_task(example: RuleExample, match: Match) -> Task | None:
    """What somebody has laid so far, the first BANG among it, and what the rules have counted."""
    if match.is_over:
        return None
    now = view_of(match, None)
    for seat, score in enumerate(now["scores"]):
        laid = [one["word"] for one in now["words"] if one["seat"] == seat]
        if BANG in laid and 3 <= len(laid) <= 4:
            return Task("points", replace(example, seat=seat), (str(score),), laid_drawing(laid))
    return None


def missing_task(example: RuleExample, match: Match) -> Task | None:
    """The refusal itself names the letters that the hand lacks."""
    turn = ready(match)
    if turn is None or turn[1]["goal"] != BANG:
        return None
    seat, now = turn
    refusal = match.refuse(seat, move_of(match, f"lay {BANG}"))
    if refusal is None or refusal.code != "letters-missing":
        return None
    letters = tuple(cast(list[str], refusal.facts["letters"]))
    if not 1 <= len(letters) <= 2:
        return None
    return Task("missing", replace(example, seat=seat), letters, words_drawing(now["hand"], [], ()))


def find_task(kind: str, fewest: int, most: int) -> Callable[[RuleExample, Match], Task | None]:
    """A hand to make words of; the key lists the longest, or all of three letters."""

    def make(example: RuleExample, match: Match) -> Task | None:
        turn = ready(match)
        if turn is None:
            return None
        seat, now = turn
        words = lays(match, seat)
        longest = max(map(len, words), default=0)
        length = 3 if kind == "three" else longest
        answer = tuple(text for text in words if len(text) == length)
        if not fewest <= len(answer) <= most or longest < 4 or len(set(now["hand"])) < 6:
            return None
        if kind == "longest" and knows_longer(
            cast(BangZoomPosition, match.position).lexicon.shipped, now["hand"], longest
        ):
            return None
        draw = words_drawing(now["hand"], [], ())
        return Task(kind, replace(example, seat=seat), answer, draw, lines=2, tell=and_others)

    return make


def knows_longer(shipped: Shipped, hand: list[str], longest: int) -> bool:
    """Whether a longer list has a longer word for this hand, one card kept: then the key would be wrong."""
    held = Counter(hand)
    return any(
        longest < len(text) < len(hand) and not Counter(text) - held for words in shipped.words for text in words
    )


def and_others(words: SheetWords, answer: tuple[str, ...]) -> str:
    """The key has the words of the shortest list; children may know more."""
    return words.text("answer-words", words=joined(words, answer))


# How it is drawn.


def words_drawing(hand: list[str], shown: list[str], right: tuple[str, ...]) -> Callable[[Ink, bool], Drawing]:
    """The hand, and below it the words to judge; the key rings those that may be laid."""

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        scene.tray(Box(0, 0, len(hand) * (WIDE + GAP) + GAP, HIGH + 2 * GAP))
        for place, letter in enumerate(hand):
            scene.card(letter, GAP + place * (WIDE + GAP), GAP, WIDE)
        y = HIGH + 2 * GAP + 10
        step = (len(hand) * (WIDE + GAP) + GAP) / max(len(shown), 1)
        for place, text in enumerate(shown):
            middle = (place + 0.5) * step
            scene.label(text, middle, y, LABEL)
            box = Box(middle - step / 2 + 0.8, y - 4.5, middle + step / 2 - 0.8, y + 4.5)
            scene.reach(box.right, box.bottom)
            if solved and text in right:
                scene.verdict_on(Try(""), box)
        return scene.done()

    return draw


def laid_drawing(laid: list[str]) -> Callable[[Ink, bool], Drawing]:
    """Words side by side, two in a row."""

    def draw(ink: Ink, _solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        for one, other in pairwise([*laid, ""]):
            place = laid.index(one)
            if place % 2:
                continue
            y = place // 2 * (HIGH + 3)
            right = word(scene, one, y).right
            for number, letter in enumerate(other):
                scene.card(letter, right + 8 + number * (WIDE + 0.8), y, WIDE)
        return scene.done()

    return draw


class BangZoomPack(LessonPack):
    """With the words that children know: the shortest of the lists."""

    practises = ("L.1.2.d", "L.2.2.d", "L.3.2.f")
    record = (("turn", 1), ("laid", 3), ("points", 1.4), ("kept", 2.4), ("why", 4))
    pictured = "first-bang"

    def tasks(self, seed: str) -> list[Task]:
        two = RuleExample("two", "BZ-5", options={"vocabulary": 35})

        def asked(number: int, make: Callable[[RuleExample, Match], Task | None]) -> Task:
            return found(RULES, two, f"{seed}:{number}", make, choose)

        return [
            asked(1, judge_task(after_bang=False, seed=seed)),
            asked(2, find_task("three", 5, 14)),
            asked(3, missing_task),
            asked(4, points_task),
            asked(5, judge_task(after_bang=True, seed=seed + "+")),
            asked(6, find_task("longest", 1, 6)),
        ]


PACK: Final = BangZoomPack()
