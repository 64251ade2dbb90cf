"""The command: measures with progress on standard error, then shows tables or JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from mbira.cli.screen import print_json, progress
from mbira.core.errors import MbiraError
from mbira_bench.club.furnish import called_of
from mbira_bench.club.report import show
from mbira_bench.club.run import measure_club
from mbira_bench.club.setting import FEWEST_PEOPLE, Evening
from mbira_bench.siege.holds import HOLDS, find_hold

if TYPE_CHECKING:
    from collections.abc import Sequence


def bench_club(
    people: int | None,
    tables: int | None,
    matches: int | None,
    rate: float | None,
    seconds: float | None,
    kills: int,
    holds: Sequence[str] | None,
    db: str | None,
    *,
    json: bool,
) -> None:
    """Measure a club; missed bars are shown, and what must not be is a failure.

    `holds` are those of the siege, all of them if none is named, and no siege if it is None.
    """
    usual = Evening()
    evening = Evening(
        people=people or usual.people,
        tables=tables or usual.tables,
        matches=matches or usual.matches,
        rate=rate or usual.rate,
        seconds=seconds or usual.seconds,
        kills=kills,
        holds=() if holds is None else tuple(find_hold(name).name for name in holds or HOLDS),
    )
    if evening.people < FEWEST_PEOPLE:
        raise MbiraError(f"a club has {FEWEST_PEOPLE} people at least")
    if 2 * evening.pairs > called_of(evening):
        raise MbiraError("a tournament needs two people of the club for each match of a round")
    with progress(slow=True) as bar:
        task = bar.add_task("club")

        def tell(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        result = measure_club(evening, db, tell)
    if json:
        print_json({"bench": "club", **result.as_json()})
    else:
        show(result)
    if result.wrong:
        raise typer.Exit(1)
