"""Pages as a PDF file: vector drawings and embedded fonts, and always the same bytes for the same pages."""

from datetime import UTC, datetime
from io import BytesIO
from typing import Final

from fpdf import FPDF
from fpdf.enums import TextMode

from playmat.print.page import NEUTRAL, Line, Page, Picture, Text
from playmat.print.typesetting import FAMILY, POINT, font_file, text_width

# The date is part of the bytes; the same cards should be the same file.
DATE: Final = datetime(2026, 1, 1, tzinfo=UTC)
HIDDEN_SIZE: Final = 8


def as_pdf(pages: list[Page], title: str, language: str, mono: bool = False) -> bytes:
    pdf = FPDF(unit="mm")
    pdf.set_creation_date(DATE)
    pdf.set_title(title)
    pdf.set_creator("Playmat")
    pdf.set_producer("Playmat")
    pdf.set_lang(language)
    pdf.set_display_mode("fullpage")
    pdf.set_auto_page_break(False)
    for bold in (False, True):
        with font_file(bold) as file:
            pdf.add_font(FAMILY, "B" if bold else "", file)
    for page in pages:
        across = page.paper.width > page.paper.height
        size = sorted((page.paper.width, page.paper.height))
        pdf.add_page(orientation="L" if across else "P", format=(size[0], size[1]))
        if page.bleed:
            set_boxes(pdf, page)
        for mark in page.marks:
            if isinstance(mark, Picture):
                draw_picture(pdf, mark)
            elif isinstance(mark, Line):
                draw_line(pdf, mark, mono)
            else:
                draw_text(pdf, mark, mono)
    return bytes(pdf.output())


def set_boxes(pdf: FPDF, page: Page) -> None:
    """Where a shop cuts. The library writes every attribute of a page down; it has none of these by itself."""
    wide, high, off = (length / POINT for length in (page.paper.width, page.paper.height, page.bleed))
    made = pdf.pages[pdf.page]
    made.bleed_box = f"[0 0 {wide:.2f} {high:.2f}]"  # type: ignore[attr-defined]  # see above
    made.trim_box = f"[{off:.2f} {off:.2f} {wide - off:.2f} {high - off:.2f}]"  # type: ignore[attr-defined]  # see above


def draw_picture(pdf: FPDF, picture: Picture) -> None:
    middle = picture.x + picture.width / 2, picture.y + picture.height / 2
    source = BytesIO(picture.svg.encode())
    if picture.turn:
        with pdf.rotation(picture.turn, *middle):
            pdf.image(source, picture.x, picture.y, picture.width, picture.height)
    else:
        pdf.image(source, picture.x, picture.y, picture.width, picture.height)
    if picture.name:
        pdf.set_font(FAMILY, "", HIDDEN_SIZE)
        with pdf.local_context(text_mode=TextMode.INVISIBLE):
            pdf.text(middle[0] - text_width(picture.name, HIDDEN_SIZE) / 2, middle[1], picture.name)


def draw_line(pdf: FPDF, line: Line, mono: bool) -> None:
    pdf.set_draw_color(NEUTRAL[line.colour] if mono else line.colour)
    pdf.set_line_width(line.width)
    pdf.line(line.x1, line.y1, line.x2, line.y2)


def draw_text(pdf: FPDF, text: Text, mono: bool) -> None:
    pdf.set_font(FAMILY, "B" if text.bold else "", text.size)
    pdf.set_text_color(NEUTRAL[text.colour] if mono else text.colour)
    wide = text_width(text.text, text.size, text.bold)
    pdf.text(text.x - {"left": 0.0, "middle": wide / 2, "right": wide}[text.align], text.y, text.text)
