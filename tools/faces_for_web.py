"""Write the card faces as the web client draws them: `tools/faces_for_web.py`, or `--check` for freshness.

The faces are those of playmat.faces in full colour and large print, which is what a small screen needs. A game's faces
lie in its folder, so that they are loaded with its table; the signs of the seats are needed everywhere.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from playmat import faces
from playmat.faces.ink import COLOURS
from playmat.faces.signs import SIGNS, sign

SOURCES: Final = Path(__file__).resolve().parent.parent / "web" / "src"
HEADER: Final = "// Made by tools/faces_for_web.py from src/playmat/faces. Do not edit.\n"
SIGN_BOX: Final = 24
Mark = tuple[str, str, str]  # path, colour, and what a stroke has besides


def main() -> None:
    files = wanted()
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in files.items() if not path.is_file() or path.read_text("utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(SOURCES.parents[1])} is out of date: run tools/faces_for_web.py")
        sys.exit(1 if stale else 0)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")


def wanted() -> dict[Path, str]:
    """What each generated file must hold; a game has one as soon as it has a folder in web/src/games."""
    games = [game for game in faces.GAMES if (SOURCES / "games" / game).is_dir()]
    files = {SOURCES / "games" / game / "faces.generated.ts": sheet(game) for game in games}
    for game in games:
        on_cover = faces.faces_of(game).on_cover
        if on_cover:
            files[SOURCES / "games" / game / "cover.generated.ts"] = sheet(game, list(on_cover))
    files[SOURCES / "lib" / "signs.generated.ts"] = signs()
    return files


def drawings(game: str) -> dict[str, str]:
    """Every different face by the card's name, in all ways it can lie, and every different back."""
    rows = faces.rows(game)
    its = faces.faces_of(game)
    named = its.for_client() if its.for_client else {faces.name(game, row): row for row in rows} | its.on_screen()
    found = {name: faces.face(game, row, "full", "large") for name, row in named.items()}
    backs: dict[str, str] = {}
    for row in rows:
        drawn = faces.back(game, "full", "large", row)
        if drawn not in backs.values():
            backs[f"{row['colour']} back" if backs else "back"] = drawn
    return found | backs


def marks(svg: str) -> list[Mark]:
    return [mark(path.attrib) for path in ElementTree.fromstring(svg)]


def mark(path: dict[str, str]) -> Mark:
    if path["fill"] != "none":
        return path["d"], path["fill"], ""
    dash = f", '{path['stroke-dasharray']}'" if "stroke-dasharray" in path else ""
    return path["d"], path["stroke"], f", {path['stroke-width']}{dash}"


def sheet(game: str, only: Iterable[str] | None = None) -> str:
    """Each outline once: the six of hearts is a figure that other sixes have, and a heart that other hearts have."""
    all_of_them = drawings(game)
    drawn = {name: marks(all_of_them[name]) for name in only or all_of_them}
    names = {path: f"p{index}" for index, path in enumerate(first_of_each(drawn.values()))}
    faces_of = faces.faces_of(game)
    some = faces_of.face(faces.rows(game)[0], "full", "large")
    lines = [HEADER + "import type { Faces } from '../../lib/faces'\n"]
    lines += [f"const {name} = '{path}'" for path, name in names.items()]
    lines += [
        "",
        "export const faces: Faces = {",
        f"  width: {some.width:g},",
        f"  height: {some.height:g},",
        "  cards: {",
    ]
    for name, its in drawn.items():
        written = ", ".join(f"[{names[path]}, '{colour}'{more}]" for path, colour, more in its)
        lines.append(f"    '{name}': [{written}],")
    return "\n".join([*lines, "  },", "}", ""])


def first_of_each(drawn: Iterable[list[Mark]]) -> list[str]:
    return list(dict.fromkeys(path for its in drawn for path, _, _ in its))


def signs() -> str:
    """The sign of each seat's colour, in a box of its own."""
    lines = [HEADER, f"export const SIGN_BOX = '0 0 {SIGN_BOX} {SIGN_BOX}'", ""]
    lines += [
        "/** what is drawn on the colour, and with what */",
        "export const SIGNS: Record<string, { path: string; on: string }> = {",
    ]
    for colour in SIGNS:
        path = sign(colour, SIGN_BOX / 2, SIGN_BOX / 2, SIGN_BOX * 0.84).written()
        lines.append(f"  {colour}: {{ path: '{path}', on: '{COLOURS[colour].on_it}' }},")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    main()
