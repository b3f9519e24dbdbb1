"""Every answer in a key is worked out a second time here: from the rule book, by hand, without asking the rules.

The tasks are made by the rules of the games; these few lines know only what a rule book says.
"""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from playmat.core.match import Match
from playmat.games.registry import find_game
from playmat.pictures.example import match_of
from playmat.print.tasks import Task
from playmat.print.worksheet import tasks_of

CODES = ("", "ROCKET7")
SHEETS = [(code, version) for code in CODES for version in "AB"]
COLOURS = ("green", "orange", "red")


@cache
def sheet(game: str, code: str, version: str) -> tuple[Task, ...]:
    return tasks_of(game, code, version)


def reached(game: str, task: Task) -> Match:
    return match_of(find_game(game), task.example)


def now_of(game: str, task: Task, seat: int | None) -> dict[str, object]:
    return dict(reached(game, task).view(seat)["now"])


# Number Line


def counting_cards(task: Task) -> dict[int, int]:
    """The numbers with a counting card, and whose it is: of round 2 only the plain cards."""
    moves = [move.split() for move in task.example.moves]
    if task.kind == "decoys":
        moves = [move for move in moves[task.example.seats :] if move[1] == "card"]
    return {int(number): int(seat) for seat, _, number in moves}


def owners(cards: dict[int, int]) -> list[str]:
    """NL-7: strictly closer than every other player's."""
    found = []
    for number in range(1, 11):
        nearest = min(abs(number - card) for card in cards)
        who = {seat for card, seat in cards.items() if abs(number - card) == nearest}
        found.append(COLOURS[who.pop()] if len(who) == 1 else "nobody")
    return found


@pytest.mark.parametrize(("code", "version"), SHEETS)
def test_whose_number_it_is(code: str, version: str) -> None:
    """NL-7"""
    for task in sheet("number-line", code, version):
        cards = counting_cards(task)
        told = owners(cards)
        if task.kind in ("owners", "decoys"):
            assert task.answer == tuple(told)
        elif task.kind == "whose":
            assert task.answer == (told[int(str(task.facts["number"])) - 1],)
        elif task.kind == "nobody":
            assert task.answer == tuple(str(number) for number, who in enumerate(told, 1) if who == "nobody")
        elif task.kind == "points":
            assert task.answer == tuple(str(told.count(colour)) for colour in COLOURS)
        else:
            mine = COLOURS.index(str(task.facts["colour"]))
            free = [number for number in range(1, 11) if number not in cards]
            gains = {number: owners({**cards, number: mine}).count(COLOURS[mine]) for number in free}
            most = max(gains.values())
            assert task.answer == (str(max(gains, key=gains.__getitem__)), str(most))
            assert list(gains.values()).count(most) == 1


# Sevens

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")


def next_cards(laid: list[str], centre: str, highest: int) -> set[str]:
    """SV-4: the centre of a suit, then its neighbours up and down."""
    found = set()
    for suit in "CDHS":
        places = [RANKS.index(card[:-1]) for card in laid if card[-1] == suit]
        if not places:
            found.add(centre + suit)
        for place in (min(places, default=0) - 1, max(places, default=highest) + 1):
            if places and 0 <= place < highest:
                found.add(RANKS[place] + suit)
    return found


def cost(card: str) -> int:
    """SV-11"""
    return 15 if card[0] == "A" else 10 if card[:-1] in ("9", "10") else 5


@pytest.mark.parametrize(("code", "version"), SHEETS)
def test_what_fits_and_what_a_hand_costs(code: str, version: str) -> None:
    """SV-4, SV-5, SV-11, SV-13"""
    for task in sheet("sevens", code, version):
        if task.kind in ("hand", "hands"):
            hands = [hand.split() for hand in task.shown.values()]
            assert task.answer == tuple(str(sum(map(cost, hand))) for hand in hands)
            over = now_of("sevens", task, None)
            assert [set(over["hands"][int(seat)]) for seat in task.shown] == [set(hand) for hand in hands]  # type: ignore[index]  # a view
            continue
        junior = task.kind == "fits-junior"
        now = now_of("sevens", task, task.example.seat)
        laid = [card for chain in now["chains"] for card in chain]  # type: ignore[attr-defined]  # a view
        wanted = next_cards(laid, "3" if junior else "7", 6 if junior else 10)
        hand: list[str] = now["hand"]  # type: ignore[assignment]  # a view
        fitting = tuple(card for card in hand if card in wanted)
        if task.kind == "next":
            assert set(task.answer) == {card for card in wanted if any(card[-1] == one[-1] for one in laid)}
        elif task.kind == "knock":
            assert task.answer == (("put", *fitting) if fitting else ("knock",))
        else:
            assert task.answer == fitting


# Big Bang

Spot = tuple[int, int]


def spot_in(text: str) -> Spot:
    row, column = text.split(",")
    return int(row), int(column)


def beside(spot: Spot) -> list[Spot]:
    row, column = spot
    return [(row, column - 1), (row, column + 1), (row + 1 if (row + column) % 2 == 0 else row - 1, column)]


def board_in(task: Task) -> dict[Spot, str]:
    """What the moves have put: the star in the middle takes any number."""
    board = {(0, 0): "star"}
    for move in task.example.moves:
        _, _, rest = move.partition(" ")
        if "@" in rest:
            card, place = rest.split()[1:]
            board[spot_in(place.removeprefix("@"))] = card.partition("/")[0]
    return board


def suits_there(board: dict[Spot, str], card: str, spot: Spot) -> bool:
    """BB-2, BB-3, BB-4: free, beside a card, and one apart from every number it touches."""
    around = [board[one] for one in beside(spot) if one in board]
    return spot not in board and bool(around) and all(one == "star" or abs(int(one) - int(card)) == 1 for one in around)


@pytest.mark.parametrize(("code", "version"), SHEETS)
def test_which_number_may_lie_where(code: str, version: str) -> None:
    """BB-2, BB-3, BB-7, BB-11"""
    for task in sheet("big-bang", code, version):
        board = board_in(task)
        hand: list[str] = now_of("big-bang", task, 0)["sets"][0]["hand"]  # type: ignore[index]  # a view
        spots = {letter: spot_in(place) for letter, place in task.shown.items()}
        if task.kind == "places":
            card = str(task.facts["card"])
            assert task.answer == tuple(letter for letter, spot in spots.items() if suits_there(board, card, spot))
        elif task.kind == "cards":
            assert task.answer == tuple(card for card in hand if suits_there(board, card, spots["A"]))
        elif task.kind == "numbers":
            assert task.answer == tuple(card for card in "1234567" if suits_there(board, card, spots["A"]))
        elif task.kind == "dead":
            places = {one for spot in board for one in beside(spot)}
            alive = tuple(card for card in hand if any(suits_there(board, card, spot) for spot in places))
            assert task.answer == (("yes", *alive) if alive else ("no",))
        else:
            assert task.answer == (str(sum(2 if card[0] == "R" else 1 for card in board.values() if card != "star")),)


# Stars and Bars


def apart(one: str, other: str) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


def worth(tops: dict[str, str], card: str, cell: str) -> list[int]:
    """SB-6: for every card it touches, the points; nothing where the differences are not exactly right."""
    found = [1 if apart(card, tops[cell]) == 1 else 0] if cell in tops else []
    for other, top in tops.items():
        across, up = abs(ord(cell[0]) - ord(other[0])), abs(int(cell[1]) - int(other[1]))
        needs = {(1, 0): 2, (1, 1): 3, (0, 1): 4}.get((across, up))
        if needs is not None:
            found.append(needs if apart(card, top) == needs else 0)
    return found


@pytest.mark.parametrize(("code", "version"), SHEETS)
def test_differences_points_and_places(code: str, version: str) -> None:
    """SB-2, SB-6, SB-8"""
    for task in sheet("stars-and-bars", code, version):
        now = now_of("stars-and-bars", task, None)
        tops = {
            stack["cell"]: stack["cards"][-1]
            for stack in now["board"]  # type: ignore[attr-defined]  # a view
            if stack["cards"] and not stack["face_down"]
        }
        if task.kind == "differences":
            assert task.answer == tuple(str(apart(*pair.split())) for pair in task.shown.values())
        elif task.kind in ("points", "total"):
            points = sum(worth(tops, task.shown["card"], task.shown["A"]))
            before: int = now["scores"][task.example.seat]  # type: ignore[index]  # a view
            assert task.answer == ((str(points), str(before + points)) if task.kind == "total" else (str(points),))
            assert task.kind == "points" or task.facts["total"] == before
        elif task.kind == "places":
            spots = {letter: cell for letter, cell in task.shown.items() if letter != "card"}
            gains = {letter: worth(tops, task.shown["card"], cell) for letter, cell in spots.items()}
            assert task.answer == tuple(letter for letter, each in gains.items() if each and all(each))
        else:
            hand: list[str] = now["hands"][task.example.seat]  # type: ignore[index]  # a view
            brought = {card: sum(worth(tops, card, task.shown["A"])) for card in hand}
            assert task.answer == (max(brought, key=brought.__getitem__), str(max(brought.values())))


# Bang! Zoom!


def can_spell(hand: list[str], word: str) -> bool:
    """BZ-5, BZ-6: from the letters of the hand, and one is kept."""
    return not Counter(word) - Counter(hand) and len(word) < len(hand)


@cache
def shortest_list() -> frozenset[str]:
    """The dictionary as the game keeps it, all other ground rules left aside."""
    position = reached("bang-zoom", sheet("bang-zoom", "", "A")[0]).position
    words: set[str] = position.lexicon.words  # type: ignore[attr-defined]  # of this game alone
    return frozenset(words)


@cache
def all_lists() -> frozenset[str]:
    position = reached("bang-zoom", sheet("bang-zoom", "", "A")[0]).position
    lists: list[list[str]] = position.lexicon.shipped.words  # type: ignore[attr-defined]  # of this game alone
    return frozenset(word for words in lists for word in words)


@pytest.mark.parametrize(("code", "version"), SHEETS)
def test_which_words_may_be_laid_and_what_they_bring(code: str, version: str) -> None:
    """BZ-5, BZ-6, BZ-9, BZ-11"""
    for task in sheet("bang-zoom", code, version):
        if task.kind == "points":
            laid = [move.split()[2] for move in task.example.moves if move.startswith(f"{task.example.seat} lay ")]
            assert task.answer == (str(sum(10 if word == "BANG" else len(word) for word in laid)),)
            first = next(move for move in task.example.moves if move.endswith(" lay BANG"))
            assert first.startswith(str(task.example.seat)), "only the first one brings 10"
            continue
        now = now_of("bang-zoom", task, task.example.seat)
        hand: list[str] = now["hand"]  # type: ignore[assignment]  # a view
        early = () if now["goal"] == "ZOOM" else ("ZOOM",)
        possible = {word for word in shortest_list() if can_spell(hand, word) and word not in early}
        if task.kind == "judge":
            assert task.answer == tuple(word for word in task.shown.values() if word in possible)
            assert len(task.answer) < len(task.shown)
        elif task.kind == "missing":
            assert Counter(task.answer) == Counter("BANG") - Counter(hand)
        else:
            length = 3 if task.kind == "three" else max(map(len, possible))
            assert sorted(task.answer) == sorted(word for word in possible if len(word) == length)
            longer = {word for word in all_lists() if len(word) > length and can_spell(hand, word)}
            assert task.kind == "three" or not longer, "no list may know a longer one than the key"


@pytest.mark.parametrize("game", ["number-line", "sevens", "big-bang", "stars-and-bars", "bang-zoom"])
def test_neighbours_cannot_copy(game: str) -> None:
    """No two sheets have the same task, and the answers in a row differ."""
    sheets = [sheet(game, *which) for which in SHEETS]
    assert all(len(tasks) == 6 for tasks in sheets)
    for one, other in combinations(sheets, 2):
        assert [task.answer for task in one] != [task.answer for task in other]
        assert all(a.example != b.example for a, b in zip(one, other, strict=True))
