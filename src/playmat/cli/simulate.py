"""`playmat simulate`: many matches among bots, and what came of them."""

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter

from playmat import native, system
from playmat.cli.arguments import check_range, listed, read_options
from playmat.cli.figures import Speed, show
from playmat.cli.files import Force, new_file
from playmat.cli.output import AS_TEXT, Output, write, write_json
from playmat.cli.progress import watched
from playmat.core.message import message
from playmat.core.options import settle
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.study.plan import Plan, usual_seats
from playmat.study.simulate import simulate
from playmat.study.tally import Tally

RANDOM: Final = "random"
MOST_MATCHES: Final = 1_000_000_000
MOST_CORES: Final = 512


def simulate_matches(
    game: str,
    /,
    *,
    n: Annotated[int, Parameter(name="--n")] = 1000,
    seats: str = "",
    bots: str = RANDOM,
    options: str = "",
    preset: str = "",
    seed: int = 0,
    records: Path | None = None,
    force: Force = False,
    cores: int = 0,
    output: Output = AS_TEXT,
) -> None:
    """Let bots play many matches on all cores; print length, endings, scores and wins with confidence intervals.

    The same seed gives the same matches and the same records, byte for byte, on any machine and any number of cores.

    Parameters
    ----------
    game
        Name of a game; playmat games lists them.
    n
        How many matches are played.
    seats
        How many play: 4, or 2-5 for a number drawn anew for every match (default: four).
    bots
        The bots around the table, in order, over and over: random,simple.
    options
        Options as JSON: '{"games": 3}'; or: random, for options drawn anew for every match.
    preset
        A named set of options.
    seed
        A whole number; match i of the run gets the seed that belongs to the two numbers.
    records
        Write the record of every match to this file, one a line. It appears when all are played, whole or not at all.
    cores
        How many processes share the work (default: one for each core).
    """
    rules = find_game(game)
    check_range("--n", n, 1, MOST_MATCHES)
    check_range("--cores", cores, 0, MOST_CORES)
    usual = rules.find_preset(preset).seats if preset else None
    least, most = read_seats(seats) if seats else 2 * (usual or usual_seats(rules),)
    for wish in (least, most):
        rules.seats_for(preset, wish)
    settled = None if options == RANDOM else read_options(rules, options, preset)
    plan = Plan(rules.name, seed, least, most, tuple(listed(bots)) or (RANDOM,), settled)
    workers = cores or system.cores()
    began = perf_counter()
    words = output.words(rules.name)
    plan.check()
    with new_file(records, force, output) as sink, watched(n, words) as advance:
        tally = simulate(plan, n, workers, sink, advance)
    speed = speed_of(tally, perf_counter() - began, workers)
    if output.json:
        write_json({**described(plan), "figures": tally.figures(), "speed": speed})
    else:
        show(plan, tally.figures(), speed, words)
        if records is not None:
            write(words.say(message("study-written", {"file": str(records)})))


def read_seats(text: str) -> tuple[int, int]:
    """`4`, or `2-5`: the fewest and the most."""
    low, dash, high = text.partition("-")
    parts = [low.strip(), (high if dash else low).strip()]
    if not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise refused("bad-seats", {"text": text})
    return int(parts[0]), int(parts[1])


def described(plan: Plan) -> dict[str, object]:
    return {
        "game": plan.game,
        "seed": plan.seed,
        "seats": [plan.least_seats, plan.most_seats],
        "bots": list(plan.bots),
        "options": RANDOM if plan.options is None else settle(find_game(plan.game).options, plan.options),
    }


def speed_of(tally: Tally, seconds: float, cores: int) -> Speed:
    return {
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "moves_per_second": round(tally.length.total / seconds, 1),
        "cores": cores,
        "build": native.status().build,
    }
