"""A table of any game, played by the API up to its last move."""

import random
from typing import Any

from any_table import NAMES, SEATS
from serving import Seat, Server, is_over, my_moves

GAMES = sorted(SEATS)
MOST_MOVES = 600
DEAL = "FILM7"
# Where moves are spelled and not listed, chance lays no words: these are two players who do.
SPELLED = {
    "bang-zoom": (
        "ZOOM907",
        ["1 draw", "1 lay BANG", "1 discard D", "0 draw", "0 lay ZOOM"],
    )
}
Moves = list[tuple[int, str]]


def seated(server: Server, game: str, deal: str, **wish: Any) -> list[Seat]:
    """People only, all of them played by the API."""
    people = SEATS[game]
    seats = ["me", *["open"] * (people - 1)]
    ada = server.create(game=game, seats=seats, nickname=NAMES[0], deal_code=deal, **wish)
    table = [ada, *(server.join(ada.code, name) for name in NAMES[1:people])]
    ada.do("start")
    return table


def play(table: list[Seat], moves: Moves) -> None:
    for seat, text in moves:
        table[seat].do("move", text=text)


def whole_game(server: Server, game: str) -> tuple[str, Moves]:
    """A deal and all moves of a game, chosen by a chance of its own; the same each time."""
    if game in SPELLED:
        deal, lines = SPELLED[game]
        return deal, [(int(line[0]), line[2:]) for line in lines]
    made: Moves = []
    table, chance = seated(server, game, DEAL), random.Random(DEAL)
    while len(made) < MOST_MOVES:
        now = table[0].table()
        if is_over(now):
            break
        seat = now["play"]["view"]["actors"][0]
        made.append((seat, chosen(table[seat], chance)))
        play(table, made[-1:])
    return DEAL, made


def chosen(seat: Seat, chance: random.Random) -> str:
    """Cards before draws, so that a game comes to its end."""
    moves = my_moves(seat.table())
    cards = [text for text in moves if text.split()[0] not in ("draw", "dead", "take")]
    return chance.choice(cards or moves)


def one_move_before_the_end(server: Server, game: str, **wish: Any) -> tuple[list[Seat], tuple[int, str]]:
    """The people at the table, and the move that ends the game."""
    deal, moves = whole_game(server, game)
    table = seated(server, game, deal, **wish)
    play(table, moves[:-1])
    return table, moves[-1]
