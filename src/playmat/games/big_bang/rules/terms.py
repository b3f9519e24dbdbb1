"""What the options of a game of Big Bang come to, read once when a game begins."""

from dataclasses import dataclass

from playmat.core.options import Options
from playmat.games.big_bang.rules.faces import faces_in
from playmat.games.big_bang.rules.rules_cards import RulesCards, rules_cards


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed."""

    draws_freely: bool
    put_saves: int  # BB-12: a card that is put is one less to be taken off
    replay: bool
    rules_cards: RulesCards
    is_race: bool
    hides_numbers: bool  # BB-15: where all have the same deal the numbers of the others would tell what is to come
    is_stealing: bool
    has_clock: bool

    @classmethod
    def of(cls, options: Options, rules: int) -> "Terms":
        is_race = options["mode"] == "race"
        return cls(
            draws_freely=options["draw"] == "free",
            put_saves=1 if options["unplayed"] == "minus" else 0,
            replay=options["replay"] is True,
            rules_cards=rules_cards(faces_in(options, rules)),
            is_race=is_race,
            hides_numbers=is_race and options["same_deal"] is True,
            is_stealing=options["scoring"] == "stolen",
            has_clock=options["clock"] is not None,
        )

    @property
    def pack(self) -> list[int]:
        """BB-1, BB-14: the cards of a set, in the order of the deck table; not to be changed."""
        return self.rules_cards.pack
