"""Moves that nobody sends: a bot's, the one that is played for a bot that cannot answer, and one that is only tried."""

from playmat.core.refusal import refused
from playmat.core.views import GameView
from playmat.table import log
from playmat.table.decide import judge
from playmat.table.decision import Decision, Who, need_seat, running_match
from playmat.table.table import Table


def bot_move(table: Table, seat: int, text: str, now: int) -> Decision:
    """A bot's move, if it still plays there. Judged like anybody's."""
    it = table.seats[seat]
    if not it.is_played_by_bot:
        raise refused("seat-taken", {"number": seat + 1})
    judge(table, seat, text)
    return Decision([log.Moved(at=now, seat=seat, text=text, by=it.bot or "")])


def fallback_move(table: Table, seat: int, now: int) -> Decision:
    """For a bot that cannot answer: the table goes on, even if the game's own move for that isn't allowed."""
    match = running_match(table)
    move = match.timeout_move(seat)
    legal = match.legal(seat)
    is_allowed = match.refuse(seat, move) is None
    return bot_move(table, seat, match.format(move if is_allowed or not legal else legal[0]), now)


def dry_run(table: Table, who: Who, text: str) -> tuple[str, GameView | None]:
    """The move in its one spelling, and its worth where the table allows previews.

    Whether a word is in the dictionary is told only where the table allows word checks; else only laying it shows.
    """
    seat = need_seat(who)
    match = running_match(table)
    played = judge(table, seat, text, () if table.helps.word_check else match.setup.game.word_codes)
    return match.format(played), match.preview(seat, played) if table.helps.preview else None
