"""What a database holds, read past the server: whether it is what people were promised."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from mbira.core.errors import MbiraError
from mbira.core.log.save import FORMAT, RawRecord, SaveFile
from mbira.core.opening import restore
from mbira.server.store.database.connection import connect
from mbira.server.store.document import decode_document
from mbira.server.store.schema import RECORDS, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Row

    from tests.server.crowd import Crowd, Player


class Disk:
    """What a database holds, read past the server."""

    def __init__(self, db: str, folder: Path) -> None:
        if db.startswith("sqlite:///"):  # a copy: what was left behind is for the server to mend
            source = Path(db.removeprefix("sqlite:///"))
            copies = Path(tempfile.mkdtemp(dir=folder))
            for tail in ("", "-wal"):
                if (file := source.with_name(f"{source.name}{tail}")).exists():
                    shutil.copy(file, copies)
            db = f"sqlite:///{copies / source.name}"
        engine = connect(db)
        with engine.connect() as connection:
            self.tables = {row.id: row for row in connection.execute(select(TABLES))}
            self.logs: dict[str, list[Row[Any]]] = {table: [] for table in self.tables}
            for row in connection.execute(select(RECORDS).order_by(RECORDS.c.version)):
                self.logs[row.table_id].append(row)
        engine.dispose()
        self.keys: dict[tuple[str, str], list[int]] = {}
        for table, log in self.logs.items():
            for row in log:
                if row.key is not None:
                    self.keys.setdefault((table, row.key), []).append(row.version)

    def keeps(self, crowd: Crowd) -> Iterator[str]:
        """Yield what was promised and is not there; each promise that is kept yields ""."""
        for promise in crowd.promises:
            log = self.logs[promise.table]
            row = log[promise.version - 1] if promise.version <= len(log) else None
            if row is None:
                yield f"{promise} is not there"
                continue
            action = msgspec.json.decode(row.action)
            same = action == promise.action or (promise.action, action["type"]) == (None, "undo")
            if (row.seat, row.key, same) != (promise.seat, promise.key, True):
                yield f"{promise}: there is {row.seat} {row.key} {action}"
            elif self.keys[promise.table, promise.key] != [promise.version]:
                yield f"{promise}: its key stands at {self.keys[promise.table, promise.key]}"
            else:
                yield ""

    def verify(self) -> Iterator[str]:
        """Yield what is wrong with each match; "" for one whose whole log follows the rules."""
        for table, row in self.tables.items():
            document = decode_document(row.document)
            log = self.logs[table]
            if document.header is None:
                continue
            if [each.version for each in log] != [*range(1, row.version + 1)]:
                yield f"table {table} is at {row.version}, its log is {[r.version for r in log]}"
                continue
            raw = [
                RawRecord(
                    "chance" if each.seat < 0 else each.seat, msgspec.json.decode(each.action)
                )
                for each in log
            ]
            try:
                match = restore(SaveFile(FORMAT, document.header, raw, document.seed), table)
            except MbiraError as error:
                yield str(error)
                continue
            over = row.status == "over"
            yield "" if match.over == over else f"table {table} is {row.status}, not so its match"

    def agrees(self, player: Player) -> str:
        """Return where a player was told something else than there is; "" if nowhere."""
        log = self.logs[player.table]
        if len(log) < player.known:
            return f"{player.table}: told {player.known}, there are {len(log)}"
        for told, row in zip(player.told, log, strict=False):
            seat = -1 if told["seat"] == "chance" else told["seat"]
            mine = seat == player.seat
            if seat != row.seat or (mine and told["action"] != msgspec.json.decode(row.action)):
                return f"{player.table}: told {told}, there is {row}"
        return ""
