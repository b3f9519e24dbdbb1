"""What commands take from their user: options as JSON, names, seats."""

import secrets

from playmat.core.chance import check_seed, seed_of_code, seed_of_number
from playmat.core.game import Game
from playmat.core.options import Options, options_in
from playmat.core.refusal import refused


def read_options(game: Game, text: str, preset: str) -> Options:
    """The options of a preset, with those given as JSON on top."""
    return (game.preset(preset) if preset else {}) | options_in(text)


def listed(text: str) -> list[str]:
    """The parts of a list written with commas."""
    return [part.strip() for part in text.split(",")] if text else []


def match_seed(seed: str, deal: str) -> str:
    """The seed of a match: from a number or 32 hex digits, from a deal code, or a fresh one that nobody can guess."""
    if deal:
        return seed_of_code(deal)
    if not seed:
        return secrets.token_hex(16)
    if seed.isascii() and seed.isdecimal() and len(seed) < 32:
        return seed_of_number(int(seed), 0)
    return check_seed(seed)


def check_range(option: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise refused("out-of-range", {"option": option, "low": low, "high": high})
