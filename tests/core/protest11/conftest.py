"""Converts the small 1.1 master, whole or spoilt, and back."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from protest_core.ids import ExampleId
from protest_core.judgement import Judgement
from protest_core.operations import (
    Conversion,
    Languages,
    Project,
    ReferenceChoice,
    convert_protest11,
    export_protest11,
    open_project,
)
from tests.core.protest11.old_files import Rows, read_rows, small_master, write_old


@dataclass
class Converted:
    """A project that was made of a 1.1 file."""

    project: Project
    conversion: Conversion
    directory: Path

    @property
    def notes(self) -> str:
        return "\n".join(map(str, self.conversion.warnings))

    def count(self, what: str) -> tuple[int, int]:
        (found,) = [each for each in self.conversion.counts if each.what == what]
        return found.read, found.written

    def judgement(self, system: str, example: int, annotator: str) -> Judgement:
        with self.project.reading() as snapshot:
            candidate = snapshot.find_candidate(system, ExampleId(example))
            assert candidate is not None
            return snapshot.judgement(candidate, annotator)

    def past(self, system: str, example: int, annotator: str) -> list[Judgement]:
        with self.project.reading() as snapshot:
            candidate = snapshot.find_candidate(system, ExampleId(example))
            assert candidate is not None
            return [each.judgement for each in snapshot.past_judgements(candidate, annotator)]

    def back(self, **options: Any) -> Rows:
        path = self.directory / "back.db"
        export_protest11(project=self.project, path=path, replace=True, **options)
        return read_rows(path)


Convert = Callable[..., Converted]
_AS_NAMED = ReferenceChoice()


@pytest.fixture
def master() -> Rows:
    return small_master()


@pytest.fixture
def convert(tmp_path: Path) -> Iterator[Convert]:
    with ExitStack() as stack:

        def convert(
            rows: Rows,
            *,
            columns: dict[str, str] | None = None,
            reference: ReferenceChoice = _AS_NAMED,
        ) -> Converted:
            old = write_old(tmp_path / "old.db", rows, columns=columns or {})
            new = tmp_path / "new.protest"
            new.unlink(missing_ok=True)
            conversion = convert_protest11(
                old=old, new=new, reference=reference, languages=Languages("en", "de")
            )
            project = stack.enter_context(open_project(path=new))
            return Converted(project, conversion, tmp_path)

        yield convert
