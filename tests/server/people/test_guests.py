"""Who somebody is: cookies, other devices, tokens for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.harness import Person, good, refused

if TYPE_CHECKING:
    from tests.server.harness import ServerProcess


def test_a_guest_is_made_on_the_first_visit_and_known_on_the_next(server: ServerProcess) -> None:
    with Person(server.url, known=False) as person:
        refused(person.ask("GET", "/api/guest"), 401, "guest")
        refused(person.ask("POST", "/api/tables", {"game": "meduris", "seats": 2}), 401, "guest")
        answer = person.ask("POST", "/api/guest")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        me = good(answer)
        assert good(person.ask("POST", "/api/guest")) == me == person.get("/api/guest")


def test_a_guest_goes_to_another_device_by_a_link_once(server: ServerProcess, anna: Person) -> None:
    made = anna.post("/api/guest/transfer")
    with Person(server.url) as phone, Person(server.url) as thief:
        assert phone.post("/api/guest/claim", {"token": made["token"]}) == anna.me
        assert phone.get("/api/guest") == anna.me
        refused(thief.ask("POST", "/api/guest/claim", {"token": made["token"]}), 403, "token")


def test_signing_out_voids_every_other_cookie_and_token(
    server: ServerProcess, anna: Person
) -> None:
    token = anna.post("/api/guest/tokens")["token"]
    bearer = {"authorization": f"Bearer {token}"}
    with Person(server.url, known=False) as program, Person(server.url, known=False) as phone:
        assert good(program.ask("GET", "/api/guest", headers=bearer)) == anna.me
        phone.http.cookies.set("mbira", anna.http.cookies["mbira"])
        assert phone.get("/api/guest") == anna.me
        assert anna.post("/api/guest/sign-out") == anna.me
        refused(phone.ask("GET", "/api/guest"), 401, "guest")
        refused(program.ask("GET", "/api/guest", headers=bearer), 401, "token")
    assert anna.get("/api/guest") == anna.me


def test_words_are_in_the_language_that_is_asked_for(anna: Person) -> None:
    for language, word in (("it", "tavolo"), ("ru", "Стола"), ("fr, en", "table")):
        answer = anna.ask("GET", "/api/tables/nowhere", headers={"accept-language": language})
        assert word in refused(answer, 404, "table")["words"]
