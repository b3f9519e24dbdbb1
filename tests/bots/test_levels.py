"""Levels: easy, medium, hard for every game; none of them peeks, none plays just anything."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import play, start
from playmat import native
from playmat.bots.bot import TableTurn
from playmat.bots.lapses import Distracted, FewMoves, some_of
from playmat.bots.registry import AT_TABLES, EXPERT, find_bot, levels_of, own_bots
from playmat.bots.search.bot import SearchBot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.games.registry import GAMES
from playmat.study.arena import Arena, hold
from playmat.study.plan import random_setup
from toy import ToyGame


@pytest.mark.parametrize("name", AT_TABLES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@settings(max_examples=4, deadline=None)
@given(number=st.integers(0, 10_000))
def test_no_level_peeks(game: Game, name: str, number: int) -> None:
    """What a seat cannot know is dealt anew, with another seed: the bot chooses the same move."""
    stream = stream_of(f"peek {number}")
    seats = game.least_seats + stream.below(game.most_seats - game.least_seats + 1)
    match = random_setup(game, seats, stream).start(SeedChance(seed_of_number(number, 1)))
    for _ in range(stream.below(25)):
        actors = match.actors()
        if not actors:
            return
        seat = actors[stream.below(len(actors))]
        moves = match.legal(seat)
        match.play(seat, moves[stream.below(len(moves))])
    for seat in match.actors()[:1]:
        view = json.loads(json.dumps(match.view(seat)))
        other = game.knowledge(view).imagine(stream_of(f"other {number}"))
        bot = find_bot(name, game)
        if isinstance(bot, SearchBot):
            bot = SearchBot(name, 10, bot.policy, bot.judge, bot.horizon)
        chosen = bot.choose(TableTurn(match, seat), stream_of("same"))
        assert bot.choose(TableTurn(other, seat), stream_of("same")) == chosen
        assert match.refuse(seat, chosen) is None


def test_easy_is_short_sighted_but_not_blind() -> None:
    """Beside a card on 4 the 5 owns most: easy finds it more often than chance would, and not always."""
    match = start("number-line")
    play(match, "0 card 4")
    bot = find_bot("easy", match.setup.game)
    chosen = Counter(match.format(bot.choose(TableTurn(match, 1), stream_of(str(number)))) for number in range(120))
    assert 30 < chosen["card 5"] < 110
    assert len(chosen) > 2


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "easy"), ("easy", "medium")])
@pytest.mark.parametrize("name", ["number-line", "stars-and-bars", "bang-zoom"])
def test_each_level_beats_the_one_below(name: str, weaker: str, stronger: str) -> None:
    """By how much is measured with `playmat arena` (docs/bots.md); here a few matches, and more than half of them."""
    matches = 30 if native.status().is_native else 12
    figures = hold(Arena(name, 1, 2, (weaker, stronger), matches, {}), 1, None, lambda _: None)
    assert figures["pairs"][0]["win_share"]["value"] < 0.5


def test_some_moves_are_drawn_fairly_and_stay_in_order() -> None:
    stream = stream_of("some")
    drawn = [tuple(some_of([3, 5, 7, 9], 2, stream)) for _ in range(300)]
    assert set(drawn) == {(3, 5), (3, 7), (3, 9), (5, 7), (5, 9), (7, 9)}


def test_a_distracted_bot_asks_everything_but_the_moves_of_the_turn_itself() -> None:
    match = start("number-line")
    turn = TableTurn(match, 0)
    few = FewMoves(turn, match.legal(0)[:2])
    assert few.legal() == match.legal(0)[:2]
    assert few.view() == turn.view()
    assert few.decline() is None
    assert few.knowledge().view == turn.view()
    bot = Distracted("two", find_bot("greedy", match.setup.game), 2)
    assert {bot.choose(turn, stream_of(str(number))) for number in range(100)} == set(match.legal(0))


@pytest.mark.parametrize("name", [*AT_TABLES, EXPERT])
def test_a_game_of_ones_own_has_levels_too(name: str) -> None:
    game = ToyGame()
    match = game.start({}, 2, SeedChance(seed_of_number(1, 1)))
    bot = find_bot(name, game)
    assert bot.name == name
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, bot.choose(TableTurn(match, seat), stream_of("toy")))
    assert match.result is not None


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_expert_is_offered_where_the_game_has_one_and_the_engine_is_compiled(game: Game) -> None:
    has_expert = native.status().is_native and EXPERT in own_bots(game)
    assert levels_of(game) == [*AT_TABLES, *([EXPERT] if has_expert else [])]


def test_a_search_that_runs_out_of_time_says_what_it_has() -> None:
    match = start("number-line")
    bot = find_bot("hard", match.setup.game)
    assert isinstance(bot, SearchBot)
    hurried = SearchBot("hard", 100_000_000, bot.policy, bot.judge)
    asked: list[int] = []

    def goes_on() -> bool:
        asked.append(1)
        return len(asked) < 4

    assert hurried.limited(goes_on).choose(TableTurn(match, 0), stream_of("time")) in match.legal(0)
    assert len(asked) == 4


def test_a_search_leaves_the_quiz_to_people_and_does_not_think_about_a_single_move() -> None:
    """NL-2, SV-2: `answer pass`; the seven of clubs must be put."""
    quiz = start("number-line", {"start": "quiz"})
    bot = find_bot("hard", quiz.setup.game)
    assert quiz.format(bot.choose(TableTurn(quiz, 0), stream_of(""))) == "answer pass"
    sevens = start("sevens", seats=4)
    seat = sevens.actors()[0]
    assert sevens.legal(seat) == [find_bot("hard", sevens.setup.game).choose(TableTurn(sevens, seat), stream_of(""))]
