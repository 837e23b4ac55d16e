"""What the published AutoPRF program computes, in our tables."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from protest_core import __version__
from protest_core.reports.published_formats import written
from protest_core.reports.table import Cell, Column, Format, Table
from protest_core.reports.undefined import UNDEFINED

if TYPE_CHECKING:  # a table needs no metrics
    from protest_core.metrics.published_autoprf.counting import PronounCounts, PublishedAutoPrf

_TOTAL = "TOTAL"
_SIGNATURE = f"metric:autoprf-published|numbers:single|protest:{__version__}"
_NAMES = ("pronoun", "precision", "recall", "f1", "matches", "reference", "candidate")
_COLUMNS = tuple(Column(name, numeric=name != "pronoun") for name in _NAMES)


def write_published_autoprf(
    result: "PublishedAutoPrf", how: Format, *, width: int = 80
) -> Iterable[str]:
    """By pronoun and in total, then recall by document."""
    of_all = {**result.pronouns, _TOTAL: result.total}
    rows = list(_rows(of_all))
    below = [f"{name}: {why}" for name, *_, why in rows if why]
    shown = Table("AutoPRF as published", _COLUMNS, [row[:-1] for row in rows], below)
    by_document = [_by_document(result)] if result.documents else []
    tidy = [("", *row) for row in rows]
    for document, by_pronoun in result.documents:
        tidy += [(document, *row) for row in _rows(_with_total(by_pronoun))]
    return written(
        # A terminal shows what came last; on paper one reads from above.
        [shown, *by_document] if how is Format.LATEX else [*by_document, shown],
        Table("", (Column("document"), *_COLUMNS, Column(UNDEFINED)), tidy),
        {
            "pronouns": {name: _record(counts) for name, counts in of_all.items()},
            "documents": [
                _document_record(document, _with_total(by_pronoun))
                for document, by_pronoun in result.documents
            ],
        },
        _SIGNATURE,
        how,
        width,
    )


def _with_total(by_pronoun: "Mapping[str, PronounCounts]") -> "dict[str, PronounCounts]":
    from protest_core.metrics.published_autoprf.counting import PronounCounts

    return {**by_pronoun, _TOTAL: sum(by_pronoun.values(), PronounCounts())}


def _rows(of_pronouns: "Mapping[str, PronounCounts]") -> Iterator[tuple[Cell, ...]]:
    for name, counts in of_pronouns.items():
        shares = map(_share, (counts.precision, counts.recall, counts.f1))
        numbers = counts.matches, counts.reference, counts.candidate
        yield name, *shares, *numbers, counts.undefined


def _by_document(result: "PublishedAutoPrf") -> Table:
    names = list(result.pronouns)
    columns = [Column("document"), *(Column(name, numeric=True) for name in (*names, "recall"))]
    rows: list[tuple[Cell, ...]] = []
    for document, by_pronoun in result.documents:
        parts = [_part(by_pronoun.get(name)) for name in names]
        rows.append((document, *parts, _share(_with_total(by_pronoun)[_TOTAL].recall)))
    below = []
    if any(row[-1] == UNDEFINED for row in rows):
        below.append(
            "Recall is undefined where no word of the reference is linked to a document's pronouns."
        )
    return Table("Recall by document", tuple(columns), rows, below)


def _part(counts: "PronounCounts | None") -> str:
    """Matches of what the reference has, as the program prints them."""
    if counts is None or not counts.reference:
        return "-/-"
    return f"{counts.matches}/{counts.reference}"


def _share(value: float | None) -> str:
    from protest_core.metrics.published_autoprf.counting import four_digits

    return UNDEFINED if value is None else four_digits(value)


def _document_record(name: str, by_pronoun: "Mapping[str, PronounCounts]") -> Mapping[str, object]:
    records = {pronoun: _record(counts) for pronoun, counts in by_pronoun.items()}
    total = records.pop(_TOTAL)
    return {"name": name, "pronouns": records, "total": total, "recall": total["recall"]}


def _record(counts: "PronounCounts") -> Mapping[str, object]:
    shares = {"precision": counts.precision, "recall": counts.recall, "f1": counts.f1}
    return {
        **{name: UNDEFINED if value is None else value for name, value in shares.items()},
        "matches": counts.matches,
        "reference": counts.reference,
        "candidate": counts.candidate,
        "undefined": counts.undefined,
    }
