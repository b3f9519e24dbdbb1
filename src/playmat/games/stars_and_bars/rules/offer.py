"""What a person in a seat of Stars and Bars is asked and offered, with no hint of what was forgotten or is right."""

from typing import TYPE_CHECKING, Final

from playmat.core.message import message
from playmat.core.offer import Field, Form, Offer
from playmat.games.stars_and_bars.rules.cards import NO_CARD
from playmat.games.stars_and_bars.rules.moves import END, MOST_POINTS, MOST_TOTAL

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition

CELL_LENGTH: Final = 2


def offer_of(position: "StarsAndBarsPosition", seat: int) -> Offer:
    """Cards to be put are listed; any stack may be turned or removed at any time, and `refuse` judges it (SB-12)."""
    house = house_forms() if position.kernel.is_manual else []
    if position.kernel.put_card == NO_CARD:
        puts = position.puts(seat)
        return Offer(puts, house, message("asks-put" if puts else "asks-stuck"))
    back = Form("back")
    if not position.kernel.announce:
        return Offer([END], [*house, back], message("asks-end"))
    key = "asks-keep-and-say" if position.kernel.is_manual else "asks-say"
    return Offer([], [say_form(), *house, back], message(key))


def house_forms() -> list[Form]:
    cell = Field("cell", "text", CELL_LENGTH, CELL_LENGTH)
    return [Form("flip", (cell,)), Form("clear"), Form("remove", (cell,))]


def say_form() -> Form:
    return Form("say", (Field("points", "number", 0, MOST_POINTS), Field("total", "number", 0, MOST_TOTAL)))
