"""Bang! Zoom!: what is told of every move, to whom, in both languages; the table drawn in letters."""

from functools import partial

from bang_zoom_table import GAME, NAMES, dealt, position_of, situation, told
from playing import legal, move_of, play
from playmat.core.match import Match
from playmat.core.offer import Field
from playmat.words.catalogue import catalogue

POOR = "FKVWWY"


def text(match: Match, seat: int | None, language: str = "en") -> str:
    words = catalogue(language, "bang-zoom")
    return GAME.text(match.view(seat), partial(words.say, names=NAMES, reader=seat))


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    """BZ-4: the others see that one is drawn."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZE")
    assert told(match, "1 draw", 1) == ["You draw Z."]
    assert told(match, "1 draw", 0) == told(match, "1 draw") == ["Bo draws a card."]
    assert told(match, "1 draw", 1, "es") == ["Robas Z."]
    assert told(match, "1 draw", 0, "es") == ["Bo roba una carta."]


def test_a_card_from_the_discard_pile_is_named_to_all() -> None:
    """BZ-4: everybody has seen it."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZE")
    assert told(match, "1 take", 1) == ["You take K from the discard pile."]
    assert told(match, "1 take", 0) == ["Bo takes K from the discard pile."]
    assert told(match, "1 take", 0, "es") == ["Bo toma K de los descartes."]


def test_a_word_is_told_with_its_points() -> None:
    """BZ-5, BZ-11: the first BANG and ZOOM in their own words."""
    match = dealt(["AAAAAA", "BANGAT"], "K", "ZE", {"one_letter": True})
    play(match, "1 draw")
    assert told(match, "1 lay TAN", 1) == ["You lay TAN: 3 points."]
    assert told(match, "1 lay A", 0) == ["Bo lays A: 1 point."]
    assert told(match, "1 lay BANG", 0) == ["Bo lays the first BANG: 10 points! Now ZOOM is the goal."]
    assert told(match, "1 lay BANG", 1, "es") == ["¡Pones el primer BANG: 10 puntos! Ahora la meta es ZOOM."]
    assert told(match, "1 lay TAN", 1, "es") == ["Pones TAN: 3 puntos."]


def test_who_fills_up_a_hand_sees_with_what() -> None:
    """BZ-6: the others see how many cards."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZEERS")
    play(match, "1 draw", "1 lay DO")
    assert told(match, "1 discard Z", 1) == ["You discard Z.", "You fill up your hand with E, E."]
    assert told(match, "1 discard Z", 0) == ["Bo discards Z.", "Bo draws 2 cards to fill up the hand."]
    assert told(match, "1 discard Z", 0, "es") == ["Bo descarta Z.", "Bo roba 2 cartas para completar la mano."]
    play(match, "1 discard Z", "0 draw")
    assert told(match, "0 discard A", 1) == ["Ada discards A."]


def test_a_card_that_comes_back_is_told() -> None:
    """BZ-6: the hand had a T, and draws another: one new card."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ITTT", {"one_letter": True})
    play(match, "1 draw", "1 lay I")
    assert told(match, "1 discard T", 1)[1] == "You fill up your hand with T."


def test_a_swap_is_told() -> None:
    """BZ-7: what is thrown away everybody sees."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZE")
    assert told(match, "1 swap TC", 1) == [
        "You give up the turn and swap T, C.",
        "You fill up your hand with E, Z.",
    ]
    assert told(match, "1 swap T", 0) == [
        "Bo gives up the turn and swaps T.",
        "Bo draws a card to fill up the hand.",
    ]
    assert told(match, "1 swap T", 0, "es")[0] == "Bo deja pasar el turno y cambia T."


def test_a_new_draw_pile_is_told() -> None:
    """BZ-8: before the card that comes from it; asking changes nothing."""
    match = situation(["AAAAAA", POOR], "TTT", "")
    before = match.view(None)
    line = "The draw pile is empty: the 2 cards under the top discard are the new one, shuffled."
    assert told(match, "0 draw", 0) == [line, "You draw T."]
    assert told(match, "0 draw", 1) == [line, "Ada draws a card."]
    assert match.view(None) == before
    single = situation(["ATEEEE", POOR], "TT", "O")
    play(single, "0 draw", "0 lay TO")
    line = "The draw pile is empty: the card under the top discard becomes the new one."
    assert told(situation(["AAAAAA", POOR], "TT", ""), "0 draw", 1)[0] == line
    assert told(single, "0 discard A", 1)[1].startswith("The draw pile is empty: the 2 cards")


def test_the_end_is_told_with_everybodys_words() -> None:
    """BZ-10, BZ-15: the words of each, and who wins."""
    match = dealt(["BANGEE", "ZOOMAT"], "K", "IIEEEE")
    play(match, "1 draw", "1 lay AT", "1 discard I", "0 draw", "0 lay BANG", "0 discard E", "1 draw")
    assert told(match, "1 lay ZOOM", 1) == [
        "You lay ZOOM: 10 points, and the game is over.",
        "Ada has BANG: 10 points.",
        "You have AT, ZOOM: 12 points.",
        "You win with 12 points!",
    ]
    assert told(match, "1 lay ZOOM", 0)[-1] == "Bo wins with 12 points."
    assert told(match, "1 lay ZOOM", 0, "es")[-1] == "Bo gana con 12 puntos."


def test_the_other_ends_are_told() -> None:
    """BZ-12, BZ-13: no cards, or no words for too long."""
    match = situation(["CATDOG", POOR], "E", "", quiet=3, rules=2)
    position_of(match).history.laid = []
    play(match, "0 take")
    assert told(match, "0 discard C") == [
        "Ada discards C.",
        "There are no more cards to draw: the game is over.",
        "Ada has no words: 0 points.",
        "Bo has no words: 0 points.",
        "Ada and Bo share the win with 0 points.",
    ]
    stalled = situation(["CATDOG", POOR], "E", "TT", quiet=19)
    assert "Nobody has laid a word for 20 turns: the game stops here." in told(stalled, "0 swap C")
    assert "Nadie ha puesto una palabra en 20 turnos: el juego termina aquí." in told(stalled, "0 swap C", 0, "es")


def test_the_table_in_letters() -> None:
    """BZ-2, BZ-11: words and points, the piles, the goal, the own hand."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZEERS")
    play(match, "1 draw", "1 lay CAT", "1 lay GO")
    assert text(match, 1).splitlines() == [
        "Ada: no words yet = 0",
        "Bo: CAT 3, GO 2 = 5",
        "Draw pile: 101. Discard pile: 1, top K.",
        "The goal: BANG",
        "Cards: Ada 6, Bo 2",
        "Your hand: D Z",
    ]
    assert "Your hand" not in text(match, None)
    assert text(match, 0, "es").splitlines()[-1] == "Tu mano: A A A A A A"


def test_the_table_in_letters_when_the_game_is_over() -> None:
    """BZ-10: what is left in the hands is shown; a discard pile may be empty."""
    match = situation(["ZOOMAT", POOR], "E", "IS", laid="1BANG")
    play(match, "0 take", "0 lay ZOOM")
    assert text(match, 0).splitlines()[-3:] == [
        "Draw pile: 2. Discard pile: 0, top –.",
        "You still hold: A E T",
        "Bo still holds: F K V W W Y",
    ]


def test_an_offer_never_tells_which_words_there_are() -> None:
    """BZ-5, BZ-7, BZ-14: piles and discards are listed, words and swaps are forms."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZEERS")
    offer = match.offer(1)
    assert [match.format(move) for move in offer.moves] == ["draw", "take"]
    assert [(form.verb, form.fields) for form in offer.forms] == [("swap", (Field("letters", "cards", 1, 6),))]
    assert offer.asks["key"] == "asks-take"
    play(match, "1 draw")
    offer = match.offer(1)
    assert [match.format(move) for move in offer.moves] == [f"discard {letter}" for letter in "ACDGOTZ"]
    assert [(form.verb, form.fields[0].low) for form in offer.forms] == [("lay", 2)]
    assert offer.asks["key"] == "asks-lay"
    play(match, "1 lay CAT")
    assert match.offer(1).asks["key"] == "asks-lay-or-discard"
    single = dealt(["AAAAAA", "CATDOG"], "K", "Z", {"one_letter": True})
    play(single, "1 draw")
    assert single.offer(1).forms[0].fields[0].low == 1


def test_when_time_is_up_a_card_is_drawn_and_the_first_one_discarded() -> None:
    """BZ-4, BZ-6: so that the others need not wait."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZEERS")
    assert match.format(match.timeout_move(1)) == "draw"
    play(match, "1 draw")
    assert match.format(match.timeout_move(1)) == "discard A"
    assert move_of(match, "discard A") == match.timeout_move(1)
    assert legal(match, 1)[0] == "discard A"
