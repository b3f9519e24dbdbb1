"""Bang! Zoom!: what was special about a game is true."""

from finished import finished, told
from playmat.games.bang_zoom.highlight import highlight


def laid(seat: int, word: str, kind: str = "letters") -> dict[str, object]:
    return {"seat": seat, "word": word, "kind": kind}


def test_both_big_words_by_one_player_are_named() -> None:
    words = [laid(0, "CAT"), laid(1, "BANG", "bang"), laid(1, "ZOOM", "zoom")]
    found = highlight(finished(words=words, scores=[3, 18]))
    assert told("bang-zoom", found) == "Ben laid BANG and ZOOM, both of them!"
    assert told("bang-zoom", found, 1) == "You laid BANG and ZOOM, both of them!"


def test_the_longest_word_is_named_if_it_is_longer_than_all_others() -> None:
    words = [laid(0, "PLANE"), laid(1, "BANG", "bang"), laid(1, "CAT")]
    assert told("bang-zoom", highlight(finished(words=words, scores=[5, 11]))) == "Ada laid the longest word: PLANE!"
    again = [*words, laid(1, "HORSE")]
    assert told("bang-zoom", highlight(finished(words=again, scores=[5, 16]))) == "Ben laid the most words: 3."


def test_a_game_without_words_has_nothing_special() -> None:
    assert highlight(finished(words=[], scores=[0, 0])) is None
    assert highlight(finished(words=[laid(0, "BANG", "bang")], scores=[8, 0])) is None
