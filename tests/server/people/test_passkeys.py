"""A guest becomes somebody by a passkey, and is who they were on every device they sign in on."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from mbira.server.people.seals import LIFETIMES
from tests.cli.test_extras import REFUSING
from tests.server.authenticator import Device, add_passkey, at_localhost, packed, show_passkey
from tests.server.harness import PATIENCE, Person, ServerProcess, good, refused, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PASSKEYS = "/api/guest/passkeys"
SIGN_IN = "/api/sign-in/passkey"


@pytest.fixture
def site(server: ServerProcess) -> str:
    return at_localhost(server.url)


@pytest.fixture
def ann(site: str) -> Iterator[Person]:
    with Person(site) as person:
        yield person


@pytest.fixture
def laptop(site: str) -> Device:
    return Device("laptop", site)


def test_a_guest_becomes_somebody_and_is_the_same_on_another_device(
    site: str, ann: Person, laptop: Device
) -> None:
    table = ann.table("meduris", 2, "you", "random", start=True)
    made = add_passkey(ann, laptop, "My laptop")
    assert made["name"] == "My laptop"
    assert ann.get("/api/guest") == ann.me
    with Person(site, known=False) as elsewhere:
        assert show_passkey(elsewhere, laptop)["guest"] == ann.me
        assert [each["id"] for each in elsewhere.get("/api/tables", mine="true")] == [table]
        assert elsewhere.position(table)["seat"] == 0
        assert len(elsewhere.get("/api/guest/sessions")) == 2
        (listed,) = elsewhere.get("/api/guest/person")["passkeys"]
        assert listed["used"] == pytest.approx(made["made"])
        assert elsewhere.http.cookies["mbira"] != ann.http.cookies["mbira"]


def test_several_devices_have_names_and_can_be_removed(
    site: str, ann: Person, laptop: Device
) -> None:
    phone = Device("phone", site)
    first, second = add_passkey(ann, laptop), add_passkey(ann, phone, "Phone")
    assert ann.ask("PATCH", f"{PASSKEYS}/{first['id']}", {"name": " Lap\ttop "}).is_success
    names = {each["id"]: each["name"] for each in ann.get("/api/guest/person")["passkeys"]}
    assert names == {first["id"]: "Lap top", second["id"]: "Phone"}
    assert ann.ask("DELETE", f"{PASSKEYS}/{first['id']}").status_code == 204
    with Person(site, known=False) as elsewhere:
        options = elsewhere.post(f"{SIGN_IN}/challenge")["options"]
        body = {"credential": laptop.show(options)}
        refused(elsewhere.ask("POST", SIGN_IN, body), 403, "passkey")
        assert show_passkey(elsewhere, phone)["guest"] == ann.me


def test_a_device_that_has_one_already_is_asked_for_no_second(ann: Person, laptop: Device) -> None:
    options = ann.post(f"{PASSKEYS}/challenge")["options"]
    assert options["excludeCredentials"] == []
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["rp"]["id"] == "localhost"
    add_passkey(ann, laptop)
    (known,) = ann.post(f"{PASSKEYS}/challenge")["options"]["excludeCredentials"]
    assert known["id"] == packed(laptop.id)


def test_a_challenge_is_good_once(site: str, ann: Person, laptop: Device) -> None:
    options = ann.post(f"{PASSKEYS}/challenge")["options"]
    good(ann.ask("POST", PASSKEYS, {"credential": laptop.make(options)}))
    other = Device("other", site)
    refused(ann.ask("POST", PASSKEYS, {"credential": other.make(options)}), 403, "token")
    asked = ann.post(f"{SIGN_IN}/challenge")["options"]
    shown = {"credential": laptop.show(asked)}
    good(ann.ask("POST", SIGN_IN, shown))
    with Person(site, known=False) as thief:
        # word for word, and signed once more by a device that counts on
        laptop.count += 1
        refused(thief.ask("POST", SIGN_IN, shown), 403, "passkey")
        refused(thief.ask("POST", SIGN_IN, {"credential": laptop.show(asked)}), 403, "token")
        refused(thief.ask("GET", "/api/guest"), 401, "guest")


def test_a_challenge_is_good_for_its_purpose_its_guest_and_its_time(
    server: ServerProcess, site: str, ann: Person, laptop: Device
) -> None:
    to_enter = ann.post(f"{SIGN_IN}/challenge")["options"]
    to_make = ann.post(f"{PASSKEYS}/challenge")["options"]
    swapped = {**to_make, "challenge": to_enter["challenge"]}
    refused(ann.ask("POST", PASSKEYS, {"credential": laptop.make(swapped)}), 403, "token")
    with Person(site) as eve:
        body = {"credential": laptop.make(to_make)}
        refused(eve.ask("POST", PASSKEYS, body), 403, "token")
    made_up = {**to_make, "challenge": packed(b"x" * 60)}
    refused(ann.ask("POST", PASSKEYS, {"credential": laptop.make(made_up)}), 403, "token")
    server.pass_time(LIFETIMES["make"] + 1)
    refused(ann.ask("POST", PASSKEYS, {"credential": laptop.make(to_make)}), 403, "token")
    assert ann.get("/api/guest/person")["passkeys"] == []


@pytest.mark.parametrize(
    ("origin", "name"), [("http://evil.example", "localhost"), (None, "evil.example")]
)
def test_what_was_signed_for_another_site_is_worth_nothing(
    site: str, ann: Person, laptop: Device, origin: str | None, name: str
) -> None:
    add_passkey(ann, laptop)
    laptop.origin, laptop.site = origin or site, name
    with Person(site, known=False) as thief:
        options = thief.post(f"{SIGN_IN}/challenge")["options"]
        body = {"credential": laptop.show(options)}
        refused(thief.ask("POST", SIGN_IN, body), 403, "passkey")
    laptop.id = b"another" * 4
    options = ann.post(f"{PASSKEYS}/challenge")["options"]
    refused(ann.ask("POST", PASSKEYS, {"credential": laptop.make(options)}), 403, "passkey")


def test_nobody_signs_in_with_anothers_key_or_takes_it(
    site: str, ann: Person, laptop: Device
) -> None:
    add_passkey(ann, laptop)
    forged = Device("forged", site)
    forged.id, forged.handle = laptop.id, laptop.handle  # all that others may know of it
    with Person(site) as eve:
        options = eve.post(f"{SIGN_IN}/challenge")["options"]
        refused(eve.ask("POST", SIGN_IN, {"credential": forged.show(options)}), 403, "passkey")
        to_make = eve.post(f"{PASSKEYS}/challenge")["options"]
        refused(eve.ask("POST", PASSKEYS, {"credential": forged.make(to_make)}), 403, "token")
        assert eve.get("/api/guest") == eve.me
        (hers,) = ann.get("/api/guest/person")["passkeys"]
        for method, body in (("PATCH", {"name": "Mine"}), ("DELETE", None)):
            answer = eve.ask(method, f"{PASSKEYS}/{hers['id']}", body)
            refused(answer, 404, "passkey-gone")
    with Person(site, known=False) as elsewhere:
        assert show_passkey(elsewhere, laptop)["guest"] == ann.me


def test_a_copied_device_is_noticed_by_its_count(site: str, ann: Person, laptop: Device) -> None:
    add_passkey(ann, laptop)
    with Person(site, known=False) as elsewhere:
        show_passkey(elsewhere, laptop)
        show_passkey(elsewhere, laptop)
        laptop.count = 0
        options = elsewhere.post(f"{SIGN_IN}/challenge")["options"]
        body = {"credential": laptop.show(options)}
        refused(elsewhere.ask("POST", SIGN_IN, body), 403, "passkey")


@pytest.mark.parametrize("part", ["clientDataJSON", "attestationObject"])
@pytest.mark.parametrize("content", [b"{}", b"\xff\x00", b"[" * 2000, b"\xa1\x63fmt\x64none"])
def test_garbage_is_refused_and_nothing_breaks(
    server: ServerProcess, ann: Person, laptop: Device, part: str, content: bytes
) -> None:
    made = laptop.make(ann.post(f"{PASSKEYS}/challenge")["options"])
    made["response"][part] = packed(content)
    refused(ann.ask("POST", PASSKEYS, {"credential": made}), 403, "passkey")
    assert "Traceback" not in server.log.read_text()


def test_by_an_address_there_are_no_passkeys_and_it_is_said_why(
    server: ServerProcess, anna: Person
) -> None:
    assert anna.get("/api/guest/person")["passkeys_here"] == "insecure"
    error = refused(anna.ask("POST", f"{PASSKEYS}/challenge"), 409, "no-passkeys")
    assert "https" in error["words"]
    with Person(at_localhost(server.url)) as here:
        assert here.get("/api/guest/person")["passkeys_here"] == "yes"


def test_by_a_name_passkeys_need_https(tmp_path: Path) -> None:
    """A proxy that is named says how people have come to it."""
    arguments = ("--name", "club.example", "--proxy", "127.0.0.1")
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", *arguments) as server:
        headers = {"host": "club.example", "x-forwarded-for": "10.1.2.3"}
        with Person(server.url, known=False) as ann:
            ann.http.headers.update(headers)
            ann.post("/api/guest")
            assert ann.get("/api/guest/person")["passkeys_here"] == "insecure"
            ann.http.headers["x-forwarded-proto"] = "https"
            assert ann.get("/api/guest/person")["passkeys_here"] == "yes"
            device = Device("phone", "https://club.example", "club.example")
            assert add_passkey(ann, device)["site"] == "club.example"
            device.origin = "http://club.example"
            options = ann.post(f"{SIGN_IN}/challenge")["options"]
            body = {"credential": device.show(options)}
            refused(ann.ask("POST", SIGN_IN, body), 403, "passkey")


def test_attempts_are_counted(tmp_path: Path) -> None:
    limits = ("requests=0", "guests=0", "sign_ins=0.001")
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", limits=limits) as server:
        url = f"{at_localhost(server.url)}{SIGN_IN}/challenge"
        answers = [httpx.post(url, timeout=PATIENCE).status_code for _ in range(21)]
        assert (answers[0], answers[-1]) == (200, 429)


def test_without_the_library_a_server_serves_and_says_what_to_install(tmp_path: Path) -> None:
    command = [
        sys.executable, "-c", REFUSING, "webauthn", "serve", "--no-open", "--port", "0",
        "--db", f"sqlite:///{tmp_path / 't.db'}",
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            url = at_localhost(process.stdout.readline().split()[3])
            with Person(url) as ann:
                assert ann.get("/api/guest/person")["passkeys_here"] == "missing"
                error = refused(ann.ask("POST", f"{PASSKEYS}/challenge"), 409, "passkeys-missing")
                assert "pip install 'mbira[passkeys]'" in error["words"]
        finally:
            process.terminate()


def test_what_is_kept_is_public(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server:
        with Person(at_localhost(server.url)) as ann:
            laptop = Device("laptop", at_localhost(server.url))
            add_passkey(ann, laptop)
            listed = json.dumps(ann.get("/api/guest/person"))
            assert packed(laptop.id) not in listed
        kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
        secret = laptop._key.private_numbers().private_value.to_bytes(32)
        assert secret not in kept
