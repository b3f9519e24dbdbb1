"""One server for all tests of a process that do not need one of their own; in `make thorough` one on each store."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import new_database
from serving import Server
from thorough import THOROUGH

SUPPORT = Path(__file__).parents[1] / "support"


# To start one takes half of a second of processor time. Each test has tables and classes of its own there; one that
# looks into the whole store, counts what a server does or sets it up in another way starts a server for itself.
@pytest.fixture(scope="session", params=["sqlite", "postgresql"] if THOROUGH else None)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = ("--store", new_database()) if getattr(request, "param", "") == "postgresql" else ()
    with Server(tmp_path_factory.mktemp("server"), "--limits", "0", *store) as running:
        yield running


@pytest.fixture(scope="module")
def faulty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a plug-in game that is full of faults."""
    folder = tmp_path_factory.mktemp("faulty")
    info = folder / "faulty_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty-game\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[playmat.games]\nfaulty = faulty_game:KIT\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(SUPPORT)]))
        running = Server(folder, "--limits", "0")
        running.start()
    yield running
    running.__exit__(None, None, None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
