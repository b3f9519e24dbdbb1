"""One game of a match as it stands: the part that the author of a game writes."""

from typing import TYPE_CHECKING, Final

from playmat.core.chance import Chance
from playmat.core.kernel import Kernel
from playmat.core.message import Message, message
from playmat.core.offer import Offer
from playmat.core.refusal import Refusal
from playmat.core.stream import Stream
from playmat.core.views import GameView, Seen

if TYPE_CHECKING:
    from playmat.core.game import Setup

NO_CHANCE: Final = Chance(None, "")


class Position:
    """Where one game stands. `end` says how it ended and is empty while it runs; `scores` are this game's.

    `Match` asks the general questions first (is it over, is it this seat's turn), so `refuse` and `play` are only
    ever called for a seat among `actors()`, and `seen` and `preview` before the move they are asked about is played.
    """

    def __init__(self, setup: "Setup") -> None:
        self.setup = setup
        self.scores: list[int] = [0] * setup.seats
        self.end = ""
        # For what is shuffled in the middle of a game: the match puts its own here, a bare copy has none.
        self.chance: Chance = NO_CHANCE

    def actors(self) -> list[int]:
        """The seats who may act now, ascending; none when the game is over."""
        raise NotImplementedError

    def on_turn(self) -> int:
        """The one seat that may act, or -1: then ask `actors()`. A game may know it without making a list."""
        actors = self.actors()
        return actors[0] if len(actors) == 1 else -1

    def own_kernel(self) -> Kernel | None:
        """The kernel that this position is made around, if it is made around one."""
        return None

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat among `actors()`, in a defined order."""
        raise NotImplementedError

    def pick_seat(self, stream: Stream) -> int:
        """One of several seats that may act, by chance. A game may pick the same one without a list."""
        actors = self.actors()
        return actors[stream.fast_below(len(actors))]

    def pick(self, seat: int, stream: Stream) -> int:
        """A legal move by chance, each as likely as the others. A game may pick the same one without a list."""
        moves = self.legal(seat)
        return moves[0] if len(moves) == 1 else moves[stream.fast_below(len(moves))]

    def refuse(self, seat: int, move: int) -> Refusal | None:
        """Why a seat among `actors()` may not make this move, or nothing. The one judge of legality."""
        raise NotImplementedError

    def play(self, seat: int, move: int) -> None:
        raise NotImplementedError

    def copy(self) -> "Position":
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won this game, ascending, once it is over."""
        raise NotImplementedError

    def view(self, viewer: int | None) -> GameView:
        """Everything that seat may see; everything there is once the game is over."""
        raise NotImplementedError

    def seen(self, seat: int, move: int, viewer: int | None, after: "Position") -> Seen:
        """What a viewer sees of a move; `after` is this game once it is played."""
        raise NotImplementedError

    def seen_by_all(self, seat: int, move: int, seats: int, after: "Position") -> list[Seen]:
        """As `seen` by each seat and, last, by a spectator. A game where all see the same can say so here."""
        by_seat = [self.seen(seat, move, viewer, after) for viewer in range(seats)]
        return [*by_seat, self.seen(seat, move, None, after)]

    def timeout_move(self, seat: int) -> int:
        """What is played for a seat whose time is up."""
        raise NotImplementedError

    def offer(self, seat: int) -> Offer:
        return Offer(self.legal(seat), [], message("asks-move"))

    def preview(self, seat: int, move: int) -> GameView | None:
        """The worth of a move as data, as far as that seat can know it; none where the game has no such thing."""
        return None

    def decline(self, seat: int) -> int | None:
        """The move that a bot makes without thinking, or None if it has to think.

        It leaves a question to the people at the table, or states what is known anyway.
        """
        return None

    def is_decided(self) -> bool:
        """Whether this game is over but for what players have yet to state, which can't change its outcome."""
        return False

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        """Why a seat that is not among `actors()` has to wait."""
        return Refusal("not-your-turn", {"seats": self.actors()})

    def refuse_table(self, move: int) -> Refusal | None:
        """Why the table itself (seat -1) may not make this move: most games have no clock of their own."""
        return Refusal("not-a-table-move")

    def play_table(self, move: int) -> None:
        """A move of the table itself, which `refuse_table` has let through."""
        raise NotImplementedError

    def asks_table(self, move: int) -> Message:
        """What people are asked before the table makes a move of this game's own."""
        raise NotImplementedError

    def follow(self, before: "Position") -> None:
        """Take over what the table has settled in the game before this one for the whole match."""

    def said_after_table(self, move: int) -> list[Message]:
        """What follows from a move of the table that is about to be played; for this game's own moves, everything."""
        return []
