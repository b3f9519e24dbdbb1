"""What is said of a class besides what everything says: its animals, its cards and posters."""

from functools import cache

from playmat.classroom.child import Child
from playmat.core.message import message
from playmat.words.catalogue import Catalogue


@cache
def class_words(language: str) -> Catalogue:
    return Catalogue(language, also=["playmat.classroom"])


def animal_name(animal: str, language: str) -> str:
    return class_words(language).say(message(f"animal-{animal}"))


def called(child: Child, language: str) -> str:
    """What a child is called where others read it: by name or, without one, as its animal."""
    return child.name or animal_name(child.animal, language).capitalize()
