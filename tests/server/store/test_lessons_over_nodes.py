"""A cup, a question, homework, an exit ticket and a lesson pack over two nodes on PostgreSQL: the teacher asks one, the
children the other, and both tell the same."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from class_serving import Member, come_in, make_class
from nodes import Nodes
from playmat.puzzles.shelf import find_puzzle
from postgres import need_postgres
from serving import PATIENCE, Json, Seat, Server, my_moves, play_out

DAY = 86_400_000


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    need_postgres()
    with Nodes(tmp_path_factory.mktemp("nodes"), 2) as running:
        yield running


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def at(member: Member, node: Server) -> Member:
    """The same person, who asks another server."""
    return Member(node, member.code, member.token)


def class_over(nodes: Nodes, lines: ExitStack, names: str = "Ada Bo") -> tuple[Member, list[Member]]:
    """The teacher at one node, her children on the line at the other."""
    teacher = make_class(nodes[0], names.split(), game="number-line", size=2)
    codes = [child["code"] for child in teacher.now()["children"]]
    children = [come_in(nodes[1], teacher.code, child_code=code) for code in codes]
    for child in children:
        lines.callback(child.line().close)
    return teacher, children


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.1)


def same_at_both(member: Member, nodes: Nodes, type: str, **facts: object) -> Json:
    one, other = (at(member, node).say(type, id="same", **facts) for node in nodes.nodes)
    assert one == other
    return one


def test_a_cup_is_drawn_at_one_node_played_through_the_other_and_stands_the_same_at_both(
    nodes: Nodes, lines: ExitStack
) -> None:
    teacher, children = class_over(nodes, lines, "Ada Bo Cy Dee")
    plan = {"game": "number-line", "size": 2}
    made = teacher.say("make-cup", plan=plan, method="swiss", rounds=2)
    assert made["type"] == "accepted", made
    cup = int(teacher.now()["cups"][-1]["cup"])
    assert teacher.say("draw-cup", cup=cup)["type"] == "accepted"
    seats = [Seat(nodes[1], child.say("take-seat")["joined"]) for child in children]
    for code in {seat.code for seat in seats}:
        play_out([seat for seat in seats if seat.code == code])
    until(lambda: not teacher.say("see-cup", cup=cup)["round_on"])
    there = at(teacher, nodes[1])
    assert there.say("draw-cup", cup=cup)["type"] == "accepted"
    for table in there.say("see-cup", cup=cup)["rounds"][1]["tables"]:
        first, second = table["children"]
        assert there.say("settle-cup", cup=cup, round=1, places=[[first], [second]])["type"] == "accepted"

    shown = same_at_both(teacher, nodes, "see-cup", cup=cup)

    assert not shown["round_on"]
    assert [one["played"] for one in shown["ranked"]] == [2, 2, 2, 2]
    assert sum(one["points"] for one in shown["ranked"]) == 4


def test_a_question_is_asked_at_one_node_answered_at_the_other_and_told_at_both(nodes: Nodes, lines: ExitStack) -> None:
    teacher, children = class_over(nodes, lines)
    place = {"of": "scene", "game": "number-line", "scene": 0, "step": 2}
    assert teacher.say("ask-class", place=place)["type"] == "accepted"
    poll = children[0].now()["poll"]["poll"]
    move = my_moves(children[0].say("see-poll", poll=poll)["table"])[0]
    for child in children:
        assert child.say("answer-poll", poll=poll, text=move)["type"] == "accepted"
    assert children[0].now()["poll"]["bars"] == [], "nobody is told before the teacher shows it"
    assert at(teacher, nodes[1]).say("step-poll", poll=poll, to="shown")["type"] == "accepted"

    for child in (children[0], at(children[0], nodes[0])):
        told = child.now()["poll"]
        assert (told["answered"], told["mine"]) == (2, move)
        assert [(bar["text"], bar["count"]) for bar in told["bars"]] == [(move, 2)]
    assert teacher.say("step-poll", poll=poll, to="closed")["type"] == "accepted"
    assert children[0].now()["poll"] is None


@pytest.mark.parametrize("is_ticket", [False, True], ids=["homework", "exit-ticket"])
def test_puzzles_given_at_one_node_are_solved_at_the_other_and_counted_at_both(
    nodes: Nodes, lines: ExitStack, is_ticket: bool
) -> None:
    teacher, (ada, _) = class_over(nodes, lines)
    when: Json = {} if is_ticket else {"until": int(time.time() * 1000) + DAY}
    given = teacher.say("give-homework", game="number-line", count=3, band="easy", **when)
    assert given["type"] == "accepted", given
    [to_do] = ada.now()["homework"]
    assert to_do["ticket"] is is_ticket
    puzzle = find_puzzle(teacher.say("see-homework", homework=to_do["homework"])["puzzles"][0]["puzzle"])
    task = {"homework": to_do["homework"], "puzzle": to_do["puzzles"][0], "moves": [*puzzle.lines[0]]}
    assert ada.say("homework-try", **task)["type"] == "accepted"

    shown = same_at_both(teacher, nodes, "see-homework", homework=to_do["homework"])

    assert [child["solved"] for child in shown["children"]] == [1, 0]
    assert at(ada, nodes[0]).now()["homework"][0]["solved"] == to_do["puzzles"][:1]


def test_a_lesson_pack_is_the_same_from_both_nodes(nodes: Nodes) -> None:
    path = "/api/print/number-line.pdf?kind=pack&deal=monday"
    one, other = (node.web.get(f"{node.address}{path}", timeout=60) for node in nodes.nodes)
    assert one.content[:5] == b"%PDF-"
    assert one.content == other.content
