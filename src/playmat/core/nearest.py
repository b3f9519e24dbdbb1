"""Refusing a name that nobody knows, with the one that was probably meant."""

from difflib import get_close_matches

from playmat.core.refusal import Refused, refused


def unknown_name(code: str, name: str, names: list[str]) -> Refused:
    near = get_close_matches(str(name), names, 1)  # an option given by a program may be anything
    facts: dict[str, object] = {"name": name, "names": names, "near": near[0] if near else ""}
    facts["has_near"] = "yes" if near else "no"
    return refused(code, facts)
