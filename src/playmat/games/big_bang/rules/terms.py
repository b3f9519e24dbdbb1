"""What the options of a game of Big Bang come to, read once for all games of a set-up."""

from playmat.core.game import Setup
from playmat.games.big_bang.rules.cards import PACKS


class Terms:
    """What was agreed."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        options = setup.options
        rules = options["rules_cards"]
        self.rules = rules if isinstance(rules, int) else 0
        self.pack = PACKS[self.rules]
        self.replay = options["replay"] is True
        self.is_race = options["mode"] == "race"
        self.draws_freely = options["draw"] == "free"
        self.has_clock = options["clock"] is not None
        self.is_stealing = options["scoring"] == "stolen"
        # BB-15: in a race with the same deal the numbers of the others would tell what is still to come.
        self.hides_numbers = self.is_race and options["same_deal"] is True
        # BB-12: a card that is put is one less to be taken off.
        self.put_saves = 1 if options["unplayed"] == "minus" else 0
