"""Bang! Zoom!: what a seat knows, and that nothing else is concluded or overlooked."""

from itertools import permutations

import pytest

from bang_zoom_table import DECK, GAME, NAMES, draw_pile_of, hand_of, now_of, position_of, say, situation, started
from playing import play
from playmat.bots.bot import Bot, RandomBot, TableTurn
from playmat.core.chance import RecordedChance, SeedChance, seed_of_number, stream_of
from playmat.core.match import Match
from playmat.games.bang_zoom.bots.simple import SimpleBangZoom
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, cards_of, without
from playmat.games.bang_zoom.rules.whereabouts import counted

State = tuple[str, ...]


def knowledge_of(match: Match, seat: int | None) -> BangZoomKnowledge:
    knowledge = GAME.knowledge(match.view(seat))
    assert isinstance(knowledge, BangZoomKnowledge)
    return knowledge


def state_of(match: Match) -> State:
    """The hands, and the draw pile in its order."""
    return (*[hand_of(match, seat) for seat in range(match.setup.seats)], draw_pile_of(match))


def imagined(match: Match, seat: int | None, samples: int) -> set[State]:
    knowledge = knowledge_of(match, seat)
    found: set[State] = set()
    for number in range(samples):
        twin = knowledge.imagine(stream_of(f"imagined {number}"))
        assert twin.view(seat) == match.view(seat)
        found.add(state_of(twin))
    return found


def world(hands: list[str], secrets: list[str], rest: str, order: tuple[str, ...], top: str) -> Match:
    """Every other seat holds these known cards and one secret; the draw pile is empty, its next order is given."""
    own, *others = hands
    held = [own, *[known + secret for known, secret in zip(others, secrets, strict=True)]]
    match = situation(held, rest + top, "", turn=1)
    position_of(match).history.known = [[], *[sorted(cards_of(list(known))) for known in others]]
    match.chance = RecordedChance([list(order)], CARD_NAMES, None)
    position_of(match).chance = match.chance
    return match


def played(match: Match, moves: tuple[str, ...]) -> Match | None:
    """The match after these moves, if they are all possible there."""
    for text in moves:
        seat, _, notation = text.partition(" ")
        move = match.parse(notation)
        assert move is not None
        if match.refuse(int(seat), move) is not None:
            return None
        match.play(int(seat), move)
    return match


KNOWN = ["BCDFGH", "EEEEE", "OOOOO"]
# What the others hold in secret, what lies under the top, and what is then played; seat 0 looks on.
STORIES = [
    ("VW", "KLM", ("1 draw",)),
    ("VW", "KLM", ("1 draw", "1 discard E")),
    ("VW", "KLM", ("1 draw", "1 discard K")),
    ("VW", "KLM", ("1 draw", "1 discard V")),
    ("VW", "KLM", ("1 take", "1 discard E", "2 draw", "2 discard L", "0 take", "0 discard B")),
    ("RW", "RLM", ("1 draw",)),
    ("RW", "RLM", ("1 draw", "1 discard R")),
    ("RW", "RLLM", ("1 draw", "1 discard L", "2 draw", "2 discard R", "0 take", "0 discard B")),
    ("ZW", "ZZM", ("1 draw", "1 discard Z", "2 draw", "2 discard O")),
    ("VW", "KLM", ("1 draw", "1 discard E", "2 draw", "2 discard O", "0 draw", "0 discard B")),
    ("RW", "RLMT", ("1 draw", "1 lay TEE", "1 discard E")),
]


@pytest.mark.parametrize(("secrets", "rest", "moves"), STORIES)
def test_after_the_pile_is_made_anew_everything_possible_is_imagined_and_nothing_else(
    secrets: str, rest: str, moves: tuple[str, ...]
) -> None:
    """BZ-8: all that may have happened is played through, and what looks the same to seat 0 is kept."""
    truth: Match | None = None
    possible: set[State] = set()
    for held in sorted(set(permutations(secrets))):
        for order in sorted(set(permutations(rest))):
            match = played(world(KNOWN, list(held), rest, order, "T"), moves)
            if match is None:
                continue
            if truth is None:
                truth = match
            if match.view(0) == truth.view(0):
                possible.add(state_of(match))
    assert truth is not None
    assert len(possible) > 1
    assert imagined(truth, 0, 60 * len(possible)) == possible


def test_before_that_any_unseen_card_may_be_anywhere() -> None:
    """BZ-2, BZ-8: four cards are out of sight: one in the other hand beside five that were taken, three in the pile."""
    match = situation(["BCDFGH", "EEEEEV"], "T", "WYZ")
    position_of(match).history.known[1] = cards_of(list("EEEEE"))
    found = imagined(match, 0, 800)
    assert len(found) == 24
    assert {state[1] for state in found} == {"EEEEEV", "EEEEEW", "EEEEEY", "EEEEEZ"}


def test_a_card_taken_from_the_discard_pile_is_known_until_one_like_it_leaves() -> None:
    """BZ-4: T is known in seat 1; when a T is laid it is not known any more, whichever T it was."""
    match = situation(["CATDOG", "THEEEE"], "RT", "WIMSUL", turn=1)
    play(match, "1 take")
    assert now_of(match)["known"] == [[], ["T"]]
    assert [say(fact) for fact in knowledge_of(match, 0).facts()] == [
        "Bo has taken these from the discard pile and still holds them: T."
    ]
    assert knowledge_of(match, 1).facts() == []
    discarded = match.copy()
    play(discarded, "1 discard E")
    assert now_of(discarded)["known"] == [[], ["T"]]
    play(match, "1 lay THE", "1 discard E")
    assert now_of(match)["known"] == [[], []]
    assert "T" in hand_of(match, 1)


def test_a_swap_and_a_discard_forget_too() -> None:
    """BZ-6, BZ-7: what is thrown away is not in the hand."""
    match = situation(["CATDOG", "EEEEEE"], "RT", "WIMSUL")
    position_of(match).history.known = [cards_of(list("AT")), []]
    other = match.copy()
    play(match, "0 swap TC")
    assert now_of(match, 1)["known"][0] == ["A"]
    play(other, "0 draw", "0 discard A")
    assert now_of(other, 1)["known"][0] == ["T"]


def test_after_a_rebuild_the_others_see_what_the_pile_was_made_of() -> None:
    """BZ-8: who has drawn of it knows more than who has not."""
    match = world(KNOWN, ["Q", "X"], "KLM", ("L", "K", "M"), "T")
    play(match, "1 draw", "1 discard E")
    own, other = now_of(match, 1), now_of(match, 0)
    assert (own["rebuilt"], own["drawn"]) == (["K", "L", "M"], ["L"])
    assert (other["rebuilt"], other["drawn"]) == (["K", "L", "M"], [])
    assert other["since"] == own["since"] == now_of(match, None)["since"]
    assert other["since"][1] == {"held": 1, "drew": 1, "left": []}
    assert say(knowledge_of(match, 1).facts()[-1], 1) == "The 2 cards of the draw pile are among these: K, M."
    assert say(knowledge_of(match, 0).facts()[-1], 0) == "The 2 cards of the draw pile are among these: K, L, M."
    assert say(knowledge_of(match, 0).facts()[-1], 0, "es") == "Las 2 cartas del montón están entre estas: K, L, M."


def test_of_an_empty_pile_nothing_is_known() -> None:
    """BZ-8: it was made anew and used up."""
    match = world(KNOWN, ["Q", "X"], "K", ("K",), "T")
    play(match, "1 draw", "1 discard E")
    assert draw_pile_of(match) == ""
    assert [fact["key"] for fact in knowledge_of(match, 0).facts()] == ["known-hand", "known-hand"]


def test_a_view_holds_nothing_of_other_hands_and_the_pile() -> None:
    """BZ-2: an allow-list; once the game is over everything is open."""
    match = started(seats=3)
    now = now_of(match, 0)
    assert now["hand"] == list(hand_of(match, 0))
    assert (now["hands"], now["draw_cards"]) == ([], [])
    assert now_of(match, None)["hand"] == []
    over = situation(["ZOOMAT", "EEEEEE"], "TT", "IS", laid="1BANG")
    play(over, "0 draw", "0 lay ZOOM")
    for seat in (0, 1, None):
        now = now_of(over, seat)
        assert now["hands"] == [["A", "I", "T"], ["E"] * 6]
        assert now["draw_cards"] == ["S"]
        assert knowledge_of(over, seat).facts() == []
        assert knowledge_of(over, seat).imagine(stream_of("over")).view(seat) == over.view(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_is_always_among_what_is_imagined(seats: int) -> None:
    """BZ-8: over whole games, with piles made anew again and again: the true cards are where they may be."""
    rebuilds = 0
    for number in range(3):
        match = GAME.start({}, seats, SeedChance(seed_of_number(8, number)))
        bots: list[Bot] = [RandomBot() if number % 2 else SimpleBangZoom() for _ in NAMES[:seats]]
        stream = stream_of(f"truth {number}")
        while match.actors():
            seat = match.actors()[0]
            match.play(seat, bots[seat].choose(TableTurn(match, seat), stream))
            if match.actors():
                for viewer in (None, seats - 1):
                    check_truth(match, viewer)
        rebuilds += now_of(match)["rebuilds"]
    assert rebuilds > 1


def check_truth(match: Match, viewer: int | None) -> None:
    kernel = position_of(match).kernel
    known = position_of(match).history.known
    knowledge = knowledge_of(match, viewer)
    where = knowledge.whereabouts
    pile = kernel.pile_listed()
    unknown = [without(kernel.hand_of(seat), known[seat]) for seat in knowledge.others]
    assert sorted([*pile, *[card for hand in unknown for card in hand]]) == sorted(knowledge.unseen)
    assert [len(hand) for hand in unknown] == where.rooms
    assert all(have <= most for have, most in zip(counted(pile), where.most, strict=True))
    for number, hand in enumerate(unknown):
        never_fresh = sum(1 for card in hand if not where.most[card])
        assert never_fresh <= where.rooms[number] - where.least_in_hand[number]
        assert where.least_in_hand[number] <= where.most_in_hand[number]
    twin = knowledge.imagine(stream_of("twin"))
    assert twin.view(viewer) == match.view(viewer)
    assert len(DECK) == sum(len(part) for part in cards_everywhere(twin))


def cards_everywhere(match: Match) -> list[str]:
    now = now_of(match, None)
    return [*state_of(match), "".join(now["discards"]), *[laid["word"] for laid in now["words"]]]
