"""A match that goes on with a series: everything begins so many seats further on, and its record says so."""

import json

import pytest

from playmat.core.chance import SeedChance, stream_of
from playmat.core.game import Game, Setup
from playmat.core.match import Match
from playmat.core.playout import play_out
from playmat.core.record import read_record, record_of
from playmat.core.refusal import Refused
from playmat.core.replay import Fault, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import GAMES, find_game
from toy import ToyGame

SEED = "00112233445566778899aabbccddeeff"


def seats_of(setup: Setup) -> list[SeatNote]:
    return [SeatNote(f"Seat {seat + 1}") for seat in range(setup.seats)]


def began(match: Match) -> object:
    """The dealer, or the seat that begins where nobody deals."""
    now = match.view(None)["now"]
    return now.get("dealer", now.get("first"))


@pytest.mark.parametrize("name", ["number-line", "sevens", "stars-and-bars", "bang-zoom"])
def test_the_start_moves_on_from_match_to_match_and_from_game_to_game(name: str) -> None:
    """NL-2, SV-1, SB-3, BZ-2: game k has the dealer, or first seat, k - 1 + f."""
    game = find_game(name)
    seats = game.most_seats
    for first in range(seats):
        match = game.setup({"games": 2}, seats, first).start(SeedChance(SEED))
        assert (match.view(None)["first"], began(match)) == (first, first)
        while match.number == 1:
            seat = match.actors()[0]
            match.play(seat, match.timeout_move(seat))
        assert began(match) == (first + 1) % seats


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_but_the_start_changes(game: Game) -> None:
    setup = game.setup({}, game.most_seats)
    plain, later = (setup.beginning_with(first).start(SeedChance(SEED)) for first in (0, setup.seats - 1))
    assert plain.chance.written(game.card_names) == later.chance.written(game.card_names)
    assert (plain.view(None)["options"], plain.totals) == (later.view(None)["options"], later.totals)


def test_a_record_says_who_began_and_leaves_it_out_where_nothing_is_special() -> None:
    game = find_game("number-line")
    setup = game.setup({}, 3, 2)
    match = setup.start(SeedChance(SEED))
    moves = [MoveNote(2, "card 5"), MoveNote(0, "card 6")]
    for note in moves:
        move = match.parse(note.text)
        assert move is not None
        match.play(note.seat, move)
    text = record_of(match, seats_of(setup), moves).to_json()
    assert json.loads(text)["first"] == 2
    again = replay(game, read_record(text))
    assert (again.setup.first, again.view(1)) == (2, match.view(1))
    assert read_record(text).to_json() == text
    plain = record_of(setup.beginning_with(0).start(SeedChance(SEED)), seats_of(setup), [])
    assert "first" not in json.loads(plain.to_json())


def test_an_old_record_begins_as_it_did() -> None:
    setup = ToyGame().setup({}, 2)
    old = record_of(setup.start(SeedChance(SEED)), seats_of(setup), []).to_json()
    assert read_record(old).first == 0


@pytest.mark.parametrize("first", [-1, 2, 10**30])
def test_a_record_cannot_begin_with_a_seat_that_is_not_there(first: int) -> None:
    setup = ToyGame().setup({}, 2)
    told = json.loads(record_of(setup.start(SeedChance(SEED)), seats_of(setup), []).to_json()) | {"first": first}
    with pytest.raises(Fault) as wrong:
        replay(ToyGame(), read_record(json.dumps(told)))
    assert (wrong.value.move, wrong.value.refusal.code) == (0, "wrong-first")
    assert wrong.value.refusal.facts == {"number": first, "high": 1}


@pytest.mark.parametrize("first", [True, None, "1", 1.0])
def test_the_seat_that_began_is_a_whole_number(first: object) -> None:
    setup = ToyGame().setup({}, 2)
    told = json.loads(record_of(setup.start(SeedChance(SEED)), seats_of(setup), []).to_json()) | {"first": first}
    with pytest.raises(Refused) as wrong:
        read_record(json.dumps(told))
    assert (wrong.value.refusal.code, wrong.value.refusal.facts["field"]) == ("bad-field", "first")


def test_who_imagines_a_match_knows_who_begins_its_next_game() -> None:
    game = find_game("number-line")
    match = game.setup({"games": 2}, 3, 2).start(SeedChance(SEED))
    imagined = game.knowledge(match.view(0)).imagine(stream_of("imagined"))
    assert imagined.setup.first == 2
    while imagined.number == 1:
        seat = imagined.actors()[0]
        imagined.play(seat, imagined.timeout_move(seat))
    assert began(imagined) == 0
    play_out(imagined, stream_of("on"))
    assert imagined.is_over
