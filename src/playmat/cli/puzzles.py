"""`playmat puzzles`: those that ship with a game, how they are found, and their proof."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from playmat import system
from playmat.cli.arguments import check_range
from playmat.cli.chosen_record import record_at
from playmat.cli.files import Force, Sink, new_file
from playmat.cli.output import AS_TEXT, BAD_RECORDS, GOOD, USAGE, Output, explain, write, write_json
from playmat.cli.progress import watched
from playmat.core.game import Game
from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.core.replay import Fault
from playmat.games.registry import find_game
from playmat.puzzles.find import Harvest, found_in_game, gather, puzzles_in
from playmat.puzzles.maker import maker_of
from playmat.puzzles.prove import prove
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.rate import luck_of, rates_of
from playmat.puzzles.shelf import BANDS, bands_of, find_puzzle, puzzles_of
from playmat.puzzles.words import goal_of, puzzle_words, reasons_of
from playmat.study.pool import in_order

MOST_GAMES: Final = 1_000_000
MOST_CORES: Final = 512
USUAL_GAMES: Final = 100
Flag = Annotated[bool, Parameter(negative="")]


def puzzles(
    game: str,
    /,
    *,
    show: str = "",
    answer: Flag = False,
    find: Flag = False,
    record: str = "",
    prove: Annotated[bool, Parameter(name="--prove", negative="")] = False,
    n: Annotated[int, Parameter(name="--n")] = 0,
    seed: int = 1,
    write_to: Annotated[Path | None, Parameter(name="--write")] = None,
    force: Force = False,
    cores: int = 0,
    output: Output = AS_TEXT,
) -> int:
    """List the puzzles of a game, show one, find new ones, or prove those there are.

    Exit code 1: a puzzle whose proof fails. Exit code 2: bad input, and what is wrong with it.

    Parameters
    ----------
    game
        Name of a game.
    show
        The id of a puzzle: its position and what is asked.
    answer
        With --show: every answer, and why.
    find
        Let bots play and look for puzzles; the same seed finds the same ones on any number of cores.
    record
        Look for puzzles in this record instead: FILE:LINE.
    prove
        Work out every answer anew by the rules, and compare.
    n
        How many games are played, or how many puzzles are proved or listed (default: 100 games, all puzzles).
    seed
        A whole number for --find.
    write_to
        With --find or --record: write the puzzles to this file, proved and rated, whole or not at all.
    cores
        How many processes share the work (default: one for each core).
    """
    rules = find_game(game)
    check_range("--n", n, 0, MOST_GAMES)
    check_range("--cores", cores, 0, MOST_CORES)
    workers = cores or system.cores()
    if show:
        return show_one(show, answer, output)
    if record:
        with new_file(write_to, force, output) as sink:
            return find_in_record(rules, record, sink, workers, output)
    if find:
        with new_file(write_to, force, output) as sink:
            return find_new(rules, n or USUAL_GAMES, seed, sink, workers, output)
    if prove:
        return prove_all(rules, n, workers, output)
    return list_all(rules, n, output)


# Those there are.


def list_all(game: Game, n: int, output: Output) -> int:
    known = puzzles_of(game.name)
    bands = bands_of(game.name)
    shown = known[: n or None]
    if output.json:
        write_json({"game": game.name, "puzzles": [described(puzzle, bands[puzzle.id]) for puzzle in shown]})
        return GOOD
    words = puzzle_words(output.words().language, game.name)
    counts = {band: sum(1 for one in bands.values() if one == band) for band in BANDS}
    facts = {"title": words.say_or("title", game.name), "count": len(known), **counts}
    write(words.say(message("puzzles-there", {**facts})))
    for puzzle in shown:
        band = words.say(message("puzzle-band", {"band": bands[puzzle.id]}))
        write(f"{puzzle.id}  {band}  {rate_text(puzzle)}  {goal_of(puzzle, words, [])}")
    return GOOD


def described(puzzle: Puzzle, band: str) -> dict[str, object]:
    return {"id": puzzle.id, "kind": puzzle.kind, "band": band, "moves": puzzle.length, "rates": puzzle.rates}


def rate_text(puzzle: Puzzle) -> str:
    return "/".join(f"{rate:3d}" for rate in puzzle.rates.values())


def show_one(name: str, answer: bool, output: Output) -> int:
    puzzle = find_puzzle(name)
    words = puzzle_words(output.words().language, puzzle.game)
    match = puzzle.start()
    told = {"id": puzzle.id, "seat": puzzle.seat, "goal": goal_of(puzzle, words, []), "rates": puzzle.rates}
    why = reasons_of(puzzle, words, [])
    if output.json:
        given = {"lines": puzzle.lines, "why": why} if answer else {}
        write_json({**told, "view": match.view(puzzle.seat), **given})
        return GOOD
    write(match.setup.game.text(match.view(puzzle.seat), lambda what: words.say(what, [], puzzle.seat)))
    write("")
    write(str(told["goal"]))
    if answer:
        for line in puzzle.lines:
            write(words.say(message("puzzle-answer", {"moves": [*line]})))
        for sentence in why:
            write(sentence)
    return GOOD


def prove_all(game: Game, n: int, cores: int, output: Output) -> int:
    known = puzzles_of(game.name)[: n or None]
    words = puzzle_words(output.words().language, game.name)
    unproved: list[str] = []
    with watched(len(known), words, "puzzles-proving") as advance, closing(in_order(prove, known, cores)) as proofs:
        for proof in proofs:
            unproved += [] if proof.holds else [proof.puzzle.id]
            advance(1)
    if output.json:
        write_json({"game": game.name, "proved": len(known) - len(unproved), "unproved": unproved})
    else:
        facts = {"count": len(known) - len(unproved), "wrong": len(unproved)}
        write(words.say(message("puzzles-proved", {**facts})))
        for name in unproved:
            write(name)
    return BAD_RECORDS if unproved else GOOD


# New ones.


def find_new(game: Game, games: int, seed: int, sink: Sink | None, cores: int, output: Output) -> int:
    maker = maker_of(game)
    if not maker.plays:
        raise refused("no-puzzle-play", {"name": game.name})
    words = puzzle_words(output.words().language, game.name)
    harvest, known = Harvest(), set[str]()
    search = in_order(partial(found_in, game.name, seed), range(games), cores)
    with watched(games, words) as advance, closing(search) as answers:
        for found in answers:
            gather(harvest, maker, found, known)
            advance(1)
    return finish(game, harvest, sink, cores, output)


def found_in(game: str, seed: int, number: int) -> list[tuple[str, Puzzle]]:
    rules = find_game(game)
    return found_in_game(rules, maker_of(rules), number, seed)


def find_in_record(game: Game, place: str, sink: Sink | None, cores: int, output: Output) -> int:
    record, _ = record_at(place)
    if record.game != game.name:
        raise refused("other-game", {"name": record.game})
    try:
        found = puzzles_in(record)
    except Fault as fault:
        explain(fault.refusal, output, record.game)
        return USAGE
    harvest = Harvest(games=1, kept=found)
    for puzzle in found:
        harvest.found[puzzle.kind] = harvest.found.get(puzzle.kind, 0) + 1
    return finish(game, harvest, sink, cores, output)


def finish(game: Game, harvest: Harvest, sink: Sink | None, cores: int, output: Output) -> int:
    """Keep what is proved, rate it, write it down, and tell how much there was."""
    words = puzzle_words(output.words().language, game.name)
    rated: list[Puzzle] = []
    judging = in_order(proved_and_rated, harvest.kept, cores)
    with watched(len(harvest.kept), words, "puzzles-proving") as advance, closing(judging) as puzzles:
        for puzzle in puzzles:
            rated += [] if puzzle is None else [puzzle]
            advance(1)
    if sink is not None:
        sink(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in rated))
    told = {
        "game": game.name,
        "games": harvest.games,
        "per_thousand": harvest.per_thousand(),
        "kept": len(rated),
        "unproved": len(harvest.kept) - len(rated),
    }
    if output.json:
        write_json({**told, "puzzles": [described(puzzle, "") for puzzle in rated]})
        return GOOD
    write(words.say(message("puzzles-found", {name: told[name] for name in ("games", "kept", "unproved")})))
    for kind, rate in harvest.per_thousand().items():
        write(f"  {kind}: {rate}")
    for puzzle in rated if sink is None else []:
        write(f"{puzzle.id}  {rate_text(puzzle)}  {goal_of(puzzle, words, [])}")
    return GOOD


def proved_and_rated(puzzle: Puzzle) -> Puzzle | None:
    if not prove(puzzle).holds:
        return None
    return msgspec.structs.replace(puzzle, rates=rates_of(puzzle), luck=luck_of(puzzle))
