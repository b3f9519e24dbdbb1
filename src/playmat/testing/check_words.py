"""Checks that everything a match says is said in every language."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Final, cast

from playmat.core.chance import SeedChance, stream_of
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.stream import Stream
from playmat.testing.demand import Demands, demand, demand_plain
from playmat.words.catalogue import LANGUAGES, Catalogue, catalogue

SAMPLES = 2
SEED: Final = "00112233445566778899aabbccddeeff"
MOST_MOVES: Final = 100


def check_words(match: Match, seat: int, move: int, stream: Stream) -> None:
    game = match.setup.game
    names = [f"Name {number}" for number in range(match.setup.seats)]
    other = stream.below(match.setup.seats)
    asked = [match.offer(other).asks, *game.knowledge(match.view(other)).facts(), *refusals(match, stream)]
    for viewer in (None, seat, other):
        seen = match.seen(seat, move, viewer)
        demand_plain(seen, "what is seen of a move")
        demand(bool(seen["text"]) and bool(seen["messages"]), "a move must be told")
        for language in LANGUAGES:
            words = catalogue(language, game.name)
            for told in seen["messages"] + asked:
                check_sentence(words, told, names, viewer)
            text = game.text(match.view(viewer), partial(words.say, names=names, reader=viewer))
            demand(text.strip() != "", "the text of a view must not be empty")
    demand(match.seen(seat, move, seat)["text"] == match.format(move), "the mover sees the whole move")
    one_by_one = [match.seen(seat, move, viewer) for viewer in (*range(match.setup.seats), None)]
    demand(match.seen_by_all(seat, move) == one_by_one, "all together see what each of them sees")


def refusals(match: Match, stream: Stream) -> list[Message]:
    """The messages of some moves that are refused."""
    space = match.setup.game.move_space
    found = []
    for seat in range(-1, match.setup.seats + 1):
        for _ in range(SAMPLES):
            refusal = match.refuse(seat, stream.below(min(space, 200)))
            if refusal is not None:
                found.append(refusal.message())
    return found


def check_sentence(words: Catalogue, told: Message, names: list[str], viewer: int | None) -> None:
    sentence = words.say(told, names, viewer)
    demand(sentence.strip() != "", f"{told} must say something")
    demand("{" not in sentence and "None" not in sentence, f"{told} says {sentence!r}")


def check_spoken(game: Game, demands: Demands) -> None:
    """Note all words that a few matches need and a language lacks, so that an author can write them in one go."""
    keys: dict[str, None] = {}
    for seats in range(game.least_seats, game.most_seats + 1):
        with suppress(Exception):  # `check_walk` finds the shortest match that raises
            for said in spoken(game.start({}, seats, SeedChance(SEED))):
                keys.update(dict.fromkeys(keys_in(said)))
    for language in LANGUAGES:
        words = catalogue(language, game.name)
        missing = [key for key in keys if not words.has(key)]
        demands.add(not missing, f"{language}: there are no words for {', '.join(missing)}")


def spoken(match: Match) -> Iterator[Message]:
    """Yield every message of a match of random moves, with refusals of some wrong ones."""
    game, stream = match.setup.game, stream_of(SEED)
    for _ in range(MOST_MOVES):
        if match.is_over:
            return
        seat = match.actors()[0]
        legal = match.legal(seat)
        move = legal[stream.below(len(legal))]
        yield match.offer(seat).asks
        yield from refusals(match, stream)
        yield from game.knowledge(match.view(seat)).facts()
        for viewer in (seat, None):
            yield from match.seen(seat, move, viewer)["messages"]
        match.play(seat, move)


def keys_in(said: Message) -> Iterator[str]:
    """The key of a message, and of those that it quotes."""
    yield said["key"]
    for fact in said["facts"].values():
        for part in fact if isinstance(fact, list) else [fact]:
            if isinstance(part, dict):
                yield from keys_in(cast(Message, part))
