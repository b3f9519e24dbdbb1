"""One server for all tests of a process, one browser as long as these run; a new guest, nothing stored, for each."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import browsing
from browser.always import is_always_played
from browsing import Guest
from serving import Server
from thorough import SHORT, THOROUGH

Invite = Callable[..., Guest]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make quick` leaves all of these out, `make test` most."""
    own = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in own:
        item.add_marker(pytest.mark.slow)
    if SHORT and not THOROUGH:
        later = [item for item in own if not is_always_played(item.nodeid)]
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in set(later)]


@pytest.fixture(scope="session", autouse=True)
def _can_browse() -> None:
    reason = browsing.obstacle()
    if reason and os.environ.get("CI") == "true":
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)


@pytest.fixture(scope="session")
def server(_can_browse: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    # As people run it: compiled, where it was compiled. Plain Python has the tests of the server for itself.
    with Server(folder, "--limits", "0", "--allow-host", browsing.PLAIN_HOST, native="auto") as running:
        yield running


# Not for the whole session: while playwright's loop runs, no test of another folder could run one.
@pytest.fixture(scope="package")
def browser(_can_browse: None) -> Iterator[Browser]:
    with browsing.browser() as opened:
        yield opened


# What a browser says of a server that is gone, of a network that a test has taken away, or of a refused request.
NO_FAULTS = ("ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "WebSocket", "status of 409")


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Bring somebody; whoever came must have seen no fault and asked nobody but the server."""
    guests: list[Guest] = []

    def new_guest(**wish: Any) -> Guest:
        guests.append(Guest(browser, server.address, **wish))
        return guests[-1]

    yield new_guest
    for guest in guests:
        guest.close()
    for guest in guests:
        strangers = [url for url in guest.requests if not url.startswith((server.address, "data:", "blob:"))]
        assert not strangers
        assert not [fault for fault in guest.faults if not any(known in fault for known in NO_FAULTS)]
