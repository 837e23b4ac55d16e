"""Whether people say the same of translations that are the same."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Question
from protest_core.operations.counting.agreement import EVERYTHING, categories_among, people_among
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.operations.signatures.signature import Counted, signature_of
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.agreement_values import ConsistencyTable, OwnConsistency, TwinPattern
from protest_core.store.candidates import load_candidates
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.suites import load_description
from protest_core.store.twins import count_twin_patterns
from protest_core.store.values import Candidate


def consistency(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> ConsistencyTable:
    """One's own judgements of one example in two systems that translate it word for word the same.

    The lines with the pronoun and its antecedents are compared.
    """
    with reading_chosen(project, chosen, progress) as tx:
        people = people_among(tx, annotators)
        categories_among(tx, chosen)
        signature = signature_of(
            tx,
            chosen=chosen,
            annotators=annotators,
            judgements=Counted.JUDGED,
            table=TableKind.CONSISTENCY,
        )
        found = {}
        for done, question in enumerate(Question):
            progress(done, len(Question), "comparing everybody with themselves")
            patterns = tuple(count_twin_patterns(tx, question, people, chosen))
            for name in people:
                own = (pattern for pattern in patterns if pattern.annotator == name)
                found[name, question] = _own(name, question, own)
        return ConsistencyTable(load_description(tx), people, found, str(signature))


def candidates_named(
    *, project: Project, ids: Collection[CandidateId]
) -> dict[CandidateId, Candidate]:
    """Which systems' translations of which examples they are."""
    with project.reading() as tx:
        return {each.id: each for each in load_candidates(tx, sorted(ids))}


def _own(annotator: str, question: Question, patterns: Iterable[TwinPattern]) -> OwnConsistency:
    same = pairs = 0
    groups = []
    for pattern in patterns:
        of_each = Counter(pattern.labels).values()
        pairs += pattern.count * _pairs(len(pattern.labels))
        same += pattern.count * sum(map(_pairs, of_each))
        if pattern.candidates:
            group = zip(pattern.candidates, pattern.labels, strict=True)
            groups.append(tuple(sorted(group)))
    return OwnConsistency(annotator, question, same, pairs - same, tuple(sorted(groups)))


def _pairs(number: int) -> int:
    return number * (number - 1) // 2
