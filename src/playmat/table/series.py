"""The running score of a table: matches one after the other by the same people (docs/adr/0025)."""

from typing import Final

from msgspec.structs import replace

from playmat.core.message import Message, message
from playmat.table.answers import SeriesMatch, SeriesView
from playmat.table.table_match import TableMatch

# So many matches are told one by one; those before them only count.
MOST_TOLD: Final = 20


def new_series(seats: int) -> SeriesView:
    return SeriesView(played=0, wins=[0] * seats, points=[0] * seats, matches=[], gone=[])


def with_match(series: SeriesView, play: TableMatch, number: int) -> SeriesView:
    """A match is over. One that was given up counts nothing."""
    result = play.match.result
    assert result is not None, "only a finished match is counted"
    if is_given_up(play):
        return series
    scores, winners = [*result.scores], [*result.winners]
    told = SeriesMatch(number, play.opener, scores, winners)
    return replace(
        series,
        played=series.played + 1,
        wins=[wins + (seat in winners) for seat, wins in enumerate(series.wins)],
        points=[points + score for points, score in zip(series.points, scores, strict=True)],
        matches=[*series.matches, told][-MOST_TOLD:],
    )


def without(series: SeriesView, seat: int) -> SeriesView:
    """Somebody else sits there now: what stands there is not theirs."""
    return series if seat in series.gone else replace(series, gone=sorted([*series.gone, seat]))


def next_first(play: TableMatch) -> int:
    """The start moves on by a seat with every match; one that was given up is begun again."""
    setup = play.match.setup
    return setup.first if is_given_up(play) else (setup.first + 1) % setup.seats


def is_given_up(play: TableMatch) -> bool:
    return play.match.end == "abandon"


def told_series(series: SeriesView | None) -> list[Message]:
    """The running score in words; nothing before the first match is over."""
    if series is None or series.played == 0:
        return []
    said = [message("series-after", {"matches": series.played})]
    for seat, (wins, points) in enumerate(zip(series.wins, series.points, strict=True)):
        if seat in series.gone:
            said.append(message("series-row-gone", {"number": seat + 1, "wins": wins, "points": points}))
        else:
            said.append(message("series-row", {"seat": seat, "wins": wins, "points": points}))
    return said
