"""What hints say about Bang! Zoom!, counted again word by word."""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import cast

import pytest

from advising import Said, all_said
from playing import start
from playmat.core.options import Options
from playmat.games.bang_zoom.rules.ground_rules import WordTerms
from playmat.games.bang_zoom.rules.lexicon import lexicon_of
from playmat.games.registry import find_game
from playmat.insight.reasons import reasons_for

TABLES: list[tuple[Options, int]] = [({}, 2), ({"one_letter": True}, 3), ({"bonus": "added"}, 2)]


@cache
def by_letters(one_letter: bool) -> dict[str, list[str]]:
    options = find_game("bang-zoom").setup({"one_letter": one_letter}, 2).options
    found: dict[str, list[str]] = {}
    for word in lexicon_of(WordTerms.of(options), 2, []).words:
        found.setdefault("".join(sorted(word)), []).append(word)
    return found


def words(said: Said, letters: list[str]) -> list[str]:
    """All words that some cards make."""
    known = by_letters(said.match.setup.options["one_letter"] is True)
    spelled = {"".join(part) for size in range(1, 7) for part in combinations(sorted(letters), size)}
    return [word for part in spelled for word in known.get(part, [])]


def longest(said: Said, letters: list[str]) -> int:
    return max((len(word) for word in words(said, letters)), default=0)


def without(letters: list[str], gone: str) -> list[str]:
    return sorted((Counter(letters) - Counter(gone)).elements())


def points(said: Said, word: str, bang_before: bool) -> int:
    """BZ-11."""
    if word == "ZOOM" or (word == "BANG" and not bang_before):
        return 14 if said.match.setup.options["bonus"] == "added" else 10
    return len(word)


def unseen(said: Said) -> list[str]:
    """Every card of the deck that neither lies open nor is in the own hand or known to be in another's."""
    deck = Counter({str(row["name"]): 0 for row in find_game("bang-zoom").deck_table({})})
    for row in find_game("bang-zoom").deck_table({}):
        deck[str(row["name"])] += 1
    seen = Counter(said.now["hand"]) + Counter(said.now["discards"])
    for laid in said.now["words"]:
        seen += Counter(laid["word"])
    for seat, known in enumerate(said.now["known"]):
        if seat != said.seat:
            seen += Counter(known)
    return sorted((deck - seen).elements())


def recount(said: Said) -> None:
    facts, now, hand = said.facts, said.now, said.now["hand"]
    top = now["discards"][-1] if now["discards"] else ""
    if said.key == "bz-draw":
        assert facts["longest"] == longest(said, hand)
        if now["draw"] and not now["rebuilds"]:
            cards = unseen(said)
            better = [card for card in cards if longest(said, [*hand, card]) > facts["longest"]]
            assert (facts["number"], facts["better"]) == (len(cards), len(better))
    elif said.key in ("bz-top-longer", "bz-top-same"):
        assert facts == {"letter": top, "before": longest(said, hand), "longest": longest(said, [*hand, top])}
        assert (facts["longest"] != facts["before"]) == (said.key == "bz-top-longer")
    elif said.key in ("bz-goal", "bz-goal-none", "bz-goal-whole"):
        recount_goal(said)
    elif said.key == "bz-swap":
        assert "".join(facts["letters"]) == said.move.split()[1]
        assert facts["longest"] == longest(said, hand)
    else:
        recount_word(said)


def kept(said: Said) -> list[str]:
    """The hand after a move."""
    hand, verb = said.now["hand"], said.move.split()[0]
    return sorted([*hand, said.now["discards"][-1]]) if verb == "take" else without(hand, said.move.split()[1])


def recount_goal(said: Said) -> None:
    goal = Counter(said.now["goal"])
    has = goal & Counter(kept(said))
    assert said.facts["goal"] == said.now["goal"]
    assert sorted(said.facts["letters"]) == sorted(has.elements())
    assert sorted(said.facts["missing"]) == sorted((goal - has).elements())


def recount_word(said: Said) -> None:
    facts, text = said.facts, said.move.split()[1]
    bang = said.now["goal"] == "ZOOM"
    if said.key in ("bz-lay", "bz-bang", "bz-zoom"):
        assert facts["word"] == text
        assert facts["points"] == points(said, text, bang)
        assert facts["total"] == said.now["scores"][said.seat] + facts["points"]
        assert (said.key == "bz-bang") == (text == "BANG" and not bang)
    elif said.key == "bz-coming":
        if said.now["draw"] and not said.now["rebuilds"]:
            cards = unseen(said)
            gone = {"better": text, "rival_better": said.rival.split()[1]}
            for fact, letter in gone.items():
                hand = without(said.now["hand"], letter)
                assert facts[fact] == sum(1 for card in cards if longest(said, [*hand, card]) > longest(said, hand))
    elif said.key == "bz-then":
        total, left, bang_now = points(said, text, bang), Counter(kept(said)), bang or text == "BANG"
        for word in facts["words"]:
            assert word in words(said, sorted(left.elements()))
            left -= Counter(word)
            total += points(said, word, bang_now)
        assert facts["points"] == total
        assert left or facts["words"][-1] == "ZOOM", "BZ-6: a card stays to be discarded"
    else:
        assert said.key in ("bz-coming", "bz-rest", "bz-rest-beside", "bz-keep", "bz-keep-beside")
        assert facts["letters"] == kept(said)
        assert facts["count"] == len(words(said, kept(said)))
        if "rival" in facts:
            other = said.rival.split()[1]
            assert facts["rival"] == other
            assert facts["rival_count"] == len(words(said, without(said.now["hand"], other)))


@pytest.fixture(scope="module")
def found() -> list[Said]:
    return list(all_said("bang-zoom", 220, TABLES, 70))


def test_every_fact_about_words_and_letters_is_true(found: list[Said]) -> None:
    """BZ-4 to BZ-11."""
    assert len(found) > 500
    for said in found:
        recount(said)


def test_all_that_can_be_said_about_words_is_said_somewhere(found: list[Said]) -> None:
    keys = Counter(said.key for said in found)
    assert set(keys) - {"bz-bang", "bz-zoom", "bz-goal-whole"} == {
        "bz-draw", "bz-top-longer", "bz-top-same", "bz-goal", "bz-goal-none", "bz-swap", "bz-lay", "bz-then",
        "bz-coming", "bz-rest", "bz-rest-beside", "bz-keep", "bz-keep-beside",
    }  # fmt: skip


def test_the_goal_words_are_named_with_their_points() -> None:
    """BZ-9, BZ-10, BZ-11: any hand that could lay them says so."""
    match = start("bang-zoom")
    game = find_game("bang-zoom")
    seat = match.actors()[0]
    match.play(seat, cast(int, game.parse("draw")))
    view = match.view(seat)
    view["now"]["hand"] = list("ABGNOST")
    first, second = reasons_for(game, view, seat, cast(int, game.parse("lay BANG")), None, 9)
    assert first == {"key": "bz-bang", "facts": {"word": "BANG", "points": 10, "total": 10}}
    assert second["key"] == "bz-then"
    view["now"]["goal"] = "ZOOM"
    view["now"]["hand"] = list("MOOSTWZ")
    assert [said["key"] for said in reasons_for(game, view, seat, cast(int, game.parse("lay ZOOM")), None, 9)] == [
        "bz-zoom"
    ]
    view["now"]["hand"] = list("MOOSTZZ")
    said = reasons_for(game, view, seat, cast(int, game.parse("discard Z")), None, 9)
    assert said[1] == {"key": "bz-goal-whole", "facts": {"goal": "ZOOM", "letters": list("ZOOM"), "missing": []}}
