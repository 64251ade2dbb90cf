"""Who one is, on the page: a guest becomes somebody, and signs in elsewhere as the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.authenticator import at_localhost
from tests.server.harness import Person
from tests.ui.saying import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import CDPSession

    from tests.server.harness import ServerProcess
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Authenticator:
    """What keeps passkeys for a window, as a device with a fingerprint would."""

    def __init__(self, window: Window) -> None:
        self._talk: CDPSession = window.context.new_cdp_session(window.page)
        self._talk.send("WebAuthn.enable")
        made = self._talk.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self._id = {"authenticatorId": made["authenticatorId"]}

    def passkeys(self) -> list[Any]:
        """Return those that it has."""
        found: list[Any] = self._talk.send("WebAuthn.getCredentials", self._id)["credentials"]
        return found

    def take(self, passkey: Any) -> None:
        """Have a passkey that another device of the same person has."""
        self._talk.send("WebAuthn.addCredential", {**self._id, "credential": passkey})


def called(url: str, name: str) -> Person:
    """Return a new guest, by name."""
    person = Person(url)
    person.ask("PATCH", "/api/guest", {"name": name})
    return person


def come_again(window: Window, button: str) -> None:
    """Press what makes the browser somebody else: the page is loaded again for them."""
    window.rest()
    with window.page.expect_event("load"):
        window.click(window.button(button), at_rest=False)
    window.rest()


@pytest.fixture
def site(server: ServerProcess) -> str:
    return at_localhost(server.url)


@pytest.fixture
def ann(site: str) -> Iterator[Person]:
    with called(site, "Ann") as person:
        yield person


def test_a_guest_becomes_somebody_signs_in_elsewhere_and_brings_along_what_they_played_there(
    window: Opening, site: str, ann: Person, device: Device
) -> None:
    mine = ann.table("meduris", 2, "you", "random", name="At home")
    first = window(ann, url=site, device=device)
    keys = Authenticator(first)
    first.go("/")
    first.click(first.button(say("settings")))
    first.click(first.page.locator("dialog a.who"))
    expect(first.page.locator("h1")).to_have_text("Ann")
    expect(first.page.get_by_text(say("who-guest"))).to_be_visible()
    first.click(first.button(say("passkey-make")))
    expect(first.page.get_by_text(say("who-somebody"))).to_be_visible()
    (passkey,) = keys.passkeys()
    (listed,) = ann.get("/api/guest/person")["passkeys"]
    first.click(first.button(say("passkey-rename-which", name=listed["name"])))
    first.page.get_by_label(say("passkey-name")).fill("Laptop")
    first.click(first.button(say("passkey-keep")))
    expect(first.page.locator("li b").get_by_text("Laptop")).to_be_visible()
    assert first.unsaid() == []

    with called(site, "Heron") as other:
        there = other.table("meduris", 2, "you", "random", name="On the train")
        second = window(other, url=site, device=device)
        Authenticator(second).take(passkey)
        second.go("/#who=me")
        come_again(second, say("sign-in-passkey"))
        expect(second.page.locator("h1")).to_have_text("Ann")
        expect(second.page.get_by_text(say("bring-about", name="Heron", tables=1))).to_be_visible()
        second.click(second.button(say("bring-now")))
        expect(second.button(say("bring-now"))).to_have_count(0)
        second.go("/")
        for name in ("At home", "On the train"):
            expect(second.page.get_by_text(name).first).to_be_visible()
    assert {each["id"] for each in ann.get("/api/tables", mine="true")} == {mine, there}
    assert len(ann.get("/api/guest/sessions")) == 2


def test_by_an_address_it_is_said_why_there_are_no_passkeys_and_codes_do(
    window: Opening, server: ServerProcess
) -> None:
    with called(server.url, "Ann") as ann, called(server.url, "Heron") as heron:
        shown = window(ann)
        shown.go("/#who=me")
        expect(shown.page.get_by_text(say("passkeys-insecure"))).to_be_visible()
        expect(shown.button(say("passkeys-by-name"))).to_be_visible()
        shown.click(shown.button(say("codes-make")))
        code = shown.page.locator("ol code").first.inner_text()
        elsewhere = window(heron)
        elsewhere.go("/#who=me")
        elsewhere.click(elsewhere.page.get_by_text(say("sign-in-code")))
        elsewhere.page.get_by_label(say("recovery-code"), exact=True).fill(code)
        come_again(elsewhere, say("sign-in-now"))
        expect(elsewhere.page.locator("h1")).to_have_text("Ann")
        expect(elsewhere.page.get_by_text(say("codes-left", count=9))).to_be_visible()
        elsewhere.click(elsewhere.page.locator("summary").get_by_text(say("data-forget")))
        elsewhere.page.get_by_label(say("data-forget-name", name="Ann")).fill("Ann")
        come_again(elsewhere, say("data-forget-now"))
        expect(elsewhere.page.locator("main.home")).to_be_visible()
        assert ann.ask("GET", "/api/guest").status_code == 401
