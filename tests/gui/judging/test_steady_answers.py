"""Answers stand at the same place on every candidate, and keys stay keys."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QListView

from protest_core.annotating.candidate_view import view_candidate
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.demo import make_demonstration
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.appearance.theme import Scheme, apply_theme
from tests.gui.driving.finding import is_shown
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import laid_out

TWENTY = 20


@pytest.mark.parametrize(
    ("percent", "size"), [(100, QSize(1100, 700)), (100, QSize(900, 600)), (200, QSize(1366, 768))]
)
def test_clicks_at_the_same_two_places_answer_candidates_of_all_kinds(
    tmp_path, preferences, qapp, percent, size
):
    path, *_ = make_demonstration(directory=tmp_path)
    with Project.open(path) as project:
        everything = list_candidates(project=project, chosen=CandidateFilter())
        views = [
            view_candidate(project=project, candidate_id=each, annotator="Ada")
            for each in everything
        ]
    # First one of each kind, then others.
    kinds = {(each.candidate.example.category.id, each.reasons): each for each in views}
    chosen = [*kinds.values(), *views]
    candidates = list(dict.fromkeys(each.candidate.id for each in chosen))[:TWENTY]
    assert {each.antecedent_asked for each in chosen[:TWENTY]} == {True, False}
    chosen.sort(key=lambda each: not each.antecedent_asked)
    candidates.sort(key=[each.candidate.id for each in chosen].index)
    apply_theme(qapp, Scheme.LIGHT, percent)
    with judging_alone(path, preferences, candidates=candidates) as judging:
        judging.window.resize(size)
        laid_out(judging.window)
        places = [judging.place_of(each, "No") for each in ("Antecedent", "Pronoun")]
        for _ in candidates:
            for place in places:
                judging.click_at(place)
            judging.press("Return")
        assert judging.counts == "20 done"


def test_a_message_does_not_move_the_answers(judging: JudgingDriver):
    laid_out(judging.window)
    before = judging.place_of("Antecedent", "Yes")
    judging.press("Ctrl+Home", "PgUp")
    assert judging.message
    laid_out(judging.window)
    assert judging.place_of("Antecedent", "Yes") == before


def test_where_no_antecedent_is_asked_for_its_place_says_so(judging: JudgingDriver):
    while judging.choices("Antecedent"):
        judging.press("PgDown")
    assert "Antecedent: no noun to agree with" in judging.lines


def test_a_list_of_tags_closes_when_the_candidate_changes(judging: JudgingDriver):
    judging.press("T")
    assert is_shown(judging.window, QListView, "Known tags")
    judging.click("Next")
    assert judging.place == "2 / 5"
    assert not is_shown(judging.window, QListView, "Known tags")


def test_after_a_tag_keys_judge_again(judging: JudgingDriver):
    judging.press("T")
    judging.type_text("ant_unsure")
    judging.press("Return")
    assert judging.tags == ["ant_unsure"]
    judging.press("2")
    assert judging.answer("Pronoun") == "No"
