"""Programs that act for a guest: let in with rights of their own, listed, and turned away."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

from msgspec import Meta, Struct

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.people.guests import clean_name
from mbira.server.api.shapes import BAD, FAST, FORBIDDEN, NOT_FOUND, UNKNOWN, TableId
from mbira.server.store.rows import Program, Scope

api = Api("guest")
DAY = 24 * 3600.0


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A program to be let in."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]
    """What it may do: look, play, or both."""
    tables: Annotated[list[TableId], Meta(min_length=1, max_length=50)] | None = None
    """The tables that it is for; all of the guest's, if none are given."""
    days: Annotated[float, Meta(gt=0, le=400)] = 30
    """How long its token is good."""


class ProgramInfo(Struct, frozen=True):
    """A program that acts for the asker."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    tables: tuple[str, ...] | None
    made: float
    expires: float

    @classmethod
    def of(cls, program: Program) -> ProgramInfo:
        """Return what is sent of a program."""
        return cls(
            program.id, program.name, program.scopes, program.tables, round(program.made, 3),
            round(program.expires, 3),
        )  # fmt: skip


class ProgramMade(Struct, frozen=True):
    """A program that was let in, and its token, which is shown this once."""

    token: str
    program: ProgramInfo


@api.post("/api/guest/programs", UNKNOWN, FORBIDDEN, BAD, FAST, status=HTTPStatus.CREATED)
async def make_program(call: Call, body: NewProgram) -> ProgramMade:
    """Let a program act for oneself, by a token that is shown once: `Authorization: Bearer`."""
    scopes = tuple(dict.fromkeys(body.scopes))
    tables = None if body.tables is None else tuple(dict.fromkeys(body.tables))
    name = clean_name(body.name)
    program, token = await call.services.programs.make(
        call.guest, name, scopes, tables, body.days * DAY
    )
    return ProgramMade(token, ProgramInfo.of(program))


@api.get("/api/guest/programs", UNKNOWN, FORBIDDEN)
async def programs(call: Call) -> list[ProgramInfo]:
    """List the programs that act for oneself, the newest first; never their tokens."""
    return [ProgramInfo.of(each) for each in await call.services.programs.of(call.guest)]


@api.add("DELETE", "/api/guest/programs/{program}", UNKNOWN, FORBIDDEN, NOT_FOUND)
async def revoke(call: Call, program: TableId) -> None:
    """Turn a program away: its token is void at once, and so is whatever it listens to."""
    await call.services.programs.revoke(call.guest, program)
    call.tables.drop_program(program)
