"""Another match when the host does not play along, or is not there: anybody with a seat may begin it."""

from serving import Seat, Server, my_moves


def played_to_the_end(*people: Seat) -> None:
    for _ in range(400):
        for seat in people:
            table = seat.table()
            if table["stage"] == "over":
                return
            moves = my_moves(table)
            if moves:
                seat.do("move", text=moves[0])
    raise AssertionError("the match has no end")


def test_players_begin_again_where_the_host_sits_out(server: Server) -> None:
    host = server.create(seats=["open", "open"])
    ada, ben = server.join(host.code, "Ada"), server.join(host.code, "Ben")
    host.do("start")
    assert ada.refused("rematch") == "match-running"
    assert not ada.table()["you"]["may_rematch"]
    played_to_the_end(ada, ben)
    assert ben.table()["you"] == {"seat": 1, "host": False, "may_rematch": True}
    ben.do("rematch")
    assert ada.table()["stage"] == "playing"


def test_a_host_who_plays_and_is_there_is_not_overtaken(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    with ada.live() as line:
        line.table_until(lambda table: table["stage"] == "playing")
        played_to_the_end(ada, ben)
        assert not ben.table()["you"]["may_rematch"]
        assert ben.refused("rematch") == "not-host"
        assert ada.table()["you"]["may_rematch"]


def test_a_host_who_is_gone_keeps_nobody_from_playing_again(server: Server) -> None:
    ada = server.create(seats=["me", "open", "open"])
    ben, eva = server.join(ada.code, "Ben"), server.join(ada.code, "Eva")
    ada.do("start")
    ada.do("stand-in", on=True)
    played_to_the_end(ben, eva)
    assert eva.table()["you"]["may_rematch"], "a bot stands in for the host"
    eva.do("rematch")
    assert ben.table()["stage"] == "playing"


def test_who_only_watches_begins_nothing(server: Server) -> None:
    host = server.create(seats=["simple", "simple"], spectators=True, start=True)
    host.wait_for(lambda table: table["stage"] == "over")
    reply = server.post(f"/api/tables/{host.code}/watch", {})
    watcher = Seat(server, reply.json())
    assert not watcher.table()["you"]["may_rematch"]
    assert watcher.refused("rematch") == "not-host"
