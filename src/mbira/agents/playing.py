"""Tools in a match: look, what is legal, why not, questions, play, wait, what happened."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Any

from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from mbira.agents.sitting import SeatNumber, TableId
from mbira.agents.told import (
    MOST,
    bounded,
    decision_lines,
    groups_of,
    last_ones,
    outcome_line,
    record_line,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from mbira.agents.door import Door

LONGEST_WAIT = 50.0
"""Seconds that one call may wait: many clients give up after a minute."""
FEW = 30
"""Of this many choices or less, each is told in words at once."""
PAGE = 50
"""This many choices are told in words at once."""
NEWS = 3000
"""Bytes of what happened that are told beside what is to be decided."""
STRETCH = 200
"""Records of the log that are told at once."""
Action = Annotated[
    str,
    Field(description="An action as `legal` lists it, such as 'bid 4'.", max_length=200),
]
Version = Annotated[int, Field(description="A version of the match.", ge=0)]


class Playing:
    """What can be asked and done in a match."""

    def __init__(self, door_of: Callable[[Context[Any, Any]], Door]) -> None:
        self._door_of = door_of

    async def look(
        self,
        ctx: Context[Any, Any],
        table: TableId,
        seat: SeatNumber = None,
        *,
        data: Annotated[bool, Field(description="As JSON instead of a drawing.")] = False,
        part: Annotated[
            str | None, Field(description="Only this part of the data.", max_length=40)
        ] = None,
    ) -> str:
        """Look at a match as your seat sees it: drawn with letters, or as data."""
        door = self._door_of(ctx)
        position = await door.get(f"/api/tables/{table}/position", seat=seat)
        if data or part is not None:
            return _data(position, part)
        drawing = await door.get(f"/api/tables/{table}/drawing", seat=position["seat"])
        lines = ["".join(span["text"] for span in line).rstrip() for line in drawing["lines"]]
        decision = await _decision(door, table, position)
        room = MOST - sum(len(line.encode()) + 1 for line in decision)
        return "\n".join([bounded(lines, "... {left} more lines.", room), *decision])

    async def legal(
        self,
        ctx: Context[Any, Any],
        table: TableId,
        group: Annotated[
            str | None, Field(description="Only actions of this kind, each in words.")
        ] = None,
        seat: SeatNumber = None,
        skip: Annotated[int, Field(description="Leave out this many.", ge=0)] = 0,
    ) -> str:
        """List what you can play now, by group; of one group, or if they are few, in words."""
        path = f"/api/tables/{table}/choices"
        found = await self._door_of(ctx).get(path, seat=seat)
        groups = groups_of(found["choices"])
        if group is not None and group not in groups:
            raise ToolError(f"There is no group {group!r} now. Groups: {', '.join(groups)}.")
        head = f"version {found['version']}, seat {found['seat']}: {found['question']['words']}"
        if group is None and len(found["choices"]) > FEW:
            return _grouped(head, found["choices"], groups)
        chosen = [
            f"{each['text']}: {each['words']}"
            for each in found["choices"]
            if group is None or each["action"]["type"] == group
        ]
        rest = chosen[skip : skip + PAGE]
        left = len(chosen) - skip - len(rest)
        more = [f"... {left} more: call again with skip={skip + PAGE}."] if left > 0 else []
        return bounded([head, *rest, *more], "... {left} lines are too long to be told.")

    async def why_not(self, ctx: Context[Any, Any], table: TableId, action: Action) -> str:
        """Say why an action cannot be played now, and by which rule; you must be deciding."""
        found = await self._door_of(ctx).post(f"/api/tables/{table}/why-not", {"action": action})
        if found["reason"] is None:
            return f"{action}: it is legal."
        rule = found["reason"].get("rule")
        return f"{action}: {found['words']}{f' (rule {rule})' if rule else ''}"

    async def ask(
        self,
        ctx: Context[Any, Any],
        table: TableId,
        question: Annotated[
            str, Field(description="Such as 'reach D7'; none lists the questions.", max_length=200)
        ] = "",
        seat: SeatNumber = None,
    ) -> str:
        """Ask the game a question about the position, such as what somebody could still reach."""
        path = f"/api/tables/{table}/ask"
        found = await self._door_of(ctx).get(path, words=question, seat=seat)
        return bounded([each["words"] for each in found], "... {left} more: ask for less.")

    async def play(
        self,
        ctx: Context[Any, Any],
        table: TableId,
        action: Action,
        expected_version: Annotated[
            int, Field(description="The version that you decided at.", ge=0)
        ],
        key: Annotated[
            str,
            Field(
                description="Yours, another one for each action: sent again, nothing is played "
                "twice.",
                min_length=1,
                max_length=60,
            ),
        ],
        seat: SeatNumber = None,
    ) -> str:
        """Play an action. The answer says what happened, and what is to be decided next."""
        door = self._door_of(ctx)
        body: dict[str, object] = {
            "action": action, "expected_version": expected_version, "key": key, "seat": seat,
        }  # fmt: skip
        played = await door.post(f"/api/tables/{table}/actions", body)
        before = min(expected_version, int(played["version"]) - 1)
        # mostly the same seat goes on: then nobody need ask how the match stands first
        news, next_ = await asyncio.gather(_news(door, table, before), _decides_again(door, table))
        if next_ is None:
            position = await door.get(f"/api/tables/{table}/position")
            next_ = await _decision(door, table, position)
        return "\n".join([*news, *next_])

    async def wait(
        self,
        ctx: Context[Any, Any],
        table: TableId,
        since: Annotated[int | None, Field(description="Tell what happened since.", ge=0)] = None,
        seconds: Annotated[float, Field(description="At most.", gt=0, le=LONGEST_WAIT)] = 25.0,
    ) -> str:
        """Wait until it is your turn, or the match is over; at most for the seconds you give."""
        door = self._door_of(ctx)
        info = await door.get(f"/api/tables/{table}")
        known = int(info["version"]) if since is None else since
        position, late = None, False
        try:
            async with asyncio.timeout(seconds), door.news(table, int(info["version"])) as news:
                position = await _my_turn(news)
        except TimeoutError:
            late = True
        if position is None:
            info = await door.get(f"/api/tables/{table}")
            if info["status"] == "open":
                return f"The match has not begun yet. {AGAIN}"
            if info["status"] == "closed":
                return "The table was closed: there is nothing to wait for."
            position = await door.get(f"/api/tables/{table}/position")
        told = await _news(door, table, known)
        return "\n".join([
            *told, *await _decision(door, table, position), *([AGAIN] if late else []),
        ])  # fmt: skip

    async def log(
        self,
        ctx: Context[Any, Any],
        table: TableId,
        since: Version = 0,
        until: Annotated[int | None, Field(ge=0)] = None,
    ) -> str:
        """Read what happened after a version, as far as your seat may know it."""
        door = self._door_of(ctx)
        now = (await door.get(f"/api/tables/{table}"))["version"]
        last = min(now if until is None else until, since + STRETCH, now)
        if last <= since:
            return f"Nothing happened since; the match is at version {now}."
        path = f"/api/tables/{table}/log"
        found = await door.get(path, since=since, until=last, words=True)
        lines = [record_line(record) for record in found]
        text = bounded(lines, "... {left} more.")
        shown = since + min(len(lines), text.count("\n") + 1 - text.endswith(" more."))
        return text if shown >= now else f"{text}\nThe rest: since={shown}; now it is {now}."

    def tools(self) -> list[tuple[Callable[..., Any], bool]]:
        """Return the tools, and whether each only looks."""
        return [
            (self.look, True), (self.legal, True), (self.why_not, True), (self.ask, True),
            (self.play, False), (self.wait, True), (self.log, True),
        ]  # fmt: skip


AGAIN = "The time you gave is over: call `wait` again."


def _data(position: dict[str, Any], part: str | None) -> str:
    """Return the view as JSON; what is too long has to be asked for by its name."""
    view: dict[str, Any] = position["view"]
    if part is not None:
        if part not in view:
            raise ToolError(f"There is no part {part!r}. Parts: {', '.join(view)}.")
        view = {part: view[part]}
    about = {name: position.get(name) for name in ("version", "seat", "actor", "outcome")}
    sizes = {name: len(_packed(value)) for name, value in view.items()}
    left_out: list[str] = []
    while sum(sizes.values()) + 20 * len(view) > MOST - 300 and len(sizes) > 1:
        largest = max(sizes, key=lambda name: sizes[name])
        left_out.append(largest)
        del sizes[largest]
    shown = {name: view[name] for name in sizes}
    answer = _packed({**about, "view": shown, **({"ask_for_part": left_out} if left_out else {})})
    if len(answer.encode()) > MOST:
        raise ToolError(f"{part} is too long to be told at once: look at the drawing, or `ask`.")
    return answer


def _packed(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _grouped(head: str, choices: list[dict[str, Any]], groups: dict[str, int]) -> str:
    """Return all choices as they are typed, by group."""
    room = MOST - len(head.encode()) - 100 * len(groups)
    lines = [head]
    for group, count in groups.items():
        texts = [each["text"] for each in choices if each["action"]["type"] == group]
        share = room * count // len(choices)
        kept: list[str] = []
        for text in texts:
            share -= len(text.encode()) + 2
            if share < 0:
                break
            kept.append(text)
        rest = f", ... {count - len(kept)} more: legal(group={group})" if len(kept) < count else ""
        lines.append(f"{group} ({count}): {', '.join(kept)}{rest}")
    lines.append("With group=..., each is told in words.")
    return "\n".join(lines)


async def _my_turn(news: AsyncIterator[Any]) -> dict[str, Any] | None:
    """Return the position once the listener decides, or the match is over; None if neither."""
    async for message in news:
        table = message.get("table")
        if table is not None and table["status"] == "closed":
            return None
        position: dict[str, Any] | None = message.get("position")
        if position is not None and (position.get("legal") or position.get("outcome")):
            return position
    return None


async def _news(door: Door, table: str, since: int) -> list[str]:
    """Return what happened after a version, the latest of it."""
    found = await door.get(f"/api/tables/{table}/log", since=since, words=True)
    lines = [record_line(record) for record in found]
    kept = last_ones(lines, NEWS)
    left = len(lines) - len(kept)
    return [*([f"... {left} before: `log` since={since}."] if left else []), *kept]


async def _decides_again(door: Door, table: str) -> list[str] | None:
    """Return what the asker has to decide; None if it is for somebody else, or for nobody."""
    try:
        return decision_lines(await door.get(f"/api/tables/{table}/choices"))
    except ToolError:  # whatever else it was, the next question is answered in the same way
        return None


async def _decision(door: Door, table: str, position: dict[str, Any]) -> list[str]:
    """Return what is to be decided, if it is for the asker to decide."""
    if position.get("outcome"):
        return [outcome_line(position["outcome"])]
    if not position.get("legal"):
        decides = position["actor"]
        return [f"Version {position['version']}: seat {decides} decides. `wait` for your turn."]
    seat = position["seat"]
    return decision_lines(await door.get(f"/api/tables/{table}/choices", seat=seat))
