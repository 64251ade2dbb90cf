"""What a screen reader finds in the page: Chromium's own tree of what is accessible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.window import Window


class Node(NamedTuple):
    """Something that is told: what it is, its name, and what is inside."""

    role: str
    name: str
    inside: list[Node]

    def all(self, role: str, name: str = "") -> list[Node]:
        """Return everything of a role inside, and by that name if there is one."""
        return [each for each in self._walk() if each.role == role and name in ("", each.name)]

    def _walk(self) -> Iterator[Node]:
        for each in self.inside:
            yield each
            yield from each._walk()


def tree(window: Window) -> Node:
    """Return what is told of the page at rest; what is not told itself shows what is inside."""
    window.rest()
    session = window.context.new_cdp_session(window.page)
    found: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    nodes = {each["nodeId"]: each for each in found}

    def build(node: dict[str, Any]) -> list[Node]:
        inside = [
            each for child in node.get("childIds", []) if child in nodes
            for each in build(nodes[child])
        ]  # fmt: skip
        if node["ignored"]:
            return inside
        name = node.get("name", {}).get("value", "")
        return [Node(node["role"]["value"], str(name), inside)]

    (root,) = build(found[0])
    return root
