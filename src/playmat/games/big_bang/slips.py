"""What is missed in Big Bang: that equal numbers may not touch is not the same as not counting by one."""

from typing import Final

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.core.refusal import Refusal
from playmat.games.big_bang.rules.cards import card_message, piece_message
from playmat.games.big_bang.rules.moves import DRAW, cell_of, discarded, is_put, is_top, piece_of
from playmat.games.big_bang.rules.places import place_words
from playmat.games.big_bang.rules.position import BigBangPosition
from playmat.insight.slips import Slip, Slips


class BigBangSlips(Slips):
    def refused(self, match: Match, seat: int, move: int, refusal: Refusal) -> Slip | None:
        if refusal.code == "not-one-apart" and refusal.facts["card"] == refusal.facts["other"]:
            return Slip(refusal.rule, "equal-beside")
        return super().refused(match, seat, move, refusal)

    def told(self, match: Match, seat: int, move: int) -> Message | None:
        position = match.position
        assert isinstance(position, BigBangPosition)
        if move == DRAW:
            return message("tried-draw", {"seat": seat})
        if not is_put(move):
            return message("move-dead", {"seat": seat, "cards": [card_message(card) for card in discarded(move)]})
        card, place = piece_message(piece_of(move)), place_words(position.sets[seat], cell_of(move))
        if not place:
            return message("tried-alone", {"seat": seat, "card": card})
        return message("move-top" if is_top(move) else "move-hand", {"seat": seat, "card": card, "place": place})


SLIPS: Final = BigBangSlips()
