"""The MCP server: tools, resources and prompts, over standard streams or streamable HTTP."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

from mbira.agents.door import HINTS, Door
from mbira.agents.library import WHAT_TO_DO, game_page, games_list, lesson, rules_of
from mbira.agents.playing import Playing
from mbira.agents.sitting import Sitting
from mbira.core.registry import find_spec, specs

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.applications import Starlette

    DoorOf = Callable[[Context[Any, Any]], Door]

INSTRUCTIONS = f"""\
mbira is a table for board games. You sit at it as a program, and everybody sees that you are one.
You are only ever told what your seat may know.
{WHAT_TO_DO}"""
DOORS = 200
"""This many askers' connections are kept when several come by HTTP."""


class Doors:
    """Doors for those who come by HTTP, each with the token of their own."""

    def __init__(self, url: str, language: str) -> None:
        self._url = url
        self._language = language
        self._kept: OrderedDict[bytes, Door] = OrderedDict()

    def __call__(self, ctx: Context[Any, Any]) -> Door:
        """Return the door of whoever asks; nobody asks as somebody else."""
        kind, _, token = ((ctx.headers or {}).get("authorization") or "").partition(" ")
        token = token.strip()
        if kind.lower() != "bearer" or not token:
            raise ToolError(f"Send a token as `Authorization: Bearer ...`. {HINTS['token']}")
        name = hashlib.sha256(token.encode()).digest()
        door = self._kept.pop(name, None) or Door(self._url, token, self._language)
        self._kept[name] = door
        while len(self._kept) > DOORS:
            self._kept.popitem(last=False)  # what is being asked through it still comes back
        return door

    async def close(self) -> None:
        """Let go of all connections."""
        for door in self._kept.values():
            await door.close()
        self._kept.clear()


def make_service(door_of: DoorOf, language: str = "en") -> MCPServer[Any]:
    """Return an MCP server whose tools ask through doors."""
    service: MCPServer[Any] = MCPServer(
        "mbira",
        title="mbira: board games on one open table",
        instructions=INSTRUCTIONS,
        version=version("mbira"),
        log_level="WARNING",  # what is refused is told to the asker, and to no log
    )
    for tool, looks in (*Sitting(door_of).tools(), *Playing(door_of).tools()):
        hints = ToolAnnotations(read_only_hint=looks, destructive_hint=False, open_world_hint=False)
        service.add_tool(tool, annotations=hints, structured_output=False)

    @service.resource("mbira://games", title="The games", mime_type="text/plain")
    def games() -> str:
        """List the games."""
        return games_list(language)

    for spec in specs().values():
        name = spec.name
        service.resource(
            f"mbira://games/{spec.id}", name=f"{spec.id}", title=f"{name}: options and bots",
            mime_type="application/json",
        )(partial(game_page, spec.id))  # fmt: skip
        service.resource(
            f"mbira://games/{spec.id}/rules", name=f"{spec.id}-rules", title=f"{name}: the rules",
            mime_type="text/plain",
        )(partial(rules_of, spec.id, language))  # fmt: skip
        _teach(service, spec.id, language)
    return service


def _teach(service: MCPServer[Any], game: str, language: str) -> None:
    name = find_spec(game).name

    @service.prompt(
        f"learn_{game}", title=f"Learn {name}", description=f"{name} on a page, and how to play it."
    )
    def learn() -> str:
        return lesson(game, language)


def http_app(url: str, language: str, host: str) -> Starlette:
    """Return an application that speaks MCP at /mcp to whoever brings a token."""
    service = make_service(Doors(url, language), language)
    return service.streamable_http_app(stateless_http=True, json_response=True, host=host)
