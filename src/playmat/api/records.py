"""Records for programs: read one, play it again."""

from playmat.api.error import public
from playmat.api.match import Match
from playmat.core import record
from playmat.core.record import Record
from playmat.core.refusal import refused
from playmat.core.replay import Replay
from playmat.games.registry import find_game


@public
def read_record(text: str) -> Record:
    """A record from its text. Whatever is damaged is named; the moves are not judged yet.

    >>> playmat.read_record(finished.to_json()).game
    'number-line'
    """
    return record.read_record(text)


@public
def replay(record: Record | str, moves: int | None = None) -> Match:
    """Play a record again, every move checked and the chance held against the seed.

    With `moves`, only that many of them, or all if there are fewer, and without looking at the end; the match can be
    played on from there. A wrong record raises `PlaymatError`, which says what is wrong with which move.

    >>> playmat.replay(finished).is_over
    True
    >>> playmat.replay(finished, moves=1).actors
    (1,)
    """
    read = read_record(record) if isinstance(record, str) else record
    if moves is not None and moves < 0:
        raise refused("wrong-move-count", {"number": moves})
    played = Replay(find_game(read.game, read.rules), read)
    if moves is None:
        played.run()
    else:
        while played.made < min(moves, len(read.moves)):
            played.step()
    return Match(played.match, read.moves[: played.made])
