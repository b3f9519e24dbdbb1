"""Looking for puzzles: in a given record, or in games that bots play."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_text, stream_of
from playmat.core.game import Game
from playmat.core.match import TABLE, Match
from playmat.core.options import settle
from playmat.core.record import Record
from playmat.core.replay import Replay
from playmat.games.registry import game_of_record
from playmat.puzzles.maker import PuzzleMaker, SelfPlay, maker_of
from playmat.puzzles.puzzle import Found, Puzzle


@dataclass
class Harvest:
    """What was found in how many games: counts by kind, duplicates and all, and what is kept."""

    games: int = 0
    found: dict[str, int] = field(default_factory=dict)
    kept: list[Puzzle] = field(default_factory=list)

    def per_thousand(self) -> dict[str, float]:
        return {kind: round(1000 * count / max(1, self.games), 1) for kind, count in sorted(self.found.items())}


def puzzles_in(record: Record) -> list[Puzzle]:
    """Every puzzle in a match that was played, as its seats saw it; a damaged record is a `Fault`."""
    return list(each_puzzle_in(record))


def each_puzzle_in(record: Record) -> Iterator[Puzzle]:
    """The same one after the other, for who may not want all of them."""
    game = game_of_record(record)
    maker = maker_of(game)
    played = Replay(game, record)
    chance = tuple(tuple(told) for told in record.chance)
    while played.made < len(record.moves):
        seat = record.moves[played.made].seat
        if seat != TABLE:
            before = tuple((note.seat, note.text) for note in record.moves[: played.made])
            base = base_of(played.match, before)
            for found in maker.find(played.match.copy(), seat):
                yield maker.simplify(put_together(base, seat, found, chance=chance))
        played.step()


def base_of(match: Match, moves: tuple[tuple[int, str], ...]) -> Puzzle:
    """A position without a question yet. Options that are as usual need not be told."""
    setup = match.setup
    usual = settle(setup.game.options, setup.game.defaults(setup.seats))
    options = {name: value for name, value in setup.options.items() if usual[name] != value}
    return Puzzle(
        setup.game.name, setup.game.rules, setup.seats, 0, "", (), options=options, first=setup.first, moves=moves
    )


def put_together(
    base: Puzzle, seat: int, found: Found, deal: str = "", chance: tuple[tuple[str, ...], ...] = ()
) -> Puzzle:
    return msgspec.structs.replace(
        base,
        seat=seat,
        kind=found.kind,
        facts=found.facts,
        lines=tuple(sorted(found.lines)),
        why=found.why,
        deal=deal,
        chance=chance,
    )


def self_played(game: Game, play: SelfPlay, deal: str) -> Iterator[tuple[Match, Puzzle, int]]:
    """The positions of a game between bots, each before a move, with the seat that makes it."""
    setup = game.setup(play.options, play.seats)
    bots = [find_bot(play.bots[seat % len(play.bots)], game) for seat in range(play.seats)]
    streams = [stream_of(f"{deal}:bot {seat}") for seat in range(play.seats)]
    played = play_match(setup.start(SeedChance(seed_of_text(deal))), bots, streams, f"{deal}:order")
    match = setup.start(SeedChance(seed_of_text(deal)))
    moves: tuple[tuple[int, str], ...] = ()
    for seat, move in played:
        yield match, base_of(match, moves), seat
        moves = (*moves, (seat, match.format(move)))
        match.play(seat, move)


def found_in_game(game: Game, maker: PuzzleMaker, number: int, seed: int) -> list[tuple[str, Puzzle]]:
    """The puzzles of self-played game `number`, each with the key that its likes share."""
    play = maker.plays[number % len(maker.plays)]
    deal = f"puzzles {seed}:{number}"
    return [
        (f"{found.kind} {maker.key(match, seat, found.kind)}", put_together(base, seat, found, deal))
        for match, base, seat in self_played(game, play, deal)
        for found in maker.find(match.copy(), seat)
    ]


def gather(harvest: Harvest, maker: PuzzleMaker, found: list[tuple[str, Puzzle]], known: set[str]) -> None:
    """Add the puzzles of a game: of each kind as many as are wanted, none twice, of one game one of a kind."""
    harvest.games += 1
    here: set[str] = set()
    for key, puzzle in found:
        kind = puzzle.kind
        harvest.found[kind] = harvest.found.get(kind, 0) + 1
        kept = sum(1 for one in harvest.kept if one.kind == kind)
        if key in known or kind in here or kept >= maker.kinds.get(kind, 0):
            continue
        known.add(key)
        here.add(kind)
        harvest.kept.append(puzzle)
