"""Record files and deal codes with something wrong in them: refused with a reason, or as good as before."""

import json
import random
from copy import deepcopy
from typing import Any

from playmat.core.chance import SeedChance, seed_of_code
from playmat.core.record import read_record, record_of
from playmat.core.refusal import Refused
from playmat.core.replay import Fault, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import GAMES, game_of_record

ODD: list[Any] = [None, True, False, -1, 0, 1, 7, 10**30, 1.5, "", "x", "\u0000", "\ud800", [], {}, [None], {"a": 1}]
LONGEST = 60  # moves of a record: enough for every field to be filled
LETTERS = "abcABC019 -_'\"{}[]:,.\\\n\u00e9\U0001f0a1"


def sample_records(chance: random.Random) -> list[str]:
    """One of every game, the usual options, random moves."""
    texts: list[str] = []
    for game in GAMES.values():
        setup = game.setup({}, game.least_seats)
        match = setup.start(SeedChance(f"{chance.getrandbits(128):032x}"))
        moves: list[MoveNote] = []
        while not match.is_over and len(moves) < LONGEST:
            seat = chance.choice(match.actors())
            move = chance.choice(match.legal(seat))
            moves.append(MoveNote(seat, match.format(move), len(moves)))
            match.play(seat, move)
        if not match.is_over:
            moves.append(MoveNote(-1, "abandon", len(moves)))
            match.play(-1, -1)
        texts.append(record_of(match, [SeatNote("Ada")] * setup.seats, moves).to_json())
    return texts


def broken(chance: random.Random, text: str) -> str:
    """A record with one to three things wrong: letters, or values."""
    if chance.random() < 0.3:
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(["", chance.choice(LETTERS)]) + text[at + chance.randrange(3) :]
        return text
    record = json.loads(text)
    for _ in range(chance.randrange(1, 4)):
        spoil(chance, record)
    return json.dumps(record)


def spoil(chance: random.Random, value: Any) -> None:
    """Change one value somewhere inside."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and chance.random() < 0.7:
            value = value[key]
            continue
        kind = chance.randrange(4)
        if kind == 0 and isinstance(value, dict):
            del value[key]
        elif kind == 1 and isinstance(value, dict):
            value[chance.choice(["new", "seats", "moves", ""])] = deepcopy(chance.choice(ODD))
        elif kind == 2 and isinstance(value, list):
            value.insert(key, value[key])
        else:
            value[key] = deepcopy(chance.choice(ODD))
        return


def fuzz_records(chance: random.Random, count: int) -> list[str]:
    """What did not end in a refusal or in a match."""
    faults: list[str] = []
    whole = sample_records(chance)
    for _ in range(count):
        text = broken(chance, chance.choice(whole))
        try:
            record = read_record(text)
            replay(game_of_record(record), record)
        except (Refused, Fault):
            continue
        except Exception as error:  # noqa: BLE001 - anything else is what is looked for
            faults.append(f"record: {error!r} from {text[:200]}")
    return faults


def fuzz_codes(chance: random.Random, count: int) -> list[str]:
    faults: list[str] = []
    for _ in range(count):
        code = "".join(chance.choice(LETTERS) for _ in range(chance.randrange(0, 40)))
        try:
            seed_of_code(code)
        except Refused:
            continue
        except Exception as error:  # noqa: BLE001 - anything else is what is looked for
            faults.append(f"deal code: {error!r} from {code!r}")
    return faults
