"""A table whose players count: who leaves, runs out of time or ends it, and what nobody is sent too early."""

import pytest
from tools.proof.leaks import Found, check_one

from counting import right_points, to_the_count
from playmat.core.game import Game
from playmat.core.options import Choice
from playmat.games.number_line.rules.game import NumberLine
from playmat.games.sevens.rules.game import Sevens
from serving import NO_EVENTS, Json, Seat, Server, is_over

PRACTICE = {"count": "practice"}


def counting(server: Server, game: str, people: int = 3, **wish: object) -> tuple[list[Seat], Json]:
    """People only, each of whom has something to count."""
    for name in "abcdefgh":
        options = {**PRACTICE, **wish.get("options", {})}  # type: ignore[dict-item]  # options of a test
        ada = server.create(game=game, seats=["me", *["open"] * (people - 1)], **{**wish, "options": options})
        seats = [ada, *(server.join(ada.code, nickname) for nickname in ("Ben", "Mia", "Leo")[: people - 1])]
        ada.do("start")
        table = to_the_count(seats, name)
        if game == "number-line" or len(actors(table)) > 1:
            return seats, table
    raise AssertionError("there was never anything to count")


def actors(table: Json) -> list[int]:
    found: list[int] = table["play"]["view"]["actors"]
    return found


@pytest.mark.parametrize("game", ["sevens", "number-line"])
def test_a_bot_states_the_points_of_a_seat_that_somebody_has_left(server: Server, game: str) -> None:
    """SV-16, NL-18: the table goes on, and the points are right."""
    seats, table = counting(server, game)
    gone, *others = actors(table)
    right = [right_points(table, seat) for seat in range(3)]
    seats[gone].do("leave")
    for seat in others:
        seats[seat].do("move", text=f"say {right[seat]}")
    here = seats[others[0]]
    if game == "sevens":
        ended = here.wait_for(is_over)
        assert ended["play"]["view"]["result"]["scores"] == right
    else:
        ended = here.wait_for(lambda table: table["play"]["view"]["now"]["stage"] == "round")
        assert ended["play"]["view"]["now"]["scores"] == right


@pytest.mark.parametrize("game", ["sevens", "number-line"])
def test_the_clock_states_the_right_points(server: Server, game: str) -> None:
    """SV-16, NL-18: `timeout_move` for each seat that still counts."""
    seats, table = counting(server, game, clock={"kind": "move", "seconds": 1})
    right = [right_points(table, seat) for seat in range(3)]
    with seats[0].live() as line:
        ended = line.table_until(lambda table: table["play"]["view"]["now"]["counting"] is None)
    scores = ended["play"]["view"]["result"]["scores"] if is_over(ended) else ended["play"]["view"]["now"]["scores"]
    assert scores == right


def test_a_finished_game_is_not_lost_when_the_host_ends_the_match(server: Server) -> None:
    """SV-16: the missing sums are stated first, so the match is over and somebody has won it."""
    seats, table = counting(server, "sevens")
    first = actors(table)[0]
    right = [right_points(table, seat) for seat in range(3)]
    seats[first].do("move", text=f"say {right[first]}")
    seats[0].do("end")
    ended = seats[0].table()
    result = ended["play"]["view"]["result"]
    assert (ended["stage"], result["end"], result["scores"]) == ("over", "out", right)
    assert result["winners"] == [seat for seat in range(3) if right[seat] == 0]
    record = server.get(f"{seats[0].path}/record", seats[0].token).json()
    assert record["result"]["scores"] == right


def test_of_several_games_those_that_are_finished_count(server: Server) -> None:
    """SV-16: the game is added up, and then the match is abandoned."""
    seats, table = counting(server, "sevens", options={"games": 2})
    right = [right_points(table, seat) for seat in range(3)]
    seats[0].do("end")
    result = seats[0].table()["play"]["view"]["result"]
    assert result["end"] == "abandon"
    assert [game["scores"] for game in result["games"]] == [right]


def test_a_round_in_the_middle_of_a_game_is_abandoned_as_ever(server: Server) -> None:
    """NL-18: nothing is decided yet."""
    seats, _ = counting(server, "number-line")
    seats[0].do("end")
    result = seats[0].table()["play"]["view"]["result"]
    assert (result["end"], result["games"]) == ("abandon", [])


@pytest.mark.parametrize("game", ["sevens", "number-line"])
def test_a_wrong_number_cannot_be_undone(server: Server, game: str) -> None:
    """SV-16, NL-18: it stays in the record. Nor can a move be undone after somebody has stated something."""
    seats, table = counting(server, game, helps={"take_back": True})
    first, second = actors(table)[:2]
    seats[first].do("move", text=f"say {right_points(table, first) + 1}")
    assert seats[first].table(NO_EVENTS)["play"]["may_take_back"] is False
    for seat in (first, second):
        assert seats[seat].refused("take-back") == "nothing-to-take-back"


class Practice(Choice):
    """An option that always has its last value in random tables."""

    def __init__(self, other: Choice) -> None:
        super().__init__("count", ["auto", "practice"], other.rule)
        self.usual = ["practice"]


@pytest.mark.parametrize("game", [Sevens(), NumberLine()], ids=["sevens", "number-line"])
def test_nothing_sent_while_players_count_tells_what_a_seat_cannot_know(game: Game) -> None:
    """SV-16, NL-18: what `make leaks` does, where players count; whole frames, changes, dry runs and the big screen."""
    game.options = [Practice(option) if option.name == "count" else option for option in game.options]  # type: ignore[arg-type]  # the one named count is a choice
    found = Found()
    for number in range(2):
        check_one(game, f"counting {number}", found)
    assert found.faults == []
    assert found.compared > 200
