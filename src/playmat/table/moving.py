"""Deciding about moves: of people, of bots, of the clock; dry runs."""

from collections.abc import Sequence

from playmat.core.match import TABLE_MOVES, Match
from playmat.core.refusal import Refused, refused
from playmat.core.views import GameView
from playmat.table import log, messages
from playmat.table.decision import Decision, Who, need_seat, not_playing
from playmat.table.table import Table


def running_match(table: Table) -> Match:
    if table.stage != "playing" or table.paused or table.play is None:
        raise not_playing(table)
    return table.play.match


def judge(table: Table, seat: int, text: str, kept_back: Sequence[str] = ()) -> int:
    """The move that a text stands for, if that seat may play it now; refusals of these codes are kept back."""
    match = running_match(table)
    move = None if text in TABLE_MOVES else match.parse(text)
    if move is None:
        raise refused("not-a-move", {"text": text})
    refusal = match.refuse(seat, move)
    if refusal is not None and refusal.code not in kept_back:
        raise Refused(refusal)
    return move


def move(table: Table, who: Who, message: messages.Move, now: int) -> Decision:
    seat = need_seat(who)
    played = judge(table, seat, message.text)
    entries: list[log.AnyEntry] = []
    if table.seats[seat].away:
        entries.append(log.CameBack(at=now, seat=seat))
    text = running_match(table).format(played)
    entries.append(log.Moved(at=now, speaker=who.speaker, id=message.id, seat=seat, text=text))
    return Decision(entries)


def bot_move(table: Table, seat: int, text: str, now: int) -> Decision:
    """A bot's move, if it still plays there. Judged like anybody's."""
    it = table.seats[seat]
    if not it.is_played_by_bot:
        raise refused("seat-taken", {"number": seat + 1})
    judge(table, seat, text)
    return Decision([log.Moved(at=now, seat=seat, text=text, by=it.bot or "")])


def fallback_move(table: Table, seat: int, now: int) -> Decision:
    """For a bot that cannot answer: the table goes on all the same."""
    match = running_match(table)
    return bot_move(table, seat, match.format(match.timeout_move(seat)), now)


def dry_run(table: Table, who: Who, text: str) -> tuple[str, GameView | None]:
    """The move in its one spelling, and its worth where the table allows previews.

    Whether a word is in the dictionary is told only where the table allows word checks; else only laying it shows.
    """
    seat = need_seat(who)
    match = running_match(table)
    played = judge(table, seat, text, () if table.helps.word_check else match.setup.game.word_codes)
    return match.format(played), match.preview(seat, played) if table.helps.preview else None


def need_help(allowed: bool, name: str) -> None:
    if not allowed:
        raise refused("help-off", {"help": name})
