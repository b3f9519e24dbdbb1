"""Writes the endpoints of docs/api.md anew from the table of routes, or with --check says whether they are fresh."""

import sys
from pathlib import Path
from typing import Final

from playmat.server.http.endpoints import ANYWHERE, Endpoint, Kind, LiveEndpoint, Page, said
from playmat.server.routes import API

PAGE: Final = Path(__file__).parents[1] / "docs" / "api.md"
BEGIN: Final = "<!-- Made by `make api` from src/playmat/server/routes.py: -->"
END: Final = "<!-- until here. -->"
HEAD: Final = "| method and path | what | body | reply | who | its own refusals |\n|---|---|---|---|---|---|"
STYLE: Final = "/api/page.css"  # nobody asks for it by hand


def page(text: str) -> str:
    """The page with the list as it should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = "\n".join(row(it) for it in API if it.path != STYLE)
    anywhere = ", ".join(f"`{code}`" for code in ANYWHERE)
    common = f"Any request may be refused with {anywhere}."
    return f"{before}{BEGIN}\n\n{HEAD}\n{rows}\n\n{common}\n\n{END}{after}"


def row(it: Endpoint | LiveEndpoint | Page) -> str:
    match it:
        case Endpoint():
            query = ("?" + "&".join(f"{name}=" for name in it.query)) if it.query else ""
            cells = [f"`{it.method} {it.path}{query}`", it.words, code(it.body), replies(it), it.who.value]
            cells.append(", ".join(f"`{code}`" for code in it.refuses))
        case LiveEndpoint():
            cells = [f"`GET {it.path}`", it.words, code(it.body), code(it.reply), it.who.value, ""]
        case Page():
            cells = [f"`GET {it.path}`", it.words, "", "", "anyone", ""]
    return "| " + " | ".join(cells) + " |"


def replies(endpoint: Endpoint) -> str:
    """With the status where it is not the usual one."""
    first = code(endpoint.reply) if endpoint.status == 200 else f"{endpoint.status} {code(endpoint.reply)}"
    return "; ".join([first, *(f"{status} {code(kind)}: {words}" for status, kind, words in endpoint.also)])


def code(kind: Kind | None) -> str:
    return "" if kind is None else f"`{said(kind)}`"


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv[1:]:
        sys.exit(0 if page(text) == text else "docs/api.md is out of date: run `make api`")
    PAGE.write_text(page(text), encoding="utf-8")


if __name__ == "__main__":
    main()
