"""Agreement as values: labels by pattern, pairs, tables."""

from collections.abc import Mapping
from dataclasses import dataclass

from protest_core.candidates.filter import CandidateFilter
from protest_core.ids import CandidateId
from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question
from protest_core.statistics.agreement import FEW, Agreement, GroupAgreement
from protest_core.suite.model import Category, SuiteDescription

Pair = tuple[str, str]  # two annotators, by name in the order of the alphabet


@dataclass(frozen=True, slots=True)
class Labelled:
    """One annotator's label; without `judged` it was given to them and they said nothing."""

    annotator: str
    label: Label
    judged: bool


@dataclass(frozen=True, slots=True)
class LabelPattern:
    """What everybody made of each of `count` candidates; by the annotators' names."""

    category: str
    labelled: tuple[Labelled, ...]
    count: int


@dataclass(frozen=True, slots=True)
class SelectionPattern:
    """Of candidates that two or more people called correct, and one of them selected words of.

    Where all selected the same words, and these can be the pronoun's only, what these are is left
    out (`selected` is `None`), and `count` candidates are one pattern; of each other candidate
    there is one of its own.
    """

    category: str
    annotators: tuple[str, ...]
    count: int
    candidate_id: CandidateId | None = None
    selected: tuple[frozenset[tuple[int, int]], ...] | None = None  # as `annotators`


@dataclass(frozen=True, slots=True)
class Overlap:
    """Mean Jaccard overlap of the selected words, over `n` candidates that both call correct, and
    one or both selected a word of.
    """

    n: int
    mean: float | None


@dataclass(frozen=True, slots=True)
class PairAgreement:
    """Two annotators on one question; `both_judged` of the candidates were not only given."""

    pair: Pair
    category: str | None  # `None`: all of them
    confusion: Mapping[tuple[Label, Label], int]  # the first one's label, the second one's
    both_judged: int
    agreement: Agreement
    overlap: Overlap

    @property
    def few(self) -> bool:
        """Too few to say much."""
        return self.agreement.n < FEW


@dataclass(frozen=True, slots=True)
class AgreementTable:
    """Without a category (`None`) it is all of them; antecedents only where they must agree."""

    suite: SuiteDescription
    annotators: tuple[str, ...]
    categories: tuple[Category, ...]  # those with examples that were chosen
    pairs: Mapping[tuple[Question, Pair, str | None], PairAgreement]  # none is missing
    groups: Mapping[tuple[Question, str | None], GroupAgreement]
    judged_only: bool
    signature: str
    chosen: CandidateFilter

    def pair(self, question: Question, pair: Pair, category: str | None = None) -> PairAgreement:
        return self.pairs[question, pair, category]

    def group(self, question: Question, category: str | None = None) -> GroupAgreement:
        return self.groups[question, category]

    def categories_of(self, question: Question) -> tuple[Category, ...]:
        """Those in which it is asked."""
        return tuple(each for each in self.categories if (question, each.id) in self.groups)

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is asked: of antecedents there may be none."""
        return tuple(each for each in Question if self.categories_of(each))

    @property
    def all_pairs(self) -> tuple[Pair, ...]:
        return tuple(dict.fromkeys(pair for _, pair, _ in self.pairs))


@dataclass(frozen=True, slots=True)
class IdenticalPattern:
    """One annotator's labels of translations of an example that are the same word for word.

    `candidates` only where the labels differ, as the labels; else `count` such groups are one.
    """

    annotator: str
    labels: tuple[Label, ...]
    count: int
    candidates: tuple[CandidateId, ...] = ()


@dataclass(frozen=True, slots=True)
class SelfConsistency:
    """How often one annotator said the same of two translations that are the same.

    `groups` are those translations of an example in which something differs.
    """

    annotator: str
    question: Question
    same: int
    different: int
    groups: tuple[tuple[tuple[CandidateId, Label], ...], ...]

    @property
    def pairs(self) -> int:
        return self.same + self.different

    @property
    def candidates(self) -> tuple[CandidateId, ...]:
        """Of all the groups."""
        return tuple(candidate for group in self.groups for candidate, _ in group)


@dataclass(frozen=True, slots=True)
class ConsistencyTable:
    """For each annotator and question."""

    suite: SuiteDescription
    annotators: tuple[str, ...]
    found: Mapping[tuple[str, Question], SelfConsistency]  # none is missing
    signature: str
