"""Why something was refused."""

from collections.abc import Callable

from playmat.core.message import Facts, Message


class Refusal:
    """A stable code, the facts of the case and the rule that decides it."""

    def __init__(self, code: str, facts: Facts | None = None, rule: str = "") -> None:
        self.code = code
        self.facts: Facts = {} if facts is None else facts
        self.rule = rule

    def message(self) -> Message:
        return {"key": "refused-" + self.code, "facts": self.facts}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.facts!r}, {self.rule!r})"


class PortableError(Exception):
    """An error that survives pickling with everything it knows: processes of a pool raise it across their border."""

    def __reduce__(self) -> tuple[Callable[..., "PortableError"], tuple[object, ...]]:
        return restore, (type(self), self.args, self.__dict__)


def restore(kind: type[PortableError], args: tuple[object, ...], facts: dict[str, object]) -> PortableError:
    """Return an error as it was before pickling. `__init__` doesn't run: it takes other arguments in each class."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class Refused(PortableError):
    """Raised where input from outside cannot be taken: options, seats, records."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


def refused(code: str, facts: Facts | None = None, rule: str = "") -> Refused:
    return Refused(Refusal(code, facts, rule))
