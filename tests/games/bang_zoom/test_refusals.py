"""Bang! Zoom!: what is refused, with its code, its rule and a sentence a child can read, in both languages."""

import re
from importlib.resources import files

import pytest

from bang_zoom_table import GAME, NAMES, situation
from playing import play, refusal_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.words.catalogue import catalogue

# Said when a table is set up, or of a record, not of a move; they are looked at elsewhere or below.
NOT_OF_MOVES = {"option-not-words", "denied-goal", "allowed-and-denied", "allowed-unfit", "word-unfit", "agree-unfit"}
NOT_OF_MOVES |= {"option-not-letters", "letters-of-one-kind", "letters-without-goal", "letters-size"}


def table(hand: str = "CATDOG", options: Options | None = None) -> Match:
    """Seat 0 has not taken a card yet."""
    return situation([hand, "EEEEEE"], "TT", "PI", options)


def taken(hand: str = "CATDOG", options: Options | None = None) -> Match:
    """Seat 0 has drawn the P."""
    match = table(hand, options)
    play(match, "0 draw")
    return match


def nearly_out() -> Match:
    """Seat 0 has laid CAT and holds D, G, O and P."""
    match = taken()
    play(match, "0 lay CAT")
    return match


def last_cards() -> Match:
    """Seat 0 has laid TAP and holds C, D, G and O."""
    match = taken()
    play(match, "0 lay TAP", "0 lay DO")
    return match


def last_turn() -> Match:
    """There are no more cards to draw, and seat 0 has laid nothing: seat 1 takes its last turn."""
    match = situation(["CATDOG", "EEEEEE"], "T", "", turn=0)
    play(match, "0 take", "0 discard C")
    return match


TAKE_FIRST = (
    "First take a card: draw one, or take the top of the discard pile.",
    "Primero toma una carta: roba una o toma el último descarte.",
)
TAKEN = ("You have taken your card for this turn.", "Ya has tomado tu carta de este turno.")
SWAP = (
    "Swapping takes the place of a whole turn, and you have taken a card already. Discard a card to end your turn.",
    "Cambiar cartas ocupa todo el turno, y ya has tomado una carta. Descarta una para terminar tu turno.",
)

# fmt: off
CASES: list[tuple[Match, str, str, str, str, str]] = [
    (table(), "1 draw", "not-your-turn", "",
     "It is not your turn: Ada plays now.",
     "No es tu turno: ahora juega Ada."),
    (table(), "0 lay CAT", "take-first", "BZ-4", *TAKE_FIRST),
    (table(), "0 lay PLAYING", "take-first", "BZ-4", *TAKE_FIRST),
    (table(), "0 discard C", "take-first", "BZ-4", *TAKE_FIRST),
    (taken(), "0 draw", "already-taken", "BZ-4", *TAKEN),
    (taken(), "0 take", "already-taken", "BZ-4", *TAKEN),
    (taken(), "0 swap C", "swap-is-a-turn", "BZ-7", *SWAP),
    (nearly_out(), "0 swap PDOGPDO", "swap-is-a-turn", "BZ-7", *SWAP),
    (table(), "0 swap CATDOGS", "swap-too-many", "BZ-7",
     "You hold only 6 cards: you cannot swap more.",
     "Solo tienes 6 cartas: no puedes cambiar más."),
    (table(), "0 swap CZ", "swap-not-in-hand", "BZ-7",
     "You cannot swap Z: that card is not in your hand.",
     "No puedes cambiar Z: esa carta no está en tu mano."),
    (table(), "0 swap CCZ", "swap-not-in-hand", "BZ-7",
     "You cannot swap C, Z: those cards are not in your hand.",
     "No puedes cambiar C, Z: esas cartas no están en tu mano."),
    (last_turn(), "1 draw", "last-turn-draw", "BZ-12",
     "There are no more cards to draw. In your last turn, take the card on the discard pile.",
     "Ya no quedan cartas para robar. En tu último turno, toma la carta de los descartes."),
    (last_turn(), "1 swap E", "last-turn-swap", "BZ-12",
     "There are no more cards to swap for. In your last turn, take the card on the discard pile.",
     "Ya no quedan cartas para cambiar. En tu último turno, toma la carta de los descartes."),
    (taken(), "0 discard Z", "not-in-hand", "BZ-6",
     "You cannot discard Z: it is not in your hand.",
     "No puedes descartar Z: no está en tu mano."),
    (taken(), "0 lay CATS", "letters-missing", "BZ-5",
     "You cannot lay CATS: you are missing the letter S.",
     "No puedes poner CATS: te falta la letra S."),
    (taken(), "0 lay TOOTS", "letters-missing", "BZ-5",
     "You cannot lay TOOTS: you are missing the letters O, T, S.",
     "No puedes poner TOOTS: te faltan las letras O, T, S."),
    (taken(), "0 lay PLAYING", "word-too-long", "BZ-6",
     "A word can have 6 letters at most: you hold seven cards and must keep one to discard.",
     "Una palabra puede tener 6 letras como mucho: tienes siete cartas y debes guardar una para descartarla."),
    (last_cards(), "0 lay CG", "keep-a-card", "BZ-6",
     "CG would use your last card: you must keep one to discard. Only ZOOM may use the last card.",
     "CG usaría tu última carta: tienes que guardar una para descartarla. Solo ZOOM puede usar la última."),
    (taken("ZOOMAT"), "0 lay ZOOM", "zoom-before-bang", "BZ-9",
     "ZOOM can be laid only when somebody has laid BANG.",
     "ZOOM solo se puede poner cuando alguien ha puesto BANG."),
    (taken(), "0 lay DOGP", "word-unknown", "BZ-14",
     "DOGP is not in the dictionary.",
     "DOGP no está en el diccionario."),
    (taken(options={"deny": "CAT"}), "0 lay CAT", "word-denied", "BZ-14",
     "This table has agreed not to play CAT.",
     "Esta mesa ha acordado no jugar con CAT."),
    (taken(), "0 lay A", "word-one-letter", "BZ-14",
     "A is only one letter: here a word needs two or more.",
     "A es una sola letra: aquí una palabra necesita dos o más."),
    (taken("AALIIS"), "0 lay AALII", "word-level", "BZ-14",
     "AALII is in a larger dictionary: it counts from level 70 on, and this table plays with 50.",
     "AALII está en un diccionario más grande: vale desde el nivel 70, y esta mesa juega con el 50."),
    (taken("COLOUR", {"spelling": "american"}), "0 lay COLOUR", "word-spelling", "BZ-14",
     "COLOUR is British spelling, and this table plays with American spelling.",
     "COLOUR es ortografía británica, y esta mesa juega con la americana."),
    (taken("COLOUR", {"spelling": "british"}), "0 lay COLOR", "word-spelling", "BZ-14",
     "COLOR is American spelling, and this table plays with British spelling.",
     "COLOR es ortografía americana, y esta mesa juega con la británica."),
    (table(), "-1 word SASHIMI", "agree-too-long", "BZ-16",
     "A word that you agree on can have 6 letters at most: longer ones can never be laid.",
     "Una palabra que acuerden puede tener 6 letras como mucho: las más largas no se pueden poner nunca."),
    (table(options={"deny": "NO"}), "-1 word NO", "agree-denied", "BZ-16",
     "This table has agreed not to play NO.",
     "Esta mesa ha acordado no jugar con NO."),
    (table(), "-1 word B", "agree-one-letter", "BZ-16",
     "B is only one letter: at this table a word needs two or more.",
     "B es una sola letra: en esta mesa una palabra necesita dos o más."),
    (table(), "-1 word ZOOM", "agree-known", "BZ-16",
     "ZOOM is in the dictionary already.",
     "ZOOM ya está en el diccionario."),
    (taken("PARISO"), "0 lay PARIS", "word-name", "BZ-14",
     "PARIS is a name: this table plays without names.",
     "PARIS es un nombre: esta mesa juega sin nombres."),
    (taken("ASAPTO"), "0 lay ASAP", "word-abbreviation", "BZ-14",
     "ASAP is a short form: this table plays without short forms.",
     "ASAP es una abreviatura: esta mesa juega sin abreviaturas."),
]
# fmt: on


@pytest.mark.parametrize(
    ("match", "text", "code", "rule", "english", "spanish"),
    CASES,
    ids=[f"{number} {case[2]} {case[1]}" for number, case in enumerate(CASES)],
)
def test_a_refused_move_says_why(match: Match, text: str, code: str, rule: str, english: str, spanish: str) -> None:
    """BZ-4, BZ-5, BZ-6, BZ-7, BZ-9, BZ-12, BZ-14, BZ-16: a code, the rule and the facts; nothing changes."""
    before = match.view(0)
    refusal = refusal_of(match, text)
    assert (refusal.code, refusal.rule) == (code, rule)
    seat = int(text.partition(" ")[0])
    assert catalogue("en", "bang-zoom").explain(refusal, NAMES, seat) == english
    assert catalogue("es", "bang-zoom").explain(refusal, NAMES, seat) == spanish
    assert match.view(0) == before


def test_every_refusal_of_the_catalogue_is_shown_above() -> None:
    """BZ-4, BZ-14: no sentence without a case."""
    page = files("playmat.games.bang_zoom").joinpath("words", "en.ftl").read_text(encoding="utf-8")
    own = set(re.findall(r"^refused-([\w-]+) =", page, re.MULTILINE))
    assert own | {"not-your-turn"} == {case[2] for case in CASES} | NOT_OF_MOVES


def test_a_wrong_list_of_words_is_explained() -> None:
    """BZ-14: with the way to write it."""
    with pytest.raises(Refused) as wrong:
        GAME.setup({"allow": "dog, cat"}, 2)
    words = catalogue("en", "bang-zoom").explain(wrong.value.refusal)
    assert words.startswith("The option “allow” cannot be “dog, cat”. It must be words of 2 to 6 capital letters")
    assert "CAT,DOG; 50 como mucho" in catalogue("es", "bang-zoom").explain(wrong.value.refusal)
