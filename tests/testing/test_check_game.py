"""The public check finds what it is there to find: one game for every way of breaking the contract."""

from collections.abc import Callable

import pytest

from playmat.core.chance import Chance
from playmat.core.game import Game, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.match import Match
from playmat.core.message import message
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.stream import Stream
from playmat.core.views import GameView, Seen, View
from playmat.games.number_line.rules.game import NumberLine
from playmat.games.number_line.rules.knowledge import NumberLineKnowledge
from playmat.games.number_line.rules.position import NumberLinePosition
from playmat.testing import check_game
from playmat.words.catalogue import LANGUAGES
from toy import ToyGame


def bare(position: Position) -> Position:
    return position.inner if isinstance(position, Spoilt) else position


class Spoilt(Position):
    """Number Line with something broken; it stays interpreted where the game itself is compiled."""

    def __init__(self, inner: Position) -> None:
        super().__init__(inner.setup)
        self.inner = inner
        self.scores = inner.scores

    def actors(self) -> list[int]:
        return self.inner.actors()

    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return self.inner.refuse(seat, move)

    def play(self, seat: int, move: int) -> None:
        self.inner.play(seat, move)
        self.scores = self.inner.scores
        self.end = self.inner.end

    def copy(self) -> "Spoilt":
        other = type(self)(self.inner.copy())
        other.end = self.end
        return other

    def winners(self) -> list[int]:
        return self.inner.winners()

    def view(self, viewer: int | None) -> GameView:
        return self.inner.view(viewer)

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        return self.inner.seen(seat, move, viewer, bare(after))

    def timeout_move(self, seat: int) -> int:
        return self.inner.timeout_move(seat)

    def offer(self, seat: int) -> Offer:
        return self.inner.offer(seat)

    def decline(self, seat: int) -> int | None:
        return self.inner.decline(seat)

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        return self.inner.refuse_waiting(seat, move)


class SpoiltKnowledge(NumberLineKnowledge):
    """Imagines the same kind of position as the game deals."""

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        position = super().imagine_position(stream, chance)
        game = self.game
        assert isinstance(game, SpoiltGame)
        return game.spoil(position)


class SpoiltGame(NumberLine):
    """Number Line, all of whose positions are broken in one way."""

    def __init__(self, kind: type[Spoilt]) -> None:
        super().__init__()
        self.kind = kind

    def spoil(self, position: Position) -> Position:
        spoilt = self.kind(position)
        spoilt.end = position.end
        return spoilt

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        return self.spoil(super().begin(setup, number, chance))

    def knowledge(self, view: View) -> Knowledge:
        return SpoiltKnowledge(self, view)


class ListsTwice(Spoilt):
    def legal(self, seat: int) -> list[int]:
        moves = self.inner.legal(seat)
        return moves + moves[:1]


class RefusesLegal(Spoilt):
    def refuse(self, seat: int, move: int) -> Refusal | None:
        return Refusal("taken", {"number": 1, "seat": 0}) if move == self.legal(seat)[0] else None


class LetsAnythingThrough(Spoilt):
    def refuse(self, seat: int, move: int) -> Refusal | None:
        return None


class ShowsTheSecret(Spoilt):
    def view(self, viewer: int | None) -> GameView:
        inner = self.inner
        assert isinstance(inner, NumberLinePosition)
        return self.inner.view(viewer) | {"line_itself": inner.kernel.line.listed()}


class TellsTheSecret(Spoilt):
    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        return self.inner.seen(seat, move, seat, bare(after))


class NeverEnds(Spoilt):
    def play(self, seat: int, move: int) -> None:
        if seat < 99 and len(self.inner.actors()) == 1 and self.inner.actors() == [seat]:
            self.inner.copy().play(seat, move)


class ShallowCopy(Spoilt):
    def copy(self) -> "Spoilt":
        return self


class ForgetsWords(Spoilt):
    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        return {"text": self.inner.seen(seat, move, viewer, bare(after))["text"], "messages": [message("no-such-key")]}


class NotPlain(Spoilt):
    def view(self, viewer: int | None) -> GameView:
        return self.inner.view(viewer) | {"pair": (1, 2)}


class AnswersInTheOffer(Spoilt):
    def offer(self, seat: int) -> Offer:
        return Offer([99], [], message("asks-move"))


class BadTimeout(Spoilt):
    def timeout_move(self, seat: int) -> int:
        return 20 if self.inner.decline(seat) is None else 0


class WinnersUpsideDown(Spoilt):
    def winners(self) -> list[int]:
        return [1, 0]


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (ListsTwice, "no move may be listed twice"),
        (RefusesLegal, "must not be refused"),
        (LetsAnythingThrough, "neither listed nor of a form|not refused|list index"),
        (ShowsTheSecret, "could tell them apart"),
        (TellsTheSecret, "sees no difference but could tell"),
        (NeverEnds, "must end within|sees no difference"),
        (
            ShallowCopy,
            "must change nothing|must be the same match|could tell them apart|must not|must be found out|must be legal|"
            "list index",
        ),
        (ForgetsWords, "no words for no-such-key"),
        (NotPlain, "must be plain data"),
        (AnswersInTheOffer, "must list legal moves only"),
        (BadTimeout, "the time-out move"),
        (WinnersUpsideDown, "a bad outcome"),
    ],
)
def test_a_broken_game_is_found_out(kind: type[Spoilt], complaint: str) -> None:
    with pytest.raises((AssertionError, LookupError), match=complaint):
        check_game(SpoiltGame(kind), 300, 2, shorten=False)  # ends with the first fault


class ForgetsTheSeries(NumberLine):
    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        return super().begin(setup.beginning_with(0), number, chance)


def test_a_game_that_always_begins_with_the_same_seat_is_found_out() -> None:
    with pytest.raises(AssertionError, match="must begin that many seats further on"):
        check_game(ForgetsTheSeries(), 20, 2, shorten=False)


def test_a_game_that_is_only_wrapped_passes() -> None:
    check_game(SpoiltGame(Spoilt), 10, 3)
    assert isinstance(SpoiltGame(Spoilt).start({}, 2, Chance(None, "")), Match)


def without_ages(game: Game) -> None:
    game.ages = ""


def with_one_colour(game: Game) -> None:
    game.colours = ["red"]


def with_two_options_of_a_name(game: Game) -> None:
    game.options = game.options * 2


def without_presets(game: Game) -> None:
    game.presets = []


def with_a_skill_nobody_knows(game: Game) -> None:
    game.skills = ["juggling"]


def with_a_way_to_play_alone(game: Game) -> None:
    game.alone = ["start"]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (without_ages, "ages, minutes and skills"),
        (with_one_colour, "every seat needs a colour"),
        (with_two_options_of_a_name, "no two options"),
        (without_presets, "there must be presets"),
        (with_a_skill_nobody_knows, "skill-juggling"),
        (with_a_way_to_play_alone, "only who can play alone"),
    ],
)
def test_a_game_that_says_too_little_of_itself_is_found_out(spoil: Callable[[Game], None], complaint: str) -> None:
    game = NumberLine()
    spoil(game)
    with pytest.raises((AssertionError, LookupError), match=complaint):
        check_game(game, 1)


class Wordless(Spoilt):
    """Says what no catalog knows."""

    def offer(self, seat: int) -> Offer:
        offer = self.inner.offer(seat)
        return Offer(offer.moves, offer.forms, message("asks-in-vain"))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        seen = self.inner.seen(seat, move, viewer, bare(after))
        return {"text": seen["text"], "messages": [message("told-in-vain", {"what": message("quoted-in-vain")})]}


def test_everything_that_is_missing_is_said_at_once() -> None:
    game = SpoiltGame(Wordless)
    for spoil in (without_ages, with_one_colour, without_presets, with_a_skill_nobody_knows):
        spoil(game)
    game.skills = []
    with pytest.raises(AssertionError) as caught:
        check_game(game, 1)
    for complaint in ("ages, minutes and skills", "every seat needs a colour", "there must be presets"):
        assert complaint in str(caught.value)
    whole = SpoiltGame(Wordless)
    whole.skills = ["juggling"]
    with pytest.raises(AssertionError) as caught:
        check_game(whole, 1)
    for language in LANGUAGES:
        assert f"{language}: skill-juggling must say something" in str(caught.value)
        assert f"{language}: there are no words for asks-in-vain, told-in-vain, quoted-in-vain" in str(caught.value)


def test_all_methods_that_are_not_written_are_named_at_once() -> None:
    game = Game("number-line", 1, 2, 4, 5, ["1"], [], [])
    with pytest.raises(AssertionError) as caught:
        check_game(game, 1)
    methods = ("begin", "parse", "format", "knowledge", "text", "bound", "has_secrets", "deck_table")
    assert all(f"Game.{method}()" in str(caught.value) for method in methods)
    assert "there must be presets" in str(caught.value)


def test_a_game_that_no_package_offers_is_told_so() -> None:
    with pytest.raises(AssertionError, match="no installed package has it: name its kit as toy"):
        check_game(ToyGame(), 1)
