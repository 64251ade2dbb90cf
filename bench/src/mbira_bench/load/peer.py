"""What the server stands on, with nothing of ours: run as a process, to be measured alongside.

The same listener with the same settings answers a small POST, and sends to sockets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute

from mbira.server.wire.listening import bind

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket

MESSAGE = "x" * 200
_connected: list[WebSocket] = []


async def post(request: Request) -> JSONResponse:
    """Read some JSON, answer with some."""
    found = await request.json()
    return JSONResponse({"version": found["expected_version"] + 1})


async def push(websocket: WebSocket) -> None:
    """Wait until enough are connected, then send to all of them in turn."""
    await websocket.accept()
    _connected.append(websocket)
    if len(_connected) == int(websocket.query_params["sockets"]):
        for _ in range(int(websocket.query_params["rounds"])):
            for each in _connected:
                await each.send_text(MESSAGE)
        _connected.clear()
    await websocket.receive()


def run() -> None:
    """Serve until told to stop."""
    listener = bind("127.0.0.1", 0, search=False)
    app = Starlette(routes=[Route("/post", post, methods=["POST"]), WebSocketRoute("/push", push)])
    config = uvicorn.Config(app, log_config=None, access_log=False, ws_per_message_deflate=False)
    print(f"the peer is at http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    run()
