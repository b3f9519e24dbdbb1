"""RLCard: random players in its environments."""

import random

import rlcard
from measured import measured

GAMES = ("uno", "leduc-holdem", "gin-rummy", "doudizhu")


def main() -> None:
    for name in GAMES:
        env = rlcard.make(name, config={"seed": 1})
        rng = random.Random(1)

        def whole(env: rlcard.envs.Env = env, rng: random.Random = rng) -> int:
            state, _ = env.reset()
            made = 0
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                made += 1
            return made

        measured("RLCard", name, "moves", whole)


main()
