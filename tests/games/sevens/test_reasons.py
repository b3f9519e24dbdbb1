"""What hints say about Sevens, counted again from hand, table and what is known."""

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any, cast

import pytest

from advising import Said, all_said, assert_sentence, card_told, positions, told
from playmat.core.options import Options
from playmat.games.registry import find_game
from playmat.insight.reasons import reasons_for

TABLES: list[tuple[Options, int]] = [
    ({}, 4), ({"variant": "junior"}, 3), ({}, 3), ({"guess": "rank"}, 5), ({"variant": "junior", "guess": "rank"}, 4),
    ({"variant": "junior"}, 5),
]  # fmt: skip
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
MOST_DEALS = 4000


class Table:
    """The pack and the table of a view, by names of cards."""

    def __init__(self, said: Said) -> None:
        self.now = said.now
        junior = said.match.setup.options["variant"] == "junior"
        self.ranks = RANKS[:6] if junior else RANKS
        self.centre = self.ranks.index("3" if junior else "7")
        self.lying = {card for chain in said.now["chains"] for card in chain}
        self.pack = [rank + suit for suit in "CDHS" for rank in self.ranks]
        self.unseen = [card for card in self.pack if card not in self.lying and card not in said.now["hand"]]
        self.junior = junior

    def fits(self, card: str, lying: set[str]) -> bool:
        """SV-2, SV-4: a centre once the opening card lies, or beside a card of its suit, away from the centre."""
        rank = self.ranks.index(card[:-1])
        opening = self.ranks[self.centre] + "C"
        if rank == self.centre:
            return card == opening or opening in lying
        inner = self.ranks[rank + (1 if rank < self.centre else -1)]
        return inner + card[-1] in lying

    def opened(self, card: str) -> list[str]:
        """What fits after a card and did not before."""
        rest = [other for other in self.pack if other not in self.lying and other != card]
        return [other for other in rest if self.fits(other, self.lying | {card}) and not self.fits(other, self.lying)]

    def needed(self, card: str) -> list[str]:
        """What must lie before a card: everything of its suit from the centre on."""
        rank = self.ranks.index(card[:-1])
        step = 1 if rank < self.centre else -1
        way = range(rank + step, self.centre + step, step) if rank != self.centre else []
        return [self.ranks[one] + card[-1] for one in way]

    def cost(self, card: str) -> int:
        """SV-11, SV-13."""
        if self.junior:
            return self.ranks.index(card[:-1]) + 1
        return {"A": 15, "9": 10, "10": 10}.get(card[:-1], 5)


def recount_putting(said: Said, table: Table) -> None:
    card, facts, hand = said.move.split()[1], said.facts, said.now["hand"]
    opened = table.opened(card)
    if said.key in ("sv-own", "sv-closed", "sv-others", "sv-cost"):
        assert card_told(facts["card"]) == card
    if said.key == "sv-own":
        assert told(facts["cards"]) == [one for one in opened if one in hand]
    elif said.key == "sv-others":
        assert told(facts["cards"]) == opened
        assert not set(opened) & set(hand)
    elif said.key == "sv-others-too":
        assert told(facts["cards"]) == [one for one in opened if one not in hand]
    elif said.key == "sv-closed":
        assert opened == []
    elif said.key == "sv-waiting":
        assert told(facts["cards"]) == [one for one in hand if card in table.needed(one)]
        assert facts["count"] == len(facts["cards"])
    elif said.key == "sv-rival":
        rival = said.rival.split()[1]
        assert card_told(facts["rival"]) == rival
        assert told(facts["cards"]) == [one for one in table.opened(rival) if one not in hand]
    else:
        assert said.key == "sv-cost"
        assert facts["points"] == table.cost(card)


def recount_giving(said: Said, table: Table) -> None:
    card, rival, facts = said.move.split()[1], said.rival.split()[1], said.facts
    public = [one["card"] for one in said.now["public"]["cards"] if one["seat"] == said.seat]
    if said.key == "sv-give-far":
        assert facts["missing"] == len([one for one in table.needed(card) if one not in table.lying])
    elif said.key == "sv-give-known":
        assert card in public
    elif said.key == "sv-rival-known":
        assert rival in public
        assert card not in public
    elif said.key == "sv-give-cost":
        assert (facts["points"], facts["rival_points"]) == (table.cost(card), table.cost(rival))
    else:
        assert said.key == "sv-give-hidden"
        off_table = len(table.pack) - len(table.lying)
        assert facts["count"] == off_table - said.now["counts"][said.now["turn"]]


def recount_guessing(said: Said, table: Table) -> bool:
    """Whether the deals were few enough, and plain enough, to be laid out one by one."""
    facts, now = said.facts, said.now
    giver = now["knock"]["guessing"]
    assert facts["giver_seat"] == giver
    if said.key == "sv-guess-known":
        assert {"seat": giver, "card": card_told(facts["card"])} in [
            {"seat": one["seat"], "card": one["card"]} for one in now["known"]["cards"]
        ]
        return False
    if said.key == "sv-guess-may":
        assert facts["held"] == now["counts"][giver]
    others = [one for one in range(len(now["counts"])) if one not in (said.seat, giver)]
    ways = comb(len(table.unseen), now["counts"][giver])
    left = len(table.unseen) - now["counts"][giver]
    for other in others:
        ways *= comb(left, now["counts"][other])
        left -= now["counts"][other]
    if now["known"]["taken"] or ways > MOST_DEALS:
        return False
    deals = list(all_deals(now, table.unseen, [giver, *others]))
    if said.key == "sv-guess-may":
        assert facts["may"] == len({card for deal in deals for card in deal[giver]})
        return True
    assert facts["percent"] == right_in(deals, giver, said.move.split()[1])
    if "rival" in facts:
        assert facts["rival_percent"] == right_in(deals, giver, said.rival.split()[1])
    return True


def all_deals(now: Any, cards: list[str], seats: list[int]) -> list[dict[int, tuple[str, ...]]]:
    """Every way to deal the unseen cards that fits what is known."""
    if not seats:
        return [{}]
    seat, rest = seats[0], seats[1:]
    barred = {card for one in now["known"]["not_held"] if one["seat"] == seat for card in one["cards"]}
    barred |= {one["card"] for one in now["known"]["cards"] if one["seat"] != seat}
    surely = {one["card"] for one in now["known"]["cards"] if one["seat"] == seat}
    found = []
    for hand in combinations(cards, now["counts"][seat]):
        if surely <= set(hand) and not barred & set(hand):
            left = [card for card in cards if card not in hand]
            found += [{seat: hand, **deal} for deal in all_deals(now, left, rest)]
    return found


def right_in(deals: list[dict[int, tuple[str, ...]]], giver: int, named: str) -> int:
    """Of 100 cases, any card of the hand being as likely as the others."""
    right = sum(1 for deal in deals for card in deal[giver] if named in (card, card[:-1]))
    return round(100 * right / sum(len(deal[giver]) for deal in deals))


@pytest.fixture(scope="module")
def found() -> list[Said]:
    return list(all_said("sevens", 400, TABLES, 60))


def test_every_fact_about_cards_and_guesses_is_true(found: list[Said]) -> None:
    """SV-4, SV-6, SV-8, SV-11."""
    assert len(found) > 600
    laid_out = 0
    for said in found:
        table = Table(said)
        if said.key == "sv-knock":
            fitting = [card for card in table.pack if card not in table.lying and table.fits(card, table.lying)]
            assert said.facts["count"] == len(fitting)
            assert not set(fitting) & set(said.now["hand"])
        elif said.move.startswith("play"):
            recount_putting(said, table)
        elif said.move.startswith("give"):
            recount_giving(said, table)
        else:
            laid_out += recount_guessing(said, table)
    assert laid_out >= 20


def test_all_that_can_be_said_about_sevens_is_said_somewhere(found: list[Said]) -> None:
    keys = Counter(said.key for said in found)
    assert set(keys) == {
        "sv-knock", "sv-own", "sv-others", "sv-closed", "sv-waiting", "sv-others-too", "sv-rival", "sv-cost",
        "sv-give-far", "sv-give-known", "sv-give-cost", "sv-give-hidden", "sv-guess",
        "sv-guess-beside", "sv-guess-known", "sv-guess-may",
    }  # fmt: skip


def test_a_card_that_everybody_has_seen_is_said_to_be_easy_to_guess() -> None:
    """SV-7: a rightly guessed card is shown to all and stays where it was."""
    game = find_game("sevens")
    match = next(match for match, _ in positions(game, 400, TABLES, 60) if match.view(None)["now"]["stage"] == "give")
    seat = match.actors()[0]
    view = match.view(seat)
    now: Any = view["now"]
    first, second = now["hand"][:2]
    now["public"]["cards"] = [{"seat": seat, "card": first, "how": "shown"}]
    shown, hidden = cast(int, game.parse("give " + first)), cast(int, game.parse("give " + second))
    assert [said["key"] for said in reasons_for(game, view, seat, shown, hidden)] == ["sv-give-far", "sv-give-known"]
    said = reasons_for(game, view, seat, hidden, shown)[1]
    assert said["key"] == "sv-rival-known"
    assert card_told(said["facts"]["rival"]) == first
    assert_sentence(said, "sevens")
