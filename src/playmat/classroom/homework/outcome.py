"""What came of a match that was played at home, read from the log of its table: the first match there counts."""

from collections.abc import Sequence

from playmat.classroom.homework.play import HomeResult, ahead
from playmat.table import log
from playmat.table.table import open_table


def outcome_of(entries: Sequence[log.AnyEntry], seat: int) -> HomeResult | None:
    """None while it is played. Hints and refused moves are those of the seat up to its end."""
    first = entries[0]
    assert isinstance(first, log.Opened), "a log begins with its opening"
    table = open_table("", first, [""] * len(first.seats))
    hints, tries = 0, dict[tuple[int, str], int]()
    for entry in entries[1:]:
        match entry:
            case log.HintGiven() if entry.seat == seat:
                hints += 1
            case log.Tried() if entry.seat == seat:
                tries[entry.after, entry.text] = entry.times  # told again as it grows
            case _:
                pass
        table.fold(entry)
        result = None if table.play is None else table.play.match.result
        if result is not None:
            share = ahead(result.scores, seat, low_wins=table.setup.game.low_wins)
            won = seat in result.winners
            return HomeResult(tuple(result.scores), won, share, hints, sum(tries.values()), entry.at)
    return None
