"""Playing in tests: moves as they stand in a record."""

import os

from playmat.core.chance import RecordedChance, SeedChance
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.refusal import Refusal
from playmat.games.registry import find_game

FEW_EXAMPLES = 20

SEED = "00112233445566778899aabbccddeeff"


def examples() -> int:
    """How many random matches a check plays: few under coverage, many where `make test` runs them compiled."""
    return int(os.environ.get("PLAYMAT_EXAMPLES", FEW_EXAMPLES))


def start(game: str, options: Options | None = None, seats: int = 2, seed: str = SEED) -> Match:
    return find_game(game).start(options or {}, seats, SeedChance(seed))


def start_dealt(game: str, chance: list[list[str]], options: Options | None = None, seats: int = 2) -> Match:
    """A match dealt by hand: the chance outcomes as a record tells them."""
    rules = find_game(game)
    return rules.start(options or {}, seats, RecordedChance(chance, rules.card_names, None))


def move_of(match: Match, text: str) -> int:
    move = match.parse(text)
    assert move is not None, f"{text!r} is no move"
    return move


def play(match: Match, *texts: str) -> None:
    """Play moves, each `seat move`; every one must be legal."""
    for text in texts:
        seat, _, move = text.partition(" ")
        refusal = match.refuse(int(seat), move_of(match, move))
        assert refusal is None, f"{text}: {refusal}"
        match.play(int(seat), move_of(match, move))


def refusal_of(match: Match, text: str) -> Refusal:
    """Why a move is refused; it must be."""
    seat, _, move = text.partition(" ")
    refusal = match.refuse(int(seat), move_of(match, move))
    assert refusal is not None, f"{text} is not refused"
    return refusal


def code_of(match: Match, text: str) -> str:
    return refusal_of(match, text).code


def legal(match: Match, seat: int) -> list[str]:
    return [match.format(move) for move in match.legal(seat)]


def now(match: Match, seat: int | None = 0) -> dict[str, object]:
    return match.view(seat)["now"]
