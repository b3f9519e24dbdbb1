"""`playmat solve number-line`: exact values, as fractions."""

from fractions import Fraction
from typing import Final

from rich.table import Table

from playmat.cli.output import Output, console, write_json
from playmat.core.game import Game
from playmat.core.message import message
from playmat.core.options import Options
from playmat.solve.number_line import LOSS, WIN, DuelSolver, RoundSolver, check_ties, open_round_two, round_one
from playmat.words.catalogue import Catalogue

TWO: Final = 2


def solve_line(game: Game, options: Options, seats: int, ties: str, output: Output) -> None:
    """Round 1; for two players also round 2 and the whole game, with open decoys."""
    game.setup(options, seats)
    check_ties(ties)
    rounds = {1: round_one(seats, ties)}
    winner: Fraction | None = None
    if seats == TWO:
        rounds[TWO] = open_round_two(ties)
        winner = DuelSolver().value()
    if output.json:
        answer: dict[str, object] = {"game": game.name, "seats": seats, "ties": ties}
        answer["rounds"] = [told(game, number, solver) for number, solver in rounds.items()]
        answer["game_winner"] = None if winner is None else winner_of(winner)
        write_json(answer)
        return
    words = output.words(game.name)
    for number, solver in rounds.items():
        show(game, number, solver, words)
    if winner is not None:
        say(words.say(message("solve-line-duel", {"winner": winner_of(winner)})))
    say(words.say(message("solve-line-ties", {"ties": ties})))


def winner_of(value: Fraction) -> str:
    return "first" if value == WIN else "second" if value == LOSS else "shared"


def told(game: Game, number: int, solver: RoundSolver) -> dict[str, object]:
    return {
        "round": number,
        "values": [str(value) for value in solver.values()],
        "first_moves": [game.format(move) for move in solver.first_moves()],
    }


def show(game: Game, number: int, solver: RoundSolver, words: Catalogue) -> None:
    say(words.say(message("solve-line-round", {"round": number, "seats_given": solver.seats})))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say(message("study-seat")), justify="right")
    table.add_column(words.say(message("study-score")), justify="right")
    for seat, value in enumerate(solver.values(), 1):
        table.add_row(str(seat), str(value) if value.denominator == 1 else f"{value} = {float(value):.3f}")
    console().print(table)
    moves = [game.format(move) for move in solver.first_moves()]
    say(words.say(message("solve-line-first", {"moves": moves})))


def say(line: str) -> None:
    console().print(line, markup=False, soft_wrap=True)
