"""What the people at a table have agreed on, as messages: a preset, and every option that differs from it."""

from dataclasses import dataclass

from playmat.core.game import Game, Setup
from playmat.core.message import Message, message
from playmat.core.options import Option, Options, Value, as_text, options_in
from playmat.core.refusal import Refused
from playmat.games.registry import find_game
from playmat.words.catalogue import Catalogue, catalogue


@dataclass(frozen=True)
class Agreed:
    """A preset, and a sentence for each option that differs from it."""

    preset: Message
    besides: tuple[Message, ...]

    def lines(self, words: Catalogue) -> list[str]:
        """Line by line: what is played, then what is otherwise."""
        key = "agreed-besides" if self.besides else "agreed-plain"
        return [words.say(message(key, {"preset": self.preset})), *[words.say(told) for told in self.besides]]


def agreed_rules(setup: Setup, preset: str | None) -> Agreed:
    """Told against the preset; against the usual game where there is none, or none that is known any more."""
    game, options = setup.game, setup.options
    bases = bases_of(game, setup.seats)
    if preset not in bases:
        preset = None
    besides = differing(game, options, bases[preset])
    key = "preset-default" if preset is None else f"preset-{preset}"
    return Agreed(message(key), tuple([told_option(option, options[option.name]) for option in besides]))


def agreed_nearest(setup: Setup) -> Agreed:
    """A record does not say how its table was opened: told against whatever leaves the least to say."""
    bases = bases_of(setup.game, setup.seats)

    def distance(name: str | None) -> tuple[int, bool]:
        differences = len(differing(setup.game, setup.options, bases[name]))
        return differences, (name is None) is (differences == 0)

    return agreed_rules(setup, min(bases, key=distance))


def agreed_setup(game: str, preset: str, options: str, number: int | None = None) -> Setup | None:
    """A preset with options as JSON over it, by a rules number; None if neither is given. Refuses what can't be."""
    if not preset and not options:
        return None
    rules = find_game(game, number)
    chosen = rules.preset(preset) if preset else {}
    return fitting_setup(rules, {**chosen, **options_in(options)}, rules.seats_for(preset or None))


def agreed_lines(setup: Setup, preset: str, language: str) -> tuple[str, ...]:
    """The sentences for what is played."""
    return tuple(agreed_rules(setup, preset or None).lines(catalogue(language, setup.game.name)))


def fitting_setup(rules: Game, options: Options, usual: int) -> Setup:
    """Nobody has said how many will play: as usual, else as many as these options go with."""
    try:
        return rules.setup(options, usual)
    except Refused as wrong:
        for seats in range(rules.least_seats, rules.most_seats + 1):
            try:
                return rules.setup(options, seats)
            except Refused:
                continue
        raise wrong


def bases_of(game: Game, seats: int) -> dict[str | None, Options]:
    """All options of the usual game, which has no name, and of every preset that goes with this number of seats."""
    given: dict[str | None, Options] = {None: {}}
    given.update({preset.name: preset.options for preset in game.presets if preset.seats in (None, seats)})
    bases: dict[str | None, Options] = {}
    for name, options in given.items():
        try:
            bases[name] = game.setup(options, seats).options
        except Refused:
            continue
    return bases


def differing(game: Game, options: Options, base: Options) -> list[Option]:
    is_for_points = options["target"] is not None  # then the number of games has no effect
    return [
        option
        for option in game.options
        if options[option.name] != base[option.name] and not (option.name == "games" and is_for_points)
    ]


def told_option(option: Option, value: Value) -> Message:
    """One option as a whole sentence: each value of a choice has its own, figures and words are put in."""
    key = f"agreed-{option.name}"
    if value is None or option.table()["values"]:
        return message(f"{key}-{as_text(value)}")
    if isinstance(value, str):
        return message(key, {"words": value.split(",")}) if value else message(f"{key}-empty")
    return message(key, {"number": value})
