"""A student who is renamed or removed while their table is being loaded has no other name there afterward."""

import asyncio
import time
from pathlib import Path

import pytest

from playmat.classroom import messages as class_messages
from playmat.table.table import Table
from school import Lesson, school

ANOTHER_TABLE = 1.5  # seconds


async def called_meanwhile(lesson: Lesson, message: class_messages.ClassMessage) -> tuple[Table, dict[int, str]]:
    """The table and the stored names, after a message to the class while the table was on its way to memory: it
    was read from the store, and waits for another that is being rebuilt."""
    hall = lesson.school.hall
    place = lesson.room.it.place_of(0)
    assert place is not None
    code = place[0].code
    await lesson.teach(class_messages.EndLesson("end"))  # so that the lesson no longer keeps its tables up to date
    hall.forget(hall.rooms[code], "stopping", final=False)
    other = asyncio.ensure_future(hall.loader.run(1, lambda: time.sleep(ANOTHER_TABLE)))
    loading = asyncio.ensure_future(hall.find(code))
    await asyncio.sleep(0.2)
    assert not loading.done()
    await lesson.teach(message)
    table = (await loading).table
    await other
    stored = await lesson.school.store.read(code)
    assert stored is not None
    return table, stored.names


@pytest.mark.parametrize("is_removed", [False, True], ids=["renamed", "removed"])
def test_a_table_that_is_being_loaded_takes_the_new_name(tmp_path: Path, is_removed: bool) -> None:
    async def run() -> None:
        async with school(tmp_path) as here:
            lesson = await here.seated_class()
            message = (
                class_messages.RemoveChild("gone", child=0)
                if is_removed
                else class_messages.RenameChild("name", child=0, nickname="Zoe")
            )
            table, names = await called_meanwhile(lesson, message)
            assert "Ada" not in table.names
            assert "Ada" not in names.values()
            assert ("Zoe" in table.names) == (not is_removed)

    asyncio.run(run())
