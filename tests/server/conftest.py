"""One server for all tests of a process that do not need one of their own; in `make thorough` one on each store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import new_database
from serving import Server
from thorough import THOROUGH


# To start one takes half of a second of processor time. Each test has tables and classes of its own there; one that
# looks into the whole store, counts what a server does or sets it up in another way starts a server for itself.
@pytest.fixture(scope="session", params=["sqlite", "postgresql"] if THOROUGH else None)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = ("--store", new_database()) if getattr(request, "param", "") == "postgresql" else ()
    with Server(tmp_path_factory.mktemp("server"), "--limits", "0", *store) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
