"""The seed of a running match leaves the server by no door: frames, record, export, metrics, log, refusals."""

import json

from playmat.server.store.inspection import export
from playmat.server.store.whole_store import opened
from serving import Server


def test_every_door_is_shut_until_the_match_is_over(server: Server) -> None:
    ada = server.create(game="sevens", seats=["me", "open", "simple"], nickname="Zebulon", spectators=True)
    ben = server.join(ada.code, "Quentin")
    watcher = server.post(f"{ada.path}/watch").json()["token"]
    ada.do("start")
    with opened(server.place) as store:
        stored = store.table(ada.code)
    assert stored is not None
    seed = next(entry["seed"] for entry in map(json.loads, stored.entries) if entry["type"] == "dealt")
    said: list[str] = []
    for token in (ada.token, ben.token, watcher):
        said += [server.get(f"{ada.path}/{end}", token).text for end in ("since/0", "record", "record?match=1")]
    said += [server.get(path).text for path in ("/metrics", "/health", ada.path, f"{ada.path}/qr.svg")]
    said.append(server.post(f"{ada.path}/messages", {"type": "move", "id": "1", "text": "?"}, ada.token).text)
    said += [line for line, _ in export(server.place, with_names=True)]
    said.append(server.log.read_text())
    assert not [text for text in said if seed in text]
    public = "".join(said[-2:]) + server.get("/metrics").text
    assert not [name for name in ("Zebulon", "Quentin", ada.token, ada.code) if name in public]
    ada.do("end")
    assert seed in server.get(f"{ada.path}/since/0", ben.token).text
    assert seed in server.get(f"{ada.path}/record", ben.token).text
