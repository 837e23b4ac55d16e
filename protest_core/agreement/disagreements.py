"""The candidates on which annotators differ, with each annotator's judgement."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from protest_core.agreement.model import LabelPattern
from protest_core.agreement.queries.labels import label_patterns, labelled_candidates
from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import load_candidates, load_source_lines
from protest_core.candidates.selection import questions_among
from protest_core.candidates.translated_parts import highlights_of, sentences_among
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import StoredJudgement, TokenPlace
from protest_core.judgements.queries.load import load_judgements_by
from protest_core.judgements.questions import Question
from protest_core.languages.profiles import language_profile
from protest_core.names import ADJUDICATION
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.sign import Frame, frame
from protest_core.signatures.signature import JudgementRule, Signature, TableKind
from protest_core.suite.queries import load_description
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.text.translation import AlignedSentence
from protest_core.translatable import Text

_AT_A_TIME = 1_000


@dataclass(frozen=True, slots=True)
class Opinion:
    """One annotator's judgement, and the words they selected in the order of the translation."""

    named: StoredJudgement
    words: Tokens

    @property
    def annotator(self) -> str:
        return self.named.annotator

    @property
    def kind(self) -> AnnotatorKind:
        return self.named.kind


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A candidate on which annotators differ; `settled` is its adjudication, if there is one."""

    candidate: Candidate
    questions: tuple[Question, ...]  # on which they differ
    source: str  # the pronoun
    target: Tokens  # the words aligned to it
    opinions: tuple[Opinion, ...]  # sorted by name
    settled: Opinion | None


@dataclass(frozen=True, slots=True)
class Disagreements:
    """All disagreements; `compared` counts the candidates that two or more annotators judged."""

    frame: Frame
    questions: tuple[Question, ...]  # all questions of the project
    compared: int
    cases: tuple[Disagreement, ...]


@dataclass(frozen=True, slots=True)
class DisagreementCount:
    """Numbers of candidates that two or more annotators judged, and on which they differ."""

    compared: int = 0
    different: int = 0


@dataclass(frozen=True, slots=True)
class DisagreementCounts:
    """Numbers of disagreements, by question and category id."""

    frame: Frame
    cells: Mapping[tuple[Question, str], DisagreementCount]

    @property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions on which annotators were compared."""
        asked = dict.fromkeys(question for question, _ in self.cells)
        return tuple(each for each in asked if self.total(each).compared)

    def total(self, question: Question) -> DisagreementCount:
        cells = [cell for (asked, _), cell in self.cells.items() if asked == question]
        return DisagreementCount(
            sum(cell.compared for cell in cells), sum(cell.different for cell in cells)
        )


def disagreements(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    questions: Collection[str] = (),
) -> Disagreements:
    """Return the candidates to which two annotators who judged them give different labels.

    Without names, all people are compared: programs have to be named. `questions`: ids of the only
    questions to compare. Candidates are ordered by system, as loaded, and then by example, as in
    the suite.
    """
    check_enough_annotators(annotators)
    with project.reading() as tx:
        asked = questions_among(tx, questions)
        of = frame(tx, _question_of_list(tx, chosen, annotators, asked))
        labels = _labels(tx, asked, of.annotators, chosen)
        differing = {
            number: differing_on
            for number, by_question in labels.items()
            if (differing_on := tuple(of for of, given in by_question.items() if len(given) > 1))
        }
        return Disagreements(
            of,
            load_guidelines(tx).all_questions,
            sum(map(bool, labels.values())),
            tuple(_disagreements(tx, of.annotators, differing)),
        )


def check_enough_annotators(annotators: Collection[str]) -> None:
    if len(set(annotators)) == 1:
        raise RefusedError(Text("Disagreement needs two annotators or more. Name another one."))


def _question_of_list(
    tx: Tx, chosen: CandidateFilter, annotators: Collection[str], asked: Collection[Question]
) -> Signature:
    """Return the question of the list of disagreements, which is also that of their counts."""
    return Signature(
        chosen=chosen,
        annotators=tuple(annotators),
        judgements=JudgementRule.JUDGED,
        table=TableKind.DISAGREEMENTS,
        questions=() if len(asked) == len(load_guidelines(tx).all_questions) else tuple(asked),
    )


def _labels(
    tx: Tx,
    asked: Sequence[Question],
    people: Sequence[str],
    chosen: CandidateFilter,
) -> dict[CandidateId, dict[Question, set[str]]]:
    """Return the different labels of each candidate that two or more judged, by question.

    The candidates are in order, because the candidates of the first question include those of all
    others.
    """
    labels_of: dict[CandidateId, dict[Question, set[str]]] = {}
    looked_at = asked if len(asked) == 1 else dict.fromkeys((Question.PRONOUN, *asked))
    for question in looked_at:
        for number, _, labelled in labelled_candidates(tx, question, people, chosen):
            of_candidate = labels_of.setdefault(number, {})
            labels = [each.label for each in labelled if each.judged]
            if len(labels) > 1 and question in asked:
                of_candidate[question] = set(labels)
    return labels_of


def _disagreements(
    tx: Tx,
    people: Sequence[str],
    differing: Mapping[CandidateId, tuple[Question, ...]],
) -> Iterator[Disagreement]:
    rest = iter(differing)
    while some := list(islice(rest, _AT_A_TIME)):
        candidates = {each.id: each for each in load_candidates(tx, some)}
        judgements: defaultdict[CandidateId, list[StoredJudgement]] = defaultdict(list)
        for each in load_judgements_by(tx, some, [*people, ADJUDICATION]):
            judgements[each.candidate_id].append(each)
        source = _source(tx, candidates.values())
        bare = language_profile(load_description(tx).target_language).bare
        sentences = sentences_among(tx, candidates.values())
        for number in some:
            candidate = candidates[number]
            of_system = sentences[candidate.system_id]
            opinions = [
                Opinion(each, _words(each.judgement.tokens, of_system, bare))
                for each in judgements[number]
            ]
            yield Disagreement(
                candidate,
                differing[number],
                tokens_of(source[candidate.example.line])[candidate.example.token],
                _words(highlights_of(candidate, of_system).pronoun, of_system, bare),
                tuple(each for each in opinions if each.annotator != ADJUDICATION),
                next((each for each in opinions if each.annotator == ADJUDICATION), None),
            )


def _source(tx: Tx, candidates: Iterable[Candidate]) -> Mapping[int, str]:
    lines = [each.example.line for each in candidates]
    return load_source_lines(tx, range(min(lines), max(lines) + 1))


def _words(
    places: Iterable[TokenPlace],
    sentences: Mapping[int, AlignedSentence],
    bare: Callable[[str], str],
) -> Tokens:
    return tuple(bare(tokens_of(sentences[line].text)[token]) for line, token in sorted(places))


def disagreement_counts(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    questions: Collection[str] = (),
    progress: ProgressCallback = no_progress,
) -> DisagreementCounts:
    """Count disagreements by question and category; the signature is that of `disagreements`."""
    check_enough_annotators(annotators)
    with project.reading(progress) as tx:
        asked = questions_among(tx, questions)
        of = frame(tx, _question_of_list(tx, chosen, annotators, asked))
        cells: dict[tuple[Question, str], DisagreementCount] = {}
        for done, question in enumerate(asked):
            progress(done, len(asked), Text("counting what people differ on"))
            compared, different = _counts_by_category(
                label_patterns(tx, question, of.annotators, chosen)
            )
            for each in of.categories:
                cells[question, each.id] = DisagreementCount(compared[each.id], different[each.id])
        return DisagreementCounts(of, cells)


def _counts_by_category(patterns: Iterable[LabelPattern]) -> tuple[Counter[str], Counter[str]]:
    """Count by category the candidates that two or more judged, and those labelled differently."""
    compared: Counter[str] = Counter()
    different: Counter[str] = Counter()
    for pattern in patterns:
        labels = [each.label for each in pattern.labelled if each.judged]
        if len(labels) > 1:
            compared[pattern.category] += pattern.count
            different[pattern.category] += pattern.count * (len(set(labels)) > 1)
    return compared, different
