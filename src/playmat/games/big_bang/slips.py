"""What is missed in Big Bang: that equal numbers may not touch is not the same as not counting by one."""

from typing import Final

from playmat.core.match import Match
from playmat.core.refusal import Refusal
from playmat.insight.slips import Slip, Slips


class BigBangSlips(Slips):
    def refused(self, match: Match, seat: int, move: int, refusal: Refusal) -> Slip | None:
        if refusal.code == "not-one-apart" and refusal.facts["card"] == refusal.facts["other"]:
            return Slip(refusal.rule, "equal-beside")
        return super().refused(match, seat, move, refusal)


SLIPS: Final = BigBangSlips()
