"""A drawing: outlines with fills and strokes, written down as SVG that browsers and the PDF library read alike."""

from xml.sax.saxutils import quoteattr

from playmat.faces.outline import Box, Outline, short


class Drawing:
    """A drawing and its size in millimetres; a large card is the same drawing on more paper."""

    def __init__(self, width: float, height: float, name: str, scale: float = 1) -> None:
        self.width = width
        self.height = height
        self.name = name
        self.scale = scale
        self.ground = ""  # the colour that goes on beyond its edge where it is cut from a larger sheet
        self._marks: list[str] = []

    def fill(self, outline: Outline, colour: str) -> None:
        if outline.steps:
            self._marks.append(f'<path d="{outline.written()}" fill="{colour}"/>')

    def stroke(self, outline: Outline, colour: str, width: float, dash: str = "") -> None:
        if not outline.steps:
            return
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self._marks.append(
            f'<path d="{outline.written()}" fill="none" stroke="{colour}" stroke-width="{short(width)}"'
            f' stroke-linejoin="round" stroke-linecap="{"butt" if dash else "round"}"{dashed}/>'
        )

    def put(self, other: "Drawing", x: float, y: float, width: float) -> None:
        """Another drawing in this one, as wide as that."""
        size = short(width / other.width, 4)
        self._marks.append(f'<g transform="translate({short(x)} {short(y)}) scale({size})">{"".join(other._marks)}</g>')

    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def svg(self) -> str:
        size = f"{short(self.width)} {short(self.height)}"
        wide, high = short(self.width * self.scale), short(self.height * self.scale)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{wide}mm" height="{high}mm"'
            f' role="img" aria-label={quoteattr(self.name)}>' + "".join(self._marks) + "</svg>"
        )
