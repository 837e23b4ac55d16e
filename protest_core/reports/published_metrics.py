"""What the published APT and AutoPRF programs compute, in our tables."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core import __version__
from protest_core.reports.metrics import UNDEFINED
from protest_core.reports.scores import signature_line
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    as_latex,
    as_text,
    latex_comment,
)

if TYPE_CHECKING:  # a table needs no metrics
    from protest_core.metrics.published_apt import PublishedApt
    from protest_core.metrics.published_autoprf import PronounCounts, PublishedAutoPrf


def write_published_apt(result: "PublishedApt", how: Format, *, width: int = 80) -> Iterable[str]:
    """Case by case, and the score; the matrix is in the file that was written."""
    rows: list[tuple[Cell, ...]] = [
        (str(case), f"{weight:g}", f"{result.counts[case]:.0f}")  # type: ignore[index]
        for case, weight in zip(result.settings.cases, result.settings.weight_of_each, strict=True)
    ]
    score = UNDEFINED if result.score is None else f"{result.score:.4f}"
    columns = (Column("case"), Column("weight", numeric=True), Column("pronouns", numeric=True))
    table = Table(f"APT as published: {score}", columns, rows)
    document = {
        "score": UNDEFINED if result.score is None else result.score,
        "cases": [
            {"case": int(case), "weight": weight, "pronouns": result.counts[case]}  # type: ignore[index]
            for case, weight in zip(
                result.settings.cases, result.settings.weight_of_each, strict=True
            )
        ],
        "matrix": {
            label: dict(zip(result.matrix.labels, row, strict=True))
            for label, row in zip(result.matrix.labels, result.matrix.rows, strict=True)
        },
    }
    tidy = Table("", (*columns, Column("score")), [(*row, score) for row in rows])
    return _written(table, tidy, document, _apt_signature(result), how, width)


def _apt_signature(result: "PublishedApt") -> str:
    settings = result.settings
    cases = zip(settings.cases, settings.weight_of_each, strict=True)
    weights = ",".join(f"{case}={weight:g}" for case, weight in cases)
    other = "yes" if settings.other_counts else "no"
    switches = "|match:full" if settings.full_match else ""
    if settings.case_2_probabilities is not None:
        switches += "|case2:probabilities"
    head = f"metric:apt-published|weights:{weights}|other:{other}"
    return f"{head}{switches}|protest:{__version__}"


def write_published_autoprf(
    result: "PublishedAutoPrf", how: Format, *, width: int = 80
) -> Iterable[str]:
    """By pronoun and in total, then recall by document."""
    of_all = {**result.pronouns, "TOTAL": result.total}
    names = ("pronoun", "precision", "recall", "f1", "matches", "reference", "candidate")
    columns = tuple(Column(name, numeric=name != "pronoun") for name in names)
    rows = [(name, *_shares(counts), *_counts(counts)) for name, counts in of_all.items()]
    table = Table("AutoPRF as published", columns, rows)
    tidy = [("", *row) for row in rows]
    for document, by_pronoun in result.documents:
        tidy += [(document, *row) for row in _document_rows(by_pronoun)]
    record = {
        "pronouns": {name: _record(counts) for name, counts in of_all.items()},
        "documents": [
            {
                "name": document,
                "pronouns": {name: _record(counts) for name, counts in by_pronoun.items()},
                "recall": _share(_total(by_pronoun).recall),
            }
            for document, by_pronoun in result.documents
        ],
    }
    signature = f"metric:autoprf-published|numbers:single|protest:{__version__}"
    all_rows = Table("", (Column("document"), *columns), tidy)
    pieces = _written(table, all_rows, record, signature, how, width)
    if how is Format.TEXT and result.documents:
        return (as_text(_of_documents(result), width=width) + "\n", *pieces)
    if how is Format.LATEX and result.documents:
        return (*pieces, as_latex(_of_documents(result)))
    return pieces


def _of_documents(result: "PublishedAutoPrf") -> Table:
    names = list(result.pronouns)
    columns = [Column("document"), *(Column(name, numeric=True) for name in (*names, "recall"))]
    rows = []
    for document, by_pronoun in result.documents:
        parts = [_of(by_pronoun.get(name)) for name in names]
        rows.append((document, *parts, _share(_total(by_pronoun).recall)))
    return Table("Recall by document", tuple(columns), rows)


def _of(counts: "PronounCounts | None") -> str:
    """Matches of what the reference has, as the program prints them."""
    if counts is None or not counts.reference:
        return "-/-"
    return f"{counts.matches}/{counts.reference}"


def _document_rows(by_pronoun: "Mapping[str, PronounCounts]") -> Iterator[tuple[Cell, ...]]:
    for name, counts in by_pronoun.items():
        yield name, *_shares(counts), *_counts(counts)


def _total(by_pronoun: "Mapping[str, PronounCounts]") -> "PronounCounts":
    from protest_core.metrics.published_autoprf import PronounCounts

    return sum(by_pronoun.values(), PronounCounts())


def _shares(counts: "PronounCounts") -> Sequence[Cell]:
    return tuple(map(_share, (counts.precision, counts.recall, counts.f1)))


def _share(value: float | None) -> str:
    from protest_core.metrics.published_autoprf import four_digits

    return UNDEFINED if value is None else four_digits(value)


def _counts(counts: "PronounCounts") -> Sequence[Cell]:
    return counts.matches, counts.reference, counts.candidate


def _record(counts: "PronounCounts") -> Mapping[str, object]:
    shares = {"precision": counts.precision, "recall": counts.recall, "f1": counts.f1}
    return {
        **{name: UNDEFINED if value is None else value for name, value in shares.items()},
        "matches": counts.matches,
        "reference": counts.reference,
        "candidate": counts.candidate,
    }


def _written(
    table: Table,
    tidy: Table,
    document: Mapping[str, object],
    signature: str,
    how: Format,
    width: int,
) -> Iterable[str]:
    match how:
        case Format.TEXT:
            yield as_text(table, width=width)
            yield signature_line(signature)
        case Format.JSON:
            whole = {**document, "signature": signature}
            yield json.dumps(whole, ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            titles = [*(column.title for column in tidy.columns), "signature"]
            rows = ((*row, signature) for row in tidy.rows)
            yield from as_delimited(titles, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            yield latex_comment(signature)
            yield as_latex(table)
