"""A data set of decisions: made, read, and one of its positions opened again."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
from pyarrow import parquet

from mbira.envs.data.files import export, open_row
from mbira.envs.data.plan import DataPlan
from mbira.envs.episode import Rulebook


def main() -> None:
    """Write 20 matches, and find how often winners and losers built huts."""
    book = Rulebook("meduris", seats=3)
    plan = DataPlan("meduris", book.game.spec.ruleset, 3, {}, ("random",) * 3, "1", 20)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "meduris.parquet")  # or .jsonl; `mbira sim --export` does the same
        for _ in export(path, book, plan):
            pass  # a match was played
        table = parquet.read_table(path)
        print(f"{table.num_rows} rows: {', '.join(table.column_names)}")
        hut = next(block for block in book.space.blocks if block.name == "hut")
        action = table["action"].to_numpy()
        huts = (action >= hut.first) & (action < hut.first + hut.size)
        won = table["win"].to_numpy() > 0
        for name, who in (("winners", won), ("losers", ~won)):
            print(f"{name}: {np.mean(huts[who]):.3f} of their decisions were huts")
        match, seat = open_row(path, 500)
        print(f"row 500: seat {seat} decides after {match.version} records")


if __name__ == "__main__":
    main()
