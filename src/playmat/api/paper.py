"""Games on paper, for programs."""

import json
from collections.abc import Mapping
from pathlib import Path

from playmat.api.error import public
from playmat.core.options import Value
from playmat.print import Printed, print_set


@public
def print_pdf(
    game: str,
    file: str | Path | None = None,
    *,
    what: str = "all",
    paper: str = "a4",
    ink: str = "full",
    size: str = "normal",
    backs: bool | None = None,
    copies: int | None = None,
    deal: str = "",
    language: str = "en",
    preset: str = "",
    options: Mapping[str, Value] | None = None,
) -> Printed:
    """A game as a PDF: `cards`, `mat`, `rules`, `score`, several of them with commas between, or `all`.

    `paper` is `a4` or `letter`, `ink` is `full`, `low` or `mono`, `size` is `normal` or `large`. Backs are usual where
    cards lie face down. With a `preset` or `options`, a sheet in front of the score sheets tells what was agreed. With
    `file` it is written there, whole or not at all. The bytes are in `pdf` of what comes back, beside the numbers of
    `pages` and `cards`; the same call gives the same bytes.

    >>> playmat.print_pdf("sevens", what="rules").pdf[:5]
    b'%PDF-'
    """
    printed = print_set(
        game,
        paper=paper,
        what=what,
        ink=ink,
        size=size,
        backs=backs,
        copies=copies,
        deal=deal,
        language=language,
        preset=preset,
        options=json.dumps(dict(options), default=str) if options else "",
    )
    if file is not None:
        printed.save(Path(file))
    return printed
