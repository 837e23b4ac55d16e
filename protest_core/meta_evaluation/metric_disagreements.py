"""The candidates on which a metric and people disagree, with the words that were compared."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.candidates.queries.people import SaidByPeople
from protest_core.db.project import Project, at_one_moment
from protest_core.db.transactions import Tx
from protest_core.errors import counted
from protest_core.ids import ExampleId, SystemId
from protest_core.meta_evaluation.verdicts import (
    Compared,
    VerdictPart,
    outcomes_in,
    signature_of_verdicts,
)
from protest_core.meta_evaluation.verdicts_report import verdict_title
from protest_core.metrics.measure import APT, load_metric_texts
from protest_core.metrics.model import Detail, MetricVerdict
from protest_core.metrics.report import metric_title
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL
from protest_core.scores.model import ScoreSettings
from protest_core.scores.report import NOTHING_COMPARED, NOTHING_JUDGED
from protest_core.suite.model import Example, SuiteDescription, TestSuite
from protest_core.suite.queries import load_description, load_reference, load_suite
from protest_core.suite.report import as_latex_report, suite_record, text_heading
from protest_core.tables.before.latex import latex_below
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import paragraph, signature_line
from protest_core.text.tokens import Tokens, tokens_of


@dataclass(frozen=True, slots=True)
class MetricDisagreement:
    """What the metric compared, as it reads the words, what it says and what people say."""

    system: str
    example: Example
    source: str  # the pronoun
    reference: Tokens
    candidate: Tokens
    verdict: MetricVerdict
    said: SaidByPeople


@dataclass(frozen=True, slots=True)
class MetricDisagreements:
    """`judged`: by people; `compared`: of which both say right or wrong."""

    suite: SuiteDescription
    metric: str
    judged: int
    compared: int
    found: tuple[MetricDisagreement, ...]
    signature: str


def metric_disagreements(
    *,
    project: Project,
    metric: str = APT,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> MetricDisagreements:
    """The systems in the order of loading, the examples of each in the suite's."""
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        compared = Compared(tx, metric, settings, progress)
        judged = [*compared.judged()]
        both = [
            (said, verdict)
            for said, verdict in judged
            if said.outcome in outcomes_in(VerdictPart.COMPARED, verdict.claim)
        ]
        differing: defaultdict[SystemId, dict[ExampleId, tuple[SaidByPeople, MetricVerdict]]]
        differing = defaultdict(dict)
        for said, verdict in both:
            if said.outcome in outcomes_in(VerdictPart.DISAGREEMENTS, verdict.claim):
                differing[said.system_id][said.example_id] = said, verdict
        return MetricDisagreements(
            load_description(tx),
            compared.metric.name,
            len(judged),
            len(both),
            tuple(_told(tx, compared, differing)),
            signature_of_verdicts(tx, compared.metric, settings),
        )


def _told(
    tx: Tx,
    compared: Compared,
    differing: Mapping[SystemId, Mapping[ExampleId, tuple[SaidByPeople, MetricVerdict]]],
) -> Iterator[MetricDisagreement]:
    if not differing:
        return
    suite, measured = load_suite(tx), _Measured(tx, compared)
    examples = {each.id: each for each in suite.examples}
    for system, of_system in differing.items():
        details = measured.details(suite, system, of_system)
        for number, (said, verdict) in of_system.items():
            example, detail = examples[number], details[number]
            yield MetricDisagreement(
                compared.names[system],
                example,
                tokens_of(suite.source[example.line])[example.token],
                detail.reference,
                detail.candidate,
                verdict,
                said,
            )


class _Measured:
    """Once more, for the words: what is kept of all candidates is verdicts alone."""

    def __init__(self, tx: Tx, compared: Compared) -> None:
        self._tx = tx
        self._metric = compared.metric
        self._reference = load_reference(tx)

    def details(
        self, suite: TestSuite, system: SystemId, wanted: Mapping[ExampleId, object]
    ) -> dict[ExampleId, Detail]:
        texts = load_metric_texts(
            self._tx,
            suite,
            self._reference,
            system,
            categories={each.category.id for each in suite.examples},
        )
        chosen = tuple(each for each in texts.occurrences if each.example in wanted)
        found = self._metric.score(replace(texts, occurrences=chosen)).details
        return {
            ExampleId(each.occurrence.example): each
            for each in found
            if each.occurrence.example is not None
        }


_NAMES = (
    *("system", "example", "category", "line", "token"),
    *("source", "reference", "candidate", "verdict", "says", "people"),
)


def write_metric_disagreements(
    table: MetricDisagreements, how: Format, *, width: int = 80
) -> Iterable[str]:
    """A row for each; as text, paragraph by paragraph."""
    match how:
        case Format.TEXT:
            yield from text_heading(table.suite, width)
            yield from _text(table, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            rows = ((*_row(each), table.metric, table.signature) for each in table.found)
            names = (*_NAMES, "metric", "signature")
            yield from as_delimited(names, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            columns = tuple(Column(name.capitalize()) for name in _NAMES)
            tables = [Table(_summary(table), columns, [*map(_row, table.found)])]
            why = [*nothing_compared(table)]
            yield from as_latex_report(table.suite, table.signature, [] if why else tables, why)
            yield from map(latex_below, why)


def nothing_compared(table: MetricDisagreements) -> Iterator[str]:
    """Why no disagreement could be found; not where there is just none."""
    if not table.compared:
        yield NOTHING_COMPARED if table.judged else NOTHING_JUDGED


def _summary(table: MetricDisagreements) -> str:
    compared = counted(table.compared, "candidate")
    return f"{metric_title(table.metric)} and people differ on {len(table.found):,} of {compared}."


def _text(table: MetricDisagreements, width: int) -> Iterator[str]:
    for line in nothing_compared(table) if not table.compared else [_summary(table)]:
        yield paragraph(line, width) + "\n"
    for each in table.found:
        yield from (paragraph(line, width, indent="    ") for line in _lines(each, table.metric))
        yield "\n"
    yield signature_line(table.signature).removeprefix("\n")


def _lines(each: MetricDisagreement, metric: str) -> Iterator[str]:
    example = each.example
    yield f"{each.system} · example {example.id} · {example.category.label}"
    yield f"  {each.source} → {_words(each.candidate)} for {_words(each.reference)}"
    said = f"{metric_title(metric)}: {verdict_title(each.verdict)}"
    yield f"  {said}; people: {each.said.outcome.value}"


def _words(words: "Tokens") -> str:
    return " ".join(words) or "(nothing)"


def _row(each: MetricDisagreement) -> Sequence[Cell]:
    """Lines and tokens from 0, as in suites."""
    example = each.example
    return (
        *(each.system, example.id, example.category.id, example.line, example.token),
        *(each.source, " ".join(each.reference), " ".join(each.candidate)),
        *(each.verdict.key, each.verdict.claim.value, each.said.outcome.value),
    )


def _document(table: MetricDisagreements) -> Mapping[str, object]:
    return {
        "suite": suite_record(table.suite),
        "metric": table.metric,
        "compared": table.compared,
        "notes": [*nothing_compared(table)],
        "disagreements": [
            dict(zip(_NAMES, _row(each), strict=True))
            | {"reference": each.reference, "candidate": each.candidate}
            for each in table.found
        ],
        "signature": table.signature,
    }
