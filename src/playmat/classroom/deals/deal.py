"""A deal that all tables have played, put side by side."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from playmat.classroom.cup_answers import Duplicate
from playmat.classroom.deals.forks import Fork, Played, forks_of, together
from playmat.classroom.deals.told import DealBoard, DealFork, DealSeat, DealWay, TableOfDeal
from playmat.classroom.lesson import ClassTable, Lesson
from playmat.classroom.matchpoints import matchpoints
from playmat.classroom.open_positions import Standing, who_is_asked
from playmat.classroom.poll_frames import in_words
from playmat.classroom.posed import check_choice, posed_at, shown, table_of
from playmat.classroom.positions import PositionRef
from playmat.core.refusal import Refused
from playmat.games.registry import find_game
from playmat.table.frames import Reader, Teller
from playmat.table.inquiries import board_text
from playmat.table.table import Table
from playmat.table.table_match import TableMatch


@dataclass(frozen=True, slots=True)
class TableDealt:
    """A table that was dealt alike: its place in the lesson, and its first match."""

    place: int
    at: ClassTable
    standing: Standing

    @property
    def play(self) -> TableMatch:
        return self.standing.matches[0]

    @property
    def played(self) -> Played:
        moves = tuple((move.seat, move.text) for move in self.play.moves)
        return Played(self.place, len(self.at.seats), moves)


def dealt_alike(lesson: Lesson) -> list[tuple[int, ClassTable]]:
    return [(place, table) for place, table in enumerate(lesson.tables) if table.is_alike]


def duplicates(lesson: Lesson) -> dict[int, list[Duplicate]]:
    """By table that has finished it: each seat beside the same seat elsewhere, of those that were dealt alike."""
    alike = {place: table for place, table in dealt_alike(lesson) if table.first_scores}
    scores = {str(place): table.first_scores for place, table in alike.items()}
    compared = matchpoints(scores, low_wins=find_game(lesson.plan.game).low_wins)
    return {
        place: [
            Duplicate(child, table.first_scores[seat], it.beaten, it.of)
            for seat, (child, it) in enumerate(zip(table.seats, compared[str(place)], strict=True))
        ]
        for place, table in alike.items()
    }


class Deal:
    """All tables of it. Made once: nobody plays it any more."""

    def __init__(self, tables: Sequence[TableDealt]) -> None:
        self.tables = tables
        self.by_place = {table.place: table for table in tables}
        self.played = [table.played for table in tables]
        self.forks = forks_of(self.played)
        self.steps = max((len(one.moves) for one in self.played), default=0)
        self._forks_told: dict[str, list[DealFork]] = {}

    def results(self, lesson: Lesson, *, names: bool) -> list[TableOfDeal]:
        found = duplicates(lesson)
        return [
            TableOfDeal(
                one.table,
                len(one.moves),
                [DealSeat(it.child if names else None, it.score, it.beaten, it.of) for it in found.get(one.table, [])],
            )
            for one in self.played
        ]

    def forks_told(self, language: str) -> list[DealFork]:
        if language not in self._forks_told:
            self._forks_told[language] = [self._fork_told(fork, language) for fork in self.forks]
        return self._forks_told[language]

    def _fork_told(self, fork: Fork, language: str) -> DealFork:
        """Ways of different seats (in a race anybody may be next) are each told from where their table stood."""
        ways = []
        for seat in dict.fromkeys(way.made[0] for way in fork.ways):
            of_seat = [way for way in fork.ways if way.made[0] == seat]
            table = self._at(self.by_place[of_seat[0].tables[0]], fork.step, seat)
            sentences = in_words([way.made[1] for way in of_seat], table, seat, language)
            ways += [
                DealWay([*way.tables], seat, way.made[1], sentence)
                for way, sentence in zip(of_seat, sentences, strict=True)
            ]
        return DealFork(fork.step, ways)

    def boards(self, step: int, wanted: Collection[int], language: str, *, asks: bool) -> list[DealBoard]:
        chosen = [one for one in self.played if one.table in wanted]
        return [self._board(group, step, language, asks=asks) for group in together(chosen, step)]

    def _board(self, group: list[Played], step: int, language: str, *, asks: bool) -> DealBoard:
        first = self.by_place[group[0].table]
        at = min(step, len(group[0].moves))
        seat = who_is_asked(first.play, at)
        table = self._at(first, at, seat)
        return DealBoard(
            [one.table for one in group],
            shown(table, seat, language),
            board_text(table, Teller(table, Reader(seat, False, language))),
            self._last(first, at, language),
            seat,
            PositionRef(first.at.code, 1, first.play.entry_after(at)) if asks and has_choice(table, seat) else None,
            at == len(group[0].moves),
        )

    def _last(self, table: TableDealt, step: int, language: str) -> str:
        if step == 0:
            return ""
        seat, text = table.played.moves[step - 1]
        return in_words([text], self._at(table, step - 1, seat), seat, language)[0] if seat >= 0 else ""

    def _at(self, table: TableDealt, step: int, seat: int) -> Table:
        return table_of(posed_at(table.play, table.standing.colours, step, seat))


def has_choice(table: Table, seat: int) -> bool:
    try:
        check_choice(table, seat)
    except Refused:
        return False
    return True
