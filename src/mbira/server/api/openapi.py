"""The OpenAPI document, made from the endpoints themselves."""

from __future__ import annotations

import re
from functools import reduce
from http import HTTPStatus
from importlib.metadata import version
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.responses import Response

from mbira.core.registry import find_game, find_spec
from mbira.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.server.api.endpoint import Endpoint

REFERENCE = "#/components/schemas/{name}"
ALWAYS = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.UNAUTHORIZED,  # a token that is not good
    HTTPStatus.FORBIDDEN,  # somebody who is banned, or from a page of another site
    HTTPStatus.MISDIRECTED_REQUEST,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
"""What any request may be refused with."""
JSON = "application/json"
KNOWN: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
"""How a guest shows who they are."""


def openapi(endpoints: Sequence[Endpoint], games: Iterable[str]) -> dict[str, Any]:
    """Return the document, with the views and actions of some games."""
    kinds: list[Any] = [Refused]
    for each in endpoints:
        kinds += [kind for kind in (each.body, each.query, each.returns) if _has_schema(kind)]
    sent = {game: types_of(game) for game in games}
    for types in sent.values():
        kinds += types
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    found = dict(zip(map(repr, kinds), schemas, strict=True))
    _add_games(sent, found, components)
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        operation = _operation(each, found, components)
        paths.setdefault(each.path, {})[each.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "mbira", "version": version("mbira"), "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "mbira"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, *KNOWN],
    }


ABOUT = """\
Tables of board games. `POST /api/guest` first: its cookie is who you are. Every refusal is
`{"error": {"id", "words", "pointer", ...}}`. News of a table comes through the WebSocket
`/api/tables/{table}/socket?since=VERSION&seat=SEAT`: `hello`, then `update`, `table`, `chat`."""


def _add_games(games: dict[str, Types], found: dict[str, Any], components: dict[str, Any]) -> None:
    """Say what views and actions are: those of one of the games."""
    for name, what in (("View", "What a seat may know"), ("Action", "One decision")):
        for game, types in games.items():
            kind = types.view if name == "View" else types.action
            described = {"description": f"{what}, in {find_spec(game).name}."}
            components[f"{game}.{name}"] = described | found[repr(kind)]
        anyone = [{"$ref": REFERENCE.format(name=f"{game}.{name}")} for game in games]
        components[name] = {"title": name, "description": f"{what}.", "anyOf": anyone}


class Types(NamedTuple):
    """The types of a game that are sent."""

    view: Any
    action: Any


def types_of(game: str) -> Types:
    """Return what a game's views and actions are."""
    found = find_game(game)
    state = found.rules.start(found.spec.seats[0], found.spec.options())
    actions: Any = reduce(or_, found.codec.kinds.values())
    return Types(type(found.sight.view(state, None)), actions)


def _has_schema(kind: Any) -> bool:
    return kind not in {None, type(None), bytes, Response}


def _operation(each: Endpoint, found: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": msgspec.json.schema(each.places[name]),
        }
        for name in re.findall(r"{(\w+)}", each.path)
    ]
    if each.query is not None:
        name = found[repr(each.query)]["$ref"].rpartition("/")[2]
        parameters += _query(components[name])
    refused = {JSON: {"schema": found[repr(Refused)]}}
    responses: dict[str, Any] = {
        str(status.value): {"description": status.phrase, "content": refused}
        for status in _refusals(each)
    }
    operation: dict[str, Any] = {
        "operationId": f"{each.tag}-{each.handler.__name__}".replace("_", "-"),
        "tags": [each.tag],
        "summary": each.summary,
        "parameters": parameters,
        "responses": _success(each, found) | responses,
    }
    if each.detail:
        operation["description"] = each.detail
    if HTTPStatus.UNAUTHORIZED in each.refusals:
        operation["security"] = KNOWN
    if each.body is bytes:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": {}}}}
    elif each.body is not None:
        content = {JSON: {"schema": found[repr(each.body)]}}
        needed = any(field.required for field in msgspec.structs.fields(each.body))
        operation["requestBody"] = {"required": needed, "content": content}
    return operation


def _refusals(each: Endpoint) -> list[HTTPStatus]:
    """Return what a request may be refused with."""
    statuses = {*each.refusals, *ALWAYS}
    if each.places:
        statuses.add(HTTPStatus.NOT_FOUND)
    if each.body is not None:
        statuses.add(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    return sorted(statuses)


def _success(each: Endpoint, found: dict[str, Any]) -> dict[str, Any]:
    if each.returns in {None, type(None)}:
        return {"204": {"description": "Done"}}
    schema = {} if each.returns is Response else found[repr(each.returns)]
    status = each.status
    described = {"description": status.phrase, "content": {JSON: {"schema": schema}}}
    return {str(status.value): described}


def _query(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the fields of a query as parameters; an address has no null."""
    parameters = []
    for name, described in schema["properties"].items():
        shape = {key: value for key, value in described.items() if key != "default"}
        if "anyOf" in shape:
            kinds = [each for each in shape.pop("anyOf") if each != {"type": "null"}]
            shape |= kinds[0]
        described_as = shape.pop("description", "")
        parameters.append(
            {
                "name": name,
                "in": "query",
                "required": name in schema.get("required", ()),
                "description": described_as,
                "schema": shape,
            }
        )
    return parameters
