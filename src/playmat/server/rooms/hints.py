"""Hints: what the workers found out about a seat's moves, in the words of its player."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.core.refusal import refused
from playmat.insight.words import insight_words
from playmat.server.workers.bot_worker import HintQuestion
from playmat.server.workers.pool import WorkerPool
from playmat.table import answers
from playmat.table.decision import need_help, running_match
from playmat.table.frames import Reader, names_for, shown_names
from playmat.table.keys import new_token
from playmat.table.table import Table
from playmat.words.catalogue import Catalogue

Data = dict[str, Any]


class Thought(Protocol):
    """An `Advice` as data, and each of its moves as a message."""

    @property
    def advice(self) -> Mapping[str, Any]: ...

    @property
    def said(self) -> Sequence[Mapping[str, Any]]: ...


async def hinted(
    thinkers: WorkerPool, number: int, table: Table, seat: int, reader: Reader, message_id: str
) -> answers.Hinted:
    """Advice for a seat that may act, where the table allows hints."""
    need_help(table.helps.hints, "hints")
    return await advised(thinkers, number, table, seat, reader, message_id)


async def advised(
    thinkers: WorkerPool, number: int, table: Table, seat: int, reader: Reader, message_id: str
) -> answers.Hinted:
    """Advice for a seat that may act; whether it may have any was asked before."""
    match = running_match(table)
    if seat not in match.actors():
        raise refused("no-hint")
    thought = await thought_of(thinkers, number, match, seat)
    if thought is None:
        raise refused("no-hint")
    words = insight_words(reader.language, table.setup.game.name)
    return told(thought, words, names_for(seat, table, shown_names(table, words), words), seat, message_id)


async def thought_of(thinkers: WorkerPool, number: int, match: Match, seat: int) -> Thought | None:
    """What a worker thinks of a seat's moves, seeing what that seat sees."""
    question = HintQuestion(match.setup.game.name, seat, new_token(), dict(match.view(seat)))
    return await thinkers.hint(question, number)


def told(thought: Thought, words: Catalogue, names: list[str], seat: int, message_id: str) -> answers.Hinted:
    unit = thought.advice["unit"]
    best = [
        answers.HintChoice(
            text=choice["move"],
            sentence=words.say(cast(Message, said), names, seat),
            worth=choice["worth"],
            error=choice["error"],
            unit=unit,
            worth_sentence=words.say(worth_of(unit, choice["worth"], choice["error"])),
            why=sentences(choice["why"], words, names, seat),
        )
        for choice, said in zip(thought.advice["choices"], thought.said, strict=True)
    ]
    says = sentences(thought.advice["says"], words, names, seat)
    if not best and not says:
        raise refused("no-hint")
    return answers.Hinted(message_id, best[0].text if best else "", best, says)


def sentences(said: list[Data], words: Catalogue, names: list[str], seat: int) -> list[str]:
    return [words.say(cast(Message, one), names, seat) for one in said]


def worth_of(unit: str, worth: float, error: float) -> Message:
    """How many of a hundred games, or how many points; with the error where it is one to be seen."""
    scale, digits = (100, 0) if unit == "win" else (1, 1)
    shown = figure(error * scale, digits)
    facts: Facts = {"worth": figure(worth * scale, digits), "error": shown, "sure": "yes" if shown == "0" else "no"}
    return message(f"hint-worth-{unit}", facts)


def figure(number: float, digits: int) -> str:
    """Return a number with as few digits as say something, and zero without a sign."""
    text = f"{round(number, digits) + 0.0:.{digits}f}"
    return text[:-2] if text.endswith(".0") else text
