"""All exports of a project, with notes on them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.db.project import Project
from protest_core.db.result_files import opened_result
from protest_core.errors import RefusedError
from protest_core.evaluation.compare import count_outdated, outdated_notes
from protest_core.export.tidy import TidyTable, export_references, export_table, has_references
from protest_core.export.wrong_translations.make import Contrast
from protest_core.export.wrong_translations.pairs import (
    BOTH,
    contrast_pairs,
    pairs_notes,
    pairs_report,
    unquoted_pairs,
)
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.weights import strata_report
from protest_core.tables.formats import render
from protest_core.tables.model import Report
from protest_core.translatable import Text


class ExportKind(StrEnum):
    """Kinds of exports, by the names of their commands."""

    JUDGEMENTS = "judgements"
    MATCHES = "matches"
    CANDIDATES = "candidates"
    STRATA = "strata"
    REFERENCES = "references"
    CONTRAST_PAIRS = "aces"


_IN_BATCHES = frozenset({ExportKind.JUDGEMENTS, ExportKind.CANDIDATES})


@dataclass(frozen=True, slots=True)
class ExportSettings:
    """Settings of exports: `annotators` for judgements, `contrasts` and `seed` for contrast pairs.

    `task_set`, `task`: only their candidates, in the tables of judgements, matches and candidates.
    """

    what: ExportKind
    chosen: CandidateFilter = EVERYTHING
    annotators: Sequence[str] = ()
    contrasts: Sequence[Contrast] = BOTH
    seed: int = 0
    task_set: str = ""
    task: str = ""


@dataclass(frozen=True, slots=True)
class Exported:
    """A table for other programs; `tsv`: a special form that these programs need, if any."""

    report: Report
    notes: tuple[str, ...] = ()
    tsv: Iterable[str] | None = None

    def written(self, how: str) -> Iterable[str]:
        if how == "tsv" and self.tsv is not None:
            return self.tsv
        return render(self.report, how)


def export_project(
    *, project: Project, wanted: ExportSettings, progress: ProgressCallback = no_progress
) -> Exported:
    """Return the export; the rows of long tables are read while it is written."""
    chosen = wanted.chosen
    if project.is_batch and wanted.what not in _IN_BATCHES:
        raise RefusedError(
            Text(
                "{0} is a batch for an annotator: it has candidates and judgements, and nothing "
                "else to export. Merge it, and export that from its project."
            ).format(project.path)
        )
    match wanted.what:
        case ExportKind.CONTRAST_PAIRS:
            pairs = contrast_pairs(
                project=project,
                hows=wanted.contrasts,
                seed=wanted.seed,
                chosen=chosen,
                progress=progress,
            )
            notes = tuple(pairs_notes(pairs, wanted.seed))
            return Exported(pairs_report(pairs), notes, unquoted_pairs(pairs))
        case ExportKind.STRATA:
            return Exported(strata_report(project=project))
        case ExportKind.REFERENCES:
            report = export_references(project=project, chosen=chosen)
            return Exported(report, tuple(_references_notes(project, chosen)))
    table = export_table(
        project=project,
        what=TidyTable(wanted.what.value),
        chosen=chosen,
        annotators=wanted.annotators,
        task_set=wanted.task_set,
        task=wanted.task,
    )
    if wanted.what is ExportKind.JUDGEMENTS:
        return Exported(table)
    outdated = count_outdated(project=project, chosen=chosen)
    return Exported(table, tuple(outdated_notes(outdated)))


def save_export(
    *,
    project: Project,
    wanted: ExportSettings,
    path: Path,
    how: str,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> tuple[str, ...]:
    """Write the export to a file, complete or not at all; return notes on it."""
    with opened_result(path=path, replace=replace) as write:
        exported = export_project(project=project, wanted=wanted, progress=progress)
        ask = partial(progress, 0, 1, Text("writing the file"))
        write(exported.written(how), before_each=ask)
    return exported.notes


def _references_notes(project: Project, chosen: CandidateFilter) -> Iterator[str]:
    if has_references(project=project, chosen=chosen):
        return
    if chosen == EVERYTHING:
        yield Text("people have called no translation correct yet: there are no rows")
    else:
        yield Text(
            "people have called no translation of what is chosen correct yet: there are no rows"
        )
