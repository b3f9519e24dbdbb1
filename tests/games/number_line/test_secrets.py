"""Number Line: hidden decoys, and what a seat knows."""

from playing import legal, now, play, start
from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.games.number_line.rules.knowledge import NumberLineKnowledge


def in_round_2(decoys: str = "hidden", seats: int = 2) -> Match:
    match = start("number-line", {"decoys": decoys}, seats)
    play(match, "0 card 5", "1 card 6")
    return match


def kinds(match: Match, viewer: int | None) -> list[str]:
    line = now(match, viewer)["line"]
    assert isinstance(line, list)
    return [slot["kind"] for slot in line if slot]


def texts(match: Match, text: str, viewer: int | None) -> str:
    seat, _, move = text.partition(" ")
    found = match.parse(move)
    assert found is not None
    return match.seen(int(seat), found, viewer)["text"]


def test_only_the_owner_knows_which_of_the_two_is_the_decoy_until_the_round_is_scored() -> None:
    """NL-6: hidden is the default."""
    match = in_round_2()
    play(match, "1 decoy 3", "0 card 4")
    assert kinds(match, 0) == ["hidden", "card"]
    assert kinds(match, 1) == ["decoy", "hidden"]
    assert kinds(match, None) == ["hidden", "hidden"]
    play(match, "1 card 5", "0 decoy 1")
    rounds = now(match, None)["rounds"]
    assert isinstance(rounds, list)
    assert [slot and slot["kind"] for slot in rounds[1]["line"]][:5] == ["decoy", None, "decoy", "card", "card"]


def test_open_decoys_are_seen_by_all() -> None:
    """NL-6: with `decoys` set to `open`."""
    match = in_round_2("open")
    assert texts(match, "1 decoy 3", 0) == "decoy 3"
    play(match, "1 decoy 3", "0 card 4")
    assert kinds(match, None) == ["decoy", "card"]


def test_a_face_down_card_is_told_as_put() -> None:
    """NL-6: the owner reads the whole move, others and spectators only the number; rounds 1 and 3 have no secret."""
    match = start("number-line")
    assert texts(match, "0 card 5", 1) == "card 5"
    play(match, "0 card 5", "1 card 6")
    assert [texts(match, "1 decoy 3", viewer) for viewer in (0, 1, None)] == ["put 3", "decoy 3", "put 3"]
    play(match, "1 card 6", "0 card 5", "1 decoy 10", "0 decoy 1")
    assert now(match)["round"] == 3
    assert texts(match, "0 decoy 3", 1) == "decoy 3"
    play(match, "0 decoy 3")
    assert kinds(match, 1) == ["decoy"]


def test_what_others_see_does_not_depend_on_which_card_is_the_decoy() -> None:
    """NL-6: swap card and decoy of seat 1, and seat 0 sees the very same."""
    one, other = in_round_2(), in_round_2()
    play(one, "1 decoy 3", "0 card 4", "1 card 8")
    play(other, "1 card 3", "0 card 4", "1 decoy 8")
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
    assert one.offer(0).moves == other.offer(0).moves


def test_the_standing_counts_every_card_that_may_count() -> None:
    """NL-6, NL-7: seat 0 must take the face-down card on 3 for a real one; its owner knows better."""
    match = in_round_2()
    play(match, "1 decoy 3", "0 card 4")
    assert now(match, 0)["standing"] == [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert now(match, None)["standing"] == [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert now(match, 1)["standing"] == [0] * 10


def test_imagined_matches_cover_all_that_is_possible_and_nothing_else() -> None:
    """NL-6: two face-down cards of seat 1 and one of seat 2 leave four possibilities to seat 0."""
    match = start("number-line", {}, 3)
    play(match, "0 card 5", "1 card 6", "2 card 7")
    play(match, "1 card 3", "2 decoy 9", "0 decoy 1", "1 decoy 4")
    knowledge = match.setup.game.knowledge(match.view(0))
    stream = stream_of("imagine")
    found = set()
    for _ in range(200):
        twin = knowledge.imagine(stream)
        assert twin.view(0) == match.view(0)
        assert twin.legal(2) != []
        found.add(tuple(kinds(twin, 1)[1:3] + kinds(twin, 2)[3:]))
    assert found == {
        ("card", "decoy", "card"),
        ("card", "decoy", "decoy"),
        ("decoy", "card", "card"),
        ("decoy", "card", "decoy"),
    }


def test_an_imagined_match_goes_on_by_the_same_rules() -> None:
    """NL-6: at every point of a game a seat's twin has the same turn, the same moves and the same scores."""
    match = start("number-line", {"start": "quiz"})
    script = ["0 answer 1", "1 answer 578", "1 card 5", "0 card 6", "0 decoy 5", "1 card 6", "0 card 7", "1 decoy 1"]
    for text in script:
        for seat in (0, 1):
            twin = match.setup.game.knowledge(match.view(seat)).imagine(stream_of(text))
            assert twin.view(seat) == match.view(seat)
            assert twin.actors() == match.actors()
            assert legal(twin, seat) == legal(match, seat)
        play(match, text)
    finished = match.setup.game.knowledge(match.view(0)).imagine(stream_of("end"))
    assert finished.view(0)["now"] == match.view(0)["now"]


def test_what_is_known_is_said_in_words_to_be() -> None:
    """NL-6: of two face-down cards one is the decoy; of one nothing is known."""
    match = in_round_2()
    play(match, "1 decoy 3", "0 card 4")
    assert match.setup.game.knowledge(match.view(0)).facts() == []
    play(match, "1 card 8")
    knowledge = match.setup.game.knowledge(match.view(0))
    assert knowledge.facts() == [{"key": "known-one-decoy", "facts": {"seat": 1, "numbers": [3, 8]}}]
    assert isinstance(knowledge, NumberLineKnowledge)
    assert knowledge.face_down == [[], [2, 7]]
    assert match.setup.game.knowledge(match.view(1)).facts() == []


def test_only_hidden_decoys_make_secrets() -> None:
    """NL-6: so only then a shared screen needs a cover."""
    game = start("number-line").setup.game
    assert game.has_secrets(game.setup({}, 2))
    assert not game.has_secrets(game.setup({"decoys": "open"}, 2))


def test_own_cards_are_shown_to_their_owner_only() -> None:
    """NL-6: the names of the cards left would tell which one lies on the line."""
    match = in_round_2()
    play(match, "1 decoy 3")
    assert now(match, 1)["own_cards"] == ["card"]
    assert now(match, 0)["own_cards"] == ["card", "decoy"]
    assert now(match, None)["own_cards"] == []
    assert now(match, None)["cards_left"] == [2, 1]
