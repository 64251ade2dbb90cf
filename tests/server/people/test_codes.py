"""Recovery codes: shown once, good once, kept as digests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.harness import Person, refused, serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import ServerProcess

CODE = "/api/sign-in/code"


def test_a_code_signs_in_once_however_it_is_typed(server: ServerProcess, anna: Person) -> None:
    codes = anna.post("/api/guest/codes")["codes"]
    assert len(set(codes)) == 10
    assert anna.get("/api/guest/person")["codes"] == 10
    with Person(server.url, known=False) as phone:
        typed = codes[3].replace("-", " ").upper()
        assert phone.post(CODE, {"code": typed})["guest"] == anna.me
        assert phone.get("/api/guest") == anna.me
        assert phone.get("/api/guest/person")["codes"] == 9
    with Person(server.url, known=False) as thief:
        refused(thief.ask("POST", CODE, {"code": codes[3]}), 403, "code")
        refused(thief.ask("GET", "/api/guest"), 401, "guest")


def test_new_codes_take_the_place_of_the_old(server: ServerProcess, anna: Person) -> None:
    old = anna.post("/api/guest/codes")["codes"]
    new = anna.post("/api/guest/codes")["codes"]
    with Person(server.url, known=False) as phone:
        refused(phone.ask("POST", CODE, {"code": old[0]}), 403, "code")
        assert phone.post(CODE, {"code": new[0]})["guest"] == anna.me


def test_codes_are_nowhere_on_the_disk(tmp_path: Path) -> None:
    db, log = f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log"
    with serving(db, log) as server, server.person() as anna:
        code = anna.post("/api/guest/codes")["codes"][0]
        refused(anna.ask("POST", CODE, {"code": f"{code}x"}), 403, "code")
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert code.encode() not in kept
    assert code.replace("-", "").encode() not in kept
