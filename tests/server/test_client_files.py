"""The files of the web client as they are sent."""

import re

import httpx
import pytest

from playmat.server.http.client_files import FOLDER
from serving import Server


@pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the web client is not built")
def test_a_script_is_the_same_packed_or_not_and_may_be_kept_for_ever(server: Server) -> None:
    found = re.search(r'/assets/[^"]*\.js', server.get("/").text)
    assert found is not None
    packed = httpx.get(server.address + found[0], headers={"accept-encoding": "gzip"})
    plain = httpx.get(server.address + found[0], headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == (FOLDER / found[0].removeprefix("/")).read_bytes()
    for answer in (packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the web client is not built")
@pytest.mark.parametrize(
    ("accepted", "language"), [("en-GB", "en"), ("es-MX,es;q=0.9,en;q=0.8", "es"), ("fi", "en"), ("", "en")]
)
@pytest.mark.parametrize("address", ["/", "/t/ABCDEFGH"])
def test_the_page_asks_early_for_the_words_of_one_language_only(
    server: Server, address: str, accepted: str, language: str
) -> None:
    page = httpx.get(server.address + address, headers={"accept-language": accepted})
    assert re.findall(r'<link rel="modulepreload" hreflang="(\w+)" href="/assets/(\w+)-', page.text) == [
        (language, language)
    ]
    assert "Accept-Language" in page.headers["vary"]
    assert page.text.count("modulepreload") == 1


@pytest.mark.skipif(not (FOLDER / "third-party.json").is_file(), reason="the web client is not built")
def test_the_site_serves_the_credits_and_every_license(server: Server) -> None:
    credits = server.get("/third-party.json").json()
    notices = server.get(f"/{credits['notices']}")
    assert notices.headers["content-type"].startswith("text/plain")
    for work in credits["works"]:
        assert work["holder"] in notices.text
        assert credits["texts"][work["text"]] in notices.text
    assert {work["license"] for work in credits["works"] if work["kind"] in ("font", "drawing")} == {"OFL-1.1"}
    (noto,) = [work for work in credits["works"] if work["kind"] == "drawing"]
    assert noto["name"] == "Noto Emoji"
    assert "Copyright 2013 Google LLC" in credits["texts"][noto["text"]]
