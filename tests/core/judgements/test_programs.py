"""Programs' judgements are never outcomes: all that people's judgements make stays."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from protest_core.agreement.compute import agreement
from protest_core.annotating.adjudication import across_systems, find_disputes
from protest_core.annotating.judge_candidate import judge, judging_name_mistake
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.human_outcomes import outcomes_by_people
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.evaluation.queries.summary import load_summary
from protest_core.evaluation.queries.verified import stream_verified
from protest_core.export.queries import stream_candidates
from protest_core.judgements.annotators import AnnotatorKind, Annotators, name_with_kind
from protest_core.judgements.model import EMPTY_JUDGEMENT, Answer, Judgement, State
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.load import load_judgement
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.verdicts import verdicts_against_people
from protest_core.metrics.results import measuring
from protest_core.report_page.example_selection import selected_examples
from protest_core.scores.audit import audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from protest_core.scores.overview import read_results
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.draws import load_drawn_strata
from protest_core.tasks.queries.progress import load_task_set_progress
from protest_core.tasks.sets import create_task_set, delete_task_set
from tests.builders.fetch import fetch
from tests.builders.judged_project import write_judged_demonstration
from tests.builders.programs import add_program

MADE_BY_PEOPLE: dict[str, Callable[[Project], Any]] = {
    "the overview": lambda project: overview(project=project),
    "scores": lambda project: score_table(project=project),
    "the audit": lambda project: audit_table(project=project),
    "pairs": lambda project: compare_systems(project=project),
    "the results in the window": lambda project: read_results(project=project),
    "metrics beside people": lambda project: metrics_and_people(project=project),
    "verdicts": lambda project: verdicts_against_people(project=project),
    "disputes": lambda project: find_disputes(project=project),
    "the progress of tasks": lambda project: fetch(project, load_task_set_progress),
    "what is reached of samples": lambda project: fetch(project, load_drawn_strata),
    "verified translations": lambda project: fetch(project, stream_verified),
    "outcomes": lambda project: fetch(project, outcomes_by_people, CandidateFilter()),
    "exported outcomes": lambda project: fetch(project, stream_candidates),
    "examples of the report": lambda project: selected_examples(project=project),
    "what is new": lambda project: chosen(project, states=frozenset({State.NEW})),
    "what is done": lambda project: chosen(project, states=frozenset({State.DONE})),
    "what is incorrect": lambda project: chosen(project, outcomes=frozenset({Outcome.INCORRECT})),
    "what metrics get wrong": lambda project: measuring(
        project, partial(list_candidates, chosen=CandidateFilter(against_metric="apt"))
    ),
    "the number of judgements": lambda project: fetch(project, load_summary).judgements,
}


def chosen(project: Project, **conditions: Any) -> Any:
    return list_candidates(project=project, chosen=CandidateFilter(**conditions))


@pytest.fixture
def judged(tmp_path: Path):
    with Project.open(write_judged_demonstration(tmp_path)) as project:
        settings = TaskSettings("study", (), (), included=Included.EVERYTHING, seed=1)
        create_task_set(project=project, settings=settings)
        yield project


@pytest.mark.parametrize("answer", Answer)
def test_nothing_that_people_made_changes_by_what_a_program_says(judged: Project, answer: Answer):
    before = {what: ask(judged) for what, ask in MADE_BY_PEOPLE.items()}
    add_program(judged, answer=answer.value)
    for what, ask in MADE_BY_PEOPLE.items():
        assert ask(judged) == before[what], what


def test_an_outcome_across_systems_is_peoples(judged: Project):
    rows = across_systems(project=judged, example_id=1)
    add_program(judged)
    for before, after in zip(rows, across_systems(project=judged, example_id=1), strict=True):
        assert after.outcome is before.outcome
        *people, program = after.everybody
        assert tuple(people) == before.everybody
        assert program.kind is AnnotatorKind.PROGRAM


def test_a_program_can_be_filtered_by_and_is_compared_with_people(judged: Project):
    assert chosen(judged, annotator="Anna")
    add_program(judged)
    everything = chosen(judged)
    assert chosen(judged, annotator="gpt") == everything
    assert chosen(judged, annotator="gpt", states=frozenset({State.DONE})) == everything
    assert ("Anna", "gpt") in agreement(project=judged).all_pairs


def test_scores_do_not_count_a_program_even_if_it_is_named(judged: Project):
    add_program(judged)
    for annotators in (
        Annotators(only=frozenset({"gpt"})),
        Annotators(without=frozenset({"gpt"})),
    ):
        with pytest.raises(RefusedError, match=r"gpt is a program.*‘protest agreement’"):
            score_table(project=judged, settings=ScoreSettings(annotators=annotators))


@pytest.mark.parametrize("judgement", [Judgement(Answer.YES), EMPTY_JUDGEMENT])
def test_nobody_judges_under_the_name_of_a_program(judged: Project, judgement: Judgement):
    add_program(judged)
    candidate = chosen(judged)[0]
    with pytest.raises(RefusedError, match=r"gpt is a program in this project.*another name"):
        judge(project=judged, candidate_id=candidate, annotator="gpt", judgement=judgement)
    assert fetch(judged, load_judgement, candidate, "gpt").pronoun is Answer.NO


def test_a_task_set_that_only_a_program_judged_can_be_deleted(two_systems: Project):
    settings = TaskSettings("study", (), (), included=Included.EVERYTHING, seed=1)
    create_task_set(project=two_systems, settings=settings)
    add_program(two_systems)
    delete_task_set(project=two_systems, name="study")
    assert not fetch(two_systems, load_task_set_progress)


def test_under_a_programs_name_no_person_judges(two_systems: Project):
    assert judging_name_mistake(project=two_systems, name="gpt") is None
    add_program(two_systems)
    assert "a program’s judgements" in judging_name_mistake(project=two_systems, name="gpt")
    assert judging_name_mistake(project=two_systems, name="Ada") is None


def test_a_program_is_marked_in_words():
    assert name_with_kind("gpt", AnnotatorKind.PROGRAM) == "gpt (program)"
    assert name_with_kind("Ada", AnnotatorKind.PERSON) == "Ada"


def test_nobody_is_counted_and_left_out_at_once():
    with pytest.raises(
        RefusedError, match="The judgements by Ada cannot be both counted alone and left out"
    ):
        Annotators(frozenset({"Ada", "Ben"}), frozenset({"Ada"}))
