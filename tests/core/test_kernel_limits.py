"""What a kernel has room for is checked before anything is written: in the compiled build nobody else would notice."""

import pytest

from playmat.core.chance import SeedChance, stream_of
from playmat.core.game import Game
from playmat.core.kernel import MOST_MOVES, MOST_SEATS, Kernel, MoveList
from playmat.core.position_kernel import PositionKernel, kernel_of
from playmat.games.number_line.rules.game import NumberLine
from playmat.testing import check_game
from playmat.testing.check_moves import check_moves
from toy import ToyGame, ToyPosition

SEED = "00112233445566778899aabbccddeeff"


def for_players(most: int) -> Game:
    return Game("crowd", 1, 2, most, 5, ["1"], [], [])


def test_a_game_is_for_up_to_eight_players() -> None:
    assert for_players(MOST_SEATS).most_seats == 8
    with pytest.raises(ValueError, match="crowd is for up to 9 players, but Playmat has room for 8"):
        for_players(MOST_SEATS + 1)


@pytest.mark.parametrize("seats", [MOST_SEATS + 1, 1_000, 0, -1])
@pytest.mark.parametrize("kind", [Kernel, PositionKernel])
def test_a_kernel_has_one_to_eight_seats(kind: type[Kernel], seats: int) -> None:
    with pytest.raises(ValueError, match="a Kernel has 1 to 8 seats"):
        kind(seats)


def test_a_kernel_takes_a_score_for_each_seat_and_no_more() -> None:
    kernel = Kernel(2)
    kernel.take_scores([3, 4, 5])
    assert kernel.scores_listed() == [3, 4]
    with pytest.raises(ValueError, match="needs a score for each"):
        kernel.take_scores([3])


def test_a_list_of_moves_is_full_at_its_limit() -> None:
    moves = MoveList()
    assert moves.take(list(range(MOST_MOVES))) == MOST_MOVES
    assert moves.listed()[-1] == MOST_MOVES - 1
    with pytest.raises(ValueError, match="up to 4096 moves, not 4097"):
        moves.take(list(range(MOST_MOVES + 1)))
    assert moves.count == MOST_MOVES, "nothing was written"
    moves.count = MOST_MOVES + 1
    with pytest.raises(ValueError, match="up to 4096 moves"):
        moves.listed()


class Talkative(ToyPosition):
    """Has more to say than there is room for."""

    def legal(self, seat: int) -> list[int]:
        return list(range(MOST_MOVES + 1))


class TalkativeGame(ToyGame):
    """Full of moves."""

    def __init__(self) -> None:
        super().__init__()
        self.move_space = MOST_MOVES + 1

    def begin(self, setup, number, chance):  # type: ignore[no-untyped-def]  # as the toy does
        return Talkative(setup, 0, 0)

    def parse(self, text: str) -> int | None:
        number = text.removeprefix("say ")
        is_number = text.startswith("say ") and number.isdecimal() and str(int(number)) == number
        return int(number) if is_number and int(number) < self.move_space else None


def test_search_stops_where_a_position_has_too_many_moves() -> None:
    match = TalkativeGame().start({}, 2, SeedChance(SEED))
    with pytest.raises(ValueError, match="not 4097"):
        kernel_of(match.position).legal_into(0, MoveList())


def test_the_check_of_a_game_names_a_list_of_moves_that_is_too_long() -> None:
    with pytest.raises(AssertionError, match="room for 4096 moves at once, not 4097"):
        check_moves(TalkativeGame().start({}, 2, SeedChance(SEED)), stream_of("moves"))


def test_the_check_of_a_game_names_too_many_players() -> None:
    game = NumberLine()
    game.most_seats = MOST_SEATS + 1
    with pytest.raises(AssertionError, match="room for 8 players, not 9"):
        check_game(game, examples=1)
