"""Count the labels that each annotator gave, by category (PROTEST 2016, Table 1)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from protest_core.agreement.model import Labelled
from protest_core.agreement.queries.labels import label_patterns, labelled_candidates
from protest_core.candidates.filter import EVERYTHING, CandidateFilter, CandidateQuery
from protest_core.candidates.selection import compared_annotators
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import kind_among, name_among
from protest_core.judgements.model import Label
from protest_core.judgements.queries.work import load_questions
from protest_core.judgements.questions import Question, categories_asked
from protest_core.judgements.wording import label_name
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.sign import Frame, frame
from protest_core.signatures.signature import JudgementRule, Signature, TableKind
from protest_core.suite.report_frame import report_on, short_labels
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text, grouped

_Place = tuple[Question, str | None]  # a category of `None` stands for all of them
_SIGNS = {Label.CORRECT.value: "✓", Label.INCORRECT.value: "✗", Label.NONE.value: "?"}

_LEGEND = Text(
    "✓ correct, ✗ incorrect, ? neither: not judgeable, not answered, or given and not judged yet."
)

_NO_LABEL = Text("? none of these: not judgeable, not answered, or given and not judged yet.")

_TOGETHER = Text("If several choices were made together, each is counted.")

NOBODY = Text("Nobody has judged anything yet.")


@dataclass(frozen=True, slots=True)
class AnswerTable:
    """Numbers of candidates by category, annotator and the label that the annotator gave.

    `labels`: by question, category and annotator; `left_open`: the part of the label *none* that
    was given to the annotator but not judged. `candidates`: candidates that at least one annotator
    judged or was given. If several choices were made together, each counts.
    """

    frame: Frame
    questions: tuple[Question, ...]
    candidates: Mapping[_Place, int]
    labels: Mapping[tuple[Question, str | None, str], Mapping[str, int]]
    left_open: Mapping[tuple[Question, str | None, str], int]

    def categories_of(self, question: Question) -> tuple[str | None, ...]:
        """Return the categories in which the question is asked and, last, all of them."""
        asked = [each.id for each in categories_asked(self.frame.categories, question)]
        return (*asked, None) if asked else ()


def answers(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> AnswerTable:
    """Return the labels of these annotators, or of all people who judged, on the chosen candidates.

    An annotator's candidates are the judged ones and, in batches that the annotator has begun, the
    given ones. Given candidates without a judgement have the label *none*.
    """
    candidates: Counter[_Place] = Counter()
    labels: defaultdict[tuple[Question, str | None, str], Counter[str]] = defaultdict(Counter)
    left_open: Counter[tuple[Question, str | None, str]] = Counter()
    with project.reading(progress) as tx:
        asked = Signature(
            chosen=chosen,
            annotators=tuple(annotators),
            judgements=JudgementRule.GIVEN,
            table=TableKind.ANSWERS,
        )
        of = frame(tx, asked)
        questions = load_questions(tx)
        for question in questions:
            for pattern in label_patterns(tx, question, of.annotators, chosen, at_least=1):
                for category in (pattern.category, None):
                    candidates[question, category] += pattern.count
                    for answers in pattern.labelled:
                        of_annotator = question, category, answers.annotator
                        for label in answers.label.split("+"):
                            labels[of_annotator][label] += pattern.count
                        left_open[of_annotator] += 0 if answers.judged else pattern.count
    asked_here = tuple(each for each in questions if categories_asked(of.categories, each))
    return AnswerTable(of, asked_here, candidates, labels, left_open)


def answered_candidates(
    *,
    project: Project,
    annotators: Sequence[str],
    question: Question,
    annotator: str | None = None,
    label: str | None = None,
    category: str | None = None,
    chosen: CandidateFilter = EVERYTHING,
) -> tuple[CandidateId, ...]:
    """Return the candidates that a number of the table counts, in the project's order.

    Without an annotator, candidates that at least one annotator judged or was given.
    """

    def counts(each: Labelled) -> bool:
        return annotator in {None, each.annotator} and label in {None, *each.label.split("+")}

    with project.reading() as tx:
        people = compared_annotators(tx, annotators)
        candidates = labelled_candidates(tx, question, people, chosen, at_least=1)
        return tuple(
            candidate
            for candidate, its_category, labelled in candidates
            if category in {None, its_category} and any(map(counts, labelled))
        )


@dataclass(frozen=True, slots=True)
class _AnswerRow:
    """A category, or all; `annotator` is set in records, which have a row for each annotator."""

    table: AnswerTable
    question: Question
    category: str | None
    annotator: str = ""

    @property
    def candidates(self) -> int:
        return self.table.candidates.get((self.question, self.category), 0)

    @property
    def label_of_category(self) -> str:
        labels = short_labels(self.table.frame.categories)
        return Text("all") if self.category is None else labels[self.category]

    @property
    def left_open(self) -> int:
        return self.table.left_open.get((self.question, self.category, self.annotator), 0)

    def count(self, label: str, annotator: str) -> int:
        found = self.table.labels.get((self.question, self.category, annotator), {})
        return found.get(label, 0)

    def spoken(self, label: str, annotator: str) -> str:
        text = Text("{0}, {1}, {2}: {3}")
        count = grouped(self.count(label, annotator))
        name = name_among(annotator, self.table.frame.programs)
        return text.format(self.label_of_category, name, label_name(self.question, label), count)

    def query(self, label: str | None = None, annotator: str | None = None) -> CandidateQuery:
        find = partial(
            answered_candidates,
            annotators=self.table.frame.annotators,
            question=self.question,
            annotator=annotator,
            label=label,
            category=self.category,
            chosen=self.table.frame.chosen,
        )
        words = [self.question.name, self.label_of_category]
        words += [name_among(annotator, self.table.frame.programs)] if annotator else []
        words += [label_name(self.question, label)] if label else []
        return CandidateQuery(": ".join(words), find)


_CATEGORY: Column[_AnswerRow] = Column(Text("Category"), value=lambda row: row.label_of_category)
_CANDIDATES: Column[_AnswerRow] = Column(
    "n",
    "",
    Kind.COUNT,
    lambda row: row.candidates,
    opens=lambda row: row.query() if row.candidates else None,
    hint=Text("Candidates that at least one of them judged or was given"),
)


def _of_label(label: str) -> Column[_AnswerRow]:
    """Return the column of a label, which is empty for questions that do not have it."""
    return Column(
        "",
        label if label in _SIGNS else f"label_{label}",
        Kind.COUNT,
        lambda row: row.count(label, row.annotator) if label in row.question.labels else None,
    )


_RECORD: tuple[Column[_AnswerRow], ...] = (
    Column("", "question", Kind.NAME, lambda row: row.question.value),
    Column("", "category", Kind.NAME, lambda row: row.category),
    Column("", "annotator", Kind.NAME, lambda row: row.annotator),
    Column(
        "",
        "annotator_kind",
        Kind.NAME,
        lambda row: kind_among(row.annotator, row.table.frame.programs).value,
    ),
    *map(_of_label, _SIGNS),
    Column("", "left_open", Kind.COUNT, lambda row: row.left_open),
    Column("", "candidates", Kind.COUNT, lambda row: row.candidates),
)


def answers_table(table: AnswerTable, question: Question) -> Table[_AnswerRow]:
    """Return the labels of each annotator on one question, a category in each row."""
    signs = (
        _sign(table, question, annotator, label)
        for annotator in table.frame.annotators
        for label in question.labels
    )
    return Table(
        f"answers-{question}",
        Text("{0}: what each annotator says").format(question.name),
        (_CATEGORY, _CANDIDATES, *signs),
        [_AnswerRow(table, question, category) for category in table.categories_of(question)],
        below=[*_legend(question)],
        blocks=True,
        summing=1,
    )


def _sign(table: AnswerTable, question: Question, annotator: str, label: str) -> Column[_AnswerRow]:
    name = name_among(annotator, table.frame.programs)
    return Column(
        f"{name}\n{_SIGNS.get(label) or label_name(question, label)}",
        "",
        Kind.COUNT,
        lambda row: row.count(label, annotator),
        opens=lambda row: row.query(label, annotator) if row.count(label, annotator) else None,
        hint=Text("{0}: {1}").format(name, label_name(question, label)),
        spoken=lambda row: row.spoken(label, annotator),
    )


def _legend(question: Question) -> Iterator[Text]:
    has_signs = {Label.CORRECT, Label.INCORRECT}.intersection(question.labels)
    yield _LEGEND if has_signs else _NO_LABEL
    if question.several:
        yield _TOGETHER


def answers_report(table: AnswerTable) -> Report:
    """Return the report of all questions; programs get a row for each annotator."""
    labels = dict.fromkeys(label for question in table.questions for label in question.labels)
    columns = (*_RECORD, *(_of_label(each) for each in labels if each not in _SIGNS))
    return report_on(
        table.frame.suite,
        "Answers",
        [answers_table(table, each) for each in table.questions],
        [Table("answers", Text("Answers"), columns, [*_records(table)])],
        signature=table.frame.signature,
        empty="" if table.frame.annotators else NOBODY,
    )


def _records(table: AnswerTable) -> Iterator[_AnswerRow]:
    for question in table.questions:
        for category in table.categories_of(question):
            for annotator in table.frame.annotators:
                yield _AnswerRow(table, question, category, annotator)
