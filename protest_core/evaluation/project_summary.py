"""The summary of a project: read from its file, and as a report."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import attrgetter
from pathlib import Path

from protest_core.candidates.model import System
from protest_core.candidates.report import origin_columns
from protest_core.db.project import Project
from protest_core.evaluation.queries.summary import (
    ProjectSummary,
    count_no_translations,
    load_summary,
)
from protest_core.matching.policy import ChoiceSetting, Forms, YesNo
from protest_core.suite.report_frame import (
    Fact,
    description_columns,
    examples_table,
    extent,
    page_lines,
    report_on,
)
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text, grouped

_PROJECT: tuple[Column[ProjectSummary], ...] = (
    Column("", "file_version", value=lambda project: project.file_version),
    Column("", "program_version", value=lambda project: project.program_version),
    *description_columns(lambda project: project.suite),
    Column("", "lines", Kind.COUNT, lambda project: project.lines),
    Column("", "documents", Kind.COUNT, lambda project: project.documents),
    Column("", "judgements", Kind.COUNT, lambda project: project.judgements),
    Column("", "judgements_by_programs", Kind.COUNT, lambda project: project.by_programs),
)
_COUNTS: tuple[Column[ProjectSummary], ...] = (
    Column("", "with_alignment_warnings", Kind.COUNT, lambda project: sum(project.unsure.values())),
    Column("", "link_corrections", Kind.COUNT, lambda project: sum(project.corrected.values())),
    Column("", "outdated", Kind.COUNT, lambda project: project.outdated),
)
_NO_TRANSLATION: Column[ProjectSummary] = Column(
    "", "no_translation", Kind.COUNT, lambda project: project.no_translation
)


@dataclass(frozen=True, slots=True)
class _SystemRow:
    system: System
    is_matched: bool


_SYSTEMS: tuple[Column[_SystemRow], ...] = (
    Column("", "system", Kind.NAME, lambda row: row.system.name),
    Column("", "matched", Kind.FLAG, lambda row: row.is_matched),
    *origin_columns(lambda row: row.system),
)


def project_summary(*, path: Path) -> ProjectSummary:
    """Return the summary of a project file, which is opened read-only."""
    with Project.open(path, read_only=True) as project, project.reading() as tx:
        summary = replace(load_summary(tx), no_translation=count_no_translations(tx))
        if summary.own_guidelines:
            from protest_core.judgements.queries.work import load_unanswered

            summary = replace(summary, unanswered=load_unanswered(tx))
        if not summary.policy.verified_translations:
            return summary
        # Imported here: half of the core, which other commands need not load.
        from protest_core.evaluation.compare import outdated_approvals

        return replace(summary, outdated=outdated_approvals(tx))


def project_summary_report(path: Path, summary: ProjectSummary) -> Report:
    """Return the summary of a project file: a short page, and all figures for programs."""
    file = f"{path}, a PROTEST project (file version {summary.file_version})"
    facts = [("File", file), *project_facts(summary)]
    lines = page_lines(facts, labelled(summary), system_lines(summary))
    settings = summary.policy.settings().items()
    kept_apart = [_NO_TRANSLATION] if summary.no_translation else []
    columns = (*_PROJECT, *(_policy_column(*each) for each in settings), *_COUNTS, *kept_apart)
    project = Table("project", "The project", columns, [summary], lines=lines)
    examples = [(each, summary.labels.get(each, each), n) for each, n in summary.examples.items()]
    systems = [_SystemRow(each, each.id in summary.matched_systems) for each in summary.systems]
    return report_on(
        summary.suite,
        "Project",
        [project],
        [project, examples_table(examples), Table("systems", "The systems", _SYSTEMS, systems)],
    )


def _policy_column(name: str, setting: ChoiceSetting | Forms | YesNo) -> Column[ProjectSummary]:
    read = attrgetter(f"policy.{name}")
    match setting:
        case ChoiceSetting():
            return Column("", name, Kind.NAME, lambda project: read(project).value)
        case Forms():
            return Column("", name, value=lambda project: sorted(read(project)))
        case YesNo():
            return Column("", name, Kind.FLAG, read)


def project_facts(summary: ProjectSummary) -> list[Fact]:
    """Return the figures of a project, each with its name."""
    return [
        extent(summary.lines, summary.documents),
        (Text("Judgements"), _judgements(summary)),
        (Text("Matching"), summary.policy.in_words()),
        *_links(summary),
        *_no_translation(summary),
        *_unanswered(summary),
        *_outdated(summary),
    ]


def _judgements(summary: ProjectSummary) -> str:
    if not summary.by_programs:
        return grouped(summary.judgements)
    counts = grouped(summary.judgements), grouped(summary.by_programs)
    return Text("{0}, and {1} by programs").format(*counts)


def _links(summary: ProjectSummary) -> list[Fact]:
    """Return the facts on word alignment; none if all links came with the systems, uncorrected."""
    number, corrected = sum(summary.unsure.values()), sum(summary.corrected.values())
    if not (number or corrected):
        return []
    candidates = Text("%n candidates", "", number, one="%n candidate")
    unsure = Text("unsure about {0}, corrected by people in {1}")
    return [(Text("Word alignment"), unsure.format(candidates, grouped(corrected)))]


def _no_translation(summary: ProjectSummary) -> Iterator[Fact]:
    if number := summary.no_translation:
        one = "%n candidate, kept apart"
        yield (
            Text("No translation"),
            Text("%n candidates, kept apart", "", number, one=one),
        )


def _unanswered(summary: ProjectSummary) -> Iterator[Fact]:
    if summary.unanswered:
        from protest_core.judgements.wording import unanswered_notes

        yield from ((Text("Note"), note) for note in unanswered_notes(summary.unanswered))


def _outdated(summary: ProjectSummary) -> Iterator[Fact]:
    if summary.outdated:
        from protest_core.evaluation.compare import outdated_notes

        yield from ((Text("Note"), note) for note in outdated_notes(summary.outdated))


def labelled(summary: ProjectSummary) -> list[tuple[str, int]]:
    """Return categories by their labels in the suite, with the number of their examples."""
    labels = summary.labels
    return [(labels.get(each, each), count) for each, count in summary.examples.items()]


def system_lines(summary: ProjectSummary) -> list[Text]:
    """Return two lines for each system: whether it is evaluated, and its origin."""
    matched = summary.matched_systems
    return [_system_line(system, is_matched=system.id in matched) for system in summary.systems]


def _system_line(system: System, *, is_matched: bool) -> Text:
    day, _, _ = system.loaded_at.partition("T")
    line = Text("{0}, loaded {1} from {2}\n   {3}")
    if not is_matched:
        line = Text("{0}, loaded {1} from {2}, not evaluated yet\n   {3}")
    return line.format(system.shown_name, day, system.text_file, system.origin.in_words())
