"""The candidates behind the numbers of scores and audits: exactly those that are counted."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.names import ADJUDICATION
from protest_core.scores.audit import audit_table
from protest_core.scores.audit_report import audit_report
from protest_core.scores.compute import score_table
from protest_core.scores.counted_candidates import (
    CountedCell,
    PairPart,
    compared_candidates,
    counted_candidates,
)
from protest_core.scores.model import ScoreSettings
from protest_core.scores.report import score_row, scores_report
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_system
from tests.core.tables.reports import check_counts_open_as_many

SETTINGS = [
    ScoreSettings(chosen, not_judgeable, annotators)
    for chosen, not_judgeable, annotators in product(
        (CandidateFilter(), CandidateFilter(outcomes=frozenset({Outcome.CORRECT, Outcome.OPEN}))),
        NotJudgeable,
        (ALL_PEOPLE, Annotators(only=frozenset({"ben"})), Annotators(without=frozenset({"ben"}))),
    )
]
BAD = frozenset({"bad_translation"})


@pytest.fixture
def judged(project: Project, tmp_path: Path) -> Iterator[Project]:
    """Two systems, and of everything something: also where people differ, and what is settled."""
    reference = write_system(tmp_path, "two", text=FILES["reference.txt"])
    load_systems(project=project, outputs=[SystemOutput("two", *reference)])
    evaluate(project=project)
    chance = Random(5)
    for candidate in list_candidates(project=project, chosen=CandidateFilter()):
        for annotator in ("ann", "ben"):
            if chance.random() < 0.8:
                asked = fetch(project, load_candidate, candidate).example.category.antecedent_agrees
                antecedent = chance.choice(list(Answer)) if asked else Answer.UNSET
                tags = BAD if chance.random() < 0.25 else frozenset()
                said = Judgement(chance.choice(list(Answer)), antecedent, tags=tags)
                judge(project=project, candidate_id=candidate, annotator=annotator, judgement=said)
    judge(
        project=project,
        candidate_id=candidate,
        annotator=ADJUDICATION,
        judgement=Judgement(Answer.NO),
        adjudicated_by="ann",
    )
    return project


@pytest.mark.parametrize("settings", SETTINGS)
def test_every_count_of_scores_opens_as_many_candidates(judged: Project, settings: ScoreSettings):
    report = scores_report(score_table(project=judged, settings=settings), antecedents=True)
    assert check_counts_open_as_many(judged, report) > 20


def test_an_average_opens_the_systems_that_it_is_of(judged: Project, tmp_path: Path):
    unknown = write_system(tmp_path, "three", text=FILES["reference.txt"])
    load_systems(project=judged, outputs=[SystemOutput("three", *unknown)])
    table = score_table(project=judged)
    assert table.undecided == ("three",)
    for question in FIRST_TWO:
        query = score_row(table, question).query()
        found = query.find(project=judged)
        assert len(found) == table.average(question).share.n
        assert {fetch(judged, load_candidate, each).system for each in found} == {"one", "two"}


def test_a_cell_of_all_systems_leads_to_those_of_each(judged: Project):
    def found(system: str | None) -> tuple:
        cell = CountedCell(Question.ANTECEDENT, system)
        return counted_candidates(project=judged, settings=ScoreSettings(), cell=cell)

    assert found(None) == found("one") + found("two")
    assert len(found(None)) == 4


@pytest.mark.parametrize("settings", SETTINGS[:1] + SETTINGS[2:4])
def test_every_count_of_the_audit_opens_as_many_candidates(
    judged: Project, settings: ScoreSettings
):
    report = audit_report(audit_table(project=judged, settings=settings), by_system=True)
    assert check_counts_open_as_many(judged, report) > 20


def test_they_come_in_the_usual_order_and_are_the_ones_meant(judged: Project):
    cell = CountedCell(system="two", category="event_it")
    (found,) = counted_candidates(project=judged, settings=ScoreSettings(), cell=cell)
    candidate = fetch(judged, load_candidate, found)
    assert (candidate.system, candidate.example.category.id) == ("two", "event_it")
    everything = counted_candidates(project=judged, settings=ScoreSettings(), cell=CountedCell())
    assert everything == list_candidates(project=judged, chosen=CandidateFilter())


def test_a_pair_is_judged_where_people_judged_both_systems(judged: Project):
    outcomes = frozenset({Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE})
    examples: dict[str, set[int]] = {"one": set(), "two": set()}
    for each in list_candidates(project=judged, chosen=CandidateFilter(outcomes=outcomes)):
        candidate = fetch(judged, load_candidate, each)
        examples[candidate.system].add(candidate.example.id)
    assert examples["one"] != examples["two"]
    for pair in (("one", "two"), ("two", "one")):
        found = compared_candidates(
            project=judged, settings=ScoreSettings(), pair=pair, part=PairPart.JUDGED
        )
        both = {fetch(judged, load_candidate, each).example.id for each in found}
        assert both == examples["one"] & examples["two"]


def test_a_mistyped_name_is_refused(judged: Project):
    with pytest.raises(RefusedError, match="benn"):
        counted_candidates(
            project=judged,
            settings=ScoreSettings(annotators=Annotators(frozenset({"benn"}))),
            cell=CountedCell(),
        )
