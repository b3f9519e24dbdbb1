"""A toy game for tests of the kernel: seats say numbers in turn, and whoever says three first ends it.

It is interpreted even where the kernel is compiled, as a game of somebody else's would be.
"""

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.match import TIME
from playmat.core.message import message
from playmat.core.options import Choice, Options, Preset
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.result import GameOutcome
from playmat.core.stream import Stream
from playmat.core.views import GameView, Seen, View

END_AT = 3


class ToyPosition(Position):
    """The number each seat said last."""

    def __init__(self, setup: Setup, first: int, lucky: int) -> None:
        super().__init__(setup)
        self.turn = first
        self.lucky = lucky

    def actors(self) -> list[int]:
        return [] if self.end else [self.turn]

    def legal(self, seat: int) -> list[int]:
        return [1, 2, 3]

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return None if move in (1, 2, 3) else Refusal("toy-too-small", {"number": move}, "TOY-1")

    def play(self, seat: int, move: int) -> None:
        self.scores[seat] += move
        self.turn = (seat + 1) % self.setup.seats
        if move == END_AT:
            self.end = "three"

    def refuse_table(self, move: int) -> Refusal | None:
        return None if move == TIME else super().refuse_table(move)

    def play_table(self, move: int) -> None:
        self.end = "time"

    def copy(self) -> "ToyPosition":
        other = ToyPosition(self.setup, self.turn, self.lucky)
        other.scores = self.scores[:]
        other.end = self.end
        return other

    def winners(self) -> list[int]:
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]

    def view(self, viewer: int | None) -> GameView:
        return {"turn": self.turn, "lucky": self.lucky, "scores": self.scores[:], "end": self.end}

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        return {"text": f"say {move}", "messages": [message("toy-said", {"seat": seat, "number": move})]}

    def timeout_move(self, seat: int) -> int:
        return 1


class ToyKnowledge(Knowledge):
    """Nothing is hidden."""

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = self.view["now"]
        turn, lucky, scores = now["turn"], now["lucky"], now["scores"]
        assert isinstance(turn, int)
        assert isinstance(lucky, int)
        assert isinstance(scores, list)
        position = ToyPosition(self.setup, turn, lucky)
        position.scores = scores[:]
        position.end = str(now["end"])
        return position


class ToyGame(Game):
    """Say three and it is over."""

    def __init__(self, low_wins: bool = False) -> None:
        super().__init__(
            name="toy",
            rules=4,
            least_seats=2,
            most_seats=3,
            move_space=5,
            card_names=["red", "black"],
            options=[Choice("size", [54, 81], "TOY-2"), Choice("odd", [False, True], "TOY-3")],
            presets=[Preset("big", {"size": 81})],
        )
        self.low_wins = low_wins

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        return ToyPosition(setup, setup.seat_of_game(number), chance.shuffle([0, 1])[0])

    def parse(self, text: str) -> int | None:
        verb, _, number = text.partition(" ")
        return int(number) if verb == "say" and number in ("0", "1", "2", "3", "4") else None

    def format(self, move: int) -> str:
        return f"say {move}"

    def knowledge(self, view: View) -> Knowledge:
        return ToyKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return str(view["now"])

    def bound(self, setup: Setup) -> int:
        return 1000

    def has_secrets(self, setup: Setup) -> bool:
        return False

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return [{"colour": "red"}, {"colour": "black"}]

    def refuse_setup(self, options: Options, seats: int) -> Refusal | None:
        return Refusal("toy-odd-needs-three", {}, "TOY-3") if options["odd"] is True and seats != 3 else None


class WinsCount(ToyGame):
    """As Stars and Bars does it: a won game counts two, a tied one one."""

    def match_winners(self, games: list[GameOutcome], totals: list[int]) -> list[int]:
        return [len(games)]
