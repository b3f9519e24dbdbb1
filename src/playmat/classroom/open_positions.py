"""Which positions may be shown to everybody.

A question shows the view of one seat to all. So it waits until that game is over, unless nothing in it is hidden from
anybody; and where all tables play the same cards, until all of them have played them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from playmat.classroom.posed import Posed, check_choice, posed_at, table_of
from playmat.classroom.positions import PositionRef, table_at
from playmat.core.match import Match
from playmat.core.refusal import Refused, refused
from playmat.table.log import AnyEntry
from playmat.table.table import Table
from playmat.table.table_match import TableMatch

MOST_LOOKED_AT: Final = 60  # positions, on the way back to one that has a choice in it


@dataclass(frozen=True, slots=True)
class Standing:
    """A table as it stands; `plays` says whether the class still plays there."""

    table: Table
    plays: bool

    @property
    def matches(self) -> list[TableMatch]:
        return [*self.table.past, *([] if self.table.play is None else [self.table.play])]

    @property
    def colours(self) -> list[str]:
        return [seat.colour for seat in self.table.seats]


@dataclass(frozen=True, slots=True)
class Found:
    """A position that may be shown, and where it stood; a step of a lesson stood at no table."""

    posed: Posed
    position: PositionRef | None = None

    @property
    def match(self) -> int:
        return 0 if self.position is None else self.position.match

    @property
    def moves(self) -> int:
        return len(self.posed.moves)


def find_position(here: Standing, others: Sequence[Standing], match: int | None, moves: int | None) -> Found:
    """The position that was asked for; where no match or move was named, the latest that may be shown. `others` are the
    tables that were dealt with this one."""
    if not here.matches:
        raise refused("poll-not-dealt")
    if match is not None and not 1 <= match <= len(here.matches):
        raise refused("poll-no-such-match", {"number": len(here.matches)})
    if match is not None and moves is not None:
        return exactly(here, others, match, moves)
    why: Refused = refused("poll-no-move")
    for number, after in latest_first(here, match):
        try:
            return exactly(here, others, number, after)
        except Refused as wrong:
            why = worse(why, wrong)
    raise why


def worse(one: Refused, other: Refused) -> Refused:
    """What is still hidden is the better reason than that there was nothing to choose."""
    return other if one.refusal.code == "poll-no-move" else one


def latest_first(here: Standing, match: int | None) -> Iterator[tuple[int, int]]:
    """Moments of the matches, the newest first; whole games that may not be shown are passed over at once."""
    looked = 0
    for number in range(len(here.matches), 0, -1) if match is None else [match]:
        play = here.matches[number - 1]
        closed: int | None = None
        for after in range(len(play.moves), -1, -1):
            game = game_at(play, after)
            if game == closed or looked >= MOST_LOOKED_AT:
                continue
            looked += 1
            yield number, after
            if is_hidden(here, play, game):
                closed = game


def exactly(here: Standing, others: Sequence[Standing], match: int, moves: int) -> Found:
    play = here.matches[match - 1]
    if not 0 <= moves <= len(play.moves):
        raise refused("poll-no-such-move", {"number": len(play.moves)})
    posed = posed_at(play, here.colours, moves, who_is_asked(play, moves))
    position = PositionRef(here.table.code, match, play.entry_after(moves))
    return require_showable(here, others, play, game_at(play, moves), Found(posed, position))


def find_exact(
    here: Standing, others: Sequence[Standing], entries: Sequence[AnyEntry], position: PositionRef, seat: int
) -> Found:
    """Return the position that stood there, even if its moves were undone later; `entries` is the log of the table."""
    there = table_at(entries, position.entry)
    play = there.play
    if play is None or len(there.past) + 1 != position.match or position.entry > len(entries):
        raise refused("poll-no-such-position")
    posed = posed_at(play, [it.colour for it in there.seats], len(play.moves), seat)
    return require_showable(here, others, here.matches[position.match - 1], play.match.number, Found(posed, position))


def require_showable(here: Standing, others: Sequence[Standing], play: TableMatch, game: int, found: Found) -> Found:
    """Return a position of that game of a match. Raise `Refused` if it would show someone hidden cards that still
    matter, or if there is nothing to choose in it."""
    if any(not is_played(other, play.seed, game) for other in others):
        raise refused("poll-same-deal")
    if is_hidden(here, play, game):
        raise refused("poll-hidden")
    table = table_of(found.posed)
    if here.plays and not is_over(play, game) and table.play is not None and hides(table.play.match):
        raise refused("poll-hidden")
    check_choice(table, found.posed.seat)
    return found


def is_hidden(here: Standing, play: TableMatch, game: int) -> bool:
    """Whether somebody who still plays it would learn what they may not know."""
    return here.plays and not is_over(play, game) and hides(play.match)


def hides(match: Match) -> bool:
    """Whether any seat sees what a spectator does not."""
    everybody = match.position.view(None)
    return any(match.position.view(seat) != everybody for seat in range(match.setup.seats))


def is_played(other: Standing, seed: str, game: int) -> bool:
    """Whether a table has played that game of the deal, or never had it."""
    dealt = [play for play in other.matches if play.seed == seed]
    return all(is_over(play, game) for play in dealt)


def is_over(play: TableMatch, game: int) -> bool:
    return play.match.is_over or len(play.match.games) >= game


def game_at(play: TableMatch, moves: int) -> int:
    """The number of the game in which the match stands after so many moves."""
    later = play.moves.after(moves)
    return later[0].game if later else play.match.number


def who_is_asked(play: TableMatch, moves: int) -> int:
    """Who moved next, or will."""
    later = play.moves.after(moves)
    if later and later[0].seat >= 0:
        return later[0].seat
    actors = play.match.actors()
    return actors[0] if actors and not later else 0
