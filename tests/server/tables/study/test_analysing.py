"""The analysis of a match at a table: made once, seen while it grows, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mbira.server.store.document import TableSettings
from mbira.server.tables.sitting import making
from mbira.server.tables.study.analysing import begin, find
from tests.server.harness import heard, refused, until, wait_until_over
from tests.server.inside import at_a_server, ended as over, true

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.server.tables.registry import Tables
    from tests.server.harness import Person
    from tests.server.inside import Time

SHORT = {"round_limit": 2}


def ended(person: Person, **more: object) -> str:
    """Return a table whose match is over, and was short."""
    table = person.table("zimbabwe", 2, "random", "random", start=True, options=SHORT, **more)
    wait_until_over(person, table)
    return table


def complete(person: Person, table: str) -> dict[str, Any]:
    """Return the analysis of a table once all of it is there."""
    found: dict[str, Any] = {}

    def done() -> bool:
        found.update(person.get(f"/api/tables/{table}/analysis"))
        return bool(found["state"] == "complete")

    until(done)
    analysis: dict[str, Any] = found["analysis"]
    return analysis


def test_an_analysis_is_begun_by_who_asks_first_and_told_to_all(anna: Person, bert: Person) -> None:
    table = ended(anna, settings={"join": "link", "watch": "anyone"})
    address = f"/api/tables/{table}/analysis"
    assert anna.get(address) == {"state": "none", "analysis": None}
    with anna.socket(table) as socket:
        heard(socket, "hello")
        begun = [person.post(address) for person in (anna, bert)]
        assert all(each["state"] in {"running", "complete"} for each in begun)
        told = heard(socket, "studied")
        assert 0 < told["done"] <= told["total"]
    found = complete(bert, table)
    assert found == complete(anna, table)
    assert found["done"] == found["total"] > 5
    for report in found["reports"]:
        parts = report["parts"]
        whole = [round(10_000 * parts[part]) for part in ("start", "luck", "skill", "others")]
        assert sum(whole) == round(10_000 * parts["end"])
    assert anna.post(address)["analysis"] == found


def test_a_match_that_goes_on_is_not_analysed(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    for method in ("GET", "POST"):
        refused(anna.ask(method, f"/api/tables/{table}/analysis"), 409, "not-over")


def test_who_may_not_see_a_table_does_not_see_its_analysis(anna: Person, bert: Person) -> None:
    table = ended(anna, settings={"join": "link", "watch": "nobody"})
    for method in ("GET", "POST"):
        refused(bert.ask(method, f"/api/tables/{table}/analysis"), 404, "table")


def test_an_analysis_is_kept_with_the_match(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Time) -> None:
        services = tables.services
        guest = await services.guests.new("Anna")
        live = await making.make_table(
            tables, guest, game="zimbabwe", seats=2, options=SHORT, settings=TableSettings(),
            name="", chairs=("random", "random"),
        )  # fmt: skip
        await making.start(live, guest)
        await over(live)
        first = await begin(live, services.share(guest.id))
        assert await begin(live, services.share(guest.id)) is first
        await true(lambda: not first.running)
        tables.open.clear()
        again = await find(await tables.table(live.id))
        assert again is not None
        assert again is not first
        assert not again.running
        assert again.found == first.found
        await services.store.sweeps.bury(live.id)
        assert await services.store.analyses.find(live.id) is None

    at_a_server(tmp_path, work)
