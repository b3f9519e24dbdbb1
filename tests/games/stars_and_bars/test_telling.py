"""Stars and Bars: the drawing in letters, sentences, and the same words in every language."""

import re
from functools import partial
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry

from playing import play
from playmat.core.match import Match
from playmat.words.catalogue import LANGUAGES, catalogue
from stars_and_bars_table import GAME, GUIDE, MANUAL, NAMES, dealt, now_of, say, situation, told

SPARE = "B3go B2go B3gs B3bo"


def drawn(match: Match, language: str = "en") -> list[str]:
    words = catalogue(language, "stars-and-bars")
    return GAME.text(match.view(None), partial(words.say, names=NAMES)).splitlines()


def entries(language: str) -> dict[str, Entry]:
    text = files("playmat.games.stars_and_bars").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Entry)]
    assert len({entry.id.name for entry in found}) == len(found), "a key stands twice"
    return {entry.id.name: entry for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_facts(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert list(other) == list(english)
    for key, entry in english.items():
        facts = set(re.findall(r"VariableReference.*?name='(\w+)'", repr(entry.value)))
        assert facts == set(re.findall(r"VariableReference.*?name='(\w+)'", repr(other[key].value))), key


def test_the_board_is_drawn_with_its_stacks_hands_and_the_working_of_the_last_turn() -> None:
    """SB-6, SB-17: row 4 on top; # lies face down; × tells how many cards are in a stack."""
    match = situation(
        "b3:B2gs,B1rt c3:B1rs,B1ro,B2rs,B2ro c2:S3rt", ["S2rs S3go", SPARE], face_down="c3", deck="S1rs S1rt"
    )
    play(match, "0 put S2rs b3")
    assert drawn(match) == [
        "Ada put S2rs on b3: 0",
        "  over b3: 2 red solid stars against 1 red striped bar: 3 differences, needs 1: 0 points",
        "  diagonal to c2: 2 red solid stars against 3 red striped stars: 2 differences, needs 3: 0 points",
        "4 ·       ·       ·       ·",
        "3 ·       S2rs×3  ####×4  ·",
        "2 ·       ·       S3rt    ·",
        "1 ·       ·       ·       ·",
        "  a       b       c       d",
        "Ada: S1rs S3go",
        "Bo: B3go B2go B3gs B3bo",
        "Round 1, turn of Bo, 1 in the deck",
        "Score: Ada 0, Bo 0",
    ]
    assert drawn(match, "es")[1] == (
        "  sobre b3: 2 estrellas rojas llenas con 1 barra roja a rayas: 3 diferencias, hace falta 1: 0 puntos"
    )


def test_a_running_turn_is_drawn_with_its_claims_and_what_may_be_known_of_its_card() -> None:
    """SB-12, SB-13: the working only after a wrong statement."""
    match = situation("b2:S1rt c3:B1rs,B1ro,B2rs,B2ro", ["S1rs S3go", SPARE], GUIDE)
    play(match, "0 flip c3", "0 put S1rs b2")
    assert drawn(match)[-4:-1] == [
        "Round 1, turn of Ada, 0 in the deck",
        "for what was forgotten: 2 points",
        "S1rs lies on b2",
    ]
    play(match, "0 say 1 1")
    assert drawn(match)[-2] == (
        "  over b2: 1 red solid star against 1 red striped star: 1 difference, needs 1: 1 point"
    )
    play(match, "0 say 3 3")
    assert drawn(match)[:3] == [
        "Ada put S1rs on b2: 3",
        "  over b2: 1 red solid star against 1 red striped star: 1 difference, needs 1: 1 point",
        "  for what was forgotten: 2 points",
    ]


def test_a_turn_is_told_with_what_it_brings() -> None:
    """SB-4, SB-6: the card, the points by neighbour, the card drawn; nothing is drawn without a deck."""
    match = situation("a2:B1bs b2:B3gt b1:S2bo", ["S2rt S1rs", SPARE], deck="B2gs")
    assert told(match, "0 put S2rt a1", 0) == [
        "You put 2 red striped stars on a1.",
        "You get 9 points (beside b1 2, below a2 4, diagonal to b2 3) and have 9.",
        "You draw 2 gold solid bars.",
    ]
    assert told(match, "0 put S1rs c3", 1, "es") == [
        "Ada pone 1 estrella roja llena en c3.",
        "Ada no gana puntos y tiene 0.",
        "Ada roba 2 barras doradas llenas.",
    ]
    play(match, "0 put S2rt a1")
    assert len(told(match, "1 put B3go c3")) == 2


def test_claims_are_part_of_what_a_turn_brings() -> None:
    """SB-12: 2 points for what was forgotten, 1 for the card."""
    match = situation("b2:S1rt c3:B1rs,B1ro,B2rs,B2ro", ["S1rs S3go", SPARE], MANUAL)
    play(match, "0 flip c3", "0 put S1rs b2")
    assert told(match, "0 end", 1)[1] == "Ada gets 3 points (over b2 1, for what was forgotten 2) and has 3."


@pytest.mark.parametrize(
    ("scores", "hands", "english", "spanish"),
    [
        ([201, 186], ["S1rs S3go", "B2rs B3go"],
         "The game is over: Ada wins, 201 to 186: more than 200 points and at least 15 ahead.",
         "El juego ha terminado: gana Ada, 201 a 186: más de 200 puntos y al menos 15 de ventaja."),
        ([9, 60], ["S1rs S3go", "B2rs B3go"],
         "The game is over: you win more than 50 points ahead, 60 to 9.",
         "El juego ha terminado: ganas con más de 50 puntos de ventaja, 60 a 9."),
        ([203, 201], ["S1rs S3go", "B2rs B3go"],
         "The game is over: Ada and Bo both have more than 200 points, less than 15 apart. A tie, 203 to 201.",
         "El juego ha terminado: Ada y Bo tienen más de 200 puntos y menos de 15 de diferencia. Empate, 203 a 201."),
        ([40, 20], ["S1rs", "B2rs"],
         "The game is over, no cards are left: Ada wins at least 15 ahead, 40 to 20.",
         "El juego ha terminado, no quedan cartas: gana Ada con al menos 15 de ventaja, 40 a 20."),
        ([20, 20], ["S1rs", "B2rs"],
         "The game is over, no cards are left: Ada and Bo are less than 15 apart. A tie, 20 to 20.",
         "El juego ha terminado, no quedan cartas: Ada y Bo tienen menos de 15 de diferencia. Empate, 20 a 20."),
    ],
)  # fmt: skip
def test_all_five_endings_are_told(scores: list[int], hands: list[str], english: str, spanish: str) -> None:
    """SB-15, SB-16: three ways to win, two ties."""
    match = situation("b3:B1rs", hands, scores=scores)
    play(match, "0 put S1rs c2")
    assert told(match, "1 put B2rs c2", 1)[-1] == english
    assert told(match, "1 put B2rs c2", 1, "es")[-1] == spanish
    play(match, "1 put B2rs c2")
    assert drawn(match)[-1] == f"Score: Ada {scores[0]}, Bo {scores[1]}"


def test_a_seat_knows_which_cards_are_in_the_deck_but_not_their_order() -> None:
    """SB-3: everything that does not lie open."""
    match = situation("b3:B1rs", ["S1rs", "B2rs"], deck="S3go S1rt")
    facts = GAME.knowledge(match.view(0)).facts()
    assert [say(fact) for fact in facts] == ["Still in the deck (2), in an order nobody knows: S1rt, S3go."]
    assert GAME.knowledge(situation("b3:B1rs", ["S1rs", "B2rs"]).view(0)).facts() == []


def test_what_is_asked_fits_how_far_the_turn_has_come() -> None:
    """SB-14: a card, then what is to be done, then the end."""
    match = dealt("S1rs B1rt B1ro B1bs S2rs B1bt S2rt B1bo S2ro B1gs S2bs B1gt", MANUAL)
    assert say(match.offer(0).asks) == "Your turn: put a card on the board."
    play(match, "0 put S2rs b2")
    assert say(match.offer(0).asks) == "Is there anything to be done on the board? Then end your turn."
    assert say(match.offer(1).asks) == "It is Ada's turn."
    assert now_of(match)["turn"] == 0
