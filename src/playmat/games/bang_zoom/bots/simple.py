"""A sensible player of Bang! Zoom!: saves the letters of the goal and lays what brings most with the others."""

from typing import Final, cast

from playmat.bots.bot import Bot, Turn
from playmat.core.chance import Stream
from playmat.core.views import View
from playmat.games.bang_zoom.rules.finder import Plan, Saving, plan_without_zoom, zoom_plan
from playmat.games.bang_zoom.rules.letters import ALPHABET, DECKS, cards_of
from playmat.games.bang_zoom.rules.lexicon import Anagrams, lexicon_in, lexicon_of
from playmat.games.bang_zoom.rules.moves import BANG, DISCARD, DRAW, LONGEST, TAKE
from playmat.games.bang_zoom.rules.position import BONUS
from playmat.games.bang_zoom.rules.views import BangZoomView

VOWELS: Final = cards_of(list("AEIOU"))
GOALS: Final = {"BANG": cards_of(list("BANG")), "ZOOM": cards_of(list("ZOOM"))}
EVERYDAY: Final = 35  # the level of the words that everybody knows
ANY: Final = 0


class Values:
    """What cards are worth that stay in hand."""

    def __init__(
        self,
        bang: list[float],
        zoom: list[float],
        behind: list[float],
        letters: list[float],
        later: float,
        drawing: float,
        poor: float,
        laid: int,
        gift: float = 0.0,
        few: float = 0.0,
        rare: float = 0.0,
        late: int = 0,
        hurry: float = 0.0,
    ) -> None:
        # Saved letters of the goal, by how many of them there are (none to all four): of BANG, of ZOOM where laying it
        # would win, and where it would not.
        self.bang = bang
        self.zoom = zoom
        self.behind = behind
        # Any letter; one that ZOOM will need, before BANG is laid.
        self.letters = letters
        self.later = later
        # A card from the draw pile brings so much more than the hand has: only what is better is taken instead.
        self.drawing = drawing
        # A hand without a word that is worth less, with the card to be drawn, is swapped.
        self.poor = poor
        # BANG itself is worth more than its letters together, or it would never be laid.
        self.laid = laid
        # To discard a letter of the goal costs so much early in the game: the next player may take it.
        self.gift = gift
        # A letter of ZOOM is rare when so many, for each that is needed, are not in words yet; then it is kept for
        # so much: ZOOM never comes when all Os lie on the table.
        self.few = few
        self.rare = rare
        # With fewer cards than that in the first draw pile each saved letter is worth so much at least.
        self.late = late
        self.hurry = hurry


def evenly(worth: float) -> list[float]:
    """Each saved letter is worth the same."""
    return [worth * number for number in range(5)]


SENSIBLE: Final = Values(
    bang=evenly(2.6),
    zoom=evenly(2.6),
    behind=evenly(2.6),
    letters=[0.3 if letter in VOWELS else 0.1 for letter in range(ALPHABET)],
    later=1.0,
    drawing=1.4,
    poor=6.6,
    laid=20,
)


class Words:
    """The words that a player knows: up to so many letters, and up to a level of the dictionary (ANY: the table's)."""

    def __init__(self, longest: int = LONGEST, level: int = ANY) -> None:
        self.longest = longest
        self.level = level

    def of(self, view: View) -> Anagrams:
        lexicon = lexicon_in(view)
        if self.level:
            agreed = cast(BangZoomView, view["now"])["agreed"]
            lexicon = lexicon_of({**view["options"], "vocabulary": self.level}, view["rules"], agreed)
        return lexicon.by_letters if self.longest == LONGEST else lexicon.up_to(self.longest)


ALL_WORDS: Final = Words()


class Standing:
    """What everybody can see of a game that matters to whoever saves letters."""

    def __init__(self, view: View, seat: int) -> None:
        now = cast(BangZoomView, view["now"])
        self.goal = now["goal"]
        # When nobody lays words any more, saving letters leads nowhere.
        self.saves = now["quiet"] * 2 < now["quiet_limit"]
        self.draw = 0 if now["rebuilds"] else now["draw"]
        self.discards = cards_of(now["discards"])
        # How many of each letter are not in words yet.
        self.left = [0] * ALPHABET
        for card in DECKS[view["rules"]]:
            self.left[card] += 1
        for laid in now["words"]:
            for card in cards_of(list(laid["word"])):
                self.left[card] -= 1
        # Laying ZOOM loses the game unless the words before it bring so many points.
        brings = BONUS if view["options"]["bonus"] == "instead" else BONUS + len("ZOOM")
        others = [score for other, score in enumerate(now["scores"]) if other != seat]
        self.lead = now["scores"][seat] - max(others)
        self.lacking = -self.lead - brings


class SimpleBangZoom(Bot):
    """Shares out its hand into words, what it saves and what it throws away, and looks no further than this turn."""

    def __init__(
        self,
        name: str = "simple",
        values: Values = SENSIBLE,
        words: Words = ALL_WORDS,
        waits: bool = False,
    ) -> None:
        super().__init__(name)
        self.values = values
        self.words = words
        # Whether ZOOM stays in hand while laying it would end a game that is lost by it.
        self.waits = waits

    def choose(self, turn: Turn, stream: Stream) -> int:
        view = turn.view()
        now = cast(BangZoomView, view["now"])
        thinking = self.thinking(view, turn.seat)
        hand = cards_of(now["hand"])
        if now["stage"] == "lay":
            plan = thinking.plan(hand)
            # BANG first: then the other cards are looked at with ZOOM as the goal.
            return BANG if BANG in plan.lays else plan.lays[0] if plan.lays else DISCARD + plan.discard
        return thinking.begin(hand, turn.legal()[2:])

    def thinking(self, view: View, seat: int) -> "Thinking":
        """What cards are worth to this player in a game as a seat sees it."""
        goal = cast(BangZoomView, view["now"])["goal"]
        return Thinking(self.words.of(view), Standing(view, seat), goal, self.values, self.waits)


class Thinking:
    """What cards are worth in a game as it stands."""

    def __init__(self, words: Anagrams, standing: Standing, goal: str, values: Values, waits: bool = False) -> None:
        self.words = words
        self.standing = standing
        self.values = values
        self.is_bang_laid = goal == "ZOOM"
        self.needed_later: list[int] = []
        self.rare: list[int] = []
        self.lacking = standing.lacking if waits and standing.saves else 0
        if not standing.saves:
            self.saving = Saving([], [0.0], 0.0)
            return
        is_late = standing.draw < values.late
        self.saving = Saving(GOALS[goal], self.worths_saved(standing, is_late), 0.0 if is_late else values.gift)
        if not self.is_bang_laid:
            self.needed_later = GOALS["ZOOM"]
        self.rare = [card for card in GOALS["ZOOM"] if standing.left[card] <= values.few * GOALS["ZOOM"].count(card)]

    def worths_saved(self, standing: Standing, is_late: bool) -> list[float]:
        values = self.values
        worths = values.bang
        if self.is_bang_laid:
            worths = values.zoom if standing.lacking <= 0 else values.behind
        return [max(worth, values.hurry * number) for number, worth in enumerate(worths)] if is_late else worths

    def begin(self, hand: list[int], swaps: list[int]) -> int:
        """The pile to take from, or the first swap, which keeps what the goal needs."""
        alone = self.plan(hand)
        drawing = alone.worth + self.values.drawing
        if self.plan(sorted(hand + self.standing.discards[-1:])).worth > drawing:
            return TAKE
        return swaps[0] if not alone.lays and drawing < self.values.poor else DRAW

    def plan(self, hand: list[int]) -> Plan:
        return self.plan_for(hand, self.values.laid)

    def plan_for(self, hand: list[int], extra: int) -> Plan:
        """The best use of a hand where the first BANG, or ZOOM, is worth so much."""
        if self.is_bang_laid:
            zoom = zoom_plan(self.words, hand, extra)
            if zoom is not None and zoom.worth - extra >= self.lacking:
                return zoom
        return plan_without_zoom(self.words, hand, self.is_bang_laid, extra, self.worths(hand), self.saving)

    def worths(self, hand: list[int]) -> list[float]:
        """For each card of a hand what it is worth there besides being saved; ZOOM needs each of its letters once."""
        values = self.values
        later = self.needed_later[:]
        worths: list[float] = []
        for card in hand:
            worth = values.letters[card]
            if card in later:
                later.remove(card)
                worth = max(worth, values.later)
            if card in self.rare:
                worth = max(worth, values.rare)
            worths.append(worth)
        return worths
