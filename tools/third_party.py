"""Write THIRD-PARTY.md: what Playmat ships that other people made, with every license text.

    python tools/third_party.py                  write THIRD-PARTY.md from the web client that was built last
    python tools/third_party.py --check          write nothing; exit 1 if THIRD-PARTY.md is out of date
    python tools/third_party.py --client FOLDER  turn FOLDER/packages.json, which the build of the client leaves there,
                                                 into the credits and notices that the client ships

What the client contains comes from its build (web/tooling/packages.ts); everything else is listed here.
Standard library only: tools/web.py runs this when a package is built.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "THIRD-PARTY.md"
STATIC: Final = ROOT / "src" / "playmat" / "server" / "static"
# For packages that name their license and don't ship its text.
STANDARD_TEXTS: Final = ROOT / "tools" / "licenses"
PACKAGES: Final = "packages.json"
CREDITS: Final = "third-party.json"
NOTICES: Final = "assets/THIRD-PARTY-{}.txt"  # next to the scripts, fonts and drawings of the client
RULE: Final = "=" * 80
# A license that isn't named here fails the build: someone must read first what it asks for.
LICENSE_NAMES: Final = {
    "Apache-2.0": "Apache License 2.0",
    "LicenseRef-SCOWL": "SCOWL license",
    "MIT": "MIT License",
    "OFL-1.1": "SIL Open Font License 1.1",
    "Unicode-3.0": "Unicode License 3.0",
}
HEADINGS: Final = {"font": "Fonts", "drawing": "Drawings", "words": "Word lists", "data": "Data", "code": "Code"}


@dataclass(frozen=True)
class Work:
    """Something that other people made, as it is shown on the Credits page."""

    name: str
    kind: str
    version: str
    holder: str
    license: str  # an SPDX identifier
    license_name: str
    link: str
    where: str
    text: int


@dataclass(frozen=True)
class OwnFile:
    """A work that is in our sources, with its license next to it."""

    name: str
    kind: str
    license: str
    link: str
    where: str
    text: str


OWN_FILES: Final = (
    OwnFile(
        "Lexend",
        "font",
        "OFL-1.1",
        "https://github.com/googlefonts/lexend",
        "playmat/print/fonts/, and the letters and digits drawn on the cards (playmat/faces/glyphs.py, the web client)",
        "src/playmat/print/fonts/OFL.txt",
    ),
    OwnFile(
        "Noto Emoji",
        "drawing",
        "OFL-1.1",
        "https://github.com/googlefonts/noto-emoji",
        "playmat/classroom/animals.json, and the same file in the web client: the outlines of 66 glyphs of the font",
        "src/playmat/classroom/OFL.txt",
    ),
    OwnFile(
        "SCOWL (Spell Checker Oriented Word Lists)",
        "words",
        "LicenseRef-SCOWL",
        "http://wordlist.sourceforge.net/",
        "playmat/games/bang_zoom/rules/shipped.py, made from the sizes up to 70",
        "src/playmat/games/bang_zoom/words/SCOWL.txt",
    ),
    OwnFile(
        "Unicode confusables",
        "data",
        "Unicode-3.0",
        "https://www.unicode.org/reports/tr39/",
        "playmat/table/lookalikes.txt and playmat/table/alphabets.py",
        "src/playmat/table/UNICODE.txt",
    ),
)


def collect(packages: list[dict[str, Any]]) -> dict[str, Any]:
    """Return all works and the license texts they refer to by number; 0 is Playmat's own."""
    texts = [read(ROOT / "LICENSE")]
    works = [*map(work_of_file, OWN_FILES), *map(work_of_package, packages)]
    works.sort(key=lambda pair: (list(HEADINGS).index(pair[0]["kind"]), pair[0]["name"].lower()))
    for work, text in works:
        if text not in texts:
            texts.append(text)
        work |= {"license_name": LICENSE_NAMES[work["license"]], "text": texts.index(text)}
    return {"works": [asdict(Work(**work)) for work, _ in works], "texts": texts}


def work_of_file(own: OwnFile) -> tuple[dict[str, Any], str]:
    text = read(ROOT / own.text)
    return {**asdict(own), "version": "", "holder": holder(text)}, text


def work_of_package(package: dict[str, Any]) -> tuple[dict[str, Any], str]:
    name, is_font = package["name"], package["isFont"]
    text = own_license(package["text"]) or read(STANDARD_TEXTS / f"{package['license']}.txt")
    work = {
        "name": name.removeprefix("@fontsource/").title() if is_font else name,
        "kind": "font" if is_font else "code",
        "version": "" if is_font else package["version"],  # Fontsource numbers its packages, not the fonts
        "holder": holder(text) or re.sub(r"\s*[<(].*", "", package["author"]),
        "license": package["license"],
        "link": package["link"] or f"https://www.npmjs.com/package/{name}",
        "where": f"the web client, from the npm package {name} {package['version']}",
    }
    return work, text


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip("\n")


def own_license(text: str) -> str:
    """Return a package's license without those of what it bundles for itself: our client doesn't contain that."""
    return re.split(r"\n# Licenses of bundled dependencies\n", text.replace("\r\n", "\n"))[0].strip("\n")


def holder(text: str) -> str:
    """Return the first copyright line of a license, or nothing if it has none."""
    found = re.search(r"^\s*(Copyright (?!\[yyyy\]).+)$", text, re.MULTILINE)
    if found is None:
        return ""
    line = re.split(r"(?<=\)) \S+\.ttf: ", found[1].strip())[0]  # Fontsource repeats it for each file
    return re.sub(r" <\S+@\S+>", "", re.sub(r"\[(.+?)\]\(.+?\)", r"\1", line))


def page(credits: dict[str, Any]) -> str:
    """Return THIRD-PARTY.md."""
    lines = [
        "# Third-party notices",
        "",
        "For anyone who shares Playmat, or wants to know who made its parts. Playmat itself is under the"
        " [MIT License](LICENSE). The works below are in the packages and in the web client, under licenses of their"
        " own. `make third-party` writes this page.",
        "",
    ]
    for kind, heading in HEADINGS.items():
        lines += [f"## {heading}", "", "| work | license | copyright | where |", "|---|---|---|---|"]
        for work in credits["works"]:
            if work["kind"] == kind:
                name = " ".join(filter(None, [f"[{work['name']}]({work['link']})", work["version"]]))
                license_link = f"[{work['license']}](#license-{work['text']})"
                lines.append(f"| {name} | {license_link} | {work['holder']} | {work['where']} |")
        lines.append("")
    lines += ["## License texts", ""]
    for number, text in enumerate(credits["texts"]):
        if number > 0:
            names = ", ".join(work["name"] for work in credits["works"] if work["text"] == number)
            lines += [f'<a id="license-{number}"></a>', "", f"### {names}", "", "```text", text, "```", ""]
    return "\n".join(lines)


def notices(credits: dict[str, Any]) -> str:
    """Return the same as plain text, to be kept next to the files of the client."""
    parts = ["Playmat is under the MIT License. It contains the works below, under licenses of their own."]
    parts += [RULE, "Playmat", credits["texts"][0]]
    for work in credits["works"]:
        head = " ".join(filter(None, [work["name"], work["version"]]))
        parts += [RULE, "\n".join([head, work["holder"], work["license"], work["link"], f"Where: {work['where']}"])]
        parts.append(credits["texts"][work["text"]])
    return "\n\n".join(parts) + "\n"


def write_for_client(folder: Path) -> None:
    packages = folder / PACKAGES
    credits = collect(json.loads(packages.read_text(encoding="utf-8")))
    text = notices(credits)
    # Browsers keep what is in assets/ for good, so the name changes with the content.
    credits["notices"] = NOTICES.format(sha256(text.encode()).hexdigest()[:8])
    (folder / credits["notices"]).write_text(text, encoding="utf-8")
    (folder / CREDITS).write_text(json.dumps(credits, ensure_ascii=False), encoding="utf-8")
    packages.unlink()


def main() -> int:
    if sys.argv[1:2] == ["--client"]:
        write_for_client(Path(sys.argv[2]))
        return 0
    wanted = page(json.loads((STATIC / CREDITS).read_text(encoding="utf-8")))
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(wanted, encoding="utf-8")
        return 0
    if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    print("THIRD-PARTY.md is out of date: run `make third-party`")
    return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except OSError as problem:
        sys.exit(f"third_party: {problem}.")
