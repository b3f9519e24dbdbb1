"""Call It: what it offers, and how a game of it begins."""

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.message import message
from playmat.core.options import Number, Options, Preset
from playmat.core.position import Position
from playmat.core.views import View
from playmat_call_it.knowledge import CallItKnowledge
from playmat_call_it.position import HIGHEST, MOST_CARDS, CallItPosition, card_of, is_call, play_of


class CallIt(Game):
    """Two to four players say how many tricks they will take."""

    def __init__(self) -> None:
        super().__init__(
            name="call-it",
            rules=1,
            least_seats=2,
            most_seats=4,
            move_space=MOST_CARDS + HIGHEST + 1,
            card_names=[str(card) for card in range(HIGHEST + 1)],
            options=[Number("cards", 5, 3, MOST_CARDS, [3, 4, 5, 6], "deal")],
            presets=[Preset("short", {"cards": 3})],
        )
        self.ages = "7+"
        self.minutes = 5
        self.skills = ["counting", "planning"]

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        pile = chance.shuffle(list(range(1, HIGHEST + 1)))
        count = setup.options["cards"]
        assert isinstance(count, int)
        hands = [sorted(pile[seat * count : (seat + 1) * count]) for seat in range(setup.seats)]
        return CallItPosition(setup, (setup.seat_of_game(number) + 1) % setup.seats, hands)

    def parse(self, text: str) -> int | None:
        verb, _, number = text.partition(" ")
        if not (number.isascii() and number.isdecimal() and str(int(number)) == number):
            return None
        if verb == "call" and int(number) <= MOST_CARDS:
            return int(number)
        return play_of(int(number)) if verb == "play" and 1 <= int(number) <= HIGHEST else None

    def format(self, move: int) -> str:
        return f"call {move}" if is_call(move) else f"play {card_of(move)}"

    def knowledge(self, view: View) -> Knowledge:
        return CallItKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        now = view["now"]
        facts = {"hand": now["hand"], "trick": now["trick"]}
        taken, calls = now["taken"], now["calls"]
        assert isinstance(taken, list)
        assert isinstance(calls, list)
        lines = [say(message("text-trick", facts))]
        for seat, (tricks, call) in enumerate(zip(taken, calls, strict=True)):
            key = "text-uncalled" if call is None else "text-seat"
            lines.append(say(message(key, {"seat": seat, "taken": tricks, "call": call})))
        if now["hand"]:
            lines.append(say(message("text-hand", facts)))
        return "\n".join(lines)

    def bound(self, setup: Setup) -> int:
        return setup.seats * (MOST_CARDS + 1)

    def has_secrets(self, setup: Setup) -> bool:
        return True

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return [{"kind": "card", "name": str(card)} for card in range(1, HIGHEST + 1)]


GAME = CallIt()
