"""The systems of a project as a table: the origin of each, and the results of matching."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, CandidateQuery, Links
from protest_core.candidates.model import System
from protest_core.candidates.report import origin_columns
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluation_table
from protest_core.evaluation.model import MatchCounts, judged_sentence
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.queries.summary import load_summary
from protest_core.evaluation.report import NO_TRANSLATION
from protest_core.judgements.wording import local_time
from protest_core.matching.rules import Reason, Verdict
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Cell, Column, Kind, Report, Table
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class ListedSystem:
    """A system with its counts; counts of matching are `None` before it is matched."""

    system: System
    counts: MatchCounts | None
    unsure: int  # candidates with alignment warnings
    corrected: int  # candidates with link corrections


@dataclass(frozen=True, slots=True)
class SystemList:
    """All systems of a project, in the order of loading."""

    suite: SuiteDescription
    rows: tuple[ListedSystem, ...]
    verified: bool  # whether verified translations may approve

    @property
    def unmatched(self) -> tuple[str, ...]:
        """Return the names of the systems that were not matched yet."""
        return tuple(row.system.name for row in self.rows if row.counts is None)

    @property
    def have_no_translation(self) -> bool:
        """Return whether lines of a system are no translation."""
        return any(row.counts.no_translation for row in self.rows if row.counts)


_ABOUT: tuple[Column[ListedSystem], ...] = (
    Column(Text("System"), value=lambda row: row.system.shown_name),
    Column("", "system", Kind.NAME, lambda row: row.system.name),
)


def system_list(*, project: Project) -> SystemList:
    with project.reading() as tx:
        summary = load_summary(tx)
    table = evaluation_table(project=project)
    counts = {system.name: system.total for system in table.systems}
    rows = tuple(
        ListedSystem(
            system,
            counts.get(system.name) if system.id in summary.matched_systems else None,
            summary.unsure.get(system.id, 0),
            summary.corrected.get(system.id, 0),
        )
        for system in summary.systems
    )
    return SystemList(summary.suite, rows, table.policy.verified_translations)


def systems_table(systems: SystemList) -> Table[ListedSystem]:
    return Table(
        "systems",
        Text("The systems"),
        [
            *_ABOUT,
            *_MATCHED,
            *([_NO_TRANSLATION] if systems.have_no_translation else []),
            *([_BY_VERIFIED] if systems.verified else []),
            *_LINKS,
            *_ORIGIN,
        ],
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


def _count(
    head: str,
    key: str,
    count: Callable[[ListedSystem], int | None],
    chosen: CandidateFilter,
    hint: str = "",
    spoken: Callable[[ListedSystem], str] | None = None,
) -> Column[ListedSystem]:
    """Return a column of counts; each opens the candidates of its system in the filter `chosen`."""

    def value(row: ListedSystem) -> Cell:
        number = count(row)
        return Text("not matched yet") if number is None else number

    def opens(row: ListedSystem) -> CandidateQuery | None:
        if not count(row):
            return None
        of_system = replace(chosen, systems=frozenset({row.system.name}))
        return CandidateQuery(row.system.name, partial(list_candidates, chosen=of_system))

    return Column(head, key, Kind.COUNT, value, opens, hint, spoken)


def _matched(key: str) -> Callable[[ListedSystem], int | None]:
    return lambda row: getattr(row.counts, key) if row.counts else None


def _origin(system: System) -> Text:
    return Text("{0}: {1}").format(system.text_file, system.origin.in_words())


def _about_verified(row: ListedSystem) -> str:
    return judged_sentence(row.counts) if row.counts else ""


_MATCHED: tuple[Column[ListedSystem], ...] = (
    _count(Text("Examples"), "examples", _matched("examples"), EVERYTHING),
    _count(
        Text("Approved"),
        "approved",
        _matched("approved"),
        CandidateFilter(verdict=Verdict.APPROVED),
    ),
    _count(
        Text("Referred"),
        "referred",
        _matched("referred"),
        CandidateFilter(verdict=Verdict.REFERRED),
    ),
)

_NO_TRANSLATION: Column[ListedSystem] = _count(
    Text("No translation"),
    "no_translation",
    _matched("no_translation"),
    CandidateFilter(reasons=frozenset({Reason.NO_TRANSLATION})),
    NO_TRANSLATION.hint,
)

_BY_VERIFIED: Column[ListedSystem] = _count(
    Text("By verified"),
    "approved_by_verified",
    _matched("approved_by_verified"),
    CandidateFilter(by_verified=True),
    Text(
        "Of the approved: those that the reference alone would have referred, but people "
        "called the same words correct in another system"
    ),
    _about_verified,
)

_LINKS: tuple[Column[ListedSystem], ...] = (
    _count(
        Text("Unsure links"),
        "unsure_links",
        lambda row: row.unsure,
        CandidateFilter(links=Links.UNSURE),
        Text(
            "Candidates for which the aligner is unsure which words translate the pronoun "
            "or its antecedent, and nobody has corrected the links"
        ),
    ),
    _count(
        Text("Corrected links"),
        "corrected_links",
        lambda row: row.corrected,
        CandidateFilter(links=Links.CORRECTED),
        Text("Candidates whose links people corrected"),
    ),
)

_ORIGIN: tuple[Column[ListedSystem], ...] = (
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
