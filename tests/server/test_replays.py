"""Records that people look at again: judged, told and shown as anybody saw them."""

import asyncio
import json
from typing import Any

import pytest

from playmat.core.chance import stream_of
from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.core.replay import Replay
from playmat.games.registry import GAMES, find_game
from playmat.server.http import archive, replay
from playmat.server.http.archive import Archive
from playmat.server.http.replay import Replayed
from playmat.server.http.replay_frames import ReplayTeller
from recorded import played, whole
from serving import Json, Server


def brought(server: Server, record: str, status: int = 201, **headers: str) -> Json:
    reply = server.web.post(f"{server.address}/api/replays", content=record.encode(), headers=headers)
    assert reply.status_code == status, reply.text
    card: Json = reply.json()
    return card


def changed(record: str, **fields: Any) -> str:
    return json.dumps({**json.loads(record), **fields})


@pytest.mark.parametrize("game", list(GAMES))
def test_after_any_move_everybody_sees_what_they_saw_then(game: str) -> None:
    """The views are those of the match as it was, played again here move by move."""
    record = read_record(whole(game))
    shown = Replayed(record)
    again = Replay(find_game(game), record)
    seats = range(len(record.seats))
    for made in range(len(record.moves) + 1):
        if made % 4 == 0 or made == len(record.moves):
            for viewer in ("spectator", *map(str, seats)):
                frame = ReplayTeller(shown, viewer, "en").frame(made)
                assert frame.table.play is not None
                assert frame.table.play.view == again.match.view(None if viewer == "spectator" else int(viewer))
                assert frame.table.play.offer.moves == []
                assert frame.open == []
            everything = ReplayTeller(shown, "open", "es").frame(made)
            assert everything.open == [again.match.position.view(seat) for seat in seats]
        if made < len(record.moves):
            again.step()
    assert everything.table.stage == "over"


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_has_the_seed_can_make_the_deal_from_what_is_told(game: str) -> None:
    record = read_record(whole(game, 2 if game == "big-bang" else 0))
    notes = Replayed(record).chance
    assert len(notes) == len(record.chance)
    for number, (note, told) in enumerate(zip(notes, record.chance, strict=True)):
        stream = stream_of(f"{record.seed}:{number}")
        places = list(range(len(note.cards)))
        stream.shuffle(places)
        assert [note.cards[place] for place in places] == told


def test_drawn_numbers_are_told_with_their_ranges() -> None:
    record = read_record(played("number-line", {"start": "random"}, 2))
    (note,) = Replayed(record).chance
    stream = stream_of(f"{record.seed}:0")
    assert [str(low + stream.below(high - low + 1)) for low, high in note.ranges] == record.chance[0]


def test_moves_are_told_as_somebody_saw_them(server: Server) -> None:
    """NL-6: a decoy is a secret, and a record keeps it from who looks as another seat."""
    record = whole("number-line")
    card = brought(server, record)
    put = next(number for number, move in enumerate(card["moves"], 1) if move["text"].startswith("decoy"))
    owner = card["moves"][put - 1]["seat"]

    def told(viewer: object) -> str:
        moves = server.get(f"/api/replays/{card['id']}/moves?as={viewer}").json()["moves"]
        text: str = moves[put - 1]["text"]
        return text

    assert told("open") == told(owner) == card["moves"][put - 1]["text"]
    assert told("spectator") == told(1 - owner) == "put " + card["moves"][put - 1]["text"].split()[1]


def test_a_match_of_several_games_shows_where_each_ended(server: Server) -> None:
    card = brought(server, played("number-line", {"games": 3}, 2))
    assert len(card["ends"]) == len(card["games"]) == 3
    assert card["ends"][-1] == len(card["moves"])
    path = f"/api/replays/{card['id']}"
    stages = [server.get(f"{path}?at={at}").json()["table"]["stage"] for at in (0, *card["ends"])]
    assert stages == ["playing", "between", "between", "over"]
    assert card["result"]["scores"] == [sum(game["scores"][seat] for game in card["games"]) for seat in (0, 1)]


def test_what_is_wrong_with_a_record_is_told_in_words(server: Server) -> None:
    record = whole("number-line")
    moves = json.loads(record)["moves"]
    seat = moves[2][0]
    twice = brought(server, changed(record, moves=[*moves[:2], [seat, "card 77"]]), 400)
    assert (twice["code"], twice["facts"]["move"], twice["facts"]["seat"]) == ("bad-record", 3, seat)
    assert twice["sentence"].startswith("Move 3 of this record, by Seat")
    assert "“card 77” is not a move of this game." in twice["sentence"]
    early = brought(server, changed(record, moves=moves[:2]), 400)
    assert early["sentence"] == (
        "This record goes wrong after move 2: The record gives a result, but the match is not over."
    )
    spanish = brought(server, changed(record, moves=moves[:2]), 400, **{"Accept-Language": "es"})
    assert spanish["sentence"].startswith("Esta partida deja de cuadrar")
    other = {"chance": [list(reversed(json.loads(whole("sevens"))["chance"][0]))]}
    assert brought(server, changed(whole("sevens"), **other), 400)["facts"]["code"] == "chance-not-from-seed"


def test_what_is_no_record_at_all_is_refused(server: Server) -> None:
    assert brought(server, "{", 409)["code"] == "bad-json"
    assert brought(server, '{"playmat": 2}', 409)["code"] == "unknown-format"
    assert brought(server, changed(whole("sevens"), game="chess"), 404)["code"] == "unknown-game"
    assert brought(server, " " * 500_001, 413)["code"] == "too-large"
    assert brought(server, changed(whole("sevens"), seats=[{"name": "\ud800"}] * 3), 409)["code"] == "bad-json"
    assert server.web.post(f"{server.address}/api/replays", content=b"\xff").json()["code"] == "bad-json"


def test_numbers_beyond_all_bounds_are_refused_or_cut(server: Server) -> None:
    record = whole("number-line")
    moves = json.loads(record)["moves"]
    huge = brought(server, changed(record, moves=[[10**40, "card 5"]]), 400)
    assert (huge["facts"]["code"], huge["facts"]["seat"]) == ("no-such-seat", str(10**40))
    assert brought(server, changed(record, rules=10**40), 400)["facts"]["code"] == "unknown-rules"
    assert brought(server, changed(record, seats=[]), 400)["facts"]["code"] == "wrong-seats"
    endless = changed(record, moves=[[*moves[0], 0.5], *([seat, text, 1e300] for seat, text in moves[1:])])
    assert [move["at"] for move in brought(server, endless)["moves"]] == [0, *[2**53] * (len(moves) - 1)]


def test_a_place_or_a_viewer_that_is_not_there_is_refused(server: Server) -> None:
    card = brought(server, whole("number-line"))
    path = f"/api/replays/{card['id']}"
    for query, code in (
        (f"?at={len(card['moves']) + 1}", "no-such-move"),
        ("?at=-1", "no-such-move"),
        ("?as=2", "no-such-viewer"),
        ("?as=Ada", "no-such-viewer"),
    ):
        assert server.get(path + query).json()["code"] == code
    assert server.get("/api/replays/0123").json()["code"] == "unknown-replay"


def test_a_record_played_with_other_words_says_so(server: Server) -> None:
    """BZ-4: the list of words in force is named in the record."""
    card = brought(server, changed(whole("bang-zoom"), words="0" * 64))
    assert [note["key"] for note in card["notes"]] == ["note-other-words"]


def test_a_long_record_is_refused_and_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_KEPT", 2)
    records = [played("number-line", {"decoys": decoys}, seats) for decoys in ("hidden", "open") for seats in (2, 3)]

    async def bring() -> None:
        kept = Archive()

        def keep(record: str) -> str:
            judged = Replayed(read_record(record))
            kept.keep(judged)
            return judged.id

        try:
            ids = [keep(record) for record in records[:3]]
            with pytest.raises(Refused, match="unknown-replay"):
                kept.find(ids[0])
            assert kept.find(ids[1]).id == ids[1]
            newest = keep(records[3])
            assert kept.find(newest).id == newest
            assert kept.find(ids[1]).id == ids[1], "what was looked at last stays"
            monkeypatch.setattr(replay, "MOST_MOVES", 5)
            with pytest.raises(Refused, match="record-too-long"):
                keep(records[0])
        finally:
            kept.close()

    asyncio.run(bring())


def test_a_finished_table_gives_a_record_that_can_be_looked_at(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    over = ada.finish()
    record = server.get(f"{ada.path}/record?names=yes", ada.token).text
    card = brought(server, record)
    assert card["commitment"] == over["play"]["view"]["commitment"]
    assert card["seats"][0]["name"] == "Ada"
    assert card["seats"][1]["bot"] == "simple"
    last = server.get(f"/api/replays/{card['id']}?at={len(card['moves'])}&as=0").json()["table"]
    assert last["play"]["view"]["result"] == over["play"]["view"]["result"]
    assert [line["key"] for line in last["play"]["outcome"]] == [line["key"] for line in over["play"]["outcome"]]
