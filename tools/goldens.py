"""Golden games: whole matches told in sentences, reviewed as diffs.

Each file holds a record and the story that follows from it. `make goldens` tells every story anew from its record and
deals the games that are still missing; a test sees that the stories in the repository are the ones the code tells.
"""

from __future__ import annotations

import re
import sys
from functools import partial
from pathlib import Path

from playmat.bots.bot import TableTurn
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_text, stream_of
from playmat.core.game import Game
from playmat.core.match import TABLE
from playmat.core.options import Options, Preset
from playmat.core.record import Record, read_record, record_of
from playmat.core.refusal import Refused
from playmat.core.replay import Replay
from playmat.core.views import result_view
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import GAMES, game_of_record
from playmat.words.catalogue import catalogue

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "goldens"
LONGEST_NAME = 24
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]


def option_sets(game: Game) -> list[Preset]:
    """The defaults, every preset, and every single value of an option that is not the default."""
    sets = [Preset("default", {})]
    sets += [Preset("preset-" + preset.name, preset.options, preset.seats) for preset in game.presets]
    for option in game.options:
        if option.rule != "match":
            values = {str(value): value for value in option.usual if value != option.default}
            sets += [Preset(f"{option.name}-{file_name(name)}", {option.name: value}) for name, value in values.items()]
    return [*sets, Preset("two-games", {"games": 2})]


def file_name(text: str) -> str:
    """A short part of a file name."""
    return re.sub(r"[<>:\"/\\|?* ]", "-", text)[:LONGEST_NAME].strip("-")


def seat_counts(game: Game, preset: Preset) -> list[int]:
    """The fewest and the most seats that these options go with."""
    fitting = []
    for seats in range(game.least_seats, game.most_seats + 1):
        if preset.seats not in (None, seats):
            continue
        try:
            game.setup(preset.options, seats)
        except Refused:
            continue
        fitting.append(seats)
    return sorted({fitting[0], fitting[-1]})


def dealt(game: Game, name: str, options: Options, seats: int) -> Record:
    """A match between simple and random bots."""
    match = game.start(options, seats, SeedChance(seed_of_text(f"{game.name} {name} {seats}")))
    bots = [find_bot(("simple", "random")[seat % 2], game) for seat in range(seats)]
    stream = stream_of(f"bots {name} {seats}")
    moves = []
    while match.actors():
        # In a race everybody has a share; elsewhere, where some act at once, the first does.
        actors = match.actors()
        seat = actors[stream.below(len(actors))] if game.is_race(match.setup) else actors[0]
        move = bots[seat].choose(TableTurn(match, seat), stream)
        moves.append(MoveNote(seat, match.format(move)))
        match.play(seat, move)
    return record_of(match, [SeatNote(NAMES[seat]) for seat in range(seats)], moves)


def story(record: Record) -> str:
    """The match as a reader with all cards open would tell it, with the table drawn after every game."""
    game = game_of_record(record)
    words = catalogue("en", game.name)
    names = [seat.name for seat in record.seats]
    played = Replay(game, record)
    lines = [record.to_json(), "", f"{game.name}, {len(names)} seats"]
    lines += [f"  {name} = {value}" for name, value in record.options.items()]
    while played.made < len(record.moves):
        match, note = played.match, record.moves[played.made]
        move = match.parse(note.text)
        assert move is not None
        viewer = None if note.seat == TABLE else note.seat
        told = [words.say(message, names) for message in match.seen(note.seat, move, viewer)["messages"]]
        finished = len(match.games)
        played.step()
        lines.append(f"[{note.seat}] {note.text}")
        lines += [f"      {sentence}" for sentence in told]
        if len(match.games) > finished and match.last is not None:
            view = match.view(None)
            view["now"] = match.last.view(None)
            lines += ["", game.text(view, partial(words.say, names=names)), ""]
    lines.append(f"result {result_view(played.run().result)}")
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def folder_of(game: Game) -> Path:
    """Games by later rules lie beside those by the first, which stay."""
    return FOLDER / (game.name if game.rules == 1 else f"{game.name}-{game.rules}")


def main() -> int:
    for game in GAMES.values():
        folder = folder_of(game)
        folder.mkdir(parents=True, exist_ok=True)
        for preset in option_sets(game):
            for seats in seat_counts(game, preset):
                path = folder / f"{preset.name}-{seats}-seats.txt"
                if not path.exists():
                    path.write_text(story(dealt(game, preset.name, preset.options, seats)), encoding="utf-8")
    for folder in sorted(FOLDER.iterdir()):
        for path in sorted(folder.glob("*.txt")):
            record = read_record(path.read_text(encoding="utf-8").partition("\n")[0])
            path.write_text(story(record), encoding="utf-8")
        print(f"{folder.name}: {len(list(folder.glob('*.txt')))} golden games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
