"""What hints say about Big Bang, counted again on the triangles themselves."""

from collections import Counter
from typing import Any

import pytest

from advising import Said, all_said, card_told, told
from playmat.core.options import Options

TABLES: list[tuple[Options, int]] = [({}, 1), ({"mode": "race"}, 2), ({"draw": "free"}, 1), ({"replay": True}, 1)]

Cell = tuple[int, int]
Board = dict[Cell, int]  # the star is 0


def cell_of(text: str) -> Cell:
    row, _, column = text.partition(",")
    return int(row), int(column)


def around(cell: Cell) -> list[Cell]:
    """The cells that share an edge: left, right, and below or above as the triangle points up or down."""
    row, column = cell
    return [(row, column - 1), (row, column + 1), (row + 1 if (row + column) % 2 == 0 else row - 1, column)]


def places(board: Board, number: int) -> int:
    """BB-2 to BB-4: the free cells beside a card where every neighbour is the star or one apart."""
    free = {cell for lying in board for cell in around(lying)} - set(board)
    return sum(
        1
        for cell in free
        if all(board[other] == 0 or abs(board[other] - number) == 1 for other in around(cell) if other in board)
    )


def board_of(said: Said) -> Board:
    own = said.now["sets"][said.seat]
    return {(0, 0): 0} | {cell_of(put["cell"]): int(put["card"]) for put in own["board"]}


def after(said: Said, move: str) -> Board:
    _, card, place = move.split()
    return board_of(said) | {cell_of(place.removeprefix("@")): int(card)}


def deck_of(said: Said) -> list[int]:
    """What has not been seen yet."""
    own = said.now["sets"][said.seat]
    whole = Counter(number for number in range(1, 8) for _ in range(number))
    seen = [int(put["card"]) for put in own["board"]] + [int(card) for card in own["hand"] + own["discards"]]
    return list((whole - Counter(seen)).elements())


def to_put(said: Said, move: str) -> set[int]:
    own = said.now["sets"][said.seat]
    cards = deck_of(said) + [int(card) for card in own["hand"] + own["discards"]]
    cards.remove(int(move.split()[1]))
    return set(cards)


def one_apart(said: Said, number: int) -> int:
    return sum(1 for card in deck_of(said) if abs(card - number) == 1)


def recount(said: Said) -> None:
    facts: Any = said.facts
    if said.key in ("bb-places", "bb-places-beside"):
        kind = int(card_told(facts["kind"]))
        assert facts["places"] == places(after(said, said.move), kind)
        assert kind in to_put(said, said.move)
        assert f"{card_told(facts['card'])} @{facts['cell']}" == said.move.split(" ", 1)[1]
        if "rival" in facts:
            assert f"{card_told(facts['rival'])} @{facts['rival_cell']}" == said.rival.split(" ", 1)[1]
            assert facts["rival_places"] == places(after(said, said.rival), kind) != facts["places"]
    elif said.key == "bb-nowhere":
        board = after(said, said.move)
        expected = [str(card) for card in sorted(to_put(said, said.move)) if not places(board, card)]
        assert told(facts["cards"]) == expected
    elif said.key == "bb-all-live":
        assert all(places(after(said, said.move), card) for card in to_put(said, said.move))
    elif said.key == "bb-deck":
        deck = deck_of(said)
        assert facts == {"number": len(deck), "count": sum(1 for card in deck if places(board_of(said), card))}
    elif said.key == "bb-last":
        assert to_put(said, said.move) == set()
    elif said.key == "bb-draw-pile":
        assert deck_of(said) == []
    else:
        assert said.key in ("bb-top", "bb-top-beside")
        assert facts["count"] == one_apart(said, int(said.move.split()[-1]))
        assert card_told(facts["card"]) == said.move.split()[-1]
        if "rival" in facts:
            assert facts["rival_count"] == one_apart(said, int(said.rival.split()[-1]))


@pytest.fixture(scope="module")
def found() -> list[Said]:
    return list(all_said("big-bang", 320, TABLES, 44))


def test_every_fact_about_places_is_true(found: list[Said]) -> None:
    """BB-2 to BB-4, BB-7."""
    assert len(found) > 600
    for said in found:
        recount(said)


def test_all_that_can_be_said_about_the_triangles_is_said_somewhere(found: list[Said]) -> None:
    keys = Counter(said.key for said in found)
    assert set(keys) - {"bb-draw-pile"} == {
        "bb-places", "bb-places-beside", "bb-nowhere", "bb-all-live", "bb-deck", "bb-last", "bb-top", "bb-top-beside",
    }  # fmt: skip


def test_rules_cards_are_spoken_of_too() -> None:
    """BB-14: a hint for any position with rules cards has its sentences."""
    tables: list[tuple[Options, int]] = [({"rules_cards": 6}, 1), ({"rules_cards": 3, "mode": "race"}, 2)]
    assert len(list(all_said("big-bang", 30, tables, 44))) > 30
