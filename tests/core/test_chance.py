"""Chance: the published test vectors, and what a record may tell of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.core.chance import (
    Chance,
    RecordedChance,
    SearchChance,
    SeedChance,
    check_deal_code,
    check_seed,
    commitment_of,
    seed_of_code,
    seed_of_number,
    seed_of_text,
    stream_of,
)
from playmat.core.refusal import Refused
from playmat.core.stream import Stream

SEED = "00112233445566778899aabbccddeeff"
NAMES = [f"c{number}" for number in range(10)]


def test_outcome_0_of_the_published_seed_gives_the_published_words() -> None:
    stream = stream_of(SEED + ":0")
    assert [stream.word() for _ in range(5)] == [2569912256, 1239572805, 612647418, 4250901616, 3841928724]


def test_outcome_0_of_the_published_seed_shuffles_ten_cards_as_published() -> None:
    assert SeedChance(SEED).shuffle(list(range(10))) == [5, 8, 1, 4, 7, 0, 3, 2, 9, 6]


def test_outcome_1_of_the_published_seed_draws_as_published() -> None:
    stream = stream_of(SEED + ":1")
    assert [stream.below(6) for _ in range(12)] == [3, 0, 4, 2, 1, 3, 3, 5, 3, 0, 1, 0]


def test_outcome_number_1_is_what_the_second_draw_of_a_match_uses() -> None:
    chance = SeedChance(SEED)
    chance.shuffle(list(range(10)))
    assert chance.draw([(10, 15), (10, 15), (10, 15)]) == [13, 10, 14]


def test_the_generator_counts_on_and_stays_within_32_bits() -> None:
    """Computed by hand from sfc32's step, all words at their greatest."""
    stream = Stream(0, 0, 0)
    stream.a = stream.b = stream.c = stream.counter = 0xFFFFFFFF
    assert stream.word() == 0xFFFFFFFD
    assert stream.counter == 0
    assert stream.a == 0xFFFFFFFF ^ 0x007FFFFF
    assert stream.b == 0xFFFFFFF7
    assert stream.c == 0xFFFFFFFC


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """With n = 3 * 2^30 only words below n are fair: of the published words the fourth and fifth are skipped."""
    stream = stream_of(SEED + ":0")
    n = 3 * 2**30
    assert [stream.below(n) for _ in range(3)] == [2569912256, 1239572805, 612647418]
    words = stream_of(SEED + ":0")
    fair = [word for word in (words.word() for _ in range(20)) if word < n]
    assert stream.below(n) == fair[3]
    assert fair[3] not in (4250901616, 3841928724)


def test_quick_numbers_take_half_a_word_each_the_lower_half_first() -> None:
    """The published words 2569912256 and 1239572805 have the halves 49088, 39213, 24901 and 18914; times 10 / 65536."""
    stream = stream_of(SEED + ":0")
    assert [stream.fast_below(10) for _ in range(4)] == [7, 5, 3, 2]
    assert stream.word() == 612647418


@pytest.mark.parametrize("n", [1, 2, 7, 40, 110])
def test_quick_numbers_below_n_all_come_up_about_as_often(n: int) -> None:
    stream = stream_of(f"quick {n}")
    counts = [0] * n
    for _ in range(400 * n):
        counts[stream.fast_below(n)] += 1
    assert all(280 < count < 520 for count in counts) or n == 1
    assert sum(counts) == 400 * n


def test_mixed_cards_are_the_same_cards_in_every_order() -> None:
    stream = stream_of("mix")
    found = set()
    for _ in range(300):
        cards = [0, 1, 2]
        stream.fast_shuffle(cards)
        found.add(tuple(cards))
    assert len(found) == 6


@given(st.integers(1, 2**32), st.binary(max_size=8))
def test_numbers_below_n_are_below_n(n: int, text: bytes) -> None:
    stream = stream_of(text.hex())
    assert all(0 <= stream.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [0, -1])
def test_a_number_below_nothing_is_a_mistake_that_is_named(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        stream_of("nothing").below(n)


@given(st.lists(st.integers(0, 50), max_size=60))
def test_a_shuffle_loses_no_card_and_leaves_the_deck_alone(cards: list[int]) -> None:
    before = cards[:]
    assert sorted(SeedChance(SEED).shuffle(cards)) == sorted(cards)
    assert cards == before


def test_every_order_of_three_cards_comes_up_about_as_often() -> None:
    stream = stream_of("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        stream.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_the_commitment_is_the_hash_of_the_seeds_text() -> None:
    # printf %s 00112233445566778899aabbccddeeff | sha256sum
    assert commitment_of(SEED) == "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"
    assert SeedChance(SEED).commitment == commitment_of(SEED)


def test_seeds_of_small_numbers_and_of_deal_codes_are_16_bytes_of_a_hash() -> None:
    # printf %s 7:0 | sha256sum, and the same for SUNNY42
    assert seed_of_number(7, 0) == "f5ff61d7b533cd7371f120b74bb93602"
    assert seed_of_text("SUNNY42") == "d55712e27c9ca0c7e6cf3644eb379f81"
    assert seed_of_number(7, 1) != seed_of_number(7, 0)
    assert check_seed(SEED) == SEED


@pytest.mark.parametrize("code", ["A", "7", "SUNNY42", "sunny42", "x" * 32])
def test_a_deal_code_is_letters_and_digits_at_most_32_of_them(code: str) -> None:
    assert check_deal_code(code) == code
    assert seed_of_code(code) == seed_of_text(code)


def test_capital_and_small_letters_make_different_deals() -> None:
    assert seed_of_code("SUNNY42") == "d55712e27c9ca0c7e6cf3644eb379f81" != seed_of_code("Sunny42")


@pytest.mark.parametrize("code", ["", " ", "SUNNY 42", "SUNNY-42", "SUNNY42\n", "ñandú", "٣", "x" * 33])
def test_what_is_no_deal_code_is_refused(code: str) -> None:
    for read in (check_deal_code, seed_of_code):
        with pytest.raises(Refused) as wrong:
            read(code)
        assert wrong.value.refusal.code == "bad-deal-code"
        assert wrong.value.refusal.facts == {"code": code, "longest": 32}


@pytest.mark.parametrize("seed", ["", "00", SEED.upper(), SEED + "0", "g" * 32])
def test_a_seed_is_32_hex_digits(seed: str) -> None:
    with pytest.raises(Refused) as wrong:
        SeedChance(seed)
    assert wrong.value.refusal.code == "bad-seed"
    assert wrong.value.refusal.facts == {"seed": seed}


def outcomes(chance: Chance) -> list[list[str]]:
    return chance.written(NAMES)


def test_outcomes_are_written_in_the_order_they_happened_cards_by_name_numbers_plain() -> None:
    chance = SeedChance(SEED)
    chance.shuffle(list(range(10)))
    chance.draw([(10, 15), (0, 0)])
    assert outcomes(chance) == [["c5", "c8", "c1", "c4", "c7", "c0", "c3", "c2", "c9", "c6"], ["13", "0"]]


def test_what_a_player_does_with_a_pile_does_not_change_what_is_written() -> None:
    chance = SeedChance(SEED)
    pile = chance.shuffle([0, 1, 2])
    pile.clear()
    drawn = chance.draw([(1, 6)])
    drawn.clear()
    assert [len(outcome) for outcome in outcomes(chance)] == [3, 1]
    told = RecordedChance(outcomes(chance), NAMES, SEED)
    told.shuffle([0, 1, 2]).clear()
    told.draw([(1, 6)]).clear()
    assert outcomes(told) == outcomes(chance)


def test_a_copy_goes_on_as_the_original_would_and_leaves_it_alone() -> None:
    chance = SeedChance(SEED)
    chance.draw([(1, 6)])
    copy = chance.copy()
    shuffled = copy.shuffle(list(range(10)))
    assert len(chance.outcomes) == 1
    assert chance.shuffle(list(range(10))) == shuffled
    assert shuffled != SeedChance(SEED).shuffle(list(range(10)))


def test_search_has_a_stream_of_its_own_and_no_seed() -> None:
    chance = SearchChance(stream_of("mine"), "abc")
    assert chance.seed is None
    assert chance.commitment == "abc"
    assert sorted(chance.shuffle([3, 1, 2])) == [1, 2, 3]
    assert chance.draw([(4, 4), (9, 9)]) == [4, 9]
    assert {chance.draw([(3, 5)])[0] for _ in range(50)} == {3, 4, 5}
    assert chance.outcomes == []
    copy = chance.copy()
    assert isinstance(copy, SearchChance)
    assert copy.stream is chance.stream
    assert copy.commitment == "abc"


def test_a_record_without_a_seed_is_believed_if_it_is_possible() -> None:
    chance = RecordedChance([["c2", "c0", "c1"], ["7"]], NAMES, None)
    assert chance.commitment == ""
    assert chance.shuffle([0, 1, 2]) == [2, 0, 1]
    assert chance.left_over() == 1
    assert chance.draw([(1, 7)]) == [7]
    assert chance.left_over() == 0
    assert outcomes(chance) == [["c2", "c0", "c1"], ["7"]]


def test_a_record_with_its_seed_is_checked_against_it() -> None:
    right = [["c5", "c8", "c1", "c4", "c7", "c0", "c3", "c2", "c9", "c6"], ["13"]]
    chance = RecordedChance(right, NAMES, SEED)
    assert chance.commitment == commitment_of(SEED)
    assert chance.shuffle(list(range(10))) == [5, 8, 1, 4, 7, 0, 3, 2, 9, 6]
    copy = chance.copy()
    assert copy.draw([(10, 15)]) == [13]
    assert chance.left_over() == 1
    assert chance.draw([(10, 15)]) == [13]


def test_a_copy_of_told_chance_is_checked_against_the_seed_too() -> None:
    shuffled = [f"c{card}" for card in SeedChance(SEED).shuffle([0, 1, 2])]
    chance = RecordedChance([shuffled, shuffled], NAMES, SEED)
    assert chance.shuffle([0, 1, 2])
    copy = chance.copy()
    assert copy.seed == SEED
    with pytest.raises(Refused) as wrong:
        # The second outcome follows from the seed in another way than the first.
        copy.shuffle([0, 1, 2])
    assert wrong.value.refusal.code == "chance-not-from-seed"
    believed = RecordedChance([shuffled, shuffled], NAMES, None).copy()
    assert believed.shuffle([0, 1, 2])
    assert believed.shuffle([0, 1, 2])


def refusal_of(told: list[list[str]], seed: str | None = None, *, draw: bool = False) -> tuple[str, object]:
    chance = RecordedChance(told, NAMES, seed)
    with pytest.raises(Refused) as wrong:
        _ = chance.draw([(1, 6), (1, 6)]) if draw else chance.shuffle([0, 1, 2])
    return wrong.value.refusal.code, wrong.value.refusal.facts["outcome"]


@pytest.mark.parametrize("told", [["c0", "c1"], ["c0", "c1", "c1"], ["c0", "c1", "x"], ["c0", "c1", "c2", "c2"], []])
def test_a_told_shuffle_that_is_no_permutation_is_refused(told: list[str]) -> None:
    assert refusal_of([told]) == ("chance-no-permutation", 1)


@pytest.mark.parametrize(
    "told",
    [["1"], ["1", "2", "3"], ["0", "1"], ["1", "7"], ["1", "x"], ["01", "2"], ["1", "-2"], ["1", "²"], ["1", ""]],
)
def test_told_numbers_that_cannot_be_drawn_are_refused(told: list[str]) -> None:
    assert refusal_of([told], draw=True) == ("chance-out-of-range", 1)


def test_told_chance_that_does_not_follow_from_the_seed_is_refused() -> None:
    right = [f"c{card}" for card in SeedChance(SEED).shuffle([0, 1, 2])]
    assert RecordedChance([right], NAMES, SEED).shuffle([0, 1, 2])
    assert refusal_of([right[1:] + right[:1]], SEED) == ("chance-not-from-seed", 1)
    drawn = [str(number) for number in SeedChance(SEED).draw([(1, 6), (1, 6)])]
    assert refusal_of([drawn[::-1]], SEED, draw=True) == ("chance-not-from-seed", 1)


def test_chance_that_a_record_does_not_tell_is_missed() -> None:
    assert refusal_of([]) == ("chance-missing", 1)
    assert refusal_of([], draw=True) == ("chance-missing", 1)
    chance = RecordedChance([["1"]], NAMES, None)
    chance.draw([(1, 6)])
    with pytest.raises(Refused) as wrong:
        chance.draw([(1, 6)])
    assert wrong.value.refusal.facts == {"outcome": 2}
