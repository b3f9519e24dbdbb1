"""Bang! Zoom!: points of words, words that the letters left still make, and how near BANG or ZOOM is."""

from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.message import Facts, Message, message
from playmat.core.views import View
from playmat.games.bang_zoom.rules.finder import lays_of
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, cards_of, names_of, without
from playmat.games.bang_zoom.rules.moves import (
    BANG,
    DISCARD,
    DRAW,
    LAY,
    SWAP,
    TAKE,
    ZOOM,
    is_discard,
    is_lay,
    letters_of,
    word_of,
)
from playmat.games.bang_zoom.rules.points import length_of, points_for
from playmat.games.bang_zoom.weighing import Turn, cards_to_draw

NEAR = 2  # so many letters of the goal in hand are worth saving


def reasons(game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
    knowledge = game.knowledge(view)
    assert isinstance(knowledge, BangZoomKnowledge)
    if move == DRAW:
        return [about_drawing(knowledge), about_top(knowledge)]
    if move == TAKE:
        return [about_top(knowledge), about_goal(knowledge, with_top(knowledge))]
    if is_lay(move):
        return about_laying(knowledge, seat, move, rival)
    if is_discard(move):
        return about_discarding(knowledge, move - DISCARD, rival)
    gone = letters_of(move - SWAP)
    facts: Facts = {"letters": names_of(gone), "longest": longest(knowledge, knowledge.hand)}
    return [message("bz-swap", facts), about_goal(knowledge, without(knowledge.hand, gone))]


def with_top(knowledge: BangZoomKnowledge) -> list[int]:
    return sorted(knowledge.hand + cards_of(knowledge.now["discards"][-1:]))


def longest(knowledge: BangZoomKnowledge, hand: list[int]) -> int:
    """The letters of the longest word that some cards make; at least one of the seven of a turn is always left over."""
    return max((length_of(move) for move in words_of(knowledge, hand)), default=0)


def words_of(knowledge: BangZoomKnowledge, hand: list[int]) -> list[int]:
    return lays_of(knowledge.lexicon.trie(), sorted(hand))


def about_drawing(knowledge: BangZoomKnowledge) -> Message:
    """How many of the cards that may come make a longer word than the hand alone."""
    cards = cards_to_draw(knowledge)
    facts: Facts = {"better": lengthening(knowledge, knowledge.hand, cards), "number": len(cards)}
    return message("bz-draw", facts | {"longest": longest(knowledge, knowledge.hand)})


def about_top(knowledge: BangZoomKnowledge) -> Message:
    facts: Facts = {"letter": knowledge.now["discards"][-1], "longest": longest(knowledge, with_top(knowledge))}
    before = longest(knowledge, knowledge.hand)
    return message("bz-top-longer" if facts["longest"] != before else "bz-top-same", facts | {"before": before})


def about_goal(knowledge: BangZoomKnowledge, hand: list[int]) -> Message:
    """Which letters of BANG or ZOOM some cards have, and which are missing."""
    goal = cards_of(list(knowledge.now["goal"]))
    missing = without(goal, hand)
    has = without(goal, missing)
    facts: Facts = {"goal": knowledge.now["goal"], "letters": names_of(has), "missing": names_of(missing)}
    return message("bz-goal-whole" if not missing else "bz-goal" if has else "bz-goal-none", facts)


def has_near_goal(knowledge: BangZoomKnowledge, hand: list[int]) -> bool:
    goal = cards_of(list(knowledge.now["goal"]))
    return len(goal) - len(without(goal, hand)) >= NEAR


def about_laying(knowledge: BangZoomKnowledge, seat: int, move: int, rival: int | None) -> list[Message]:
    kernel = knowledge.start()
    points = points_for(move, kernel.is_bang_laid, kernel.extra)
    facts: Facts = {"word": word_of(move - LAY), "points": points, "total": kernel.score_of(seat) + points}
    if move == ZOOM:
        return [message("bz-zoom", facts)]
    said = [message("bz-bang" if move == BANG and not kernel.is_bang_laid else "bz-lay", facts)]
    rest = without(knowledge.hand, letters_of(move - LAY))
    then = Turn(knowledge, stream_of("")).plan_after(move).lays
    if then:
        more = sum(points_for(word, kernel.is_bang_laid or move == BANG, kernel.extra) for word in then)
        words = [word_of(word - LAY) for word in then]
        said.append(message("bz-then", {"words": words, "points": points + more}))
    elif move != BANG and has_near_goal(knowledge, rest):
        said.append(about_goal(knowledge, rest))
    elif rival is not None and is_lay(rival) and rival != ZOOM:
        other = without(knowledge.hand, letters_of(rival - LAY))
        beside: Facts = {"rival": word_of(rival - LAY), "rival_count": len(words_of(knowledge, other))}
        said.append(compared("bz-rest", about_rest(knowledge, rest), beside))
    else:
        said.append(message("bz-rest", about_rest(knowledge, rest)))
    return said


def about_coming(knowledge: BangZoomKnowledge, letter: int, rival: int) -> list[Message]:
    """How many of the cards that may come make a longer word with what is kept, beside what a rival discard keeps."""
    cards = cards_to_draw(knowledge)
    better, rival_better = (lengthening(knowledge, without(knowledge.hand, [gone]), cards) for gone in (letter, rival))
    if better == rival_better:
        return []
    facts: Facts = {"number": len(cards), "better": better, "rival": CARD_NAMES[rival], "rival_better": rival_better}
    return [message("bz-coming", facts)]


def lengthening(knowledge: BangZoomKnowledge, hand: list[int], cards: list[int]) -> int:
    """How many of some cards make a longer word with a hand than it makes alone."""
    before = longest(knowledge, hand)
    return sum(cards.count(card) for card in set(cards) if longest(knowledge, [*hand, card]) > before)


def compared(key: str, facts: Facts, beside: Facts) -> Message:
    """Held against the other move only where that makes a difference."""
    return message(key, facts) if facts["count"] == beside["rival_count"] else message(key + "-beside", facts | beside)


def about_rest(knowledge: BangZoomKnowledge, rest: list[int]) -> Facts:
    return {"letters": names_of(rest), "count": len(words_of(knowledge, rest))}


def about_discarding(knowledge: BangZoomKnowledge, letter: int, rival: int | None) -> list[Message]:
    rest = without(knowledge.hand, [letter])
    facts = {"letter": CARD_NAMES[letter]} | about_rest(knowledge, rest)
    if rival is not None and is_discard(rival):
        other = without(knowledge.hand, [rival - DISCARD])
        beside: Facts = {"rival": CARD_NAMES[rival - DISCARD], "rival_count": len(words_of(knowledge, other))}
        said = [compared("bz-keep", facts, beside)]
        if facts["count"] == beside["rival_count"] and not has_near_goal(knowledge, rest):
            said += about_coming(knowledge, letter, rival - DISCARD)
    else:
        said = [message("bz-keep", facts)]
    if has_near_goal(knowledge, rest):
        said.append(about_goal(knowledge, rest))
    return said
