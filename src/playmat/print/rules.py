"""Rule sheets: two columns of text and pictures, on both sides of a sheet; large print takes two sheets."""

import re
from dataclasses import dataclass, field
from typing import Final

from playmat.faces.drawing import Drawing
from playmat.pictures.rule_pictures import drawn
from playmat.pictures.words import caption_of
from playmat.print.job import Job
from playmat.print.page import FAINT, Line, Mark, Page, Picture, Text
from playmat.print.paper import Paper
from playmat.print.typesetting import LEADING, POINT, broken, paragraph
from playmat.words.rulebook import RULING_MARK

SIDE: Final = 16.0
TOP: Final = 15.0
BOTTOM: Final = 23.5
GUTTER: Final = 9.0
# Pages, the biggest and the smallest size of the text to try, in this order.
FITS: Final = {"normal": ((1, 10.6, 8.8), (2, 10.6, 8.0)), "large": ((2, 15.0, 12.0), (4, 15.0, 10.0))}
CAPTION: Final = 0.86  # of the size of the text
# How large a picture is at most, against the size it was drawn in, and the room between two of them.
PICTURE: Final = {"normal": 0.62, "large": 1.0}
BETWEEN: Final = 4.0
TALL: Final = 0.55  # from this height on, against the width, one picture alone has its caption beside it
# The texts of the sheets name the rule of every ruling; on paper only the mark is left.
RULING: Final = re.compile(RULING_MARK + r"[A-Z]{2}-\d+")


@dataclass
class Block:
    """A heading, a paragraph, a point of a list or a picture, from a line of the sheet's text."""

    kind: str
    text: str


def blocks_of(source: str) -> list[Block]:
    """One block for each paragraph; lines that follow each other belong together."""
    found: list[Block] = []
    for chunk in RULING.sub(RULING_MARK, source).strip().split("\n\n"):
        for line in chunk.split("\n"):
            mark, _, rest = line.partition(" ")
            kind = {"#": "heading", "-": "point", "!": "picture"}.get(mark)
            if kind is not None:
                found.append(Block(kind, rest))
            elif found and line.startswith("  "):
                found[-1].text += " " + line.strip()
            elif line is chunk.split("\n")[0]:
                found.append(Block("paragraph", line))
            else:
                found[-1].text += " " + line
    return found


@dataclass
class Columns:
    """Where the text is: it runs down a column, then down the next, then on to the next page."""

    paper: Paper
    start: float
    pages: list[list[Mark]] = field(default_factory=lambda: [[]])
    column: int = 0
    y: float = 0.0

    def __post_init__(self) -> None:
        self.y = self.start

    @property
    def width(self) -> float:
        return (self.paper.width - 2 * SIDE - GUTTER) / 2

    @property
    def x(self) -> float:
        return SIDE + self.column * (self.width + GUTTER)

    @property
    def left(self) -> float:
        """How much room there is below."""
        return self.paper.height - BOTTOM - self.y

    def go_on(self) -> None:
        self.column += 1
        if self.column == 2:
            self.column = 0
            self.pages.append([])
            self.start = TOP
        self.y = self.start

    def put(self, marks: list[Mark]) -> None:
        self.pages[-1] += marks


def rules_pages(job: Job) -> list[Page]:
    columns = fitting(job)
    words = job.words
    pages = []
    for number, marks in enumerate(columns.pages):
        foot = f"{words.title()} · {words.text('rules')} {number + 1}/{len(columns.pages)}"
        foot += " · " + words.text("lasts-sheet")
        if job.deal:
            foot += " · " + words.text("deal", code=job.deal)
        y = job.paper.height - 9
        marks.append(Text(foot, SIDE, y, 7, colour=FAINT))
        marks.append(Text(words.text("made-by"), job.paper.width - SIDE, y, 7, align="right", colour=FAINT))
        marks += small_print(job)
        pages.append(Page(job.paper, "rules", marks))
    return [page for _ in range(job.copies_of("rules")) for page in pages]


def small_print(job: Job) -> list[Text]:
    """Above the foot of the page: what the mark of our rulings means, and who made the game."""
    size, width = 7.0, job.paper.width - 2 * SIDE
    text = job.words.credit()
    while len(broken(text, size, width)) > 2:
        size -= 0.25
    legend, end = paragraph(
        job.words.text("our-ruling", mark=RULING_MARK), SIDE, job.paper.height - BOTTOM + 1, 7, width, FAINT
    )
    return legend + paragraph(text, SIDE, end, size, width, FAINT)[0]


def fitting(job: Job) -> Columns:
    """The largest print that goes on one page, or on two where the print is large or the rules are long."""
    for most, biggest, smallest in FITS[job.size]:
        size = biggest
        while size >= smallest:
            columns = set_sheet(job, size)
            if len(columns.pages) <= most:
                return columns
            size -= 0.2
    return columns


def set_sheet(job: Job, size: float) -> Columns:
    title = job.words.title()
    line = job.words.about()
    marks: list[Mark] = [Text(title, SIDE, TOP + 9.5, 27, bold=True)]
    about, end = paragraph(line, SIDE, TOP + 14, size, job.paper.width - 2 * SIDE, FAINT)
    marks += about
    marks.append(Line(SIDE, end + 2.2, job.paper.width - SIDE, end + 2.2, 0.4))
    columns = Columns(job.paper, end + 6)
    columns.put(marks)
    blocks = blocks_of(job.words.rules())
    for before, block, after in zip([None, *blocks], blocks, [*blocks[1:], None], strict=False):
        if before is not None and before.kind == "point" and block.kind == "paragraph":
            columns.y += size * POINT * 0.35
        # A heading stays with what follows it.
        if block.kind == "heading" and after is not None:
            needed = size * POINT * LEADING * 2 + height_of(job, columns, after, size)
            if columns.left < needed:
                columns.go_on()
        put_block(job, columns, block, size)
    return columns


def height_of(job: Job, columns: Columns, block: Block, size: float) -> float:
    if block.kind == "picture":
        return row_of_pictures(job, block, columns.width, size)[0]
    return len(broken(block.text, size, columns.width - indent_of(block, size))) * size * POINT * LEADING


def row_of_pictures(job: Job, block: Block, width: float, size: float) -> tuple[float, list[Mark]]:
    """Pictures side by side, each over its caption: how high they are, and their marks from (0, 0) on."""
    names = block.text.split()
    drawings = [drawn(job.game, name, job.ink) for name in names]
    if len(names) == 1 and drawings[0].height > TALL * drawings[0].width:
        return tall_picture(job, names[0], drawings[0], width, size)
    wide = (width - BETWEEN * (len(names) - 1)) / len(names)
    scales = [min(PICTURE[job.size], wide / drawing.width) for drawing in drawings]
    high = max(drawing.height * scale for drawing, scale in zip(drawings, scales, strict=True))
    marks: list[Mark] = []
    end = high
    for place, (name, drawing, scale) in enumerate(zip(names, drawings, scales, strict=True)):
        x = place * (wide + BETWEEN)
        # They stand on one line, so that their captions begin together.
        marks.append(scaled(drawing, x, high - drawing.height * scale, scale))
        caption = caption_of(job.game, name, job.words.language)
        texts, low = paragraph(caption, x, high + 0.5, size * CAPTION, wide, FAINT)
        marks += texts
        end = max(end, low)
    return end + 1.5, marks


def tall_picture(job: Job, name: str, drawing: Drawing, width: float, size: float) -> tuple[float, list[Mark]]:
    half = (width - BETWEEN) / 2
    scale = min(PICTURE[job.size], half / drawing.width)
    caption = caption_of(job.game, name, job.words.language)
    lines = len(broken(caption, size * CAPTION, half)) * size * CAPTION * POINT * LEADING
    high = max(drawing.height * scale, lines)
    x = drawing.width * scale + BETWEEN
    texts, _ = paragraph(caption, x, (high - lines) / 2, size * CAPTION, width - x, FAINT)
    return high + 1.5, [scaled(drawing, 0, (high - drawing.height * scale) / 2, scale), *texts]


def scaled(drawing: Drawing, x: float, y: float, scale: float) -> Picture:
    return Picture(drawing.svg(), x, y, drawing.width * scale, drawing.height * scale)


def indent_of(block: Block, size: float) -> float:
    return size * 0.36 if block.kind == "point" else 0.0


def put_block(job: Job, columns: Columns, block: Block, size: float) -> None:
    step = size * POINT * LEADING
    if block.kind == "picture":
        height, marks = row_of_pictures(job, block, columns.width, size)
        if columns.left < height:
            columns.go_on()
        columns.put([moved(mark, columns.x, columns.y + 1) for mark in marks])
        columns.y += height + step * 0.4
        return
    if block.kind == "heading":
        if columns.y > columns.start:
            columns.y += step * 0.35
        texts, columns.y = paragraph(f"**{block.text}**", columns.x, columns.y, size * 1.25, columns.width)
        columns.put([*texts])
        columns.y += step * 0.1
        return
    indent = indent_of(block, size)
    if columns.left < height_of(job, columns, block, size):
        columns.go_on()
    if block.kind == "point":
        columns.put([Text("•", columns.x, columns.y + step * 0.76, size)])
    texts, columns.y = paragraph(block.text, columns.x + indent, columns.y, size, columns.width - indent)
    columns.put([*texts])
    columns.y += step * (0.22 if block.kind == "point" else 0.42)


def moved(mark: Mark, dx: float, dy: float) -> Mark:
    if isinstance(mark, Picture):
        return Picture(mark.svg, mark.x + dx, mark.y + dy, mark.width, mark.height, mark.turn, mark.name)
    if isinstance(mark, Line):
        return Line(mark.x1 + dx, mark.y1 + dy, mark.x2 + dx, mark.y2 + dy, mark.width, mark.colour)
    return Text(mark.text, mark.x + dx, mark.y + dy, mark.size, mark.bold, mark.align, mark.colour)
