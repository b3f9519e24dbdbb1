"""Positions to give hints for: random play from random deals, and what is said about two moves of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.options import Options
from playmat.games.registry import find_game
from playmat.insight.reasons import reasons_for
from playmat.insight.words import insight_words
from playmat.words.catalogue import LANGUAGES

PAIRS = 3


@dataclass(frozen=True)
class Said:
    """What was said about a move beside another one, and the view it was said from."""

    match: Match
    seat: int
    move: str
    rival: str
    key: str
    facts: Any  # numbers, texts and messages by name
    now: Any  # the game's own view


def positions(game: Game, count: int, tables: list[tuple[Options, int]], most: int) -> Iterator[tuple[Match, int]]:
    """A seat that may act, after a few moves of a match played at random."""
    for number in range(count):
        stream = stream_of(f"positions of {game.name} {number}")
        options, seats = tables[number % len(tables)]
        match = game.start(options, seats, SeedChance(seed_of_number(7, number)))
        for _ in range(stream.below(most)):
            further = match.copy()
            actors = further.actors()
            seat = actors[stream.below(len(actors))]
            further.play(seat, further.position.pick(seat, stream))
            if further.end:
                break
            match = further
        actors = match.actors()
        yield match, actors[stream.below(len(actors))]


def all_said(name: str, count: int, tables: list[tuple[Options, int]], most: int) -> Iterator[Said]:
    """Everything said about a few pairs of moves in many positions; it has its sentence in every language."""
    game = find_game(name)
    for number, (match, seat) in enumerate(positions(game, count, tables, most)):
        moves = match.legal(seat)
        stream = stream_of(f"moves {number}")
        view = match.view(seat)
        for _ in range(min(PAIRS, len(moves))):
            move = moves[stream.below(len(moves))]
            rival = moves[stream.below(len(moves))]
            texts = game.format(move), game.format(rival)
            found = reasons_for(game, view, seat, move, None if rival == move else rival, len(moves))
            assert 1 <= len(found) <= 2
            for said in found:
                assert_sentence(said, name)
                if said["key"] not in ("only-move", "looked-ahead"):
                    yield Said(match, seat, *texts, said["key"], said["facts"], view["now"])


def assert_sentence(said: Message, name: str) -> None:
    for language in LANGUAGES:
        assert len(insight_words(language, name).say(said, ["Ada", "Robin", "Mo", "Kim", "Lou"])) > 10


def told(names: object) -> list[str]:
    """The cards of a list of messages in their notation, as far as rank and suit or a name give it."""
    assert isinstance(names, list)
    return [card_told(one) for one in names]


def card_told(one: Any) -> str:
    facts = one["facts"]
    return str(facts["name"]) if "name" in facts else facts["rank"] + facts["suit"]
