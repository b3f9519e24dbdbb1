"""What copies of a table share: each sees its own past and nothing of what another copy added."""

import random

from playmat.table.history import AnsweredIds, GrowingList


def test_copies_go_their_own_ways() -> None:
    """Against plain lists and dicts, over many random histories."""
    chance = random.Random(5)
    for _ in range(200):
        lists: list[tuple[GrowingList[int], list[int]]] = [(GrowingList([0]), [0])]
        for step in range(1, 30):
            shared, plain = chance.choice(lists)
            if chance.random() < 0.4:
                lists.append((shared.copy(), plain[:]))
            else:
                shared.append(step)
                plain.append(step)
            for mine, own in lists:
                assert len(mine) == len(own)
                assert mine.last == own[-1]
                assert mine.after(0) == own
                assert mine.after(3) == own[3:]
                assert list(reversed(mine)) == own[::-1]


def test_a_name_added_elsewhere_is_not_known_here() -> None:
    first: AnsweredIds[str] = AnsweredIds()
    first.add("a", 2)
    second = first.copy()
    second.add("b", 3)
    assert second.get("b", newest=3) == 3
    assert first.get("b", newest=2) is None
    first.add("c", 3)
    assert first.get("b", newest=3) is None
    assert first.get("c", newest=3) == 3
    assert second.get("c", newest=3) is None
    assert first.get("a", newest=3) == second.get("a", newest=3) == 2
    assert len(first) == len(second) == 2
