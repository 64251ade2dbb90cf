"""The commands of docs/server.md, run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mbira.server.settings import Limits

if TYPE_CHECKING:
    from tests.server.harness import ServerProcess

DOCS = Path(__file__).parents[3] / "docs" / "server.md"


def test_the_walk_through_the_api_works_as_written(server: ServerProcess, tmp_path: Path) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    script = f"set -eu\nurl={server.url}\n" + "\n".join(blocks)
    here = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    ran = subprocess.run(  # noqa: S603
        ["bash", "-c", script],  # noqa: S607
        cwd=tmp_path, env=here, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "match.mbira.json: good: meduris, 2 seats" in ran.stdout
    assert "chance follows from the seed" in ran.stdout
    assert '"outcome":{"ranking"' in ran.stdout
    assert '"reason":{"id":"why-' in ran.stdout
    assert ran.stdout.rstrip().endswith("}")
    assert '"error"' not in ran.stdout


def test_every_limit_is_in_the_docs_with_its_default() -> None:
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    told: dict[str, str] = {}
    for names, defaults in rows:
        told |= dict(zip(re.findall(r"`(\w+)`", names), defaults.split(", "), strict=False))
    for name in Limits.__struct_fields__:
        assert float(told[name]) == getattr(Limits(), name), name
