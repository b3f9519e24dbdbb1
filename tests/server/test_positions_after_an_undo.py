"""Moves that are undone at a table of a class: report, page to take home and question show what stood on the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pypdfium2  # type: ignore[import-untyped]  # it ships no types
import pytest

from class_serving import Member, fetch, lesson_of_pairs, wait_for_analysis
from serving import Json, Seat, Server, my_moves

MATCHES = 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--limits", "0") as running:
        yield running


class Seen:
    """What each child had before its eyes: where it tried or asked in vain, and before each of its moves."""

    def __init__(self) -> None:
        self.tried: list[Json] = []
        self.hinted: list[Json] = []
        self.moved: list[tuple[str, Json]] = []

    def move(self, seat: Seat, text: str) -> None:
        self.moved.append((text, now(seat)))
        seat.do("move", text=text)


def now(seat: Seat) -> Json:
    told: Json = seat.table(10**6)["play"]["view"]["now"]
    return told


def undone_and_played(seats: list[Seat], seen: Seen) -> None:
    """One match. Whenever Ada has played a number, Bo tries it too, once asks for a hint, and then lets her undo it."""
    ada, bo = seats
    for _ in range(200):
        if ada.table(10**6)["stage"] == "over":
            return
        mover, other = (ada, bo) if my_moves(ada.table(10**6)) else (bo, ada)
        texts = my_moves(mover.table(10**6))
        if mover is bo or len(texts) < 2:
            seen.move(mover, texts[0])
            continue
        seen.move(ada, texts[0])
        if my_moves(bo.table(10**6)) and texts[0] not in my_moves(bo.table(10**6)):
            if bo.say("move", text=texts[0])["code"] == "taken":
                seen.tried.append(now(bo))
            if not seen.hinted:
                assert bo.say("hint")["type"] == "hinted"
                seen.hinted.append(now(bo))
            if ada.say("take-back")["type"] == "accepted":
                other.answer("take-back", True)
                seen.move(ada, texts[-1])
    raise AssertionError("it did not end")


def test_every_position_that_is_shown_is_the_one_that_stood_there(server: Server) -> None:
    pair = lesson_of_pairs(
        server, ["Ada", "Bo"], game="number-line", options={"start": "seat"}, helps={"take_back": True, "hints": True}
    )
    teacher, seen = pair.teacher, Seen()
    undone_and_played(by_child(pair.tables[0]), seen)
    for _ in range(MATCHES - 1):
        assert teacher.say("seat-all")["type"] == "accepted"
        undone_and_played([Seat(server, child.say("take-seat")["joined"]) for child in pair.children], seen)
    teacher.say("end-lesson")
    told = wait_for_analysis(teacher)
    assert len(seen.tried) > 3
    assert seen.hinted

    (finding,) = [one for one in told["findings"] if one["rule"] == "NL-1"]
    assert finding["missed"] == len(seen.tried)
    for place in finding["places"]:
        assert (place["refused"], place["rule"]) == ("taken", "NL-1")
        frame = position_play(teacher, place)
        assert frame["view"]["now"] in seen.tried
        assert place["text"] not in frame["offer"]["moves"], "it was refused there"
    (hinted,) = told["children"][1]["hinted"]
    assert position_play(teacher, hinted)["view"]["now"] == seen.hinted[0]
    costly = [place for child in told["children"] for one in child["accuracy"] for place in one["places"]]
    assert costly
    for place in costly:
        assert (place["text"], position_play(teacher, place)["view"]["now"]) in seen.moved

    # On paper it says what the mark says: the page is drawn from the same position.
    (page,) = pypdfium2.PdfDocument(fetch(teacher, "home.pdf", child=1).content)
    assert "It is not allowed." in page.get_textpage().get_text_bounded()

    place = finding["places"][0]
    assert teacher.say("ask-class", place=at(place))["type"] == "accepted"
    posed = pair.children[0].say("see-poll", poll=1)["table"]["play"]
    assert posed["view"]["now"] in seen.tried
    assert pair.children[0].say("answer-poll", poll=1, text=place["text"])["code"] == "taken"
    pair.close()


def test_the_class_is_asked_about_what_the_teacher_sees_while_its_moves_are_undone(server: Server) -> None:
    """Nothing is hidden in Stars and Bars, so a running game may go to the class. A turn draws at its end."""
    pair = lesson_of_pairs(
        server, ["Ada", "Bo"], game="stars-and-bars", options={"housekeeping": "manual"}, helps={"take_back": True}
    )
    teacher, seats = pair.teacher, pair.tables[0]
    first = next(seat for seat in seats if my_moves(seat.table()))
    other = next(seat for seat in seats if seat is not first)
    text = next(text for text in my_moves(first.table()) if text != "end")
    first.do("move", text=text)
    looked = teacher.say("see-position", place={"of": "table", "table": 0, "match": 1, "moves": 1})
    assert (looked["moves"], looked["all_moves"]) == (1, 1)

    first.do("take-back")
    other.answer("take-back", True)
    first.do("move", text=next(one for one in my_moves(first.table()) if one not in ("end", text)))

    asked = {"of": "position", "position": looked["position"], "seat": looked["table"]["you"]["seat"]}
    again = teacher.say("see-position", place=asked)
    assert again["table"]["play"] == looked["table"]["play"]
    assert teacher.say("ask-class", place=asked)["type"] == "accepted"
    assert pair.children[0].say("see-poll", poll=1)["table"]["play"] == looked["table"]["play"]
    latest = teacher.say("see-position", place={"of": "table", "table": 0, "match": 1, "moves": 1})
    assert latest["table"]["play"]["view"] != looked["table"]["play"]["view"]
    pair.close()


def by_child(seats: list[Seat]) -> list[Seat]:
    return sorted(seats, key=lambda seat: seat.table()["seats"][seat.seat]["name"])


def at(place: Json) -> Json:
    return {"of": "position", "position": place["position"], "seat": place["seat"]}


def position_play(teacher: Member, place: Json) -> Any:
    answer = teacher.say("see-position", place=at(place))
    assert answer["type"] == "position", answer
    assert answer["position"] == place["position"]
    return answer["table"]["play"]
