"""How commands speak: sentences for people, one JSON object for programs, and refusals that say what to do."""

import json
import sys
from dataclasses import dataclass
from math import isfinite
from typing import Annotated, NoReturn

from cyclopts import Parameter
from rich.console import Console

from playmat import system
from playmat.core.refusal import Refusal
from playmat.words.catalogue import LANGUAGES, Catalogue, catalogue, explain_anywhere

GOOD = 0
BAD_RECORDS = 1
USAGE = 2
INTERRUPTED = 130


@Parameter(name="*")
@dataclass(frozen=True)
class Output:
    """How the answer is written."""

    json: Annotated[bool, Parameter(negative="")] = False
    "Answer with JSON, for programs."

    language: str = ""
    "Language of the sentences: en or es (default: that of this computer, else en)."

    def __post_init__(self) -> None:
        """Refuse an unknown language before anything is done."""
        if self.language:
            self.words()

    def words(self, game: str | None = None) -> Catalogue:
        return catalogue(self.language or usual_language(), game)


AS_TEXT = Output()


def asked_output(tokens: list[str]) -> Output:
    """The form and language asked for, where the command itself never came to run."""
    language = ""
    for token, value in zip(tokens, [*tokens[1:], ""], strict=True):
        if token == "--language":
            language = value
        elif token.startswith("--language="):
            language = token.partition("=")[2]
    return Output(json="--json" in tokens, language=language if language in LANGUAGES else "")


def usual_language() -> str:
    """What the environment asks for, if there is a catalogue for it."""
    asked = system.language()
    return asked[:2] if asked[:2] in LANGUAGES else LANGUAGES[0]


def console() -> Console:
    # Not wrapped or coloured where nobody looks: a pipe or a file gets the plain lines.
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def write(text: str) -> None:
    sys.stdout.write(text + "\n")


def write_json(answer: object) -> None:
    """Write one line of JSON. Values that JSON has no number for, such as an infinite worth, become null."""
    try:
        text = json.dumps(answer, ensure_ascii=False, allow_nan=False)
    except ValueError:
        text = json.dumps(without_infinity(answer), ensure_ascii=False, allow_nan=False)
    write(text)


def without_infinity(answer: object) -> object:
    if isinstance(answer, dict):
        return {name: without_infinity(value) for name, value in answer.items()}
    if isinstance(answer, list | tuple):
        return [without_infinity(value) for value in answer]
    return None if isinstance(answer, float) and not isfinite(answer) else answer


def complain(sentence: str, code: str) -> None:
    """One clear sentence on standard error, with the code for programs."""
    sys.stderr.write(f"playmat: {sentence} [{code}]\n")


def warn(sentence: str) -> None:
    """Something to know that is no answer: beside the output, so that a pipe stays clean."""
    sys.stderr.write(f"playmat: {sentence}\n")


def explain(refusal: Refusal, output: Output, game: str | None = None) -> None:
    """What was wrong with the input, in the asker's form and language."""
    from playmat.games.registry import GAMES  # only where something is wrong: commands that need no game start faster

    sentence = explain_anywhere(refusal, output.words().language, [game] if game else GAMES)
    if output.json:
        write_json({"error": {"code": refusal.code, "sentence": sentence, "facts": refusal.facts}})
    complain(sentence, refusal.code)


def leave(code: int) -> NoReturn:
    sys.stdout.flush()
    raise SystemExit(code)
