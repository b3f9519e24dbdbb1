"""The sentences of puzzles: goals, hints and reasons, in the words of a game."""

from functools import cache

from playmat.games.registry import find_kit
from playmat.puzzles.puzzle import Puzzle
from playmat.words.catalogue import Catalogue


@cache
def puzzle_words(language: str, game: str) -> Catalogue:
    """A game's own words, those of its puzzles, and the reasons of hints, which the general puzzles give."""
    words = Catalogue(language, game, ("playmat.insight", "playmat.puzzles"))
    words.add_text(find_kit(game).text("insight.{language}.ftl", language))
    words.add_text(find_kit(game).text("puzzles.{language}.ftl", language))
    return words


def goal_of(puzzle: Puzzle, words: Catalogue, names: list[str]) -> str:
    return words.say(puzzle.goal(), names, puzzle.seat)


def reasons_of(puzzle: Puzzle, words: Catalogue, names: list[str]) -> list[str]:
    return [words.say(why, names, puzzle.seat) for why in puzzle.why]
