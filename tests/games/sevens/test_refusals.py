"""Sevens: what is refused, with its code, its rule and a sentence a child can read, in both languages."""

import pytest

from playing import play, refusal_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.words.catalogue import catalogue
from sevens_table import NAMES, SUIT_HANDS, dealt, situation, whole_suit

LATE = "C:A-10 D:A-10 H:6-8 S:7"
HANDS = ["AH 2H AS 10S", "5H 2S", "9H 3S", "3H 4H 10H 4S 5S 6S 8S 9S"]


def turn_of(seat: int) -> Match:
    return situation(LATE, HANDS, seat)


def giving() -> Match:
    """Seat 0 has knocked and seat 2 has given."""
    match = turn_of(0)
    play(match, "0 knock", "2 give 9H")
    return match


def guessing(options: Options | None = None) -> Match:
    match = situation(LATE, HANDS, 0, options)
    play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 10H")
    return match


def junior(options: Options | None = None) -> Match:
    """Seat 1 has opened, seat 2 has knocked and everybody has given."""
    hands = ["AC 2C 4C 5C", "3C 6C AD 2D 3D", "4D 5D 6D AH 2H", "3H 4H 5H 6H AS", "2S 3S 4S 5S 6S"]
    match = dealt(hands, {"variant": "junior", **(options or {})})
    play(match, "1 play 3C", "2 knock", "0 give AC", "1 give 6C", "3 give AS", "4 give 2S")
    return match


def begun_junior() -> Match:
    match = dealt([whole_suit(suit, 6) for suit in "CDHS"], {"variant": "junior"})
    play(match, "0 play 3C")
    return match


CASES: list[tuple[Match, str, str, str, str, str]] = [
    (dealt(SUIT_HANDS), "0 play 6C", "opening-card", "SV-2",
     "The first card of the game is the 7 of clubs: put that one.",
     "La primera carta del juego es el 7 de tréboles: pon esa."),
    (dealt(SUIT_HANDS), "0 knock", "opening-card", "SV-2",
     "The first card of the game is the 7 of clubs: put that one.",
     "La primera carta del juego es el 7 de tréboles: pon esa."),
    (dealt([whole_suit(suit, 6) for suit in "CDHS"], {"variant": "junior"}), "0 play 2C", "opening-card", "SV-2",
     "The first card of the game is the 3 of clubs: put that one.",
     "La primera carta del juego es el 3 de tréboles: pon esa."),
    (turn_of(1), "1 play 9H", "not-held", "SV-4",
     "You do not have the 9 of hearts in your hand.",
     "No tienes el 9 de corazones en la mano."),
    (turn_of(3), "3 play 3H", "not-adjacent", "SV-4",
     "You cannot put the 3 of hearts now: the hearts go on with the 5 of hearts or the 9 of hearts.",
     "Ahora no puedes poner el 3 de corazones: los corazones siguen con el 5 de corazones o el 9 de corazones."),
    (begun_junior(), "1 play AD", "not-adjacent", "SV-4",
     "You cannot put the ace of diamonds now: diamonds begin with the 3 of diamonds.",
     "Ahora no puedes poner el as de diamantes: los diamantes empiezan con el 3 de diamantes."),
    (turn_of(3), "3 play 7S", "already-put", "SV-4",
     "You cannot put the 7 of spades: it lies on the table already.",
     "No puedes poner el 7 de picas: ya está en la mesa."),
    (turn_of(3), "3 knock", "must-play", "SV-5",
     "You may knock only when no card of yours fits. You can put the 6 of spades, the 8 of spades.",
     "Solo puedes llamar cuando ninguna de tus cartas encaja. Puedes poner el 6 de picas, el 8 de picas."),
    (turn_of(3), "3 give 4H", "no-knock", "SV-6",
     "Nobody has knocked: there is no card to give now.",
     "Nadie ha llamado: ahora no hay que dar ninguna carta."),
    (turn_of(3), "1 give 5H", "no-knock", "SV-6",
     "Nobody has knocked: there is no card to give now.",
     "Nadie ha llamado: ahora no hay que dar ninguna carta."),
    (turn_of(3), "3 guess AH", "nothing-to-guess", "SV-7",
     "There is no card for you to guess now.",
     "Ahora no tienes ninguna carta que adivinar."),
    (turn_of(3), "1 play 5H", "not-your-turn", "SV-9",
     "It is not your turn: Di plays now.",
     "No es tu turno: ahora juega Di."),
    (turn_of(3), "1 guess AH", "not-your-turn", "SV-9",
     "It is not your turn: Di plays now.",
     "No es tu turno: ahora juega Di."),
    (giving(), "2 give 3S", "already-given", "SV-6",
     "You have given your card: one is enough.",
     "Ya has dado tu carta: con una basta."),
    (guessing(), "2 give 3S", "already-given", "SV-6",
     "You have given your card: one is enough.",
     "Ya has dado tu carta: con una basta."),
    (giving(), "2 play 9H", "not-your-turn", "SV-9",
     "It is not your turn: Bo and Di play now.",
     "No es tu turno: ahora juegan Bo y Di."),
    (giving(), "0 give AH", "knocker-gives-nothing", "SV-6",
     "You have knocked yourself: the others give cards to you.",
     "Has llamado tú: son los demás quienes te dan cartas."),
    (guessing(), "0 give AH", "knocker-gives-nothing", "SV-6",
     "You have knocked yourself: the others give cards to you.",
     "Has llamado tú: son los demás quienes te dan cartas."),
    (giving(), "0 guess 5H", "guess-too-early", "SV-6",
     "You can guess when all cards are there. Still choosing: Bo and Di.",
     "Podrás adivinar cuando estén todas las cartas. Aún eligen: Bo y Di."),
    (giving(), "1 give 9H", "not-held", "SV-4",
     "You do not have the 9 of hearts in your hand.",
     "No tienes el 9 de corazones en la mano."),
    (giving(), "1 play 5H", "give-first", "SV-6",
     "Ada has knocked: first give a card.",
     "Ada ha llamado: primero da una carta."),
    (giving(), "1 knock", "give-first", "SV-6",
     "Ada has knocked: first give a card.",
     "Ada ha llamado: primero da una carta."),
    (giving(), "1 guess 5H", "nothing-to-guess", "SV-7",
     "There is no card for you to guess now.",
     "Ahora no tienes ninguna carta que adivinar."),
    (guessing(), "0 knock", "guess-first", "SV-7",
     "First guess the card that Bo gave you.",
     "Primero adivina la carta que te ha dado Bo."),
    (guessing(), "0 guess 7H", "guess-on-table", "SV-8",
     "It cannot be the 7 of hearts: that one lies on the table.",
     "No puede ser el 7 de corazones: ya está en la mesa."),
    (guessing(), "0 guess AS", "guess-own", "SV-8",
     "It cannot be the ace of spades: that one is in your own hand.",
     "No puede ser el as de picas: está en tu propia mano."),
    (guessing(), "0 guess 5", "guess-a-card", "SV-8",
     "Name one card, with its suit: for example 5H for hearts.",
     "Di una sola carta, con su palo: por ejemplo 5H para corazones."),
    (guessing({"guess": "rank"}), "0 guess 5H", "guess-a-rank", "SV-14",
     "Name only the number: guess 5.",
     "Di solo el número: guess 5."),
    (guessing({"guess": "rank"}), "0 guess A", "rank-impossible", "SV-14",
     "It cannot be an ace: all four are on the table or in your own hand.",
     "No puede ser un as: los cuatro están en la mesa o en tu propia mano."),
    (guessing({"guess": "rank"}), "0 guess 7", "rank-impossible", "SV-14",
     "It cannot be a card with the number 7: all four of them are on the table or in your own hand.",
     "No puede ser una carta con el número 7: las cuatro están en la mesa o en tu propia mano."),
    (junior({"guess": "rank"}), "2 guess 7", "rank-not-in-pack", "SV-13",
     "7 cannot be right: the cards go from ace to 6.",
     "7 no puede ser: las cartas van del as al 6."),
    (junior(), "2 guess 9C", "not-in-pack", "SV-13",
     "We play without the 9 of clubs: the cards go from ace to 6.",
     "Jugamos sin el 9 de tréboles: las cartas van del as al 6."),
    (begun_junior(), "1 play 10D", "not-in-pack", "SV-13",
     "We play without the 10 of diamonds: the cards go from ace to 6.",
     "Jugamos sin el 10 de diamantes: las cartas van del as al 6."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("match", "text", "code", "rule", "english", "spanish"), CASES, ids=[f"{case[2]}-{case[1]}" for case in CASES]
)
def test_a_refusal_says_why_in_both_languages(
    match: Match, text: str, code: str, rule: str, english: str, spanish: str
) -> None:
    """SV-2, SV-4, SV-5, SV-6, SV-7, SV-8, SV-9, SV-13, SV-14: a code, the rule, and the facts in one sentence."""
    before = [match.view(seat) for seat in range(match.setup.seats)]
    refusal = refusal_of(match, text)
    assert (refusal.code, refusal.rule) == (code, rule)
    reader = int(text[0])
    assert catalogue("en", "sevens").explain(refusal, NAMES, reader) == english
    assert catalogue("es", "sevens").explain(refusal, NAMES, reader) == spanish
    assert [match.view(seat) for seat in range(match.setup.seats)] == before


def test_both_languages_say_the_same_things() -> None:
    """Every message of one catalogue is in the other."""
    from importlib.resources import files

    keys = []
    for language in ("en", "es"):
        text = files("playmat.games.sevens").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        keys.append([line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0].isalpha()])
    assert keys[0] == keys[1]
