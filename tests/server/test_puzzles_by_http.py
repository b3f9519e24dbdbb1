"""Puzzles by HTTP: everybody's, judged by the server, which remembers nobody and gives no answer away."""

import pytest

from playmat.puzzles.shelf import book_of, daily, puzzles_of
from puzzling import GAMES, first_of_each_kind
from serving import Server

PATH = "/api/puzzles"


def test_the_shelf_has_every_puzzle_by_difficulty_and_the_one_of_the_day(server: Server) -> None:
    shelf = server.get(f"{PATH}?date=2026-11-17&language=es").json()
    assert shelf["date"] == "2026-11-17"
    assert {game["game"] for game in shelf["games"]} == set(GAMES)
    for game in shelf["games"]:
        chosen = daily(game["game"], "2026-11-17")
        assert chosen is not None
        assert game["daily"] == chosen.id
        book = [puzzle.id for puzzle in book_of(game["game"])]
        assert [card["id"] for card in game["puzzles"][: len(book)]] == book
        bands = [card["band"] for card in game["puzzles"][len(book) :]]
        assert bands == sorted(bands, key=["easy", "medium", "hard"].index)
        assert {card["id"] for card in game["puzzles"]} == {puzzle.id for puzzle in puzzles_of(game["game"])}
    assert len(server.get(PATH).json()["date"]) == len("2026-11-17")


@pytest.mark.parametrize(
    "date", ["soon", "20261117", "2026-W47-2", "2026-11-31", "2026-11-17T00:00", " 2026-11-17", "0"]
)
def test_a_date_is_written_in_one_way_only(server: Server, date: str) -> None:
    reply = server.get(f"{PATH}?date={date}")
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-date")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_sees_and_no_answer(server: Server, game: str) -> None:
    for puzzle in first_of_each_kind(puzzles_of(game)).values():
        page = server.get(f"{PATH}/{puzzle.id}")
        told = page.json()
        view = puzzle.start().view(puzzle.seat)
        assert told["table"]["play"]["view"]["now"] == view["now"]
        assert (told["table"]["play"]["view"]["commitment"], told["table"]["play"]["view"]["seed"]) == ("", None)
        assert told["goal"]
        assert not {"lines", "why", "answer", "deal", "chance"} & set(told)
        assert not puzzle.deal or puzzle.deal not in page.text


def test_a_page_says_whether_it_is_the_puzzle_of_the_day(server: Server) -> None:
    for game in server.get(PATH).json()["games"]:
        today = server.get(PATH).json()["date"]
        days = {card["id"]: server.get(f"{PATH}/{card['id']}").json()["daily"] for card in game["puzzles"][:3]}
        days[game["daily"]] = server.get(f"{PATH}/{game['daily']}").json()["daily"]
        assert days == {puzzle: today if puzzle == game["daily"] else "" for puzzle in days}


@pytest.mark.parametrize("game", GAMES)
def test_a_try_is_judged_from_the_start_each_time(server: Server, game: str) -> None:
    for puzzle in first_of_each_kind(puzzles_of(game)).values():
        line = list(puzzle.lines[0])
        for made in range(1, len(line) + 1):
            judged = server.post(f"{PATH}/{puzzle.id}/tries", {"moves": line[:made]}).json()
            assert judged["state"] == ("solved" if made == len(line) else "open")
            assert judged["table"]["number"] == made
            assert judged["sentence"]
        assert judged["why"]
        start = puzzle.start()
        texts = [start.format(move) for move in start.legal(puzzle.seat)]
        wrong = next((text for text in texts if all(text != line[0] for line in puzzle.lines)), None)
        if wrong is not None:
            judged = server.post(f"{PATH}/{puzzle.id}/tries?language=es", {"moves": [wrong]}).json()
            assert (judged["state"], judged["why"], judged["table"]["number"]) == ("wrong", [], 0)
            assert judged["sentence"]


def test_a_move_that_is_not_allowed_is_explained_as_at_a_table(server: Server) -> None:
    puzzle = puzzles_of("number-line")[0]
    taken = puzzle.moves[-1][1].split()[1]
    reply = server.post(f"{PATH}/{puzzle.id}/tries?language=en", {"moves": [f"card {taken}"]})
    assert (reply.status_code, reply.json()["code"], reply.json()["rule"]) == (409, "taken", "NL-1")
    assert taken in reply.json()["sentence"]
    assert server.post(f"{PATH}/{puzzle.id}/tries", {"moves": ["fly"]}).json()["code"] == "not-a-move"
    assert server.post(f"{PATH}/{puzzle.id}/tries", {"moves": ["card 1"] * 13}).json()["code"] == "bad-message"


def test_a_hint_the_choices_and_the_answer_come_on_request(server: Server) -> None:
    puzzle = puzzles_of("stars-and-bars")[0]
    assert server.get(f"{PATH}/{puzzle.id}/hint?language=es").json()["sentence"]
    answer = server.get(f"{PATH}/{puzzle.id}/answer").json()
    assert answer["lines"] == [list(line) for line in puzzle.lines]
    assert all([*answer["told"], *answer["why"]])
    choices = server.post(f"{PATH}/{puzzle.id}/choices", {"moves": []}).json()["moves"]
    assert puzzle.lines[0][0] in [choice["text"] for choice in choices]


def test_an_unknown_puzzle_is_not_found(server: Server) -> None:
    for path in ("", "/hint", "/answer"):
        reply = server.get(f"{PATH}/number-line-00000000{path}")
        assert (reply.status_code, reply.json()["code"]) == (404, "unknown-puzzle")
