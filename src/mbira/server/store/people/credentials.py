"""What shows that somebody is who they are, as rows: passkeys, mail addresses, codes."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import and_, delete, func, insert, select, update

from mbira.server.store.people import addresses
from mbira.server.store.rows import Address, Passkey
from mbira.server.store.schema import ADDRESSES, CODES, PASSKEYS, SPENT

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Row

    from mbira.server.store.database.access import Reader, Writer

_ADDRESS = [ADDRESSES.c[name] for name in Address.__struct_fields__]


class Spending(NamedTuple):
    """Something that is good once: with it goes what it was good for, or nothing happens."""

    digest: str
    expires: float


class Held(NamedTuple):
    """How many of each somebody has."""

    passkeys: int
    addresses: int
    codes: int


class CredentialRows:
    """All that is asked of the database about what people show.

    Whatever spends something that was spent before raises ConflictError, and changes nothing.
    """

    def __init__(self, read: Reader, write: Writer) -> None:
        self._read = read
        self._write = write

    # Passkeys

    async def add_passkey(self, passkey: Passkey, spending: Spending) -> None:
        """Keep a passkey; ConflictError if anybody has it already."""
        values = asdict(passkey)
        values["ways"] = " ".join(passkey.ways)
        row = insert(PASSKEYS).values(digest=_digest(passkey.credential), **values)

        def change(connection: Connection) -> None:
            _spend(connection, spending)
            connection.execute(row)

        await self._write(change, passkey.guest, None)

    async def passkey(self, credential: bytes) -> Passkey | None:
        """Return a passkey by what it calls itself."""
        query = select(PASSKEYS).where(PASSKEYS.c.digest == _digest(credential))
        row = await self._read(lambda connection: connection.execute(query).first())
        return _passkey(row) if row is not None else None

    async def passkeys(self, guest: str) -> list[Passkey]:
        """Return the passkeys of somebody, the newest first."""
        theirs = select(PASSKEYS).where(PASSKEYS.c.guest == guest)
        query = theirs.order_by(PASSKEYS.c.made.desc(), PASSKEYS.c.id)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [_passkey(row) for row in rows]

    async def use_passkey(
        self, credential: bytes, count: int, now: float, spending: Spending
    ) -> None:
        """Note that a passkey was used, and how often it says that it was."""
        here = PASSKEYS.c.digest == _digest(credential)
        change_it = update(PASSKEYS).where(here).values(count=count, used=now)

        def change(connection: Connection) -> None:
            _spend(connection, spending)
            connection.execute(change_it)

        await self._write(change, _digest(credential), None)

    async def name_passkey(self, guest: str, passkey: str, name: str) -> bool:
        """Call a passkey of somebody something else; return whether there is one."""
        it = and_(PASSKEYS.c.guest == guest, PASSKEYS.c.id == passkey)
        change = update(PASSKEYS).where(it).values(name=name)
        return await self._write(lambda found: found.execute(change).rowcount == 1, guest, None)

    async def remove_passkey(self, guest: str, passkey: str) -> bool:
        """Forget a passkey of somebody; return whether there was one."""
        gone = delete(PASSKEYS).where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == passkey)
        return await self._write(lambda found: found.execute(gone).rowcount == 1, guest, None)

    # Mail addresses

    async def owner_of(self, address: str) -> str | None:
        """Return whose address it is; None if nobody has shown that it is theirs."""
        return await self._read(lambda connection: addresses.owner_of(connection, address))

    async def addresses(self, guest: str) -> list[Address]:
        """Return the addresses of somebody, in the order in which they were confirmed."""
        theirs = select(*_ADDRESS).where(ADDRESSES.c.guest == guest)
        query = theirs.order_by(ADDRESSES.c.made, ADDRESSES.c.id)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Address(*row) for row in rows]

    async def open_letter(self, spending: Spending, new: Address | None) -> None:
        """Spend a link that came by mail, by which an address may become somebody's."""

        def change(connection: Connection) -> None:
            _spend(connection, spending)
            if new is not None:
                connection.execute(insert(ADDRESSES).values(**asdict(new)))

        await self._write(change, spending.digest, None)

    async def remove_address(self, guest: str, address: str) -> bool:
        """Forget an address of somebody, by its id, and call them there no more.

        Returns whether there was one.
        """
        return await self._write(
            lambda connection: addresses.remove_address(connection, guest, address), guest, None
        )

    async def called_at(self, guest: str) -> set[str]:
        """Return the mail addresses at which somebody is called."""
        return await self._read(lambda connection: addresses.called_at(connection, guest))

    # Codes

    async def put_codes(self, guest: str, digests: Collection[str]) -> None:
        """Let somebody have these codes, and no others."""
        rows = [{"digest": digest, "guest": guest} for digest in digests]

        def change(connection: Connection) -> None:
            connection.execute(delete(CODES).where(CODES.c.guest == guest))
            if rows:
                connection.execute(insert(CODES), rows)

        await self._write(change, guest, None)

    async def take_code(self, digest: str) -> str | None:
        """Return whose code it is, which is not theirs any more; of two who ask, one gets it."""
        gone = delete(CODES).where(CODES.c.digest == digest).returning(CODES.c.guest)
        return await self._write(lambda found: found.execute(gone).scalar(), digest, None)

    # All of it

    async def held(self, guest: str) -> Held:
        """Return how many of each somebody has."""

        def count(connection: Connection) -> Held:
            return Held(
                *(
                    connection.scalar(
                        select(func.count()).select_from(table).where(table.c.guest == guest)
                    )
                    or 0
                    for table in (PASSKEYS, ADDRESSES, CODES)
                )
            )

        return await self._read(count)


def _spend(connection: Connection, spending: Spending) -> None:
    """Note that something is good no more; whoever comes second is refused by the database."""
    connection.execute(insert(SPENT).values(digest=spending.digest, expires=spending.expires))


def _digest(credential: bytes) -> str:
    return sha256(credential).hexdigest()


def _passkey(row: Row[Any]) -> Passkey:
    fields = {name: getattr(row, name) for name in Passkey.__struct_fields__}
    return Passkey(**{**fields, "ways": tuple(row.ways.split())})
