"""The catalogue: sentences in every language, with the names of the people put in."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from playmat.core.message import message
from playmat.core.refusal import Refusal, Refused
from playmat.games.registry import GAMES, find_kit
from playmat.words.catalogue import LANGUAGES, MOST_KEPT, Catalogue, MissingWords, catalogue

AT_THE_TERMINAL = " at the terminal"
PACKAGES = ["playmat.words", "playmat.insight", *GAMES, *[game + AT_THE_TERMINAL for game in GAMES]]


def entries(package: str, language: str) -> dict[str, Message]:
    if package in GAMES:
        text = find_kit(package).text("{language}.ftl", language)
    elif package.endswith(AT_THE_TERMINAL):
        text = find_kit(package.removesuffix(AT_THE_TERMINAL)).text("terminal.{language}.ftl", language)
    else:
        text = files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key stands twice"
    return {entry.id.name: entry for entry in found}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_says_the_same_things_with_the_same_facts(package: str) -> None:
    english = entries(package, "en")
    for language in LANGUAGES:
        other = entries(package, language)
        assert list(other) == list(english), "the keys stand in the same order in every language"
        for key, entry in english.items():
            facts = set(re.findall(r"VariableReference.*?name='(\w+)'", repr(entry.value)))
            assert facts == set(re.findall(r"VariableReference.*?name='(\w+)'", repr(other[key].value))), key


def test_a_message_becomes_a_sentence_with_its_facts() -> None:
    assert catalogue("en").say(message("refused-bad-json", {"column": 7})) == "This is not readable JSON (column 7)."
    assert catalogue("es").say(message("refused-bad-json", {"column": 7})) == "Esto no es JSON legible (columna 7)."


def test_numbers_have_no_thousands_separators() -> None:
    assert "100000" in catalogue("en").say(
        message(
            "refused-option-out-of-range", {"option": "target", "value": "0", "low": 1, "high": 100000, "none": "no"}
        )
    )


def test_seats_get_the_names_of_the_people_or_their_numbers() -> None:
    words = catalogue("en")
    waits = message("asks-nothing-wait", {"seats": [0, 2, 1]})
    assert words.say(waits, ["Ada", "Robin"]) == "Waiting for Ada, Seat 3 and Robin."
    assert words.say(message("asks-nothing-wait", {"seats": [1]}), ["Ada", "Robin"]) == "It is Robin's turn."
    assert catalogue("es").say(message("asks-nothing-wait", {"seats": [0]})) == "Es el turno de Puesto 1."


def test_the_reader_is_spoken_to() -> None:
    words = catalogue("en", "number-line")
    move = message("move-card", {"seat": 0, "number": 5})
    assert words.say(move, ["Ada", "Robin"], 0) == "You put your card on 5."
    assert words.say(move, ["Ada", "Robin"], 1) == "Ada puts the card on 5."
    winner = message("result-winner", {"seats": [0]})
    assert words.say(winner, ["Ada"], 0) == "You win!"
    assert words.say(winner, ["Ada"], None) == "Ada wins!"
    assert words.say(message("result-winner", {"seats": [0, 1]}), ["Ada", "Robin"], 0) == "Ada and Robin share the win."


def test_messages_inside_messages_are_said_first_and_lists_joined() -> None:
    words = catalogue("en", "number-line")
    shares: list[object] = [message("gains", {"seat": seat, "points": 5 - seat}) for seat in range(2)]
    assert words.say(message("round-scored", {"round": 1, "shares": shares}), ["Ada", "Robin"]) == (
        "Points of round 1: Ada 5, Robin 4."
    )


def test_a_fact_that_is_nothing_says_nothing() -> None:
    assert catalogue("en").say(message("refused-not-a-move", {"text": None})) == "“” is not a move of this game."


def test_a_refusal_is_explained() -> None:
    refusal = Refusal("taken", {"number": 5, "seat": 1}, "NL-1")
    words = catalogue("en", "number-line")
    assert (
        words.explain(refusal, ["Ada", "Robin"]) == "A card of Robin lies on 5 already: choose a number without a card."
    )
    assert words.explain(refusal, ["Ada", "Robin"], 1).startswith("Your own card")


def test_a_game_adds_its_own_words_and_may_replace_the_common_ones() -> None:
    assert not catalogue("en").has("title")
    assert catalogue("en", "number-line").has("title")
    assert catalogue("en", "number-line").has("refused-match-over")


def test_missing_words_are_a_fault_of_the_program() -> None:
    with pytest.raises(MissingWords, match="no message nonsense"):
        catalogue("en").say(message("nonsense"))
    with pytest.raises(MissingWords, match="refused-bad-json"):
        catalogue("en").say(message("refused-bad-json"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused) as wrong:
        Catalogue("fr")
    assert wrong.value.refusal.code == "unknown-language"
    assert wrong.value.refusal.facts == {"language": "fr", "names": ["en", "es"]}


def test_a_sentence_said_before_is_said_with_the_names_of_the_other_table() -> None:
    words = catalogue("en")
    waits = message("asks-nothing-wait", {"seats": [1]})
    assert words.say(waits, ["Ada", "Robin"]) == "It is Robin's turn."
    assert words.say(waits, ["Ada", "Kim"]) == "It is Kim's turn."


def test_nothing_typed_can_pass_for_the_name_of_a_seat() -> None:
    wrong = Refusal("not-a-move", {"text": "card \ue001"})
    assert "Ada" not in catalogue("en").explain(wrong, ["Ada"])


def test_sentences_are_kept_in_a_bounded_place() -> None:
    words = Catalogue("en")
    for number in range(2, MOST_KEPT + 7):
        said = words.say(message("status-seats-open", {"open": number}))
        assert str(number) in said
    assert len(words._kept) == 5


def test_what_is_only_put_in_is_not_kept() -> None:
    words = Catalogue("en")
    assert [words.say(message("seat-name", {"number": number})) for number in (1, 20)] == ["Seat 1", "Seat 20"]
    assert len(words._kept) == 1


def test_words_are_chosen_by_a_figure_though_another_figure_was_said_before() -> None:
    words = Catalogue("en")
    one, two = (words.say(message("status-seats-open", {"open": number})) for number in (1, 2))
    assert one.replace("1", "2") != two


def test_whatever_a_damaged_file_says_the_sentence_about_it_stays_short() -> None:
    words = catalogue("en")
    for facts in ({"text": "play 9" * 5000}, {"text": "9", "number": 10**40, "seat": 10**40}):
        assert len(words.explain(Refusal("not-a-move", dict(facts)))) < 500
