"""A PostgreSQL for tests, where it is installed; one for all tests of a process, each with a database of its own."""

import atexit
import os
from functools import cache
from itertools import count

import pytest
from tools.nodes.cluster import Cluster, why_not

_NUMBERS = count(1)


def need_postgres() -> None:
    """Left out with a sentence where it is not installed; there where it must be, that is a failure."""
    why = why_not()
    if why is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)


@cache
def cluster() -> Cluster:
    need_postgres()
    started = Cluster()
    started.__enter__()
    atexit.register(started.__exit__, None, None, None)
    return started


def new_database() -> str:
    return cluster().database(f"test{next(_NUMBERS)}")
