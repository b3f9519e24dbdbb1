"""OpenSpiel: whole random games in C++, roll-outs of its tree search in C++, the same from Python, and its IS-MCTS.

A roll-out begins at the first decision, with the cards dealt; ours deal too. Moves of chance do not count.
"""

import random

import pyspiel
from measured import measured

GAMES = ("hearts", "crazy_eights", "spades", "euchre", "leduc_poker", "gin_rummy")
# Those of them that its IS-MCTS can deal anew, and that begin with a choice.
SEARCHED = ("hearts", "euchre", "leduc_poker", "gin_rummy")
ROLLOUTS = 200
SIMULATIONS = 1000


def chance(state: pyspiel.State, rng: random.Random) -> int:
    outcomes = state.chance_outcomes()
    return rng.choices([outcome[0] for outcome in outcomes], [outcome[1] for outcome in outcomes])[0]


def dealt(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance(state, rng))
    return state


def play_out(state: pyspiel.State, rng: random.Random) -> int:
    """From Python; how many decisions were made."""
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return made


def main() -> None:
    rng = random.Random(1)
    for name in GAMES:
        game = pyspiel.load_game(name)
        length = sum(play_out(dealt(game, rng), rng) for _ in range(50)) / 50
        start = dealt(game, rng)
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7), 2.0, 2, 10, False, 7, False)

        def roll_out(bot: pyspiel.Bot = bot, start: pyspiel.State = start, length: float = length) -> int:
            bot.step(start)
            return round(2 * ROLLOUTS * length)

        players = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

        def whole(game: pyspiel.Game = game, players: list[pyspiel.Bot] = players, length: float = length) -> int:
            pyspiel.evaluate_bots(game.new_initial_state(), players, rng.randrange(1 << 30))
            return round(length)

        measured("OpenSpiel, C++", f"{name}, roll-outs of a dealt game", "moves", roll_out)
        measured("OpenSpiel, C++", f"{name}, random players", "moves", whole)
        measured("OpenSpiel, Python", name, "moves", lambda game=game: play_out(dealt(game, rng), rng))
    for name in SEARCHED:
        game = pyspiel.load_game(name)
        search = pyspiel.ISMCTSBot(3, pyspiel.RandomRolloutEvaluator(1, 3), 0.7, SIMULATIONS)
        start = dealt(game, random.Random(2))

        def look_ahead(search: pyspiel.Bot = search, start: pyspiel.State = start) -> int:
            search.step(start)
            return SIMULATIONS

        measured("OpenSpiel, C++", f"{name}, IS-MCTS from the deal", "visits", look_ahead)


main()
