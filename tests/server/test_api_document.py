"""The documents about the API tell the truth."""

import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it brings no types along
import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute
from tools import endpoints_page

from playmat.server.http.endpoints import ANYWHERE, Endpoint, Page, endpoints_of
from playmat.server.http.openapi import components, openapi
from playmat.server.http.replies import NOT_SO, STATUS
from playmat.server.http.schema import UNIONS
from playmat.server.http.shelf import shelf
from playmat.server.routes import API, ROUTES
from playmat.table.answers import Frame
from playmat.table.messages import EMOTES, TableMessage
from playmat.words.catalogue import LANGUAGES, catalogue
from serving import Server, bearer, my_moves

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "api.md").read_text("utf-8")


def server_code() -> str:
    folder = ROOT / "src" / "playmat"
    files = [*(folder / "server").rglob("*.py"), *(folder / "table").glob("*.py"), folder / "cli" / "store.py"]
    return "\n".join(file.read_text("utf-8") for file in files)


def test_the_types_of_the_web_client_are_fresh() -> None:
    ran = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "typescript.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_route_is_in_the_openapi_document_and_in_the_guide() -> None:
    document = openapi(API)["paths"]
    for route, told in zip(ROUTES, API, strict=True):
        assert isinstance(route, Route | WebSocketRoute)
        assert route.path == told.path
        assert told.path in GUIDE or told.path == "/api/page.css", told.path
        if isinstance(told, Endpoint):
            assert isinstance(route, Route)
            assert told.method in (route.methods or set())
            assert told.method.lower() in document[told.path]
    assert sum(len(methods) for methods in document.values()) == len(endpoints_of(API))


def test_the_guide_lists_the_endpoints_as_they_are() -> None:
    assert endpoints_page.page(GUIDE) == GUIDE, "run `make api`"


def test_every_endpoint_says_in_a_sentence_what_it_is_for() -> None:
    for told in API:
        assert told.words.endswith("."), told.words
        assert told.words[0].isupper()
    paths = [(type(told), getattr(told, "method", ""), told.path) for told in API]
    assert len(paths) == len(set(paths))
    assert [told.path for told in API if isinstance(told, Page)] == ["/api", "/api/openapi.json", "/api/page.css"]


def test_the_codes_of_an_endpoint_have_their_sentence_and_their_status() -> None:
    for endpoint in endpoints_of(API):
        responses = openapi(API)["paths"][endpoint.path][endpoint.method.lower()]["responses"]
        for code in endpoint.codes:
            assert catalogue("en").has(f"refused-{code}"), code
            assert code in responses[str(STATUS.get(code, NOT_SO))]["description"]


@pytest.mark.parametrize(
    ("method", "path", "asked", "body"),
    [
        ("GET", "/api/games", "/api/games?language=xx", None),
        ("GET", "/api/words/{language}.ftl", "/api/words/xx.ftl", None),
        ("GET", "/api/words/{language}.ftl", "/api/words/en.ftl?game=chess", None),
        ("GET", "/api/rules/{game}", "/api/rules/chess", None),
        ("GET", "/api/print/{game}", "/api/print/sevens?paper=a3", None),
        ("GET", "/api/print/{game}", "/api/print/sevens?copies=99", None),
        ("GET", "/api/print/{game}", "/api/print/sevens?what=mat", None),
        ("GET", "/api/print/{game}", "/api/print/sevens?options=x", None),
        ("GET", "/api/print/{game}.pdf", "/api/print/sevens.pdf?deal=a%20b", None),
        ("GET", "/api/faces/{game}", "/api/faces/chess", None),
        ("GET", "/api/faces/{game}/{name}.svg", "/api/faces/sevens/nobody.svg", None),
        ("GET", "/api/faces/{game}/{name}.svg", "/api/faces/sevens/AC.svg?ink=green", None),
        ("POST", "/api/replays", "/api/replays", "{"),
        ("POST", "/api/replays", "/api/replays", {"playmat": 1}),
        ("GET", "/api/replays/{name}", "/api/replays/none", None),
        ("GET", "/api/replays/{name}/moves", "/api/replays/none/moves", None),
        ("GET", "/api/replays/{name}/review", "/api/replays/none/review", None),
        ("POST", "/api/tables", "/api/tables", {"game": "chess", "seats": ["me"]}),
        ("POST", "/api/tables", "/api/tables", {"game": "sevens", "seats": ["me"]}),
        ("POST", "/api/tables", "/api/tables", {"game": "sevens", "seats": ["me", "me", "open"]}),
        ("POST", "/api/tables", "/api/tables", {"game": "sevens", "seats": ["me", "open", "genius"]}),
        ("POST", "/api/tables", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"], "preset": "x"}),
        ("POST", "/api/tables", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"], "start": True}),
        ("POST", "/api/tables", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"], "colour": "x"}),
        ("POST", "/api/tables", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"], "deal_code": "-"}),
        (
            "POST",
            "/api/tables",
            "/api/tables",
            {"game": "sevens", "seats": ["me", "open", "open"], "options": {"x": 1}},
        ),
        (
            "POST",
            "/api/tables",
            "/api/tables",
            {"game": "sevens", "seats": ["me", "open", "open"], "options": {"games": 0}},
        ),
        ("POST", "/api/tables", "/api/tables", {"moves": 1}),
        ("GET", "/api/tables/{code}", "/api/tables/XXXXXXXX", None),
        ("GET", "/api/tables/{code}/qr.svg", "/api/tables/XXXXXXXX/qr.svg", None),
        ("POST", "/api/tables/{code}/seats", "TABLE/seats", {"nickname": "x" * 99}),
        ("POST", "/api/tables/{code}/seats", "TABLE/seats", {"nickname": "Ada"}),
        ("POST", "/api/tables/{code}/seats", "TABLE/seats", {"nickname": "Ben", "colour": "x"}),
        ("POST", "/api/tables/{code}/watch", "TABLE/watch", None),
        ("POST", "/api/tables/{code}/claim", "TABLE/claim", {"secret": "x"}),
        ("GET", "/api/tables/{code}/waiting", "TABLE/waiting", None),
        ("DELETE", "/api/tables/{code}/waiting", "TABLE/waiting", None),
        ("POST", "/api/tables/{code}/messages", "TABLE/messages", {"type": "ready", "id": "a"}),
        ("GET", "/api/tables/{code}/since/{number}", "TABLE/since/0", None),
        ("GET", "/api/tables/{code}/stream", "TABLE/stream", None),
        ("GET", "/api/tables/{code}/record", "TABLE/record", None),
        ("GET", "/api/tables/{code}/record", "MINE/record", None),
        ("GET", "/api/tables/{code}/par", "MINE/par", None),
    ],
)
def test_what_is_refused_is_refused_with_a_code_of_that_endpoint(
    server: Server, method: str, path: str, asked: str, body: object
) -> None:
    ada = server.create(seats=["me", "open"], spectators=False)
    place = asked.replace("TABLE", ada.path).replace("MINE", ada.path)
    headers = bearer(ada.token) if asked.startswith("MINE") else {}
    given: dict[str, Any] = {"content": body} if isinstance(body, str) else {"json": body}
    reply = server.web.request(method, server.address + place, headers=headers, **given)
    (endpoint,) = [it for it in endpoints_of(API) if (it.method, it.path) == (method, path)]
    code = reply.json()["code"]
    assert code in endpoint.codes
    assert code not in ANYWHERE
    assert reply.status_code == STATUS.get(code, NOT_SO)


def test_the_openapi_document_is_sound(server: Server) -> None:
    document = server.get("/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    schemas = document["components"]["schemas"]
    text = str(document)
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in schemas
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(ids) == len(set(ids))
    for path, methods in document["paths"].items():
        for operation in methods.values():
            in_path = {part["name"] for part in operation["parameters"] if part["in"] == "path"}
            assert in_path == set(re.findall(r"\{(\w+)\}", path))
            assert "default" in operation["responses"]


def test_what_the_server_sends_is_what_the_document_says(server: Server) -> None:
    document = openapi(API)

    def check(name: str, found: object) -> None:
        schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
        jsonschema.validate(found, schema)

    check("Shelf", server.get("/api/games").json())
    check("Health", server.get("/health").json())
    ada = server.create(seats=["me", "simple"], start=True)
    check("TableCard", server.get(ada.path).json())
    check("TableFrame", ada.table())
    check("Refused", ada.say("move", text="nonsense"))
    check("Accepted", ada.say("move", text="card 5"))
    check("Tried", ada.say("try", text=ada.wait_for(my_moves)["play"]["offer"]["moves"][0]))
    check("Frame", ada.table())


def test_every_message_and_answer_is_in_the_guide() -> None:
    for union in ("TableMessage", "Frame"):
        for kind in UNIONS[union].__args__:
            tag = kind.__struct_config__.tag
            assert f"`{tag}`" in GUIDE, tag
    assert "LiveMessage" not in components(API), "unions are named apart"
    assert msgspec.json.decode(b'{"type":"move","id":"a","text":"x"}', type=TableMessage).id == "a"
    assert Frame is not None


def test_every_refusal_of_the_server_has_its_sentence_in_every_language_and_is_in_the_guide() -> None:
    codes = set(re.findall(r'(?:refused|Refusal)\(\s*"([a-z-]+)"', server_code()))
    codes |= {"match-running", "already-paused", "not-paused"} | set(STATUS)
    assert len(codes) > 30
    for language in LANGUAGES:
        for code in codes:
            assert catalogue(language).has(f"refused-{code}"), (language, code)
    of_the_command = {
        "bad-database",
        "newer-database",
        "unsafe-database",
        "no-database",
        "database-in-use",
        "database-emptied",
        "database-behind",
        "database-swapped",
        "mark-unreadable",
        "no-mark",
        "folder-unwritable",
        "database-unusable",
        "file-exists",
        "bad-host",
        "port-taken",
        "no-home",
        "no-network",
        "erase-what",
        "unknown-store",
        "codes-key-missing",
        "codes-key-wrong",
        "codes-key-unset",
        "codes-key-invalid",
        "codes-key-unreadable",
        "codes-key-not-this",
        "no-postgres",
        "store-not-empty",
    }
    known_elsewhere = {"not-a-move", "no-such-seat", "unknown-rules", "unknown-game", "unknown-language"}
    for code in codes - of_the_command - known_elsewhere:
        assert f"`{code}`" in GUIDE, code


def test_everything_the_server_tells_has_its_sentence_in_every_language() -> None:
    keys = set(re.findall(r'message\(\s*"((?:event|status|result|store|asks)-[a-z-]+)"', server_code()))
    keys |= set(re.findall(r'"((?:event|status)-[a-z-]+)"', server_code()))
    keys |= {f"emote-{emote}" for emote in EMOTES} | {"event-set-bot", "event-set-open", "event-left", "event-removed"}
    goodbyes = "stopping", "seat-lost", "spectators-off", "table-gone", "class-gone", "too-slow"
    keys |= {f"goodbye-{code}" for code in goodbyes}
    keys |= {"bot-name", "seat-name"}
    for language in LANGUAGES:
        for key in keys:
            assert catalogue(language).has(key), (language, key)


def test_the_shelf_is_in_the_asked_language() -> None:
    for language in LANGUAGES:
        for game in shelf(language).games:
            assert game.title
            assert game.tagline
            for option in game.options:
                assert option.words != option.name
            for preset in game.presets:
                assert preset.words != preset.name
    assert shelf("es").games[0].title == "Recta numérica"


def test_catalogues_and_pages_can_be_had(server: Server) -> None:
    words = server.get("/api/words/es.ftl?game=number-line").text
    assert "asks-move = Es tu turno." in words
    assert "title = Recta numérica" in words
    assert server.get("/api/words/fr.ftl").status_code == 404
    assert "Playmat API" in server.get("/api").text
    ada = server.create()
    picture = server.get(f"{ada.path}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert server.get("/").status_code == 200
    assert server.get(f"/t/{ada.code}").status_code == 200
    metrics = server.get("/metrics")
    assert "# TYPE playmat_moves_total counter" in metrics.text


def test_the_bot_of_the_guide_plays_a_match(server: Server, folder: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    program = folder / "bot.py"
    program.write_text(example)
    assert len([line for line in example.splitlines() if line.strip()]) <= 24
    ada = server.create(seats=["me", "open"], options={"games": 2})
    found: list[subprocess.CompletedProcess[str]] = []

    def run() -> None:
        command = [sys.executable, str(program), server.address, ada.code]
        found.append(subprocess.run(command, capture_output=True, text=True, timeout=40, check=False))

    thread = threading.Thread(target=run)
    thread.start()
    table = ada.wait_for(lambda table: table["seats"][1]["kind"] == "human")
    assert table["seats"][1]["program"]
    ada.do("start")
    ada.finish()
    thread.join(20)
    assert found[0].returncode == 0, found[0].stderr
    assert "'winners'" in found[0].stdout


def test_the_document_says_which_type_belongs_to_which_name() -> None:
    frame = openapi(API)["components"]["schemas"]["Frame"]
    mapping = frame["discriminator"]["mapping"]
    assert mapping["accepted"] == "#/components/schemas/Accepted"
    assert mapping["table"] == "#/components/schemas/TableFrame"
    assert set(mapping.values()) == {part["$ref"] for part in frame["oneOf"]}
