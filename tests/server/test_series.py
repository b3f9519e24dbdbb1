"""Play again: a running score for the people at a table, and a start that moves on."""

import msgspec
import pytest

from playmat.core.record import read_record
from playmat.core.replay import replay
from playmat.core.views import result_view
from playmat.games.registry import find_game
from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.frames import Frames, Reader
from playmat.table.inquiries import described
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import Table, rebuild
from serving import Json, Seat, Server, my_moves

SEED = "5eed" * 8


def again(ada: Seat, **how: object) -> Json:
    """One match more, to its end."""
    ada.do("rematch", **how)
    return ada.finish()


def raced(ada: Seat) -> list[int]:
    """The scores of a race: the other may end it at any moment, so that the own move comes too late."""
    while ada.table()["stage"] != "over":
        if ada.table()["stage"] == "between":
            ada.do("ready")
        moves = my_moves(ada.table())
        if moves and (answer := ada.say("move", text=moves[0]))["type"] == "refused":
            assert answer["code"] == "match-over"
    scores: list[int] = ada.table()["play"]["view"]["result"]["scores"]
    return scores


def last_lines(seat: Seat, kind: str) -> list[str]:
    events = [event for event in seat.table()["events"] if event["kind"] == kind]
    return [line["sentence"] for line in events[-1]["lines"]]


def test_the_running_score_counts_wins_and_points_of_every_match(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    assert ada.table()["series"] is None
    results = [ada.finish()["play"]["view"]["result"]]
    assert ada.table()["series"]["played"] == 1
    ada.do("rematch")
    assert ada.table()["series"]["played"] == 1, "a match that runs is not counted yet"
    results.append(ada.finish()["play"]["view"]["result"])
    series = ada.table()["series"]
    assert series["played"] == 2
    assert series["points"] == [sum(result["scores"][seat] for result in results) for seat in (0, 1)]
    assert series["wins"] == [sum(seat in result["winners"] for result in results) for seat in (0, 1)]
    assert [(one["match"], one["scores"], one["winners"]) for one in series["matches"]] == [
        (number, result["scores"], result["winners"]) for number, result in enumerate(results, 1)
    ]


def test_the_start_moves_on_from_match_to_match_and_the_record_replays(server: Server) -> None:
    """NL-2: the first seat of the game is one further on."""
    ada = server.create(seats=["me", "simple", "simple"], start=True)
    ada.finish()
    for match, first in ((2, 1), (3, 2), (4, 0)):
        table = again(ada)
        assert (table["play"]["match"], table["play"]["view"]["first"]) == (match, first)
        assert table["series"]["matches"][-1]["began"] == first
        record = server.get(f"{ada.path}/record?match={match}", ada.token).text
        assert read_record(record).first == first
        replayed = replay(find_game("number-line"), read_record(record))
        assert result_view(replayed.result) == table["play"]["view"]["result"]
        assert server.post("/api/replays", msgspec.json.decode(record)).status_code == 201


def test_the_host_can_begin_a_fresh_series(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    ada.finish()
    ada.do("rematch", fresh=True)
    table = ada.table()
    assert (table["series"], table["play"]["view"]["first"]) == (None, 0)
    assert last_lines(ada, "dealt") == [
        "A new match begins.",
        "A fresh series begins: the running score is at zero.",
    ]
    assert ada.finish()["series"]["played"] == 1


def test_a_match_that_was_given_up_counts_nothing_and_is_begun_by_the_same_seat(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    ada.finish()
    ada.do("rematch")
    ada.do("end")
    assert ada.table()["series"]["played"] == 1
    ada.do("rematch")
    assert ada.table()["play"]["view"]["first"] == 1


def test_a_series_belongs_to_the_people_who_played_it(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    while ada.table()["stage"] != "over":
        ada.step()
        ben.step()
    ben.do("leave")
    series = ada.table()["series"]
    assert (series["played"], series["gone"]) == (1, [1]), "the score stays in sight, but nobody inherits it"
    assert "The player who has left seat 2:" in ada.say("describe")["text"]
    server.join(ada.code, "Cleo")
    ada.do("rematch")
    assert ada.table()["series"] is None
    assert last_lines(ada, "dealt")[1:] == ["Somebody new plays, so the running score begins anew."]
    assert ada.table()["play"]["view"]["first"] == 1, "the start moves on all the same"


def test_a_bot_that_stands_in_for_a_while_changes_nothing(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    ada.do("stand-in", on=True)
    ada.wait_for(lambda table: table["stage"] == "over")
    ada.do("stand-in", on=False)
    assert ada.table()["series"]["gone"] == []
    assert again(ada)["series"]["played"] == 2


def test_the_running_score_is_told_in_words(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], nickname="Ada", start=True)
    ada.finish()
    series = again(ada)["series"]
    wins = "1 win" if series["wins"][0] == 1 else f"{series['wins'][0]} wins"
    text = ada.say("describe")["text"]
    assert "Running score after 2 matches:" in text
    assert f"Ada: {wins}, {series['points'][0]} points" in text


def test_several_who_begin_at_once_are_named_as_nobody(server: Server) -> None:
    ada = server.create(seats=["me", "open"], options={"start": "quiz"})
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    ada.do("move", text="answer 578")
    while ada.table()["stage"] != "over":
        ada.step()
        ben.step()
    assert ada.table()["series"]["matches"][0]["began"] is None


def test_stolen_points_are_counted_over_the_series(server: Server) -> None:
    """BB-16: only the winner of a game scores; who is ahead shows over several."""
    ada = server.create(game="big-bang", seats=["me", "simple"], preset="stolen-race", options={"games": 1}, start=True)
    scores = [raced(ada)]
    ada.do("rematch")
    scores.append(raced(ada))
    series = ada.table()["series"]
    assert series["points"] == [sum(one) for one in zip(*scores, strict=True)]
    assert [one["began"] for one in series["matches"]] == [None, None], "all begin at once"


# Tables from before there were series.


def old_table(matches: int) -> Table:
    """A log as it was written then: nothing in it about a series."""
    wish = CreateTable(game="number-line", seats=["me", "simple"], nickname="Ada")
    entry, names = opened(wish, 1000)
    table = rebuild("CCCCCC", [entry], names)
    for number in range(matches):
        table.fold(log.read_entry(b'{"type":"dealt","at":%d,"seed":"%s"}' % (2000 + number, SEED.encode())))
        while table.stage != "over":
            assert table.play is not None
            match = table.play.match
            seat = match.actors()[0]
            table.fold(log.Moved(at=3000, seat=seat, text=match.format(match.legal(seat)[0])))
    return table


def test_an_old_table_is_told_as_it_was_played() -> None:
    table = old_table(2)
    assert [play.match.setup.first for play in [*table.past, table.play] if play is not None] == [0, 0]
    frame = Frames().frame(table, Reader(0, True, "en"), Presence(), 0, 9000)
    assert frame.series is not None
    assert [one.began for one in frame.series.matches] == [0, 0]


def test_what_is_not_special_is_left_out_of_the_log() -> None:
    assert b"first" not in log.write_entry(log.Dealt(at=1, seed=SEED))
    assert b"fresh" not in log.write_entry(log.Dealt(at=1, seed=SEED, first=1))


def test_a_long_series_tells_its_last_matches_one_by_one_and_counts_all() -> None:
    series = old_table(23).series
    assert series is not None
    assert (series.played, len(series.matches), series.matches[-1].match) == (23, 20, 23)
    assert sum(series.points) > sum(sum(one.scores) for one in series.matches)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_single_match_is_told_in_the_singular(language: str) -> None:
    text = described(old_table(1), Reader(0, True, language))
    assert {"en": "after one match:", "es": "después de una partida:"}[language] in text
