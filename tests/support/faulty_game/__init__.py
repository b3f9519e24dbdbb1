"""A game with faults, for tests of the server: each of its moves but `say 1` breaks another step of its way."""

from playmat.core.refusal import Refusal
from playmat.core.views import GameView
from playmat.games.kit import Kit
from toy import ToyGame, ToyPosition

KIT = Kit("faulty", "faulty_game", rules={4: "faulty_game:GAME"})
IN_JUDGING, SOUND, IN_PLAYING, IN_WRITING, IN_SHOWING, IN_SENDING, BY_THE_OTHER, NOT_ALLOWED = range(8)
NOT_TO_BE_WRITTEN = "say \ud800"


class FaultyPosition(ToyPosition):
    """What is wrong with showing it is over with the next move."""

    curse = SOUND

    def legal(self, seat: int) -> list[int]:
        return [SOUND]

    def refuse(self, seat: int, move: int) -> Refusal | None:
        if move == IN_JUDGING:
            raise RuntimeError("a fault in judging")
        return Refusal("not-a-move", {"text": "say 7"}) if move == NOT_ALLOWED else None

    def timeout_move(self, seat: int) -> int:
        return NOT_ALLOWED

    def play(self, seat: int, move: int) -> None:
        if move == IN_PLAYING:
            raise RuntimeError("a fault in playing")
        if seat == 1:
            raise RuntimeError("a fault in a move of the other seat")
        self.curse = move
        if move == BY_THE_OTHER:
            self.turn = 1

    def copy(self) -> "FaultyPosition":
        other = FaultyPosition(self.setup, self.turn, self.lucky)
        other.curse = self.curse
        return other

    def view(self, viewer: int | None) -> GameView:
        shown = super().view(viewer)
        if viewer == 1 and self.curse == IN_SHOWING:
            raise RuntimeError("a fault in showing")
        if viewer == 1 and self.curse == IN_SENDING:
            shown["card"] = object()  # nothing that could be sent
        return shown


class FaultyGame(ToyGame):
    """The first seat moves on and on."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "faulty"
        self.move_space = 8

    def begin(self, setup, number, chance):  # type: ignore[no-untyped-def]  # as the toy does
        return FaultyPosition(setup, 0, 0)

    def parse(self, text: str) -> int | None:
        if text == NOT_TO_BE_WRITTEN:
            return IN_WRITING
        verb, _, number = text.partition(" ")
        return int(number) if verb == "say" and number in ("0", "1", "2", "3", "4", "5", "6") else None

    def format(self, move: int) -> str:
        return NOT_TO_BE_WRITTEN if move == IN_WRITING else f"say {move}"


GAME = FaultyGame()
