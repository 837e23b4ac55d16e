"""The tables of metrics beside people: system by system, and over all systems."""

from collections.abc import Iterator

from protest_core.meta_evaluation.correlation import MetricCorrelation, MetricPair
from protest_core.meta_evaluation.correlation_report import why_untested
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.meta_evaluation.metrics_and_people_report import pair_title, ranked
from protest_core.meta_evaluation.overview import MetricsOverview
from protest_core.metrics.report import metric_title
from protest_core.statistics.correlation import Correlation
from protest_gui.numbers.metrics_found import of_system
from protest_gui.numbers.metrics_words import metric_value
from protest_gui.numbers.results_words import coefficient, correct_of, p_value, percent_of, short
from protest_gui.translations import tr
from protest_gui.widgets.table_model import Figure, Figures, Heading


def systems_figures(found: MetricsOverview) -> Figures:
    """The best by what people say first, as in the scores."""
    table = found.table
    columns = [Heading(tr("Correct")), Heading(tr("%"), hint=tr("Of all candidates"))]
    columns += [Heading(metric_title(each)) for each in table.metrics]
    best_first = ranked(table)
    rows = [list(_row(found, system)) for system in best_first]
    return Figures(
        columns, rows, [Heading(short(each), numeric=False, hint=each) for each in best_first]
    )


def _row(found: MetricsOverview, system: str) -> Iterator[Figure]:
    share = found.table.shares[system]
    behind = of_system(found, system) if share.n else None
    defined = found.table.share(system) is not None
    of_people = percent_of(share) if defined else tr("undefined")
    spoken = tr("{0}: {1} correct, {2}").format(system, correct_of(share), of_people)
    yield Figure(correct_of(share), spoken, behind)
    yield Figure(of_people, spoken, behind if defined else None)
    for metric, values in found.table.values.items():
        text = metric_value(values[system], values.values())
        yield Figure(text, f"{system}, {metric_title(metric)}: {text}")


def correlations_figures(table: MetricsAndPeople) -> Figures:
    """Of each metric with what people say, over the systems that have both."""
    columns = [Heading("n", hint=tr("Systems that have both figures"))]
    columns += [Heading("Pearson"), Heading("p"), Heading("Spearman"), Heading("p")]
    rows = [list(_correlation(each)) for each in table.correlations]
    names = [Heading(metric_title(each.metric), numeric=False) for each in table.correlations]
    return Figures(columns, rows, names)


def _correlation(found: MetricCorrelation) -> Iterator[Figure]:
    name = metric_title(found.metric)
    yield Figure(f"{found.pearson.n:,}", f"{name}, n: {found.pearson.n:,}")
    yield from _coefficient(found.pearson, f"{name}, Pearson")
    yield from _coefficient(found.spearman, f"{name}, Spearman")


def _coefficient(found: Correlation, place: str) -> Iterator[Figure]:
    if found.r is None or found.p is None:
        why = f"{place}: {found.undefined}"
        yield from (Figure(tr("undefined"), why), Figure(tr("undefined"), why))
        return
    spoken = f"{place}: r {coefficient(found.r)}, p {p_value(found.p)}"
    yield Figure(coefficient(found.r), spoken)
    yield Figure(p_value(found.p), spoken)


def pairs_figures(table: MetricsAndPeople) -> Figures:
    """Williams's test of every two metrics, against the same people on the same systems."""
    columns = [
        Heading(tr("n"), hint=tr("Systems that have figures of both")),
        Heading(tr("r"), hint=tr("Pearson's between the two metrics")),
        Heading(tr("t"), hint=tr("Of Williams's test")),
        Heading(tr("p"), hint=tr("Two-sided")),
    ]
    names = [Heading(pair_title(pair), numeric=False) for pair in table.pairs]
    rows = [list(_pair(pair, name.text)) for pair, name in zip(table.pairs, names, strict=True)]
    return Figures(columns, rows, names)


def _pair(pair: MetricPair, place: str) -> Iterator[Figure]:
    test, between = pair.williams, pair.between
    yield Figure(f"{between.n:,}", f"{place}, n: {between.n:,}")
    r = tr("undefined") if between.r is None else coefficient(between.r)
    yield Figure(r, f"{place}, r: {between.undefined or r}")
    if test is None or test.t is None or test.p is None:
        why = f"{place}: {why_untested(pair)}"
        yield from (Figure(tr("undefined"), why), Figure(tr("undefined"), why))
        return
    yield Figure(coefficient(test.t), f"{place}: t({test.df}) = {coefficient(test.t)}")
    yield Figure(p_value(test.p), f"{place}: p {p_value(test.p)}")
