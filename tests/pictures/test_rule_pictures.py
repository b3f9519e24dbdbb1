"""Pictures of rules: whatever one of them claims, the rules themselves say it too."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from typing import Final
from xml.etree.ElementTree import fromstring

import pytest

from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.faces import INKS, Ink
from playmat.games.registry import GAMES, find_game, find_kit
from playmat.pictures.example import BadExample, RuleExample, Try, match_of, move_of
from playmat.pictures.rule_pictures import drawn, examples_of, pictures_of
from playmat.pictures.words import caption_of, shown_in
from playmat.words.catalogue import LANGUAGES
from playmat.words.rulebook import rulebook
from reading import longest, messages

LEAST: Final = 8
# Words in a sentence: of a caption, and of what is told to who cannot see it.
MOST_WORDS: Final = {"en": (12, 14), "es": (14, 17)}
# Rules that no picture shows, and why.
UNSEEN: Final = {
    "BB-12": "what is left costs nothing: there is nothing to see",
    "BB-13": "a deck that is shuffled looks like a deck",
    "BB-15": "who plays at the same time is told, not seen",
    "BB-16": "points that go from one to another after the end",
    "BB-17": "a clock",
    "BB-18": "the mat is printed, and lies under every table",
    "BB-19": "cards of your own look like the rules cards of BB-14",
    "SV-1": "how cards are dealt",
    "SV-12": "who wins is told after the points",
    "SV-15": "it takes dozens of turns without a card",
    "SV-16": "numbers that players state",
    "SB-16": "it takes a whole deck, and an empty hand shows nothing",
    "SB-17": "the score sheet is printed, and stands beside the board",
    "BZ-3": "who begins",
    "BZ-8": "a draw pile that is made anew looks like a draw pile",
    "BZ-13": "it takes dozens of turns without a word",
    "BZ-15": "who wins is told after the points",
    "BZ-17": "letters of your own look like other letters",
    "NL-2": "who starts: a seat, chance or a sum",
    "NL-14": "it takes a line on which every number has a card",
    "NL-15": "it takes ten rounds",
    "NL-18": "numbers that players state",
}


def everything() -> list[tuple[str, RuleExample]]:
    told = {game: pictures_of(game) for game in GAMES}
    return [(game, example) for game, pictures in told.items() if pictures for example in pictures.examples]


EVERYTHING: Final = everything()
each_picture = pytest.mark.parametrize(
    ("game", "example"), EVERYTHING, ids=[f"{game}-{example.name}" for game, example in EVERYTHING]
)


@each_picture
def test_what_a_picture_claims_is_what_the_rules_say(game: str, example: RuleExample) -> None:
    if example.cards:
        assert not example.tries
        assert not example.moves
        return
    assert example.tries
    match = match_of(find_game(game), example)
    for tried in example.tries:
        move = move_of(match, tried.move)
        refusal = match.refuse(example.seat, move)
        if tried.refused:
            assert refusal is not None, tried
            assert (refusal.code, refusal.rule) == (tried.refused, tried.by or example.rule)
            continue
        assert refusal is None, f"{tried}: {refusal}"
        after = match.after(example.seat, move)
        told = [said["key"] for said in match.seen(example.seat, move, example.seat)["messages"]]
        assert after.end == tried.ends
        assert not tried.says or tried.says in told, told
        if tried.gains:
            assert (
                tuple(now - then for then, now in zip(match.position.scores, after.scores, strict=True)) == tried.gains
            )


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_that_can_be_seen_has_a_picture(game: str) -> None:
    rules = {rule.id for chapter in rulebook(game, "en") for rule in chapter.rules}
    shown = {example.rule for one, example in EVERYTHING if one == game}
    assert shown <= rules
    assert not shown & set(UNSEEN)
    assert rules - shown - set(UNSEEN) == set()
    assert sum(1 for one, _ in EVERYTHING if one == game) >= LEAST
    assert sum(1 for one, example in EVERYTHING if one == game for tried in example.tries if tried.refused) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_picture_is_told_in_short_sentences(game: str, language: str) -> None:
    names = [example.name for one, example in EVERYTHING if one == game]
    assert len(set(names)) == len(names)
    told = find_kit(game).text("pictures.{language}.ftl", language)
    keys = [key for _, key, _ in messages(told)]
    assert keys == [key for name in names for key in (f"picture-{name}", f"shows-{name}")]
    for name in names:
        texts = (caption_of(game, name, language), shown_in(game, name, language))
        for text, most in zip(texts, MOST_WORDS[language], strict=True):
            assert longest(text)[0] <= most, text


@each_picture
@pytest.mark.parametrize("ink", INKS)
def test_a_picture_is_drawn_with_nothing_but_paths(game: str, example: RuleExample, ink: Ink) -> None:
    drawing = drawn(game, example.name, ink)
    assert 10 < drawing.width < 140
    assert 8 < drawing.height < 120
    tags = {element.tag.rpartition("}")[2] for element in fromstring(drawing.svg()).iter()}
    assert tags == {"svg", "g", "path"}
    if ink == "mono":
        assert set(re.findall(r'(?:fill|stroke)="(#\w+)"', drawing.svg())) <= {"#000000", "#ffffff"}


PLACE_NAME: Final = re.compile(r"\b[a-d][1-4]\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_shows_the_names_of_its_places_where_words_use_them(language: str) -> None:
    """No caption does; so the boards of rules and worksheets are bare, and those with such words are not."""
    for game, example in EVERYTHING:
        assert example.names_places == bool(PLACE_NAME.search(caption_of(game, example.name, language)))
    (board,) = (it for game, it in EVERYTHING if (game, it.name) == ("stars-and-bars", "the-start"))
    pictures = pictures_of("stars-and-bars")
    assert pictures is not None
    match = match_of(find_game("stars-and-bars"), board)
    bare, named = (pictures.draw(replace(board, names_places=told), match, "full") for told in (False, True))
    assert named.width > bare.width
    assert named.height > bare.height
    more = len(fromstring(named.svg()).findall(".//{*}path")) - len(fromstring(bare.svg()).findall(".//{*}path"))
    assert more == 8, "four letters and four figures"


@pytest.mark.parametrize(("language", "colours"), [("en", "green orange red"), ("es", "verde naranja rojo")])
def test_without_colour_no_caption_speaks_of_one_that_stands_for_a_player(language: str, colours: str) -> None:
    for ink in INKS:
        captions = " ".join(
            caption_of(game, it.name, language, ink) for game, it in EVERYTHING if game == "number-line"
        )
        found = {word for word in colours.split() if word in captions.lower()}
        assert bool(found) == (ink != "mono")


def test_a_picture_that_nobody_knows_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(Refused) as wrong:
        drawn("big-bang", "one-aparts")
    assert wrong.value.refusal.code == "unknown-picture"
    assert wrong.value.refusal.facts["near"] == "one-apart"


def test_an_example_that_cannot_be_played_is_a_fault_of_ours() -> None:
    options: Options = {}
    game = find_game("number-line")
    with pytest.raises(BadExample):
        match_of(game, RuleExample("taken", "NL-1", (), options=options, moves=("0 card 3", "1 card 3")))
    with pytest.raises(BadExample):
        match_of(game, RuleExample("no-move", "NL-1", (Try("card 4"),), moves=("0 put it there",)))


def test_a_rule_without_a_picture_has_none() -> None:
    assert examples_of("big-bang", "BB-17") == []


def test_a_picture_is_the_same_in_every_process() -> None:
    """Paper printed by the server is that of the command, byte by byte."""
    program = (
        "from hashlib import sha256\n"
        "from playmat.games.registry import GAMES\n"
        "from playmat.pictures.rule_pictures import drawn, pictures_of\n"
        "svg = [drawn(game, one.name).svg() for game in GAMES for one in pictures_of(game).examples]\n"
        "print(sha256(''.join(svg).encode()).hexdigest())"
    )

    def made(seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.run(
            [sys.executable, "-c", program], env=env, capture_output=True, check=True, text=True
        ).stdout

    assert made("1") == made("2")
