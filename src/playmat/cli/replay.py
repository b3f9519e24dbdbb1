"""`playmat replay`: checks records move by move."""

import json
from pathlib import Path
from typing import Annotated, TypedDict

from cyclopts import Parameter

from playmat.cli.files import read_records
from playmat.cli.output import AS_TEXT, BAD_RECORDS, GOOD, USAGE, Output, explain, write, write_json
from playmat.core.message import message
from playmat.core.record import Record, read_record
from playmat.core.refusal import Refusal, Refused, refused
from playmat.core.replay import Fault, Replay
from playmat.games.registry import find_game, game_of_record
from playmat.words.agreement import agreed_nearest


class Finding(TypedDict):
    """What is wrong with one record of a file."""

    file: str
    line: int
    move: int | None
    seat: int | None
    code: str
    sentence: str


class Remark(TypedDict):
    """What a reader should know of a record that is good all the same."""

    file: str
    line: int
    sentence: str


def replay(
    file: Path, /, *, show: Annotated[int | None, Parameter(name="--show")] = None, output: Output = AS_TEXT
) -> int:
    """Check every record of a file: each move, the chance against the seed, and the result.

    Exit code 0: all good. 1: bad records, one line each. 2: the file cannot be read.

    Parameters
    ----------
    file
        Records, one JSON object per line (or a single one over several lines), also compressed with gzip.
    show
        Tell the match of this line of the file in sentences.
    """
    lines = record_lines(read_records(file))
    if show is not None:
        return tell(file, lines, show, output)
    findings: list[Finding] = []
    notes: list[Remark] = []
    checked = 0
    for number, line in lines:
        checked += 1
        finding, remarks = check_line(line, str(file), number, output)
        notes += remarks
        if finding is not None:
            findings.append(finding)
        if not output.json:
            for text in [as_line(finding)] if finding else [remark_line(remark) for remark in remarks]:
                write(text)
    if output.json:
        write_json({"records": checked, "bad": findings, "notes": notes})
    else:
        good = checked - len(findings)
        write(output.words().say(message("records-checked", {"records": checked, "good": good, "bad": len(findings)})))
    return BAD_RECORDS if findings else GOOD


def record_lines(content: bytes) -> list[tuple[int, bytes]]:
    """The records of a file with their line numbers."""
    lines = [(number, line) for number, line in enumerate(content.splitlines(), 1) if line.strip()]
    if len(lines) > 1 and not is_json(lines[0][1]) and is_json(content):
        return [(1, content)]
    return lines


def is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def check_line(line: bytes, file: str, number: int, output: Output) -> tuple[Finding | None, list[Remark]]:
    """Play one record again: what is wrong with it, and what there is to say if nothing is."""
    record: Record | None = None
    try:
        record = read_record(text_of(line))
        played = Replay(game_of_record(record), record)
        played.run()
    except Refused as wrong:
        return found(file, number, None, None, wrong.refusal, record, output), []
    except Fault as fault:
        return found(file, number, fault.move, fault.seat, fault.refusal, record, output), []
    words = output.words(record.game)
    return None, [{"file": file, "line": number, "sentence": words.say(note)} for note in played.notes]


def text_of(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise refused("bad-json", {"column": error.start + 1}) from None


def found(
    file: str, line: int, move: int | None, seat: int | None, refusal: Refusal, record: Record | None, output: Output
) -> Finding:
    """The finding in words: by the names in the record, and in the words of its game once that is known."""
    names = [note.name for note in record.seats] if record else []
    game = record.game if record and refusal.code != "unknown-game" else None
    sentence = output.words(game).explain(refusal, names)
    return {"file": file, "line": line, "move": move, "seat": seat, "code": refusal.code, "sentence": sentence}


def as_line(finding: Finding) -> str:
    where = f"{finding['file']}:{finding['line']}: "
    if finding["move"] is not None:
        where += f"move {finding['move']}"
        where += ": " if finding["seat"] is None else f", seat {finding['seat']}: "
    return f"{where}{finding['code']}: {finding['sentence']}"


def remark_line(remark: Remark) -> str:
    return f"{remark['file']}:{remark['line']}: {remark['sentence']}"


def tell(file: Path, lines: list[tuple[int, bytes]], number: int, output: Output) -> int:
    """One match in sentences, with all cards open as the record has them."""
    chosen = [line for at, line in lines if at == number]
    if not chosen:
        raise refused("no-such-line", {"line": number})
    record = read_record(text_of(chosen[0]))
    game = find_game(record.game, record.rules)
    words = output.words(game.name)
    names = [note.name for note in record.seats]
    told: list[str] = []

    def say(sentence: str) -> None:
        told.append(sentence)
        if not output.json:
            write(sentence)

    try:
        played = Replay(game, record)
        for line in agreed_nearest(played.setup).lines(words):
            say(line)
        while played.made < len(record.moves):
            note = record.moves[played.made]
            move = played.match.parse(note.text)
            if move is not None and played.match.refuse(note.seat, move) is None:
                for event in played.match.seen(note.seat, move, note.seat)["messages"]:
                    say(words.say(event, names))
            played.step()
        played.run()
    except Fault as fault:
        explain(fault.refusal, output, record.game)
        return USAGE
    if output.json:
        write_json({"file": str(file), "line": number, "game": record.game, "sentences": told})
    return GOOD
