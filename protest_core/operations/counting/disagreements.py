"""The candidates on which people differ, with what each of them said."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgement.judgement import TokenPlace
from protest_core.judgement.labels import Label
from protest_core.judgement.outcome import ADJUDICATION, Question
from protest_core.operations.counting.agreement import EVERYTHING, categories_among, people_among
from protest_core.operations.counting.overlap import sentences_among
from protest_core.operations.judging.highlighting import highlights_of
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.operations.signatures.signature import Counted, signature_of
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.store.agreement import list_labelled
from protest_core.store.agreement_values import NamedJudgement
from protest_core.store.candidates import load_candidates, load_source_lines
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.sayings import load_judgements_by
from protest_core.store.suites import load_description
from protest_core.store.transactions import Tx
from protest_core.store.values import AlignedSentence, Candidate
from protest_core.suite.testsuite import SuiteDescription, Tokens, tokens_of

_AT_A_TIME = 1_000


@dataclass(frozen=True, slots=True)
class Opinion:
    """What one annotator said, and the words they selected as these stand in the translation."""

    said: NamedJudgement
    words: Tokens

    @property
    def annotator(self) -> str:
        return self.said.annotator


@dataclass(frozen=True, slots=True)
class Disagreement:
    """`settled`: what adjudication says, if it does."""

    candidate: Candidate
    questions: tuple[Question, ...]  # on which they differ
    source: str  # the pronoun
    target: Tokens  # what is aligned to it
    opinions: tuple[Opinion, ...]  # by name
    settled: Opinion | None


@dataclass(frozen=True, slots=True)
class Disagreements:
    """`compared`: the candidates that two or more of the annotators have judged."""

    suite: SuiteDescription
    annotators: tuple[str, ...]
    questions: tuple[Question, ...]
    compared: int
    found: tuple[Disagreement, ...]
    signature: str


def disagreements(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    questions: Sequence[Question] = tuple(Question),
) -> Disagreements:
    """Where two who have judged a candidate do not give it the same label.

    The systems in the order of loading, the examples of each in the suite's.
    """
    check_several(annotators)
    asked = tuple(question for question in Question if question in questions)
    with reading_chosen(project, chosen) as tx:
        people = people_among(tx, annotators)
        categories_among(tx, chosen)
        labels = _labels(tx, asked, people, chosen)
        differing = {
            number: questions_
            for number, found in labels.items()
            if (questions_ := tuple(each for each in found if len(found[each]) > 1))
        }
        return Disagreements(
            load_description(tx),
            people,
            asked,
            sum(map(bool, labels.values())),
            tuple(_disagreements(tx, people, differing)),
            signature_of_disagreements(tx, chosen, annotators, asked),
        )


def check_several(annotators: Collection[str]) -> None:
    if len(set(annotators)) == 1:
        raise RefusedError("One annotator alone differs from nobody. Name two or more.")


def signature_of_disagreements(
    tx: Tx,
    chosen: CandidateFilter,
    annotators: Collection[str],
    asked: Collection[Question],
) -> str:
    """The same of the list and of its counts."""
    signature = signature_of(
        tx,
        chosen=chosen,
        annotators=annotators,
        judgements=Counted.JUDGED,
        table=TableKind.DISAGREEMENTS,
        questions=() if len(asked) == len(Question) else asked,
    )
    return str(signature)


def _labels(
    tx: Tx,
    asked: Sequence[Question],
    people: Sequence[str],
    chosen: CandidateFilter,
) -> dict[CandidateId, dict[Question, set[Label]]]:
    """Of each candidate those that were given, where two or more have judged it.

    In order: whatever is asked first goes through all that is asked later, too.
    """
    found: dict[CandidateId, dict[Question, set[Label]]] = {}
    for question in asked:
        for number, _, labelled in list_labelled(tx, question, people, chosen):
            of_candidate = found.setdefault(number, {})
            labels = [each.label for each in labelled if each.judged]
            if len(labels) > 1:
                of_candidate[question] = set(labels)
    return found


def _disagreements(
    tx: Tx,
    people: Sequence[str],
    differing: Mapping[CandidateId, tuple[Question, ...]],
) -> Iterator[Disagreement]:
    rest = iter(differing)
    while some := list(islice(rest, _AT_A_TIME)):
        candidates = {each.id: each for each in load_candidates(tx, some)}
        said: defaultdict[CandidateId, list[NamedJudgement]] = defaultdict(list)
        for each in load_judgements_by(tx, some, [*people, ADJUDICATION]):
            said[each.candidate_id].append(each)
        source = _source(tx, candidates.values())
        sentences = sentences_among(tx, candidates.values())
        for number in some:
            candidate = candidates[number]
            of_system = sentences[candidate.system_id]
            opinions = [
                Opinion(each, _words(each.judgement.tokens, of_system)) for each in said[number]
            ]
            yield Disagreement(
                candidate,
                differing[number],
                tokens_of(source[candidate.example.line])[candidate.example.token],
                _words(highlights_of(candidate, of_system).pronoun, of_system),
                tuple(each for each in opinions if each.annotator != ADJUDICATION),
                next((each for each in opinions if each.annotator == ADJUDICATION), None),
            )


def _source(tx: Tx, candidates: Iterable[Candidate]) -> Mapping[int, str]:
    lines = [each.example.line for each in candidates]
    return load_source_lines(tx, range(min(lines), max(lines) + 1))


def _words(places: Iterable[TokenPlace], sentences: Mapping[int, AlignedSentence]) -> Tokens:
    return tuple(tokens_of(sentences[line].text)[token] for line, token in sorted(places))
