"""Endpoints: a function with typed parameters becomes a route and its documentation."""

from __future__ import annotations

import inspect
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from mbira.core.errors import IllegalActionError, MbiraError, NotYourDecisionError, misfit
from mbira.server.api.call import Call
from mbira.server.refusals import Refusal, bad, forbidden, illegal, too_large

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from mbira.server.wire.gate import Body

    Handler = Callable[..., Awaitable[Any]]

encode = msgspec.json.Encoder().encode


class Endpoint(NamedTuple):
    """One address and method of the API."""

    method: str
    path: str
    handler: Handler
    summary: str
    detail: str
    tag: str
    status: HTTPStatus
    refusals: tuple[HTTPStatus, ...]
    places: dict[str, Any]
    """The types of what is in the path."""
    query: Any
    body: Any
    returns: Any
    save: bool
    """Whether the body may be as large as a save file."""


class Api:
    """Endpoints with one subject."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, *refusals: HTTPStatus) -> Callable[[Handler], Handler]:
        """Answer GET with a function."""
        return self.add("GET", path, *refusals)

    def post(
        self, path: str, *refusals: HTTPStatus, status: HTTPStatus = HTTPStatus.OK
    ) -> Callable[[Handler], Handler]:
        """Answer POST with a function."""
        return self.add("POST", path, *refusals, status=status)

    def add(
        self,
        method: str,
        path: str,
        *refusals: HTTPStatus,
        status: HTTPStatus = HTTPStatus.OK,
        save: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Answer a method with a function of the call, what is in the path, `query` and `body`."""

        def note(handler: Handler) -> Handler:
            hints = get_type_hints(handler, include_extras=True)
            returns = hints.pop("return")
            query, body = hints.pop("query", None), hints.pop("body", None)
            hints.pop(next(iter(inspect.signature(handler).parameters)), None)
            if strange := [name for name in hints if f"{{{name}}}" not in path]:
                raise TypeError(f"{handler.__name__}: there is no {strange[0]!r} in {path}")
            summary, _, detail = inspect.cleandoc(handler.__doc__ or "").partition("\n\n")
            self.endpoints.append(
                Endpoint(
                    method,
                    path,
                    handler,
                    summary,
                    detail,
                    self.tag,
                    status,
                    refusals,
                    hints,
                    query,
                    body,
                    returns,
                    save,
                )
            )
            return handler

        return note


async def answer(endpoint: Endpoint, call: Call) -> Response:
    """Read a request, let the function answer it, and write what it returns."""
    arguments: dict[str, Any] = {}
    for name, kind in endpoint.places.items():
        arguments[name] = _place(call.request, name, kind)
    if endpoint.query is not None:
        arguments["query"] = _query(call.request, endpoint.query)
    if endpoint.body is not None:
        with call.services.gate.body(call.address) as held:
            content = await read_body(call.request, _most(endpoint, call), held)
            raw = endpoint.body is bytes
            arguments["body"] = content if raw else read_json(content, endpoint.body)
            return await _handled(endpoint, call, arguments)
    return await _handled(endpoint, call, arguments)


def _most(endpoint: Endpoint, call: Call) -> int:
    """Return how large a body may be; a sender who is not known may send little."""
    limits = call.services.settings.limits
    if endpoint.save:
        call.guest  # noqa: B018 refuses who is not known
        return limits.save
    return limits.body if call.asker is not None else min(limits.body, limits.stranger)


async def _handled(endpoint: Endpoint, call: Call, arguments: dict[str, Any]) -> Response:
    try:
        result = await endpoint.handler(call, **arguments)
    except IllegalActionError as error:
        raise illegal(error.reason) from None
    except NotYourDecisionError:
        raise forbidden("not-your-decision") from None
    except MbiraError as error:
        raise bad(str(error)) from None
    if isinstance(result, Response):
        return result
    if result is None:
        return Response(status_code=HTTPStatus.NO_CONTENT)
    return json_response(result, endpoint.status)


def json_response(result: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return an answer as JSON."""
    return Response(encode(result), status, media_type="application/json")


def _place(request: Request, name: str, kind: Any) -> Any:
    try:
        return msgspec.convert(request.path_params[name], kind, strict=False)
    except msgspec.ValidationError:
        raise Refusal(HTTPStatus.NOT_FOUND, "path") from None


def _query(request: Request, kind: Any) -> Any:
    values: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name in values:
            raise _bad_query("It appears twice", f"/{name}")
        values[name] = value
    try:
        found = msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _bad_query(*_said(error)) from None
    for name in values:
        if getattr(found, name, "") is None:  # "null" is how JSON leaves something out
            raise _bad_query("An address has no null", f"/{name}")
    return found


def _bad_query(what: str, where: str) -> Refusal:
    return Refusal(HTTPStatus.BAD_REQUEST, "query", words=what, pointer=where[:100])


async def read_body(request: Request, most: int, held: Body) -> bytes:
    """Return the body of a request; refuses what is too large before all of it is here."""
    announced = request.headers.get("content-length", "")
    if most and announced.isdigit() and int(announced) > most:
        raise _too_large(most)
    content = bytearray()
    try:
        async for chunk in request.stream():
            held.add(len(chunk))
            content += chunk
            if most and len(content) > most:
                raise _too_large(most)
    except ClientDisconnect:
        raise Refusal(HTTPStatus.REQUEST_TIMEOUT, "late") from None  # nobody hears that
    return bytes(content)


def _too_large(most: int) -> Refusal:
    return too_large(most)


def read_json(content: bytes, kind: Any) -> Any:
    """Return a body of a type; says where it does not fit."""
    try:
        return msgspec.json.decode(content or b"{}", type=kind)
    except msgspec.ValidationError as error:
        what, where = _said(error)
        raise Refusal(HTTPStatus.BAD_REQUEST, "body", words=what, pointer=where) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(HTTPStatus.BAD_REQUEST, "json", words=str(error)) from None
    except RecursionError:
        raise Refusal(HTTPStatus.BAD_REQUEST, "json", words="it is nested too deeply") from None


def _said(error: msgspec.ValidationError) -> tuple[str, str]:
    """Return what is wrong, and where as a JSON pointer."""
    what, where = misfit(error)
    steps = where.replace("[", ".").replace("]", "").split(".")
    return what, "".join(f"/{step}" for step in steps if step)
