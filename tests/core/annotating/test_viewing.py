"""The view of a candidate for windows."""

from pathlib import Path

import pytest

from protest_core.annotating.candidate_view import CandidateView, view_candidate
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.model import Answer, Highlights, Judgement, State
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.rules import Reason
from tests.builders.fetch import fetch
from tests.builders.small_suite import write_system


def candidate(project: Project, example: int) -> CandidateId:
    found: CandidateId = fetch(project, find_candidate, "one", ExampleId(example))
    return found


def view(project: Project, example: int, **more: int) -> CandidateView:
    return view_candidate(
        project=project, candidate_id=candidate(project, example), annotator="Ada", **more
    )


def test_source_and_translation_are_shown_line_by_line(project: Project):
    shown = view(project, 1)
    assert shown.window == range(2)
    assert shown.source[1] == ("It", "is", "broken", ".")
    assert shown.target[1] == ("Diese", "ist", "kaputt", ".")
    assert shown.source.keys() == shown.target.keys()


def test_pronoun_and_antecedent_are_highlighted_on_both_sides(project: Project):
    shown = view(project, 1)
    expected = Highlights(frozenset({(1, 0)}), frozenset({(0, 2)}))
    assert shown.source_highlights == expected
    assert shown.target_highlights == expected
    assert shown.antecedent_asked


def test_an_event_has_no_antecedent_to_show(project: Project):
    shown = view(project, 5)
    assert shown.source_highlights == Highlights(frozenset({(5, 2)}))
    assert not shown.antecedent_asked


@pytest.mark.parametrize(
    ("example", "more", "window"),
    [
        (3, {}, range(4, 5)),
        (3, {"lines_above": 9}, range(4, 5)),
        (3, {"lines_below": 1}, range(4, 6)),
        (3, {"lines_below": 9}, range(4, 7)),
        (2, {"lines_above": 9, "lines_below": 9}, range(4)),
    ],
)
def test_more_context_stays_inside_the_document(project: Project, example, more, window):
    assert view(project, example, **more).window == window


@pytest.mark.parametrize(("example", "document"), [(2, range(4)), (3, range(4, 7))])
def test_a_document_ends_where_the_next_begins_or_the_source_ends(project, example, document):
    assert view(project, example).document == document


def test_the_reasons_are_those_of_the_automatic_step(project: Project):
    assert view(project, 1).reasons is None
    evaluate(project=project)
    assert view(project, 1).reasons == (Reason.PRONOUN_DIFFERS,)
    assert view(project, 3).reasons == ()


def test_an_approval_names_the_system_whose_verified_translation_it_matches(
    project: Project, tmp_path: Path
):
    said = Judgement(Answer.YES, Answer.YES)
    judge(project=project, candidate_id=candidate(project, 2), annotator="Ada", judgement=said)
    files = write_system(tmp_path, "again")
    load_systems(project=project, outputs=[SystemOutput("again", *files)])
    evaluate(project=project, change={"verified_translations": True})
    ids = list_candidates(project=project, chosen=CandidateFilter())
    views = [view_candidate(project=project, candidate_id=each, annotator="Ada") for each in ids]
    named = {
        (each.candidate.system, each.candidate.example.id): each.verified_by
        for each in views
        if each.verified_by is not None
    }
    assert named == {("again", 2): "one"}
    assert all(each.reasons == () for each in views if each.verified_by is not None)


def test_what_this_annotator_said_is_shown_and_nobody_else_s(project: Project):
    said = Judgement(Answer.NO, Answer.NO)
    other = Judgement(Answer.NO)
    for annotator, judgement in (("Ada", said), ("Ben", other)):
        judge(
            project=project,
            candidate_id=candidate(project, 1),
            annotator=annotator,
            judgement=judgement,
        )
    assert view(project, 1).judgement == said


def test_hints_come_while_a_judgement_is_being_made(project: Project):
    shown = view(project, 1)
    unfinished = Judgement(Answer.YES)
    assert shown.conflicts(unfinished) == (Conflict.PRONOUN_YES_BUT_NO_TOKENS,)
    assert shown.state(unfinished) is State.CONFLICT
    assert shown.state(shown.judgement) is State.NEW
