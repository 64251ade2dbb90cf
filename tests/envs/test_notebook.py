"""The notebook runs from its first cell to its last, and shows what it says it does."""

from __future__ import annotations

from tests.envs import notebook


def test_cells_print_what_the_notebook_holds_and_plot_where_it_has_plots() -> None:
    cells = notebook.cells()
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    shown = notebook.run(["".join(cell["source"]) for cell in cells])
    plots = 0
    for cell, outputs in zip(cells, shown, strict=True):
        kept = cell["outputs"]
        kinds = [output["output_type"] for output in outputs]
        assert kinds == [output["output_type"] for output in kept], cell["source"]
        plots += kinds.count("display_data")
        for now, then in zip(outputs, kept, strict=True):
            assert now.get("text") == then.get("text"), "run python -m tests.envs.notebook"
    assert plots == 5
    assert notebook.FILE.stat().st_size < 200_000, "a notebook is read, not downloaded"
