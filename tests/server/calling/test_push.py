"""Web push: only the browser reads it, and the push service knows who sent it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from mbira.server.calling.network import UnfitError
from mbira.server.calling.push import check_keys, decoded, encoded, encrypt
from tests.server.calling.browsers import Browser, check_vapid
from tests.server.calling.people import a_match, places, play, soon
from tests.server.harness import refused, until
from tests.server.seeded import START

if TYPE_CHECKING:
    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def test_the_example_of_rfc_8291() -> None:
    ours = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        BROWSER,
        AUTH,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(ours, ec.SECP256R1()),
    )
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("key", "auth"),
    [(BROWSER[:-4], AUTH), (BROWSER, AUTH[:-4]), ("?", AUTH), (f"BA{BROWSER[2:]}", AUTH), ("", "")],
)
def test_keys_that_are_none_are_refused(key: str, auth: str) -> None:
    with pytest.raises(UnfitError):
        check_keys(key, auth)


def test_a_browser_is_called_with_what_only_it_can_read(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    phone, desk = Browser(receiver, "/phone"), Browser(receiver, "/desk")
    place = phone.subscribe(bert)
    desk.subscribe(bert)
    assert "/phone" not in place["address"]
    table = a_match(anna, bert, name="Friday")
    play(anna, table)
    soon(server)
    (got,) = receiver.wait("/phone")
    told = phone.read(got)
    assert (told["title"], told["body"]) == ("Friday (Meduris)", "It is your turn.")
    assert told["table"] == table
    assert set(told) == {"id", "title", "body", "table", "tables"}
    assert got.headers["Topic"] == told["id"]
    assert int(got.headers["TTL"]) > 0
    claims = check_vapid(got, bert.get("/api/guest/calls")["push_key"], receiver.url)
    assert START < claims["exp"] <= START + 24 * 3600
    assert claims["sub"].startswith(("https://", "mailto:"))
    assert desk.read(receiver.wait("/desk")[0])["table"] == table


def test_a_browser_that_is_gone_is_forgotten(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    receiver.answers["/phone"] = [410]
    Browser(receiver, "/phone").subscribe(bert)
    table = a_match(anna, bert)
    play(anna, table)
    soon(server)
    until(lambda: places(bert)[0]["state"] == "gone")


def test_a_browser_belongs_to_who_used_it_last_and_ends_with_signing_out(
    anna: Person, bert: Person, receiver: Receiver
) -> None:
    browser = Browser(receiver, "/phone")
    browser.subscribe(anna)
    browser.subscribe(bert)
    assert not places(anna)
    assert len(places(bert)) == 1
    bert.post("/api/guest/sign-out")
    assert not places(bert)


def test_a_browser_without_keys_is_refused(anna: Person, receiver: Receiver) -> None:
    body = {"kind": "push", "address": receiver.url, "p256dh": "a", "auth": "b"}
    refused(anna.ask("POST", "/api/guest/calls/places", body), 422, "address")
