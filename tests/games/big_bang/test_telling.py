"""Big Bang: what is said about moves and endings, what is asked, and the table in letters."""

from functools import partial

import pytest

from big_bang_table import (
    CLOCK,
    FIRST,
    FREE,
    GAME,
    MINUS,
    NAMES,
    ONES,
    REPLAY,
    RULES,
    STOLEN,
    now_of,
    position_of,
    say,
    situation,
    started,
    told,
)
from playing import play
from playmat.core.match import Match
from playmat.games.big_bang.rules.game import BigBang
from playmat.games.big_bang.rules.grid import CELL_NUMBERS
from playmat.games.big_bang.rules.places import place_words
from playmat.words.catalogue import catalogue


def drawn(match: Match, viewer: int | None, language: str = "en") -> list[str]:
    words = catalogue(language, "big-bang")
    return GAME.text(match.view(viewer), partial(words.say, names=NAMES, reader=viewer)).splitlines()


def test_a_player_is_told_everything_about_the_own_moves() -> None:
    """BB-5, BB-6, BB-7, BB-8: the whole move, and what was drawn."""
    match = situation("0,1:4", "5 R1", "1 7", "6 3", RULES, game=FIRST)
    assert told(match, "0 hand 5 @0,2", 0) == ["hand 5 @0,2", "You put the 5 to the right of the 4."]
    assert told(match, "0 top 3 @0,2", 0) == [
        "top 3 @0,2",
        "You put the 3 from the discard pile to the right of the 4.",
    ]
    assert told(match, "0 hand R1/2 @0,2", 0, "es") == [
        "hand R1/2 @0,2",
        "Pones la carta de reglas R1/2 a la derecha del 4.",
    ]
    match = situation(ONES, "5", "2 7")
    assert told(match, "0 draw", 0) == ["draw", "You draw the 2, the 7."]
    match = situation(ONES, "5 6 7", "2")
    assert told(match, "0 dead 6 5 7", 0) == ["dead 6 5 7", "You discard your dead hand: the 6, the 5, the 7."]
    assert told(match, "0 dead 6 5 7", None) == ["cards ?", "Ada draws or discards cards."]


@pytest.mark.parametrize(
    ("laid", "cell", "en", "es"),
    [
        ("", "0,1", "to the right of the star", "a la derecha de la estrella"),
        ("", "0,-1", "to the left of the star", "a la izquierda de la estrella"),
        ("", "1,0", "below the star", "por debajo de la estrella"),
        ("0,1:4", "-1,1", "above the 4", "por encima del 4"),
        ("0,1:4 -1,1:5 -1,0:6", "-1,-1", "to the left of the 6", "a la izquierda del 6"),
        (
            "0,1:4 0,2:5 1,2:6 1,1:5",
            "1,0",
            "to the left of the 5, below the star",
            "a la izquierda del 5, por debajo de la estrella",
        ),
        (
            "0,-1:4 0,-2:5 1,-2:6 1,-1:5 0,1:4 0,2:5 1,2:6 1,1:7",
            "1,0",
            "between the 5 and the 7, below the star",
            "entre el 5 y el 7, por debajo de la estrella",
        ),
    ],
)
def test_a_place_is_told_by_what_lies_around_it(laid: str, cell: str, en: str, es: str) -> None:
    """BB-2: the grid has no names on it, so nobody is told "1,-1"."""
    own = position_of(situation(laid, "1")).sets[0]
    for language, words in (("en", en), ("es", es)):
        told = [catalogue(language, "big-bang").say(one) for one in place_words(own, CELL_NUMBERS[cell])]
        assert ", ".join(told) == words


def test_a_replay_is_told_before_what_is_drawn() -> None:
    """BB-13: by the chance of the match, which is not used up by telling."""
    match = situation(ONES, "5", "6", "2 3 7", REPLAY, shuffles=["7 3 2"])
    sentences = [
        "The deck is empty: the 3 cards of the discard pile are the new one, shuffled.",
        "You draw the 6, the 7.",
    ]
    assert told(match, "0 draw", 0)[1:] == sentences
    assert told(match, "0 draw", 0)[1:] == sentences
    match = situation(ONES, "5 6", "", "2", REPLAY, shuffles=["2"])
    assert told(match, "0 draw", 0)[1] == "The deck is empty: the only card of the discard pile is the new deck."


def test_the_end_alone_is_told_with_its_points() -> None:
    """BB-10, BB-11, BB-12: won, or not."""
    assert told(situation(ONES, "2"), "0 hand 2 @0,2", 0)[2:] == [
        "You have put all your cards!",
        "You have put 4 numbers; 0 cards are left: 4 points.",
        "The game is over: you win!",
    ]
    assert told(situation(ONES, "2"), "0 hand 2 @0,2")[-1] == "The game is over: Ada wins!"
    match = situation("0,1:7 0,-1:1 1,0:1 0,2:R3/0", "6 4", options={**MINUS, **RULES}, game=FIRST)
    assert told(match, "0 hand 6 @-1,1", 0)[2:] == [
        "You cannot put, draw or discard any more.",
        "You have put 4 numbers and 1 rules card (2 points); 1 card is left (minus 1 point each): 5 points.",
        "The game is over: not all cards were put.",
    ]


def test_the_end_of_a_race_is_told_seat_by_seat() -> None:
    """BB-15, BB-16: who was done, what everybody has, who wins, what is stolen."""
    others = [("0,1:4", "5 6 7", "1 2", "3")]
    match = situation(ONES, "2", options=STOLEN, others=others)
    assert told(match, "0 hand 2 @0,2", 1)[2:] == [
        "Ada has put all cards!",
        "Ada has put 4 numbers; 0 cards are left: 4 points.",
        "You have put 1 number; 6 cards are left: 1 point.",
        "The race is over: Ada wins with 4 points.",
        "Ada steals the cards that the others have left: 6 points.",
    ]
    assert told(match, "0 hand 2 @0,2", 0)[-2:] == [
        "The race is over: you win with 4 points.",
        "You steal the cards that the others have left: 6 points.",
    ]
    tie = situation(ONES, "2 7", options=STOLEN, others=[("0,1:4 0,2:5 0,3:6 0,4:7", "5", "1", "")])
    assert told(tie, "0 hand 2 @0,2", None)[-2:] == [
        "The race is over: Ada and Bo share the win with 4 points each.",
        "A tie: nobody steals anything.",
    ]
    assert told(tie, "0 hand 2 @0,2", None, "es")[2:] == [
        "Ada ya no puede poner, robar ni descartar.",
        "Ada ha puesto 4 números; queda 1 carta: 4 puntos.",
        "Bo ha puesto 4 números; quedan 2 cartas: 4 puntos.",
        "La carrera ha terminado: Ada y Bo comparten la victoria con 4 puntos cada uno.",
        "Empate: nadie roba nada.",
    ]


def test_the_end_by_time_is_told_with_its_points() -> None:
    """BB-17: nobody was done, but everybody has points."""
    match = situation(ONES, "2 7", "6", options=CLOCK, others=[("0,1:4", "5 6 7", "1 2", "3")])
    assert told(match, "-1 time", 0) == [
        "time",
        "Time is up.",
        "You have put 3 numbers; 3 cards are left: 3 points.",
        "Bo has put 1 number; 6 cards are left: 1 point.",
        "The race is over: you win with 3 points.",
    ]
    assert told(match, "-1 abandon", 0) == ["abandon", "The match was given up."]
    assert now_of(match)["end"] == ""


def test_a_player_is_asked_what_can_be_done() -> None:
    """BB-6, BB-7, BB-9: all legal moves are offered."""
    cases = [
        (situation(ONES, "2", "1"), "Put a card beside another one."),
        (situation(ONES, "2", "1", options=FREE), "Put a card, or draw."),
        (situation(ONES, "5", "1", "2"), "Put a card, or draw."),
        (situation(ONES, "5", "1"), "No card can be put: draw."),
        (
            situation(ONES, "5 6 7", "1"),
            "Your three cards fit nowhere: discard them. The last one you name lies on top.",
        ),
        (
            situation(ONES, "5 6 7", "1", "2"),
            "Your three cards fit nowhere. Put the top of the discard pile, or discard your hand: "
            "the last card you name lies on top.",
        ),
    ]
    for match, sentence in cases:
        offer = match.offer(0)
        assert (say(offer.asks), offer.moves, offer.forms) == (sentence, match.legal(0), [])


def test_the_board_is_drawn_in_triangles() -> None:
    """BB-2, BB-18: the star, the cards, the free cells that touch something, and the numbers of rows and columns."""
    match = situation("0,1:4 0,2:5 -1,1:3", "5 6", "1 2", "7 7")
    assert drawn(match, 0) == [
        "     -1   0   1   2   3",
        " -1     \\ · / 3 \\ · /",
        "  0 \\ · / * \\ 4 / 5 \\ · /",
        "  1     \\ · /   \\ · /",
        "Hand: 5 6",
        "Discard pile, the last one on top: 7 7",
        "Deck: 2",
        "Score: Ada 3",
    ]


@pytest.mark.parametrize(
    ("game", "faces", "cards"),
    [
        (FIRST, "", "R1 open/open/dead, R2 open/dead/dead"),
        (GAME, "", "R1 open/dead/dead, R2 5/5/dead"),
        (GAME, "5/5/dead,open/3/dead,1/1/1", "R1 5/5/dead, R2 open/3/dead"),
    ],
)
def test_the_sides_of_the_rules_cards_are_listed(game: BigBang, faces: str, cards: str) -> None:
    """BB-14, BB-19: those of the table, since the board shows only their names."""
    match = situation("0,1:7", "5", "1", options={"rules_cards": 2, "faces": faces}, game=game)
    assert f"Rules cards and their sides, clockwise: {cards}" in drawn(match, 0)
    assert not [line for line in drawn(situation("0,1:7", "5", "1"), 0) if "Rules cards" in line]


def test_a_race_is_drawn_board_by_board() -> None:
    """BB-14, BB-15: rules cards with their turn; of the others the shape."""
    match = situation("0,1:7 0,2:R3/1", "", "1", options=RULES, others=[("0,1:4", "5", "2", "3")])
    lines = drawn(match, 0)
    assert lines[0] == "Ada:"
    assert lines[3] == "  0 \\  ·  /  *  \\  7  / R3/1\\  ·  /"
    assert lines[5:9] == ["Hand: no cards", "Discard pile: empty", "Deck: 1", "Bo:"]
    assert lines[11] == "  0 \\  ·  /  *  \\  #  /  ·  \\"
    assert lines[-1] == "Score: Ada 3, Bo 1"
    assert "Mano: sin cartas" in drawn(match, 0, "es")


def test_a_finished_game_is_drawn_with_what_was_to_come() -> None:
    """BB-10: all cards are open then."""
    match = situation(ONES, "2", others=[("0,1:4", "5", "2 7", "")])
    play(match, "0 hand 2 @0,2")
    assert "Deck: 2 (2 7)" in drawn(match, None)


def test_what_is_still_in_the_own_deck_is_known() -> None:
    """BB-1: all that is nowhere else; who only watches, or has drawn everything, is told nothing."""
    match = started()
    facts = GAME.knowledge(match.view(0)).facts()
    assert len(facts) == 1
    assert say(facts[0]).startswith("Still in your deck (25), in an order you do not know: ")
    assert GAME.knowledge(match.view(None)).facts() == []


def test_whoever_runs_out_of_time_at_the_table_plays_the_first_legal_move() -> None:
    """BB-5: a card of the hand if one fits."""
    match = situation(ONES, "5 2", "1")
    assert match.format(match.timeout_move(0)) == "hand 2 @-1,-1"
