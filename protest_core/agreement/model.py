"""Values of agreement and consistency: labels grouped by pattern, pairs, groups, tables."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind, name_among
from protest_core.judgements.questions import Question
from protest_core.signatures.sign import Frame
from protest_core.statistics.agreement import Agreement, GroupAgreement
from protest_core.statistics.proportions import FEW
from protest_core.suite.model import Category

Pair = tuple[str, str]  # two annotators, in alphabetical order


@dataclass(frozen=True, slots=True)
class Labelled:
    """One annotator's label; without `judged`, the candidate was given or begun but left open."""

    annotator: str
    label: str
    judged: bool


@dataclass(frozen=True, slots=True)
class LabelPattern:
    """The labels that annotators, sorted by name, gave each of `count` candidates."""

    category: str
    labelled: tuple[Labelled, ...]
    count: int


@dataclass(frozen=True, slots=True)
class SelectionPattern:
    """The words selected by annotators in candidates that two or more of them called correct.

    If all annotators selected the same words, and these can only be the pronoun's, the words are
    left out (`selected` is `None`) and `count` candidates share the pattern; every other candidate
    has its own. Candidates in which nobody selected a word are left out.
    """

    category: str
    annotators: tuple[str, ...]
    count: int
    candidate_id: CandidateId | None = None
    selected: tuple[frozenset[tuple[int, int]], ...] | None = None  # in the order of `annotators`


@dataclass(frozen=True, slots=True)
class Overlap:
    """Mean Jaccard overlap of the selected words over `n` candidates.

    Both annotators call these correct, and at least one of them selected a word.
    """

    n: int
    mean: float | None


@dataclass(frozen=True, slots=True)
class Shared:
    """The number of candidates that all of some annotators judged or were given.

    `judged`: those that at least one of them has judged; `by_all`: those that all have judged.
    """

    given: int = 0
    judged: int = 0
    by_all: int = 0

    def __add__(self, other: "Shared") -> "Shared":
        return Shared(
            self.given + other.given, self.judged + other.judged, self.by_all + other.by_all
        )


@dataclass(frozen=True, slots=True)
class PairAgreement:
    """Agreement of two annotators on one question."""

    pair: Pair
    category: str | None  # `None`: all categories
    confusion: Mapping[tuple[str, str], int]  # the first annotator's label, the second one's
    shared: Shared
    agreement: Agreement
    overlap: Overlap

    @property
    def few(self) -> bool:
        """Return whether there are too few candidates to conclude much."""
        return self.agreement.n < FEW


@dataclass(frozen=True, slots=True)
class AgreementTable:
    """Agreement of all pairs and of the group; a category of `None` stands for all of them.

    It is over the candidates that both, or all, annotators have judged or, with `given`, were
    given: then unjudged ones have the label *none*. `group_names`: the members of the group;
    `shared`: the candidates given to it. A question has only the categories in which it is asked.
    """

    frame: Frame
    pairs: Mapping[tuple[Question, Pair, str | None], PairAgreement]  # complete
    groups: Mapping[tuple[Question, str | None], GroupAgreement]
    given: bool
    group_names: tuple[str, ...] = ()
    shared: Mapping[tuple[Question, str | None], Shared] = field(default_factory=dict)
    # By annotator: judgements after a look at the reference, and judgements for which this is
    # known.
    reference_seen: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    # Finished judgements of the project without an answer to a further question.
    unanswered: Mapping[Question, int] = field(default_factory=dict)

    def name(self, annotator: str) -> str:
        """Return an annotator's name as it is shown."""
        return name_among(annotator, self.frame.programs)

    def pair(self, question: Question, pair: Pair, category: str | None = None) -> PairAgreement:
        return self.pairs[question, pair, category]

    def group(self, question: Question, category: str | None = None) -> GroupAgreement:
        return self.groups[question, category]

    def categories_of(self, question: Question) -> tuple[Category, ...]:
        """Return the categories in which the question is asked."""
        return tuple(each for each in self.frame.categories if (question, each.id) in self.groups)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions that are asked in any of the categories."""
        asked = dict.fromkeys(question for question, _ in self.groups)
        return tuple(each for each in asked if self.categories_of(each))

    @property
    def all_pairs(self) -> tuple[Pair, ...]:
        return tuple(dict.fromkeys(pair for _, pair, _ in self.pairs))


@dataclass(frozen=True, slots=True)
class IdenticalPattern:
    """One annotator's labels of the translations of an example that are identical word for word.

    `candidates` is filled, in the order of the labels, only if the labels differ; otherwise `count`
    groups share one pattern.
    """

    annotator: str
    labels: tuple[str, ...]
    count: int
    candidates: tuple[CandidateId, ...] = ()


@dataclass(frozen=True, slots=True)
class SelfConsistency:
    """Numbers of identical translations to which an annotator gave the same label or another one.

    `groups`: the identical translations of an example whose labels differ.
    """

    annotator: str
    question: Question
    same: int
    different: int
    groups: tuple[tuple[tuple[CandidateId, str], ...], ...]
    kind: AnnotatorKind = AnnotatorKind.PERSON

    @property
    def pairs(self) -> int:
        return self.same + self.different

    @property
    def candidates(self) -> tuple[CandidateId, ...]:
        """Return the candidates of all groups."""
        return tuple(candidate for group in self.groups for candidate, _ in group)


@dataclass(frozen=True, slots=True)
class ConsistencyTable:
    """The consistency of each annotator on each question."""

    frame: Frame
    by_annotator: Mapping[tuple[str, Question], SelfConsistency]  # complete
    # Finished judgements of the project without an answer to a further question.
    unanswered: Mapping[Question, int] = field(default_factory=dict)
