"""Agreement for programs: a row for each pair and for everybody, or one document."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from protest_core.judgement.labels import Label
from protest_core.judgement.outcome import Question
from protest_core.reports.agreement_tables import asked, categories_shown
from protest_core.reports.scores import exact, suite_record
from protest_core.reports.table import Cell
from protest_core.statistics.agreement import FEW

if TYPE_CHECKING:  # a table needs no database
    from protest_core.statistics.groups import GroupAgreement
    from protest_core.store.agreement_values import AgreementTable, PairAgreement

_LABELS = [(one, other) for one in Label for other in Label]
TIDY = (
    *("question", "category", "annotator_1", "annotator_2", "n", "both_judged", "annotators"),
    *("raw", "kappa", "kappa_low", "kappa_high", "fleiss", "alpha", "overlap_n", "overlap"),
    *(f"{one}_{other}" for one, other in _LABELS),
    *("few", "undefined", "signature"),
)


def tidy_rows(table: "AgreementTable", *, by_category: bool) -> Iterator[Sequence[Cell]]:
    """An empty category is all of them; without names it is everybody together."""
    for question in asked(table):
        for category in categories_shown(table, question, by_category=by_category):
            place = {"question": question.value, "category": category}
            end = {"signature": table.signature}
            for pair in table.all_pairs:
                figures = _pair_figures(table.pair(question, pair, category))
                yield [(place | figures | end).get(column) for column in TIDY]
            if table.all_pairs:
                figures = _group_figures(table.group(question, category))
                yield [(place | figures | end).get(column) for column in TIDY]


def _pair_figures(pair: "PairAgreement") -> dict[str, Cell]:
    found, interval = pair.agreement, pair.agreement.interval
    return {
        "annotator_1": pair.pair[0],
        "annotator_2": pair.pair[1],
        "n": found.n,
        "both_judged": pair.both_judged,
        "annotators": 2,
        "raw": exact(found.raw),
        "kappa": exact(found.kappa),
        "kappa_low": exact(interval.low if interval else None),
        "kappa_high": exact(interval.high if interval else None),
        "overlap_n": pair.overlap.n,
        "overlap": exact(pair.overlap.mean),
        **{f"{one}_{other}": pair.confusion[one, other] for one, other in _LABELS},
        "few": "yes" if pair.few else "no",
        "undefined": found.undefined or found.no_interval,
    }


def _group_figures(group: "GroupAgreement") -> dict[str, Cell]:
    whys = dict.fromkeys(filter(None, (group.why_no_fleiss, group.why_no_alpha)))
    return {
        "n": group.n,
        "annotators": exact(group.raters),
        "raw": exact(group.raw),
        "fleiss": exact(group.fleiss),
        "alpha": exact(group.alpha),
        "few": "yes" if group.n < FEW else "no",
        "undefined": " ".join(whys),
    }


def agreement_document(table: "AgreementTable", *, by_category: bool) -> dict[str, object]:
    return {
        "suite": suite_record(table.suite),
        "annotators": table.annotators,
        "judged_only": table.judged_only,
        "questions": {
            question.value: _of_question(table, question, by_category=by_category)
            for question in asked(table)
        },
        "signature": table.signature,
    }


def _of_question(
    table: "AgreementTable", question: Question, *, by_category: bool
) -> dict[str, object]:
    found = _of_category(table, question, None)
    if by_category:
        found["categories"] = {
            category.id: _of_category(table, question, category.id)
            for category in table.categories_of(question)
        }
    return found


def _of_category(
    table: "AgreementTable", question: Question, category: str | None
) -> dict[str, object]:
    pairs = (table.pair(question, pair, category) for pair in table.all_pairs)
    return {
        "pairs": [_pair_record(pair) for pair in pairs],
        "everybody": _group_record(table.group(question, category)),
    }


def _pair_record(pair: "PairAgreement") -> dict[str, object]:
    found, interval = pair.agreement, pair.agreement.interval
    return {
        "annotators": pair.pair,
        "n": found.n,
        "both_judged": pair.both_judged,
        "raw": found.raw,
        "kappa": found.kappa,
        "interval": [interval.low, interval.high] if interval else None,
        "undefined": found.undefined,
        "no_interval": found.no_interval,
        "confusion": {
            one.value: {other.value: pair.confusion[one, other] for other in Label} for one in Label
        },
        "overlap": {"n": pair.overlap.n, "mean": pair.overlap.mean},
        "few": pair.few,
    }


def _group_record(group: "GroupAgreement") -> dict[str, object]:
    return {
        "n": group.n,
        "annotators": group.raters,
        "raw": group.raw,
        "fleiss": group.fleiss,
        "why_no_fleiss": group.why_no_fleiss,
        "alpha": group.alpha,
        "why_no_alpha": group.why_no_alpha,
        "few": group.n < FEW,
    }
