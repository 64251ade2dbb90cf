"""Being called, on the page: chosen there, shown by the worker; and what is left offline."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.server.calling.conftest import calling_server, receiver, receivers, server
from tests.server.calling.people import a_match, hook, play, soon
from tests.server.harness import serving, until
from tests.ui.saying import say

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess
    from tests.ui.conftest import Opening
    from tests.ui.window import Window

__all__ = ["calling_server", "receiver", "receivers", "server"]
CUT = r"WebSocket|net::ERR_|^failed: |ServiceWorker"
RECORD = """() => {
    self.told = [];
    self.registration.showNotification = async (title, { body, data }) =>
        void self.told.push([title, body, data.table]);
}"""
"""Writes down what the worker shows: a browser without a screen shows nothing."""
CLICK = """table => {
    const event = new Event('notificationclick');
    event.notification = { close() {}, data: { table } };
    event.waitUntil = () => {};
    self.dispatchEvent(event);
}"""


def test_one_chooses_for_what_and_tries_out_where(
    window: Opening, anna: Person, receiver: Receiver
) -> None:
    shown = window(anna)
    shown.go("/")
    shown.click(shown.button(say("settings")))
    shown.click(shown.page.get_by_role("link", name=say("calls-open")))
    turn = say("wants", event=say("event-turn"), way=say("by-webhook"))
    shown.click(shown.page.get_by_label(turn))
    shown.click(shown.page.get_by_role("switch"))
    shown.page.get_by_label(say("quiet-to"), exact=True).fill("06:45")
    shown.page.get_by_label(say("hook-address"), exact=True).fill(f"{receiver.url}/hook")
    shown.click(shown.button(say("add-hook")))
    receiver.answers["/hook"] = [503]
    shown.click(shown.button(say("try-it"), exact=False))
    expect(shown.page.locator("li .bad code")).to_have_text("503")
    shown.click(shown.button(say("try-it"), exact=False))
    expect(shown.page.get_by_text(say("arrived"))).to_be_visible()
    kept = anna.get("/api/guest/calls")
    assert "webhook" not in kept["events"]["turn"]
    assert kept["quiet"] == {"begin": 22 * 60 + 30, "end": 6 * 60 + 45}
    assert kept["language"] == "en"
    assert not shown.unsaid()


def test_what_the_page_has_shown_calls_nobody(
    window: Opening, server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    table, other = a_match(anna, bert), a_match(anna, bert)
    shown = window(bert)
    shown.open(table)
    shown.sees(play(anna, table))
    shown.rest()
    play(anna, other)
    soon(server)
    (got,) = receiver.wait("/hook")
    assert got.tables == [other]


def call(window: Window, **told: Any) -> None:
    """Let a push service hand a message to the worker, as Chromium's own would."""
    registered: list[str] = []
    session = window.context.new_cdp_session(window.page)
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(
            each["registrationId"] for each in event["registrations"] if not each["isDeleted"]
        ),
    )
    session.send("ServiceWorker.enable")
    until(lambda: window.page.evaluate("1") and registered)
    message = {
        "origin": window.url, "registrationId": registered[0], "data": json.dumps(told),
    }  # fmt: skip
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_the_worker_shows_a_call_once_and_opens_the_table(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = a_match(anna, bert)
    version = str(anna.position(table)["version"])
    shown = window(anna, worker=True)
    shown.go("/")
    shown.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    worker = shown.context.service_workers[0]
    worker.evaluate(RECORD)
    told = {"title": "Meduris", "body": "It is your turn.", "table": table, "tables": [table]}
    call(shown, id="one", **told)
    first = ["Meduris", "It is your turn.", table]
    until(lambda: worker.evaluate("self.told") == [first])
    call(shown, id="one", **told)  # a second time, by the same id
    call(shown, id="two", **{**told, "title": "mbira", "table": ""})
    until(lambda: len(worker.evaluate("self.told")) > 1)
    assert worker.evaluate("self.told") == [first, ["mbira", "It is your turn.", ""]]
    worker.evaluate(CLICK, table)
    expect(shown.page.locator("html")).to_have_attribute("data-version", version)
    assert f"table={table}" in shown.page.url


def test_what_is_over_is_shown_without_a_network(window: Opening, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(db, tmp_path / "log") as running, running.person() as anna:
        table = anna.table("meduris", 2, "random", "random", start=True)
        until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")
        shown = window(anna, url=running.url, worker=True)
        shown.go("/")
        shown.page.evaluate("async () => { await navigator.serviceWorker.ready }")
        shown.open(table)
        shown.reload()  # from now on all goes through the worker
        version = shown.version
        until(lambda: shown.page.evaluate("async () => !!(await caches.match('/'))"))
        shown.expects(CUT)
        running.kill()
        shown.page.reload()
        expect(shown.page.locator("html")).to_have_attribute("data-version", str(version))
        expect(shown.page.locator(".off")).to_have_text(say("link-off"))
