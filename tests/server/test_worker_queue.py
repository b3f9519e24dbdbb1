"""Who gets a worker next: bots before hints before reviews, every table in its turn, nobody for ever."""

from playmat.server.workers.worker_queue import Place, Rank, WorkerQueue

LONG = 1000.0


def all_of(queue: WorkerQueue[str], now: float = 0.0) -> list[str]:
    taken = []
    while (asked := queue.take(now)) is not None:
        taken.append(asked)
    return taken


def filled(*asked: tuple[str, Rank, int], most: int = 100, most_of_one: int = 100) -> WorkerQueue[str]:
    queue: WorkerQueue[str] = WorkerQueue(most, most_of_one)
    for name, rank, table in asked:
        queue.put(name, Place(rank, table, LONG))
    return queue


def test_bots_come_before_hints_and_hints_before_reviews() -> None:
    """Bots that play among themselves keep nobody waiting, so they wait."""
    queue = filled(
        ("review", Rank.REVIEW, 1), ("alone", Rank.BOTS_ALONE, 4), ("hint", Rank.HINT, 2), ("bot", Rank.BOT, 3)
    )
    assert all_of(queue) == ["bot", "hint", "alone", "review"]


def test_every_table_has_its_turn_however_much_another_asks() -> None:
    many = [(f"a{number}", Rank.HINT, 1) for number in range(5)]
    queue = filled(*many, ("b0", Rank.HINT, 2), ("c0", Rank.HINT, 3), ("b1", Rank.HINT, 2))
    assert all_of(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4"]


def test_who_had_a_turn_is_behind_those_who_wait() -> None:
    queue = filled(("a0", Rank.BOT, 1), ("b0", Rank.BOT, 2))
    assert queue.take(0) == "a0"
    queue.put("a1", Place(Rank.BOT, 1, LONG))
    assert all_of(queue) == ["b0", "a1"]


def test_what_nobody_waits_for_any_more_is_dropped() -> None:
    queue = filled(("a0", Rank.BOT, 1), ("a1", Rank.BOT, 1), ("b0", Rank.BOT, 2))
    queue.drop("a0")
    queue.drop("a0")
    queue.drop("unknown")
    assert len(queue) == 2
    assert all_of(queue) == ["a1", "b0"]
    assert len(queue) == 0


def test_what_is_too_late_is_not_begun() -> None:
    queue: WorkerQueue[str] = WorkerQueue()
    queue.put("early", Place(Rank.BOT, 1, 5.0))
    queue.put("late", Place(Rank.HINT, 1, 50.0))
    assert queue.take(5.0) == "late"
    assert len(queue) == 0


def test_one_table_has_only_so_many_places() -> None:
    queue = filled(("a0", Rank.HINT, 1), ("a1", Rank.HINT, 1), most_of_one=2)
    assert queue.put("a2", Place(Rank.HINT, 1, LONG)) == "a2"
    assert queue.put("b0", Place(Rank.HINT, 2, LONG)) is None
    assert queue.put("bot", Place(Rank.BOT, 1, LONG)) is None, "its bots have their own"
    assert all_of(queue) == ["bot", "a0", "b0", "a1"]


def test_where_there_is_no_more_room_who_asks_most_for_the_least_goes() -> None:
    queue = filled(("a0", Rank.HINT, 1), ("a1", Rank.HINT, 1), ("b0", Rank.HINT, 2), ("bot", Rank.BOT, 3), most=4)
    assert queue.put("c0", Place(Rank.HINT, 4, LONG)) == "a1"
    assert queue.put("bot2", Place(Rank.BOT, 5, LONG)) in ("a0", "b0", "c0")
    assert len(queue) == 4
    assert all_of(queue)[:2] == ["bot", "bot2"]


def test_all_can_be_sent_home() -> None:
    queue = filled(("a0", Rank.HINT, 1), ("bot", Rank.BOT, 3))
    assert sorted(queue.drop_all()) == ["a0", "bot"]
    assert queue.take(0) is None
