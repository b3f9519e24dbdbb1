"""Play a move at a server, or see that what was played is still there; run it where the server can be reached.

    python visit.py ADDRESS           open a table, make a move, print a PDF; says on standard output what it left
    python visit.py ADDRESS RECORD    check that the server still has that, and make another move

Standard library only.
"""

import json
import sys
import urllib.request
from typing import Any

Json = dict[str, Any]


def ask(address: str, path: str, token: str = "", body: Json | None = None) -> Json:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=20) as reply:
        answer: Json = json.load(reply)
        return answer


def make_a_move(address: str, code: str, token: str) -> int:
    """Return the number of the table after the first legal move."""
    table = ask(address, f"/api/tables/{code}/since/0", token)
    message = {"type": "move", "id": f"visit-{table['number']}", "text": table["play"]["offer"]["moves"][0]}
    answer = ask(address, f"/api/tables/{code}/messages", token, message)
    assert answer["type"] == "accepted", answer
    number: int = answer["number"]
    return number


def main() -> None:
    address, *kept = sys.argv[1:]
    if kept:
        record = json.loads(kept[0])
        table = ask(address, f"/api/tables/{record['code']}/since/0", record["token"])
        assert table["number"] >= record["number"], (table["number"], record)
    else:
        with urllib.request.urlopen(address + "/", timeout=20) as page:
            assert b"<title>" in page.read()
        # Alone, so that it is always this seat's turn.
        game = next(game["name"] for game in ask(address, "/api/games")["games"] if game["least_seats"] == 1)
        with urllib.request.urlopen(f"{address}/api/print/{game}.pdf", timeout=60) as sheets:
            assert sheets.read(5) == b"%PDF-"
        wish = {"game": game, "seats": ["me"], "nickname": "Ada", "start": True}
        record = ask(address, "/api/tables", body=wish)
    record["number"] = make_a_move(address, record["code"], record["token"])
    print(json.dumps({key: record[key] for key in ("code", "token", "number")}))


if __name__ == "__main__":
    main()
