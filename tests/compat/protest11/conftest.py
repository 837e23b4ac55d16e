"""Converts the small 1.1 master, whole or spoilt."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from protest_compat.protest11.convert import Conversion, LanguageCodes, convert_protest11
from protest_compat.protest11.corpora import ReferenceChoice
from protest_core.annotating.candidate_view import view_candidate
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.ids import ExampleId
from protest_core.judgements.model import Highlights, Judgement
from protest_core.judgements.queries.load import judgements_of_system
from protest_core.tasks.queries.task_sets import list_task_sets
from tests.builders.past_judgements import load_past_judgements
from tests.compat.protest11.old_files import Rows, small_master, write_old

_AS_NAMED = ReferenceChoice()


@dataclass
class Converted:
    """A project that was made of a 1.1 file."""

    project: Project
    conversion: Conversion

    @property
    def notes(self) -> str:
        return "\n".join(map(str, self.conversion.warnings))

    def count(self, what: str) -> tuple[int, int]:
        (found,) = [each for each in self.conversion.counts if each.what == what]
        return found.read, found.written

    @property
    def judgements(self) -> dict[tuple[str, int, str], Judgement]:
        return judgements_in(self.project)

    @property
    def tasks(self) -> dict[str, dict[str, list[tuple[str, int]]]]:
        return tasks_in(self.project)

    def judgement(self, system: str, example: int, annotator: str) -> Judgement:
        return self.judgements.get((system, example, annotator), Judgement())

    def past(self, system: str, example: int, annotator: str) -> list[Judgement]:
        with self.project.reading() as tx:
            candidate = find_candidate(tx, system, ExampleId(example))
            assert candidate is not None
            return [each.judgement for each in load_past_judgements(tx, candidate, annotator)]

    def highlights(self, system: str, example: int) -> Highlights:
        with self.project.reading() as tx:
            candidate = find_candidate(tx, system, ExampleId(example))
        assert candidate is not None
        view = view_candidate(project=self.project, candidate_id=candidate, annotator="Anna")
        return view.target_highlights


Convert = Callable[..., Converted]


def judgements_in(project: Project) -> dict[tuple[str, int, str], Judgement]:
    """Every judgement, by system, example and annotator."""
    with project.reading() as tx:
        return {
            (system.name, int(load_candidate(tx, kept.candidate_id).example.id), kept.annotator): (
                kept.judgement
            )
            for system in list_systems(tx)
            for kept in judgements_of_system(tx, system.id)
        }


def tasks_in(project: Project) -> dict[str, dict[str, list[tuple[str, int]]]]:
    """The candidates of every task, as system and example, by task set and label."""
    with project.reading() as tx:
        return {
            task_set.settings.name: {
                task.label: [
                    (each.system, int(each.example.id))
                    for each in (load_candidate(tx, number) for number in task.candidates)
                ]
                for task in task_set.tasks
            }
            for task_set in list_task_sets(tx)
        }


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
                old=old, new=new, reference=reference, languages=LanguageCodes("en", "de")
            )
            project = stack.enter_context(Project.open(new))
            return Converted(project, conversion)

        yield convert
