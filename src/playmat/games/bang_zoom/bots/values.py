"""Bang! Zoom!: what cards that stay in hand are worth to players who reckon."""

from typing import Final

from playmat.games.bang_zoom.rules.letters import ALPHABET, VOWELS
from playmat.games.bang_zoom.rules.moves import IN_BANG, IN_ZOOM

# When all Os or all As are in words, nobody can lay ZOOM or BANG, and the game stalls. So the last ones of each letter
# of the goal go into no other word: one for each seat, one for each that the goal needs, and one more.
SPARED: Final = 1


def reserved(seats: int, is_bang_laid: bool) -> list[int]:
    """Of each letter how many are kept for BANG and ZOOM; a letter with no more left is laid in no other word."""
    reserves = [0] * ALPHABET
    for letter in range(ALPHABET):
        needed = max(IN_ZOOM[letter], 0 if is_bang_laid else IN_BANG[letter])
        if needed:
            reserves[letter] = seats + needed + SPARED
    return reserves


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


class Keeping:
    """What a hand is worth that is kept until the next turn."""

    def __init__(
        self,
        letters: list[float],
        again: list[float],
        vowels: list[float],
        each: float,
        bang: list[float],
        late_bang: list[float],
        ahead: list[float],
        close: list[float],
        behind: list[float],
        later: float,
        rare: float,
        rare_saved: float,
        rare_laid: float,
        gift: float,
        late_gift: float,
        swapping: float,
    ) -> None:
        # Any letter; what changes where it is there already (a vowel, a letter of the goal, any other); the hand by
        # how many vowels it has, none to four; and each card, which takes the place of a new one.
        self.letters = letters
        self.again = again
        self.vowels = vowels
        self.each = each
        # The letters of the goal, by how many there are: of BANG early and late, of ZOOM by who leads.
        self.bang = bang
        self.late_bang = late_bang
        self.ahead = ahead
        self.close = close
        self.behind = behind
        # A letter that ZOOM will need, before BANG is laid.
        self.later = later
        # A letter of ZOOM that gets rare: at least so much, or so much more where it is saved anyway; and what it costs
        # to lay one in another word, since ZOOM never comes when all Os lie on the table.
        self.rare = rare
        self.rare_saved = rare_saved
        self.rare_laid = rare_laid
        # What it costs to discard a letter of the goal, early and late: the other player may take it.
        self.gift = gift
        self.late_gift = late_gift
        # What new cards bring where others are swapped for them, besides what is kept.
        self.swapping = swapping


# Found by playing on the deck of rules number 2: points first, BANG once three of its letters are there, and no
# dawdling when the draw pile shrinks or the letters of the goal get rare. Hints weigh single letters by LEARNED; the
# strong player of two weighs whole hands by KEEPING (its tool letters.py).
# fmt: off
LEARNED: Final = Values(
    bang=[0.00, -0.09, 0.36, 3.35, 6.34],
    zoom=[0.00, 0.53, 1.73, 5.01, 8.29],
    behind=[0.00, 0.25, 1.13, 2.77, 4.41],
    letters=[
        0.24, 0.11, -0.03, 0.16, 0.32, -0.03, 0.05, -0.03, 0.19, -0.03, -0.03, 0.16, 0.06,
        0.24, 0.23, -0.03, -0.03, 0.16, 0.16, 0.16, 0.42, -0.03, -0.03, -0.03, -0.03, -0.06,
    ],
    later=0.38, drawing=0.2, poor=4.8, laid=15, gift=1.50, few=3.00, rare=3.13, late=65, hurry=2.51,
)
KEEPING: Final = Keeping(
    letters=[
        0.88, -0.13, 0.16, 0.15, -0.40, -0.16, -0.38, -0.69, 0.40, -0.19, -0.29, 0.65, -0.10,
        0.30, 0.43, 0.21, 0.45, 0.05, -0.37, 0.35, 0.01, -1.00, -0.54, 0.42, -0.12, -0.80,
    ],
    again=[-0.92, -0.45, -0.09], vowels=[-0.94, 0.02, -0.12, 0.10, -0.01], each=-0.56,
    bang=[0.00, 0.27, -0.11, 4.23, 7.07], late_bang=[0.00, 2.48, 4.29, 8.04, 8.70],
    ahead=[0.00, 0.74, 4.18, 7.24, 10.70], close=[0.00, 1.03, 2.39, 4.27, 8.86], behind=[0.00, 3.62, 5.81, 6.39, 10.88],
    later=-0.11, rare=1.62, rare_saved=0.49, rare_laid=1.10,
    gift=0.79, late_gift=-0.19, swapping=1.30,
)
# fmt: on
