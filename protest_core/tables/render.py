"""Reports in every format: the only place that knows all of them."""

from collections.abc import Iterable

from protest_core.tables.latex import as_latex
from protest_core.tables.model import Format, Report
from protest_core.tables.records import as_delimited, as_json, as_json_lines
from protest_core.tables.text import as_text


def render(report: Report, how: Format, *, width: int = 80) -> Iterable[str]:
    """Yield the report in pieces, so that a long one is not held in memory."""
    match how:
        case Format.TEXT:
            return as_text(report, width)
        case Format.JSON:
            return as_json(report)
        case Format.JSONL:
            return as_json_lines(report)
        case Format.CSV:
            return as_delimited(report, ",")
        case Format.TSV:
            return as_delimited(report, "\t")
        case Format.LATEX:
            return as_latex(report)
