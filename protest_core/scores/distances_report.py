"""Comparisons by the distance of the antecedent as a report."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from protest_core.candidates.filter import DISTANCE_NAMES, CandidateQuery
from protest_core.candidates.model import name_with_reference_mark
from protest_core.scores.comparison_report import (
    COMPARED_COLUMNS,
    PairRow,
    pair_notes,
    shown_tests,
    title_of_pairs,
    why_nothing,
)
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.distances import DistanceComparison, DistancePart
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Cell, Column, Kind, Range, Report, Table
from protest_core.translatable import Text

_DISTANCE = Text("Distance")
_PairAtDistance = tuple[DistancePart, PairRow]


@dataclass(frozen=True, slots=True)
class DistanceRow:
    """A system at all distances."""

    found: DistanceComparison
    system: str

    def share(self, part: DistancePart) -> Cell:
        headline = part.scores.headline(self.found.question, self.system)
        if headline.low is None or headline.high is None:
            return None
        return Range(headline.low, headline.high)

    def n(self, part: DistancePart) -> int:
        return part.scores.score(self.found.question, self.system).n

    def query(self, part: DistancePart) -> CandidateQuery:
        """Return the query for the system's candidates at this distance."""
        cell = CountedCell(self.found.question, self.system)
        find = partial(counted_candidates, settings=part.scores.settings, cell=cell)
        return CandidateQuery(f"{self.system}, {DISTANCE_NAMES[part.distance]}", find)


def distances_report(found: DistanceComparison) -> Report:
    """Return the report of scores and of differences between systems, distance by distance."""
    shares, pairs = shares_by_distance(found), pairs_by_distance(found)
    return report_on(
        found.frame.suite,
        "Comparison by distance",
        [shares, pairs] if found.whole.judged else [shares],
        [replace(pairs, name="pairs"), replace(shares, name="scores")],
        notes=[*distance_notes(found)],
        signature=found.frame.signature,
        empty="" if found.frame.systems else why_nothing(found.whole),
    )


def shares_by_distance(found: DistanceComparison) -> Table[DistanceRow]:
    """Return a row for each system, and for each distance a column of scores."""
    columns: list[Column[DistanceRow]] = [
        Column(
            Text("System"),
            "",
            Kind.NAME,
            lambda row: name_with_reference_mark(
                row.system, is_reference=row.system in found.frame.references
            ),
        ),
        Column("", "system", Kind.NAME, lambda row: row.system),
    ]
    for part in found.parts:
        columns += _columns(part)
    return Table(
        f"{found.question.plural}-by-distance",
        Text("Correct {0}s by the distance of the antecedent, %").format(found.question),
        columns,
        [DistanceRow(found, each) for each in found.frame.systems],
    )


def _columns(part: DistancePart) -> Iterator[Column[DistanceRow]]:
    key, name = part.distance.value, DISTANCE_NAMES[part.distance]
    yield Column(
        name,
        (f"{key}_low", f"{key}_high"),
        Kind.PERCENT,
        lambda row: row.share(part),
        hint=Text("Lines between the pronoun and its nearest antecedent"),
    )
    yield Column(
        "n",
        f"{key}_n",
        Kind.COUNT,
        lambda row: row.n(part),
        opens=lambda row: row.query(part) if row.n(part) else None,
    )


def pairs_by_distance(found: DistanceComparison) -> Table[_PairAtDistance]:
    """Return a row for each pair of systems at each distance."""
    rows = [
        (part, PairRow(part.comparison, pair))
        for part in found.parts
        for pair in part.comparison.pairs
    ]
    name: Column[_PairAtDistance] = Column(
        _DISTANCE, "", value=lambda row: DISTANCE_NAMES[row[0].distance]
    )
    key: Column[_PairAtDistance] = Column("", "distance", Kind.NAME, lambda row: row[0].distance)
    columns = [
        _of_pair(each)
        for each in (*COMPARED_COLUMNS, *shown_tests(part.comparison for part in found.parts))
    ]
    return Table(
        f"{found.question.plural}-pairs-by-distance",
        title_of_pairs(found.question),
        (name, key, *columns),
        rows if found.whole.judged else [],
        grouped=True,
    )


def _of_pair(column: Column[PairRow]) -> Column[_PairAtDistance]:
    opens, spoken = column.opens, column.spoken
    return Column(
        column.head,
        column.key,
        column.kind,
        lambda row: column.value(row[1]),
        opens and (lambda row: opens(row[1])),
        hint=column.hint,
        spoken=spoken and (lambda row: spoken(row[1])),
    )


def distance_notes(found: DistanceComparison) -> Iterator[str]:
    yield Text(
        "Distance: lines between the pronoun and its nearest antecedent. Examples without an "
        "antecedent are left out."
    )
    pairs = tuple(pair for part in found.parts for pair in part.comparison.pairs)
    yield from pair_notes(replace(found.whole, pairs=pairs))
