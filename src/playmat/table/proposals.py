"""Moves of the table itself that people agree on, like a word that the dictionary lacks (docs/adr/0018, 0042)."""

from typing import Final

from playmat.core.match import OWN_MOVES, TABLE, Match
from playmat.core.message import Facts
from playmat.core.refusal import Refused, refused
from playmat.core.types import Move
from playmat.table import log, messages
from playmat.table.decision import Decision, Who, need_seat, running_match
from playmat.table.question import Question
from playmat.table.table import Table


class Kind:
    """Shall the table make this move? Bots follow the people, and wait with their own moves meanwhile."""

    name: Final = "table-move"
    answer_ms: Final = 60_000
    stops_bots: Final = True

    def asked(self, table: Table, question: Question) -> list[int]:
        """All other people; who is alone among bots has to be sure."""
        assert question.seat is not None
        return table.people_beside(question.seat) or [question.seat]

    def facts(self, table: Table, question: Question) -> Facts:
        assert table.play is not None
        match = table.play.match
        move = own_move(match, str(question.facts["text"]))
        is_alone = self.asked(table, question) == [question.seat]
        return {"question": match.position.asks_table(move), "alone": "yes" if is_alone else "no"}

    def granted(self, table: Table, question: Question, now: int) -> Decision:
        """The move, if the game still stands so that it may be made."""
        text = str(question.facts["text"])
        if table.stage == "playing" and table.play is not None:
            match = table.play.match
            if match.refuse(TABLE, own_move(match, text)) is None:
                return Decision([log.Moved(at=now, seat=TABLE, text=text)])
        return Decision([log.Lapsed(at=now, kind=self.name)])


KIND: Final[Kind] = Kind()


def own_move(match: Match, text: str) -> Move:
    """The move of the table, of this game's own, that a text stands for."""
    move = match.parse(text)
    if move is None or move > OWN_MOVES:
        raise refused("not-a-table-move")
    return move


def propose(table: Table, who: Who, message: messages.Propose, now: int) -> Decision:
    seat = need_seat(who)
    match = running_match(table)
    move = own_move(match, message.text)
    refusal = match.refuse(TABLE, move)
    if refusal is not None:
        raise Refused(refusal)
    if table.question(KIND.name) is not None:
        raise refused("question-open")
    facts: dict[str, int | str] = {"text": match.format(move)}
    asked = log.Asked(
        at=now, speaker=who.speaker, id=message.id, kind=KIND.name, seat=seat, facts=facts, until_move=True
    )
    return Decision([asked])
