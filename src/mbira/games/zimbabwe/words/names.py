"""Small messages for the things of the game, to be put into sentences."""

from __future__ import annotations

from mbira.core.message import Message, seat_name
from mbira.games.zimbabwe.data import CRAFTSMAN_IDS, GOD_IDS, RESOURCE_IDS, SPECIALIST_IDS

__all__ = ["craftsman_name", "god_name", "resource_name", "seat_name", "specialist_name"]


def craftsman_name(kind: int) -> Message:
    """Return the message that names a kind of craftsman."""
    return Message(f"craftsman-{CRAFTSMAN_IDS[kind]}")


def god_name(god: int) -> Message:
    """Return the message that names a god."""
    return Message(f"god-{GOD_IDS[god]}")


def specialist_name(specialist: int) -> Message:
    """Return the message that names a specialist."""
    return Message(f"specialist-{SPECIALIST_IDS[specialist]}")


def resource_name(resource: int) -> Message:
    """Return the message that names a resource."""
    return Message(f"resource-{RESOURCE_IDS[resource]}")
