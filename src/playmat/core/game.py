"""What a game offers to everybody who plays, teaches, prints or studies it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from playmat.core.chance import Chance
from playmat.core.kernel import MOST_SEATS, Kernel
from playmat.core.match import Match, start_match
from playmat.core.message import Message
from playmat.core.nearest import unknown_name
from playmat.core.options import MATCH_OPTIONS, Option, Options, Preset, settle
from playmat.core.refusal import Refusal, Refused, refused
from playmat.core.result import GameOutcome
from playmat.core.views import View

if TYPE_CHECKING:
    from playmat.core.knowledge import Knowledge
    from playmat.core.position import Position

MOST_GAMES_TO_A_TARGET: Final = 20

Say = Callable[[Message], str]


class Setup:
    """A game with its options and number of seats settled: ready to deal, again and again.

    In a series of matches at one table, `first` says how many seats further on than usual a match begins.
    """

    def __init__(self, game: "Game", options: Options, seats: int, first: int = 0) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.first = first
        games = options["games"]
        target = options["target"]
        self.target: int | None = target if isinstance(target, int) else None
        self.games = games if isinstance(games, int) else 1
        if self.target is not None:
            self.games = MOST_GAMES_TO_A_TARGET

    def start(self, chance: Chance) -> Match:
        return start_match(self, chance)

    def seat_of_game(self, number: int) -> int:
        """The dealer of game `number` (from 1) of a match, or the seat that begins it where nobody deals."""
        return (number - 1 + self.first) % self.seats

    def beginning_with(self, first: int) -> "Setup":
        """The same for another match of a series."""
        return Setup(self.game, self.options, self.seats, first)


class Game:
    """The rules of one game. It knows how many seats there are, not who sits there.

    Moves are whole numbers from 0 to `move_space - 1`; cards are numbers too, and `card_names` is their notation.
    """

    def __init__(
        self,
        name: str,
        rules: int,
        least_seats: int,
        most_seats: int,
        move_space: int,
        card_names: list[str],
        options: list[Option],
        presets: list[Preset],
    ) -> None:
        if most_seats > MOST_SEATS:
            raise ValueError(f"{name} is for up to {most_seats} players, but Playmat has room for {MOST_SEATS}")
        self.name = name
        self.rules = rules
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.move_space = move_space
        self.card_names = card_names
        everything = MATCH_OPTIONS + options
        self.options = [option for option in everything if option.since <= rules]
        # Options that only later rules numbers of this game have. Here they always have their default.
        self.newer_options = [option for option in everything if option.since > rules]
        newer = {option.name for option in self.newer_options}
        self.presets = [preset for preset in presets if newer.isdisjoint(preset.options)]
        # For shelves and lesson plans; the sentences about the game are in its catalogue.
        self.ages = ""
        self.minutes = 10
        self.skills: list[str] = []
        self.colours: list[str] = ["green", "orange", "red", "yellow", "blue"]
        self.low_wins = False
        # A move that begins with one of these stays in the record: nobody can undo it.
        self.kept_verbs: tuple[str, ...] = ()
        # Options that make a difference to who plays alone, the most wanted first; none where nobody can.
        self.alone: list[str] = []
        # Refusals that depend on a list of words. With its word check off the table keeps them back in a dry run, and a
        # record that was made with another list is trusted in them.
        self.word_codes: list[str] = []

    # What the author of a game writes.

    def begin(self, setup: Setup, number: int, chance: Chance) -> "Position":
        """Game number `number` (from 1) of a match, dealt and ready for the first move."""
        raise NotImplementedError

    def kernel(self, setup: Setup) -> Kernel | None:
        """This game in numbers only, to deal and play out again and again; a game may do without."""
        return None

    def parse(self, text: str) -> int | None:
        """The move that a text stands for, or nothing where it stands for none."""
        raise NotImplementedError

    def format(self, move: int) -> str:
        """The one spelling of a move."""
        raise NotImplementedError

    def parse_table(self, text: str) -> int | None:
        """The number (from 0) of a move that only the table of this game makes, or nothing: most have none."""
        return None

    def format_table(self, number: int) -> str:
        """The one spelling of such a move; a number that stands for none is spelled as it is."""
        return str(number)

    def knowledge(self, view: View) -> "Knowledge":
        """What the seat of a view knows."""
        raise NotImplementedError

    def text(self, view: View, say: Say) -> str:
        """A view drawn in letters, for terminals and logs."""
        raise NotImplementedError

    def bound(self, setup: Setup) -> int:
        """The most moves that a game of this set-up can take, however it is played."""
        raise NotImplementedError

    def has_secrets(self, setup: Setup) -> bool:
        """Whether a seat sees anything that another must not see."""
        raise NotImplementedError

    def is_race(self, setup: Setup) -> bool:
        """Whether everybody plays on their own at the same time, each as fast as they can."""
        return False

    def is_same_deal(self, setup: Setup) -> bool:
        """Whether everybody gets the same cards in the same order, so that another's cards give away one's own."""
        return False

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        """The cards of the game, one row for each, for print and screen."""
        raise NotImplementedError

    def defaults(self, seats: int) -> Options:
        """Defaults that depend on the number of seats."""
        return {}

    def left_out(self, options: Options, people: int) -> Options:
        """Options that change where few of the players are people: what only people can do together.

        The game does not know who sits where; whoever deals asks. The catalogue says why: `left-out-OPTION`.
        """
        return {}

    def refuse_setup(self, options: Options, seats: int) -> Refusal | None:
        """Why these options do not go together, or not with this number of seats."""
        return None

    def stamp(self, options: Options) -> dict[str, str]:
        """What a record must carry beyond options and chance to be replayed elsewhere (a word list's hash)."""
        return {}

    def match_winners(self, games: list[GameOutcome], totals: list[int]) -> list[int]:
        """The seats that won the match: those with the best total."""
        best = min(totals) if self.low_wins else max(totals)
        return [seat for seat, total in enumerate(totals) if total == best]

    # What everybody gets.

    def setup(self, options: Options, seats: int, first: int = 0) -> Setup:
        """Refuses options that are unknown, out of range or at odds with each other, and a wrong number of seats."""
        settled = settle(self.options, {**self.defaults(seats), **options}, self.newer_options)
        if not self.least_seats <= seats <= self.most_seats:
            exact = "yes" if self.least_seats == self.most_seats else "no"
            facts = {"seats_given": seats, "low": self.least_seats, "high": self.most_seats, "exact": exact}
            raise refused("wrong-seats", facts)
        refusal = self.refuse_setup(settled, seats)
        if refusal is not None:
            raise Refused(refusal)
        if not 0 <= first < seats:
            raise refused("wrong-first", {"number": first, "high": seats - 1})
        return Setup(self, settled, seats, first)

    def start(self, options: Options, seats: int, chance: Chance) -> Match:
        return self.setup(options, seats).start(chance)

    def preset(self, name: str) -> Options:
        return dict(self.find_preset(name).options)

    def find_preset(self, name: str) -> Preset:
        for preset in self.presets:
            if preset.name == name:
                return preset
        raise unknown_name("unknown-preset", name, [preset.name for preset in self.presets])

    def seats_for(self, preset: str | None, wish: int | None = None) -> int:
        """How many sit down: as many as the preset is for, or as wished, or the fewest that can play it."""
        wanted = self.find_preset(preset).seats if preset else None
        if wanted is None:
            return self.fewest_seats(self.preset(preset) if preset else {}) if wish is None else wish
        if wish is not None and wish != wanted:
            raise refused("preset-seats", {"name": preset, "seats_given": wish, "number": wanted})
        return wanted

    def fewest_seats(self, options: Options) -> int:
        """The fewest seats that these options go with: a race isn't for one."""
        for seats in range(self.least_seats, self.most_seats):
            try:
                return self.setup(options, seats).seats
            except Refused:
                continue
        return self.most_seats
