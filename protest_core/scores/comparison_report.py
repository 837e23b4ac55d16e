"""Comparisons of systems, and clusters of them, as a report."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from protest_core.candidates.filter import CandidateQuery
from protest_core.evaluation.compare import outdated_notes
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.judgements.wording import unanswered_notes
from protest_core.scores.counted_candidates import PairPart, compared_candidates
from protest_core.scores.model import SystemComparison, SystemPair
from protest_core.scores.notes import (
    CONFOUNDED_MARK,
    REFERENCES,
    after_the_others,
    confounding_notes,
    left_out_notes,
    notes_without_task_set,
)
from protest_core.statistics.differences import LeastRight
from protest_core.statistics.documents import FEWEST_DOCUMENTS, Over
from protest_core.statistics.proportions import FEW
from protest_core.suite.report_frame import report_on
from protest_core.tables.cells import shown
from protest_core.tables.model import Cell, Column, Kind, Range, Report, Table
from protest_core.translatable import Text, grouped

NO_PAIRS = Text("There are no two systems to compare. Load another one.")

NOBODY_JUDGED = Text(
    "Nobody has judged anything of these systems yet: there is nothing to compare."
)

OTHER_PEOPLE = Text("Different people judged the two systems")
_TOO_FEW = Text("too few")
_Cluster = tuple[int, tuple[str, ...]]
_CLUSTERS: tuple[Column[_Cluster], ...] = (
    Column(Text("Cluster"), "cluster", Kind.COUNT, lambda row: row[0]),
    Column(Text("Systems"), "systems", Kind.TEXT, lambda row: ", ".join(row[1])),
)
_PLACED: tuple[Column[tuple[int | None, str]], ...] = (
    Column("", "cluster", Kind.COUNT, lambda row: row[0]),
    Column("", "system", Kind.NAME, lambda row: row[1]),
)


@dataclass(frozen=True, slots=True)
class PairRow:
    """A row of two compared systems."""

    comparison: SystemComparison
    pair: SystemPair

    @property
    def confounded(self) -> bool:
        """Return whether the two systems were judged by different people, beyond chance."""
        return self.comparison.design.is_confounded(self.pair.first, self.pair.second)

    @property
    def too_few(self) -> str | None:
        """Return the text in place of a difference; `None` if the systems share no examples."""
        return _TOO_FEW if self.pair.compared else None

    def count(self, part: PairPart) -> int:
        match part:
            case PairPart.BOTH_HAVE:
                return self.pair.n
            case PairPart.JUDGED:
                return self.pair.judged
            case PairPart.ONLY_FIRST:
                return self.pair.only_first
            case PairPart.ONLY_SECOND:
                return self.pair.only_second
            case PairPart.UNKNOWN:
                return self.pair.unknown

    def query(self, part: PairPart) -> CandidateQuery:
        """Return the query for the candidates behind a number, of one of the two systems."""
        find = partial(
            compared_candidates,
            settings=self.comparison.settings,
            question=self.comparison.question,
            pair=(self.pair.first, self.pair.second),
            part=part,
        )
        return CandidateQuery(f"{self.pair.first} and {self.pair.second}: {part}", find)


_QUESTION: Column[PairRow] = Column(
    "", "question", Kind.NAME, lambda row: row.comparison.question.value
)
_FIRST: Column[PairRow] = Column(Text("1st"), "first", Kind.NAME, lambda row: row.pair.first)
_SECOND: Column[PairRow] = Column(Text("2nd"), "second", Kind.NAME, lambda row: row.pair.second)
_CONFOUNDED: Column[PairRow] = Column(
    CONFOUNDED_MARK,
    "",
    Kind.TEXT,
    lambda row: CONFOUNDED_MARK if row.confounded else None,
    hint=OTHER_PEOPLE,
    spoken=lambda row: OTHER_PEOPLE if row.confounded else "",
)


def comparison_report(comparison: SystemComparison) -> Report:
    """Return the report of differences between systems, with clusters that no test separates."""
    clusters = enumerate(comparison.clusters, start=1)
    placed = [(number, name) for number, cluster in clusters for name in cluster]
    return report_on(
        comparison.frame.suite,
        "Comparison",
        [*comparison_tables(comparison)],
        [
            Table("pairs", Text("Pairs of systems"), _RECORD, _rows(comparison, comparison.pairs)),
            Table(
                "clusters",
                Text("Systems by cluster; systems that cannot be compared are in none"),
                _PLACED,
                [*placed, *((None, name) for name in comparison.left_out)],
            ),
        ],
        notes=[*pair_notes(comparison)],
        signature=comparison.frame.signature,
        empty=why_nothing(comparison),
    )


def why_nothing(comparison: SystemComparison) -> Text:
    """Return why there is nothing to show; empty if there is something."""
    if not comparison.pairs:
        return NO_PAIRS
    return Text("") if comparison.judged else NOBODY_JUDGED


def pair_sentence(row: PairRow) -> Text:
    """Return the conclusion from the figures of a pair."""
    pair, n = row.pair, grouped(row.pair.n)
    if not pair.compared:
        return Text("{0} and {1} have no example in common.").format(pair.first, pair.second)
    if pair.few:
        few = Text("{0} and {1} have {2} examples in common: fewer than {3} are too few to say.")
        return few.format(pair.first, pair.second, n, FEW)
    if pair.better_and_other is None:
        same = Text("{0} and {1} cannot be told apart by these {2} examples.")
        return same.format(pair.first, pair.second, n)
    if pair.holds_at is not None:
        holds = Text("{0} is better than {1} if at least {2} % of its approvals are right.")
        return holds.format(*pair.better_and_other, pair.holds_at.percent)
    return Text("{0} is better than {1}, beyond chance.").format(*pair.better_and_other)


def _rows(comparison: SystemComparison, pairs: Sequence[SystemPair]) -> list[PairRow]:
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


_N = _count("n", "n", PairPart.BOTH_HAVE, Text("Examples that both have"))
_JUDGED = _count(
    Text("judged"), "judged", PairPart.JUDGED, Text("Examples that people judged in both systems")
)
_ONLY_FIRST = _count(
    Text("only\n1st"),
    "only_first",
    PairPart.ONLY_FIRST,
    Text("Of those judged: correct in the first system only"),
)
_ONLY_SECOND = _count(
    Text("only\n2nd"),
    "only_second",
    PairPart.ONLY_SECOND,
    Text("Of those judged: correct in the second system only"),
)
_UNKNOWN = _count(
    Text("unknown"),
    "unknown",
    PairPart.UNKNOWN,
    Text("Neither judged nor estimated in one of the two systems"),
)


def _difference(row: PairRow) -> Cell:
    difference = row.pair.difference
    return None if difference is None else Range(difference.low, difference.high)


def _interval(row: PairRow) -> Cell:
    difference = row.pair.difference
    return None if difference is None else difference.interval


def _percent(holds: LeastRight | None) -> Cell:
    return None if holds is None else holds.percent


def _least_right(row: PairRow) -> Cell:
    """Return the least share of right approvals at which the difference remains, if unaudited."""
    if row.pair.difference or row.pair.few:
        return None
    holds = row.pair.holds_at
    return "–" if holds is None else f"≥ {holds.percent} %"


# Figures of too few examples are only in records, not in printed tables.
_SHOWN_DIFFERENCE: tuple[Column[PairRow], ...] = (
    Column(
        Text("difference"),
        "",
        Kind.POINTS,
        lambda row: row.too_few if row.pair.few else _difference(row),
        hint=Text("In percentage points, if people had judged every candidate"),
        spoken=pair_sentence,
    ),
    Column(
        "95 %",
        "",
        Kind.POINTS,
        lambda row: None if row.pair.few else _interval(row),
        hint=Text("The interval of the difference"),
    ),
    Column(
        "p",
        "",
        Kind.PROBABILITY,
        lambda row: None if row.pair.few or not row.pair.difference else row.pair.adjusted_p,
        hint=Text("Adjusted for the number of pairs"),
        spoken=pair_sentence,
    ),
)
_HOLDS: Column[PairRow] = Column(
    Text("if ≥ … right"),
    "",
    Kind.TEXT,
    lambda row: row.too_few if row.pair.few else _least_right(row),
    hint=Text("The least share of right approvals at which the better system is still better"),
    spoken=pair_sentence,
)
_TESTED: tuple[Column[PairRow], ...] = (
    Column("", ("difference_low", "difference_high"), Kind.POINTS, _difference),
    Column(
        "",
        ("interval_low", "interval_high"),
        Kind.POINTS,
        _interval,
    ),
    Column(
        "",
        "p",
        Kind.PROBABILITY,
        lambda row: row.pair.difference.p if row.pair.difference else None,
    ),
    Column(
        "",
        "adjusted_p",
        Kind.PROBABILITY,
        lambda row: row.pair.adjusted_p if row.pair.difference else None,
    ),
    Column(
        "",
        "holds_at",
        Kind.COUNT,
        lambda row: _percent(row.pair.holds_at),
    ),
    Column(
        "",
        "holds_with_both_at",
        Kind.COUNT,
        lambda row: _percent(row.pair.holds_with_both_at),
    ),
    Column("", "better", Kind.NAME, lambda row: row.pair.better),
    Column("", "confounded", Kind.FLAG, lambda row: row.confounded),
)
_COUNTS = (_N, _JUDGED, _ONLY_FIRST, _ONLY_SECOND)
COMPARED_COLUMNS = (_FIRST, _SECOND, *_COUNTS)
_RECORD = (_QUESTION, _FIRST, _SECOND, *_COUNTS, _UNKNOWN, *_TESTED)


def comparison_tables(comparison: SystemComparison) -> Iterator[Table[Any]]:
    """Yield the tables of clusters and pairs that are not empty."""
    if comparison.judged and comparison.clusters:
        yield clusters_table(comparison)
    if comparison.judged and _compared(comparison):
        yield pairs_table(comparison)


def clusters_table(comparison: SystemComparison) -> Table[_Cluster]:
    """Return a row for each cluster; each system above is better than each below its cluster."""
    return Table(
        f"{comparison.question.plural}-clusters",
        Text("Systems that cannot be told apart, the best first"),
        _CLUSTERS,
        [*enumerate(comparison.clusters, start=1)] if comparison.judged else [],
    )


def pairs_table(comparison: SystemComparison) -> Table[PairRow]:
    """Return a row for each pair of systems that have examples in common."""
    return Table(
        f"{comparison.question.plural}-pairs",
        title_of_pairs(comparison.question),
        (*COMPARED_COLUMNS, *shown_tests([comparison])),
        _rows(comparison, _compared(comparison) if comparison.judged else ()),
        grouped=True,
    )


def shown_tests(comparisons: Iterable[SystemComparison]) -> Iterator[Column[PairRow]]:
    """Yield the columns of the tests and figures that any of these comparisons has."""
    comparisons = list(comparisons)
    if any(each.design.confounded for each in comparisons):
        yield _CONFOUNDED
    if any(each.tested for each in comparisons):
        yield from _SHOWN_DIFFERENCE
    if any(each.not_audited for each in comparisons):
        yield _HOLDS
    yield from (_UNKNOWN, *_TESTED)


def title_of_pairs(question: Question) -> Text:
    if question in FIRST_TWO:
        return Text("Correct {0}s of the 1st system beside those of the 2nd").format(question)
    title = Text("Correct answers to “{0}” of the 1st system beside those of the 2nd")
    return title.format(question.name)


def _compared(comparison: SystemComparison) -> Sequence[SystemPair]:
    """Return all pairs except those of systems that can be compared with none, named in a note."""
    left_out = comparison.left_out
    return [
        pair
        for pair in comparison.pairs
        if pair.first not in left_out and pair.second not in left_out
    ]


def pair_notes(comparison: SystemComparison) -> Iterator[str]:
    """Yield the notes that are needed to read the tables."""
    if not comparison.judged:
        return
    if comparison.judged_before:
        yield Text(
            "Differences, p and clusters are computed differently since version 0.2: approvals "
            "that nobody judged no longer count as right."
        )
    yield from confounding_notes(comparison.design, marked=True)
    if comparison.missing:
        yield from notes_without_task_set(comparison.design)
    yield from _notes_on_tests(comparison)
    yield from _notes_without_audit(comparison)
    if comparison.tested or comparison.not_audited:
        yield from _notes_on_documents(comparison)
    yield from notes_on_order(comparison)
    yield from left_out_notes(comparison.no_translation)
    if comparison.frame.references:
        yield REFERENCES.format(", ".join(sorted(comparison.frame.references)))
    if any(pair.few and pair.compared for pair in _compared(comparison)):
        yield Text("Too few: fewer than ten examples, too few to say; they tell no systems apart.")
    yield from unanswered_notes(comparison.unanswered)
    yield from outdated_notes(comparison.outdated)


def _notes_on_tests(comparison: SystemComparison) -> Iterator[Text]:
    if not comparison.tested:
        return
    number = len(comparison.tested)
    among = Text(", adjusted over {0} pairs (Holm)").format(number) if number > 1 else Text("")
    audited = Text("approvals") if comparison.question in FIRST_TWO else Text("candidates")
    if program := comparison.settings.verdicts:
        audited = Text("what {0} calls correct").format(program)
    documents = comparison.documents
    if documents.over is Over.DOCUMENTS:
        yield Text(
            "p: the signs of the differences in {0} documents are changed at random{1}. It is "
            "about texts like these."
        ).format(documents.number, among)
        if comparison.missing:
            yield Text(
                "Unjudged candidates are estimated, and the test allows for the uncertainty."
            )
    elif comparison.approvals_judged == comparison.approvals and not comparison.missing:
        yield Text("p: McNemar's exact test{0}.").format(among)
    else:
        yield Text(
            "p: McNemar's exact test on effective sample sizes{0}, which shrink when few {1} are "
            "audited ({2} of {3} judged)."
        ).format(
            among, audited, grouped(comparison.approvals_judged), grouped(comparison.approvals)
        )
    if comparison.unknown:
        yield Text(
            "%n candidates are unknown (neither judged nor estimated): they count against every "
            "difference.",
            "",
            comparison.unknown,
            one="%n candidate is unknown (neither judged nor estimated): it counts against every "
            "difference.",
        )
    yield Text("Difference and interval are of each pair alone, in percentage points.")


def _notes_on_documents(comparison: SystemComparison) -> Iterator[Text]:
    """Yield notes on the independent units, and on documents that are too few or too unequal."""
    documents = comparison.documents
    if documents.over is Over.EXAMPLES:
        if not documents.number:
            yield Text(
                "The suite names no documents: examples are treated as independent of each other, "
                "although examples from one text are not."
            )
        elif documents.enough:
            yield Text(
                "Examples are treated as independent of each other, although examples from one "
                "text are not. With ‘--over documents’ the test is over {0} documents."
            ).format(documents.number)
        else:
            yield Text(
                "The examples are of %n documents: the comparison holds for these texts; nothing "
                "is known of others.",
                "",
                documents.number,
                one="The examples are of one document: the comparison holds for this text; "
                "nothing is known of others.",
            )
        return
    name, share = documents.largest
    if share > 0.5:
        yield Text(
            "{0} holds {1} % of the examples: all {2} documents tell as much as {3} of equal size."
        ).format(
            name,
            shown(share, Kind.PERCENT),
            documents.number,
            shown(documents.effective_number, Kind.MEAN),
        )
    if not documents.enough:
        yield Text(
            "With %n documents no p gets down to .05, however few systems are compared: it takes "
            "{0}. With ‘--over examples’ the comparison holds for these texts, and examples are "
            "treated as independent of each other.",
            "",
            documents.number,
            one="With one document no p gets down to .05, however few systems are compared: it "
            "takes {0}. With ‘--over examples’ the comparison holds for this text, and examples "
            "are treated as independent of each other.",
        ).format(FEWEST_DOCUMENTS)
        return
    pairs = max(len(comparison.tested), len(comparison.not_audited))
    if 20 * pairs > 2 ** (documents.number - 1):  # because p is at least 2 ** (1 - documents)
        yield Text(
            "With {0} documents no p of {1} pairs gets down to .05: compare fewer systems."
        ).format(documents.number, pairs)


def _notes_without_audit(comparison: SystemComparison) -> Iterator[Text]:
    pairs = comparison.not_audited
    if not pairs:
        return
    example = next((pair.holds_at.percent for pair in pairs if pair.holds_at), 91)
    of_which = (
        Text("Where nobody judged an approval of one of the two, no test holds")
        if comparison.tested
        else Text("No approval was judged, so no test holds")
    )
    yield Text(
        "{0}: systems nearer to the reference are favoured. ≥ {1} %: the difference holds as long "
        "as at least {1} % of that system's approvals are right, even if all of the other's are. "
        "Systems stand apart where it holds at {2} %. A task set with an audit makes it a test."
    ).format(of_which, example, comparison.settings.approvals_right)


def notes_on_order(comparison: SystemComparison) -> Iterator[str]:
    """Yield the reasons for the order of systems, and the systems left out of it."""
    if comparison.clusters:
        yield (
            Text("Sorted by the corrected score; significance takes precedence.")
            if comparison.estimated
            else Text(
                "Sorted by the middle of the range, from every open candidate wrong to all of them "
                "right; significance takes precedence."
            )
        )
    if comparison.estimated:
        placed = [name for cluster in comparison.clusters for name in cluster]
        yield from after_the_others([each for each in placed if each not in comparison.estimated])
    if comparison.goes_round:
        yield Text(
            "Some systems are better than each other in a circle: no order of them is right."
        )
    if comparison.left_out:
        yield Text(
            "Not compared: {0} – no other system has a known result on the same examples."
        ).format(", ".join(comparison.left_out))
