"""The print shop of a running server: the same PDFs as the command, faces for previews, and clear refusals."""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

import pytest

from playmat import faces
from playmat.print import print_set
from playmat.print.order import read_job
from playmat.server.http.press import Press
from playmat.server.rooms.counters import Counters
from playmat.words.catalogue import LANGUAGES
from serving import PATIENCE, FrozenServer, Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, a tenth of what is usual."""
    with FrozenServer(tmp_path_factory.mktemp("strict"), "--limits", "0.1") as running:
        yield running


def test_every_game_can_be_printed_and_is_told_in_the_readers_language(server: Server) -> None:
    told = {language: server.get(f"/api/print?language={language}").json() for language in LANGUAGES}
    assert [game["name"] for game in told["en"]["games"]] == list(faces.GAMES)
    assert [game["title"] for game in told["es"]["games"]][:2] == ["Recta numérica", "Sietes"]
    for game in told["en"]["games"]:
        assert set(game["pictured"]) <= {faces.name(game["name"], row) for row in faces.rows(game["name"])}
        assert game["cards"] == len(faces.rows(game["name"]))
    by_name = {game["name"]: game for game in told["en"]["games"]}
    assert by_name["big-bang"]["copies"] == 2
    assert [name for name, game in by_name.items() if game["backs"]] == ["number-line"]
    assert by_name["sevens"]["things"] == ["cards", "rules", "score"]
    assert by_name["sevens"]["playable"]


def test_a_pdf_of_the_server_is_the_pdf_of_the_command(server: Server) -> None:
    plain = server.get("/api/print/number-line.pdf")
    assert plain.status_code == 200
    assert plain.content.startswith(b"%PDF-")
    assert plain.content == print_set("number-line").pdf == print_set("number-line", backs=True).pdf
    bare = server.get("/api/print/number-line.pdf?backs=no")
    assert bare.content == print_set("number-line", backs=False).pdf
    query = "paper=letter&what=score,rules&ink=low&size=large&backs=yes&copies=2&deal=ROCKET7&language=es"
    asked = server.get(f"/api/print/sevens.pdf?{query}")
    wanted = print_set(
        "sevens",
        paper="letter",
        what="score,rules",
        ink="low",
        size="large",
        backs=True,
        copies=2,
        deal="ROCKET7",
        language="es",
    )
    assert asked.content == wanted.pdf
    plan = server.get(f"/api/print/sevens?{query}").json()
    assert (plan["pages"], plan["cards"]) == (wanted.pages, wanted.cards)
    spanish = server.get("/api/print/number-line.pdf?what=rules", **{"Accept-Language": "es"})
    assert spanish.content == print_set("number-line", what="rules", language="es").pdf


def test_a_pdf_opens_in_the_browser_under_a_good_name_and_may_be_kept(server: Server) -> None:
    headers = server.get("/api/print/sevens.pdf?what=score&deal=ROCKET7&ink=mono&paper=letter").headers
    assert headers["content-type"] == "application/pdf"
    assert headers["content-disposition"] == 'inline; filename="playmat-sevens-ROCKET7-mono-letter.pdf"'
    assert headers["cache-control"] == "public, max-age=3600"
    assert "accept-language" in headers["vary"].lower()


def test_printing_needs_no_looser_policy(server: Server) -> None:
    usual = server.get("/").headers["content-security-policy"]
    assert usual.startswith("default-src 'none';")
    assert "object-src" not in usual
    assert "unsafe" not in usual
    for path in ("/print", "/print/sevens", "/api/print/sevens.pdf?what=score", "/api/faces/sevens/7S.svg"):
        headers = server.get(path).headers
        assert headers["content-security-policy"] == usual, path
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("end", ["", ".pdf"])
def test_what_cannot_be_printed_is_refused_in_both_languages(server: Server, end: str) -> None:
    def refused(path: str, language: str) -> tuple[int, str, str]:
        reply = server.get(f"/api/print/{path}{'&' if '?' in path else '?'}language={language}")
        answer = reply.json()
        assert answer["type"] == "refused"
        return reply.status_code, answer["code"], answer["sentence"]

    assert refused(f"sevns{end}", "en")[:2] == (404, "unknown-game")
    assert "Did you mean sevens?" in refused(f"sevns{end}", "en")[2]
    assert "¿Querías decir sevens?" in refused(f"sevns{end}", "es")[2]
    for wrong, code, told in (
        ("ink=blue", "option-not-a-choice", "full, low, mono"),
        ("paper=a5", "option-not-a-choice", "a4, letter"),
        ("size=huge", "option-not-a-choice", "normal, large"),
        ("backs=maybe", "option-not-a-choice", "yes, no"),
        ("what=hats", "option-not-a-choice", "cards, rules, score, all"),
        ("what=mat", "nothing-to-print", "cards, rules, score"),
        ("copies=11", "option-out-of-range", "10"),
        ("copies=0", "option-out-of-range", "10"),
        ("copies=many", "option-out-of-range", "many"),
        ("deal=no%20way", "bad-deal-code", "no way"),
        ("deal=" + "x" * 33, "bad-deal-code", "32"),
    ):
        english, spanish = (refused(f"sevens{end}?{wrong}", language) for language in LANGUAGES)
        assert english[:2] == spanish[:2] == (409, code), wrong
        assert told in english[2], wrong
        assert told in spanish[2], wrong
        assert english[2] != spanish[2], wrong
    assert server.get(f"/api/print/sevens{end}?language=fr").json()["code"] == "unknown-language"


def test_a_plan_tells_the_first_sheet_card_by_card(server: Server) -> None:
    plan = server.get("/api/print/sevens?backs=yes").json()
    assert [part["thing"] for part in plan["parts"]] == ["test", "cards", "rules", "score"]
    assert plan["sheets"] * 2 == plan["pages"] == sum(part["pages"] for part in plan["parts"])
    assert (plan["width"], plan["height"], plan["cards"]) == (210, 297, 40)
    assert [card["name"] for card in plan["first_sheet"]][:3] == ["AC", "2C", "3C"]
    for card in plan["first_sheet"]:
        assert 0 < card["x"] < card["x"] + card["width"] < 210
        assert 0 < card["y"] < card["y"] + card["height"] < 297
    assert {card["turn"] for card in server.get("/api/print/big-bang").json()["first_sheet"]} == {0, 180}
    assert server.get("/api/print/sevens?what=rules").json()["first_sheet"] == []


@pytest.mark.parametrize("game", list(faces.GAMES))
def test_every_face_that_is_listed_can_be_had(server: Server, game: str) -> None:
    index = server.get(f"/api/faces/{game}").json()
    assert sum(face["count"] for face in index["faces"]) == len(faces.rows(game))
    assert (index["width"], index["height"]) == faces.size_of(game)
    for face in index["faces"]:
        assert face["row"] in faces.rows(game)
    for face in (index["faces"][0], index["faces"][-1]):
        path = f"/api/faces/{game}/{quote(face['name'])}.svg"
        picture = server.get(f"{path}?ink=mono&size=large")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.headers["cache-control"] == "public, max-age=3600"
        assert picture.text == faces.face(game, face["row"], "mono", "large")
        assert server.get(f"{path}?side=back").text == faces.back(game, row=face["row"])


def test_a_face_that_is_not_there_is_refused(server: Server) -> None:
    reply = server.get("/api/faces/sevens/11C.svg?language=es")
    assert (reply.status_code, reply.json()["code"]) == (404, "unknown-face")
    assert "No hay ninguna carta «11C»" in reply.json()["sentence"]
    assert server.get("/api/faces/snap").json()["code"] == "unknown-game"
    assert server.get("/api/faces/sevens/7C.svg?ink=pink").json()["code"] == "option-not-a-choice"
    assert server.get("/api/faces/sevens/7C.svg?side=edge").json()["code"] == "option-not-a-choice"


def test_a_table_takes_the_code_from_paper_and_refuses_what_is_none(server: Server) -> None:
    wish = {"game": "sevens", "seats": ["me", "simple", "simple"], "start": True}
    assert server.create(**wish, deal_code="ROCKET7").table()["open_deal"]
    for code in ("", "no way", "ñandú", "x" * 33):
        reply = server.post("/api/tables?language=es", {**wish, "deal_code": code})
        assert (reply.status_code, reply.json()["code"]) == (409, "bad-deal-code"), code
        assert "no es un código de reparto" in reply.json()["sentence"]


def test_play_goes_on_while_a_class_set_is_printed(server: Server) -> None:
    done: list[bytes] = []
    printed = f"{server.address}/api/print/sevens.pdf?copies=4"
    # The printer gives way to the tables: beside much other work it may take long.
    printing = threading.Thread(target=lambda: done.append(server.web.get(printed, timeout=4 * PATIENCE).content))
    printing.start()
    waits: list[float] = []
    while printing.is_alive():
        began = time.monotonic()
        assert server.get("/health").status_code == 200
        waits.append(time.monotonic() - began)
    printing.join()
    assert done[0].startswith(b"%PDF")
    assert len(waits) > 5, "the server answered nobody else while it printed"


def test_an_address_that_prints_too_much_must_wait(strict: Server) -> None:
    replies = [strict.get("/api/print/sevens.pdf?what=score") for _ in range(4)]
    assert [reply.status_code for reply in replies] == [200] * 3 + [429]
    assert replies[-1].status_code == 429
    assert replies[-1].json()["code"] == "too-fast"
    assert int(replies[-1].headers["retry-after"]) >= 1


def test_the_press_keeps_the_last_sets() -> None:
    press = Press(Counters())
    jobs = [read_job("sevens", what="score", copies=copies) for copies in range(1, 9)]
    made = [press.made(job) for job in jobs]
    newest, oldest = press.made(jobs[-1]), press.made(jobs[0])
    assert newest is made[-1]
    assert oldest == made[0]
    assert oldest is not made[0], "only a few are kept"
    press.close()


def test_what_nobody_waits_for_any_more_is_not_printed(server: Server) -> None:
    def asks(deal: str) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", server.port), 10)
        line.sendall(f"GET /api/print/sevens.pdf?deal={deal} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return line

    before = server.metric("playmat_prints_total")
    abandoned = [asks(f"LEFT{number}") for number in range(20)]
    for line in abandoned:
        line.close()
    assert server.get("/api/print/sevens.pdf?deal=WANTED").status_code == 200
    # One may have been begun before it was left.
    assert server.metric("playmat_prints_total") - before <= 3


def test_a_server_that_never_prints_loads_no_pdf_library() -> None:
    code = "import sys, playmat.server.run; sys.exit('fpdf' in sys.modules or 'fontTools' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=30).returncode == 0


def test_many_previews_and_codes_at_once_are_made_one_at_a_time(tmp_path: Path) -> None:
    """On threads side by side they would take turns with the event loop, and every table would wait for all of them."""
    with Server(tmp_path) as server, ThreadPoolExecutor(12) as crowd:
        tables = [f"/api/tables/{server.create().code}/qr.svg" for _ in range(12)]
        server.get("/api/print/sevens")
        before = len(list(Path(f"/proc/{server.pid}/task").iterdir()))
        paths = [f"/api/print/bang-zoom?copies=10&backs=yes&deal=ABC{number}" for number in range(5)]
        replies = crowd.map(lambda path: server.web.get(server.address + path).status_code, [*paths, *tables])
        assert set(replies) == {200}
        assert len(list(Path(f"/proc/{server.pid}/task").iterdir())) <= before + 1


def test_a_server_prints_by_the_rules_of_the_table(server: Server) -> None:
    """BZ-1"""
    assert server.get("/api/print/bang-zoom?what=cards&copies=1&rules=1").json()["cards"] == 110
    reply = server.get("/api/print/bang-zoom?what=cards&rules=nine")
    assert reply.json()["code"] == "unknown-rules"
