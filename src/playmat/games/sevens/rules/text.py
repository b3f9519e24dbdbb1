"""Sevens drawn in letters."""

from typing import Final, cast

from playmat.core.game import Say
from playmat.core.message import Message, message
from playmat.core.views import View
from playmat.games.sevens.rules.cards import RANKS, SUITS, pack_of
from playmat.games.sevens.rules.known import known_messages
from playmat.games.sevens.rules.views import SevensView

WIDTH: Final = 3
GAP: Final = "·"


def text_of(view: View, say: Say) -> str:
    now = cast(SevensView, view["now"])
    ranks = RANKS[: pack_of(view["options"]["variant"]).ranks]
    lines = [chain_line(suit, chain, ranks) for suit, chain in zip(SUITS, now["chains"], strict=True)]
    lines.append(say(message("text-counts", {"shares": shares("text-count", now["counts"])})))
    knock = now["knock"]
    if knock is not None:
        lines.append(say(message("text-knock", {"seat": knock["seat"]})))
        if knock["own"] is not None:
            lines.append(say(message("text-own", {"card": knock["own"]})))
    viewer = view["seat"]
    counting = now["counting"]
    if now["hands"]:
        for seat, hand in enumerate(now["hands"]):
            facts: dict[str, object] = {"seat": seat, "cards": by_suit(hand), "points": now["scores"][seat]}
            key = "text-scored" if hand else "text-scored-out"
            if counting is not None and seat in counting["waiting"]:
                key = "text-uncounted"
            lines.append(say(message(key, facts)))
    elif viewer is not None:
        lines.append(say(message("text-hand", {"cards": by_suit(now["hand"])})))
    known = known_messages(now)
    if known:
        lines.append(say(message("text-known")))
        lines += ["  " + say(fact) for fact in known]
    return "\n".join(lines)


def chain_line(suit: str, chain: list[str], ranks: list[str]) -> str:
    """A suit from its ace up, a dot where no card lies."""
    return suit + " " + "".join((rank if rank + suit in chain else GAP).rjust(WIDTH) for rank in ranks)


def by_suit(cards: list[str]) -> str:
    """A hand in its notation, a wider gap between suits."""
    groups = [" ".join(card for card in cards if card[-1] == suit) for suit in SUITS]
    return "   ".join(group for group in groups if group)


def shares(key: str, numbers: list[int]) -> list[Message]:
    return [message(key, {"seat": seat, "number": number}) for seat, number in enumerate(numbers)]
