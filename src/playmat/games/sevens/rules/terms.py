"""What the players of Sevens have agreed on."""

from dataclasses import dataclass

from playmat.core.options import Options
from playmat.games.sevens.rules.cards import Pack, pack_of


@dataclass(frozen=True)
class Terms:
    """The options of a game, read once when it begins."""

    pack: Pack  # SV-13
    by_rank: bool  # SV-14: naming the rank is enough for a guess
    practice: bool  # SV-16: the players add up their own hands

    @classmethod
    def of(cls, options: Options) -> "Terms":
        return cls(pack_of(options["variant"]), options["guess"] == "rank", options["count"] == "practice")
