"""Agreed rules in words: a preset, and a sentence for everything that is otherwise."""

import pytest

from playmat.core.game import Game
from playmat.core.options import Value
from playmat.games.registry import GAMES, find_game
from playmat.words.agreement import agreed_nearest, agreed_rules, bases_of, told_option
from playmat.words.catalogue import LANGUAGES, catalogue


def lines(game: str, options: dict[str, Value], seats: int, preset: str | None = None) -> list[str]:
    rules = find_game(game)
    chosen = {} if preset is None else rules.preset(preset)
    setup = rules.setup({**chosen, **options}, seats)
    return agreed_rules(setup, preset).lines(catalogue("en", game))


def test_the_usual_game_needs_no_more_words() -> None:
    assert lines("sevens", {}, 4) == ["The usual game."]


def test_every_option_that_differs_is_a_sentence() -> None:
    """BZ-14: a table with one-letter words, names and five games is not "the usual game"."""
    options: dict[str, Value] = {"one_letter": True, "proper_names": True, "games": 5, "allow": "APP,SUSHI"}
    assert lines("bang-zoom", options, 2) == [
        "The usual game. Agreed besides:",
        "5 games are played in a row.",
        "Names of people and places count as words.",
        "A, I and O count as words.",
        "This table also allows: APP, SUSHI.",
    ]


def test_it_is_told_against_the_preset_that_was_chosen() -> None:
    """BB-17: what a preset says is not said again, and what was taken away from it is."""
    chosen = find_game("big-bang").presets[0].name
    told = lines("big-bang", {"rules_cards": 2, "clock": 5}, 1, chosen)
    assert told[0].endswith(". Agreed besides:")
    assert told[1:] == ["2 rules cards are shuffled into the deck.", "A game lasts at most 5 minutes."]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_preset_is_its_own_name_and_nothing_besides(game: Game) -> None:
    for preset in game.presets:
        for seats in range(game.least_seats, game.most_seats + 1):
            if preset.name in bases_of(game, seats):
                agreed = agreed_rules(game.setup(preset.options, seats), preset.name)
                assert (agreed.preset["key"], agreed.besides) == (f"preset-{preset.name}", ())


def test_of_a_record_the_nearest_preset_is_found() -> None:
    """SV-13: a record does not say how its table was opened."""
    rules = find_game("sevens")
    junior = next(preset for preset in rules.presets if preset.options.get("variant") == "junior")
    told = agreed_nearest(rules.setup({**junior.options, "games": 4}, 4))
    assert told.preset["key"] == f"preset-{junior.name}"
    assert [one["key"] for one in told.besides] == ["agreed-games"]


def test_a_preset_that_is_not_known_any_more_is_as_good_as_none() -> None:
    assert lines("sevens", {"guess": "rank"}, 4)[1:] == ["A guess names only the number of the card."]
    rules = find_game("sevens")
    agreed = agreed_rules(rules.setup({}, 4), "of-old")
    assert agreed.preset["key"] == "preset-default"


def test_where_points_are_played_for_the_number_of_games_has_no_effect() -> None:
    assert lines("sevens", {"target": 50, "games": 3}, 4)[-1] == "You play on until somebody has 50 points."
    assert len(lines("sevens", {"target": 50, "games": 3}, 4)) == 2


def values_of(game: Game, name: str) -> list[Value]:
    option = next(one for one in game.options if one.name == name)
    figures: list[Value] = [0, 1, 2, 100]
    known = [option.default, *option.usual, *option.table()["values"], *figures]
    return [value for value in known if option.refuse(value) is None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_has_a_sentence_for_every_kind_of_value(game: Game, language: str) -> None:
    words = catalogue(language, game.name)
    for option in game.options:
        told = {words.say(told_option(option, value)) for value in values_of(game, option.name)}
        assert len(told) > 1, option.name
        for sentence in told:
            assert sentence.endswith("."), sentence
            assert not {"null", "None", "true", "false", "True", "False"} & set(sentence.strip(".").split()), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_label_of_an_option_or_preset_shows_a_raw_value(game: Game, language: str) -> None:
    words = catalogue(language, game.name)
    keys = [f"preset-{preset.name}" for preset in game.presets]
    keys += [f"{'match-' if option.rule == 'match' else ''}option-{option.name}" for option in game.options]
    for key in keys:
        label = words.say({"key": key, "facts": {}})
        assert not {"null", "None", "true", "false"} & set(label.replace(";", " ").replace(",", " ").split()), label
