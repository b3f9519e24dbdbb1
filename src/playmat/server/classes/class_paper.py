"""The class on paper: its children become cards, its code a poster."""

from playmat.classroom.animals import colours_of, drawing_of
from playmat.classroom.child import Child
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.words import animal_name, class_words
from playmat.core.message import Facts, message
from playmat.print.class_sheets import Animal, ChildCard, ClassSheet, ClassWords, card_sheets, link_sheet, poster
from playmat.print.page import Page
from playmat.print.paper import PAPERS

WHATS = ("cards", "poster", "link")


def pages_of(it: SchoolClass, what: str, paper: str, language: str, door: str, teacher_link: str) -> list[Page]:
    """`door` is where children come in; `teacher_link` what opens the class for who asks."""
    sheet = sheet_of(it, paper, language, door)
    if what == "poster":
        return poster(sheet)
    if what == "link":
        lines = [said("paper-link-keep", language), said("paper-link-new", language)]
        return link_sheet(sheet, teacher_link, said("paper-link", language), lines)
    return card_sheets(sheet, [card_of(child, language, door) for child in it.children.values()])


def sheet_of(it: SchoolClass, paper: str, language: str, door: str) -> ClassSheet:
    words = ClassWords(
        title=said("paper-title", language),
        go_to=said("paper-go-to", language),
        class_code=said("paper-class-code", language),
        own_code=said("paper-own-code", language),
        scan=said("paper-scan", language),
        keep=said("paper-keep", language),
        write_name=said("paper-write-name", language),
    )
    address = door.removeprefix("https://").removeprefix("http://").removesuffix(f"/c/{it.code}")
    return ClassSheet(f"{it.code[:4]} {it.code[4:]}", address, door, words, language, PAPERS[paper])


def card_of(child: Child, language: str, door: str) -> ChildCard:
    light, dark = colours_of(child.animal)
    animal = Animal(drawing_of(child.animal), light, dark)
    # The code stands behind the #: browsers send it nowhere.
    name = animal_name(child.animal, language).capitalize()
    return ChildCard(child.name, animal, name, f"{child.code[:4]} {child.code[4:]}", f"{door}#k={child.code}")


def said(key: str, language: str, facts: Facts | None = None) -> str:
    return class_words(language).say(message(key, facts or {}))
