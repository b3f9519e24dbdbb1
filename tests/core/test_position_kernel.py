"""A game without a kernel is searched and played out like the others."""

from playmat.core.chance import SearchChance, stream_of
from playmat.core.kernel import MoveList
from playmat.core.playout import play_out_kernel, play_out_listing, play_out_many
from playmat.core.position_kernel import PositionKernel, deals_of, kernel_of
from toy import ToyGame


def test_a_game_without_a_kernel_is_played_out_by_its_positions() -> None:
    setup = ToyGame().setup({}, 3)
    stream = stream_of("toy")
    singly = sum(play_out_listing(setup.start(SearchChance(stream)), stream) for _ in range(4))
    assert play_out_many(setup, 4, stream_of("toy")) == singly


def test_a_kernel_around_a_position_is_copied_with_it() -> None:
    match = ToyGame().setup({}, 3).start(SearchChance(stream_of("deal")))
    kernel = kernel_of(match.position)
    other = kernel.copy()
    made = play_out_kernel(other, MoveList(), stream_of("on"))
    assert made > 0
    assert other.end
    assert not kernel.end
    assert match.end == ""


def test_its_deals_are_positions_as_they_are_imagined() -> None:
    match = ToyGame().setup({}, 3).start(SearchChance(stream_of("deal")))
    match.play(match.actors()[0], 2)
    deals = deals_of(ToyGame().knowledge(match.view(0)))
    kernel = deals.kernel()
    deals.draw_into(kernel, stream_of("imagined"))
    assert isinstance(kernel, PositionKernel)
    assert kernel.position.view(0) == match.position.view(0)
    assert [kernel.score_of(seat) for seat in range(3)] == match.position.scores
    kernel.play(match.actors()[0], 3)
    assert kernel.end
    assert kernel.winners() == 0b010
    assert match.end == ""
