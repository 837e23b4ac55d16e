"""The systems of a project as a table: what each rests on, and what matching said of it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from protest_core.candidates.filter import CandidateFilter, CandidateQuery, Links
from protest_core.candidates.model import System
from protest_core.candidates.origin_columns import origin_columns
from protest_core.db.project import Project
from protest_core.evaluation.model import MatchCounts, judged_sentence
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.queries.summary import load_summary
from protest_core.evaluation.run import evaluation_table
from protest_core.judgements.wording import local_time
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report import report_on
from protest_core.tables.model import Cell, Column, Kind, Report, Table
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class SystemRow:
    """A system with its counts; those of matching are `None` where it was not matched yet."""

    system: System
    counts: MatchCounts | None
    unsure: int  # candidates with alignment warnings
    corrected: int  # candidates with link corrections


@dataclass(frozen=True, slots=True)
class SystemList:
    """All systems of a project, in the order of loading."""

    suite: SuiteDescription
    rows: tuple[SystemRow, ...]
    verified: bool  # whether verified translations may approve

    @property
    def unmatched(self) -> tuple[str, ...]:
        """Return the names of the systems that were not matched yet."""
        return tuple(row.system.name for row in self.rows if row.counts is None)


def system_list(*, project: Project) -> SystemList:
    with project.reading() as tx:
        summary = load_summary(tx)
    table = evaluation_table(project=project)
    counts = {system.name: system.total for system in table.systems}
    rows = tuple(
        SystemRow(
            system,
            counts.get(system.name) if system.id in summary.matched_systems else None,
            summary.unsure.get(system.id, 0),
            summary.corrected.get(system.id, 0),
        )
        for system in summary.systems
    )
    return SystemList(summary.suite, rows, table.policy.verified_translations)


def systems_table(systems: SystemList) -> Table[SystemRow]:
    return Table(
        "systems",
        Text("The systems"),
        [*_ABOUT, *_MATCHED, *([_BY_VERIFIED] if systems.verified else []), *_LINKS, *_ORIGIN],
        systems.rows,
        blocks=True,
    )


def systems_report(systems: SystemList) -> Report:
    table = systems_table(systems)
    return report_on(
        systems.suite,
        "Systems",
        [table],
        [table],
        empty="" if systems.rows else Text("No system is loaded yet."),
    )


def _count(kind: str) -> Callable[[SystemRow], Cell]:
    return lambda row: getattr(row.counts, kind) if row.counts else Text("not matched yet")


def _candidates(
    count: Callable[[SystemRow], int], links: Links
) -> Callable[[SystemRow], CandidateQuery | None]:
    def opens(row: SystemRow) -> CandidateQuery | None:
        if not count(row):
            return None
        chosen = CandidateFilter(systems=frozenset({row.system.name}), links=links)
        return CandidateQuery(row.system.name, partial(list_candidates, chosen=chosen))

    return opens


def _unsure(row: SystemRow) -> int:
    return row.unsure


def _corrected(row: SystemRow) -> int:
    return row.corrected


def _origin(system: System) -> Text:
    return Text("{0}: {1}").format(system.text_file, system.origin.in_words())


def _about_verified(row: SystemRow) -> str:
    return judged_sentence(row.counts) if row.counts else ""


_ABOUT: tuple[Column[SystemRow], ...] = (
    Column(Text("System"), value=lambda row: row.system.shown_name),
    Column("", "system", Kind.NAME, lambda row: row.system.name),
)

_MATCHED: tuple[Column[SystemRow], ...] = (
    Column(Text("Examples"), "examples", Kind.COUNT, _count("examples")),
    Column(Text("Approved"), "approved", Kind.COUNT, _count("approved")),
    Column(Text("Referred"), "referred", Kind.COUNT, _count("referred")),
)

_BY_VERIFIED: Column[SystemRow] = Column(
    Text("By verified"),
    "approved_by_verified",
    Kind.COUNT,
    _count("approved_by_verified"),
    hint=Text(
        "Of the approved: those that the reference alone would have referred, but people "
        "called the same words correct in another system"
    ),
    spoken=_about_verified,
)

_LINKS: tuple[Column[SystemRow], ...] = (
    Column(
        Text("Unsure links"),
        "unsure_links",
        Kind.COUNT,
        _unsure,
        opens=_candidates(_unsure, Links.UNSURE),
        hint=Text(
            "Candidates for which the aligner is unsure which words translate the pronoun "
            "or its antecedent, and nobody has corrected the links"
        ),
    ),
    Column(
        Text("Corrected links"),
        "corrected_links",
        Kind.COUNT,
        _corrected,
        opens=_candidates(_corrected, Links.CORRECTED),
        hint=Text("Candidates whose links people corrected"),
    ),
)

_ORIGIN: tuple[Column[SystemRow], ...] = (
    Column(
        Text("Links"),
        value=lambda row: row.system.origin.links_are,
        hint=Text("Whether links were given with the text, or made here by an aligner"),
        spoken=lambda row: _origin(row.system),
    ),
    Column(Text("File"), value=lambda row: row.system.text_file),
    Column(Text("Loaded"), value=lambda row: local_time(row.system.loaded_at)),
    *origin_columns(lambda row: row.system),
)
