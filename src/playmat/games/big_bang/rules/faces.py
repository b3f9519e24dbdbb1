"""BB-14, BB-19: the faces of the rules cards in a deck, and the option with which players make cards of their own."""

from typing import Final

from playmat.core.options import Option, Options, OptionTable, Value, as_text
from playmat.core.refusal import Refusal
from playmat.games.big_bang.rules.deck import KINDS, MOST_RULES, NEWEST, RULES_CARDS, SIDES, Faces

SINCE: Final = 2
LONGEST: Final = MOST_RULES * SIDES * len("open,")
MOST_SHOWN: Final = 20


class FacesOption(Option):
    """Rules cards of your own: `5/5/dead,open/3/dead`, or nothing for those of the game."""

    def refuse(self, value: Value) -> Refusal | None:
        if not isinstance(value, str):
            return self.refusal("option-not-faces", 1, as_text(value))
        if not value:
            return None
        if len(value) > LONGEST or value.count(",") >= MOST_RULES:
            return Refusal("too-many-faces", {"option": self.name, "most": MOST_RULES}, self.rule)
        for number, card in enumerate(value.split(","), start=1):
            sides = card.split("/")
            if len(sides) != SIDES:
                return self.refusal("option-not-faces", number, card)
            for side in sides:
                if side not in KINDS:
                    return self.refusal("option-not-a-face", number, side)
            if set(sides) == {"dead"}:
                return self.refusal("all-faces-dead", number, card)
        return None

    def refusal(self, code: str, number: int, text: str) -> Refusal:
        shown = text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"
        return Refusal(code, {"option": self.name, "card": f"R{number}", "text": shown}, self.rule)

    def table(self) -> OptionTable:
        return {
            "name": self.name,
            "default": self.default,
            "values": [],
            "low": None,
            "high": None,
            "rule": self.rule,
        }


def faces_option() -> FacesOption:
    own = ["5/5/dead,open/3/dead", "open/open/open,1/7/dead,open/4/4,2/3/4,dead/6/dead,7/7/7"]
    return FacesOption("faces", "", ["", "", *own], "BB-19", since=SINCE)


def all_faces(options: Options, rules: int = NEWEST) -> tuple[Faces, ...]:
    """The cards that these options and this rules number offer, in play or not."""
    own = options.get("faces")
    if isinstance(own, str) and own:
        return tuple(tuple(card.split("/")) for card in own.split(","))
    return RULES_CARDS[rules]


def faces_in(options: Options, rules: int = NEWEST) -> tuple[Faces, ...]:
    """The cards that are in the deck."""
    count = options.get("rules_cards", 0)
    return all_faces(options, rules)[: count if isinstance(count, int) else 0]


def refuse_count(options: Options, rules: int) -> Refusal | None:
    """BB-19: there must be as many cards as are to be shuffled in."""
    count, listed = options["rules_cards"], len(all_faces(options, rules))
    if isinstance(count, int) and count > listed:
        return Refusal("too-few-faces", {"number": count, "listed": listed}, "BB-19")
    return None
