"""Agreement as a report: pairs of annotators, all together, confusion matrices."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from protest_core.agreement.model import AgreementTable
from protest_core.agreement.rows import (
    TOO_FEW_PEOPLE,
    AgreementRow,
    agreement_notes,
    agreement_rows,
    pair_row,
)
from protest_core.judgements.annotators import kind_among
from protest_core.judgements.model import Label
from protest_core.judgements.questions import Question
from protest_core.judgements.wording import label_name
from protest_core.statistics.proportions import FEW
from protest_core.suite.report_frame import report_on
from protest_core.tables.cells import shown
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text, grouped

Columns = tuple[Column[AgreementRow], ...]

QUESTION: Column[AgreementRow] = Column("", "question", Kind.NAME, lambda row: row.question.value)
CATEGORY_ID: Column[AgreementRow] = Column("", "category", Kind.NAME, lambda row: row.category)
CATEGORY: Column[AgreementRow] = Column(Text("Category"), value=lambda row: row.category_label)
ONE: Column[AgreementRow] = Column(
    "", "annotator_1", Kind.NAME, lambda row: row.annotators and row.annotators[0]
)
OTHER: Column[AgreementRow] = Column(
    "", "annotator_2", Kind.NAME, lambda row: row.annotators and row.annotators[1]
)
WHO: Column[AgreementRow] = Column(Text("Annotators"), value=lambda row: " – ".join(row.names))
BOTH_JUDGED: Column[AgreementRow] = Column(
    "", "both_judged", Kind.COUNT, lambda row: row.shared.by_all
)
GIVEN: Column[AgreementRow] = Column(
    Text("Given"),
    "given",
    Kind.COUNT,
    lambda row: row.shared.given,
    opens=lambda row: row.query(given=True) if row.shared.given else None,
    hint=Text("Candidates that all of them judged or were given"),
)
JUDGED: Column[AgreementRow] = Column(
    Text("Judged"),
    "judged",
    Kind.COUNT,
    lambda row: row.shared.judged,
    opens=lambda row: row.query(given=True, begun=True) if row.shared.judged else None,
    hint=Text("Of these, candidates that at least one of them has judged"),
)
RATERS: Column[AgreementRow] = Column(
    "",
    "annotators",
    Kind.MEAN,
    lambda row: (row.group.raters if row.group.n else None) if row.group else 2,
)
KAPPA: Column[AgreementRow] = Column(
    Text("Kappa"),
    "kappa",
    Kind.DECIMAL,
    lambda row: row.kappa,
    opens=lambda row: None if row.kappa is None else row.query(),
    hint=Text("Cohen's kappa"),
    spoken=lambda row: row.why_no_kappa,
)
INTERVAL: Column[AgreementRow] = Column(
    "95 %",
    ("kappa_low", "kappa_high"),
    Kind.DECIMAL,
    lambda row: row.interval,
    opens=lambda row: None if row.interval is None else row.query(),
    hint=Text("The interval of kappa"),
    spoken=lambda row: row.why_no_kappa,
)
FLEISS: Column[AgreementRow] = Column(
    Text("Fleiss's kappa"),
    "fleiss",
    Kind.DECIMAL,
    lambda row: row.group.fleiss if row.group else None,
)
ALPHA: Column[AgreementRow] = Column(
    Text("Alpha"),
    "alpha",
    Kind.DECIMAL,
    lambda row: row.group.alpha if row.group else None,
    hint=Text("Krippendorff's alpha"),
)
OVERLAP_N: Column[AgreementRow] = Column(
    "", "overlap_n", Kind.COUNT, lambda row: row.pair.overlap.n if row.pair else None
)
DIFFERING: Column[AgreementRow] = Column(
    Text("Differing"),
    "",
    Kind.COUNT,
    lambda row: row.differing,
    opens=lambda row: row.query(agreeing=False) if row.differing else None,
)
FEW_COLUMN: Column[AgreementRow] = Column("", "few", Kind.FLAG, lambda row: row.agreement.n < FEW)
_OF_PAIRS: Columns = (KAPPA, INTERVAL)
_OF_GROUPS: Columns = (FLEISS, ALPHA)


@dataclass(frozen=True, slots=True)
class _ConfusionRow:
    """A row of a confusion matrix: a label of the first annotator or, without one, the sum."""

    row: AgreementRow
    label: str | None

    def count(self, across: str | None) -> int:
        down = [self.label] if self.label else self.row.labels
        beside = [across] if across else self.row.labels
        return sum(self.row.count(one, other) or 0 for one in down for other in beside)

    def spoken(self, across: str | None) -> str:
        labels = [_label_name(self.row, each) for each in (self.label, across)]
        one, other = self.row.names
        text = Text("{0}: {1}, {2}: {3}: {4}")
        return text.format(one, labels[0], other, labels[1], grouped(self.count(across)))


def agreement_report(
    table: AgreementTable, *, by_category: bool = False, confusion: bool = False
) -> Report:
    """Return the report on agreement: over all categories and, with `by_category`, in each of them.

    `confusion`: show confusion matrices; records contain these numbers in any case.
    """
    rows = agreement_rows(table, by_category=by_category)
    tables = [*agreement_tables(rows), *(confusion_tables(rows) if confusion else ())]
    return report_on(
        table.frame.suite,
        "Agreement",
        tables,
        [Table("agreement", Text("Agreement"), record(table), rows)],
        notes=agreement_notes(rows),
        signature=table.frame.signature,
        empty="" if table.all_pairs else TOO_FEW_PEOPLE,
    )


def _undefined(row: AgreementRow) -> str:
    if row.pair:
        return row.pair.agreement.undefined or row.pair.agreement.no_interval
    group = row.table.group(row.question, row.category)
    return " ".join(dict.fromkeys(filter(None, (group.why_no_fleiss, group.why_no_alpha))))


def _kind_of(number: int, row: AgreementRow) -> str | None:
    if row.annotators is None:
        return None
    return kind_among(row.annotators[number - 1], row.table.frame.programs).value


def _spoken_n(row: AgreementRow) -> str:
    few = 0 < row.agreement.n < FEW
    return Text("{0}: too few to say much").format(grouped(row.agreement.n)) if few else ""


def _spoken_raw(row: AgreementRow) -> str:
    if not row.pair or not row.agreement.n:
        return shown(row.agreement.raw, Kind.PERCENT)
    return Text("{0} of {1} agree").format(grouped(row.agreeing), grouped(row.agreement.n))


def _spoken_overlap(row: AgreementRow) -> str:
    if row.pair is None:
        return ""
    if not row.pair.overlap.n:
        return Text("There is no candidate that both call correct.")
    mean = shown(row.pair.overlap.mean, Kind.DECIMAL)
    return Text("{0}, over {1} that both call correct").format(mean, grouped(row.pair.overlap.n))


KINDS: tuple[Column[AgreementRow], ...] = tuple(
    Column("", f"annotator_{number}_kind", Kind.NAME, partial(_kind_of, number))
    for number in (1, 2)
)
N: Column[AgreementRow] = Column(
    "n",
    "n",
    Kind.BASE,
    lambda row: row.agreement.n,
    opens=lambda row: row.query() if row.agreement.n else None,
    hint=Text("Candidates on which they are compared"),
    spoken=_spoken_n,
)
RAW: Column[AgreementRow] = Column(
    Text("Agree %"),
    "raw",
    Kind.PERCENT,
    lambda row: row.agreement.raw,
    opens=lambda row: row.query(agreeing=True) if row.agreeing else None,
    spoken=_spoken_raw,
)
OVERLAP: Column[AgreementRow] = Column(
    Text("Words"),
    "overlap",
    Kind.DECIMAL,
    lambda row: row.pair.overlap.mean if row.pair else None,
    opens=AgreementRow.query_selections,
    hint=Text("Mean overlap of the selected words"),
    spoken=_spoken_overlap,
)
UNDEFINED_COLUMN: Column[AgreementRow] = Column("", "undefined", Kind.TEXT, _undefined)


def _cell(one: str, other: str) -> Column[AgreementRow]:
    return Column(
        "",
        f"{one}_{other}",
        Kind.COUNT,
        lambda row: row.count(one, other),
        opens=lambda row: row.query((one, other)) if row.count(one, other) else None,
    )


# Add new columns to one of these: the printed tables and the records are made of them.
_COUNTS: Columns = (N, BOTH_JUDGED, GIVEN, JUDGED, RATERS, RAW)
_OF_WORDS: Columns = (OVERLAP_N, OVERLAP)

RECORD: Columns = (
    *(QUESTION, CATEGORY_ID, ONE, OTHER, *KINDS),
    *(*_COUNTS, *_OF_PAIRS, *_OF_GROUPS, *_OF_WORDS),
    *(_cell(one, other) for one in Label for other in Label),
    *(FEW_COLUMN, UNDEFINED_COLUMN),
)


def record(table: AgreementTable) -> Columns:
    """Return the columns of the record; labels of further questions come last."""
    known = {(one, other) for one in Label for other in Label}
    cells = dict.fromkeys(cell for _, pair in table.pairs.items() for cell in pair.confusion)
    return (*RECORD, *(_cell(*each) for each in cells if each not in known))


def agreement_tables(rows: Sequence[AgreementRow]) -> Iterator[Table[AgreementRow]]:
    """Yield a table of pairs for each question and, with three annotators or more, of the group."""
    questions = dict.fromkeys(row.question for row in rows)
    for question in questions:
        yield _pairs_table([row for row in rows if row.pair and row.question is question])
    if rows and len(rows[0].table.group_names) > 2:
        for question in questions:
            yield _group_table([row for row in rows if row.group and row.question is question])


def pairs_table(
    table: AgreementTable, question: Question, category: str | None = None
) -> Table[AgreementRow]:
    """Return the agreement of every two annotators in one category or, without it, in all."""
    return Table(
        f"agreement-{question}",
        Text("{0}: how far two annotators agree").format(question.name),
        (WHO, ONE, OTHER, *_COUNTS, *_OF_PAIRS, *_OF_WORDS),
        [pair_row(table, question, each, category) for each in table.all_pairs],
    )


def categories_table(
    table: AgreementTable, question: Question, pair: tuple[str, str]
) -> Table[AgreementRow]:
    """Return the agreement of two annotators: in all categories together, then in each."""
    categories = (None, *(each.id for each in table.categories_of(question)))
    one, other = pair
    return Table(
        f"agreement-{question}-by-category",
        Text("{0}: how far {1} and {2} agree").format(
            question.name, table.name(one), table.name(other)
        ),
        (CATEGORY, CATEGORY_ID, *_COUNTS, *_OF_PAIRS, DIFFERING),
        [pair_row(table, question, pair, each) for each in categories],
    )


def _pairs_table(rows: Sequence[AgreementRow]) -> Table[AgreementRow]:
    """Return the table of pairs, including those that have no candidates in common."""
    by_category = any(row.category is not None for row in rows)
    only, *others = dict.fromkeys(row.names for row in rows)
    alone = by_category and not others  # the title names the two annotators instead
    who = " and ".join(only) if alone else "two annotators"
    return Table(
        f"agreement-{rows[0].question}{'-by-category' if by_category else ''}",
        Text("{0}: how far {1} agree").format(rows[0].question.name, who),
        (
            *(() if alone else (WHO,)),
            *((CATEGORY, CATEGORY_ID) if by_category else ()),
            *(ONE, OTHER, *_COUNTS, *_OF_PAIRS, *_OF_WORDS),
        ),
        rows,
    )


def _group_table(rows: Sequence[AgreementRow]) -> Table[AgreementRow]:
    by_category = any(row.category is not None for row in rows)
    return Table(
        f"agreement-{rows[0].question}{'-by-category' if by_category else ''}-everybody",
        Text("{0}: how far all {1} agree").format(
            rows[0].question.name, len(rows[0].table.group_names)
        ),
        (CATEGORY, CATEGORY_ID, *_COUNTS, *_OF_GROUPS),
        rows,
    )


def confusion_tables(rows: Sequence[AgreementRow]) -> Iterator[Table[_ConfusionRow]]:
    """Yield a confusion matrix for each pair that has common candidates."""
    compared = [row for row in rows if row.pair and row.agreement.n]
    for number, row in enumerate(compared, start=1):
        yield confusion_table(row, name=f"labels-{row.question}-{number}")


def confusion_table(row: AgreementRow, *, name: str = "labels") -> Table[_ConfusionRow]:
    """Return a matrix with the first annotator's labels down and the second one's across."""
    one, other = row.names
    labels = {category.id: category.label for category in row.table.frame.categories}
    where = f", {labels[row.category]}" if row.category else ""
    return Table(
        name,
        Text("{0}{1}: labels by {2} and {3} of the same candidates").format(
            row.question.name, where, one, other
        ),
        (
            Column(
                f"{one} ↓  {other} →",
                "annotator_1",
                value=lambda down: _label_name(row, down.label),
            ),
            *(_across(row, label) for label in (*row.labels, None)),
        ),
        [_ConfusionRow(row, label) for label in (*row.labels, None)],
        summing=1,
    )


def _across(row: AgreementRow, label: str | None) -> Column[_ConfusionRow]:
    return Column(
        _label_name(row, label),
        label or "total",
        Kind.COUNT,
        lambda down: down.count(label),
        opens=lambda down: down.row.query((down.label, label)) if down.count(label) else None,
        spoken=lambda down: down.spoken(label),
    )


def _label_name(row: AgreementRow, label: str | None) -> str:
    return label_name(row.question, label) if label else Text("total")
