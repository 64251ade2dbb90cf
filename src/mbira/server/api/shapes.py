"""Types and refusals that endpoints have in common."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

from msgspec import Meta

TableId = Annotated[str, Meta(max_length=16)]
Seat = Annotated[int, Meta(ge=0, le=20)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
KeyText = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
ActionObject = Annotated[
    dict[str, Any],
    Meta(extra_json_schema={"required": ["type"], "properties": {"type": {"type": "string"}}}),
]
ActionForm = ActionObject | Annotated[str, Meta(max_length=200)]
"""An action as a JSON object with its `type`, or as text: "bid 4"."""

UNKNOWN = HTTPStatus.UNAUTHORIZED
FORBIDDEN = HTTPStatus.FORBIDDEN
NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT
BAD = HTTPStatus.UNPROCESSABLE_ENTITY
FAST = HTTPStatus.TOO_MANY_REQUESTS
BUSY = HTTPStatus.SERVICE_UNAVAILABLE
