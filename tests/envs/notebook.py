"""Runs the cells of the notebook, and as a command writes what they show into it.

It needs no Jupyter: a cell is Python, what it prints is text, and what it plots is a picture. In a
checkout: `PYTHONPATH=examples/training/src python -m tests.envs.notebook`.
"""

from __future__ import annotations

import base64
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt

FILE = Path(__file__).parents[2] / "examples" / "envs" / "first_look.ipynb"


def cells() -> list[dict[str, Any]]:
    """Return the cells of the notebook that hold code."""
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return [cell for cell in read["cells"] if cell["cell_type"] == "code"]


def run(sources: list[str]) -> list[list[dict[str, Any]]]:
    """Run cells one after the other; return what each shows, as notebooks keep it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for number, source in enumerate(sources, 1):
        said = io.StringIO()
        pictures: list[str] = []

        def show(into: list[str] = pictures) -> None:
            into.extend(_pictures())

        with redirect_stdout(said), patch.object(plt, "show", show):
            exec(compile(source, f"cell {number}", "exec"), names)  # noqa: S102
        outputs: list[dict[str, Any]] = []
        if said.getvalue():
            lines = said.getvalue().splitlines(keepends=True)
            outputs.append({"name": "stdout", "output_type": "stream", "text": lines})
        outputs += [
            {"data": {"image/png": picture}, "metadata": {}, "output_type": "display_data"}
            for picture in pictures
        ]
        shown.append(outputs)
    return shown


def _pictures() -> list[str]:
    """Return all figures as PNG files in base 64, and close them."""
    found = []
    for number in plt.get_fignums():
        file = io.BytesIO()
        plt.figure(number).savefig(file, dpi=72)
        found.append(base64.b64encode(file.getvalue()).decode())
    plt.close("all")
    return found


def main() -> None:
    """Write what the cells show into the notebook."""
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    code = [cell for cell in read["cells"] if cell["cell_type"] == "code"]
    for number, (cell, outputs) in enumerate(
        zip(code, run(["".join(cell["source"]) for cell in code]), strict=True), 1
    ):
        cell["execution_count"] = number
        cell["outputs"] = outputs
    FILE.write_text(json.dumps(read, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    sys.stdout.write(f"{FILE}: {len(code)} cells\n")


if __name__ == "__main__":
    main()
