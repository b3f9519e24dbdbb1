"""Stars and Bars: what is refused, with its code, its rule and a sentence a child can read, in both languages."""

import re
from importlib.resources import files

import pytest

from playing import play, refusal_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.words.catalogue import catalogue
from stars_and_bars_table import GUIDE, MANUAL, NAMES, PRACTISE, STRICT, situation

SPARE = "B3go B2go B3gs B3bo"
FOUR = "c3:B1rs,B1rt,B1ro,B1bs"


def table(options: Options | None = None) -> Match:
    """b2 holds S2bs, c3 a stack of four that lies face down, a1 three cards."""
    return situation(f"b2:S2bs a1:S3rs,S3rt,S3ro {FOUR}", ["S1rs S1bs S3bs", SPARE], options, face_down="c3")


def put(options: Options) -> Match:
    match = table(options)
    play(match, "0 put S1rs c2")
    return match


def overlooked(options: Options = MANUAL) -> Match:
    """A forgotten stack of four lies face up on c3, and seat 0 has put a card elsewhere."""
    match = situation(f"b2:S2bs {FOUR}", ["S1rs S1bs", SPARE], options)
    play(match, "0 put S1rs b2")
    return match


def taken_back() -> Match:
    match = overlooked()
    play(match, "0 back")
    return match


TOO_LATE = (
    "That is not for this card: what was forgotten before can be done only at the start of a turn, "
    "before a card is put.",
    "Eso no es de esta carta: lo que se olvidó antes solo se puede hacer al empezar un turno, "
    "antes de poner una carta.",
)

# fmt: off
CASES: list[tuple[Match, str, str, str, str, str]] = [
    (table(), "1 put B3go b2", "not-your-turn", "",
     "It is not your turn: Ada plays now.",
     "No es tu turno: ahora juega Ada."),
    (table(MANUAL), "1 flip b2", "not-your-turn", "",
     "It is not your turn: Ada plays now.",
     "No es tu turno: ahora juega Ada."),
    (table(), "0 put M1rs b2", "not-in-deck", "SB-1",
     "We play without 1 red solid moon: there are only stars and bars.",
     "Jugamos sin 1 luna roja llena: solo hay estrellas y barras."),
    (table(), "0 put S2gt b2", "not-held", "SB-4",
     "You do not have 2 gold striped stars in front of you.",
     "No tienes 2 estrellas doradas a rayas delante de ti."),
    (table(), "0 put B3go b2", "not-held", "SB-4",
     "You do not have 3 gold outline bars in front of you.",
     "No tienes 3 barras doradas vacías delante de ti."),
    (table(), "0 put S1rs c3", "face-down", "SB-5",
     "The stack on c3 lies face down: nothing may be put on it.",
     "El montón de c3 está boca abajo: no se puede poner nada encima."),
    (table(), "0 put S1rs d4", "touches-nothing", "SB-8",
     "On d4 the card would touch no other card: on the outer spaces it must touch at least one.",
     "En d4 la carta no tocaría ninguna otra: en los espacios exteriores debe tocar al menos una."),
    (table(), "0 put S1rs a3", "must-score", "SB-8",
     "On the outer space a3 a card must score with every card that it touches, but diagonal to b2: 1 red solid star "
     "against 2 blue solid stars: 2 differences, needs 3: 0 points.",
     "En el espacio exterior a3 una carta debe puntuar con todas las que toca, pero en esquina con b2: 1 estrella roja "
     "llena con 2 estrellas azules llenas: 2 diferencias, hacen falta 3: 0 puntos."),
    (table(), "0 put S1rs a1", "must-score", "SB-8",
     "On the outer space a1 a card must score with every card that it touches, but over a1: 1 red solid star "
     "against 3 red outline stars: 2 differences, needs 1: 0 points.",
     "En el espacio exterior a1 una carta debe puntuar con todas las que toca, pero sobre a1: 1 estrella roja "
     "llena con 3 estrellas rojas vacías: 2 diferencias, hace falta 1: 0 puntos."),
    (table(), "0 put S1bs b1", "must-score", "SB-8",
     "On the outer space b1 a card must score with every card that it touches, but beside a1: 1 blue solid star "
     "against 3 red outline stars: 3 differences, needs 2: 0 points.",
     "En el espacio exterior b1 una carta debe puntuar con todas las que toca, pero al lado de a1: 1 estrella azul "
     "llena con 3 estrellas rojas vacías: 3 diferencias, hacen falta 2: 0 puntos."),
    (situation("b2:S2bs", ["S1bs", SPARE]), "0 put S1bs b1", "must-score", "SB-8",
     "On the outer space b1 a card must score with every card that it touches, but below b2: 1 blue solid star "
     "against 2 blue solid stars: 1 difference, needs 4: 0 points.",
     "En el espacio exterior b1 una carta debe puntuar con todas las que toca, pero debajo de b2: 1 estrella azul "
     "llena con 2 estrellas azules llenas: 1 diferencia, hacen falta 4: 0 puntos."),
    (situation("b3:S2bs", ["S1bs", SPARE]), "0 put S1bs b4", "must-score", "SB-8",
     "On the outer space b4 a card must score with every card that it touches, but above b3: 1 blue solid star "
     "against 2 blue solid stars: 1 difference, needs 4: 0 points.",
     "En el espacio exterior b4 una carta debe puntuar con todas las que toca, pero encima de b3: 1 estrella azul "
     "llena con 2 estrellas azules llenas: 1 diferencia, hacen falta 4: 0 puntos."),
    (put(MANUAL), "0 put S1bs b2", "already-put", "SB-14",
     "You have put 1 red solid star on c2 already. Take it back first if you want to put another card.",
     "Ya has puesto 1 estrella roja llena en c2. Recógela antes si quieres poner otra carta."),
    (put(PRACTISE), "0 put S1bs b2", "already-put", "SB-14",
     "You have put 1 red solid star on c2 already. Take it back first if you want to put another card.",
     "Ya has puesto 1 estrella roja llena en c2. Recógela antes si quieres poner otra carta."),
    (table(), "0 say 0 0", "no-announcing", "SB-13",
     "In this game nobody has to say points: they are counted for you.",
     "En este juego nadie tiene que decir los puntos: se cuentan solos."),
    (put(MANUAL), "0 say 2 2", "no-announcing", "SB-13",
     "In this game nobody has to say points: they are counted for you.",
     "En este juego nadie tiene que decir los puntos: se cuentan solos."),
    (table(STRICT), "0 say 0 0", "nothing-to-say", "SB-13",
     "First put a card, then say your points.",
     "Primero pon una carta y después di tus puntos."),
    (put(GUIDE), "0 end", "say-ends-turn", "SB-14",
     "Say your points and your total: that ends the turn.",
     "Di tus puntos y tu total: con eso termina el turno."),
    (table(), "0 end", "put-ends-turn", "SB-14",
     "Here the turn ends by itself when the card is put.",
     "En este juego el turno termina solo al poner la carta."),
    (table(MANUAL), "0 end", "put-first", "SB-4",
     "First put a card, then end your turn.",
     "Primero pon una carta y después termina tu turno."),
    (table(), "0 back", "put-stays", "SB-14",
     "In this game a card that is put stays: the turn ends with it.",
     "En este juego la carta puesta se queda: con ella termina el turno."),
    (table(MANUAL), "0 back", "nothing-put", "SB-14",
     "You have not put a card yet: there is nothing to take back.",
     "Aún no has puesto ninguna carta: no hay nada que recoger."),
    (table(STRICT), "0 back", "nothing-put", "SB-14",
     "You have not put a card yet: there is nothing to take back.",
     "Aún no has puesto ninguna carta: no hay nada que recoger."),
    (table(), "0 flip b2", "done-by-itself", "SB-12",
     "Here stacks of four are turned and taken away by themselves.",
     "En este juego los montones de cuatro se giran y se retiran solos."),
    (table(STRICT), "0 clear", "done-by-itself", "SB-12",
     "Here stacks of four are turned and taken away by themselves.",
     "En este juego los montones de cuatro se giran y se retiran solos."),
    (table(PRACTISE), "0 remove a1", "done-by-itself", "SB-12",
     "Here stacks of four are turned and taken away by themselves.",
     "En este juego los montones de cuatro se giran y se retiran solos."),
    (table(MANUAL), "0 clear", "not-all-face-down", "SB-10",
     "The inner stacks are cleared only when all four lie face down. Not so yet: b2, c2, b3.",
     "Los montones interiores se retiran solo cuando los cuatro están boca abajo. Aún no lo están: b2, c2, b3."),
    (put(MANUAL), "0 clear", "not-all-face-down", "SB-10",
     "The inner stacks are cleared only when all four lie face down. Not so yet: b2, c2, b3.",
     "Los montones interiores se retiran solo cuando los cuatro están boca abajo. Aún no lo están: b2, c2, b3."),
    (table(MANUAL), "0 flip a1", "flip-outer", "SB-9",
     "a1 is an outer space: its stacks are taken away, not turned.",
     "a1 es un espacio exterior: sus montones se retiran, no se giran."),
    (table(MANUAL), "0 remove b2", "remove-inner", "SB-11",
     "b2 is an inner space: its stacks are turned face down, not taken away.",
     "b2 es un espacio interior: sus montones se ponen boca abajo, no se retiran."),
    (table(MANUAL), "0 flip c3", "already-face-down", "SB-9",
     "The stack on c3 lies face down already.",
     "El montón de c3 ya está boca abajo."),
    (table(MANUAL), "0 flip c2", "no-stack", "SB-9",
     "There is no card on c2.",
     "No hay ninguna carta en c2."),
    (table(MANUAL), "0 remove d4", "no-stack", "SB-11",
     "There is no card on d4.",
     "No hay ninguna carta en d4."),
    (table(MANUAL), "0 flip b2", "stack-not-whole", "SB-9",
     "There is only 1 card on b2: a stack needs 4.",
     "Solo hay 1 carta en b2: un montón necesita 4."),
    (table(MANUAL), "0 remove a1", "stack-not-whole", "SB-11",
     "There are only 3 cards on a1: a stack needs 4.",
     "Solo hay 3 cartas en a1: un montón necesita 4."),
    (put(MANUAL), "0 remove a1", "stack-not-whole", "SB-11",
     "There are only 3 cards on a1: a stack needs 4.",
     "Solo hay 3 cartas en a1: un montón necesita 4."),
    (overlooked(), "0 flip c3", "claim-too-late", "SB-12", *TOO_LATE),
    (overlooked(GUIDE), "0 flip c3", "claim-too-late", "SB-12", *TOO_LATE),
    (taken_back(), "0 flip c3", "claim-too-late", "SB-12", *TOO_LATE),
]
# fmt: on


@pytest.mark.parametrize(
    ("match", "text", "code", "rule", "english", "spanish"),
    CASES,
    ids=[f"{number} {case[2]} {case[1]}" for number, case in enumerate(CASES)],
)
def test_a_refused_move_says_why(match: Match, text: str, code: str, rule: str, english: str, spanish: str) -> None:
    """SB-4, SB-5, SB-8, SB-12, SB-13, SB-14: a code, the rule and the facts; nothing changes."""
    before = match.view(None)
    refusal = refusal_of(match, text)
    assert (refusal.code, refusal.rule) == (code, rule)
    seat = int(text[0])
    assert catalogue("en", "stars-and-bars").explain(refusal, NAMES, seat) == english
    assert catalogue("es", "stars-and-bars").explain(refusal, NAMES, seat) == spanish
    assert match.view(None) == before


def test_every_refusal_of_the_catalogue_is_shown_above() -> None:
    """SB-12, SB-14: no sentence without a case."""
    page = files("playmat.games.stars_and_bars").joinpath("words", "en.ftl").read_text(encoding="utf-8")
    own = set(re.findall(r"^refused-([\w-]+) =", page, re.MULTILINE))
    assert own | {"not-your-turn"} == {case[2] for case in CASES}
