"""The audit as a report: the approvals that people upheld, and the scores corrected by it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from protest_core.candidates.filter import CandidateQuery
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.questions import Question
from protest_core.scores.audit import AuditCounts, AuditTable, CorrectedScore, UpheldRate
from protest_core.scores.counted_candidates import CountedCell
from protest_core.scores.notes import (
    ALL_SYSTEMS,
    FEW_NOTE,
    NEW_EXAMPLES,
    TEXTS_LIKE_THESE,
    THESE_CANDIDATES,
    estimate_notes,
    notes_on,
    why_no_share,
    why_uncorrected,
)
from protest_core.scores.report import corrected_interval, corrected_range, counted_query
from protest_core.suite.report_frame import NO_SYSTEM, report_on, short_labels
from protest_core.tables.cells import shown
from protest_core.tables.model import (
    UNDEFINED,
    Cell,
    Column,
    Few,
    Kind,
    Report,
    Table,
    share_range,
)
from protest_core.translatable import Text, grouped

_CORRECT, _WRONG = frozenset({Outcome.CORRECT}), frozenset({Outcome.INCORRECT})
_NOT_JUDGEABLE, _DISPUTED = frozenset({Outcome.NOT_JUDGEABLE}), frozenset({Outcome.DISPUTED})


@dataclass(frozen=True, slots=True)
class RateRow:
    """The upheld approvals of a system in a category; without either, of all."""

    table: AuditTable
    name: str
    system: str | None
    category: str | None
    rate: UpheldRate

    def query(self, outcomes: frozenset[Outcome]) -> CandidateQuery:
        """Return the query for the approved candidates with this outcome by people."""
        cell = CountedCell(Question.PRONOUN, self.system, self.category, outcomes, approved=True)
        labels = {each.id: each.label for each in self.table.frame.categories}
        names = ("approvals", self.system, labels.get(self.category or ""))
        settings = self.table.scores.settings_of(self.system)
        return counted_query(", ".join(filter(None, names)), settings, cell)


_SYSTEM: Column[RateRow] = Column("", "system", Kind.NAME, lambda row: row.system)
_CATEGORY: Column[RateRow] = Column("", "category", Kind.NAME, lambda row: row.category)


@dataclass(frozen=True, slots=True)
class CorrectedRow:
    """The corrected score of a system or, without one, of all."""

    table: AuditTable
    system: str | None
    corrected: CorrectedScore

    def query(self) -> CandidateQuery:
        """Return the query for all candidates that the score counts."""
        settings = self.table.scores.settings_of(self.system)
        return counted_query(self.system or ALL_SYSTEMS, settings, CountedCell(system=self.system))


_FOR_TEXTS: Column[CorrectedRow] = Column(
    TEXTS_LIKE_THESE,
    ("texts_interval_low", "texts_interval_high"),
    Kind.PERCENT,
    lambda row: None if row.corrected.undefined else row.corrected.for_texts,
    hint=Text("The corrected score of other documents of the same kind"),
)


def audit_report(
    table: AuditTable, *, by_system: bool = False, corrected_only: bool = False
) -> Report:
    """Return the rates of upheld approvals, `by_system`, too, and the corrected scores.

    CSV and TSV hold either rates or scores.
    """
    systems, categories = table.frame.systems, table.frame.categories
    ids = [each.id for each in categories]
    cells = [_rate_row(table, "", system, each) for system in systems for each in ids]
    totals = [_rate_row(table, "", category=each) for each in ids]
    totals += [_rate_row(table, "", each) for each in (*systems, None)]
    rates = Table("upheld", Text("Upheld approvals by system and category"), _RATES, cells)
    corrected = Table("corrected", Text("Corrected scores"), _SCORES, [*_scores(table, systems)])
    return report_on(
        table.frame.suite,
        "Audit",
        audit_tables(table, by_system=by_system, corrected_only=corrected_only),
        [
            *((corrected, rates) if corrected_only else (rates, corrected)),
            Table("upheld_totals", Text("Upheld approvals by category or system"), _RATES, totals),
            Table(
                "corrected_total",
                Text("Corrected score of all systems"),
                _SCORES[1:],
                [*_scores(table, [None] if systems else [])],
            ),
        ],
        notes=[*audit_notes(table, by_system=by_system, corrected_only=corrected_only)],
        signature=table.frame.signature,
        empty="" if systems else NO_SYSTEM,
    )


def audit_tables(
    table: AuditTable, *, by_system: bool, corrected_only: bool
) -> Iterator[Table[Any]]:
    """Yield the requested tables that have systems."""
    if table.frame.systems and not corrected_only:
        yield rates_by_category(table)
        if by_system:
            yield rates_by_system(table)
    if table.frame.systems:
        yield corrected_scores(table)


def _rate_row(
    table: AuditTable, name: str, system: str | None = None, category: str | None = None
) -> RateRow:
    return RateRow(table, name, system, category, table.rate(system, category))


def _judged(row: RateRow) -> Cell:
    """Return the number of judged approvals, marked if it is too small for the rate."""
    judged = row.rate.counts.judged
    return Few(judged) if judged and row.rate.few else judged


def _count(
    head: str,
    key: str,
    outcomes: frozenset[Outcome],
    value: Callable[[AuditCounts], int],
    shown: Callable[[RateRow], Cell] | None = None,
) -> Column[RateRow]:
    return Column(
        head,
        key,
        Kind.COUNT,
        shown or (lambda row: value(row.rate.counts)),
        opens=lambda row: row.query(outcomes) if value(row.rate.counts) else None,
    )


def _spoken_rate(row: RateRow) -> str:
    if not row.rate.share.n:
        return Text("{0}: nothing is judged").format(row.name)
    share, interval = row.rate.share.low, row.rate.share.interval
    spoken = Text("{0}: {1} % upheld, 95 % interval {2}").format(
        row.name, shown(share, Kind.PERCENT), shown(interval, Kind.PERCENT)
    )
    few = Text("fewer than ten: too few to say")
    return Text("; ").join([spoken, few]) if row.rate.few else spoken


_APPROVED = _count(Text("Approved"), "approved", frozenset(Outcome), lambda counts: counts.approved)
_JUDGED = _count(
    Text("Judged"),
    "judged",
    _CORRECT | _WRONG | _NOT_JUDGEABLE,
    lambda counts: counts.judged,
    _judged,
)
_COUNTS = (
    *(_APPROVED, _JUDGED),
    _count(Text("Upheld"), "upheld", _CORRECT, lambda counts: counts.upheld),
    _count(Text("Not\nupheld"), "not_upheld", _WRONG, lambda counts: counts.not_upheld),
    _count(
        Text("Not\njudgeable"), "not_judgeable", _NOT_JUDGEABLE, lambda counts: counts.not_judgeable
    ),
    _count("", "disputed", _DISPUTED, lambda counts: counts.disputed),
)
_RATE: Column[RateRow] = Column(
    "%",
    "rate",
    Kind.PERCENT,
    lambda row: row.rate.share.low,
    hint=Text("Upheld of those judged"),
    spoken=_spoken_rate,
)
_RATE_INTERVAL: Column[RateRow] = Column(
    "95 %",
    ("interval_low", "interval_high"),
    Kind.PERCENT,
    lambda row: row.rate.share.interval,
    hint=Text("The interval of the rate"),
    spoken=_spoken_rate,
)
_RATES = (_SYSTEM, _CATEGORY, *_COUNTS, _RATE, _RATE_INTERVAL)


def rates_by_category(table: AuditTable) -> Table[RateRow]:
    """Return the upheld approvals in each category, as in Table 2 of the WMT 2018 paper."""
    labels = short_labels(table.frame.categories)
    rows = [_rate_row(table, name, category=each) for each, name in labels.items()]
    return _rates_table(table, Text("Category"), _CATEGORY, rows)


def rates_by_system(table: AuditTable) -> Table[RateRow]:
    """Return the upheld approvals of each system."""
    names = ((table.scores.shown_name(each), each) for each in table.scores.ranked)
    rows = [_rate_row(table, *each) for each in names]
    return _rates_table(table, Text("System"), _SYSTEM, rows)


def _rates_table(
    table: AuditTable, head: Text, place: Column[RateRow], rows: Sequence[RateRow]
) -> Table[RateRow]:
    name: Column[RateRow] = Column(head, value=lambda row: row.name)
    return Table(
        f"upheld-by-{place.key}",
        Text("Approved by the program and judged by people, by {0}").format(place.key),
        (name, place, *_COUNTS, _RATE, _RATE_INTERVAL),
        [*rows, _rate_row(table, Text("total"))],
        summing=1,
    )


def _scores(table: AuditTable, systems: Sequence[str | None]) -> Iterator[CorrectedRow]:
    for each in systems:
        yield CorrectedRow(table, each, table.corrected(each))


def _uncorrected(corrected: CorrectedScore) -> Cell:
    return UNDEFINED if corrected.undefined else share_range(corrected.score) or UNDEFINED


def _corrected(corrected: CorrectedScore) -> Cell:
    return UNDEFINED if corrected.undefined else corrected_range(corrected.estimate)


def _all_right(corrected: CorrectedScore) -> Cell:
    return UNDEFINED if corrected.undefined or corrected.all_right is None else corrected.all_right


_SCORES: tuple[Column[CorrectedRow], ...] = (
    Column(
        Text("System"),
        "system",
        Kind.NAME,
        lambda row: ALL_SYSTEMS if row.system is None else row.table.scores.shown_name(row.system),
    ),
    Column(
        "n",
        "n",
        Kind.COUNT,
        lambda row: row.corrected.score.n,
        opens=lambda row: row.query() if row.corrected.score.n else None,
    ),
    Column(
        Text("Score"),
        ("low", "high"),
        Kind.PERCENT,
        lambda row: _uncorrected(row.corrected),
        hint=Text("With all approvals counted as correct"),
        spoken=lambda row: (
            row.corrected.undefined or shown(_uncorrected(row.corrected), Kind.PERCENT)
        ),
    ),
    Column(
        NEW_EXAMPLES,
        ("interval_low", "interval_high"),
        Kind.PERCENT,
        lambda row: UNDEFINED if row.corrected.undefined else row.corrected.score.interval,
        hint=Text("The share among other examples of the same kind"),
    ),
    Column(
        Text("Corrected"),
        ("corrected_low", "corrected_high"),
        Kind.PERCENT,
        lambda row: _corrected(row.corrected),
        hint=Text("The estimated score if people had judged every candidate"),
        spoken=lambda row: (
            row.corrected.undefined
            or row.corrected.uncorrected
            or shown(_corrected(row.corrected), Kind.PERCENT)
        ),
    ),
    Column(
        THESE_CANDIDATES,
        ("corrected_interval_low", "corrected_interval_high"),
        Kind.PERCENT,
        lambda row: corrected_interval(None if row.corrected.undefined else row.corrected.estimate),
        hint=Text("The score if people had judged every candidate here"),
    ),
    _FOR_TEXTS,
    Column(
        "", "undefined", Kind.TEXT, lambda row: row.corrected.undefined or row.corrected.uncorrected
    ),
    Column("", "all_approvals_right", Kind.PERCENT, lambda row: _all_right(row.corrected)),
)


def corrected_scores(table: AuditTable) -> Table[CorrectedRow]:
    """Return each system's score beside the estimate if people had judged every candidate."""
    ranked = table.scores.ranked
    together: list[None] = [None] if len(table.scores.averaged) > 1 else []
    return Table(
        "corrected",
        Text("Scores, and estimates if people had judged every candidate (in %)"),
        [each for each in _SCORES if each is not _FOR_TEXTS or table.scores.over_documents],
        [*_scores(table, [*ranked, *together])],
        below=[*why_no_share(table.scores), *why_uncorrected(table.scores, Question.PRONOUN)],
        blocks=True,
        summing=len(together),
    )


def audit_notes(
    table: AuditTable, *, by_system: bool = False, corrected_only: bool = False
) -> Iterator[str]:
    """Yield the notes that are needed to read the tables."""
    yield from estimate_notes(table.scores, Question.PRONOUN)
    yield from why_uncorrected(table.scores, Question.PRONOUN)
    yield from verified_notes(table)
    rates = [table.rate(category_id=each.id) for each in table.frame.categories]
    rates += [table.rate(each) for each in table.frame.systems if by_system]
    if not corrected_only and any(rate.few and rate.counts.judged for rate in rates):
        yield FEW_NOTE
    yield from notes_on(table.scores, [Question.PRONOUN])


def verified_notes(table: AuditTable) -> Iterator[str]:
    """Yield the notes on approvals that audits never draw."""
    total = table.by_verified.total
    unknown = table.by_verified.open + table.by_verified.disputed
    if total:
        yield (
            Text(
                "Not audited: {0} by verified translations. People judged them, if at all, mostly "
                "while they were referred, and that is no sample. Corrected scores count them as "
                "people judged them, and as unknown where nobody did or people disagree ({1}): "
                "from all wrong to all right."
            ).format(_approvals(total), grouped(unknown))
        )


def _approvals(number: int) -> Text:
    return Text("%n approvals", "", number, one="%n approval")
