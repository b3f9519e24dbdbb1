"""Bang! Zoom! with a deck of the table's own, by the option `letters`."""

import json
from collections import Counter

import pytest

from bang_zoom_table import GAME, now_of
from playmat.bots.bot import TableTurn
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, stream_of
from playmat.core.record import read_record, record_of
from playmat.core.refusal import Refused
from playmat.core.replay import Fault, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.bang_zoom.rules.deck import COUNTS, counts_in, letters_text
from playmat.games.bang_zoom.rules.letters import CARD_NAMES
from playmat.games.bang_zoom.rules.own_deck import LARGEST, SMALLEST
from playmat.games.registry import find_game
from playmat.insight.advice import advise
from playmat.print.order import read_job
from playmat.print.shop import pages_of
from playmat.words.catalogue import catalogue

SEED = "00112233445566778899aabbccddeeff"
BOXED = "A9 B6 C2 D4 E12 G6 I8 M6 N8 O14 R6 S5 T6 U4 Y2 Z8"


def refused(letters: object) -> tuple[str, str]:
    """The code, and the sentence in English."""
    with pytest.raises(Refused) as wrong:
        GAME.setup({"letters": letters}, 2)  # type: ignore[dict-item]  # that is the point
    assert wrong.value.refusal.rule == "BZ-17"
    for language in ("en", "es"):
        sentence = catalogue(language, "bang-zoom").explain(wrong.value.refusal)
        assert "refused-" not in sentence
    return wrong.value.refusal.code, catalogue("en", "bang-zoom").explain(wrong.value.refusal)


def test_the_deck_table_is_the_listed_letters() -> None:
    """BZ-17: each as many times as it occurs; letters that are not listed are not in the deck."""
    names = [str(row["name"]) for row in GAME.deck_table(GAME.setup({"letters": BOXED}, 2).options)]
    assert names == [part[0] for part in BOXED.split() for _ in range(int(part[1:]))]
    assert [str(row["name"]) for row in GAME.deck_table(GAME.setup({}, 2).options)] == [
        letter for letter, count in COUNTS[3].items() for _ in range(count)
    ]


@pytest.mark.parametrize("letters", [BOXED, SMALLEST, LARGEST])
def test_a_match_is_dealt_from_it(letters: str) -> None:
    """BZ-1, BZ-17: and what a seat does not see is the rest of that deck."""
    match = GAME.start({"letters": letters}, 4, SeedChance(SEED))
    cards = Counter(match.chance.written(CARD_NAMES)[0])
    assert cards == counts_in(letters)
    assert now_of(match)["draw"] == sum(cards.values()) - 25
    unseen = GAME.knowledge(match.view(1)).unseen  # type: ignore[attr-defined]  # of this game's knowledge
    seen = now_of(match, 1)["hand"] + now_of(match)["discards"]
    assert Counter(CARD_NAMES[card] for card in unseen) + Counter(seen) == cards


MISSPELLED = ["a9 B9", "A9,B9", "A9  B9", " A9", "A9 ", "B9 A9", "A9 A9", "A09 B9"]


@pytest.mark.parametrize("letters", [*MISSPELLED, "A+9", "A", "9A", "Ñ5", "A٣", "AB9", "A99999"])
def test_another_spelling_is_refused_with_the_way_to_write_it(letters: str) -> None:
    """BZ-17: letters in alphabetical order with their counts, separated by spaces."""
    code, sentence = refused(letters)
    assert code == "option-not-letters"
    assert sentence.endswith(
        "in alphabetical order, with its number of cards: A9 B9 C2. Put one space between letters."
    )


@pytest.mark.parametrize("letters", [None, True, 3])
def test_another_type_is_refused(letters: object) -> None:
    """BZ-17: it is a text."""
    assert refused(letters)[0] == "option-not-letters"


@pytest.mark.parametrize(
    ("changes", "code", "part"),
    [
        ({"E": 31}, "letters-of-one-kind", "31 cards with the letter E. Each listed letter has 1 to 30 cards."),
        ({"O": 1}, "letters-without-goal", "one more O"),
        ({"O": 0}, "letters-without-goal", "these letters: O, O"),
        ({"B": 0, "Z": 0}, "letters-without-goal", "these letters: B, Z"),
        ({"Z": 4}, "letters-size", "The deck has 59 cards. A deck of your own needs 60 to 200."),
        ({"E": 30, "I": 30, "S": 30, "T": 30, "R": 30, "A": 30}, "letters-size", "The deck has 214 cards."),
    ],
)
def test_decks_out_of_range_are_refused(changes: dict[str, int], code: str, part: str) -> None:
    """BZ-17: 1 to 30 of each letter, 60 to 200 cards, BANG and ZOOM possible."""
    counts = counts_in(SMALLEST)
    assert counts is not None
    found, sentence = refused(letters_text({**counts, **changes}))
    assert found == code
    assert part in sentence


def test_a_letter_without_cards_is_left_out() -> None:
    """BZ-17: a listed letter occurs at least once."""
    assert refused("A6 B5 C0 E6 G5 I4 M5 N5 O9 R3 S3 T4 Z5")[0] == "letters-of-one-kind"


@pytest.mark.parametrize(("letters", "cards"), [(SMALLEST, 60), (LARGEST, 200)])
def test_the_smallest_and_the_largest_deck_are_allowed(letters: str, cards: int) -> None:
    """BZ-17: and letters in the deck exactly 30 times."""
    assert len(GAME.deck_table(GAME.setup({"letters": letters}, 2).options)) == cards
    counts = counts_in(BOXED)
    assert counts is not None
    more = letters_text({**counts, "E": 30})
    assert GAME.setup({"letters": more}, 2).options["letters"] == more
    assert letters_text(counts) == BOXED


@pytest.mark.parametrize("letters", [SMALLEST, LARGEST])
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_play_a_whole_game_with_it_and_its_record_replays(letters: str, seats: int) -> None:
    """BZ-17: the record lists the option, and another deck does not fit its deal."""
    match = GAME.start({"letters": letters}, seats, SeedChance(SEED))
    bots = [find_bot(("easy", "medium", "hard", "greedy")[seat], GAME) for seat in range(seats)]
    notes: list[MoveNote] = []
    while match.actors():
        seat = match.actors()[0]
        move = bots[seat].choose(TableTurn(match, seat), stream_of("a"))
        notes.append(MoveNote(seat, match.format(move)))
        match.play(seat, move)
    text = record_of(match, [SeatNote(f"Seat {seat}") for seat in range(seats)], notes).to_json()
    assert json.loads(text)["options"]["letters"] == letters
    assert replay(GAME, read_record(text)).result == match.result
    record = json.loads(text)
    record["options"]["letters"] = BOXED
    with pytest.raises(Fault) as wrong:
        replay(GAME, read_record(json.dumps(record)))
    assert wrong.value.refusal.code == "chance-no-permutation"


def test_hints_draw_from_it() -> None:
    """BZ-17: the cards that can come are those of the table's own deck."""
    match = GAME.start({"letters": BOXED}, 2, SeedChance(SEED))
    advice = advise(GAME, 1, match.view(1), stream_of("hint"), 10)
    drawing = next(choice for choice in advice.choices if choice.move == "draw")
    assert [said["facts"]["number"] for said in drawing.why if said["key"] == "bz-draw"] == [106 - 7]


def test_older_rules_have_no_deck_of_ones_own() -> None:
    """BZ-17: the option is empty there, or left out."""
    for rules in (1, 2):
        game = find_game("bang-zoom", rules)
        assert "letters" not in game.setup({"letters": ""}, 2).options
        with pytest.raises(Refused) as wrong:
            game.setup({"letters": BOXED}, 2)
        assert wrong.value.refusal.code == "option-of-later-rules"


def test_the_cards_that_are_printed_are_those_of_the_deck() -> None:
    """BZ-17: each as many times as it occurs."""
    for letters, counts in (("", COUNTS[3]), (BOXED, counts_in(BOXED))):
        job = read_job("bang-zoom", what="cards", backs=False, options=json.dumps({"letters": letters}))
        names = [picture.name for page in pages_of(job) for picture in page.pictures]
        assert Counter(names) == counts
