"""Writes docs/python.md anew from the docstrings of the public API, or with --check says whether it is fresh."""

import inspect
import re
import sys
from pathlib import Path
from typing import Final

import playmat

PAGE: Final = Path(__file__).parents[1] / "docs" / "python.md"
HEAD: Final = """\
# Playmat from Python

`import playmat` is all a program needs. What stands on this page is the public API; everything else may change. The
page is made from the docstrings by `make api`, and a test runs its examples.

```python
{example}```
"""
# In the order somebody meets them.
FUNCTIONS: Final = ("list_games", "start", "bot", "read_record", "replay", "solve_deal", "print_pdf")
OBJECTS: Final = (
    "Match",
    "Player",
    "Record",
    "Result",
    "GameOutcome",
    "Offer",
    "Form",
    "Field",
    "GameCard",
    "OptionCard",
)
OTHERS: Final = ("Solution", "Printed", "View", "PlaymatError")


def example() -> str:
    """The program of the README: one place where it is written."""
    return (PAGE.parents[1] / "README.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]


def page() -> str:
    parts = [HEAD.format(example=example()), "## Functions\n"]
    parts += [described(name, getattr(playmat, name)) for name in FUNCTIONS]
    parts.append("## Objects\n")
    parts += [described(name, getattr(playmat, name)) for name in (*OBJECTS, *OTHERS)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts))


def described(name: str, what: object) -> str:
    text = f"### {name}\n\n"
    if inspect.isclass(what):
        text += prose(what.__doc__ or "")
        return text + fields_of(what) + "".join(members(what))
    assert inspect.isfunction(what)
    return text + f"```python\n{name}{signature(what)}\n```\n\n" + prose(what.__doc__ or "")


def fields_of(what: type) -> str:
    """What an object holds, where it is nothing but that."""
    told = {} if "__init__" in vars(what) and not hasattr(what, "__dataclass_fields__") else what.__annotations__
    if not told:
        return ""
    rows = [f"- `{name}`: `{plain(inspect.formatannotation(kind))}`" for name, kind in told.items()]
    return "\n".join(rows) + "\n\n"


def members(what: type) -> list[str]:
    told: list[str] = []
    for name, member in vars(what).items():
        if name.startswith("_") or not (isinstance(member, property) or inspect.isfunction(member)):
            continue
        heading = f"{name}{signature(member)}" if inspect.isfunction(member) else name
        told.append(f"`{heading}`\n\n" + prose(member.__doc__ or ""))
    return told


def signature(what: object) -> str:
    assert callable(what)
    return plain(str(inspect.signature(what)).replace("(self, ", "(").replace("(self)", "()"))


def plain(text: str) -> str:
    """Types as a reader writes them: without the modules they live in."""
    text = re.sub(r"\b(?:playmat|collections|pathlib)(?:\.[a-z_]+)*\.(?=[A-Z])", "", text)
    text = re.sub(r"'([A-Z]\w+)'", r"\1", text)
    return text.replace("None | bool | int | str", "Value").replace("bool | int | str | None", "Value")


def prose(docstring: str) -> str:
    """A docstring as it reads on a page, its examples as code."""
    lines: list[str] = []
    in_example = False
    for line in inspect.cleandoc(docstring).splitlines():
        if line.startswith(">>>") and not in_example:
            lines.append("```python")
            in_example = True
        elif not line and in_example:
            lines.append("```")
            in_example = False
        lines.append(line)
    if in_example:
        lines.append("```")
    return "\n".join(lines) + "\n\n"


def main() -> int:
    written = page().rstrip() + "\n"
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(written, encoding="utf-8")
        return 0
    if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == written:
        return 0
    print("docs/python.md is not fresh: run `make api`")
    return 1


if __name__ == "__main__":
    sys.exit(main())
