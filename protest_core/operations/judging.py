"""Judging one candidate: checked by the core's rules, saved at once, kept in history."""

from collections.abc import Iterable
from itertools import chain

from protest_core.alignment import targets_of
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgement import Answer, Highlights, Judgement, TokenPlace, state_of
from protest_core.judgement.guidelines import guidelines_for
from protest_core.operations.changes import ChangeSet
from protest_core.store import AlignedSentence, JudgementRecord, Project
from protest_core.suite import Example


def judge(
    *, project: Project, candidate_id: CandidateId, annotator: str, judgement: Judgement
) -> ChangeSet:
    """Save what the annotator says of a candidate; the empty judgement takes it back."""
    with project.changing() as changes:
        candidate = changes.candidate(candidate_id)
        sentences = changes.sentences(candidate.system_id, candidate.example.lines)
        highlights = highlights_of(candidate.example, sentences)
        _check(judgement, candidate.example, highlights)
        suite = changes.description()
        record = JudgementRecord(
            judgement,
            state_of(
                judgement,
                highlights,
                antecedent_asked=candidate.example.category.antecedent_agrees,
            ),
            guidelines_for(suite.source_language, suite.target_language).version,
        )
        changes.set_judgement(candidate_id, annotator, record)
    return ChangeSet(judgements=(candidate_id,))


def highlights_of(example: Example, sentences: dict[int, AlignedSentence]) -> Highlights:
    """The target tokens aligned to the pronoun, and to the antecedents' heads or spans."""

    def aligned(line: int, sources: Iterable[int]) -> set[TokenPlace]:
        return {(line, target) for target in targets_of(sentences[line].links, sources)}

    pronoun = aligned(example.line, (example.token,))
    antecedents = (aligned(each.line, each.head_or_span) for each in example.agreeing_antecedents)
    return Highlights(frozenset(pronoun), frozenset(chain.from_iterable(antecedents)))


def _check(judgement: Judgement, example: Example, highlights: Highlights) -> None:
    """What no window lets a person do, and no file may bring in."""
    if judgement.tokens - highlights.pronoun - highlights.antecedent:
        raise RefusedError("Only words that are highlighted can be selected.")
    if judgement.antecedent is not Answer.UNSET and not example.category.antecedent_agrees:
        raise RefusedError(f"No antecedent is asked for in {example.category.label}.")
