"""A child's try at a puzzle of its homework: judged here, whatever the device says, and kept with the class."""

import asyncio

from playmat.classroom import messages
from playmat.classroom.homework.steps import existing_homework, need_puzzle, tried
from playmat.core.refusal import refused
from playmat.puzzles.judge import judge
from playmat.puzzles.shelf import find_puzzle
from playmat.server.classes.class_keys import speaker_of
from playmat.server.classes.stored_once import StoringRoom, stored_once
from playmat.table.answers import Accepted
from playmat.table.keys import Key


async def tried_at_home(room: StoringRoom, key: Key, message: messages.TryHomework) -> Accepted:
    """A move that the rules do not allow is refused and does not count as a try. Judged beside all tables: a puzzle
    is played from its deal."""
    child = speaker_of(key)
    if child is None:
        raise refused("no-seat")
    need_puzzle(existing_homework(room.it, message.homework), message.puzzle)
    puzzle = find_puzzle(message.puzzle)
    state = (await asyncio.to_thread(judge, puzzle, message.moves)).state
    _, _, number = await stored_once(room, child, message.id, lambda it, said: tried(it, child, message, state, said))
    return Accepted(message.id, number)
