"""Where a user's own tables are kept."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from mbira.server.place import default_database

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_nobody_else_on_the_machine_reads_seeds_and_what_signs_cookies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    before = os.umask(0o022)
    try:
        url = default_database()
    finally:
        os.umask(before)
    assert url.startswith(f"sqlite:///{tmp_path}")
    (folder,) = tmp_path.rglob("mbira")
    assert folder.stat().st_mode & 0o777 == 0o700
