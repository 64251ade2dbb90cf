"""What a browser says that it is, in two words: people know their devices by them."""

from __future__ import annotations

LONGEST = 400
"""Characters of what a browser says of itself that are looked at."""
BROWSERS = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
"""Most say that they are all of those after them, too."""
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Mac OS", "Mac"), ("CrOS", "Chromebook"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(agent: str) -> str:
    """Return what to call a device, like "Firefox, Linux"; "" if it says nothing of itself."""
    said = agent[:LONGEST]
    words = (
        next((name for sign, name in known if sign in said), "") for known in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, words))
