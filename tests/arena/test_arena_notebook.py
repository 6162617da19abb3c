"""The notebook with a small study: it runs in a real kernel, and says what is stored in it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.paths import EXAMPLES

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("openskill")

NOTEBOOK = EXAMPLES / "study.ipynb"

pytestmark = pytest.mark.filterwarnings("ignore")  # of Jupyter's own


def said(notebook: Any) -> list[str]:
    """What each cell prints; a kernel may hand it over in pieces."""
    cells = [cell["outputs"] for cell in notebook.cells if cell.get("outputs")]
    assert all(each["output_type"] == "stream" for cell in cells for each in cell), cells
    return ["".join(each["text"] for each in cell) for cell in cells]


def test_the_study_runs_and_says_what_is_stored_in_it() -> None:
    stored = nbformat.read(NOTEBOOK, as_version=4)
    run = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(run, timeout=600, kernel_name="python3").execute()
    assert len(said(stored)) == 6
    assert said(run) == said(stored)
