"""Data files: what is wrong is said with its place."""

from __future__ import annotations

import pytest
from msgspec import Struct

from mbira.core.errors import BadDataError
from mbira.core.input.data import digest, read_json


class Rows(Struct, forbid_unknown_fields=True):
    rows: list[int]


def test_a_good_file_is_read() -> None:
    assert read_json('{"rows": [1, 2]}', Rows, "board") == Rows([1, 2])


@pytest.mark.parametrize(
    ("text", "place", "why"),
    [
        ('{"rows": [1,\n 2', "line 2, column 3", "not JSON: "),
        ('{"rows": [1, "x"]}', "rows[1]", "Expected 'int', got 'str'"),
        ('{"rows": [], "more": 1}', "the file", "unknown field 'more'"),
        ("{}", "the file", "missing required field 'rows'"),
        ('{"rows": [], "rows": [1]}', "rows", "it appears twice"),
        ("[" * 100_000, "the file", "nested too deeply"),
        ('{"rows": [' + "9" * 5000 + "]}", "the file", "a number has too many digits"),
        ("\ud800", "line 1, column 1", "not JSON: "),
        ("", "line 1, column 1", "not JSON: "),
    ],
)
def test_a_bad_file_is_refused(text: str, place: str, why: str) -> None:
    with pytest.raises(BadDataError) as refused:
        read_json(text, Rows, "board")
    assert refused.value.option == "board"
    assert refused.value.place == place
    assert why in refused.value.why
    assert str(refused.value) == f"board: {refused.value.place}: {refused.value.why}"


def test_a_digest_is_that_of_the_text() -> None:
    assert digest("a") == (
        "sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
    )
    assert digest("\ud800") != digest("a"), "a text that is no text has a digest too"
