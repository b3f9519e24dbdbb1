"""What is wrong with how a command was called, as a refusal that every language has a sentence for."""

from difflib import get_close_matches
from pathlib import Path
from typing import Final

from cyclopts import CycloptsError, MissingArgumentError, RepeatArgumentError, UnknownOptionError, UnusedCliTokensError
from cyclopts.exceptions import CoercionError, CombinedShortOptionError, UnknownCommandError

from playmat.core.message import Facts
from playmat.core.refusal import Refusal

# The catalog's name for each type of value.
TYPES: Final = {int: "whole-number", float: "number", bool: "yes-or-no", Path: "file"}


def usage_refusal(error: CycloptsError, commands: list[str]) -> Refusal:
    """Return the refusal with code `usage`; its fact `kind` says what is wrong, `help` is the command to read next."""
    chain = [name for name in error.command_chain or () if not name.startswith("-")]
    facts: Facts = {"kind": "other", "help": " ".join(["playmat", *chain, "--help"])}
    return Refusal("usage", facts | kind_of(error, commands))


def kind_of(error: CycloptsError, commands: list[str]) -> Facts:
    match error:
        case UnknownCommandError(unused_tokens=[name, *_]):
            known = [each for each in error.app or () if not each.startswith("-")] or commands
            return {"kind": "command", "value": name, "names": known, **near(name, known)}
        case UnknownOptionError():
            name = error.token.keyword or error.token.value
            known = [each for argument in error.argument_collection if argument.parse for each in argument.names]
            return {"kind": "option", "value": name, **near(name, known)}
        case MissingArgumentError(argument=argument) if argument is not None:
            given = error.keyword or next((token.keyword for token in argument.tokens if token.keyword), None)
            name = given or argument.name
            return {"kind": "no-value" if given else "missing", "option": called(name)}
        case CoercionError(token=token) if token is not None:
            name = token.keyword or (error.argument.name if error.argument is not None else "")
            wanted = TYPES.get(error.target_type, "other") if error.target_type is not None else "other"
            return {"kind": "value", "option": called(name), "value": token.value, "wanted": wanted}
        case RepeatArgumentError():
            return {"kind": "twice", "option": called(error.token.keyword or "")}
        case UnusedCliTokensError(unused_tokens=[*extra]):
            return {"kind": "extra", "value": " ".join(extra)}
        case CombinedShortOptionError():
            return {"kind": "combined"}
        case _:
            return {}


def called(name: str) -> str:
    """Return an option as it is typed; a positional argument as the help writes it."""
    return name if name.startswith("-") else name.upper()


def near(name: str, known: list[str]) -> Facts:
    found = get_close_matches(name, known, n=1, cutoff=0.6)
    return {"near": found, "has_near": "yes" if found else "no"}
