"""Answers stand at the same place on every candidate, and keys stay keys."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QListView, QRadioButton

from protest_core.annotating.candidate_view import view_candidate
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.demo import make_demonstration
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.appearance.theme import Scheme, apply_theme
from tests.gui.driving.finding import button, is_shown
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


@pytest.mark.parametrize("size", [(1093, 614), (1280, 720), (1366, 768)], ids=str)
@pytest.mark.parametrize("where", ["in_window", "in_batch"])
def test_nothing_that_is_added_moves_the_answers(size, where, request):
    """Neither tags nor a long remark, nor corrected links, nor a message at the foot."""
    judging: JudgingDriver = request.getfixturevalue(where)
    judging.window.resize(*size)
    laid_out(judging.window)
    before = places_of_answers(judging)
    assert len(before) == 6
    for tag in ("ant_unsure", "bad_translation", "a tag of some length"):
        judging.press("T")
        judging.type_text(tag)
        judging.press("Return")
        laid_out(judging.window)
        assert places_of_answers(judging) == before, tag
    if judging.can("correct_links"):
        judging.press("B", "Del", "Return")
        assert any(line.startswith("Links corrected by") for line in judging.lines)
        laid_out(judging.window)
        assert places_of_answers(judging) == before
    judging.press("M")
    judging.type_text("a remark that goes on and on " * 8)
    laid_out(judging.window)
    assert places_of_answers(judging) == before
    judging.press("Escape", "PgUp")
    assert judging.message
    laid_out(judging.window)
    assert places_of_answers(judging) == before


def places_of_answers(judging: JudgingDriver) -> list[QRect]:
    answers = [each for each in judging.panel.findChildren(QRadioButton) if each.isVisible()]
    return [QRect(each.mapTo(judging.window, QPoint()), each.size()) for each in answers]


def test_where_no_antecedent_is_asked_for_its_place_says_so(judging: JudgingDriver):
    while judging.choices("Antecedent"):
        judging.press("PgDown")
    assert "Antecedent: not asked here" in judging.lines


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


def test_what_follows_the_answers_stays_where_it_is(in_window: JudgingDriver):
    """A first tag does not move the field for tags, nor a corrected link the buttons below."""
    in_window.window.resize(1093, 614)
    laid_out(in_window.window)

    def places() -> list[QPoint]:
        laid_out(in_window.window)
        names = ("Correct links", "Change the annotator…")
        below = [in_window.tag_field, *(button(in_window.panel, each) for each in names)]
        return [each.mapTo(in_window.window, QPoint()) for each in below]

    before = places()
    in_window.press("T")
    in_window.type_text("ant_unsure")
    in_window.press("Return")
    assert places() == before
    in_window.press("B", "Del", "Return")
    assert any(line.startswith("Links corrected by") for line in in_window.lines)
    assert places() == before


def test_where_a_field_had_to_be_scrolled_to_its_end_shows_the_answers_again(judging, qapp):
    apply_theme(qapp, Scheme.LIGHT, 200)
    judging.window.resize(1100, 600)
    laid_out(judging.window)
    before = places_of_answers(judging)
    judging.press("T")
    assert places_of_answers(judging) != before
    judging.type_text("ant_unsure")
    judging.press("Return")
    assert places_of_answers(judging) == before
    judging.press("M")
    assert places_of_answers(judging) != before
    judging.press("Escape")
    assert places_of_answers(judging) == before
