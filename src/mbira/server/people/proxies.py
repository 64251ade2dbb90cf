"""Where a request comes from: what named proxies say of it, and nobody else.

Anybody can write into a request that it comes from elsewhere. Only a proxy that was named to us is
known to say who asked it.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any

import structlog

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableMapping
    from ipaddress import IPv4Network

log = structlog.get_logger()
FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"
SIGNS = {FOR, PROTO, b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via"}
"""Headers by which a proxy shows itself."""
SECURE = {"http": "https", "ws": "wss"}
HOUSE = 64
"""Bits of an IPv6 address that one household has; the others it may choose."""
PASSED_ON = "mbira.passed_on"
"""In the scope of a request: who passed it on, a "named" or an "unnamed" proxy; "" if nobody."""


def networks(texts: Iterable[str], option: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Return addresses and networks that an option names."""
    try:
        return tuple(ip_network(text) for text in texts)
    except ValueError as error:
        raise MbiraError(
            f"{option}: {error}; an address looks like 10.0.0.7, a network like 10.0.0.0/24"
        ) from None


def address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address, of IPv4 also where it is written as one of IPv6."""
    try:
        found = ip_address(text.strip().strip("[]"))
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped


@lru_cache(4096)
def place(text: str) -> str:
    """Return what is counted as one address: of IPv6 all that one household has."""
    found = address(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOUSE), strict=False))
    return text if found is None else str(found)


class Proxies:
    """The proxies that were named."""

    def __init__(self, named: Iterable[str]) -> None:
        self._named = networks(named, "--proxy")
        self._warned = False

    def see_through(self, scope: MutableMapping[str, Any]) -> None:
        """Let a request come from where a named proxy says, and note whether it was passed on."""
        headers = [(name, value) for name, value in scope["headers"] if name in SIGNS]
        scope[PASSED_ON] = ""
        client = scope.get("client")
        if not headers or client is None:
            return
        if not self.knows(client[0]):
            scope[PASSED_ON] = "unnamed"
            self._warn(client[0])
            return
        scope[PASSED_ON] = "named"
        scope["client"] = (self._origin(client[0], headers), 0)
        said = [value for name, value in headers if name == PROTO]
        if said and said[-1].rpartition(b",")[2].strip().lower() == b"https":
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])

    def _origin(self, peer: str, headers: list[tuple[bytes, bytes]]) -> str:
        """Return the last address on the way that is not a proxy of ours."""
        way = b",".join(value for name, value in headers if name == FOR).decode("latin-1")
        origin = peer
        for step in reversed(way.split(",")):
            found = address(step)
            if found is None:  # whoever wrote that is not a proxy that knows
                break
            origin = str(found)
            if not self.knows(origin):
                break
        return origin

    def knows(self, peer: str) -> bool:
        """Return whether an address is that of a proxy which was named."""
        found = address(peer)
        return found is not None and any(found in network for network in self._named)

    def _warn(self, peer: str) -> None:
        if not self._warned:
            self._warned = True
            log.warning(
                "requests are passed on by an address that no --proxy names: "
                "all who come through it count as one, and none as safe",
                address=peer,
            )
