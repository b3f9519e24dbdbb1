"""Big Bang: what is refused, with its code, its rule and a sentence a child can read, in both languages."""

import re
from importlib.resources import files

import pytest

from big_bang_table import FIRST, FREE, GAME, NAMES, ONES, REPLAY, RULES, position_of, situation
from playing import refusal_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.words.catalogue import catalogue


def table(hand: str = "5 3", options: Options | None = None) -> Match:
    """A 4 lies on 0,1; the discard pile is 6 2."""
    return situation("0,1:4", hand, "1", "6 2", options)


def with_rules(hand: str, board: str = "0,1:R1/1") -> Match:
    """Rules number 1: R1 on 0,1 is dead towards 0,2 and open towards the star and -1,1."""
    return situation(board, hand, "1", options=RULES, game=FIRST)


def used_up(hand: str) -> Match:
    """The discard pile was shuffled anew, and nothing was put since; a 2 lies on top of it again."""
    match = situation(ONES, hand, "", "2", {**REPLAY, **FREE})
    position_of(match).sets[0].may_replay = False
    return match


# fmt: off
CASES: list[tuple[Match, str, str, str, str, str]] = [
    (table(), "0 hand R1/0 @0,2", "not-in-deck", "BB-14",
     "This game is played without the rules card R1.",
     "En esta partida no se juega con la carta de reglas R1."),
    (table("5 3 7"), "0 dead 5 3 R2", "not-in-deck", "BB-14",
     "This game is played without the rules card R2.",
     "En esta partida no se juega con la carta de reglas R2."),
    (table(), "0 hand 6 @0,2", "not-in-hand", "BB-5",
     "You do not have the 6 in your hand.",
     "No tienes el 6 en la mano."),
    (situation("0,1:4", "5", "1"), "0 top 5 @0,2", "no-discards", "BB-8",
     "The discard pile is empty.",
     "El descarte está vacío."),
    (table(), "0 top 6 @0,2", "not-on-top", "BB-8",
     "Only the top card of the discard pile may be put: that is the 2, not the 6.",
     "Solo se puede poner la carta de encima del descarte: es el 2, no el 6."),
    (table(), "0 hand 5 @0,1", "cell-taken", "BB-2",
     "There lies the 4 already.",
     "Ahí ya está el 4."),
    (table(), "0 hand 5 @0,0", "cell-taken", "BB-2",
     "There lies the star already.",
     "Ahí ya está la estrella."),
    (with_rules("5"), "0 hand 5 @0,1", "cell-taken", "BB-2",
     "There lies the rules card R1/1 already.",
     "Ahí ya está la carta de reglas R1/1."),
    (table(), "0 hand 5 @3,3", "touches-nothing", "BB-2",
     "There the 5 would touch no card: put it beside one that lies already.",
     "Ahí el 5 no tocaría ninguna carta: ponla junto a una que ya esté."),
    (table("5 2"), "0 hand 2 @0,2", "not-one-apart", "BB-3",
     "There the 2 would touch the 4: neighbours must differ by exactly 1.",
     "Ahí el 2 tocaría el 4: los vecinos deben diferenciarse exactamente en 1."),
    (table(), "0 top 2 @-1,1", "not-one-apart", "BB-3",
     "There the 2 would touch the 4: neighbours must differ by exactly 1.",
     "Ahí el 2 tocaría el 4: los vecinos deben diferenciarse exactamente en 1."),
    (with_rules("5"), "0 hand 5 @0,2", "their-face-dead", "BB-14",
     "Nothing may be put there: that is the dead side of the rules card R1/1.",
     "Ahí no se puede poner nada: es el lado muerto de la carta de reglas R1/1."),
    (with_rules("R2"), "0 hand R2/0 @0,2", "their-face-dead", "BB-14",
     "Nothing may be put there: that is the dead side of the rules card R1/1.",
     "Ahí no se puede poner nada: es el lado muerto de la carta de reglas R1/1."),
    (with_rules("5", "0,1:7 0,2:R5/0"), "0 hand 5 @0,3", "their-face-number", "BB-14",
     "There the 5 would touch the rules card R5/0, and on that side it only lets a 6 touch it.",
     "Ahí el 5 tocaría la carta de reglas R5/0, que por ese lado solo se deja tocar por un 6."),
    (with_rules("R1", "0,1:7 0,2:R5/0"), "0 hand R1/0 @0,3", "their-face-number", "BB-14",
     "There the rules card R1/0 would touch the rules card R5/0, and on that side it only lets a 6 touch it.",
     "Ahí la carta de reglas R1/0 tocaría la carta de reglas R5/0, que por ese lado solo se deja tocar por "
     "un 6."),
    (with_rules("R2", "0,1:7"), "0 hand R2/1 @0,2", "own-face-dead", "BB-14",
     "There the dead side of the rules card R2/1 would touch the 7: nothing may touch a dead side.",
     "Ahí el lado muerto de la carta de reglas R2/1 tocaría el 7: nada puede tocar un lado muerto."),
    (with_rules("R2", ""), "0 hand R2/0 @0,1", "own-face-dead", "BB-14",
     "There the dead side of the rules card R2/0 would touch the star: nothing may touch a dead side.",
     "Ahí el lado muerto de la carta de reglas R2/0 tocaría la estrella: nada puede tocar un lado muerto."),
    (with_rules("R4", "0,1:7"), "0 hand R4/1 @0,2", "own-face-number", "BB-14",
     "There the side with the 6 of the rules card R4/1 would touch the 7: only a 6 may touch it.",
     "Ahí el lado con el 6 de la carta de reglas R4/1 tocaría el 7: solo un 6 puede tocarlo."),
    (with_rules("R3", ""), "0 hand R3/0 @0,1", "own-face-number", "BB-14",
     "There the side with the 7 of the rules card R3/0 would touch the star: only a 7 may touch it.",
     "Ahí el lado con el 7 de la carta de reglas R3/0 tocaría la estrella: solo un 7 puede tocarlo."),
    (with_rules("R3"), "0 hand R3/0 @-1,1", "own-face-number", "BB-14",
     "There the side with the 7 of the rules card R3/0 would touch the rules card R1/1: "
     "only a 7 may touch it.",
     "Ahí el lado con el 7 de la carta de reglas R3/0 tocaría la carta de reglas R1/1: "
     "solo un 7 puede tocarlo."),
    (table("5 3 7"), "0 draw", "hand-full", "BB-6",
     "You have three cards in your hand: there is no room for more.",
     "Tienes tres cartas en la mano: no caben más."),
    (situation(ONES, "5 2", "1"), "0 draw", "must-put", "BB-6",
     "You cannot draw yet: the 2 can be put above the 1.",
     "Aún no puedes robar: el 2 se puede poner por encima del 1."),
    (with_rules("R3", "0,1:7 0,-1:2 1,0:1"), "0 draw", "must-put", "BB-6",
     "You cannot draw yet: the rules card R3/0 can be put above the 7.",
     "Aún no puedes robar: la carta de reglas R3/0 se puede poner por encima del 7."),
    (situation(ONES, "", "1"), "0 dead 5 3 7", "hand-not-full", "BB-7",
     "Your hand is empty: only a hand of three cards can be discarded.",
     "No tienes cartas en la mano: solo se descarta una mano de tres cartas."),
    (situation(ONES, "5", "1"), "0 dead 5 3 7", "hand-not-full", "BB-7",
     "You have only 1 card: only a hand of three cards can be discarded.",
     "Solo tienes 1 carta: solo se descarta una mano de tres cartas."),
    (table(), "0 dead 5 3 7", "hand-not-full", "BB-7",
     "You have only 2 cards: only a hand of three cards can be discarded.",
     "Solo tienes 2 cartas: solo se descarta una mano de tres cartas."),
    (situation(ONES, "5 6 7", "1"), "0 dead 5 5 7", "not-your-hand", "BB-7",
     "Discard your whole hand, no other cards. You have: the 5, the 6, the 7.",
     "Descarta toda tu mano y ninguna otra carta. Tienes: el 5, el 6, el 7."),
    (situation(ONES, "5 2 7", "1"), "0 dead 7 5 2", "hand-alive", "BB-7",
     "Your hand is not dead: the 2 can be put above the 1.",
     "Tu mano no está muerta: el 2 se puede poner por encima del 1."),
    (situation(ONES, "5 6", "", "2"), "0 draw", "nothing-to-come", "BB-7",
     "The deck is empty: no card can come any more.",
     "El mazo se ha acabado: ya no puede venir ninguna carta."),
    (situation(ONES, "5 6 7", "", "2"), "0 dead 5 6 7", "nothing-to-come", "BB-7",
     "The deck is empty: no card can come any more.",
     "El mazo se ha acabado: ya no puede venir ninguna carta."),
    (used_up("5 6"), "0 draw", "no-second-replay", "BB-13",
     "The deck is empty, and you have put no card since the discard pile was shuffled: it is not shuffled again.",
     "El mazo se ha acabado, y no has puesto ninguna carta desde que se barajó el descarte: no se baraja otra vez."),
    (used_up("5 6 7"), "0 dead 5 6 7", "no-second-replay", "BB-13",
     "The deck is empty, and you have put no card since the discard pile was shuffled: it is not shuffled again.",
     "El mazo se ha acabado, y no has puesto ninguna carta desde que se barajó el descarte: no se baraja otra vez."),
    (table(), "-1 time", "no-clock", "BB-17",
     "This game has no clock: time cannot run out.",
     "Esta partida no tiene reloj: el tiempo no se puede acabar."),
]
SETUPS: list[tuple[Options, int, str, str, str]] = [
    ({"mode": "race"}, 1, "race-alone",
     "A race needs 2 or 3 players. Choose “solo” to play alone.",
     "Una carrera necesita 2 o 3 jugadores. Elige «solo» para jugar en solitario."),
    ({"mode": "solo"}, 3, "solo-together",
     "“Solo” is for one player, but you are 3. Choose “race” to play together.",
     "«Solo» es para un jugador, pero son 3. Elige «race» para jugar juntos."),
    ({"scoring": "stolen"}, 1, "nobody-to-steal-from",
     "“Stolen” scoring is for races: alone there is nobody whose cards could be stolen.",
     "La cuenta «stolen» es para carreras: en solitario no hay nadie a quien quitar cartas."),
    ({"rules_cards": 1, "faces": "5/5"}, 1, "option-not-faces",
     "“5/5” can't be R1. A rules card needs three faces, such as 5/5/dead. Put commas between cards.",
     "«5/5» no puede ser R1. Una carta de reglas necesita tres lados, por ejemplo 5/5/dead. "
     "Separa las cartas con comas."),
    ({"faces": "open/open/open,8/1/2"}, 1, "option-not-a-face",
     "“8” can't be a face of R2. A face is open, dead or a number from 1 to 7.",
     "«8» no puede ser un lado de R2. Un lado es open (abierto), dead (muerto) o un número del 1 al 7."),
    ({"faces": "1/1/1,2/2/2,dead/dead/dead"}, 2, "all-faces-dead",
     "R3 has three dead faces, so nobody could play it. Make at least one face open or a number.",
     "R3 tiene tres lados muertos, así que nadie podría ponerla. Haz que al menos un lado esté abierto "
     "o tenga un número."),
    ({"faces": ",".join(["1/1/1"] * 7)}, 1, "too-many-faces",
     "You can have up to 6 rules cards of your own. List fewer cards.",
     "Puedes tener hasta 6 cartas de reglas propias. Escribe menos cartas."),
    ({"rules_cards": 3, "faces": "1/1/1,2/2/2"}, 3, "too-few-faces",
     "You want 3 rules cards but listed 2. List more cards, or choose a smaller number.",
     "Quieres 3 cartas de reglas, pero escribiste 2. Escribe más cartas o elige un número menor."),
]
# fmt: on


@pytest.mark.parametrize(
    ("match", "text", "code", "rule", "english", "spanish"),
    CASES,
    ids=[f"{number} {case[2]} {case[1]}" for number, case in enumerate(CASES)],
)
def test_a_refused_move_says_why(match: Match, text: str, code: str, rule: str, english: str, spanish: str) -> None:
    """BB-2, BB-3, BB-6, BB-7, BB-8, BB-13, BB-14: a code, the rule and the facts; nothing changes."""
    before = match.view(0)
    refusal = refusal_of(match, text)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert catalogue("en", "big-bang").explain(refusal, NAMES, 0) == english
    assert catalogue("es", "big-bang").explain(refusal, NAMES, 0) == spanish
    assert match.view(0) == before


@pytest.mark.parametrize(("options", "seats", "code", "english", "spanish"), SETUPS, ids=[case[2] for case in SETUPS])
def test_a_refused_set_up_says_why(options: Options, seats: int, code: str, english: str, spanish: str) -> None:
    """BB-15, BB-16, BB-19: options that don't go together, and faces that no card can have."""
    with pytest.raises(Refused) as wrong:
        GAME.setup(options, seats)
    refusal = wrong.value.refusal
    assert refusal.code == code
    assert catalogue("en", "big-bang").explain(refusal) == english
    assert catalogue("es", "big-bang").explain(refusal) == spanish


def test_every_refusal_of_the_catalogue_is_shown_above() -> None:
    """BB-2, BB-14: no sentence without a case, in either language."""
    for language in ("en", "es"):
        page = files("playmat.games.big_bang").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        own = set(re.findall(r"^refused-([\w-]+) =", page, re.MULTILINE))
        assert own == {case[2] for case in CASES} | {case[2] for case in SETUPS}
