"""One server for all tests of a file that do not need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--limits", "0") as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
