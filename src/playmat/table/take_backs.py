"""Taking a move back: among bots at once, among people when they all agree (docs/adr/0013)."""

from collections.abc import Sequence
from typing import Final

from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.message import Facts
from playmat.core.refusal import refused
from playmat.core.views import GameView
from playmat.core.written import MoveNote
from playmat.table import log, messages
from playmat.table.decision import Decision, Who, need_help, need_seat, running_match
from playmat.table.question import Question
from playmat.table.table import Table
from playmat.table.table_match import PlayedMove, TableMatch

# A card drawn from a pile almost never comes out the same in this many imagined games.
IMAGINED: Final = 8


TAKE_BACK: Final = "take-back"


class Kind:
    """May the last move be taken back? Bots do not mind, and wait with their moves."""

    name: Final = TAKE_BACK
    answer_ms: Final = 30_000
    stops_bots: Final = True

    def asked(self, table: Table, question: Question) -> list[int]:
        assert question.seat is not None
        return table.people_beside(question.seat)

    def facts(self, table: Table, question: Question) -> Facts:
        return {"number": undone_by(table, question.seat)}

    def granted(self, table: Table, question: Question, now: int) -> Decision:
        assert question.seat is not None
        count = undone_by(table, question.seat)
        assert count, "a move that is made ends the question, and a pause puts it on hold"
        return Decision([log.TookBack(at=now, seat=question.seat, count=count)])


KIND: Final[Kind] = Kind()


def undone_by(table: Table, seat: int | None) -> int:
    """How many moves go when this seat takes its last one back: that one and all since; 0 where it may not."""
    play = table.play
    if not table.helps.take_back or table.stage != "playing" or play is None or seat is None:
        return 0
    kept = play.match.setup.game.kept_verbs
    for count, made in enumerate(reversed(play.moves), 1):
        if made.game != play.match.number or made.text.split(" ")[0] in kept:
            return 0
        if made.seat == seat and made.by == "":
            return count
    return 0


def take_back(table: Table, who: Who, message: messages.TakeBack, now: int) -> Decision:
    seat = need_seat(who)
    need_help(table.helps.take_back, "take_back")
    running_match(table)
    count = undone_by(table, seat)
    open_one = table.question(TAKE_BACK)
    if open_one is not None:
        assert open_one.seat is not None
        raise refused("take-back-asked", {"seat": open_one.seat})
    if count == 0:
        raise refused("nothing-to-take-back")
    assert table.play is not None
    # Who is away for the moment is not asked, but comes back to a match in which nobody may have peeped.
    is_among_bots = all(it.kind != "human" for other, it in enumerate(table.seats) if other != seat)
    if not is_among_bots and has_shown_secrets(table.play, seat, count):
        raise refused("take-back-shown")
    if not table.people_beside(seat):
        return Decision([log.TookBack(at=now, speaker=who.speaker, id=message.id, seat=seat, count=count)])
    asked = log.Asked(at=now, speaker=who.speaker, id=message.id, kind=TAKE_BACK, seat=seat, until_move=True)
    return Decision([asked])


def has_shown_secrets(play: TableMatch, seat: int, count: int) -> bool:
    """Whether somebody who would move again has seen in these moves what was hidden before: a drawn card, a guess that
    was right, a card of somebody's hand.

    Such a one could not have told beforehand how the table would look afterwards. So the moves are played again in
    games imagined from what was known; where one of those comes to look otherwise, something was shown.
    """
    before = match_after(play, play.moves.up_to(len(play.moves) - count))
    undone = play.moves.after(len(play.moves) - count)
    viewers = {seat, *(made.seat for made in undone if made.by == "")}
    return any(would_differ(before, undone, viewer, play.match.view(viewer)["now"]) for viewer in viewers)


def would_differ(before: Match, undone: Sequence[PlayedMove | MoveNote], viewer: int, now: GameView) -> bool:
    knowledge = before.setup.game.knowledge(before.view(viewer))
    for number in range(IMAGINED):
        match = knowledge.imagine(stream_of(f"take-back:{viewer}:{number}"))
        for made in undone:
            move = match.parse(made.text)
            if move is None or match.refuse(made.seat, move) is not None:
                return True  # that the move was possible was not known
            match.play(made.seat, move)
        if match.view(viewer)["now"] != now:
            return True
    return False


def match_after(play: TableMatch, moves: list[PlayedMove]) -> Match:
    """The match as it stood after its first moves."""
    match = play.match.setup.start(SeedChance(play.seed))
    for made in moves:
        move = match.parse(made.text)
        assert move is not None, "only judged moves are logged"
        match.play(made.seat, move)
    return match
