"""An export that is stopped while it is written leaves nothing behind."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from protest_core.candidates.filter import EVERYTHING
from protest_core.db.project import Project
from protest_core.export.project_export import ExportKind, ExportSettings, save_export
from protest_core.progress import Cancelled
from tests.builders.judged_project import write_judged


@pytest.mark.parametrize("kind", [ExportKind.JUDGEMENTS, ExportKind.CANDIDATES, ExportKind.MATCHES])
def test_it_ends_what_it_reads_in_the_thread_that_began_it(tmp_path: Path, kind: ExportKind):
    """Another thread may get the exception, and cannot end the reading."""
    told = []

    def stop(_done: int, _total: int, doing: str) -> None:
        told.append(doing)
        if told.count("writing the file") == 5:
            raise Cancelled

    path = tmp_path / "table.csv"
    file = write_judged(tmp_path / "judged.protest")
    with Project.open(file) as project, ThreadPoolExecutor(1) as pool:
        settings = ExportSettings(kind, EVERYTHING)
        asked = pool.submit(
            save_export, project=project, wanted=settings, path=path, how="csv", progress=stop
        )
        assert isinstance(asked.exception(), Cancelled)
        del asked  # with all that the exception still refers to
    assert sorted(tmp_path.iterdir()) == [file]
