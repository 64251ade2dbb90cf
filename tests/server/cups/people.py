"""Tournaments as tests make them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

    from tests.server.harness import Person

SHORT = {"turn_limit": 2}
"""A match of Meduris that is soon over."""


def new_cup(maker: Person, kind: str = "swiss", seats: int = 2, **more: Any) -> str:
    """Make a tournament of short matches and return its id."""
    plan = {"kind": kind, "seats": seats, "rounds": 3, **more.pop("plan", {})}
    body = {"name": "November cup", "game": "meduris", "options": SHORT, "plan": plan, **more}
    return str(maker.post("/api/cups", body)["id"])


def stand(person: Person, cup: str) -> Any:
    return person.get(f"/api/cups/{cup}")


def play_all(people: list[Person], cup: str, rng: random.Random) -> Any:
    """Let people play whatever is to be played of theirs until the tournament is over."""
    while (now := stand(people[0], cup))["status"] == "playing":
        for person in people:
            for table in mine(person, cup):
                seen = person.position(table)
                if seen.get("legal"):
                    action = rng.choice(seen["legal"])
                    person.play(table, action, seen["version"], f"{rng.random()}")
    return now


def mine(person: Person, cup: str) -> list[str]:
    """Return the tables of the last round at which somebody sits and the match goes on."""
    rounds = stand(person, cup)["rounds"]
    return [
        each["table"]
        for each in (rounds[-1]["tables"] if rounds else ())
        if each.get("yours") and each["table"] and not each.get("result")
    ]
