"""Correlations and Williams's tests as cells and records, and why there are none."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from protest_core.operations.metrics.metric_columns import MetricCorrelation, MetricPair
from protest_core.reports.scores import exact
from protest_core.reports.table import Cell, with_minus
from protest_core.reports.undefined import UNDEFINED
from protest_core.statistics.correlation import Correlation
from protest_core.statistics.williams import Williams


def r_and_p(found: Correlation) -> tuple[str, str]:
    """To be read, as are the two below."""
    return (
        UNDEFINED if found.r is None else three_digits(found.r),
        UNDEFINED if found.p is None else p_value(found.p),
    )


def t_df_and_p(test: Williams | None) -> tuple[Cell, Cell, Cell]:
    if test is None or test.t is None or test.p is None:
        return UNDEFINED, UNDEFINED, UNDEFINED
    return three_digits(test.t), test.df, p_value(test.p)


def three_digits(value: float) -> str:
    return with_minus(f"{value:z.3f}")


def p_value(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def exact_r_and_p(found: Correlation) -> tuple[Cell, Cell]:
    """For programs, as is the one below."""
    return exact_or_undefined(found.r), exact_or_undefined(found.p)


def exact_t_df_and_p(test: Williams | None) -> tuple[Cell, Cell, Cell]:
    if test is None or test.t is None:
        return UNDEFINED, UNDEFINED, UNDEFINED
    return exact(test.t), test.df, exact(test.p)


def exact_or_undefined(value: float | None) -> Cell:
    return UNDEFINED if value is None else exact(value)


def or_undefined(value: float | None) -> float | str:
    return UNDEFINED if value is None else value


def correlation_record(found: Correlation) -> Mapping[str, object]:
    return {
        "r": or_undefined(found.r),
        "p": or_undefined(found.p),
        "undefined": found.undefined,
    }


def record_of_test(pair: MetricPair) -> Mapping[str, object]:
    test = pair.williams
    defined = test is not None and test.t is not None
    return {
        "t": or_undefined(test.t if test else None),
        "df": test.df if test and defined else UNDEFINED,
        "p": or_undefined(test.p if test else None),
        "p_one_sided": or_undefined(test.p_one_sided if test else None),
        "undefined": why_untested(pair),
    }


def why_undefined(
    metrics: Iterable[MetricCorrelation], named: Callable[[str], str] = str
) -> Iterator[str]:
    """By the reason, which is mostly the same for all."""
    found: dict[str, list[str]] = {}
    for each in metrics:
        if why := each.pearson.undefined or each.spearman.undefined:
            found.setdefault(why, []).append(named(each.metric))
    for why, names in found.items():
        yield f"No correlation of {', '.join(names)}: {why}"


def why_untested(pair: MetricPair) -> str:
    """Nothing, where Williams's test says something."""
    test = pair.williams
    return "A correlation is undefined." if test is None else test.undefined
