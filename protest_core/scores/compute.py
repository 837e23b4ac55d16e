"""Compute scores: each system's share of correct translations."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from protest_core.candidates.filter import EVERYTHING, OutcomeCounts
from protest_core.db.project import Project
from protest_core.db.settings import judged_before_estimates
from protest_core.db.transactions import Tx
from protest_core.evaluation.compare import outdated_approvals
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.queries.work import load_questions, load_unanswered
from protest_core.judgements.questions import FIRST_TWO, Question, categories_asked, chosen_question
from protest_core.scores.model import Design, ScoreSettings, ScoreTable
from protest_core.scores.queries import (
    count_judged_by_annotator,
    count_judged_without_task_set,
    group_judgements,
)
from protest_core.scores.strata import Estimates, JudgedGroup, Sample, VerdictsOf
from protest_core.signatures.sign import Frame, frame
from protest_core.signatures.signature import TableKind
from protest_core.statistics.confounding import confounded_pairs
from protest_core.statistics.documents import FEWEST_DOCUMENTS, Over
from protest_core.suite.model import Category
from protest_core.suite.queries import count_documents, load_categories
from protest_core.tasks.queries.draws import load_drawn_strata

USUAL = ScoreSettings()


def score_table(*, project: Project, settings: ScoreSettings = USUAL) -> ScoreTable:
    """Return each system's outcomes by category, for pronoun and antecedent or another question."""
    with project.reading() as tx:
        return table_of(tx, settings, load_groups(tx, settings))


def asked_question(*, project: Project, name: str) -> Question:
    """Return the question with this id, which the project asks or has asked."""
    with project.reading() as tx:
        return chosen_question(name, load_questions(tx))


def load_groups(tx: Tx, settings: ScoreSettings) -> tuple[JudgedGroup, ...]:
    """Return the judgements of all chosen candidates, by the one slow query that scores need."""
    groups = group_judgements(
        tx,
        settings.chosen,
        settings.annotators,
        settings.verdicts,
        question=settings.questions[0],
        over_documents=over_of(tx, settings) is Over.DOCUMENTS,
    )
    return tuple(groups)


def over_of(tx: Tx, settings: ScoreSettings) -> Over:
    """Return the units of intervals for other texts, which need enough documents."""
    enough = count_documents(tx) >= FEWEST_DOCUMENTS
    return Over.DOCUMENTS if enough and settings.over is not Over.EXAMPLES else Over.EXAMPLES


def table_of(tx: Tx, settings: ScoreSettings, groups: Collection[JudgedGroup]) -> ScoreTable:
    of = frame(tx, settings.asked(TableKind.SCORES, over_of(tx, settings)))
    questions = settings.questions
    by_matching = questions[0] in FIRST_TWO  # the automatic step decides no other questions
    by_verified = any(group.by_verified for group in groups)  # only these can be outdated
    return ScoreTable(
        of,
        settings,
        {each: _cells(groups, each, of.systems, of.categories) for each in questions},
        _unmatched(groups, of.systems) if by_matching else (),
        outdated_approvals(tx, settings.chosen) if by_matching and by_verified else 0,
        _estimates(tx, settings, groups, of.categories),
        by_matching and judged_before_estimates(tx),
        {each: design_of(tx, settings, each, of, groups) for each in questions},
        unanswered_among(tx, questions),
    )


def unanswered_among(tx: Tx, questions: Collection[Question]) -> dict[Question, int]:
    """Return how many finished judgements lack an answer, by further question."""
    if set(questions) <= {*FIRST_TWO}:
        return {}
    return {of: number for of, number in load_unanswered(tx).items() if of in questions}


def design_of(
    tx: Tx, settings: ScoreSettings, question: Question, of: Frame, groups: Iterable[JudgedGroup]
) -> Design:
    """Return the design of the judgements that count; systems that are references are left out."""
    judged = count_judged_by_annotator(groups, question, load_categories(tx))
    of_systems = {place: count for place, count in judged.items() if place[1] not in of.references}
    outside = count_judged_without_task_set(tx, settings.chosen, question, settings.annotators)
    return Design(confounded_pairs(of_systems), outside)


def _estimates(
    tx: Tx,
    settings: ScoreSettings,
    groups: Collection[JudgedGroup],
    categories: Collection[Category],
) -> Estimates:
    def samples(verdicts_of: VerdictsOf) -> Iterator[tuple[Question, Sample, list[JudgedGroup]]]:
        for question in settings.questions:
            asked = {each.id for each in categories_asked(categories, question)}
            of_question = [group for group in groups if group.category in asked]
            yield question, sample_of(tx, settings, groups, question, verdicts_of), of_question

    counted = {
        question: sample.strata_and_spread(of_question)
        for question, sample, of_question in samples(settings.verdicts_of)
    }
    alone = samples(VerdictsOf.NOBODY) if settings.verdicts else ()
    over_documents = over_of(tx, settings) is Over.DOCUMENTS
    return Estimates(
        {question: strata for question, (strata, _) in counted.items()},
        {question: sample.strata_of(of_question) for question, sample, of_question in alone},
        settings.not_judgeable is NotJudgeable.EXCLUDED,
        {question: spread for question, (_, spread) in counted.items() if over_documents},
    )


def sample_of(
    tx: Tx,
    settings: ScoreSettings,
    groups: Collection[JudgedGroup],
    question: Question,
    verdicts_of: VerdictsOf | None = None,
) -> Sample:
    """Return the sample of the chosen groups, whose strata may extend beyond the choice."""
    chosen = settings.chosen
    filtered = replace(chosen, systems=frozenset(), categories=frozenset()) != EVERYTHING
    if chosen != EVERYTHING and (filtered or settings.annotators.named):
        # The judged candidates are a share of the whole stratum, not of its chosen part.
        further = None if question in FIRST_TWO else question
        whole = replace(settings, chosen=EVERYTHING, question=further)
        groups = tx.once((sample_of, whole), lambda: load_groups(tx, whole))
    asked = {each.id for each in categories_asked(load_categories(tx), question)}
    return Sample(
        [group for group in groups if group.category in asked],
        question,
        tx.once(load_drawn_strata, lambda: load_drawn_strata(tx)),
        verdicts_of or settings.verdicts_of,
    )


def _unmatched(groups: Iterable[JudgedGroup], systems: Iterable[str]) -> tuple[str, ...]:
    matched: dict[str, bool] = defaultdict(bool)
    for group in groups:
        matched[group.system] |= group.verdict is not None
    return tuple(each for each in systems if each in matched and not matched[each])


def _cells(
    groups: Iterable[JudgedGroup],
    question: Question,
    systems: Iterable[str],
    categories: Iterable[Category],
) -> Mapping[tuple[str, str], OutcomeCounts]:
    asked = [each.id for each in categories_asked(categories, question)]
    counts: dict[tuple[str, str], OutcomeCounts] = defaultdict(OutcomeCounts)
    for group in groups:
        counts[group.system, group.category] += group.counts(question)
    return {(system, each): counts[system, each] for system in systems for each in asked}
