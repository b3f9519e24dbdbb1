"""What a seat knows: its own cards and every card that was played."""

from typing import TypedDict, cast

from playmat.core.chance import Chance
from playmat.core.knowledge import Knowledge
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat_call_it.position import HIGHEST, CallItPosition


class CallItView(TypedDict):
    """A game as a seat sees it; `trick` is from the leader on."""

    hand: list[int]
    cards_left: list[int]
    calls: list[int | None]
    taken: list[int]
    leader: int
    trick: list[int]
    played: list[int]
    scores: list[int]
    end: str


class CallItKnowledge(Knowledge):
    """Any card that was not seen may be in any other hand, or not in play."""

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = cast(CallItView, self.view["now"])
        own = self.view["seat"]
        unseen = [card for card in range(1, HIGHEST + 1) if card not in now["hand"] and card not in now["played"]]
        stream.shuffle(unseen)
        hands = [
            now["hand"][:] if seat == own else sorted(take(unseen, left)) for seat, left in enumerate(now["cards_left"])
        ]
        position = CallItPosition(self.setup, now["leader"], hands)
        position.calls, position.taken, position.trick = now["calls"][:], now["taken"][:], now["trick"][:]
        position.played, position.scores, position.end = now["played"][:], now["scores"][:], now["end"]
        return position


def take(pile: list[int], count: int) -> list[int]:
    taken, pile[:] = pile[:count], pile[count:]
    return taken
