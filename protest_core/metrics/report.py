"""Scores of metrics, as a report."""

from collections.abc import Callable, Iterator, Sequence

from protest_core.candidates.model import name_with_reference_mark
from protest_core.db.project import Project
from protest_core.metrics.measure import MetricTable, project_metric_languages
from protest_core.metrics.model import Detail, Score
from protest_core.metrics.results import metrics_with_verdicts
from protest_core.suite.report_frame import report_on
from protest_core.tables.cells import shown
from protest_core.tables.model import UNDEFINED, Cell, Column, Kind, Report, Table
from protest_core.translatable import Text

_NAMES = {"apt": "APT", "autoprf": "AutoPRF", "bleu": "BLEU", "chrf": "chrF", "f1": "F1"}
_Pronoun = tuple[str, tuple[Detail, ...]]  # the details of one pronoun of a system by each metric


def pronoun_metric_titles(*, project: Project) -> dict[str, str]:
    """Return the titles of the metrics that have verdicts on single pronouns, by name."""
    metrics = metrics_with_verdicts(project_metric_languages(project=project))
    return {name: metric_title(name) for name in metrics}


def metric_title(name: str) -> str:
    """Return the written form of a metric or figure; unknown ones keep their names."""
    return " ".join(_NAMES.get(word, word) for word in name.split(" "))


def metrics_report(tables: Sequence[MetricTable], *, details: bool = False) -> Report:
    """Return metrics of the same systems; with `details`, a row for each pronoun of each system."""
    table = _details(tables) if details else metric_scores(tables)
    return report_on(
        tables[0].suite,
        table.title,
        [table],
        [table],
        notes=metric_notes(tables),
        signature=signatures_of(tables),
        empty="" if tables[0].systems else "No system is loaded yet.",
    )


def signatures_of(tables: Sequence[MetricTable]) -> str | dict[str, str]:
    """Return the signature or, for several metrics, their signatures by name."""
    if len(tables) == 1:
        return tables[0].signature
    return {table.metric: table.signature for table in tables}


def metric_notes(tables: Sequence[MetricTable]) -> list[str]:
    """Return the meaning of the figures' names, and why figures are undefined."""
    notes = []
    for table in tables:
        notes += [table.legend] if table.legend else []
        notes += filter(None, (_why_undefined(table, system) for system, _ in table.systems))
    return notes


def _why_undefined(table: MetricTable, system: str) -> str:
    score = dict(table.systems)[system]
    return f"{table.metric} of {system}: {score.undefined}" if score.undefined else ""


def metric_scores(tables: Sequence[MetricTable]) -> Table[str]:
    """Return the figures of all metrics side by side; a row is the name of a system."""

    def shown_name(system: str) -> str:
        return name_with_reference_mark(system, is_reference=system in tables[0].references)

    columns: list[Column[str]] = [
        Column(Text("system"), "", Kind.NAME, shown_name),
        Column("", "system", Kind.NAME, lambda system: system),
    ]
    for table in tables:
        scores, dropped = dict(table.systems), _dropped(table)
        for name in dict.fromkeys(name for score in scores.values() for name in score.figures):
            columns += _figure_columns(name, scores, dropped=name in dropped)
    columns.append(
        Column(
            "",
            "undefined",
            value=lambda system: " ".join(
                filter(None, (_why_undefined(table, system) for table in tables))
            ),
        )
    )
    if left_out := [name for table in tables for name in _dropped(table)]:
        columns.append(Column("", "left_out", value=lambda _: left_out))
    title = " and ".join(table.metric for table in tables)
    systems = [name for name, _ in tables[0].systems]
    return Table("metrics", title, columns, systems, metric_notes(tables))


def _dropped(table: MetricTable) -> list[str]:
    """Return the figures that the score leaves out."""
    return list(dict.fromkeys(name for _, score in table.systems for name in score.dropped))


def _figure_columns(name: str, scores: dict[str, Score], *, dropped: bool) -> Iterator[Column[str]]:
    """Yield the columns of a figure, printed in brackets if the score leaves it out."""

    def value(system: str) -> Cell:
        figure = scores[system].figures[name]
        return UNDEFINED if figure is None else figure

    if dropped:
        yield Column("", name, Kind.SCORE, value)
        yield Column(name, "", Kind.SCORE, lambda system: f"({shown(value(system), Kind.SCORE)})")
    else:
        yield Column(name, name, Kind.SCORE, value)


def _details(tables: Sequence[MetricTable]) -> Table[_Pronoun]:
    of_systems = zip(*(table.systems for table in tables), strict=True)
    rows = [
        (scores[0][0], details)
        for scores in of_systems
        for details in zip(*(score.details for _, score in scores), strict=True)
    ]
    columns = (
        Column(Text("system"), "system", Kind.NAME, lambda row: row[0]),
        _of_pronoun("line", lambda detail: detail.occurrence.line),  # from 0, as in suites
        _of_pronoun("token", lambda detail: detail.occurrence.token),
        _of_pronoun("example", lambda detail: detail.occurrence.example),
        _of_pronoun("reference", lambda detail: " ".join(detail.reference)),
        _of_pronoun("candidate", lambda detail: " ".join(detail.candidate)),
        *(column for at, table in enumerate(tables) for column in _verdict(at, table.metric)),
    )
    return Table("pronouns", Text("Pronoun by pronoun"), columns, rows)


def _of_pronoun(name: str, value: Callable[[Detail], Cell]) -> Column[_Pronoun]:
    return Column(name, name, Kind.TEXT, lambda row: value(row[1][0]))


def _verdict(at: int, metric: str) -> Iterator[Column[_Pronoun]]:
    """Yield the columns of a verdict, printed in brackets if it does not count."""

    def marked(row: _Pronoun) -> str:
        detail = row[1][at]
        return detail.verdict if detail.counts else f"({detail.verdict})"

    yield Column(metric, "", Kind.NAME, marked)
    yield Column("", metric, Kind.NAME, lambda row: row[1][at].verdict)
    yield Column("", f"{metric} counts", Kind.FLAG, lambda row: row[1][at].counts)
