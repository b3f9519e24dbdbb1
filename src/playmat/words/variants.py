"""Which facts a message chooses its words by ("1 card", "2 cards"); all others are only put in."""

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Choosers(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.others: set[str] = set()
        self._depth = 0

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the library
        self._choose(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - as above
        self._choose(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - as above
        self._choose(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.others.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as above
        if self._depth:
            self.facts.add(node.id.name)

    def _choose(self, node: ast.BaseNode) -> None:
        """Whatever is looked at in here may make the words others."""
        self._depth += 1
        if isinstance(node, ast.VariableReference):
            self.visit(node)
        else:
            self.generic_visit(node)
        self._depth -= 1


def choosers(resource: ast.Resource) -> dict[str, frozenset[str]]:
    """By message: the facts that decide what it says, those of messages it quotes included."""
    found: dict[str, _Choosers] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = seen = _Choosers()
            seen.visit(entry)

    def all_of(name: str, above: frozenset[str]) -> frozenset[str]:
        here = found.get(name)
        if here is None or name in above:
            return frozenset()
        return frozenset(here.facts).union(*(all_of(other, above | {name}) for other in here.others))

    return {name: all_of(name, frozenset()) for name in found}
