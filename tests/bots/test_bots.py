"""Bots: they choose legal moves from what their seat may see, and the same again with the same chance."""

import json

import pytest

from playing import play, start
from playmat.bots.best import best_of
from playmat.bots.bot import Bot, RandomBot, SentTurn, TableTurn, Turn
from playmat.bots.registry import EXPERT, NAMES, find_bot
from playmat.bots.search.bot import SearchBot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.core.refusal import Refused
from playmat.games.registry import GAMES


def quick(bot: Bot) -> Bot:
    """A bot that searches looks at less here than at a table: whether it plays by the rules does not hang on that."""
    return SearchBot(bot.name, 3, bot.policy, bot.judge, bot.horizon) if isinstance(bot, SearchBot) else bot


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_bot_plays_legal_moves_to_the_end_and_plays_the_same_from_its_view_alone(game: Game, name: str) -> None:
    bot = quick(find_bot(name, game))
    assert bot.name == name
    if name == EXPERT and not isinstance(bot, SearchBot):
        pytest.skip("it thinks long at a table; its own tests play it with fewer deals")
    for seats in {game.least_seats, game.most_seats}:
        games = 2 if name == "random" else 1
        match = game.start({"games": games}, seats, SeedChance(seed_of_number(5, seats)))
        while match.actors():
            seat = match.actors()[-1]
            move = bot.choose(TableTurn(match, seat), stream_of("same"))
            assert match.refuse(seat, move) is None
            sent = SentTurn(game, seat, json.loads(json.dumps(match.view(seat))))
            assert bot.choose(sent, stream_of("same")) == move
            match.play(seat, move)
        assert match.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_bots_leave_the_quiz_to_people(name: str) -> None:
    """NL-2: a bot plays `answer pass` at once."""
    match = start("number-line", {"start": "quiz"})
    bot = find_bot(name, match.setup.game)
    assert match.format(bot.choose(TableTurn(match, 0), stream_of(""))) == "answer pass"
    assert match.format(bot.choose(SentTurn(match.setup.game, 0, match.view(0)), stream_of(""))) == "answer pass"


def test_the_random_bot_plays_every_legal_move_now_and_then() -> None:
    match = start("number-line")
    stream = stream_of("random")
    chosen = {RandomBot().choose(TableTurn(match, 0), stream) for _ in range(200)}
    assert chosen == set(match.legal(0))


def test_the_simple_bot_goes_where_the_best_answer_hurts_least() -> None:
    """On the empty line the middle; beside a card on 4 the 5, which owns six numbers."""
    match = start("number-line")
    bot = find_bot("simple", match.setup.game)
    assert match.format(bot.choose(TableTurn(match, 0), stream_of(""))) in ("card 5", "card 6")
    play(match, "0 card 4")
    assert match.format(bot.choose(TableTurn(match, 1), stream_of(""))) == "card 5"


def test_the_simple_bot_beats_the_random_one_by_far() -> None:
    won = 0
    for number in range(60):
        match = start("number-line", seed=seed_of_number(3, number))
        own = number % 2
        bots = [find_bot("simple" if seat == own else "random", match.setup.game) for seat in range(2)]
        stream = stream_of(str(number))
        while match.actors():
            seat = match.actors()[0]
            match.play(seat, bots[seat].choose(TableTurn(match, seat), stream))
        result = match.result
        assert result is not None
        won += own in result.winners
    assert won > 42


def test_the_best_is_chosen_and_equals_by_chance() -> None:
    stream = stream_of("best")
    assert {best_of([1, 2, 3], [0.5, 1, 1], stream) for _ in range(50)} == {2, 3}


def test_an_unknown_bot_is_refused_and_the_near_one_named() -> None:
    with pytest.raises(Refused) as wrong:
        find_bot("smple", GAMES["number-line"])
    assert (wrong.value.refusal.code, wrong.value.refusal.facts["near"]) == ("unknown-bot", "simple")


def test_a_bot_that_does_not_say_how_is_none() -> None:
    game = GAMES["number-line"]
    turn = Turn(game, 0)
    for ask in (turn.legal, turn.view, turn.decline, turn.knowledge):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        Bot("nobody").choose(turn, stream_of(""))


def test_the_greedy_bot_takes_the_most_points_it_can_have_at_once() -> None:
    """On the empty line every number owns all; beside a card on 4 the 5 owns six numbers, the most there is."""
    match = start("number-line")
    play(match, "0 card 4")
    bot = find_bot("greedy", match.setup.game)
    chosen = {match.format(bot.choose(TableTurn(match, 1), stream_of(str(number)))) for number in range(20)}
    assert chosen == {"card 5"}


def test_the_greedy_bot_takes_the_fewest_points_where_few_are_good() -> None:
    match = start("sevens", seats=4)
    bot = find_bot("greedy", match.setup.game)
    while match.actors():
        seat = match.actors()[0]
        move = bot.choose(TableTurn(match, seat), stream_of("greedy"))
        assert match.refuse(seat, move) is None
        match.play(seat, move)
    assert match.result is not None
