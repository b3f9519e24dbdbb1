"""What the review says of the choices of a made class: the questions that a server asks its workers, asked here."""

from collections.abc import Sequence

from playmat.classroom.log import TableJudged
from playmat.classroom.report.judged import ToJudge, Verdict, by_child, table_to_judge
from playmat.classroom.sittings import Sittings
from playmat.insight.review import judged_from
from playmat.server.workers.bot_worker import JudgeQuestion, judge
from playmat.table.log import AnyEntry


def judged_table(code: str, entries: Sequence[AnyEntry], sittings: Sittings) -> TableJudged:
    table = table_to_judge(code, entries, sittings)
    verdicts = [verdict_of(it, table.game.name) for it in table.chosen]
    return TableJudged(at=0, code=code, entries=len(entries), children=by_child(verdicts, table))


def verdict_of(it: ToJudge, game: str) -> Verdict:
    asked = it.question
    reply = judge(JudgeQuestion(game, asked.seat, asked.number, asked.game, asked.move, dict(asked.view)))
    return Verdict(it, judged_from(reply.judged), reply.said)
