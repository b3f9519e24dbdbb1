"""The panel of a card's back: a frame that forgives a crooked cut, with room for a game's own motif."""

from typing import Final

from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, WHITE, Ink
from playmat.faces.shapes import rounded

RIM: Final = 4.0


def panel(drawing: Drawing, colour: str, ink: Ink) -> str:
    """Draws it and returns the tone in which to draw the motif. The rim is white: it hides a shift of the back page."""
    frame = rounded(RIM, RIM, drawing.width - 2 * RIM, drawing.height - 2 * RIM, 3)
    inner = rounded(RIM + 1.6, RIM + 1.6, drawing.width - 2 * RIM - 3.2, drawing.height - 2 * RIM - 3.2, 2)
    if ink == "full":
        drawing.ground = colour
        drawing.fill(frame, colour)
        drawing.stroke(inner, WHITE, 0.35)
        return WHITE
    tone = BLACK if ink == "mono" else colour
    drawing.stroke(frame, tone, 0.7)
    drawing.stroke(inner, tone, 0.3)
    return tone
