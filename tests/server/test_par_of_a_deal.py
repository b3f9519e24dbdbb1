"""The par of a deal of Big Bang: the same for everybody, found in a process of its own, and it tells no card."""

import socket
from contextlib import closing

from playmat.core.chance import seed_of_code
from playmat.games.big_bang.solver.dealt import deals_of
from playmat.games.registry import find_game
from playmat.server.workers.par_worker import ParQuestion, pars_of
from serving import Seat, Server


def par_at(seat: Seat) -> dict[str, object]:
    reply = seat.server.get(f"{seat.path}/par", seat.token)
    assert reply.status_code == 200, reply.text
    told: dict[str, object] = reply.json()
    return told


def test_the_daily_deal_has_the_same_par_for_everybody(server: Server) -> None:
    """28 cards can be put; 25 of them are drawn, three at a time, so with nine draws at least."""
    seats = [server.create(game="big-bang", seats=["me"], deal_code="D20261115", start=True) for _ in range(2)]
    ada, ben = (par_at(seat) for seat in seats)
    assert ada == ben
    assert ada["match"] == 1
    seed = seed_of_code("D20261115")
    (expected,) = pars_of(ParQuestion({}, 1, seed, "big-bang", find_game("big-bang").rules))
    assert ada["seats"] == [
        {
            "score": expected.score,
            "draws": expected.draws,
            "score_proved": expected.score_proved,
            "draws_proved": expected.draws_proved,
        }
    ]
    assert expected.score == 28
    assert expected.draws >= 9
    assert len(deals_of(find_game("big-bang").setup({}, 1), seed)[0].deck) == 28


def test_everybody_in_a_race_has_a_par(server: Server) -> None:
    """BB-15: with the same deal the same one."""
    ada = server.create(game="big-bang", seats=["me", "simple"], preset="race", start=True)
    seats = par_at(ada)["seats"]
    assert isinstance(seats, list)
    assert len(seats) == 2
    assert seats[0] == seats[1]


def test_what_has_no_par_says_so(server: Server) -> None:
    not_dealt = server.create(game="big-bang", seats=["me"])
    other_game = server.create(seats=["me", "simple"], start=True)
    several = server.create(game="big-bang", seats=["me"], options={"games": 2}, start=True)
    for seat in (not_dealt, other_game, several):
        reply = server.get(f"{seat.path}/par", seat.token)
        assert reply.status_code == 404
        assert reply.json()["code"] == "no-par"
    assert server.get(f"{several.path}/par").status_code == 401


def test_a_par_that_nobody_waits_for_keeps_nobody_waiting(server: Server) -> None:
    """Each takes a second or more; who asks in earnest does not wait for a dozen and a half of them."""
    gone = [server.create(game="big-bang", seats=["me"], deal_code=f"GONE{number}", start=True) for number in range(18)]
    for seat in gone:
        with closing(socket.create_connection(("127.0.0.1", server.port))) as line:
            head = f"GET {seat.path}/par HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {seat.token}\r\n\r\n"
            line.sendall(head.encode())
    assert par_at(server.create(game="big-bang", seats=["me"], deal_code="HERE", start=True))["match"] == 1
    assert '"trace"' not in server.log.read_text()
