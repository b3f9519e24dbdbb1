"""Pgx on the processor: many games at once, stepped together at random. It is made for graphics cards; here is none."""

import jax
import pgx
from measured import measured

GAMES = ("leduc_holdem", "kuhn_poker", "tic_tac_toe")
TOGETHER = 1000
STEPS = 100


def main() -> None:
    for name in GAMES:
        env = pgx.make(name)
        init = jax.vmap(env.init)
        step = jax.vmap(pgx.experimental.auto_reset(env.step, env.init))

        @jax.jit
        def walk(state: object, key: object, step: object = step) -> object:
            def once(state: object, key: object) -> tuple[object, None]:
                first, second = jax.random.split(key)
                logits = jax.numpy.log(state.legal_action_mask.astype(float))
                action = jax.random.categorical(first, logits, axis=1)
                return step(state, action, jax.random.split(second, TOGETHER)), None

            return jax.lax.scan(once, state, jax.random.split(key, STEPS))[0]

        keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))
        held = [init(jax.random.split(next(keys), TOGETHER))]

        def some(walk: object = walk, held: list[object] = held, keys: object = keys) -> int:
            held[0] = jax.block_until_ready(walk(held[0], next(keys)))
            return TOGETHER * STEPS

        measured("Pgx, JAX on the processor", f"{name}, {TOGETHER} games at once", "moves", some)


main()
