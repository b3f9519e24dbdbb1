"""The client can be installed: it keeps its shell, never the API, and tells when a newer one is there."""

import json

from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import BUILT, faults_on, play_button
from serving import Server

CACHED = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('playmat-'))
  const paths = []
  for (const name of names)
    for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname)
  return {names, paths}
}"""


def take_hold(page: Page) -> None:
    """The worker is there, and the page is its own."""
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
    )
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    reply = server.get("/manifest.webmanifest")
    manifest = reply.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert server.get(icon["src"]).headers["content-type"] == icon["type"]
    assert 'rel="manifest"' in server.get("/").text
    assert server.get("/sw.js").headers["cache-control"] == "no-cache"


def test_the_shell_is_kept_and_the_api_is_not(invite: Invite) -> None:
    ada = invite(service_workers="allow")
    ada.go()
    expect(play_button(ada.page)).to_be_visible()
    take_hold(ada.page)
    ada.play_now("number-line")
    kept = ada.page.evaluate(CACHED)
    assert len(kept["names"]) == 1
    assert {"/", "/manifest.webmanifest"} <= set(kept["paths"])
    assert [path for path in kept["paths"] if "/assets/TablePage" in path], "what was used is kept, too"
    assert not [path for path in kept["paths"] if path.startswith("/api")]
    ada.context.set_offline(True)
    ada.go()
    expect(ada.page.get_by_text("The server does not answer")).to_be_visible()
    ada.context.set_offline(False)
    ada.page.get_by_role("button", name="Try again").click()
    expect(play_button(ada.page)).to_be_visible()
    ada.faults.clear()  # that nobody answered was written down as a fault


# The page as it was before an update: begun by a script that the worker does not know.
OLDER = "document.querySelector('script[type=module]').src = '/assets/older.js'"


def test_a_new_version_is_told_and_loaded_when_wanted(invite: Invite) -> None:
    ada = invite(service_workers="allow")
    ada.go()
    ada.page.evaluate(OLDER)
    take_hold(ada.page)
    # As if the server had a newer one: the same worker from another address takes its place.
    ada.page.evaluate("navigator.serviceWorker.register('/sw.js?newer').then(() => null)")
    news = ada.page.get_by_test_id("new-version")
    expect(news).to_contain_text("A new version of Playmat is here.")
    assert faults_on(ada.page) == []
    assert ada.page.evaluate("navigator.serviceWorker.controller.scriptURL").endswith("/sw.js"), "it waits"
    with ada.page.expect_navigation():
        news.get_by_role("button", name="Load it").click()
    expect(play_button(ada.page)).to_be_visible()
    assert not ada.page.evaluate("document.querySelector('script[type=module]').src").endswith("older.js")
    expect(news).to_be_hidden()


def test_a_page_that_is_new_already_is_not_told(invite: Invite) -> None:
    ada = invite(service_workers="allow")
    ada.go()
    take_hold(ada.page)
    ada.page.evaluate("navigator.serviceWorker.register('/sw.js?newer').then(() => null)")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller.scriptURL.endsWith('newer')")
    expect(ada.page.get_by_test_id("new-version")).to_be_hidden()


def test_the_worker_lists_only_files_that_were_built() -> None:
    source = BUILT.with_name("sw.js").read_text("utf-8")
    shell = json.loads(source.split("const SHELL = ", 1)[1].split("\nconst ", 1)[0])
    assert "__" not in source.split("\n", 6)[3]
    for path in shell[1:]:
        assert (BUILT.parent / path.removeprefix("/")).is_file(), path
