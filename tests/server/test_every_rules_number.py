"""Every rules number of every game: a table that is made with it is played, helped, shown and compared by it."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import pytest

from playmat.bots.bot import TableTurn
from playmat.bots.registry import AT_TABLES, find_bot
from playmat.core.chance import SeedChance, seed_of_text, stream_of
from playmat.core.game import Game
from playmat.core.options import Options
from playmat.core.record import Record, read_record, record_of
from playmat.core.refusal import Refused
from playmat.core.replay import replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import GAMES, find_game, game_of_record, kits
from playmat.insight.advice import advise
from playmat.insight.review import judge_move, questions
from playmat.puzzles.find import each_puzzle_in
from playmat.puzzles.prove import prove
from playmat.server.workers.par_worker import ParQuestion, pars_of
from playmat.solve.solver import deal_solver_of
from playmat.words.agreement import agreed_lines, agreed_nearest
from playmat.words.catalogue import LANGUAGES, catalogue
from serving import Seat, Server

HELPS = {"hints": True, "preview": True, "word_check": True, "take_back": True}
NUMBERS = [(name, rules) for name in GAMES for rules in sorted(kits()[name].rules)]
OLD = [(name, rules) for name, rules in NUMBERS if rules != kits()[name].newest]


def seats_of(game: Game) -> int:
    return max(2, game.least_seats)


def options_of(game: Game, seats: int) -> Options:
    """As unusual as the options of this number go: all rules cards, every exercise, the smallest deck."""
    options: Options = {}
    for option in game.options:
        if option.rule != "match":
            unusual = {**options, option.name: option.usual[-1]}
            with suppress(Refused):
                options = {**options, option.name: game.setup(unusual, seats).options[option.name]}
    return options


def played(game: Game, seats: int, options: Options) -> Record:
    """A match between bots of two levels, by the rules of that number."""
    seed = f"{game.name} {game.rules} {seats}"
    match = game.start(options, seats, SeedChance(seed_of_text(seed)))
    bots = [find_bot(AT_TABLES[seat % 2], game) for seat in range(seats)]
    stream, moves = stream_of(seed), list[MoveNote]()
    while match.actors():
        seat = match.actors()[0]
        move = bots[seat].choose(TableTurn(match, seat), stream)
        moves.append(MoveNote(seat, match.format(move)))
        match.play(seat, move)
    return record_of(match, [SeatNote(f"Seat {seat + 1}") for seat in range(seats)], moves)


@pytest.mark.parametrize("is_unusual", [False, True], ids=["default", "unusual"])
@pytest.mark.parametrize(("name", "rules"), NUMBERS)
def test_a_record_of_every_rules_number_is_read_judged_and_searched_by_it(
    name: str, rules: int, is_unusual: bool
) -> None:
    """NL-12, BB-14, BZ-1, BZ-12: bots, hints, the analysis, puzzles, par and the agreed rules."""
    game = find_game(name, rules)
    seats = game.most_seats if is_unusual else seats_of(game)
    record = read_record(played(game, seats, options_of(game, seats) if is_unusual else {}).to_json())
    assert (record.rules, game_of_record(record)) == (rules, game)
    assert replay(game, record).result == record.result
    asked = questions(game, record)
    for question in asked[:: max(1, len(asked) // 4)]:
        assert question.view["rules"] == rules
        assert judge_move(game, question, 5).best
        assert advise(game, question.seat, question.view, stream_of("hint"), 5).choices
    for puzzle in islice(each_puzzle_in(record), 3):
        assert puzzle.rules == rules
        assert prove(puzzle).holds
    setup = game.setup(record.options, len(record.seats))
    if deal_solver_of(game) is not None and record.seed is not None:
        alone = ParQuestion(game.setup({}, 1).options, 1, record.seed, name, rules)
        assert pars_of(alone)
    for language in LANGUAGES:
        assert agreed_nearest(setup).lines(catalogue(language, name))
        assert agreed_lines(setup, "", language)


@pytest.mark.parametrize(("name", "rules"), OLD)
def test_a_table_of_an_older_rules_number_works(server: Server, name: str, rules: int) -> None:
    """NL-12, BB-14, BZ-1, BZ-12: offers, hints, moves in words, the record, its replay, print and a rematch."""
    game = find_game(name, rules)
    seats = game.least_seats  # nobody races: a bot could end the match between two requests
    wish = {"rules": rules, "options": options_of(game, seats), "helps": HELPS}
    ada = server.create(game=name, seats=["me", *["easy"] * (seats - 1)], start=True, **wish)
    assert ada.table()["play"]["view"]["rules"] == rules
    hints = list(hinted(ada))
    assert hints
    over = ada.finish()
    assert all(event["lines"] for event in over["events"] if event["kind"] == "move")
    record = server.get(f"{ada.path}/record", ada.token).json()
    assert record["rules"] == rules
    card = server.post("/api/replays", record).json()
    frame = server.get(f"/api/replays/{card['id']}?at=3").json()["table"]
    assert frame["play"]["view"]["rules"] == rules
    judged = server.get(f"/api/replays/{card['id']}/review").json()
    assert "code" not in judged, judged
    if deal_solver_of(game) is not None:
        assert server.get(f"{ada.path}/par", ada.token).json()["seats"]
    printed = server.get(f"/api/print/{name}.pdf?what=score&options={options_in(over)}")
    assert printed.content.startswith(b"%PDF")
    ada.do("rematch")
    assert ada.table()["play"]["view"]["rules"] == rules


def hinted(ada: Seat) -> Iterator[str]:
    """The hints of three turns, and each is played."""
    for _ in range(3):
        ada.wait_for(lambda table: table["play"]["offer"] is not None and table["play"]["offer"]["moves"])
        answer = ada.say("hint")
        assert answer["type"] == "hinted", answer
        yield answer["text"]
        ada.do("move", text=answer["text"])


def options_in(table: dict[str, object]) -> str:
    return json.dumps(table["options"])


def test_a_rules_number_that_nobody_knows_is_refused(server: Server) -> None:
    """A sentence, a code and the newest number."""
    wrong = server.post("/api/tables", {"game": "number-line", "rules": 99, "seats": ["me", "easy"]})
    assert wrong.json()["code"] == "unknown-rules"
    assert wrong.json()["sentence"].startswith("There is no rules number 99 of number-line here. The newest one is ")


@pytest.mark.parametrize("name", [name for name in GAMES if any(one.name == "count" for one in GAMES[name].options)])
def test_puzzles_of_a_counted_match_are_not_about_counting(name: str) -> None:
    """NL-18, SV-16: a match in which the players counted has the puzzles of one in which the program did."""
    game = find_game(name)
    found = []
    for seats in range(game.least_seats, game.most_seats + 1):
        found += list(each_puzzle_in(played(game, seats, {"count": "practice"})))
    assert found
    for puzzle in found:
        assert "count" not in puzzle.options
        assert prove(puzzle).holds
