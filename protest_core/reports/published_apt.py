"""What the published APT program computes, in our tables."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from protest_core import __version__
from protest_core.reports.published_formats import written
from protest_core.reports.table import Cell, Column, Format, Table
from protest_core.reports.undefined import UNDEFINED

if TYPE_CHECKING:  # a table needs no metrics
    from protest_core.metrics.published_apt.run import PublishedApt

_PROBABILITIES = "In case 2 each pronoun counts as much as the list of probabilities says."


def write_published_apt(result: "PublishedApt", how: Format, *, width: int = 80) -> Iterable[str]:
    """Case by case, and the score; the matrix is in the file that was written."""
    cases = zip(result.settings.cases, result.settings.weight_of_each, strict=True)
    found = [(case, weight, result.counts[case]) for case, weight in cases]  # type: ignore[index]
    rows: list[tuple[Cell, ...]] = [
        (str(case), f"{weight:g}", _shown(count)) for case, weight, count in found
    ]
    score, why = UNDEFINED if result.score is None else f"{result.score:.4f}", result.undefined
    columns = (Column("case"), Column("weight", numeric=True), Column("pronouns", numeric=True))
    title = f"APT as published: {score}"
    # In LaTeX a title is a comment, and the score has to be in print.
    below = [*([f"{title}."] if how is Format.LATEX else []), *([why] if why else [])]
    if result.settings.case_2_probabilities is not None:
        below.append(_PROBABILITIES)
    tidy_columns = (*columns, Column("score"), Column(UNDEFINED))
    return written(
        [Table(title, columns, rows, below)],
        Table("", tidy_columns, [(*row, score, why) for row in rows]),
        {
            "score": UNDEFINED if result.score is None else result.score,
            "undefined": why,
            "cases": [
                {"case": int(case), "weight": weight, "pronouns": count}
                for case, weight, count in found
            ],
            "matrix": _matrix(result),
        },
        _signature(result),
        how,
        width,
    )


def _shown(count: float) -> str:
    return f"{count:.0f}" if count == int(count) else f"{count:.4f}"


def _matrix(result: "PublishedApt") -> Mapping[str, Mapping[str, float]]:
    labels, rows = result.matrix.labels, result.matrix.rows
    return {
        label: dict(zip(labels, row, strict=True)) for label, row in zip(labels, rows, strict=True)
    }


def _signature(result: "PublishedApt") -> str:
    settings = result.settings
    cases = zip(settings.cases, settings.weight_of_each, strict=True)
    weights = ",".join(f"{case}={weight:g}" for case, weight in cases)
    other = "yes" if settings.other_counts else "no"
    switches = "|match:full" if settings.full_match else ""
    if settings.case_2_probabilities is not None:
        switches += "|case2:probabilities"
    head = f"metric:apt-published|weights:{weights}|other:{other}"
    return f"{head}{switches}|protest:{__version__}"
