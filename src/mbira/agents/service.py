"""The MCP server: tools, resources and prompts, over standard streams or streamable HTTP."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import ToolAnnotations

from mbira.agents.door import HINTS, Door, connections
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
LARGEST = 64 * 1024
"""Bytes of what somebody may send by HTTP."""


class Doors:
    """Doors for those who come by HTTP, each with a token of their own."""

    def __init__(self, url: str, language: str) -> None:
        self._url = url
        self._language = language
        self._http = connections(url)

    def __call__(self, ctx: Context[Any, Any]) -> Door:
        """Return the door of whoever asks; nobody asks as somebody else."""
        kind, _, token = ((ctx.headers or {}).get("authorization") or "").partition(" ")
        token = token.strip()
        if kind.lower() != "bearer" or not token:
            raise ToolError(f"Send a token as `Authorization: Bearer ...`. {HINTS['token']}")
        client = getattr(ctx.request_context.request, "client", None)
        where = client.host if client is not None else None
        return Door(self._url, token, self._language, http=self._http, passed_on_for=where)


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


def http_app(url: str, language: str, names: tuple[str, ...] = ()) -> Starlette:
    """Return an application that speaks MCP at /mcp to whoever brings a token.

    It answers to `names` and to those that this machine has for itself, and to no page of another
    site.
    """
    known = ("127.0.0.1", "localhost", "[::1]", *names)
    security = TransportSecuritySettings(
        enable_dns_rebinding_protection=True,
        allowed_hosts=[form for name in known for form in (name, f"{name}:*")],
        allowed_origins=[f"http://{name}:*" for name in known[:3]],
    )
    return make_service(Doors(url, language), language).streamable_http_app(
        stateless_http=True,
        json_response=True,
        max_request_body_size=LARGEST,
        transport_security=security,
    )
