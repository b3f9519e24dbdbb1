"""What hints say about Number Line, counted again from the cards as they lie."""

from collections import Counter

import pytest

from advising import Said, all_said
from playmat.core.options import Options

TABLES: list[tuple[Options, int]] = [
    ({}, 2),
    ({"decoys": "open"}, 3),
    ({}, 5),
    ({"decoys": "open"}, 2),
    ({"start": "random"}, 4),
]

Card = tuple[int, int]  # the number it lies on, and whose it is


def counting(said: Said, extra: list[Card]) -> list[Card]:
    """NL-7: the cards that count, a face-down one of another among them."""
    kinds = ["card", "hidden", *(["decoy"] if said.now["round"] == 3 else [])]
    line = said.now["line"]
    lying = [(number, slot["seat"]) for number, slot in enumerate(line, 1) if slot and slot["kind"] in kinds]
    return lying + extra


def owned(cards: list[Card], seat: int, length: int) -> list[int]:
    """The numbers to which some card of the seat is strictly closer than every card of others."""
    far = 99
    found = []
    for number in range(1, length + 1):
        own = min((abs(number - place) for place, whose in cards if whose == seat), default=far)
        others = min((abs(number - place) for place, whose in cards if whose != seat), default=far)
        if own < others:
            found.append(number)
    return found


def placed(said: Said, move: str) -> list[Card]:
    """A move as a card that counts, or nothing for a decoy that does not."""
    kind, _, number = move.partition(" ")
    counts = kind == "card" or said.now["round"] == 3
    return [(int(number), said.seat)] if counts else []


def free_after(said: Said, *moves: str) -> list[int]:
    taken = [int(move.split()[1]) for move in moves]
    return [number for number, slot in enumerate(said.now["line"], 1) if slot is None and number not in taken]


def worst(said: Said, move: str) -> int:
    """The fewest numbers left after any single card of another."""
    other = (said.seat + 1) % len(said.now["scores"])
    length = len(said.now["line"])
    cards = counting(said, placed(said, move))
    return min(len(owned([*cards, (place, other)], said.seat, length)) for place in free_after(said, move))


def recount(said: Said) -> None:
    facts, seat, length = said.facts, said.seat, len(said.now["line"])
    others_left = [left for other, left in enumerate(said.now["cards_left"]) if other != seat]
    cards = counting(said, placed(said, said.move))
    if "number" in facts:
        assert facts["number"] == int(said.move.split()[1])
    if "hidden" in facts:
        assert (facts["hidden"] == "yes") == any(slot and slot["kind"] == "hidden" for slot in said.now["line"])
    if said.key == "nl-own":
        assert facts["numbers"] == owned(cards, seat, length)
        assert facts["count"] == len(facts["numbers"])
    elif said.key in ("nl-final", "nl-decoy-nothing"):
        assert not any(others_left) or not free_after(said, said.move)
    elif said.key == "nl-final-score":
        assert not any(others_left) or not free_after(said, said.move)
        scores = [len(owned(cards, one, length)) for one in range(len(others_left) + 1)]
        assert facts["count"] == scores.pop(seat)
        assert facts["other"] == max(scores)
    elif said.key == "nl-decoy-waits":
        assert facts["to_come"] == sum(others_left)
        assert said.move.startswith("decoy")
        assert "card" in said.now["own_cards"]
    elif said.key == "nl-card-later":
        counts = {place: len(owned([*cards, (place, seat)], seat, length)) for place in free_after(said, said.move)}
        assert counts[facts["place"]] == facts["count"] == max(counts.values())
    elif said.key == "nl-decoy-beside":
        assert facts["rival_kept"] == worst(said, said.rival)
        assert facts["rival"] == int(said.rival.split()[1])
    else:
        assert said.key in ("nl-kept", "nl-kept-more", "nl-kept-beside", "nl-decoy-blocks")
        assert facts["kept"] == worst(said, said.move)
        if "rival" in facts:
            assert facts["rival"] == int(said.rival.split()[1])
            assert facts["rival_kept"] == worst(said, said.rival)
            assert (facts["rival_kept"] < facts["kept"]) == (said.key == "nl-kept-more")


@pytest.fixture(scope="module")
def found() -> list[Said]:
    return list(all_said("number-line", 150, TABLES, 12))


def test_every_fact_about_the_line_is_true(found: list[Said]) -> None:
    """NL-5, NL-7, NL-14."""
    assert len(found) > 300
    for said in found:
        recount(said)


def test_all_that_can_be_said_about_the_line_is_said_somewhere(found: list[Said]) -> None:
    keys = Counter(said.key for said in found)
    assert set(keys) == {
        "nl-own", "nl-final", "nl-final-score", "nl-kept", "nl-kept-more", "nl-kept-beside", "nl-decoy-waits",
        "nl-card-later", "nl-decoy-blocks", "nl-decoy-beside", "nl-decoy-nothing",
    }  # fmt: skip
