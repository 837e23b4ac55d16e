"""Counting candidates by outcome: each once, and where it belongs."""

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import (
    filter_choices,
    overview,
    states_of,
    tags_in_use,
)
from protest_core.evaluation.project_overview_report import overview_report
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.outcome import Outcome
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.rules import Reason
from tests.builders.small_suite import write_system
from tests.core.tables.reports import check_counts_open_as_many

SUBJECT_IT, THEY = "anaphoric_inter_subject_it", "anaphoric_inter_they"
PLEONASTIC, EVENT = "pleonastic_it", "event_it"
YOU = "addressee_deictic_singular_you"
NO, BAD = Judgement(Answer.NO), Judgement(tags=frozenset({"bad_translation"}))
YES = Judgement(Answer.YES, tokens=frozenset({(5, 2)}))  # of example 5
APPROVED, OPEN = OutcomeCounts(approved=1), OutcomeCounts(open=1)


def test_counts_add_up_and_know_their_total():
    some = OutcomeCounts(1, 2, 3, 4, 5, 6)
    assert some.total == 21
    assert some + OutcomeCounts(approved=1, disputed=2) == OutcomeCounts(2, 2, 3, 4, 5, 8)


@pytest.mark.parametrize("outcome", Outcome)
def test_every_outcome_has_its_count(outcome):
    counts = OutcomeCounts.of(outcome, 3)
    assert getattr(counts, outcome.value) == counts.total == 3


def test_what_the_automatic_step_left_is_counted_by_system_and_category(two_systems: Project):
    shown = overview(project=two_systems)
    assert shown.suite.name == "small"
    assert shown.systems == ("one", "two")
    # Of the thirteen categories those with examples, in the order of the suite.
    assert [each.id for each in shown.categories] == [SUBJECT_IT, THEY, EVENT, PLEONASTIC, YOU]
    assert shown.cells == {
        ("one", SUBJECT_IT): OPEN,
        ("one", THEY): OPEN,
        ("one", PLEONASTIC): APPROVED,
        ("one", YOU): OPEN,
        ("one", EVENT): APPROVED,
        ("two", SUBJECT_IT): OPEN,
        ("two", THEY): OPEN,
        ("two", PLEONASTIC): APPROVED,
        ("two", YOU): APPROVED,
        ("two", EVENT): APPROVED,
    }
    assert shown.total_of_system("one") == OutcomeCounts(approved=2, open=3)
    assert shown.total_of_category(YOU) == OutcomeCounts(approved=1, open=1)
    assert shown.total == OutcomeCounts(approved=5, open=5)


@pytest.mark.parametrize("chosen", [CandidateFilter(), CandidateFilter(frozenset({"two"}))])
def test_counts_lead_to_as_many_candidates(two_systems: Project, find, chosen: CandidateFilter):
    for system in ("one", "two"):
        judge(project=two_systems, candidate_id=find(system, 1), annotator="Ada", judgement=NO)
    report = overview_report(overview(project=two_systems, chosen=chosen))
    assert check_counts_open_as_many(two_systems, report) > 20


def test_before_the_automatic_step_all_is_open(project: Project):
    assert overview(project=project).total == OutcomeCounts(open=5)


def test_a_system_loaded_after_the_last_run_is_open(two_systems: Project, tmp_path):
    files = write_system(tmp_path, "three")
    load_systems(project=two_systems, outputs=[SystemOutput("three", *files)])
    assert overview(project=two_systems).total_of_system("three") == OutcomeCounts(open=5)
    assert overview(project=two_systems).total_of_system("two") == OutcomeCounts(approved=3, open=2)


def test_a_project_without_systems_has_categories_and_no_cells(project_file):
    with Project.open(project_file) as project:
        shown = overview(project=project)
    assert (shown.systems, shown.cells, shown.total) == ((), {}, OutcomeCounts())
    assert len(shown.categories) == 5


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ([NO], OutcomeCounts(incorrect=1)),  # over the automatic approval
        ([YES], OutcomeCounts(correct=1)),
        ([YES, YES], OutcomeCounts(correct=1)),
        ([NO, YES], OutcomeCounts(disputed=1)),
        ([BAD], OutcomeCounts(not_judgeable=1)),
        ([YES, BAD], OutcomeCounts(disputed=1)),
        ([Judgement(remark="hm")], OutcomeCounts(approved=1)),
        ([Judgement(remark="hm"), NO], OutcomeCounts(incorrect=1)),
        (
            [Judgement(tags=frozenset({"x"}))],
            OutcomeCounts(not_judgeable=1),
        ),  # tagged, not answered
    ],
)
def test_a_candidate_is_counted_once_whoever_judged_it(two_systems, find, said, expected):
    for annotator, judgement in zip("AB", said, strict=False):
        judge(
            project=two_systems,
            candidate_id=find("one", 5),
            annotator=annotator,
            judgement=judgement,
        )
    shown = overview(project=two_systems)
    assert shown.cells["one", EVENT] == expected
    assert shown.total + OutcomeCounts(approved=1) == OutcomeCounts(approved=5, open=5) + expected


def test_what_is_taken_back_does_not_count_any_more(two_systems, find):
    before = overview(project=two_systems)
    for judgement in (NO, Judgement()):
        judge(
            project=two_systems,
            candidate_id=find("one", 5),
            annotator="Ada",
            judgement=judgement,
        )
    assert overview(project=two_systems) == before


def test_an_overview_of_what_is_chosen_keeps_its_rows_and_columns(two_systems: Project):
    chosen = CandidateFilter(systems=frozenset({"one"}), outcomes=frozenset({Outcome.OPEN}))
    shown = overview(project=two_systems, chosen=chosen)
    everything = overview(project=two_systems)
    assert (shown.systems, shown.categories) == (everything.systems, everything.categories)
    assert shown.total == shown.total_of_system("one") == OutcomeCounts(open=3)


def test_the_choices_are_what_occurs(two_systems, find):
    choices = filter_choices(project=two_systems)
    assert choices.systems == ("one", "two")
    assert choices.categories == overview(project=two_systems).categories
    assert choices.reasons == (Reason.PRONOUN_DIFFERS, Reason.AMBIGUOUS_FORM)
    assert (choices.tags, [*choices.annotators]) == ((), [])
    for annotator, tag in (("Ben", "z"), ("Ada", "ä"), ("Ada", "b")):
        said = Judgement(Answer.NO, tags=frozenset({tag}))
        judge(project=two_systems, candidate_id=find("one", 5), annotator=annotator, judgement=said)
    choices = filter_choices(project=two_systems)
    # Ada's first tag was replaced, so nothing has it.
    assert (choices.tags, [*choices.annotators]) == (("b", "z"), ["Ada", "Ben"])
    assert tags_in_use(project=two_systems) == ("b", "z")


def test_states_are_told_of_what_an_annotator_judged(two_systems, find):
    done, begun, others = find("one", 5), find("one", 1), find("one", 3)
    judge(project=two_systems, candidate_id=done, annotator="Ada", judgement=NO)
    judge(project=two_systems, candidate_id=begun, annotator="Ada", judgement=NO)
    judge(project=two_systems, candidate_id=others, annotator="Ben", judgement=NO)
    assert states_of(project=two_systems, annotator="Ada") == {
        done: State.DONE,
        begun: State.INCOMPLETE,
    }
    assert states_of(project=two_systems, annotator="nobody") == {}
