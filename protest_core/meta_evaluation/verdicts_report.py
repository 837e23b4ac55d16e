"""A metric's verdicts beside human judgement, as a report."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from protest_core.candidates.filter import CandidateQuery
from protest_core.candidates.model import name_with_reference_mark
from protest_core.evaluation.compare import outdated_notes
from protest_core.meta_evaluation.form_pairs import NOTHING_JUDGED
from protest_core.meta_evaluation.verdicts import (
    JudgedVerdicts,
    VerdictCell,
    VerdictPart,
    VerdictTable,
    verdict_candidates,
)
from protest_core.metrics.model import Claim, MetricVerdict
from protest_core.metrics.report import metric_title
from protest_core.scores.notes import FEW_NOTE
from protest_core.statistics.proportions import FEW, Share
from protest_core.suite.report_frame import report_on, short_labels
from protest_core.tables.cells import shown
from protest_core.tables.model import UNDEFINED, Cell, Column, Kind, Report, Table
from protest_core.translatable import Text, grouped

NOTHING_COMPARED = Text(
    "There is nothing that the metric calls right or wrong and people correct or incorrect."
)

_ALL = Text("all")
_CLAIMS = {
    Claim.RIGHT: Text("The metric counts this as right."),
    Claim.WRONG: Text("The metric counts this as wrong."),
    Claim.NONE: Text("The metric has nothing to compare: neither right nor wrong."),
}
assert set(_CLAIMS) == set(Claim)  # noqa: S101 — a table must cover its enum
_DIFFERENT = Text(
    "Both are compared where the metric says right or wrong and people say correct or incorrect; "
    "where one of them has nothing to say there is neither agreement nor disagreement."
)
_MEANING = {
    Claim.RIGHT: Text("Right: {0}"),
    Claim.WRONG: Text("wrong: {0}"),
    Claim.NONE: Text("neither: {0}"),
}
_HEADS = {"category": Text("Category"), "system": Text("System")}


@dataclass(frozen=True, slots=True)
class VerdictRow:
    """The judged candidates of a verdict, category or system; without any of these, all."""

    table: VerdictTable
    name: str
    verdict: MetricVerdict | None
    place: VerdictCell
    judged: JudgedVerdicts
    share: Share  # compared candidates on which metric and people differ

    def count(self, part: VerdictPart) -> int:
        match part:
            case VerdictPart.JUDGED:
                return self.judged.total
            case VerdictPart.CORRECT:
                return self.judged.correct
            case VerdictPart.INCORRECT:
                return self.judged.incorrect
            case VerdictPart.NOT_JUDGEABLE:
                return self.judged.not_judgeable
            case VerdictPart.COMPARED:
                return self.share.n
            case VerdictPart.DISAGREEMENTS:
                return self.share.certain

    def query(self, part: VerdictPart) -> CandidateQuery | None:
        """Return the query for the counted candidates; `None` if there are none."""
        if not self.count(part):
            return None
        return self._query(replace(self.place, part=part), part.replace("_", " "))

    def query_claim(self, claim: Claim) -> CandidateQuery | None:
        """Return the query for the compared candidates with a verdict of this claim, if any."""
        if not self.claimed(claim):
            return None
        cell = replace(self.place, part=VerdictPart.COMPARED, claim=claim)
        return self._query(cell, f"says {claim.value}")

    def _query(self, cell: VerdictCell, counted: str) -> CandidateQuery:
        find = partial(
            verdict_candidates,
            metric=self.table.metric,
            settings=self.table.settings,
            cell=cell,
        )
        of = f"{metric_title(self.table.metric)}, {self.name}: {counted}"
        return CandidateQuery(of, find)

    @property
    def undefined(self) -> str:
        """Return why there is no share; empty if there is one."""
        if self.share.n:
            return ""
        silent = self.verdict is not None and self.verdict.claim is Claim.NONE
        return "The metric says neither right nor wrong." if silent else NOTHING_COMPARED

    def claimed(self, claim: Claim) -> int:
        """Return how many of the compared candidates have a verdict of this claim."""
        keys = [each.key for each in self.table.verdicts if each.claim is claim]
        category, system = self.place.category, self.place.system
        return sum(
            self.table.disagreement(verdict=key, category=category, system=system).n for key in keys
        )


_PLACES: dict[str, Column[VerdictRow]] = {
    "category": Column("", "category", Kind.NAME, lambda row: row.place.category),
    "system": Column("", "system", Kind.NAME, lambda row: row.place.system),
}
_VERDICT: tuple[Column[VerdictRow], ...] = (
    Column("", "verdict", Kind.NAME, lambda row: row.place.verdict),
    Column("", "says", Kind.NAME, lambda row: row.verdict.claim.value if row.verdict else None),
)
_TITLE: Column[VerdictRow] = Column("", "name", value=lambda row: row.name)
_METRIC: Column[VerdictRow] = Column("", "metric", Kind.NAME, lambda row: row.table.metric)


def verdicts_report(table: VerdictTable, *, by: str = "category") -> Report:
    """Return the report of people's judgements by verdict, and of differences from the metric.

    `by`: "category" or "system"; programs get both.
    """
    other = "system" if by == "category" else "category"
    verdicts = [_row(table, verdict_title(each), each) for each in table.verdicts]
    totals = [_row(table, _ALL), *_places(table, "category"), *_places(table, "system")]
    return report_on(
        table.frame.suite,
        f"{metric_title(table.metric)} against people",
        verdict_tables(table, by) if table.judged().total else [],
        [
            *(
                Table(
                    f"by_{place}",
                    Text("Verdicts by {0}").format(place),
                    (_PLACES[place], *_VERDICT, *_RECORD),
                    [*_cells(table, place)],
                )
                for place in (by, other)
            ),
            Table("verdicts", Text("Verdicts"), (*_VERDICT, _TITLE, *_RECORD), verdicts),
            Table("totals", Text("All verdicts together"), (*_PLACES.values(), *_RECORD), totals),
        ],
        notes=[*notes_on(table)],
        signature=table.frame.signature,
    )


def _row(
    table: VerdictTable,
    name: str,
    verdict: MetricVerdict | None = None,
    *,
    category: str | None = None,
    system: str | None = None,
) -> VerdictRow:
    key = verdict.key if verdict else None
    return VerdictRow(
        table,
        name,
        verdict,
        VerdictCell(verdict=key, category=category, system=system),
        table.judged(verdict=key, category=category, system=system),
        table.disagreement(verdict=key, category=category, system=system),
    )


def _places(table: VerdictTable, by: str) -> Iterator[VerdictRow]:
    """Yield a row for each category or system with judged candidates."""
    rows = (
        (
            _row(table, name, category=key)
            for key, name in short_labels(table.frame.categories).items()
        )
        if by == "category"
        else (
            _row(
                table,
                name_with_reference_mark(system, is_reference=system in table.frame.references),
                system=system,
            )
            for system in table.frame.systems
        )
    )
    return (row for row in rows if row.judged.total)


def _cells(table: VerdictTable, by: str) -> Iterator[VerdictRow]:
    """Yield a row for each cell, and no totals: programs would count them twice."""
    for at in _places(table, by):
        for each in table.verdicts:
            place = at.place
            row = _row(table, at.name, each, category=place.category, system=place.system)
            if row.judged.total:
                yield row


def _count(part: VerdictPart, head: str, kind: Kind = Kind.COUNT) -> Column[VerdictRow]:
    return Column(
        head, part.value, kind, lambda row: row.count(part), opens=lambda row: row.query(part)
    )


def _claimed(claim: Claim, head: str) -> Column[VerdictRow]:
    return Column(
        head,
        f"says_{claim.value}",
        Kind.COUNT,
        lambda row: row.claimed(claim),
        opens=lambda row: row.query_claim(claim),
    )


def _of_judged(part: VerdictPart) -> Column[VerdictRow]:
    return Column(
        "%",
        f"{part}_share",
        Kind.PERCENT,
        lambda row: row.count(part) / row.judged.total if row.judged.total else None,
    )


def _spoken_share(row: VerdictRow) -> str:
    if not row.share.n:
        return Text("{0}: there is nothing that both call right or wrong").format(row.name)
    spoken = Text("{0}: metric and people differ on {1} of {2}, {3} %, 95 % interval {4}").format(
        row.name,
        grouped(row.share.certain),
        grouped(row.share.n),
        shown(row.share.low, Kind.PERCENT),
        shown(row.share.interval, Kind.PERCENT),
    )
    few = Text("fewer than ten: too few to say")
    return Text("; ").join([spoken, few]) if row.share.n < FEW else spoken


def _defined(value: Callable[[Share], Cell]) -> Callable[[VerdictRow], Cell]:
    return lambda row: value(row.share) if row.share.n else UNDEFINED


_JUDGED = _count(VerdictPart.JUDGED, Text("Judged"), Kind.BASE)
_PARTS = (
    _count(VerdictPart.CORRECT, Text("Correct")),
    _count(VerdictPart.INCORRECT, Text("Incorrect")),
    _count(VerdictPart.NOT_JUDGEABLE, Text("Not\njudgeable")),
)
_SHARES = tuple(
    map(_of_judged, (VerdictPart.CORRECT, VerdictPart.INCORRECT, VerdictPart.NOT_JUDGEABLE))
)
_COMPARED: tuple[Column[VerdictRow], ...] = (
    replace(
        _count(VerdictPart.COMPARED, Text("Compared"), Kind.BASE),
        hint=Text("The metric has something to compare, and people could judge"),
    ),
    replace(
        _count(VerdictPart.DISAGREEMENTS, Text("They\ndiffer")),
        hint=Text("One says right, the other wrong"),
    ),
)
_DIFFER: tuple[Column[VerdictRow], ...] = (
    Column(
        *("%", "", Kind.PERCENT),
        lambda row: row.share.low,
        hint=Text("In how many of the compared they differ"),
        spoken=_spoken_share,
    ),
    Column(
        *("95 %", "", Kind.PERCENT),
        lambda row: row.share.interval,
        hint=Text("The interval of that share"),
        spoken=_spoken_share,
    ),
)
_EXACT: tuple[Column[VerdictRow], ...] = (
    Column("", "share", Kind.PERCENT, _defined(lambda share: share.low)),
    Column(
        "", ("interval_low", "interval_high"), Kind.PERCENT, _defined(lambda share: share.interval)
    ),
    Column("", UNDEFINED, value=lambda row: row.undefined),
)
_RECORD = (_JUDGED, *_PARTS, *_COMPARED, *_EXACT, _METRIC)
_CLAIMED: tuple[Column[VerdictRow], ...] = (
    _claimed(Claim.RIGHT, Text("Says\nright")),
    _claimed(Claim.WRONG, Text("Says\nwrong")),
)


def verdict_tables(table: VerdictTable, by: str) -> list[Table[VerdictRow]]:
    """Return the tables of judgements and of differences, by verdict and by category or system."""
    return [by_verdict(table), disagreement_by_verdict(table), disagreement_by(table, by)]


def by_verdict(table: VerdictTable, category: str | None = None) -> Table[VerdictRow]:
    """Return people's judgements by the metric's verdict, as in Table 5 of the APT paper.

    It covers one category or, without it, all.
    """
    beside = zip(_PARTS, _SHARES, strict=True)
    return _with_sum(
        table,
        "verdicts",
        f"What people say, by what {metric_title(table.metric)} says",
        (_name(Text("Verdict")), *_VERDICT, _JUDGED, *(each for pair in beside for each in pair)),
        [_row(table, verdict_title(each), each, category=category) for each in table.verdicts],
        category,
    )


def disagreement_by_verdict(table: VerdictTable, category: str | None = None) -> Table[VerdictRow]:
    """Return how often both differ, for verdicts with a claim."""
    claiming = [each for each in table.verdicts if each.claim is not Claim.NONE]
    return _with_sum(
        table,
        "differing-by-verdict",
        _title(table, "verdict"),
        (_name(Text("Verdict")), *_VERDICT, *_COMPARED, *_DIFFER, *_EXACT),
        [_row(table, verdict_title(each), each, category=category) for each in claiming],
        category,
    )


def disagreement_by(table: VerdictTable, by: str) -> Table[VerdictRow]:
    """Return how often both differ by category or system, as in Table 3 of EMNLP 2018."""
    return _with_sum(
        table,
        f"differing-by-{by}",
        _title(table, by),
        (_name(_HEADS[by]), _PLACES[by], *_CLAIMED, *_COMPARED, *_DIFFER, *_EXACT),
        [*_places(table, by)],
    )


def _name(head: str) -> Column[VerdictRow]:
    return Column(head, value=lambda row: row.name, spoken=_spoken_name)


def _spoken_name(row: VerdictRow) -> str:
    if row.verdict is None:
        return row.name
    return Text("{0}: {1}").format(row.name, _CLAIMS[row.verdict.claim])


def _title(table: VerdictTable, by: str) -> str:
    return f"Where {metric_title(table.metric)} and people differ, by {by}"


def _with_sum(
    table: VerdictTable,
    name: str,
    title: str,
    columns: Sequence[Column[VerdictRow]],
    rows: Sequence[VerdictRow],
    category: str | None = None,
) -> Table[VerdictRow]:
    together = _row(table, _ALL, category=category)
    return Table(name, title, columns, [*rows, together], blocks=True, summing=1)


def verdict_title(verdict: MetricVerdict) -> str:
    """Return a verdict's name, after its number if it has one."""
    is_numbered = verdict.key.isdigit()
    return Text("{0} {1}").format(verdict.key, verdict.name) if is_numbered else verdict.name


def nothing_judged(table: VerdictTable) -> Iterator[str]:
    """Yield the sentence in place of empty tables."""
    if not table.judged().total:
        yield NOTHING_JUDGED


def notes_on(table: VerdictTable) -> Iterator[str]:
    """Yield the notes that are needed to read the numbers, or why there are none."""
    yield from nothing_judged(table)
    if table.judged().total:
        yield _claims(table)
        yield _DIFFERENT
    yield from table.notes
    yield from outdated_notes(table.outdated)
    judged, *differing = (*verdict_tables(table, "category"), disagreement_by(table, "system"))
    bases = [row.judged.total for row in judged.rows]
    bases += [row.share.n for each in differing for row in each.rows]
    if any(0 < base < FEW for base in bases):
        yield FEW_NOTE


def _claims(table: VerdictTable) -> str:
    """Return which verdicts mean right, wrong or neither."""
    titles = {
        claim: Text(", ").join(
            verdict_title(each) for each in table.verdicts if each.claim is claim
        )
        for claim in dict.fromkeys(each.claim for each in table.verdicts)
    }
    parts = (_MEANING[claim].format(named) for claim, named in titles.items())
    return Text("{0}.").format(Text("; ").join(parts))
