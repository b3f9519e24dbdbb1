"""`playmat solve`: what can be reached at all when everything is known."""

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter

from playmat import native, system
from playmat.cli.arguments import check_range, read_options
from playmat.cli.figures import percent, whole
from playmat.cli.files import Force, new_file
from playmat.cli.output import AS_TEXT, Output, console, write, write_json
from playmat.cli.progress import watched
from playmat.cli.solve_worths import show_worths
from playmat.core.message import Facts, message
from playmat.core.options import Options, settle
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.solve.solver import WorthSolver, solvable, solver_of
from playmat.study.intervals import Interval
from playmat.study.many_deals import ParFigures, SolveFigures, SolvePlan, solve_all
from playmat.words.catalogue import Catalogue

MOST_DEALS: Final = 10_000_000
MOST_NODES: Final = 1_000_000_000
MOST_CORES: Final = 512


def solve(
    game: str,
    /,
    *,
    n: Annotated[int, Parameter(name="--n")] = 100,
    seed: int = 0,
    deal: str = "",
    seats: int = 0,
    options: str = "",
    preset: str = "",
    limit: int = 200_000,
    par: Annotated[bool, Parameter(negative="")] = False,
    ties: str = "average",
    records: Path | None = None,
    force: Force = False,
    cores: int = 0,
    output: Output = AS_TEXT,
) -> None:
    """Solve deals whose order of cards is known, or a game without chance exactly.

    Of a deal: find a way to win it, or prove that there is none. The same seed gives the same answers on any machine
    and any number of cores. Of a game without chance: what every seat gets when all play as well as can be.

    Parameters
    ----------
    game
        Name of a game that has a solver.
    n
        How many deals are solved.
    seed
        A whole number; deal i gets the seed that belongs to the two numbers, as in playmat simulate.
    deal
        Solve this one deal code instead.
    seats
        In a game without chance: how many play (default: two). Deals are solved for one.
    options
        Options as JSON: '{"draw": "free"}'.
    preset
        A named set of options.
    limit
        How many positions are looked at for each deal before it stays open.
    par
        Look for the best score and the fewest draws of every deal, too.
    ties
        In a game without chance: what a seat does among moves that bring it the same: average, low, harsh or kind.
    records
        Write the solutions to this file, one record a line. It appears when all are found, whole or not at all.
    cores
        How many processes share the work (default: one for each core).
    """
    rules = find_game(game)
    solver = solver_of(rules)
    if solver is None:
        raise refused("no-solver", {"name": rules.name, "names": solvable()})
    words = output.words(rules.name)
    agreed = read_options(rules, options, preset)
    if isinstance(solver, WorthSolver):
        show_worths(rules.setup(agreed, rules.seats_for(preset, seats or None)), solver, ties, output)
        return
    rules.setup(agreed, rules.seats_for(preset, seats or None))
    if seats > 1:
        raise refused("solve-alone", {"seats_given": seats})
    check_range("--n", n, 1, MOST_DEALS)
    check_range("--limit", limit, 1, MOST_NODES)
    check_range("--cores", cores, 0, MOST_CORES)
    plan = SolvePlan(rules.name, seed, deal, agreed, limit, par, records is not None)
    plan.setup()
    workers = cores or system.cores()
    began = perf_counter()
    plan.seed_of(0)  # a deal code that is none is refused before anything is written
    deals = 1 if deal else n
    with new_file(records, force, output) as sink, watched(deals, words) as advance:
        tally = solve_all(plan, deals, workers, sink, advance)
    seconds = perf_counter() - began
    if output.json:
        write_json({**described(plan), "figures": tally.figures(), "seconds": round(seconds, 3), "cores": workers})
        return
    show(plan, tally.figures(), words)
    if records is not None:
        write(words.say(message("study-written", {"file": str(records)})))


def described(plan: SolvePlan) -> dict[str, object]:
    chosen: dict[str, object] = {"deal": plan.deal} if plan.deal else {"seed": plan.seed}
    settled: Options = settle(find_game(plan.game).options, plan.options)
    return {"game": plan.game, **chosen, "options": settled, "limit": plan.limit, "build": native.status().build}


def show(plan: SolvePlan, figures: SolveFigures, words: Catalogue) -> None:
    verdicts = [
        words.say(message("solve-" + verdict, {"share": percent(share)}))
        for verdict, share in figures["verdicts"].items()
        if share["value"]
    ]
    what: Facts = {"deals": figures["deals"], "seed": plan.deal or plan.seed, "build": native.status().build}
    what["title"] = words.say_or("title", plan.game)
    price: Facts = {"nodes": whole(figures["nodes"]), "most": whole(figures["most_nodes"])}
    times: Facts = {"mean": f"{1000 * figures['seconds']:.1f}", "most": f"{1000 * figures['most_seconds']:.0f}"}
    lines = [words.say(message("solve-what", what)), *verdicts]
    lines += [words.say(message("solve-decided", {"share": percent(figures["decided"])}))]
    lines += [words.say(message("solve-nodes", price)), words.say(message("solve-times", times))]
    lines += [] if figures["par"] is None else par_lines(figures["par"], figures["deals"], words)
    lines.append(words.say(message("solve-note")))
    for line in lines:
        console().print(line, markup=False, soft_wrap=True)


def par_lines(par: ParFigures, deals: int, words: Catalogue) -> list[str]:
    if deals == 1:
        return [words.say(message("solve-par-one", one_par(par)))]
    return [
        words.say(message("solve-par-scores", {"shares": listed(par["scores"]), "exact": percent(par["score_exact"])})),
        words.say(message("solve-par-draws", {"shares": listed(par["draws"]), "exact": percent(par["draws_exact"])})),
    ]


def one_par(par: ParFigures) -> Facts:
    """The par of a single deal."""
    is_exact = par["score_exact"]["value"] and par["draws_exact"]["value"]
    return {"points": min(par["scores"]), "draws": min(par["draws"]), "proved": "yes" if is_exact else "no"}


def listed(shares: dict[int, Interval]) -> list[str]:
    return [f"{number}: {percent(share)}" for number, share in shares.items()]
