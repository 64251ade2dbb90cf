"""Compiled or interpreted: what is said of it, and what is run."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from mbira import way

ASK = "from mbira.core import legal; print(legal.__file__)"


def asked(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Import a package that looks like ours, with a compiled module that cannot be loaded."""
    package = folder / "mbira"
    (package / "core").mkdir(parents=True, exist_ok=True)
    source = way.__file__
    assert source is not None
    (package / "way.py").write_bytes(Path(source).read_bytes())
    (package / "__init__.py").write_text("from mbira import way\n")
    for name in ("__init__.py", "legal.py", f"legal{EXTENSION_SUFFIXES[0]}"):
        (package / "core" / name).write_text("")
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", ASK],
        env=os.environ | {"PYTHONPATH": str(folder)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_is_compiled_is_run_unless_the_sources_are_wanted(tmp_path: Path) -> None:
    assert "ImportError" in asked(tmp_path).stderr  # it was the compiled one, which is empty
    said = asked(tmp_path, **{way.VARIABLE: "1"})
    assert said.stdout.strip() == str(tmp_path / "mbira" / "core" / "legal.py")
    assert "ImportError" in asked(tmp_path, **{way.VARIABLE: "0"}).stderr


def test_a_plain_install_says_that_it_is_interpreted() -> None:
    assert way.way() == ("compiled" if way.can_compiled() else "interpreted")
