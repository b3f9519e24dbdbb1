"""What every game's faces offer: the rows of its deck, and a drawing for the face and the back of each."""

from collections.abc import Callable
from dataclasses import dataclass

from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink, Size

Row = dict[str, object]


@dataclass(frozen=True)
class Faces:
    """The look of one game's cards; sizes are in millimetres, width by height."""

    sizes: dict[Size, tuple[float, float]]
    rows: Callable[[], list[Row]]
    name: Callable[[Row], str]
    face: Callable[[Row, Ink, Size], Drawing]
    back: Callable[[Row, Ink, Size], Drawing]
    # What only a screen shows, by its name: a card that lies turned, a letter of an older deck.
    on_screen: Callable[[], dict[str, Row]] = dict
    # What the web client draws, if that isn't every card and everything in `on_screen`.
    for_client: Callable[[], dict[str, Row]] | None = None
    # The few that its cover shows: a home page loads only those. Empty where the cover needs all or none.
    on_cover: tuple[str, ...] = ()


def named(row: Row) -> str:
    return str(row["name"])


def number_in(row: Row) -> int:
    number = row["number"]
    assert isinstance(number, int)
    return number
