"""One server for all tests of a file that do not need one of their own; in `make thorough` one on each store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import new_database
from serving import Server
from thorough import THOROUGH


@pytest.fixture(scope="module", params=["sqlite", "postgresql"] if THOROUGH else None)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = ("--store", new_database()) if getattr(request, "param", "") == "postgresql" else ()
    with Server(tmp_path_factory.mktemp("server"), "--limits", "0", *store) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
