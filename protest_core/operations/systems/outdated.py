"""Whether approvals by verified translations still hold by what people say now."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from protest_core.ids import CandidateId, SystemId
from protest_core.languages.profile import language_profile
from protest_core.matching.match import Verdict
from protest_core.matching.policy import MatchingPolicy, rules_for
from protest_core.matching.rendering import Rendering
from protest_core.matching.rules import match
from protest_core.operations.systems.verified import lines_of, rendering_of, verified_among
from protest_core.store.candidates import load_candidates, load_sentences
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.settings import load_policy
from protest_core.store.suites import load_description
from protest_core.store.transactions import Tx
from protest_core.store.values import Candidate
from protest_core.store.verified import verified_approvals

EVERYTHING = CandidateFilter()


def outdated_approvals(tx: Tx, chosen: CandidateFilter = EVERYTHING) -> int:
    """How many would not be given any more by the translation that gave them.

    Each is compared once more with that one alone. What could be approved besides since then is
    not looked for: while people judge, there is always something.
    """
    approvals = verified_approvals(tx, chosen)
    if not approvals:
        return 0
    policy = load_policy(tx)
    rules = rules_for(policy, language_profile(load_description(tx).target_language))
    further = {
        each.candidate.id: each.rendering
        for each in verified_among(tx, {by for _, by in approvals}, policy)
    }
    resting = [(candidate, further[by]) for candidate, by in approvals if by in further]
    ours = dict(_renderings(tx, [candidate for candidate, _ in resting], policy))
    found = (match(ours[candidate], theirs, rules=rules) for candidate, theirs in resting)
    return len(approvals) - sum(each.verdict is Verdict.APPROVED for each in found)


def count_outdated(*, project: Project, chosen: CandidateFilter = EVERYTHING) -> int:
    with project.reading() as tx:
        return outdated_approvals(tx, chosen)


def _renderings(
    tx: Tx, ids: Iterable[CandidateId], policy: MatchingPolicy
) -> Iterator[tuple[CandidateId, Rendering]]:
    by_system: dict[SystemId, list[Candidate]] = defaultdict(list)
    for candidate in load_candidates(tx, [*ids]):
        by_system[candidate.system_id].append(candidate)
    for system_id, candidates in by_system.items():
        lines = {line for each in candidates for line in lines_of(each.example)}
        sentences = load_sentences(tx, system_id, lines)
        for each in candidates:
            yield each.id, rendering_of(each, sentences, policy)
