"""Where the sources make messages: what they are called, and what goes into them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


class Call(NamedTuple):
    """Where the sources make a message."""

    where: str
    id: str
    """As it is written, with a star for what is put in."""
    names: frozenset[str] | None
    """The names of its arguments; None if they are not written there."""


def calls(path: Path) -> Iterator[Call]:
    """Yield the messages that a file makes; a choice between two ids is two of them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in {"Message", "Reason"}
        ):
            names = _names(node.args[1]) if len(node.args) > 1 else frozenset[str]()
            for name in _patterns(node.args[0]):
                yield Call(f"{path.name}:{node.lineno}", name, names)


def _patterns(expression: ast.expr) -> Sequence[str]:
    if isinstance(expression, ast.IfExp):
        return [*_patterns(expression.body), *_patterns(expression.orelse)]
    if isinstance(expression, ast.JoinedStr):
        parts = expression.values
        return ["".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts)]
    assert isinstance(expression, ast.Constant), ast.unparse(expression)
    return [str(expression.value)]


def _names(expression: ast.expr) -> frozenset[str] | None:
    if not isinstance(expression, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in expression.keys]
    return None if None in keys else frozenset(map(str, keys))
