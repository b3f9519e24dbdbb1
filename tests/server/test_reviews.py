"""Hints with their worth and reasons, and reviews that are made move by move while somebody waits for them."""

import asyncio
import re

import pytest

from playing import start
from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.games.registry import GAMES, find_game
from playmat.insight.words import insight_words
from playmat.server.http import reviews
from playmat.server.http.replay import Replayed
from playmat.server.http.reviews import Job, Reviewer
from playmat.server.rooms.hints import told
from playmat.server.workers.bot_worker import HintQuestion, hint
from playmat.table.move_words import said_of_choices
from playmat.words.catalogue import LANGUAGES, catalogue
from recorded import begun, whole
from serving import Json, Server

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_names_three_moves_with_their_worth_and_why(game: str) -> None:
    replayed = Replayed(read_record(whole(game)))
    match = replayed.match_at(4)
    seat = match.actors()[0]
    thought = hint(HintQuestion(game, seat, "x", dict(match.view(seat))), 0.3)
    for language in LANGUAGES:
        hinted = told(thought, insight_words(language, game), NAMES, seat, "id")
        assert 1 <= len(hinted.best) <= 3
        assert hinted.text == hinted.best[0].text
        worths = [choice.worth for choice in hinted.best]
        assert worths == sorted(worths, reverse=True)
        for choice in hinted.best:
            move = match.parse(choice.text)
            assert move is not None
            assert match.refuse(seat, move) is None
            assert choice.sentence.endswith(".")
            assert choice.worth_sentence[0].isalpha()
            assert 1 <= len(choice.why) <= 2
            assert all(choice.why)


def test_what_chance_would_bring_is_no_part_of_a_move_in_words() -> None:
    """BB-5: nobody can know which cards are drawn."""
    match = start("big-bang", seats=1)
    draw = match.parse("draw")
    assert draw is not None
    while match.refuse(0, draw) is not None:
        match.play(0, match.legal(0)[0])
    (said,) = said_of_choices(find_game("big-bang"), 0, match.view(0), [draw])
    assert catalogue("en", "big-bang").say(said, ["Ada"], 0) == "You draw."


def test_at_a_quiz_a_hint_helps_without_an_answer(server: Server) -> None:
    """NL-2: the answer is for people to find."""
    ada = server.create(seats=["me", "open"], options={"start": "quiz"}, helps={"hints": True})
    server.join(ada.code, "Ben")
    ada.do("start")
    hinted = ada.say("hint")
    assert (hinted["type"], hinted["text"], hinted["best"]) == ("hinted", "", [])
    factors = ada.table()["play"]["view"]["now"]["quiz"]["factors"]
    assert str(factors[0]) in hinted["says"][0]
    assert str(factors[0] * factors[1]) not in hinted["says"][0]


def test_a_review_grows_while_it_is_asked_for_and_ends_with_a_summary(server: Server) -> None:
    reply = server.web.post(f"{server.address}/api/replays", content=begun("number-line", 4).encode())
    path = f"/api/replays/{reply.json()['id']}/review"
    judged: list[Json] = []
    while True:
        frame = server.get(f"{path}?from={len(judged)}").json()
        judged += frame["judged"]
        assert (frame["total"], frame["unit"], frame["done"]) == (4, "win", len(judged))
        if frame["summary"] is not None:
            break
    assert [one["number"] for one in judged] == [1, 2, 3, 4]
    for one in judged:
        assert 0 <= one["loss"] <= 1
        assert one["best_sentence"]
        assert one["why"]
    summary = frame["summary"]
    assert len(summary["accuracy"]) == len(summary["says"]) == 2
    assert all(0 <= figure <= 100 for figure in summary["accuracy"])
    assert {turn["number"] for turn in summary["turning_points"]} <= {1, 2, 3, 4}
    worst = max(judged, key=lambda one: one["loss"])
    for turn in summary["turning_points"]:
        assert not re.search(r"\b(card|decoy) \d", turn["sentence"]), "moves are told in words, not in notation"
    [lost] = [turn for turn in summary["turning_points"] if turn["number"] == worst["number"]]
    assert lost["sentence"].endswith(f"Better: {worst['best_sentence']}")
    # Asked once more, in another language, it is there at once.
    spanish = server.get(f"{path}?language=es").json()
    assert [one["loss"] for one in spanish["judged"]] == [one["loss"] for one in judged]
    assert spanish["judged"][0]["verdict"] != judged[0]["verdict"]
    assert server.get("/api/replays/0123/review").json()["code"] == "unknown-replay"


def test_two_reviews_get_a_move_in_turn_and_none_is_made_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (Replayed(read_record(begun("bang-zoom", moves))) for moves in (7, 8))

    async def look() -> None:
        reviewer = Reviewer()
        await reviewer.open()
        try:
            jobs = [reviewer.begin(Job(first)), reviewer.begin(Job(second))]
            assert reviewer.begin(Job(first)) is jobs[0], "somebody else was quicker"
            await asyncio.gather(*(reviewer.progress(job, 99) for job in jobs))
            ahead = apart(*jobs)  # one of them was asked for first
            while not all(job.is_done for job in jobs):
                assert jobs[1].is_done or jobs[0].is_done or apart(*jobs) <= ahead + 1
                await asyncio.gather(*(reviewer.progress(job, 99) for job in jobs))
            assert [job.review is not None for job in jobs] == [True, True]
        finally:
            await reviewer.close()

    asyncio.run(look())
    job = Job(first)
    assert [job.is_wanted, not gone(job).is_wanted] == [True, True]
    monkeypatch.setattr(reviews, "MOST_MOVES", 6)
    with pytest.raises(Refused, match="review-too-long"):
        Job(first)


def apart(one: Job, other: Job) -> int:
    return abs(len(one.judged) - len(other.judged))


def gone(job: Job) -> Job:
    """Nobody has asked for it for a while."""
    job.looked_at -= reviews.STILL_THERE_MS
    return job


def test_only_so_many_reviews_are_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_MADE", 1)
    first, second = (Replayed(read_record(begun("bang-zoom", moves))) for moves in (2, 3))

    async def look() -> None:
        reviewer = Reviewer()
        await reviewer.open()
        try:
            job = reviewer.begin(Job(first))
            with pytest.raises(Refused, match="too-many"):
                reviewer.begin(Job(second))
            assert reviewer.known(second) is None
            await reviewer.progress(job, 99)
        finally:
            await reviewer.close()

    asyncio.run(look())
