"""`playmat review`: every move of a finished match beside the best one."""

from playmat.cli.arguments import check_range
from playmat.cli.chosen_record import record_at
from playmat.cli.hint import MOST_EFFORT
from playmat.cli.output import AS_TEXT, GOOD, USAGE, Output, explain, write, write_json
from playmat.cli.progress import watched
from playmat.core.game import Game
from playmat.core.message import Facts, message
from playmat.core.record import Record
from playmat.core.refusal import refused
from playmat.core.replay import Fault
from playmat.games.registry import find_game
from playmat.insight.review import EFFORT, Judged, Review, judge_move, questions, summed_up
from playmat.insight.words import insight_words
from playmat.words.catalogue import Catalogue


def review_record(place: str, /, *, effort: int = EFFORT, output: Output = AS_TEXT) -> int:
    """Judge every move of a finished match, say how well each seat played, and find where the match turned.

    A move is judged by what its player could know, not by what came. Exit code 2: it cannot be reviewed, and why.

    Parameters
    ----------
    place
        FILE:LINE of a record; FILE alone for its first one.
    effort
        How long to look at each move, in percent of what a hint takes.
    """
    record, line = record_at(place)
    game = find_game(record.game, record.rules)
    check_range("--effort", effort, 1, MOST_EFFORT)
    if record.result is None:
        raise refused("unfinished-record", {"line": line})
    words = insight_words(output.words().language, game.name)
    names = [note.name for note in record.seats]
    try:
        found = judged(game, record, effort, words)
    except Fault as fault:
        explain(fault.refusal, output, record.game)
        return USAGE
    said = [words.say(what, names) for what in found.says]
    if output.json:
        write_json({**found.as_data(), "sentences": said, "why": [why_of(one, words, names) for one in found.judged]})
        return GOOD
    tell(found, words, names)
    write("")
    for sentence in said:
        write(sentence)
    return GOOD


def judged(game: Game, record: Record, effort: int, words: Catalogue) -> Review:
    """Move by move, with a bar where somebody watches."""
    asked = questions(game, record)
    found: list[Judged] = []
    with watched(len(asked), words, "review-judging") as advance:
        for question in asked:
            found.append(judge_move(game, question, effort))
            advance(1)
    return summed_up(game, len(record.seats), found)


def why_of(one: Judged, words: Catalogue, names: list[str]) -> list[str]:
    return [words.say(said, names, one.seat) for said in one.why]


def tell(found: Review, words: Catalogue, names: list[str]) -> None:
    write(words.say(message("review-head")))
    for one in found.judged:
        write(words.say(message(*line_of(one, found.unit)), names))
        if one.loss:
            for sentence in why_of(one, words, names):
                write("   " + sentence)


def line_of(one: Judged, unit: str) -> tuple[str, Facts]:
    facts: Facts = {"number": one.number, "seat": one.seat, "move": one.move}
    if one.forced:
        return "review-forced", facts
    if not one.loss:
        return "review-best", facts
    facts |= {"best": one.best}
    if unit == "win":
        return "review-lost-win", facts | {"percent": round(100 * one.loss)}
    return "review-lost-points", facts | {"points": round(one.loss, 1)}
