"""PettingZoo: its card games, every agent playing at random."""

import random

from measured import measured
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

GAMES = {"leduc_holdem": leduc_holdem_v4, "texas_holdem": texas_holdem_v4}


def main() -> None:
    for name, module in GAMES.items():
        env = module.env()
        rng = random.Random(1)

        def whole(env: object = env, rng: random.Random = rng) -> int:
            env.reset(seed=rng.randrange(1 << 30))
            made = 0
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = observation["action_mask"]
                env.step(rng.choice([action for action, may in enumerate(mask) if may]))
                made += 1
            return made

        measured("PettingZoo", name, "moves", whole)


main()
