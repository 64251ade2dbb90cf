"""The application: addresses, and what happens around every request."""

from __future__ import annotations

import math
import time
from contextlib import asynccontextmanager
from functools import cache, partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute

from mbira.core.registry import find_spec, whole_specs
from mbira.server.api import cups, games, puzzles, reach, tables, waiting
from mbira.server.api.call import Call, address_of, find_asker, wanted_language
from mbira.server.api.calls import at_tables, places, wishes
from mbira.server.api.club import leaderboards, meeting, people
from mbira.server.api.endpoint import answer, encode, json_response
from mbira.server.api.matches import advice, analysis, orders, playing, positions
from mbira.server.api.openapi import openapi
from mbira.server.api.people import data, guests, person, programs, sessions, signing_in
from mbira.server.api.people.cookies import renew
from mbira.server.api.socket import serve_bell, serve_socket
from mbira.server.cups.running import look_after_cups
from mbira.server.page import Page, page_files
from mbira.server.people.guard import (
    HEADERS,
    OPENER,
    SAFE,
    Hosts,
    heeds_opener,
    may_measure,
    same_origin,
)
from mbira.server.people.limits import hold_back
from mbira.server.people.programs import acts
from mbira.server.refusals import Refusal, Refused, forbidden, server_words, unavailable
from mbira.server.store.database.connection import ConflictError, StoreError
from mbira.server.thinking.line import Share

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping

    from starlette.types import ASGIApp, Receive, Scope, Send
    from starlette.websockets import WebSocket

    from mbira.core.game import GameSpec
    from mbira.server.api.endpoint import Endpoint
    from mbira.server.services import Services
    from mbira.server.tables.registry import Tables

    Answerer = Callable[[Request], Awaitable[Response]]

log = structlog.get_logger()
ENDPOINTS = [
    *games.api.endpoints, *guests.api.endpoints, *programs.api.endpoints,
    *wishes.api.endpoints, *places.api.endpoints, *at_tables.api.endpoints,
    *reach.api.endpoints,
    *sessions.api.endpoints, *person.api.endpoints, *signing_in.api.endpoints,
    *data.api.endpoints,
    *tables.api.endpoints, *waiting.api.endpoints, *positions.api.endpoints, *advice.api.endpoints,
    *analysis.api.endpoints, *puzzles.api.endpoints, *cups.api.endpoints,
    *playing.api.endpoints, *orders.api.endpoints, *people.api.endpoints, *meeting.api.endpoints,
    *leaderboards.api.endpoints,
]  # fmt: skip


def make_app(tables: Tables) -> ASGIApp:
    """Return the application of a server."""
    services = tables.services

    @asynccontextmanager
    async def lifespan(_: Router) -> AsyncIterator[None]:
        await services.beside(page_files)
        await tables.start()
        services.task(look_after_cups(tables))
        yield
        await tables.stop()

    @cache
    def document() -> bytes:
        return encode(openapi(ENDPOINTS, whole_specs()))

    async def describe(_: Request) -> Response:
        # all games are loaded for it
        return Response(await services.beside(document), media_type="application/json")

    async def health(_: Request) -> Response:
        status = await services.store.health.status()
        code = HTTPStatus.OK if status == "ok" else HTTPStatus.SERVICE_UNAVAILABLE
        known = {"status": status}
        if (broker := services.store.telling.broker) is not None:
            # without it notices tell others, so that nobody is to be kept away
            known["broker"] = "ok" if broker.reached else "not reached"
        return json_response(known, code)

    async def metrics(request: Request) -> Response:
        if not may_measure(request, services.settings.metrics):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        services.metrics.tables.set(len(tables.open))
        services.metrics.thinking.set(len(services.thinkers.processes.line))
        services.metrics.lost.set(services.thinkers.processes.lost)
        telling = services.store.telling
        services.metrics.broker.set(telling.broker is not None and telling.broker.reached)
        services.metrics.by_broker.set(telling.by_broker)
        for way, notes in telling.counts.items():
            services.metrics.told.labels(way).set(notes)
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")

    routes: list[BaseRoute] = [
        *_api_routes(tables),
        *(
            Route(path, _counted(services, answer_it))
            for path, answer_it in (
                ("/health", health),
                ("/metrics", metrics),
                ("/api/openapi.json", describe),
            )
        ),
        *(
            WebSocketRoute(path, partial(_socket, serve, tables=tables), name=name)
            for path, serve, name in (
                ("/api/tables/{table}/socket", serve_socket, "socket"),
                ("/api/guest/socket", serve_bell, "bell"),
            )
        ),
        Route("/api/{path:path}", _counted(services, _nothing), methods=list(ALL)),
        Mount("/", Page(services.buckets)),
    ]
    return Envelope(Router(routes, lifespan=lifespan), services)


def _api_routes(tables: Tables) -> list[BaseRoute]:
    """Return a route for each path, whatever its methods.

    They are tried in order, so what a match needs comes first, and playing before all.
    """
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in sorted(ENDPOINTS, key=_how_seldom):
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, _Address(tables, by_method), methods=list(ALL))
        for path, by_method in paths.items()
    ]


class _Address:
    """The endpoints of one path, asked without what would catch their failures: they have none."""

    def __init__(self, tables: Tables, by_method: dict[str, Endpoint]) -> None:
        self._tables = tables
        self._by_method = by_method

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        response = await _serve(self._tables, self._by_method, Request(scope, receive))
        await response(scope, receive, send)


def _how_seldom(endpoint: Endpoint) -> int:
    return 2 - (endpoint.tag == "matches") - (endpoint.path == PLAY)


PLAY = "/api/tables/{table}/actions"
ALL = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE")


async def _serve(tables: Tables, by_method: dict[str, Endpoint], request: Request) -> Response:
    """Answer a request to the API, whatever comes of it."""
    start = time.perf_counter()
    method = "GET" if request.method == "HEAD" else request.method
    path = next(iter(by_method.values())).path
    call, services = Call(request, tables), tables.services
    try:
        response = await _answer(call, by_method.get(method))
    except Refusal as error:
        with services.gate.outside(call.address):
            await hold_back(error)
        response = await _refuse(call, error)
        if error.status == HTTPStatus.METHOD_NOT_ALLOWED:
            response.headers["allow"] = ", ".join(sorted(by_method))
    except (StoreError, ConflictError) as error:
        log.warning("the store failed", path=path, why=str(error))
        trouble = error.trouble if isinstance(error, StoreError) else "busy"
        response = await _refuse(call, unavailable(trouble))
    except Exception:
        log.exception("a request failed", method=method, path=path)
        response = await _refuse(call, Refusal(HTTPStatus.INTERNAL_SERVER_ERROR, "failed"))
    response.headers.setdefault("cache-control", "no-store")
    seconds = time.perf_counter() - start
    services.metrics.count_answer(method, path, response.status_code, seconds)
    log.debug("request", method=method, path=path, status=response.status_code)
    return response


async def _answer(call: Call, endpoint: Endpoint | None) -> Response:
    if endpoint is None:
        raise Refusal(HTTPStatus.METHOD_NOT_ALLOWED, "method")
    services, request = call.services, call.request
    if endpoint.method not in SAFE and not same_origin(request):
        raise forbidden("origin")
    if services.stopping:
        raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "stopping", retry=2.0)
    try:
        call.asker, call.grant, call.visit = await find_asker(request, services)
    finally:  # showing an invalid token counts too
        services.buckets.count("requests", call.share)
    if call.asker is not None:
        services.seen(call.asker.id, call.address)
        services.bans.check(call.asker.id, endpoint.method, endpoint.path)
    if call.grant is not None:
        call.grant.check(endpoint.method, endpoint.path, request.path_params.get("table"))
        call.acts = acts(endpoint.method, endpoint.path)
    response = await answer(endpoint, call)
    await renew(call, response)
    return response


def _counted(services: Services, answer_it: Answerer) -> Answerer:
    """Return what answers as somebody else does, but nobody too often."""

    async def answer_in_turn(request: Request) -> Response:
        where = address_of(request)
        services.buckets.count("requests", Share(where, where))
        return await answer_it(request)

    return answer_in_turn


async def _nothing(_: Request) -> Response:
    raise HTTPException(HTTPStatus.NOT_FOUND)


def _elsewhere(error: HTTPException) -> Refusal:
    """Return the refusal of what no endpoint answers: an unknown address or method."""
    status = HTTPStatus(error.status_code)
    return Refusal(status, "method" if status == HTTPStatus.METHOD_NOT_ALLOWED else "path")


async def _refuse(call: Call, error: Refusal) -> Response:
    spec = find_spec(call.game) if call.game is not None else None
    await call.services.learn(server_words, call.language, spec if error.reason else None)
    names = call.live.standing.names if call.live is not None else {}
    return refusal_response(error, call.language, spec, names)


def refusal_response(
    error: Refusal,
    code: str,
    spec: GameSpec | None = None,
    names: Mapping[int, str] | None = None,
) -> Response:
    """Return a refusal as it is sent."""
    response = json_response(Refused(error.problem(code, spec, names)), error.status)
    if error.retry is not None:
        response.headers["retry-after"] = str(max(1, math.ceil(error.retry)))
    if error.status == HTTPStatus.UNAUTHORIZED:
        response.headers["www-authenticate"] = "Bearer"
    return response


async def _socket(
    serve: Callable[[WebSocket, Tables], Awaitable[None]], websocket: WebSocket, tables: Tables
) -> None:
    if not same_origin(websocket) or tables.services.stopping:
        await websocket.close()  # before it is accepted: the browser gets 403
        return
    await serve(websocket, tables)


STARTS = {"http.response.start", "websocket.http.response.start"}


class Envelope:
    """Around everything: headers of every answer, refusals, and names that are not this server's.

    There is one frame and no more, as every request goes through all that there are.
    """

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._gate = services.gate
        self._proxies = services.proxies
        self._hosts = Hosts(services.settings)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        self._plain = [each for each in self._headers if each[0] != OPENER.encode()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            if message["type"] in STARTS:
                begun = True
                common = self._headers if heeds_opener(scope) else self._plain
                message["headers"] = [*message.get("headers", ()), *common]
            await send(message)

        scope["app"] = self  # routes refuse by raising only inside of one
        self._proxies.see_through(scope)
        connection = HTTPConnection(scope)
        try:
            self._hosts.check(scope)
            if scope["type"] == "websocket":
                await self._app(scope, receive, send_with_headers)
                return
            with self._gate.request(address_of(connection)):
                await self._app(scope, receive, send_with_headers)
        except (Refusal, HTTPException) as error:
            refusal = _elsewhere(error) if isinstance(error, HTTPException) else error
            code = wanted_language(connection)
            await self._services.learn(server_words, code)
            response = refusal_response(refusal, code)
            response.headers.update(getattr(error, "headers", None) or {})
            await response(scope, receive, send_with_headers)
        except Exception:
            if not begun and scope["type"] == "http":
                failed = Refusal(HTTPStatus.INTERNAL_SERVER_ERROR, "failed")
                response = refusal_response(failed, wanted_language(connection))
                await response(scope, receive, send_with_headers)
            raise  # it is ours to mend, and is logged
