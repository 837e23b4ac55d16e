"""How metrics go with people's scores over systems, from a table that somebody brings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.formats.figures import UNDEFINED, Figures, is_figure, read_figures
from protest_core.formats.problems import ProblemList, quoted
from protest_core.operations.metrics.metric_columns import (
    FigureColumn,
    MetricCorrelation,
    MetricPair,
    all_pairs,
    correlation_with,
)
from protest_core.operations.signatures.file_signature import signature_of_files
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.statistics.correlation import Correlation
from protest_core.statistics.williams import Williams


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A row in which something is missing."""

    system: str
    line: int
    columns: tuple[str, ...]  # that have no figure: empty ones, and those below
    undefined: tuple[str, ...] = ()  # that say so


@dataclass(frozen=True, slots=True)
class Correlated:
    """Each metric over the systems that have its figure; `pair`: two, over those that have both."""

    people: str
    metrics: tuple[MetricCorrelation, ...]
    pair: MetricPair | None
    systems: tuple[str, ...]  # of which nothing is missing
    left_out: tuple[LeftOut, ...]
    columns: Mapping[str, FigureColumn] = field(default_factory=dict)
    signature: str = ""  # of a file's

    @property
    def williams(self) -> Williams | None:
        """Without, where a correlation is undefined."""
        return self.pair.williams if self.pair else None

    @property
    def between(self) -> Correlation | None:
        """Pearson's of the two metrics."""
        return self.pair.between if self.pair else None

    def points(self, metric: str) -> tuple[tuple[str, float, float], ...]:
        """The systems that have both: name, the metric's figure, people's."""
        theirs = self.columns[self.people]
        return tuple(
            (system, value, score)
            for system, value in self.columns[metric].items()
            if value is not None and (score := theirs[system]) is not None
        )


def correlate(
    *, path: Path, metric: str, people: str, other_metric: str | None = None
) -> Correlated:
    """From a table with a row for each system; or an `InputError` with all that is wrong in it."""
    metrics = [metric, *([] if other_metric is None else [other_metric])]
    columns = [*metrics, people]
    doubled = next((each for each in columns if columns.count(each) > 1), None)
    if doubled is not None:
        raise RefusedError(f"{quoted(doubled)} is named twice. Name different columns.")
    problems = ProblemList()
    figures = read_figures(path, path.name, problems)
    if figures is not None:
        for column in columns:
            figures.numbers(column)  # what is wrong with one must not hide the others
    problems.refuse_if_any(path.name)
    assert figures is not None  # noqa: S101 — or there would be a mistake
    signature = signature_of_files(
        TableKind.CORRELATION, path.name, [path], metrics=metrics, people=[people]
    )
    return replace(correlate_columns(figures, metrics, people), signature=signature)


def correlate_columns(figures: Figures, metrics: Sequence[str], people: str) -> Correlated:
    """Of a table without mistakes; a figure that is missing leaves its row out of its metric."""
    columns = {column: figures.numbers(column) for column in (*metrics, people)}
    left_out = tuple(_left_out(figures, (*metrics, people)))
    missing = {each.system for each in left_out}
    systems = tuple(row.name for row in figures.rows if row.name not in missing)
    theirs = columns[people]
    found = tuple(correlation_with(each, columns[each], theirs) for each in metrics)
    pair = next(iter(all_pairs({each: columns[each] for each in metrics}, theirs)), None)
    return Correlated(people, found, pair, systems, left_out, columns)


def _left_out(figures: Figures, columns: Sequence[str]) -> Iterator[LeftOut]:
    for row in figures.rows:
        missing = tuple(column for column in columns if not is_figure(row.cells[column]))
        if missing:
            undefined = tuple(column for column in missing if row.cells[column] == UNDEFINED)
            yield LeftOut(row.name, row.line, missing, undefined)
