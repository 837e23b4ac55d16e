"""The automatic step as a report: approved, referred, and why."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from protest_core.candidates.filter import CandidateFilter, CandidateQuery
from protest_core.candidates.model import name_with_reference_mark
from protest_core.evaluation.compare import outdated_notes
from protest_core.evaluation.match_project import list_approved_on_homographs
from protest_core.evaluation.model import EvaluationTable, MatchCounts, SystemCounts, saving_notes
from protest_core.evaluation.project_overview import list_candidates
from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.rules import REASON_SENTENCES, Reason
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.report_frame import DEMONSTRATION, NO_SYSTEM, report_on, suite_name
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class EvaluationRow:
    """The matches of a system in a category or, without one, in all."""

    table: EvaluationTable
    system: SystemCounts
    category: Category | None = None

    @property
    def counts(self) -> MatchCounts:
        if self.category is None:
            return self.system.total
        return self.system.categories.get(self.category.id, MatchCounts())

    def query(self, reasons: Iterable[Reason] = ()) -> CandidateQuery:
        """Return the query for these candidates, or for those with one of the reasons."""
        chosen = self._chosen(reasons)
        return CandidateQuery(self._name, partial(list_candidates, chosen=chosen))

    def query_on_homographs(self) -> CandidateQuery:
        """Return the query for the candidates that were approved on homographs only."""
        chosen = self._chosen()
        return CandidateQuery(self._name, partial(list_approved_on_homographs, chosen=chosen))

    @property
    def _name(self) -> str:
        return f"{self.system.name}, {self.category.label}" if self.category else self.system.name

    def _chosen(self, reasons: Iterable[Reason] = ()) -> CandidateFilter:
        categories = [self.category] if self.category else self.table.frame.categories
        return CandidateFilter(
            frozenset({self.system.name}),
            frozenset(each.id for each in categories),
            reasons=frozenset(reasons),
        )


SYSTEM: Column[EvaluationRow] = Column("", "system", Kind.NAME, lambda row: row.system.name)
SHOWN_SYSTEM: Column[EvaluationRow] = Column(
    Text("System"),
    "",
    Kind.NAME,
    lambda row: name_with_reference_mark(
        row.system.name, is_reference=row.system.name in row.table.frame.references
    ),
)
CATEGORY_ID: Column[EvaluationRow] = Column(
    "", "category", Kind.NAME, lambda row: row.category.id if row.category else None
)
EXAMPLES: Column[EvaluationRow] = Column(
    Text("Examples"),
    "examples",
    Kind.COUNT,
    lambda row: row.counts.examples,
    opens=lambda row: row.query() if row.counts.examples else None,
)
APPROVED: Column[EvaluationRow] = Column(
    Text("Approved"),
    "approved",
    Kind.COUNT,
    lambda row: row.counts.approved,
    hint=Text("By the program"),
)
SHARE: Column[EvaluationRow] = Column(
    "%",
    "approved_share",
    Kind.PERCENT,
    lambda row: row.counts.approved / row.counts.translated if row.counts.translated else None,
    hint=Text("Of the examples, what is approved"),
)
BY_VERIFIED: Column[EvaluationRow] = Column(
    Text("by verified"),
    "approved_by_verified",
    Kind.COUNT,
    lambda row: row.counts.approved_by_verified,
    hint=Text("Approvals that only a translation verified by people gave"),
)
REFERRED: Column[EvaluationRow] = Column(
    Text("Referred"),
    "referred",
    Kind.COUNT,
    lambda row: row.counts.referred,
    opens=lambda row: row.query(Reason) if row.counts.referred else None,
    hint=Text("To people"),
)
NO_TRANSLATION: Column[EvaluationRow] = Column(
    Text("no translation"),
    "no_translation",
    Kind.COUNT,
    lambda row: row.counts.no_translation,
    opens=lambda row: row.query({Reason.NO_TRANSLATION}) if row.counts.no_translation else None,
    hint=Text("Of the referred: the line is empty, untranslated, a refusal or only a note"),
)
# `referrals_saved` and `verified_judged` add up to all approvals by verified translations.
_OF_VERIFIED: tuple[Column[EvaluationRow], ...] = (
    BY_VERIFIED,
    Column("", "referrals_saved", Kind.COUNT, lambda row: row.counts.referrals_saved),
    Column("", "verified_judged", Kind.COUNT, lambda row: row.counts.verified_judged),
    Column("", "verified_correct", Kind.COUNT, lambda row: row.counts.verified_correct),
    Column("", "verified_incorrect", Kind.COUNT, lambda row: row.counts.verified_incorrect),
)


@dataclass(frozen=True, slots=True)
class _CategoryOfSystem:
    category: Category | None
    systems: Sequence[EvaluationRow]  # in this category


_Referred = tuple[EvaluationRow, Reason]
ON_HOMOGRAPHS: Column[EvaluationRow] = Column(
    Text("on homographs"),
    "approved_on_homographs",
    Kind.COUNT,
    lambda row: row.counts.approved_on_homographs,
    opens=lambda row: row.query_on_homographs() if row.counts.approved_on_homographs else None,
    hint=Text("Approved only because a pronoun is shared that is another word, too"),
)


def evaluation_report(table: EvaluationTable) -> Report:
    """Return the report of approved and referred candidates: by system, category and reason."""
    by_system = approved_by_system(table)
    cells = [
        EvaluationRow(table, system, category)
        for system in table.systems
        for category in table.frame.categories
        if category.id in system.categories
    ]
    reasons = [
        (EvaluationRow(table, system), reason)
        for system in table.systems
        for reason in Reason
        if system.reasons[reason]
    ]
    referred = with_referred(table)
    return report_on(
        table.frame.suite,
        "Automatic step",
        [
            by_system,
            approved_by_category(table),
            *([referred_by_reason(table, referred)] if referred else ()),
        ],
        [
            Table("evaluation", Text("Approved and referred"), _record(table), cells),
            by_system,
            Table("reasons", Text("Why candidates were referred"), _REASONS, reasons),
        ],
        caveats=[Text("Matching: {0}.").format(table.policy.in_words())],
        notes=[
            *verified_notes(table),
            *notes_on_columns(table),
        ],
        signature=table.frame.signature,
        empty="" if table.systems else NO_SYSTEM,
    )


def note_for(suite: SuiteDescription, policy: MatchingPolicy) -> str:
    """Return suite and policy in one line, for formats without notes."""
    note = f"{suite_name(suite)}. Matching: {policy}."
    return f"{note} {DEMONSTRATION}" if suite.demonstration else note


def _on_other_words(row: EvaluationRow) -> int | None:
    """Return how many approvals rest on other words; `None` if the pronouns are unknown.

    Without a list of the language's pronouns, every approval would count.
    """
    known = language_profile(row.table.frame.suite.target_language).pronouns
    return row.counts.approved_on_other_words if known else None


ON_OTHER_WORDS: Column[EvaluationRow] = Column(
    Text("on other words"),
    "approved_on_other_words",
    Kind.COUNT,
    _on_other_words,
    hint=Text("Approved only because another word is shared"),
)


def _record(table: EvaluationTable) -> Sequence[Column[EvaluationRow]]:
    verified = _OF_VERIFIED if table.policy.verified_translations else ()
    referred = (REFERRED, *kept_apart(table))
    return SYSTEM, CATEGORY_ID, EXAMPLES, APPROVED, *referred, *_grounds(table), *verified


def kept_apart(table: EvaluationTable) -> Sequence[Column[EvaluationRow]]:
    """Return the column of lines that are no translation, if there are any."""
    return [NO_TRANSLATION] if table.total.no_translation else []


def _grounds(table: EvaluationTable) -> Sequence[Column[EvaluationRow]]:
    """Return the columns of approvals to check."""
    return (ON_OTHER_WORDS, ON_HOMOGRAPHS) if table.has_homographs else (ON_OTHER_WORDS,)


def approved_by_system(table: EvaluationTable) -> Table[EvaluationRow]:
    """Return a row for each system."""
    verified = _OF_VERIFIED if table.policy.verified_translations else ()
    shown = [BY_VERIFIED] if verified else []
    return Table(
        "approved-by-system",
        Text("Approved against the reference, and referred to people"),
        (
            SHOWN_SYSTEM,
            SYSTEM,
            EXAMPLES,
            APPROVED,
            SHARE,
            *shown,
            *_grounds(table),
            REFERRED,
            *kept_apart(table),
            *verified[1:],
        ),
        [EvaluationRow(table, system) for system in table.systems],
    )


def approved_by_category(table: EvaluationTable) -> Table[_CategoryOfSystem]:
    """Return a row for each category and one for all, with two counts in one column per system."""
    category: Column[_CategoryOfSystem] = Column(
        Text("Category"), value=lambda row: row.category.label if row.category else "total"
    )
    category_id: Column[_CategoryOfSystem] = Column(
        "", "category", Kind.NAME, lambda row: row.category.id if row.category else None
    )
    n: Column[_CategoryOfSystem] = Column(
        "n",
        "examples",
        Kind.COUNT,
        lambda row: max((each.counts.examples for each in row.systems), default=0),
    )
    systems = [
        column
        for at, system in enumerate(table.systems)
        for column in _approved_and_referred(at, system.name)
    ]
    return Table(
        "approved-by-category",
        Text("Approved / referred of n examples, by category"),
        (category, category_id, n, *systems),
        [
            _CategoryOfSystem(
                each, [EvaluationRow(table, system, each) for system in table.systems]
            )
            for each in (*table.frame.categories, None)
        ],
        blocks=True,
        summing=1,
    )


def _approved_and_referred(at: int, name: str) -> Iterator[Column[_CategoryOfSystem]]:
    """Yield two counts in one column for printed tables, and in two columns for records."""
    yield Column(
        name,
        "",
        Kind.COUNT,
        lambda row: f"{row.systems[at].counts.approved} / {row.systems[at].counts.referred}",
    )
    for column in (APPROVED, REFERRED):
        yield _of_system(at, name, column)


def _of_system(at: int, name: str, column: Column[EvaluationRow]) -> Column[_CategoryOfSystem]:
    opens = column.opens
    return Column(
        "",
        f"{name}_{column.key}",
        column.kind,
        lambda row: column.value(row.systems[at]),
        opens and (lambda row: opens(row.systems[at])),
    )


def with_referred(table: EvaluationTable) -> list[SystemCounts]:
    """Return the systems with referred candidates."""
    return [system for system in table.systems if system.total.referred]


def _query(referred: _Referred) -> CandidateQuery | None:
    row, reason = referred
    return row.query([reason]) if _count(referred) else None


def _count(referred: _Referred) -> int:
    row, reason = referred
    return row.system.reasons[reason]


_REASONS: tuple[Column[_Referred], ...] = (
    Column("", "system", Kind.NAME, lambda referred: referred[0].system.name),
    Column("", "reason", Kind.NAME, lambda referred: referred[1].value),
    Column("", "candidates", Kind.COUNT, _count, _query),
)


def referred_by_reason(table: EvaluationTable, systems: Sequence[SystemCounts]) -> Table[Reason]:
    """Return a row for each reason that occurs, and a column for each system."""
    sentence: Column[Reason] = Column(Text("Reason"), value=REASON_SENTENCES.__getitem__)
    reason: Column[Reason] = Column("", "reason", Kind.NAME, lambda reason: reason.value)
    return Table(
        "reasons",
        Text("Why candidates were referred (there may be several reasons)"),
        (sentence, reason, *(_referred_of(EvaluationRow(table, system)) for system in systems)),
        [each for each in Reason if any(system.reasons[each] for system in systems)],
        blocks=True,
    )


def _referred_of(row: EvaluationRow) -> Column[Reason]:
    name = row.system.name
    return Column(
        name,
        f"{name}_referred",
        Kind.COUNT,
        lambda reason: _count((row, reason)),
        lambda reason: _query((row, reason)),
    )


def notes_on_columns(table: EvaluationTable) -> Iterator[str]:
    """Yield the explanations of the columns of approvals to check, and of no translations.

    There is one for each column that counts any candidate.
    """
    if any(_on_other_words(EvaluationRow(table, system)) for system in table.systems):
        yield Text("On other words: approved only because another word is shared; check them.")
    if table.total.approved_on_homographs:
        yield Text(
            "On homographs: approved only because a pronoun is shared that is another word, too, "
            "such as an article; check some of them."
        )
    yield from notes_on_no_translation(table)


def notes_on_no_translation(table: EvaluationTable) -> Iterator[str]:
    """Yield the note on lines that are no translation, if there are any."""
    if table.total.no_translation:
        yield Text(
            "No translation: the line is empty, untranslated, a refusal or only a note. These "
            "examples are in no percentage."
        )


def verified_notes(table: EvaluationTable) -> Iterator[str]:
    """Yield the judgements saved by verified translations, and the number of outdated approvals."""
    yield from saving_notes(table)
    yield from outdated_notes(table.outdated)
