"""Comparisons of systems, and clusters of them, as a report."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from protest_core.candidates.filter import CandidateQuery
from protest_core.evaluation.model import outdated_notes
from protest_core.scores.counted_candidates import PairPart, compared_candidates
from protest_core.scores.model import Comparison, SystemPair
from protest_core.statistics.proportions import FEW
from protest_core.suite.report import report_on
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text

NO_PAIRS = Text("There are no two systems to compare.")

_TOO_FEW = Text("too few")


def comparison_report(comparison: Comparison) -> Report:
    """Return the report of how every two systems differ, with clusters of systems that do not."""
    clusters = enumerate(comparison.clusters, start=1)
    placed = [(number, name) for number, cluster in clusters for name in cluster]
    return report_on(
        comparison.suite,
        "Comparison",
        [*comparison_tables(comparison)],
        [
            Table("pairs", Text("Every two systems"), _RECORD, _rows(comparison, comparison.pairs)),
            Table(
                "clusters",
                Text("Systems by cluster; in none is what nothing can be compared with"),
                _PLACED,
                [*placed, *((None, name) for name in comparison.left_out)],
            ),
        ],
        notes=[*pair_notes(comparison)],
        signature=comparison.signature,
        empty="" if comparison.pairs else NO_PAIRS,
    )


@dataclass(frozen=True, slots=True)
class PairRow:
    """A row of two compared systems."""

    comparison: Comparison
    pair: SystemPair

    @property
    def too_few(self) -> str | None:
        """Return what stands in place of a difference; `None` where there are no examples."""
        return _TOO_FEW if self.pair.compared else None

    def count(self, part: PairPart) -> int:
        match part:
            case PairPart.COMPARED:
                return self.pair.paired.n
            case PairPart.ONLY_FIRST:
                return self.pair.paired.only_first
            case PairPart.ONLY_SECOND:
                return self.pair.paired.only_second
            case PairPart.OPEN:
                return self.pair.open

    def query(self, part: PairPart) -> CandidateQuery:
        """Return the query for the candidates of one of the two systems that a number counts."""
        find = partial(
            compared_candidates,
            settings=self.comparison.settings,
            question=self.comparison.question,
            pair=(self.pair.first, self.pair.second),
            part=part,
        )
        return CandidateQuery(f"{self.pair.first} and {self.pair.second}: {part}", find)


def pair_sentence(row: PairRow) -> Text:
    """Return what the figures of a pair come to."""
    pair, n = row.pair, f"{row.pair.paired.n:,}"
    if not pair.compared:
        nothing = Text("{0} and {1} share no example that is decided for both.")
        return nothing.format(pair.first, pair.second)
    if pair.few:
        few = Text("{0} and {1} share {2} decided examples: fewer than {3} are too few to say.")
        return few.format(pair.first, pair.second, n, FEW)
    if pair.adjusted_p >= row.comparison.level:
        same = Text("{0} and {1} cannot be told apart by these {2} examples.")
        return same.format(pair.first, pair.second, n)
    better, worse = pair.first, pair.second
    if pair.paired.difference < 0:
        better, worse = worse, better
    return Text("{0} is better than {1}, beyond chance.").format(better, worse)


def _rows(comparison: Comparison, pairs: Sequence[SystemPair]) -> list[PairRow]:
    return [PairRow(comparison, pair) for pair in pairs]


def _count(head: str, key: str, part: PairPart, hint: str) -> Column[PairRow]:
    return Column(
        head,
        key,
        Kind.COUNT,
        lambda row: row.count(part),
        opens=lambda row: row.query(part) if row.count(part) else None,
        hint=hint,
    )


_QUESTION: Column[PairRow] = Column(
    "", "question", Kind.NAME, lambda row: row.comparison.question.value
)
_FIRST: Column[PairRow] = Column(Text("1st"), "first", Kind.NAME, lambda row: row.pair.first)
_SECOND: Column[PairRow] = Column(Text("2nd"), "second", Kind.NAME, lambda row: row.pair.second)
_N = _count("n", "n", PairPart.COMPARED, Text("Examples that are decided for both"))
_ONLY_FIRST = _count(
    Text("only\n1st"), "only_first", PairPart.ONLY_FIRST, Text("Correct in the first system only")
)
_ONLY_SECOND = _count(
    Text("only\n2nd"),
    "only_second",
    PairPart.ONLY_SECOND,
    Text("Correct in the second system only"),
)
_OPEN = _count(
    Text("open"), "open", PairPart.OPEN, Text("Left out: open or disputed for one of the two")
)

# People are shown no figures of too few examples; programs get them.
_SHOWN: tuple[Column[PairRow], ...] = (
    Column(
        Text("difference"),
        "",
        Kind.POINTS,
        lambda row: row.too_few if row.pair.few else row.pair.paired.difference,
        hint=Text("In points of 100"),
        spoken=pair_sentence,
    ),
    Column(
        "95 %",
        "",
        Kind.POINTS,
        lambda row: None if row.pair.few else row.pair.paired.interval,
        hint=Text("The interval of the difference"),
    ),
    Column(
        "p",
        "",
        Kind.PROBABILITY,
        lambda row: None if row.pair.few else row.pair.adjusted_p,
        hint=Text("Adjusted for the number of pairs"),
        spoken=pair_sentence,
    ),
)
_TESTED: tuple[Column[PairRow], ...] = (
    Column(
        "",
        "difference",
        Kind.POINTS,
        lambda row: row.pair.paired.difference if row.pair.compared else None,
    ),
    Column(
        "",
        ("interval_low", "interval_high"),
        Kind.POINTS,
        lambda row: row.pair.paired.interval if row.pair.compared else None,
    ),
    Column("", "p", Kind.PROBABILITY, lambda row: row.pair.paired.p if row.pair.compared else None),
    Column(
        "",
        "adjusted_p",
        Kind.PROBABILITY,
        lambda row: row.pair.adjusted_p if row.pair.compared else None,
    ),
)
_RECORD = (_QUESTION, _FIRST, _SECOND, _N, _OPEN, _ONLY_FIRST, _ONLY_SECOND, *_TESTED)

_Cluster = tuple[int, tuple[str, ...]]
_CLUSTERS: tuple[Column[_Cluster], ...] = (
    Column(Text("Cluster"), "cluster", Kind.COUNT, lambda row: row[0]),
    Column(Text("Systems"), "systems", Kind.TEXT, lambda row: ", ".join(row[1])),
)
_PLACED: tuple[Column[tuple[int | None, str]], ...] = (
    Column("", "cluster", Kind.COUNT, lambda row: row[0]),
    Column("", "system", Kind.NAME, lambda row: row[1]),
)


def comparison_tables(comparison: Comparison) -> Iterator[Table[Any]]:
    """Yield clusters and pairs, where there are any to show."""
    if comparison.clusters:
        yield clusters_table(comparison)
    if _compared(comparison):
        yield pairs_table(comparison)


def clusters_table(comparison: Comparison) -> Table[_Cluster]:
    """Return a row for each cluster; each system above is better than each below its cluster."""
    return Table(
        f"{comparison.question}s-clusters",
        Text("Systems that cannot be told apart, the best first"),
        _CLUSTERS,
        [*enumerate(comparison.clusters, start=1)],
    )


def pairs_table(comparison: Comparison) -> Table[PairRow]:
    """Return a row for each pair of systems that can be compared."""
    return Table(
        f"{comparison.question}s-pairs",
        Text("Correct {0}s of the 1st system beside those of the 2nd").format(comparison.question),
        (_FIRST, _SECOND, _N, _ONLY_FIRST, _ONLY_SECOND, *_SHOWN, _OPEN, *_TESTED),
        _rows(comparison, _compared(comparison)),
        grouped=True,
    )


def _compared(comparison: Comparison) -> Sequence[SystemPair]:
    """Return all pairs but those of systems that can be compared with none; a note names these."""
    left_out = comparison.left_out
    return [
        pair
        for pair in comparison.pairs
        if pair.first not in left_out and pair.second not in left_out
    ]


def pair_notes(comparison: Comparison) -> Iterator[str]:
    """Yield the notes that are needed to read the tables."""
    shown, count = _compared(comparison), len(comparison.tested)
    among = f", adjusted for {count} pairs (Holm)" if count > 1 else ""
    if shown:
        yield (
            Text(
                "p: McNemar's exact test{0}. Difference and interval, by permutation and of each "
                "pair alone, in points of 100."
            ).format(among)
        )
    yield from notes_on_order(comparison)
    if any(pair.open for pair in shown):
        yield Text("Open: examples left out because they are open or disputed for one of the two.")
    if any(pair.few and pair.compared for pair in shown):
        yield Text("Too few: fewer than ten examples, too few to say; they tell no systems apart.")
    yield from outdated_notes(comparison.outdated)


def notes_on_order(comparison: Comparison) -> Iterator[str]:
    """Yield why the systems are in this order, and which ones are not in it."""
    if comparison.clusters:
        yield (
            Text(
                "Order: by the middle of what is possible, but nobody stands above a system that "
                "is better by the test."
            )
        )
    if comparison.goes_round:
        yield Text("Some are better than each other in a circle: of these, no order is right.")
    if comparison.left_out:
        yield Text("Not compared: {0} – nothing is decided yet that another one shares.").format(
            ", ".join(comparison.left_out)
        )
