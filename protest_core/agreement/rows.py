"""The rows of tables of agreement, and the notes needed to read them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from protest_core.agreement.compute import candidates_in_cell, candidates_with_words
from protest_core.agreement.model import AgreementTable, PairAgreement, Shared
from protest_core.candidates.filter import CandidateQuery
from protest_core.judgements.questions import Question
from protest_core.judgements.wording import unanswered_notes
from protest_core.statistics.agreement import Agreement, GroupAgreement
from protest_core.statistics.proportions import FEW, Interval
from protest_core.suite.report_frame import short_labels
from protest_core.tables.cells import FEW_MARK, shown
from protest_core.tables.model import Kind
from protest_core.translatable import Text, grouped

TOO_FEW_PEOPLE = Text("Fewer than two people have judged: there is nothing to compare.")
_OPTION = Text("‘--given’ counts them as none.")
_MOST_PLACES = 6


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
    def agreement(self) -> Agreement | GroupAgreement:
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
        return self.agreement.n - self.agreeing

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
        """Return the query for the candidates that the pair is compared on, or for some of them."""
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


def pair_remarks(row: AgreementRow) -> str:
    """Return the remarks needed to read a row of a pair: why figures are missing, or their n."""
    if row.pair is None:
        return ""
    pair, (one, other) = row.pair, row.names
    remarks = []
    if pair.agreement.undefined:
        remarks.append(Text("No kappa. {0}").format(pair.agreement.undefined))
    if pair.agreement.no_interval:
        remarks.append(Text("No interval. {0}").format(pair.agreement.no_interval))
    if pair.few and pair.agreement.n:
        few = Text("{0} and {1} share {2}: fewer than {3} are too few to say much.")
        remarks.append(few.format(one, other, _candidates(pair.agreement.n), FEW))
    if not remarks:
        words = Text("Words: mean overlap of the selected words.")
        remarks += [_compared_on(row.table, pair.shared), words]
    return Text(" ").join(remarks)


def group_sentence(table: AgreementTable, question: Question, category: str | None = None) -> str:
    """Return the agreement of the group as a sentence or, without a coefficient, the reason."""
    group = table.group(question, category)
    if not group.n:
        return Text("All together: {0}").format(group.why_no_alpha)
    whole = Text(
        "All {0} together: {1}, {2} % agree, Fleiss's kappa {3}, Krippendorff's alpha {4}."
    )
    sentence = whole.format(
        len(table.group_names),
        _candidates(group.n),
        shown(group.raw, Kind.PERCENT),
        shown(group.fleiss, Kind.DECIMAL),
        shown(group.alpha, Kind.DECIMAL),
    )
    reasons = dict.fromkeys(filter(None, (group.why_no_fleiss, group.why_no_alpha)))
    return Text(" ").join([sentence, *reasons])


def _candidates(number: int) -> Text:
    return Text("%n candidates", "", number, one="%n candidate")


def agreement_notes(rows: Sequence[AgreementRow]) -> list[str]:
    """Return the notes that are needed to read these numbers, and no others."""
    if not rows:
        return []
    table = rows[0].table
    pairs = [row for row in rows if row.pair]
    on = _compared_on(table, pairs[0].shared if len(pairs) == 1 else None)
    words = Text(
        "Words: the mean overlap of the selected words, if both say yes and at least one "
        "selected any."
    )
    few = any(row.pair and 0 < row.pair.agreement.n < FEW for row in rows)
    with_group = len(table.group_names) > 2
    shown = {row.question for row in rows}
    unanswered = {of: number for of, number in table.unanswered.items() if of in shown}
    return [
        Text(" ").join([on, *([] if table.given else [_OPTION]), words]),
        *([Text("{0} Fewer than {1}: too few to say.").format(FEW_MARK, FEW)] if few else ()),
        *filter(None, [reference_sentence(table)]),
        *(unanswered_notes(unanswered) if unanswered else ()),
        *_missing_figures(rows if with_group else pairs),
    ]


def reference_sentence(table: AgreementTable) -> str:
    """Return how often annotators looked at the reference first; empty if nobody did."""
    if not any(seen for seen, _ in table.reference_seen.values()):
        return ""
    parts = [
        Text("{0} {1} of {2}").format(table.name(name), grouped(seen), grouped(known))
        for name, (seen, known) in table.reference_seen.items()
    ]
    return Text("Judged after a look at the reference: {0}.").format(Text("; ").join(parts))


def _compared_on(table: AgreementTable, shared: Shared | None) -> Text:
    """Return which candidates annotators are compared on, with numbers if `shared` is given."""
    if table.given:
        return Text(
            "Over candidates that both, or all, were given: unjudged candidates count as none."
        )
    if shared is None:
        return Text(
            "Over candidates that both, or all, have judged (n of those given): unjudged "
            "candidates are left out."
        )
    text = Text(
        "Over candidates that both have judged ({0} of {1} given): unjudged candidates "
        "are left out."
    )
    return text.format(grouped(shared.by_all), grouped(shared.given))


def _missing_figures(rows: Iterable[AgreementRow]) -> Iterator[str]:
    """Yield why figures are missing: each reason once, with a list of the places."""
    missing: dict[tuple[Text, str], dict[str, list[str | None]]] = {}
    for row in rows:
        who: str = row.question.name
        if row.pair:
            who = Text("{0}, {1} and {2}").format(who, *row.names)
        for sentence, why in _reasons(row):
            categories = missing.setdefault((sentence, why), {}).setdefault(who, [])
            categories.append(None if row.category is None else row.category_label)
    for (sentence, why), places in missing.items():
        yield sentence.format(_listed(places), why)


def _reasons(row: AgreementRow) -> Iterator[tuple[Text, str]]:
    """Yield sentences on the figures that are missing in a row, each with the reason."""
    if row.pair:
        if why := row.pair.agreement.undefined:
            yield Text("{0}: no kappa. {1}"), why
        if why := row.pair.agreement.no_interval:
            yield Text("{0}: no interval. {1}"), why
    elif row.group:
        if why := row.group.why_no_fleiss:
            yield Text("{0}: no Fleiss's kappa. {1}"), why
        if why := row.group.why_no_alpha:
            yield Text("{0}: no alpha. {1}"), why


def _listed(places: Mapping[str, Sequence[str | None]]) -> Text:
    parts = [
        who
        if None in categories
        else Text("{0} ({1})").format(who, ", ".join(filter(None, categories)))
        for who, categories in places.items()
    ]
    more = len(parts) - _MOST_PLACES
    if more > 0:
        parts[_MOST_PLACES:] = [Text("%n more", "", more, one="%n more")]
    return Text("; ").join(parts)
