"""What hints say about Stars and Bars, counted again from the board as everybody sees it."""

from collections import Counter
from typing import Any, cast

import pytest

from advising import Said, all_said, assert_sentence
from playing import start
from playmat.core.message import Message
from playmat.core.options import Options
from playmat.core.views import View
from playmat.games.registry import find_game
from playmat.insight.reasons import reasons_for

TABLES: list[tuple[Options, int]] = [
    ({}, 2), ({"housekeeping": "manual"}, 2), ({"announce": "practise"}, 2), ({"deck": 81}, 2),
    ({"housekeeping": "manual", "announce": "strict"}, 2),
]  # fmt: skip
INNER = ["b2", "c2", "b3", "c3"]
CELLS = [column + row for row in "1234" for column in "abcd"]
WORDS = {
    "S": "star", "B": "bar", "M": "moon", "r": "red", "b": "blue", "g": "gold", "s": "solid", "t": "striped",
    "o": "outline",
}  # fmt: skip
SELDOM = {"sb-no-answer", "sb-claim-clear", "sb-claim-remove", "sb-duty-clear", "sb-duty-remove"}
SIDES = {"over": 1, "beside": 2, "diagonal": 3, "above": 4, "below": 4}

Tops = dict[str, str]


def differences(card: str, other: str) -> int:
    """SB-2: a card is four letters, one for each attribute."""
    return sum(1 for one, another in zip(card, other, strict=True) if one != another)


def wanted(cell: str, other: str) -> int:
    """SB-6: how many differences a card needs to one on that space; 0 where they do not touch."""
    columns, rows = abs(ord(cell[0]) - ord(other[0])), abs(ord(cell[1]) - ord(other[1]))
    return {(0, 0): 1, (1, 0): 2, (1, 1): 3, (0, 1): 4}.get((columns, rows), 0)


def brings(tops: Tops, card: str, cell: str) -> list[int]:
    """SB-6: points for each card that it touches, nothing where the differences are wrong."""
    touched = [(wanted(cell, other), differences(card, top)) for other, top in tops.items() if wanted(cell, other)]
    return [needs if needs == found else 0 for needs, found in touched]


def may_go(tops: Tops, face_down: list[str], card: str, cell: str) -> bool:
    """SB-5, SB-7, SB-8."""
    if cell in face_down:
        return False
    parts = brings(tops, card, cell)
    return cell in INNER or (bool(parts) and all(parts))


def tops_of(now: Any) -> tuple[Tops, list[str]]:
    face_down = [stack["cell"] for stack in now["board"] if stack["face_down"]]
    tops = {stack["cell"]: stack["cards"][-1] for stack in now["board"] if stack["cards"] and not stack["face_down"]}
    return tops, face_down


def most_next(said: Said, move: str) -> int:
    """What the other's best card brings on the board after a move, stacks of four turned, cleared or removed."""
    _, card, cell = move.split()
    tops, face_down = tops_of(said.now)
    stack = next(stack for stack in said.now["board"] if stack["cell"] == cell)
    tops[cell] = card
    if len(stack["cards"]) + 1 == 4:
        del tops[cell]
        if cell in INNER:
            face_down.append(cell)
            if len(face_down) == 4:
                face_down = []
    hand = said.now["hands"][1 - said.seat]
    return max(
        (sum(brings(tops, other, place)) for other in hand for place in CELLS if may_go(tops, face_down, other, place)),
        default=0,
    )


def in_notation(one: Any) -> str:
    facts = one["facts"]
    letters = {word: letter for letter, word in WORDS.items()}
    return letters[facts["figure"]] + str(facts["number"]) + letters[facts["colour"]] + letters[facts["fill"]]


def recount(said: Said) -> None:
    facts = said.facts
    if said.move.startswith("put"):
        _, card, cell = said.move.split()
        tops, _ = tops_of(said.now)
        if "card" in facts:
            assert (in_notation(facts["card"]), facts["cell"]) == (card, cell)
        if "rival" in facts:
            _, rival, rival_cell = said.rival.split()
            assert (in_notation(facts["rival"]), facts["rival_cell"]) == (rival, rival_cell)
        recount_put(said, tops, card, cell)
    else:
        recount_duty(said)


def recount_put(said: Said, tops: Tops, card: str, cell: str) -> None:
    facts, points = said.facts, sum(brings(tops, card, cell))
    if said.key in ("sb-points", "sb-points-beside", "sb-nothing", "sb-nothing-beside"):
        assert said.match.setup.options["announce"] == "off", "SB-13: the points are for the player to say"
        assert facts["points"] == points
        shares = [share["facts"] for share in facts.get("shares", [])]
        assert sorted(share["points"] for share in shares) == sorted(part for part in brings(tops, card, cell) if part)
        assert all(SIDES[share["side"]] == share["points"] == wanted(cell, share["cell"]) for share in shares)
    if "rival_points" in facts or said.key in ("sb-more", "sb-less", "sb-same"):
        _, rival, rival_cell = said.rival.split()
        theirs = sum(brings(tops, rival, rival_cell))
        if "rival_points" in facts:
            assert facts["rival_points"] == theirs
        else:
            assert said.key == ("sb-more" if points > theirs else "sb-less" if points < theirs else "sb-same")
    if said.key in ("sb-answer", "sb-answer-beside"):
        assert facts["most"] == most_next(said, said.move)
        if "rival" in facts:
            assert facts["rival_most"] == most_next(said, said.rival)
            assert facts["rival_most"] != facts["most"]


def recount_duty(said: Said) -> None:
    facts = said.facts
    board = {stack["cell"]: stack for stack in said.now["board"]}
    claims = said.now["running"]["card"] is None
    full = [cell for cell, stack in board.items() if len(stack["cards"]) == 4 and not stack["face_down"]]
    if said.key in ("sb-end", "sb-end-due"):
        cell = said.now["running"]["cell"]
        turned_last = said.now["running"]["duties"] == [f"flip {cell}"]
        due = cell in full or (turned_last and all(board[inner]["face_down"] for inner in INNER))
        assert due == (said.key == "sb-end-due")
    elif said.key == "sb-back":
        running = said.now["running"]
        assert facts["points"] == running["points"] - running["claimed"]
    elif said.key in ("sb-claim-clear", "sb-duty-clear"):
        assert all(board[cell]["face_down"] for cell in INNER)
        assert (facts["points"], claims) == (4, said.key == "sb-claim-clear")
    else:
        verb, cell = said.move.split()
        assert said.key == f"sb-{'claim' if claims else 'duty'}-{verb}"
        assert facts == {"cell": cell, "cards": len(board[cell]["cards"]), "points": 2}
        assert facts["cards"] >= 4


@pytest.fixture(scope="module")
def found() -> list[Said]:
    return list(all_said("stars-and-bars", 220, TABLES, 90))


def test_every_fact_about_points_and_answers_is_true(found: list[Said]) -> None:
    """SB-5 to SB-12."""
    assert len(found) > 500
    for said in found:
        recount(said)


def test_all_that_can_be_said_about_the_board_is_said_somewhere(found: list[Said]) -> None:
    keys = Counter(said.key for said in found)
    assert set(keys) - SELDOM == {
        "sb-points", "sb-points-beside", "sb-nothing", "sb-nothing-beside", "sb-more", "sb-less", "sb-same",
        "sb-answer", "sb-answer-beside", "sb-end", "sb-end-due", "sb-back", "sb-claim-flip", "sb-duty-flip",
    }  # fmt: skip


def manual_view() -> tuple[View, Any, int]:
    match = start("stars-and-bars", {"housekeeping": "manual"})
    seat = match.actors()[0]
    view = match.view(seat)
    return view, view["now"], seat


def said_about(view: View, seat: int, text: str) -> list[Message]:
    game = find_game("stars-and-bars")
    found = list(reasons_for(game, view, seat, cast(int, game.parse(text)), None, 9))
    for said in found:
        assert_sentence(said, "stars-and-bars")
    return found


def test_a_forgotten_outer_stack_is_worth_two_points() -> None:
    """SB-11, SB-12."""
    view, now, seat = manual_view()
    deck = find_game("stars-and-bars").card_names[:54]
    open_cards = {card for hand in now["hands"] for card in hand} | {c for one in now["board"] for c in one["cards"]}
    now["board"][0]["cards"] = [card for card in deck if card not in open_cards][:4]
    now["deck"] -= 4
    said = said_about(view, seat, "remove a1")
    assert said == [{"key": "sb-claim-remove", "facts": {"cell": "a1", "cards": 4, "points": 2}}]


def test_four_inner_stacks_that_nobody_cleared_are_worth_four_points() -> None:
    """SB-10, SB-12."""
    view, now, seat = manual_view()
    for stack in now["board"]:
        stack["face_down"] = stack["inner"]
    assert said_about(view, seat, "clear") == [{"key": "sb-claim-clear", "facts": {"points": 4}}]


def test_the_last_card_of_a_game_has_no_answer() -> None:
    """SB-16: with no card in either hand the game is over."""
    view, now, seat = manual_view()
    card = now["hands"][seat][0]
    now["hands"] = [[card] if one == seat else [] for one in range(2)]
    gone = find_game("stars-and-bars").card_names[:54]
    lying = {card} | {one for stack in now["board"] for one in stack["cards"]}
    now["discards"] = [[one for one in gone if one not in lying]]
    now["deck"] = 0
    assert said_about(view, seat, f"put {card} b2")[-1]["key"] == "sb-no-answer"
