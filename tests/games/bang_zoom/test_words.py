"""Bang! Zoom!: the dictionary, its ground rules, and the list that is shipped."""

import itertools
from hashlib import sha256
from importlib.resources import files

import pytest
from tools.games.bang_zoom.words import LISTS, TARGET, struck, table, written

from bang_zoom_table import GAME, started
from playmat.core.options import Options, Value
from playmat.core.refusal import Refused
from playmat.games.bang_zoom.rules.ground_rules import WordTerms
from playmat.games.bang_zoom.rules.lexicon import MOST_KEPT, WORD_CODES, Lexicon, Lexicons, lexicon_of, unpacked
from playmat.games.bang_zoom.rules.unfit import HASHES, is_unfit
from playmat.words.catalogue import LANGUAGES, catalogue


def terms(options: Options) -> WordTerms:
    return WordTerms.of(GAME.setup(options, 2).options)


def lexicon(**options: Value) -> Lexicon:
    return lexicon_of(terms(options), 2, [])


def all_words() -> Lexicon:
    return lexicon(vocabulary=70, proper_names=True, abbreviations=True, one_letter=True, family=False)


@pytest.mark.skipif(not LISTS.is_dir(), reason="the word lists of the package scowl are not installed")
def test_the_shipped_list_is_what_the_tool_makes() -> None:
    """BZ-14: rebuilt from the lists, word for word, and written down as it stands in the sources."""
    assert table() == unpacked()
    assert written(unpacked()).splitlines()[:6] == TARGET.read_text(encoding="utf-8").splitlines()[:6]


def test_the_list_comes_with_its_permission() -> None:
    """BZ-14: the notice of SCOWL lies beside it."""
    notice = files("playmat.games.bang_zoom").joinpath("words", "SCOWL.txt").read_text(encoding="utf-8")
    assert "Copyright 2000-2011 by Kevin Atkinson" in notice
    assert "Permission to use, copy, modify, distribute" in notice


def test_words_have_one_to_six_letters() -> None:
    """BZ-14: those of one letter are A, I and O; BANG and ZOOM are always there."""
    words = all_words().words
    assert {len(word) for word in words} == {1, 2, 3, 4, 5, 6}
    assert {word for word in words if len(word) == 1} == {"A", "I", "O"}
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in words)
    for level, spelling in itertools.product((35, 50, 60, 70), ("american", "british", "both")):
        assert {"BANG", "ZOOM"} <= lexicon(vocabulary=level, spelling=spelling).words


def test_levels_add_up() -> None:
    """BZ-14: 35, 50, 60, 70, each with all of those before; ABASH from 50, AAH from 60, AALII from 70."""
    lists = [lexicon(vocabulary=level).words for level in (35, 50, 60, 70)]
    assert all(smaller < larger for smaller, larger in itertools.pairwise(lists))
    for first, word in enumerate(["CAT", "ABASH", "AAH", "AALII"]):
        assert [word in words for words in lists] == [place >= first for place in range(4)]
    assert lexicon().words == lists[1]


def test_spelling_is_american_british_or_both() -> None:
    """BZ-14: COLOR or COLOUR; both is both."""
    american, british, both = (lexicon(spelling=spelling).words for spelling in ("american", "british", "both"))
    assert {"COLOR", "CENTER", "CAT"} <= american
    assert {"COLOUR", "CENTRE", "CAT"} <= british
    assert not {"COLOUR", "CENTRE"} & american
    assert not {"COLOR", "CENTER"} & british
    assert american | british == both


def test_british_has_both_ways_of_ize() -> None:
    """BZ-14: IONISE and IONIZE are British, only IONIZE is American."""
    american, british = (lexicon(spelling=spelling, vocabulary=70).words for spelling in ("american", "british"))
    assert {"IONISE", "IONIZE"} <= british
    assert {"IONISE", "IONIZE"} & american == {"IONIZE"}


def test_names_and_abbreviations_are_for_those_who_want_them() -> None:
    """BZ-14: PARIS is a name, ASAP an abbreviation; MARCH is a word too."""
    plain, names, short = lexicon(), lexicon(proper_names=True), lexicon(abbreviations=True)
    assert "MARCH" in plain.words
    assert [("PARIS" in one.words, "ASAP" in one.words) for one in (plain, names, short)] == [
        (False, False),
        (True, False),
        (False, True),
    ]


def test_accents_are_dropped_and_apostrophes_are_none() -> None:
    """BZ-14: café is CAFE; don't is no word."""
    words = all_words().words
    assert "CAFE" in words
    assert "DONT" not in words


def test_letters_and_their_plurals_are_struck() -> None:
    """BZ-14: by a list that anybody can read; what is also a word stays."""
    everywhere, as_a_word = struck()
    assert {"CS", "GS", "KS", "LS", "RS", "TS", "CE", "EC", "ES"} <= everywhere
    assert not everywhere & all_words().words
    assert not as_a_word & lexicon(vocabulary=70, proper_names=False).words
    assert {"KB", "PS"} <= lexicon(vocabulary=70, abbreviations=True).words
    kept = {"AD", "AH", "AM", "AN", "AS", "AT", "AX", "BE", "BY", "DO", "EH", "EM", "EN", "EX", "OK", "PI"}
    assert kept <= lexicon(vocabulary=70).words
    assert all(len(word) == 2 for word in everywhere | as_a_word)


def test_two_letter_words_of_the_usual_table() -> None:
    """BZ-14: all of them, read one by one."""
    short = {word for word in lexicon().words if len(word) == 2}
    assert " ".join(sorted(short)) == (
        "AD AH AM AN AS AT AW AX BE BY DO EH EM ER EW EX FA GO HA HE HI HO ID IF IN IS IT LA LO MA ME MI MU MY NO NU "
        "OF OH OK ON OR OW OX PA PI RE SH SO TI TO UH UM UP US WE YE YO"
    )


def test_words_not_fit_for_a_classroom_are_left_out() -> None:
    """BZ-14: hundreds of them; who wants them says so."""
    family, everything = lexicon(vocabulary=70).words, lexicon(vocabulary=70, family=False).words
    unfit = {word for word in everything if is_unfit(word)}
    assert everything - family == unfit
    assert len(unfit) > 200
    assert len(HASHES) > 300
    # Words that only look unfit are fit.
    assert {"ASSET", "CLASS", "COCOA", "GRAPE", "TITLE", "PASS", "ANALOG", "HELLO", "SIXES"} <= family


def test_a_table_allows_and_denies_single_words() -> None:
    """BZ-14: they are in the list in force, and so in its hash."""
    usual, own = lexicon(), lexicon(allow="QUA,ZZZ", deny="CAT,DOG")
    assert own.words == usual.words - {"CAT", "DOG"} | {"QUA", "ZZZ"}
    assert own.stamp() != usual.stamp()


def test_the_stamp_is_the_hash_of_the_list_in_force() -> None:
    """BZ-14: SHA-256 of the words, sorted, one a line."""
    usual = lexicon()
    lines = "".join(word + "\n" for word in sorted(usual.words))
    assert usual.stamp() == usual.stamp() == sha256(lines.encode()).hexdigest()
    assert GAME.stamp(started().setup.options) == {"words": usual.stamp()}


REFUSED: list[tuple[str, Options, str, dict[str, object]]] = [
    ("XYZZY", {}, "word-unknown", {}),
    ("X", {"one_letter": True}, "word-unknown", {}),
    ("CAT", {"deny": "CAT"}, "word-denied", {}),
    ("A", {}, "word-one-letter", {}),
    ("ABASH", {"vocabulary": 35}, "word-level", {"level": 50, "vocabulary": 35}),
    ("AALII", {}, "word-level", {"level": 70, "vocabulary": 50}),
    ("COLOUR", {"spelling": "american"}, "word-spelling", {"spelling": "british"}),
    ("COLOR", {"spelling": "british"}, "word-spelling", {"spelling": "american"}),
    ("PARIS", {}, "word-name", {}),
    ("AALST", {"proper_names": True}, "word-level", {"level": 70, "vocabulary": 50}),
    ("ASAP", {}, "word-abbreviation", {}),
    ("CPA", {"proper_names": True}, "word-abbreviation", {}),
    ("KS", {}, "word-unknown", {}),
]


@pytest.mark.parametrize(("word", "options", "code", "facts"), REFUSED)
def test_a_word_is_refused_with_its_ground_rule(
    word: str, options: Options, code: str, facts: dict[str, object]
) -> None:
    """BZ-14: and with the level at which it would count."""
    refusal = lexicon_of(terms(options), 2, []).refuse(word)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, "BZ-14")
    assert refusal.facts == {"word": word, **facts}


def test_an_unfit_word_is_refused_without_a_hint() -> None:
    """BZ-14: nothing is said of levels or spellings."""
    usual, everything = lexicon(vocabulary=35), lexicon(vocabulary=70, family=False)
    for word in sorted(everything.words - lexicon(vocabulary=70).words):
        refusal = usual.refuse(word)
        assert refusal is not None
        assert (refusal.code, refusal.facts) == ("word-unfit", {"word": word})


def test_every_ground_rule_that_refuses_is_seen_above() -> None:
    """BZ-14: the codes by which words are judged."""
    assert {case[2] for case in REFUSED} | {"word-unfit"} == set(WORD_CODES) < set(GAME.word_codes)
    assert lexicon().refuse("CAT") is None


@pytest.mark.parametrize(
    "value", ["cat", "CAT DOG", "CAT, DOG", "DOG,CAT", "CAT,CAT", "A", "PLAYING", "CAT,", ",", "ÉTÉ", 7, None, True]
)
def test_a_list_of_words_is_written_in_one_way_only(value: Value) -> None:
    """BZ-14: two to six capital letters, in order, a comma between."""
    for name in ("allow", "deny"):
        with pytest.raises(Refused) as wrong:
            GAME.setup({name: value}, 2)
        refusal = wrong.value.refusal
        assert (refusal.code, refusal.rule, refusal.facts["option"]) == ("option-not-words", "BZ-14", name)


def test_a_list_of_words_is_short() -> None:
    """BZ-14: fifty at most."""
    words = sorted({first + second for first in "ABCDEFGH" for second in "IJKLMNO"})
    assert GAME.setup({"allow": ",".join(words[:50])}, 2).options["allow"] == ",".join(words[:50])
    with pytest.raises(Refused):
        GAME.setup({"allow": ",".join(words[:51])}, 2)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"deny": "BANG"}, "denied-goal"),
        ({"deny": "CAT,ZOOM"}, "denied-goal"),
        ({"allow": "CAT,DOG", "deny": "CAT"}, "allowed-and-denied"),
    ],
)
def test_some_words_cannot_be_denied(options: Options, code: str) -> None:
    """BZ-14: BANG and ZOOM are always in the dictionary, and nothing is both."""
    with pytest.raises(Refused) as wrong:
        GAME.setup(options, 2)
    assert (wrong.value.refusal.code, wrong.value.refusal.rule) == (code, "BZ-14")
    for language in LANGUAGES:
        assert catalogue(language, "bang-zoom").explain(wrong.value.refusal)


def test_a_table_for_families_cannot_allow_an_unfit_word() -> None:
    """BZ-14: while `family` is set."""
    unfit = min(lexicon(family=False).words - lexicon().words)
    with pytest.raises(Refused) as wrong:
        GAME.setup({"allow": unfit}, 2)
    assert wrong.value.refusal.code == "allowed-unfit"
    assert unfit in lexicon(allow=unfit, family=False).words


def test_only_so_many_dictionaries_are_kept() -> None:
    """BZ-14: each table may have words of its own; the oldest dictionary goes."""
    kept = Lexicons()
    words = [first + second for first in "AB" for second in "CDEFGHIJKL"][: MOST_KEPT + 1]
    made = [kept.find(terms({"allow": word}), 2, []) for word in words]
    assert len(kept.kept) == MOST_KEPT
    assert kept.find(terms({"allow": words[-1]}), 2, []) is made[-1]
    assert kept.find(terms({"allow": words[0]}), 2, []) is not made[0]
