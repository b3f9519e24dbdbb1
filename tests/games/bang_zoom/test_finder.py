"""Bang! Zoom!: finding words, against the plainest way of finding them."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bang_zoom_table import DECK, GAME, best_plan, spelled
from playmat.games.bang_zoom.bots.split import split_of
from playmat.games.bang_zoom.rules.finder import lays_of
from playmat.games.bang_zoom.rules.ground_rules import WordTerms
from playmat.games.bang_zoom.rules.letters import BITS, cards_of, names_of
from playmat.games.bang_zoom.rules.lexicon import Lexicon, lexicon_of
from playmat.games.bang_zoom.rules.moves import APART, BANG, ZOOM, lay
from playmat.games.bang_zoom.rules.points import length_of, points_for

USUAL = lexicon_of(WordTerms.of(GAME.setup({}, 2).options), 2, [])
MANY = GAME.setup({"vocabulary": 70, "one_letter": True, "allow": "ZZZ"}, 2).options
LARGE = lexicon_of(WordTerms.of(MANY), 2, [])
WORDS = {lexicon: [(word, Counter(word)) for word in sorted(lexicon.words)] for lexicon in (USUAL, LARGE)}

hands = st.permutations(DECK).flatmap(lambda deck: st.integers(1, 7).map(lambda size: sorted(deck[:size])))


def by_hand(lexicon: Lexicon, hand: list[int]) -> list[str]:
    """All words whose letters are there, looked at one by one."""
    have = Counter(names_of(hand))
    return [word for word, need in WORDS[lexicon] if all(have[letter] >= need[letter] for letter in need)]


def test_the_tree_holds_every_word_once() -> None:
    """BZ-14: and as many nodes as there are beginnings, in alphabetical order, of the letters of words."""
    for lexicon in (USUAL, LARGE):
        trie = lexicon.trie()
        assert trie.moves() == sorted(lay(word) for word in lexicon.words)
        letters = {"".join(sorted(word)) for word in lexicon.words}
        assert trie.size() == len({word[:length] for word in letters for length in range(len(word) + 1)})


def test_the_bit_of_every_letter_has_a_place_of_its_own() -> None:
    """BZ-5: where the finder keeps what it knows of a letter."""
    assert len({bit % APART for bit in BITS}) == len(BITS) == 26


@settings(max_examples=60, deadline=None)
@given(hands)
def test_the_finder_finds_what_is_there_and_nothing_else(hand: list[int]) -> None:
    """BZ-5, BZ-14: each word once, whatever hand."""
    for lexicon in (USUAL, LARGE):
        found = lays_of(lexicon.trie(), hand)
        assert sorted(spelled(move) for move in found) == by_hand(lexicon, hand)
        assert found == sorted(set(found))


def best_by_hand(words: list[str], have: Counter[str]) -> int:
    """The most letters that can be laid so that a card is left."""
    best = 0
    for place, word in enumerate(words):
        rest = have - Counter(word)
        if rest.total() == have.total() - len(word) and rest:
            best = max(best, len(word) + best_by_hand(words[place:], rest))
    return best


@settings(max_examples=30, deadline=None)
@given(hands)
def test_a_plan_lays_as_many_letters_as_can_be(hand: list[int]) -> None:
    """BZ-6, BZ-11: with nothing to save, and one card left to discard; ten points for BANG."""
    plan = best_plan(USUAL.trie(), hand, True, 10, [0.0] * len(hand))
    if plan.discard < 0:
        assert plan.lays[-1] == ZOOM
        return
    assert plan.worth == best_by_hand(by_hand(USUAL, hand), Counter(names_of(hand)))
    used = Counter(names_of([plan.discard]))
    for move in plan.lays:
        used += Counter(spelled(move))
    assert used <= Counter(names_of(hand))
    assert sum(length_of(move) for move in plan.lays) == plan.worth


def plan_for(hand: str, is_bang_laid: bool = False, saved: str = "") -> tuple[list[str], str]:
    """The words and the discard of a plan; saved letters are worth three points each."""
    cards = sorted(cards_of(list(hand)))
    kept = [3.0 if name in saved else 0.0 for name in names_of(cards)]
    plan = best_plan(USUAL.trie(), cards, is_bang_laid, 10, kept)
    return [spelled(move) for move in plan.lays], "" if plan.discard < 0 else names_of([plan.discard])[0]


def test_a_plan_by_hand() -> None:
    """BZ-5, BZ-9, BZ-10, BZ-11: BANG before everything, letters saved, ZOOM last of all."""
    assert plan_for("BANGXQJ")[0] == ["BANG"]
    words, discard = plan_for("CATDOGQ")
    assert (sorted(words), discard) == (["ACT", "DOG"], "Q")  # of anagrams the first
    assert plan_for("ZQXJOMV", saved="ZOM")[0] == []
    assert plan_for("ZOOMCAT", True)[0][-1] == "ZOOM"
    assert len(plan_for("ZOOMCAT", True)[0]) == 2
    assert plan_for("ZOOMQQX", True) == (["ZOOM"], "")
    assert "ZOOM" not in plan_for("ZOOMCAT")[0]
    assert plan_for("Q") == ([], "Q")


def test_the_best_use_of_every_set_is_known() -> None:
    """BZ-11: of A, C, T and X nothing beats CAT or ACT; alone each is worth what it is kept for."""
    split = split_of(USUAL.trie(), cards_of(list("ACTX")), False, 10, [0.25] * 4)
    assert split.best_of(0b0111) == 3
    assert split.best_of(0b1111) == 3.25
    assert [split.best_of(1 << place) for place in range(4)] == [0.25] * 4
    assert split.words_of(0b1000) == []


def test_points_of_a_word() -> None:
    """BZ-11: letters; the first BANG and ZOOM bring the bonus."""
    assert [points_for(move, False, 14) for move in (BANG, ZOOM, lay("CAT"))] == [14, 14, 3]
    assert [points_for(move, True, 10) for move in (BANG, ZOOM, lay("CAT"))] == [4, 10, 3]
