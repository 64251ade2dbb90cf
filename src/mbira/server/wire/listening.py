"""What a server listens on, and which addresses this machine has."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import ifaddr

from mbira.core.errors import MbiraError

PORTS = 20
"""This many ports are tried, from the wanted one on."""
AFAR = {socket.AF_INET: "203.0.113.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that stand in documents and belong to nobody: which way would lead there?"""
DISCARD = 9
"""A port; no packet goes there."""
OWN_NETWORKS = IPv6Network("fc00::/7")
"""What a household of IPv6 calls its own; other addresses of it are everybody's."""


def bind(host: str, port: int, *, search: bool) -> socket.socket:
    """Return a listening socket; with `search`, on the next port that is free."""
    last: OSError | None = None
    for candidate in range(port, port + (PORTS if search and port else 1)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            last = error
        else:
            listener.settimeout(0.0)
            return listener
    why = last.strerror if last is not None else "no port"
    raise MbiraError(f"cannot listen on {host} port {port}: {why}; --port takes another")


def local_addresses() -> list[str]:
    """Return the addresses that this machine has in its local network, the likeliest first.

    Those that the whole world could reach are not among them. Nothing is sent to find them: the
    system is asked what it has, and from which of them it would send.
    """
    had = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    found = {ip_address(each if isinstance(each, str) else each[0]) for each in had}
    usual = _usual()
    local = [each for each in found if _is_local(each)]
    return list(map(str, sorted(local, key=lambda each: (each.version, each not in usual, each))))


def _is_local(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address is of a local network, and can be typed into a browser."""
    if isinstance(address, IPv6Address):
        return address in OWN_NETWORKS
    beside = address.is_loopback or address.is_link_local or address.is_unspecified
    return not beside and not address.is_global and not address.is_multicast


def _usual() -> set[IPv4Address | IPv6Address]:
    """Return the addresses from which this machine sends to the rest of the world."""
    found = set()
    for family, afar in AFAR.items():
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((afar, DISCARD))  # of a datagram that only chooses the way
            found.add(ip_address(way.getsockname()[0]))
    return found
