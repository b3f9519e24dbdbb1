"""`playmat solve` for games whose positions are worked out exactly: values as fractions."""

from fractions import Fraction
from typing import Final

from rich.table import Table

from playmat.cli.output import Output, console, write_json
from playmat.core.game import Game, Setup
from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.solve.solver import RoundWorth, WorthSolver
from playmat.words.catalogue import Catalogue

WIN: Final = Fraction(1)
LOSS: Final = Fraction(0)


def show_worths(setup: Setup, solver: WorthSolver, ties: str, output: Output) -> None:
    game = setup.game
    if ties not in solver.ties:
        raise refused("unknown-tie-rule", {"name": ties, "names": list(solver.ties)})
    rounds = solver.rounds(setup, ties)
    winner = solver.first_wins(setup)
    if output.json:
        answer: dict[str, object] = {"game": game.name, "seats": setup.seats, "ties": ties}
        answer["rounds"] = [told(game, found) for found in rounds]
        answer["game_winner"] = None if winner is None else winner_of(winner)
        write_json(answer)
        return
    words = output.words(game.name)
    for found in rounds:
        show(setup, found, words)
    if winner is not None:
        say(words.say(message("solve-line-duel", {"winner": winner_of(winner)})))
    say(words.say(message("solve-line-ties", {"ties": ties})))


def winner_of(value: Fraction) -> str:
    return "first" if value == WIN else "second" if value == LOSS else "shared"


def told(game: Game, found: RoundWorth) -> dict[str, object]:
    return {
        "round": found.number,
        "values": [str(value) for value in found.values],
        "first_moves": [game.format(move) for move in found.first_moves],
    }


def show(setup: Setup, found: RoundWorth, words: Catalogue) -> None:
    say(words.say(message("solve-line-round", {"round": found.number, "seats_given": setup.seats})))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say(message("study-seat")), justify="right")
    table.add_column(words.say(message("study-score")), justify="right")
    for seat, value in enumerate(found.values, 1):
        table.add_row(str(seat), str(value) if value.denominator == 1 else f"{value} = {float(value):.3f}")
    console().print(table)
    moves = [setup.game.format(move) for move in found.first_moves]
    say(words.say(message("solve-line-first", {"moves": moves})))


def say(line: str) -> None:
    console().print(line, markup=False, soft_wrap=True)
