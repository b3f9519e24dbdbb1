"""Sevens: what a seat knows, how long it lasts, and the deals it must reckon with."""

from itertools import combinations

import pytest

from playing import FEW_EXAMPLES, examples, play
from playmat.core.chance import SearchChance, stream_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.stream import Stream
from playmat.games.sevens.rules.cards import card_names, deck_for
from playmat.games.sevens.rules.kernel import SevensKernel, parse_options
from playmat.games.sevens.rules.knowledge import DealPlan, SevensDealSampler
from playmat.games.sevens.rules.view import KnowledgeView, KnownCardView, SevensView
from sevens_table import GAME, SUIT_HANDS, dealt, hands_of, kernel_of, now_of, situation

LATE = "C:A-10 D:A-10 H:6-8 S:7"
HANDS = ["AH 2H AS 10S", "5H 2S", "9H 3S", "3H 4H 10H 4S 5S 6S 8S 9S"]
ALL_OPTIONS: list[Options] = [
    {"variant": variant, "guess": guess} for variant in ("standard", "junior") for guess in ("card", "rank")
]


def known(match: Match, viewer: int | None) -> KnowledgeView:
    return now_of(match, viewer)["known"]


def settled(options: Options | None = None, *guesses: str) -> Match:
    """Seat 0 has knocked, got the 5H of seat 1, the 3S of seat 2 and the 4H of seat 3, and guessed."""
    match = situation(LATE, HANDS, 0, options)
    play(match, "0 knock", "1 give 5H", "2 give 3S", "3 give 4H")
    play(match, *[f"0 guess {named}" for named in guesses])
    return match


def test_at_first_a_seat_knows_only_who_opens() -> None:
    """SV-2: the seat that is to open holds the opening card; the opener itself learns nothing by that."""
    match = dealt(SUIT_HANDS)
    opens: list[KnownCardView] = [{"seat": 0, "card": "7C", "how": "opens"}]
    assert known(match, 1)["cards"] == opens
    assert known(match, None)["cards"] == opens
    assert known(match, 0)["cards"] == []
    play(match, "0 play 7C")
    assert known(match, 1) == {"cards": [], "not_held": [], "taken": []}


def test_a_knock_tells_which_cards_the_knocker_does_not_hold() -> None:
    """SV-5: whoever knocks has none of the cards that could be put then."""
    match = situation(LATE, HANDS)
    play(match, "0 knock")
    assert known(match, 1)["not_held"] == [{"seat": 0, "cards": ["5H", "9H", "6S", "8S"], "how": "knock"}]
    assert known(match, 0)["not_held"] == []
    assert now_of(match, 0)["public"]["not_held"] == known(match, 1)["not_held"]


def test_what_the_knock_told_ends_when_the_knocker_takes_a_card() -> None:
    """SV-7: also for the one who gave that card; what was guessed in vain is still not the knocker's."""
    match = settled(None, "9S")
    for viewer in (1, 2, 3, None):
        assert known(match, viewer)["not_held"] == [{"seat": 0, "cards": ["9S"], "how": "guess"}]


def test_what_the_knock_told_lasts_while_every_guess_is_right() -> None:
    """SV-5: seat 0 has taken nothing, so it still has none of the four; cards put meanwhile are of no interest."""
    match = settled(None, "5H", "3S", "4H")
    play(match, "1 play 5H")
    facts = known(match, 1)["not_held"]
    assert facts == [
        {"seat": 0, "cards": ["9H", "6S", "8S"], "how": "knock"},
        {"seat": 0, "cards": ["4H", "3S"], "how": "guess"},
    ]


def test_a_card_shown_by_a_right_guess_is_known_to_all() -> None:
    """SV-7: until it moves; its own seat needs no telling."""
    match = settled(None, "5H")
    shown: list[KnownCardView] = [{"seat": 1, "card": "5H", "how": "shown"}]
    for viewer in (0, 2, 3, None):
        assert known(match, viewer)["cards"] == shown
    assert known(match, 1)["cards"] == []
    assert now_of(match, 1)["public"]["cards"] == shown


def test_a_card_shown_by_a_right_rank_is_known_to_all_and_says_nothing_about_the_knocker() -> None:
    """SV-14: the knocker may hold other cards of that rank."""
    match = settled({"guess": "rank"}, "5")
    assert known(match, 2)["cards"] == [{"seat": 1, "card": "5H", "how": "shown"}]
    assert known(match, 2)["not_held"] == [{"seat": 0, "cards": ["5H", "9H", "6S", "8S"], "how": "knock"}]


def test_a_card_given_away_is_known_to_the_giver_only() -> None:
    """SV-7: seat 1 knows where the 5H went; the others know that the card taken is not the 9S."""
    match = settled(None, "9S")
    assert known(match, 1)["cards"] == [{"seat": 0, "card": "5H", "how": "gave"}]
    assert known(match, 1)["taken"] == []
    for viewer in (2, 3, None):
        assert known(match, viewer)["cards"] == []
        assert known(match, viewer)["taken"] == [{"seat": 0, "named": ["9S"], "beside": []}]
    assert known(match, 0) == {"cards": [], "not_held": [], "taken": []}


def test_a_card_taken_after_a_wrong_rank_is_none_of_that_rank() -> None:
    """SV-14: what can still be out of sight of that rank; cards on the table are left out."""
    match = settled({"guess": "rank"}, "9")
    assert known(match, 2)["taken"] == [{"seat": 0, "named": ["9H", "9S"], "beside": []}]
    assert known(match, 2)["not_held"] == []


def test_a_second_card_taken_unseen_ends_what_the_first_guess_told() -> None:
    """SV-8: the 9S guessed first may be the card taken next, but not for the one who gave that."""
    match = settled(None, "9S", "8S")
    assert known(match, 3)["not_held"] == [{"seat": 0, "cards": ["8S"], "how": "guess"}]
    assert known(match, 2)["not_held"] == [{"seat": 0, "cards": ["8S", "9S"], "how": "guess"}]
    assert known(match, 3)["taken"] == [
        {"seat": 0, "named": ["9S"], "beside": []},
        {"seat": 0, "named": ["8S"], "beside": []},
    ]


SPADES_LATE = "C:A-10 D:A-10 H:6-8 S:A-8"
SPADES_HANDS = ["AH 2H 4H", "5H 3H", "10H", "9H 9S 10S"]


def five_given() -> Match:
    """Seat 1 has given seat 0 the 5H, and then knocked itself; now seat 2 knocks and seat 0 gives the ace."""
    match = situation(SPADES_LATE, SPADES_HANDS)
    play(match, "0 knock", "1 give 5H", "2 give 10H", "3 give 10S", "0 guess 9H", "0 guess 10H", "0 guess 10S")
    play(match, "1 knock", "0 give 2H", "2 give 10H", "3 give 10S", "1 guess 10H", "1 guess 10S", "1 guess AH")
    play(match, "2 knock", "0 give AH", "1 give 3H", "3 give 10S", "2 guess 10S")
    return match


FIVE: KnownCardView = {"seat": 0, "card": "5H", "how": "gave"}
TEN: KnownCardView = {"seat": 3, "card": "10S", "how": "shown"}


def test_a_card_given_away_is_known_while_its_new_holder_gives_others_that_are_seen() -> None:
    """SV-7: seat 1 took the 2H of seat 0 itself, so the 5H has not moved."""
    assert FIVE in known(five_given(), 1)["cards"]


def test_a_known_card_is_lost_sight_of_when_its_holder_gives_a_card_unseen() -> None:
    """SV-7: what seat 0 gave to seat 2 may be the 5H, as far as seat 1 can tell."""
    match = five_given()
    play(match, "2 guess 9H")
    assert FIVE not in known(match, 1)["cards"]


def test_a_known_card_that_was_named_in_vain_has_not_moved() -> None:
    """SV-7: the card taken is not the card named, so the 5H is where it was, until it is put."""
    match = five_given()
    play(match, "2 guess 5H")
    assert FIVE in known(match, 1)["cards"]
    play(match, "2 guess 3H", "3 play 9H", "0 play 5H")
    assert [card["card"] for card in known(match, 1)["cards"]] == ["10H", "10S"]


def test_shown_cards_are_lost_sight_of_too() -> None:
    """SV-7: seat 3 has shown the 10S and gives another card; only the knocker, seat 2, sees which."""
    match = situation(SPADES_LATE, SPADES_HANDS)
    play(match, "0 knock", "1 give 3H", "2 give 10H", "3 give 10S", "0 guess 3H", "0 guess 10H", "0 guess 10S")
    assert known(match, 1)["cards"] == [{"seat": 2, "card": "10H", "how": "shown"}, TEN]
    play(match, "1 play 5H", "2 knock", "0 give 4H", "1 give 3H", "3 give 9S")
    for viewer in (0, 1, 2, None):
        assert TEN in known(match, viewer)["cards"]
    play(match, "2 guess 9H")
    for viewer in (0, 1, None):
        assert TEN not in known(match, viewer)["cards"]
    assert TEN in known(match, 2)["cards"]
    # The giver knows what everybody knows by now about its own hand.
    assert TEN not in now_of(match, 3)["public"]["cards"]


def test_a_card_taken_may_be_the_one_put_next() -> None:
    """SV-7: once the taker has put a card that may be it, there is nothing left to know about the card taken."""
    match = settled(None, "9S", "3S", "4H")
    play(match, "1 knock", "2 give 9H", "3 give 3H", "0 give 2H", "1 guess 9H", "1 guess 3H", "1 guess 2H")
    play(match, "2 play 9H", "3 play 6S")
    assert known(match, 2)["taken"] == [{"seat": 0, "named": ["9S"], "beside": []}]
    play(match, "0 play 5H")
    assert known(match, 2)["taken"] == []


def test_a_card_taken_is_not_one_that_was_there_before_or_came_later() -> None:
    """SV-7: seat 1 gave the 5H before another card was taken unseen, seat 2 gave the 3S after one was."""
    match = situation(LATE, ["AH 2H AS 10S", "5H 2S", "9H 3S 4S", "3H 4H 10H 5S 6S 8S 9S"])
    play(match, "0 knock", "1 give 5H", "2 give 3S", "3 give 4H", "0 guess 9S", "0 guess 8S", "0 guess 4H")
    assert known(match, 1)["taken"] == [{"seat": 0, "named": ["8S"], "beside": ["5H"]}]
    assert known(match, 2)["taken"] == [{"seat": 0, "named": ["9S"], "beside": ["3S"]}]
    play(match, "1 knock", "2 give 4S", "3 give 4H", "0 give 2H", "1 guess 4S", "1 guess 4H", "1 guess 2H")
    play(match, "2 play 9H", "3 play 6S", "0 play 5H")
    # Seat 1 knows that the 5H was not it; seat 3 does not.
    assert known(match, 1)["taken"] == [{"seat": 0, "named": ["8S"], "beside": []}]
    assert known(match, 3)["taken"] == []


def test_the_facts_are_said_in_words() -> None:
    """SV-7: one message for each fact; what the own hand or another fact explains is left out."""
    match = settled(None, "9S", "3S")
    said = GAME.knowledge(match.view(1)).facts()
    assert [fact["key"] for fact in said] == ["known-gave", "known-shown", "known-not-guess"]
    said = GAME.knowledge(match.view(2)).facts()
    assert [fact["key"] for fact in said] == ["known-not-guess", "known-taken"]
    # Seat 3 holds the 9S itself: that seat 0 has not is no news.
    said = GAME.knowledge(match.view(3)).facts()
    assert [fact["key"] for fact in said] == ["known-shown"]


# Truth, and all deals.


def random_match(options: Options, seats: int, stream: Stream, moves: int) -> Match:
    match = GAME.start(options, seats, SearchChance(stream))
    for _ in range(moves):
        actors = match.actors()
        if not actors:
            break
        seat = actors[stream.below(len(actors))]
        legal = match.legal(seat)
        match.play(seat, legal[stream.below(len(legal))])
    return match


def fits(facts: KnowledgeView, hands: list[set[str]]) -> bool:
    """Whether hands agree with the facts of a view, each taken by its word."""
    if any(card["card"] not in hands[card["seat"]] for card in facts["cards"]):
        return False
    if any(hands[fact["seat"]] & set(fact["cards"]) for fact in facts["not_held"]):
        return False
    for seat, held in enumerate(hands):
        taken = [set(fact["named"]) | set(fact["beside"]) for fact in facts["taken"] if fact["seat"] == seat]
        if not can_be(taken, held):
            return False
    return True


def can_be(taken: list[set[str]], held: set[str]) -> bool:
    """Whether each card taken can be a different one of a hand; for each the cards that it is not."""
    if not taken:
        return True
    return any(can_be(taken[1:], held - {card}) for card in held - taken[0])


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_known_is_true(options: Options, seats: int) -> None:
    """SV-7: at every moment of many games, for every viewer, the real deal agrees with the facts."""
    stream = stream_of(f"true:{options}:{seats}")
    for _ in range(2):
        match = GAME.start(options, seats, SearchChance(stream))
        while match.actors():
            hands = [set(card_names(held)) for held in hands_of(match)]
            for viewer in [None, *range(seats)]:
                now = now_of(match, viewer)
                assert fits(now["known"], hands)
                assert fits(now["public"], hands)
            actors = match.actors()
            seat = actors[stream.below(len(actors))]
            legal = match.legal(seat)
            match.play(seat, legal[stream.below(len(legal))])


def all_deals(match: Match, viewer: int) -> set[str]:
    """Every deal of the unseen cards that agrees with the view, with every choice of cards given face down."""
    now = now_of(match, viewer)
    deck = deck_for(match.setup.options["variant"])
    lying = {card for chain in now["chains"] for card in chain}
    unseen = sorted(set(card_names(deck.mask)) - lying - set(now["hand"]))
    found: set[str] = set()
    hands: list[set[str]] = [set() for _ in now["counts"]]
    hands[viewer] = set(now["hand"])

    def lay(seat: int, left: list[str]) -> None:
        if seat == len(hands):
            if fits(now["known"], hands):
                found.update(with_presents(now, viewer, hands))
            return
        if seat == viewer:
            lay(seat + 1, left)
            return
        for cards in combinations(left, now["counts"][seat]):
            hands[seat] = set(cards)
            lay(seat + 1, [card for card in left if card not in cards])

    lay(0, unseen)
    return found


def with_presents(now: SevensView, viewer: int, hands: list[set[str]]) -> list[str]:
    knock = now["knock"]
    deals = [" | ".join(" ".join(sorted(held)) for held in hands)]
    for seat in [] if knock is None else knock["given"]:
        given = [knock["own"]] if knock is not None and seat == viewer else sorted(hands[seat])
        deals = [f"{deal} | {seat} gave {card}" for deal in deals for card in given]
    return deals


def deal_of(match: Match) -> str:
    kernel = kernel_of(match)
    parts = [" ".join(sorted(card_names(held))) for held in hands_of(match)]
    presents = [(seat, kernel.given_card(seat)) for seat in range(kernel.seats)]
    parts += [f"{seat} gave {card_names(1 << card)[0]}" for seat, card in presents if card >= 0]
    return " | ".join(parts)


def small_cases() -> list[tuple[Match, int]]:
    """Positions of all options with few enough deals to count, the later ones first in what is known."""
    cases = []
    enough = 1 if examples() <= FEW_EXAMPLES else 2
    for options in ALL_OPTIONS:
        for seats in (3, 4, 5):
            stream = stream_of(f"small:{options}:{seats}")
            found = 0
            while found < enough:
                match = random_match(options, seats, stream, 12 + stream.below(60))
                if not match.actors():
                    continue
                viewer = stream.below(seats)
                now = now_of(match, viewer)
                unseen = sum(now["counts"]) - now["counts"][viewer]
                facts = now["known"]
                if unseen <= 8 and (facts["taken"] or now["knock"] is not None) and facts["not_held"]:
                    cases.append((match, viewer))
                    found += 1
    return cases


@pytest.mark.slow
def test_every_deal_that_agrees_with_the_facts_comes_up_and_none_other() -> None:
    """SV-6, SV-7: all deals are counted one by one and all of them are imagined."""
    most = 0
    for match, viewer in small_cases():
        possible = all_deals(match, viewer)
        assert deal_of(match) in possible
        if len(possible) > 200:
            continue
        most = max(most, len(possible))
        knowledge = GAME.knowledge(match.view(viewer))
        stream = stream_of("imagined")
        imagined: set[str] = set()
        for _ in range(60 * len(possible) + 200):
            imagined.add(deal_of(knowledge.imagine(stream)))
            if len(imagined) == len(possible):
                break
        assert imagined == possible
    assert most > 20


def test_the_card_taken_after_a_wrong_rank_is_never_imagined_of_that_rank() -> None:
    """SV-14: seat 0 holds one card of the start and the one it took, which is no 4: both cannot be fours."""
    chains = "C:A-6 D:A-6 H:3 S:3"
    match = situation(chains, ["6H", "4H 2H AH 5H", "4S 2S AS 5S 6S"], 0, {"variant": "junior", "guess": "rank"})
    play(match, "0 knock", "1 give 5H", "2 give AS", "0 guess 4", "0 guess A")
    facts = known(match, 2)
    assert facts["taken"] == [{"seat": 0, "named": ["4H", "4S"], "beside": []}]
    possible = all_deals(match, 2)
    knowledge = GAME.knowledge(match.view(2))
    stream = stream_of("fours")
    assert {deal_of(knowledge.imagine(stream)) for _ in range(2000)} == possible
    # Five hearts are unseen, seat 0 has two of them: ten pairs, all with at most one four.
    assert len(possible) == 10


def test_an_imagined_match_looks_the_same_to_its_seat_and_can_be_played_out() -> None:
    """SV-6: view, legal moves and offer are the same; the rest follows the rules."""
    stream = stream_of("same")
    for options in ALL_OPTIONS:
        for seats in (3, 4, 5):
            for moves in (0, 7, 19, 31):
                match = random_match(options, seats, stream, moves)
                for viewer in [None, *range(seats)]:
                    view = match.view(viewer)
                    twin = GAME.knowledge(view).imagine(stream)
                    assert twin.view(viewer) == view
                    assert twin.view(None) == match.view(None)
                    if viewer is not None:
                        assert twin.legal(viewer) == match.legal(viewer)
                    while twin.actors():
                        seat = twin.actors()[0]
                        legal = twin.legal(seat)
                        move = legal[stream.below(len(legal))]
                        assert twin.refuse(seat, move) is None
                        twin.play(seat, move)
                    assert twin.result is not None


def test_a_game_that_is_over_is_imagined_as_it_is() -> None:
    """SV-10: all cards are open then."""
    match = situation(LATE, ["5H", "AH 2H 9H", "10H 6S 8S AS", "2S 3S 4S 5S 9S 10S 3H 4H"])
    play(match, "0 play 5H")
    view = match.view(2)
    twin = GAME.knowledge(view).imagine(stream_of("over"))
    assert twin.view(2) == view
    assert deal_of(twin) == deal_of(match)


def test_cards_dealt_before_make_room_for_one_that_has_only_one_place() -> None:
    """SV-1: place 0 is full of cards that could go elsewhere; the last two can go nowhere else, so those move on."""
    plan = DealPlan([0, 1, 2], [2, 1, 1])
    plan.add(10, 0b111)
    plan.add(11, 0b111)
    plan.add(12, 0b001)
    plan.add(13, 0b001)
    seen = SevensKernel(parse_options(GAME.setup({}, 3).options), 3, 0)
    kernel = seen.copy()
    sampler = SevensDealSampler(seen, plan, -1)
    stream = stream_of("room")
    found = set()
    for _ in range(200):
        sampler.draw_into(kernel, stream)
        found.add((kernel.hand_mask(0), kernel.hand_mask(1), kernel.hand_mask(2)))
    bottom = 1 << 12 | 1 << 13
    assert found == {(bottom, 1 << 10, 1 << 11), (bottom, 1 << 11, 1 << 10)}


def test_cards_that_fit_nowhere_are_not_dealt() -> None:
    """SV-1: two cards for one place, which no true view can ask for; the search for room ends."""
    plan = DealPlan([0, 1], [1, 1])
    plan.add(1, 0b01)
    plan.add(2, 0b01)
    kernel = SevensKernel(parse_options(GAME.setup({}, 3).options), 3, 0)
    with pytest.raises(ValueError, match="no deal fits"):
        SevensDealSampler(kernel, plan, -1).draw_into(kernel, stream_of("nowhere"))
