"""Addresses of the server: those that are there, those that are not, and what each takes."""

import re
from pathlib import Path

import pytest

from playmat.server.http.client_files import VIEWS
from serving import Server

ROUTES = Path(__file__).parents[2] / "web" / "src" / "lib" / "routes.ts"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_the_server_knows_the_views_that_the_client_has() -> None:
    assert re.findall(r"^  \['([^']*)', \(", ROUTES.read_text("utf-8"), re.MULTILINE) == list(VIEWS)


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_of_the_client_is_a_page_for_people_and_programs(server: Server, view: str) -> None:
    for path in (f"/{view.replace('*', 'EAGLE7')}", f"/{view.replace('*', 'caf%C3%A9')}/"):
        for headers in ({}, BROWSER):
            page = server.get(path, **headers)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    ["/healthz", "/nothing", "/t", "/t/A/B", "/new", "/records/3", "/index.php", "/t/a.b", "/.env", "/assets/x.js"],
)
def test_an_unknown_address_is_404_for_everyone(server: Server, path: str) -> None:
    told = server.get(path)
    assert told.status_code == 404
    assert told.json()["code"] == "not-found"
    page = server.get(path, **BROWSER)
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert page.text == server.get("/", **BROWSER).text, "the client says in its own words that there is nothing"


@pytest.mark.parametrize("headers", [{}, BROWSER], ids=["program", "browser"])
def test_an_unknown_address_of_the_api_is_json_for_everyone(server: Server, headers: dict[str, str]) -> None:
    for reply in (server.get("/api/nothing", **headers), server.post("/api/nothing", {}, **headers)):
        assert reply.status_code == 404
        assert reply.json()["code"] == "not-found"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/api/games", "GET, HEAD"),
        ("PUT", "/api/tables", "POST"),
        ("GET", "/api/tables", "POST"),
        ("GET", "/api/tables/ABCDEFGH/messages", "POST"),
        ("PATCH", "/api/tables/ABCDEFGH/waiting", "DELETE, GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("DELETE", "/t/ABCDEFGH", "GET, HEAD"),
        ("POST", "/health", "GET, HEAD"),
    ],
)
def test_a_method_that_an_address_does_not_take_is_405_and_says_which_it_takes(
    server: Server, method: str, path: str, allowed: str
) -> None:
    reply = server.web.request(method, server.address + path)
    assert reply.status_code == 405
    assert reply.headers["allow"] == allowed
    assert reply.json()["code"] == "wrong-method"
    assert reply.json()["facts"] == {"method": method, "methods": allowed.split(", ")}
    assert f"does not take {method}" in reply.json()["sentence"]


def test_a_method_at_no_address_at_all_is_404(server: Server) -> None:
    reply = server.web.request("DELETE", server.address + "/healthz")
    assert (reply.status_code, reply.json()["code"]) == (404, "not-found")
    assert "allow" not in reply.headers
