"""The rows of tables of agreement: two annotators, or all of them, on one question."""

from dataclasses import dataclass
from functools import partial

from protest_core.agreement.compute import candidates_in_cell, candidates_with_words
from protest_core.agreement.model import AgreementTable, PairAgreement, Shared
from protest_core.candidates.filter import CandidateQuery
from protest_core.judgements.questions import Question
from protest_core.statistics.agreement import Agreement, GroupAgreement
from protest_core.statistics.proportions import Interval
from protest_core.suite.report_frame import short_labels
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class AgreementRow:
    """The agreement of two annotators on one question; without a pair, that of the group."""

    table: AgreementTable
    question: Question
    category: str | None  # `None`: all categories
    pair: PairAgreement | None = None

    @property
    def group(self) -> GroupAgreement | None:
        return None if self.pair else self.table.group(self.question, self.category)

    @property
    def found(self) -> Agreement | GroupAgreement:
        return self.pair.agreement if self.pair else self.table.group(self.question, self.category)

    @property
    def shared(self) -> Shared:
        return self.pair.shared if self.pair else self.table.shared[self.question, self.category]

    @property
    def category_label(self) -> str:
        labels = short_labels(self.table.frame.categories)
        return Text("all") if self.category is None else labels[self.category]

    @property
    def annotators(self) -> tuple[str, str] | None:
        return self.pair.pair if self.pair else None

    @property
    def names(self) -> tuple[str, ...]:
        """Return the annotators' names as they are shown."""
        return tuple(map(self.table.name, self.annotators or ()))

    @property
    def agreeing(self) -> int:
        """Return how many candidates the two annotators of a pair agree on."""
        return sum(self.pair.confusion[each, each] for each in self.labels) if self.pair else 0

    @property
    def differing(self) -> int:
        return self.found.n - self.agreeing

    @property
    def kappa(self) -> float | None:
        return self.pair.agreement.kappa if self.pair else None

    @property
    def interval(self) -> Interval | None:
        return self.pair.agreement.interval if self.pair else None

    @property
    def why_no_kappa(self) -> str:
        return self.pair.agreement.undefined if self.pair else ""

    @property
    def labels(self) -> tuple[str, ...]:
        """Return the labels that a confusion matrix has, in their order."""
        return tuple(dict.fromkeys(one for one, _ in self.pair.confusion)) if self.pair else ()

    def count(self, one: str, other: str) -> int | None:
        return self.pair.confusion.get((one, other)) if self.pair else None

    def query(
        self,
        labels: tuple[str | None, str | None] = (None, None),
        *,
        agreeing: bool | None = None,
        given: bool = False,
        begun: bool = False,
    ) -> CandidateQuery | None:
        """Return the query for the candidates that the two are compared on, or for some of them."""
        if self.pair is None:
            return None
        find = partial(
            candidates_in_cell,
            pair=self.pair.pair,
            question=self.question,
            labels=labels,
            category=self.category,
            chosen=self.table.frame.chosen,
            given=given or self.table.given,
            begun=begun,
            agreeing=agreeing,
        )
        return CandidateQuery(self._words, find)

    def query_selections(self) -> CandidateQuery | None:
        """Return the query for the candidates whose selected words are compared."""
        if self.pair is None or not self.pair.overlap.n:
            return None
        find = partial(
            candidates_with_words,
            pair=self.pair.pair,
            question=self.question,
            category=self.category,
            chosen=self.table.frame.chosen,
        )
        return CandidateQuery(self._words, find)

    @property
    def _words(self) -> str:
        where = "" if self.category is None else f", {self.category_label}"
        return f"{' and '.join(self.names)}: {self.question.name.lower()}{where}"


def agreement_rows(table: AgreementTable, *, by_category: bool) -> list[AgreementRow]:
    """Return a row for each pair and then for the group: over all categories, then in each."""
    if not table.all_pairs:
        return []
    rows = []
    for question in table.questions:
        categories = [each.id for each in table.categories_of(question)] if by_category else []
        for category in (None, *categories):
            pairs = [table.pair(question, pair, category) for pair in table.all_pairs]
            rows += [AgreementRow(table, question, category, pair) for pair in (*pairs, None)]
    return rows


def pair_row(
    table: AgreementTable, question: Question, pair: tuple[str, str], category: str | None = None
) -> AgreementRow:
    """Return the row of two annotators in one category or, without it, in all."""
    return AgreementRow(table, question, category, table.pair(question, pair, category))
