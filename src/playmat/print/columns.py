"""Text and pictures in two columns, page after page: rule sheets and lesson plans are set in them."""

import re
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from playmat.faces.drawing import Drawing
from playmat.pictures.rule_pictures import drawn
from playmat.pictures.words import caption_of
from playmat.print.job import Job
from playmat.print.page import FAINT, INK, Line, Mark, Picture, Text
from playmat.print.paper import Paper
from playmat.print.typesetting import LEADING, POINT, broken, paragraph, text_width
from playmat.words.rulebook import RULING_MARK

SIDE: Final = 16.0
TOP: Final = 15.0
BOTTOM: Final = 23.5
GUTTER: Final = 9.0
CAPTION: Final = 0.86  # of the size of the text
BETWEEN: Final = 4.0  # two pictures
TALL: Final = 0.55  # from this height on, against the width, one picture alone has its caption beside it
# The texts of the sheets name the rule of every ruling; on paper only the mark is left.
RULING: Final = re.compile(RULING_MARK + r"[A-Z]{2}-\d+")
KINDS: Final = {"#": "heading", "@": "stage", "-": "point", "?": "question", "!": "picture"}
HEADS: Final = {"heading": 2, "stage": 3}  # how many lines of text a heading takes, at most
MARKED: Final = {"point": "•", "question": "?"}
# A list of so few points is not torn apart below its heading, unless it is very high.
SHORT_LIST: Final = 4
MOST_TOGETHER: Final = 0.3
ANSWER: Final = " // "  # between a question and what a good answer says


@dataclass
class Block:
    """A piece of the sheet's text, told apart by the sign it begins with; one without a sign is a paragraph."""

    kind: str
    text: str


def blocks_of(source: str) -> list[Block]:
    """One block for each paragraph; lines that follow each other belong together."""
    found: list[Block] = []
    for chunk in RULING.sub(RULING_MARK, source).strip().split("\n\n"):
        for line in chunk.split("\n"):
            mark, _, rest = line.partition(" ")
            kind = KINDS.get(mark)
            if kind is not None:
                found.append(Block(kind, rest))
            elif found and line.startswith("  "):
                found[-1].text += " " + line.strip()
            elif line is chunk.split("\n")[0]:
                found.append(Block("paragraph", line))
            else:
                found[-1].text += " " + line
    return found


@dataclass(frozen=True)
class Fit:
    """What is tried: on so many pages at most text of a size, and pictures of at most so much of the size they were
    drawn in. They stand side by side, and captions beside them, unless that makes one smaller than `least`."""

    pages: int
    biggest: float
    smallest: float
    largest: float = 0.62
    least: float = 0.0


@dataclass
class Columns:
    """Where the text is: it runs down a column, then down the next, then on to the next page."""

    paper: Paper
    start: float
    fit: Fit
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


def set_blocks(job: Job, line: str, blocks: list[Block], size: float, fit: Fit) -> Columns:
    """The title of the game, a line below it, and the text in its columns."""
    marks: list[Mark] = [Text(job.words.title(), SIDE, TOP + 9.5, 27, bold=True)]
    about, end = paragraph(line, SIDE, TOP + 14, size, job.paper.width - 2 * SIDE, FAINT)
    marks += about
    marks.append(Line(SIDE, end + 2.2, job.paper.width - SIDE, end + 2.2, 0.4))
    columns = Columns(job.paper, end + 6, fit)
    columns.put(marks)
    for place, block in enumerate(blocks):
        if place and blocks[place - 1].kind == "point" and block.kind == "paragraph":
            columns.y += size * POINT * 0.35
        if leads(block) and columns.left < kept_together(job, columns, blocks[place:], size):
            columns.go_on()
        put_block(job, columns, block, size)
    return columns


def leads(block: Block) -> bool:
    """A heading, or a sentence that announces a list: what follows belongs to it."""
    return block.kind in HEADS or (block.kind == "paragraph" and block.text.endswith(":"))


def kept_together(job: Job, columns: Columns, blocks: list[Block], size: float) -> float:
    """How high it is down to what the first block leads to: the next piece of text, or the whole of a short list."""
    step = size * POINT * LEADING
    high, place = 0.0, 0
    while place < len(blocks) and leads(blocks[place]):
        block = blocks[place]
        high += step * HEADS[block.kind] if block.kind in HEADS else height_of(job, columns, block, size) + step * 0.42
        place += 1
    points = list(takewhile(lambda block: block.kind == "point", blocks[place:]))
    if 1 < len(points) <= SHORT_LIST:
        together = sum(height_of(job, columns, point, size) + step * 0.22 for point in points)
        # A long one may go on in the next column.
        if high + together < MOST_TOGETHER * columns.paper.height:
            return high + together
    return high + (height_of(job, columns, blocks[place], size) if place < len(blocks) else 0.0)


def height_of(job: Job, columns: Columns, block: Block, size: float) -> float:
    if block.kind == "picture":
        return row_of_pictures(job, block, columns, size)[0]
    width = columns.width - indent_of(block, size)
    return sum(len(broken(part, size, width)) for part in parts_of(block)) * size * POINT * LEADING


def parts_of(block: Block) -> list[str]:
    """A question is set in strong letters, and below it what a good answer says."""
    if block.kind != "question":
        return [block.text]
    question, _, answer = block.text.partition(ANSWER)
    return [f"**{question}**", answer] if answer else [f"**{question}**"]


def row_of_pictures(job: Job, block: Block, columns: Columns, size: float) -> tuple[float, list[Mark]]:
    """Pictures side by side, each over its caption: how high they are, and their marks from (0, 0) on."""
    names = block.text.split()
    drawings = [drawn(job.game, name, job.ink) for name in names]
    width, half = columns.width, (columns.width - BETWEEN) / 2
    is_tall = len(names) == 1 and drawings[0].height > TALL * drawings[0].width
    if is_tall and half / drawings[0].width >= columns.fit.least:
        return tall_picture(job, names[0], drawings[0], columns, size)
    wide = (width - BETWEEN * (len(names) - 1)) / len(names)
    scales = [min(columns.fit.largest, wide / drawing.width) for drawing in drawings]
    if len(names) > 1 and min(scales) < columns.fit.least:
        return below_each_other(job, names, columns, size)
    high = max(drawing.height * scale for drawing, scale in zip(drawings, scales, strict=True))
    marks: list[Mark] = []
    end = high
    for place, (name, drawing, scale) in enumerate(zip(names, drawings, scales, strict=True)):
        x = place * (wide + BETWEEN)
        # They stand on one line, so that their captions begin together.
        marks.append(scaled(drawing, x, high - drawing.height * scale, scale))
        caption = caption_of(job.game, name, job.words.language, job.ink)
        texts, low = paragraph(caption, x, high + 0.5, size * CAPTION, wide, FAINT)
        marks += texts
        end = max(end, low)
    return end + 1.5, marks


def below_each_other(job: Job, names: list[str], columns: Columns, size: float) -> tuple[float, list[Mark]]:
    """Large print: rather a column of large pictures than a row of small ones."""
    marks: list[Mark] = []
    y = 0.0
    for name in names:
        if y:
            y += size * POINT * LEADING * 0.4
        high, of_one = row_of_pictures(job, Block("picture", name), columns, size)
        marks += [moved(mark, 0, y) for mark in of_one]
        y += high
    return y, marks


def tall_picture(job: Job, name: str, drawing: Drawing, columns: Columns, size: float) -> tuple[float, list[Mark]]:
    width, half = columns.width, (columns.width - BETWEEN) / 2
    scale = min(columns.fit.largest, half / drawing.width)
    caption = caption_of(job.game, name, job.words.language, job.ink)
    lines = len(broken(caption, size * CAPTION, half)) * size * CAPTION * POINT * LEADING
    high = max(drawing.height * scale, lines)
    x = drawing.width * scale + BETWEEN
    texts, _ = paragraph(caption, x, (high - lines) / 2, size * CAPTION, width - x, FAINT)
    return high + 1.5, [scaled(drawing, 0, (high - drawing.height * scale) / 2, scale), *texts]


def scaled(drawing: Drawing, x: float, y: float, scale: float) -> Picture:
    return Picture(drawing.svg(), x, y, drawing.width * scale, drawing.height * scale)


def indent_of(block: Block, size: float) -> float:
    return size * 0.36 if block.kind in MARKED else 0.0


def put_block(job: Job, columns: Columns, block: Block, size: float) -> None:
    step = size * POINT * LEADING
    if block.kind == "picture":
        height, marks = row_of_pictures(job, block, columns, size)
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
    if block.kind == "stage":
        put_stage(job, columns, block, size)
        return
    indent = indent_of(block, size)
    if columns.left < height_of(job, columns, block, size):
        columns.go_on()
    if block.kind in MARKED:
        columns.put([Text(MARKED[block.kind], columns.x, columns.y + step * 0.76, size, block.kind == "question")])
    for number, part in enumerate(parts_of(block)):
        tone = FAINT if number else INK
        texts, columns.y = paragraph(part, columns.x + indent, columns.y, size, columns.width - indent, tone)
        columns.put([*texts])
    columns.y += step * (0.22 if block.kind in MARKED else 0.42)


def put_stage(job: Job, columns: Columns, block: Block, size: float) -> None:
    """A stage of a lesson: below a strong line its name, and at the right how long it takes."""
    minutes, _, name = block.text.partition(" ")
    step = size * POINT * LEADING
    if columns.y > columns.start:
        columns.y += step * 0.6
    right = columns.x + columns.width
    time = job.words.text("minutes", minutes=minutes)
    columns.put([Line(columns.x, columns.y, right, columns.y, 0.8, INK)])
    columns.put([Text(time, right, columns.y + step * 1.25, size, align="right", colour=FAINT)])
    room = columns.width - text_width(time, size) - 3
    texts, columns.y = paragraph(f"**{name}**", columns.x, columns.y + step * 0.25, size * 1.25, room)
    columns.put([*texts])
    columns.y += step * 0.1


def foot_of(job: Job, left: str) -> list[Mark]:
    """Small print at the foot of a page: what it is, and who made it; below each other where one is long."""
    right, y = job.words.text("made-by"), job.paper.height - 9
    room = job.paper.width - 2 * SIDE - 4
    low = y if text_width(left, 7) + text_width(right, 7) <= room else y + 3.4
    return [
        Text(left, SIDE, y, 7, colour=FAINT),
        Text(right, job.paper.width - SIDE, low, 7, align="right", colour=FAINT),
    ]


def moved(mark: Mark, dx: float, dy: float) -> Mark:
    if isinstance(mark, Picture):
        return Picture(mark.svg, mark.x + dx, mark.y + dy, mark.width, mark.height, mark.turn, mark.name)
    if isinstance(mark, Line):
        return Line(mark.x1 + dx, mark.y1 + dy, mark.x2 + dx, mark.y2 + dy, mark.width, mark.colour)
    return Text(mark.text, mark.x + dx, mark.y + dy, mark.size, mark.bold, mark.align, mark.colour)
