"""Agreement as a report: pairs of annotators, all together, confusion matrices."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question
from protest_core.statistics.agreement import FEW
from protest_core.suite.report import as_latex_report, short_labels, suite_record, text_heading
from protest_core.tables.cells import FEW_MARK, NOTHING, between_numbers, exact, two_digits
from protest_core.tables.model import Cell, Column, Format, Table
from protest_core.tables.records import as_delimited
from protest_core.tables.text import as_text, paragraph, signature_line

if TYPE_CHECKING:
    from protest_core.agreement.model import AgreementTable, PairAgreement
    from protest_core.statistics.agreement import GroupAgreement


def write_agreement(
    table: "AgreementTable",
    how: Format,
    *,
    by_category: bool = False,
    confusion: bool = False,
    width: int = 80,
) -> Iterable[str]:
    """`confusion`: tables of the labels, too; in JSON, CSV and TSV they are always there."""
    match how:
        case Format.TEXT:
            yield from text_heading(table.suite, width)
            yield from _text(table, by_category=by_category, confusion=confusion, width=width)
        case Format.JSON:
            document = agreement_document(table, by_category=by_category)
            yield json.dumps(document, ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            rows = tidy_rows(table, by_category=by_category)
            yield from as_delimited(TIDY, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            tables = _tables(table, by_category=by_category, confusion=confusion)
            notes = notes_on(table, by_category=by_category)
            yield from as_latex_report(table.suite, table.signature, tables, notes)


def _text(
    table: "AgreementTable", *, by_category: bool, confusion: bool, width: int
) -> Iterator[str]:
    if len(table.annotators) < 2:
        yield "Fewer than two people have judged: there is nothing to compare.\n"
        return
    for shown in _tables(table, by_category=by_category, confusion=confusion):
        yield as_text(shown, width=width) + "\n"
    for note in notes_on(table, by_category=by_category):
        yield paragraph(note, width)
    yield signature_line(table.signature)


def _tables(table: "AgreementTable", *, by_category: bool, confusion: bool) -> Iterator[Table]:
    for question in asked(table):
        yield of_pairs(table, question, by_category=by_category)
    if len(table.annotators) > 2:
        for question in asked(table):
            yield of_everybody(table, question, by_category=by_category)
    if confusion:
        for question, pair in pairs_shown(table, by_category=by_category):
            if pair.agreement.n:
                yield confusion_of(table, question, pair)


def notes_on(table: "AgreementTable", *, by_category: bool = False) -> Iterator[str]:
    """What one has to know to read the numbers, and only that."""
    on = "both have judged" if table.judged_only else "each of them has judged or was given"
    words = "Words: the mean overlap of what they selected where both say yes and one selected any."
    yield f"Two are compared on what {on}. {words}"
    if any(pair.few for _, pair in pairs_shown(table, by_category=by_category)):
        yield f"{FEW_MARK} Fewer than {FEW}: too few to say."
    yield from dict.fromkeys(_undefined(table, by_category=by_category))
    if len(table.annotators) > 2:
        yield from dict.fromkeys(_undefined_for_all(table, by_category=by_category))


def _undefined(table: "AgreementTable", *, by_category: bool) -> Iterator[str]:
    for question, pair in pairs_shown(table, by_category=by_category):
        if why := pair.agreement.undefined:
            who = " and ".join(pair.pair) if pair.category is None else "in some categories"
            yield f"No kappa for {QUESTIONS[question].lower()}, {who}: {_within(why)}"
        if why := pair.agreement.no_interval:
            who = " and ".join(pair.pair) if pair.category is None else "in some categories"
            yield f"No interval for {QUESTIONS[question].lower()}, {who}: {_within(why)}"


def _undefined_for_all(table: "AgreementTable", *, by_category: bool) -> Iterator[str]:
    for question in asked(table):
        for category in categories_shown(table, question, by_category=by_category):
            group = table.group(question, category)
            of = QUESTIONS[question].lower() + (", in some categories" if category else "")
            if why := group.why_no_fleiss:
                yield f"No Fleiss's kappa for {of}: {_within(why)}"
            if why := group.why_no_alpha:
                yield f"No alpha for {of}: {_within(why)}"


def _within(sentence: str) -> str:
    """As it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]


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


QUESTIONS = {Question.PRONOUN: "Pronouns", Question.ANTECEDENT: "Antecedents"}


_ALL, _TWO = "all", "two annotators"


def asked(table: "AgreementTable") -> list[Question]:
    """Of antecedents there may be none."""
    return [question for question in Question if table.categories_of(question)]


def categories_shown(
    table: "AgreementTable", question: Question, *, by_category: bool
) -> Iterator[str | None]:
    """All together, then each."""
    yield None
    if by_category:
        yield from (category.id for category in table.categories_of(question))


def pairs_shown(
    table: "AgreementTable", *, by_category: bool
) -> Iterator[tuple[Question, "PairAgreement"]]:
    for question in asked(table):
        for category in categories_shown(table, question, by_category=by_category):
            for pair in table.all_pairs:
                yield question, table.pair(question, pair, category)


def of_pairs(table: "AgreementTable", question: Question, *, by_category: bool) -> Table:
    """Where nothing is shared there is still a row: that is worth knowing, too."""
    labels = {None: _ALL} | short_labels(table.categories)
    pairs = table.all_pairs
    one_pair = by_category and len(pairs) == 1  # who it is need not stand in each row
    title = f"{QUESTIONS[question]}: how far {' and '.join(pairs[0]) if one_pair else _TWO} agree"
    rows = []
    for category in categories_shown(table, question, by_category=by_category):
        for pair in pairs:
            who = [] if one_pair else [" – ".join(pair)]
            where = [labels[category]] if by_category else []
            rows.append((*who, *where, *_of_pair(table.pair(question, pair, category))))
    columns = (
        *([] if one_pair else [Column("Annotators")]),
        *([Column("Category")] if by_category else []),
        *(Column(title, numeric=True) for title in ("n", "Agree %", "Kappa", "95 %", "Words")),
    )
    return Table(title, columns, rows)


def _of_pair(pair: "PairAgreement") -> tuple[Cell, ...]:
    found, words = pair.agreement, pair.overlap.mean
    return (
        _counted(found.n),
        NOTHING if found.raw is None else 100 * found.raw,
        two_digits(found.kappa),
        between_numbers(found.interval),
        two_digits(words),
    )


def of_everybody(table: "AgreementTable", question: Question, *, by_category: bool) -> Table:
    labels = short_labels(table.categories)
    numbers = ("n", "Annotators", "Agree %", "Fleiss's kappa", "Alpha")
    columns = (Column("Category"), *(Column(title, numeric=True) for title in numbers))
    rows = []
    for category in categories_shown(table, question, by_category=by_category):
        found = table.group(question, category)
        figures = (
            _counted(found.n),
            found.raters if found.n else NOTHING,
            NOTHING if found.raw is None else 100 * found.raw,
            two_digits(found.fleiss),
            two_digits(found.alpha),
        )
        rows.append((_ALL if category is None else labels[category], *figures))
    title = f"{QUESTIONS[question]}: how far all {len(table.annotators)} agree"
    return Table(title, columns, rows)


def confusion_of(table: "AgreementTable", question: Question, pair: "PairAgreement") -> Table:
    """The first one's labels down, the second one's across."""
    one, other = pair.pair
    columns = (
        Column(f"{one} ↓  {other} →"),
        *(Column(label.value, numeric=True) for label in Label),
        Column("total", numeric=True),
    )
    rows: list[tuple[Cell, ...]] = []
    for label in Label:
        cells = [pair.confusion[label, across] for across in Label]
        rows.append((label.value, *cells, sum(cells)))
    totals = [sum(pair.confusion[down, across] for down in Label) for across in Label]
    rows.append(("total", *totals, sum(totals)))
    where = {category.id: category.label for category in table.categories}
    of = f", {where[pair.category]}" if pair.category else ""
    return Table(f"{QUESTIONS[question]}{of}", columns, rows)


def _counted(n: int) -> Cell:
    return f"{n}{FEW_MARK}" if n < FEW else n
