"""Numbers of agreement and comparison open exactly the candidates that they count."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from protest_core.agreement.compute import agreement
from protest_core.agreement.report import OVERLAP, RAW, agreement_report
from protest_core.agreement.rows import agreement_rows
from protest_core.annotating.candidate_view import view_candidate
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import FIRST_TWO
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.counted_candidates import PairPart, compared_candidates
from protest_core.scores.model import ScoreSettings
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_system
from tests.core.tables.reports import check_counts_open_as_many

PEOPLE = ("ann", "ben", "cleo")
BAD = frozenset({"bad_translation"})


@pytest.fixture
def judged(project: Project, tmp_path: Path) -> Iterator[Project]:
    """Three systems; of everything something, with words selected here and there."""
    reference = write_system(tmp_path, "two", text=FILES["reference.txt"])
    again = write_system(tmp_path, "three", text=FILES["reference.txt"])
    outputs = [SystemOutput("two", *reference), SystemOutput("three", *again)]
    load_systems(project=project, outputs=outputs)
    evaluate(project=project)
    chance = Random(12)
    for candidate in list_candidates(project=project, chosen=CandidateFilter()):
        said = _said(project, candidate, chance)
        for annotator in PEOPLE:
            if chance.random() < 0.2:  # else they agree
                said = _said(project, candidate, chance)
            if chance.random() < 0.85:
                judge(project=project, candidate_id=candidate, annotator=annotator, judgement=said)
    return project


def _said(project: Project, candidate: CandidateId, chance: Random) -> Judgement:
    view = view_candidate(project=project, candidate_id=candidate, annotator="ann")
    words = view.target_highlights.pronoun | view.target_highlights.antecedent
    asked = view.candidate.example.category.antecedent_agrees
    return Judgement(
        chance.choice([Answer.YES, Answer.YES, Answer.NO, Answer.NO, Answer.UNSET]),
        chance.choice(list(Answer)) if asked else Answer.UNSET,
        tokens=frozenset(each for each in sorted(words) if chance.random() < 0.4),
        tags=BAD if chance.random() < 0.15 else frozenset(),
    )


@pytest.mark.parametrize("given_counts", [False, True])
@pytest.mark.parametrize("chosen", [CandidateFilter(), CandidateFilter(frozenset({"two"}))])
def test_every_count_of_agreement_opens_as_many_candidates(
    judged: Project, given_counts: bool, chosen: CandidateFilter
):
    table = agreement(project=judged, chosen=chosen, given=given_counts)
    report = agreement_report(table, by_category=True, confusion=True)
    assert check_counts_open_as_many(judged, report) > 100


def test_shares_of_agreement_open_what_they_are_shares_of(judged: Project):
    rows = agreement_rows(agreement(project=judged), by_category=True)
    pairs = [row for row in rows if row.pair and row.pair.agreement.n]
    assert pairs
    for row in pairs:
        agreed = RAW.opens(row)
        assert len(agreed.find(project=judged) if agreed else ()) == row.agreeing
        words = OVERLAP.opens(row)
        assert len(words.find(project=judged) if words else ()) == row.pair.overlap.n


def test_the_matrices_are_in_the_records(judged: Project):
    report = agreement_report(agreement(project=judged), confusion=True)
    whole = [each for each in report.records[0].records() if each["annotator_1"]]
    matrices = [table for table in report.tables if table.name.startswith("labels-")]
    assert len(matrices) == len(whole)
    for table, record in zip(matrices, whole, strict=True):
        *labels, total = table.records()
        for each in labels:
            for across in Label:
                assert each[across] == record[f"{each['annotator_1']}_{across}"]
        assert total["total"] == record["n"]


@pytest.mark.parametrize("treatment", NotJudgeable)
@pytest.mark.parametrize("annotators", [ALL_PEOPLE, Annotators(frozenset({"ann"}))])
def test_every_count_of_a_comparison_opens_as_many_candidates(
    judged: Project, treatment: NotJudgeable, annotators: Annotators
):
    settings = ScoreSettings(CandidateFilter(), treatment, annotators)
    opened = 0
    for question in FIRST_TWO:
        found = compare_systems(project=judged, settings=settings, question=question)
        opened += check_counts_open_as_many(judged, comparison_report(found))
    assert opened > 10


def test_they_are_translations_of_the_system_that_is_right(judged: Project):
    for pair in compare_systems(project=judged).pairs:
        for part, system in (
            (PairPart.BOTH_HAVE, pair.first),
            (PairPart.JUDGED, pair.first),
            (PairPart.UNKNOWN, pair.first),
            (PairPart.ONLY_FIRST, pair.first),
            (PairPart.ONLY_SECOND, pair.second),
        ):
            behind = _behind(judged, (pair.first, pair.second), part)
            assert {fetch(judged, load_candidate, each).system for each in behind} <= {system}


def test_what_only_one_gets_right_is_judged_wrong_in_the_other(judged: Project):
    right, wrong = (
        set(list_candidates(project=judged, chosen=CandidateFilter(outcomes=frozenset(outcomes))))
        for outcomes in ({Outcome.CORRECT}, {Outcome.INCORRECT, Outcome.NOT_JUDGEABLE})
    )
    met = 0
    for one, other in product(("one", "two", "three"), repeat=2):
        if one == other:
            continue
        for each in _behind(judged, (one, other), PairPart.ONLY_FIRST):
            example = fetch(judged, load_candidate, each).example
            assert each in right
            assert fetch(judged, find_candidate, other, example.id) in wrong
            met += 1
    assert met


def test_only_the_second_is_right_where_only_the_first_is_in_the_pair_turned_round(
    judged: Project,
):
    met = 0
    for one, other in product(("one", "two", "three"), repeat=2):
        second = _behind(judged, (one, other), PairPart.ONLY_SECOND)
        assert second == _behind(judged, (other, one), PairPart.ONLY_FIRST)
        met += len(second)
    assert met


def _behind(project: Project, pair: tuple[str, str], part: PairPart) -> tuple[CandidateId, ...]:
    return compared_candidates(project=project, settings=ScoreSettings(), pair=pair, part=part)


def test_a_mistyped_system_is_refused(judged: Project):
    with pytest.raises(RefusedError, match="tvo"):
        _behind(judged, ("one", "tvo"), PairPart.BOTH_HAVE)
