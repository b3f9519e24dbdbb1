"""What is kept of a sentence has gaps; filled, it must read as if it had been made in one piece."""

from importlib.resources import files
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from playmat.core.chance import SeedChance, stream_of
from playmat.core.message import Message
from playmat.games.registry import GAMES, find_game, find_kit
from playmat.words.catalogue import LANGUAGES, catalogue
from playmat.words.variants import choosers

NAMES = ["Ann", "Bob", "Cy", "Di", "Ed"]
MOST_MOVES = 60


class InOnePiece:
    """The library alone, with every fact put in before the sentence is made."""

    def __init__(self, language: str, game: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        common = files("playmat.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        for text in (common, find_kit(game).text("{language}.ftl", language)):
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def formatted(self, key: str, facts: dict[str, Any]) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, facts)
        assert not errors
        return str(said)

    def say(self, what: Message, reader: int | None) -> str:
        facts: dict[str, Any] = {"you": "no"}
        given: dict[str, Any] = what["facts"]
        for fact, value in given.items():
            facts[fact] = self.plain(value, reader)
            if fact == "seat" or fact.endswith("_seat"):
                facts[fact] = NAMES[value]
                facts["you"] = "yes" if fact == "seat" and value == reader else facts["you"]
            elif fact == "seats" or fact.endswith("_seats"):
                named = [NAMES[seat] for seat in value]
                first, last = ", ".join(named[:-1]), named[-1] if named else ""
                facts[fact] = self.formatted("joined", {"first": first, "last": last}) if first else last
                facts["count"] = len(named)
                facts["you"] = "yes" if value == [reader] else facts["you"]
        return self.formatted(what["key"], facts)

    def plain(self, value: object, reader: int | None) -> object:
        if isinstance(value, dict):
            return self.say(cast(Message, value), reader)
        if isinstance(value, list):
            return ", ".join(str(self.plain(part, reader)) for part in value)
        return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@pytest.mark.parametrize("game", list(GAMES))
def test_a_sentence_reads_as_if_it_had_been_made_in_one_piece(game: str) -> None:
    found = find_game(game)
    setup = found.setup({}, max(2, found.least_seats))
    match = setup.start(SeedChance(f"{7:032x}"))
    stream = stream_of("gaps")
    whole = {language: InOnePiece(language, game) for language in LANGUAGES}
    for _ in range(MOST_MOVES):
        if match.is_over:
            break
        seat = match.actors()[0]
        moves = match.legal(seat)
        move = moves[stream.below(len(moves))]
        for viewer in (*range(setup.seats), None):
            said = match.seen(seat, move, viewer)["messages"]
            for what in said + ([] if viewer is None else [match.offer(viewer).asks]):
                for language, made in whole.items():
                    assert catalogue(language, game).say(what, NAMES, viewer) == made.say(what, viewer)
        match.play(seat, move)


def test_the_facts_of_a_message_that_is_quoted_are_looked_at_too() -> None:
    found = choosers(
        FluentResource(
            """
plain = { $name } has { $points }
cards = { $count ->
    [one] one card
   *[other] { $count } cards of { $colour }
}
both = { $name } has { cards }
deep = { $you ->
    [yes] You have { NUMBER($share) }
   *[no] { $name } has { both }
}
"""
        )
    )
    assert found == {
        "plain": frozenset(),
        "cards": frozenset({"count"}),
        "both": frozenset({"count"}),
        "deep": frozenset({"you", "share", "count"}),
    }
