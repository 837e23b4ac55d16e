"""Tools and Help."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow, QWidget

from protest_core.annotating.judge_candidate import change_options, judge, project_options
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.rules import Reason
from tests.builders.small_suite import write_system
from tests.gui.driving import tables
from tests.gui.driving.dialogs import dialog, when_shown
from tests.gui.driving.finding import button, buttons, description_of, says, shown, table
from tests.gui.driving.sections import section
from tests.gui.driving.window import (
    annotator_of,
    choose,
    entry,
    is_nothing_open,
    judge_as,
    message,
    open_file,
    press,
    press_quickly,
    type_text,
    until,
)

CONFLICTS = "Check answers that contradict each other or the selected words"


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    open_file(main_window, project.path)
    return main_window


def type_name(name: str, key: str = "Return") -> Callable[[QDialog], None]:
    def do(dialog: QDialog) -> None:
        (edit,) = shown(dialog, QLineEdit)
        edit.selectAll()
        type_text(dialog, name)
        press_quickly(dialog, key)

    return do


def test_the_name_one_judges_under_is_remembered(window: QMainWindow, preferences):
    met = when_shown(window, QDialog, type_name("  anna   b "))
    choose(window, "Tools/Judge as…")
    assert len(met) == 1
    assert preferences.annotator == "anna b"
    assert annotator_of(window) == "anna b"


@pytest.mark.parametrize(("name", "key"), [("otto", "Escape"), (" ", "Return")])
def test_no_name_changes_nothing(window: QMainWindow, name: str, key: str, preferences):
    judge_as(window, "anna")
    when_shown(window, QDialog, type_name(name, key))
    choose(window, "Tools/Judge as…")
    assert preferences.annotator == "anna"


def test_a_project_that_is_left_closes_the_question_who_judges(window: QMainWindow, preferences):
    """The question came while something was still being saved."""
    before = preferences.annotator

    def close_project(dialog: QDialog) -> None:
        entry(window, "File/Close").trigger()
        until(lambda: is_nothing_open(window))
        if dialog.isVisible():
            type_name("anna")(dialog)

    met = when_shown(window, QDialog, close_project)
    choose(window, "Tools/Judge as…")
    assert len(met) == 1
    assert is_nothing_open(window)
    assert preferences.annotator == before


@pytest.mark.parametrize(
    ("name", "why"), [("Adjudication", "reserved for adjudication"), ("Zoe\u200b", "invisible")]
)
def test_a_name_that_nobody_can_have_is_told_and_not_taken(
    window: QMainWindow, name, why, preferences
):
    judge_as(window, "anna")

    def paste(dialog: QDialog) -> None:
        (edit,) = shown(dialog, QLineEdit)
        edit.setText(name)
        press_quickly(dialog, "Return")

    when_shown(window, QDialog, paste)
    choose(window, "Tools/Judge as…")
    assert why in message(window)
    assert preferences.annotator == "anna"
    assert annotator_of(window) != name


def press_at(widget: QWidget, key: str) -> None:
    widget.setFocus()
    press_quickly(widget, key)


def in_options(window: QMainWindow, do: Callable[[QDialog], object]) -> None:
    met = when_shown(window, QDialog, do, title="Project options")
    choose(window, "Tools/Project options…")
    assert met


def test_options_are_kept_in_the_project(window: QMainWindow, project: Project):
    def change(dialog: QDialog) -> None:
        assert button(dialog, CONFLICTS).isChecked()
        press_at(button(dialog, CONFLICTS), "Space")
        press_at(button(dialog, "never"), "Space")
        press_quickly(dialog, "Return")

    in_options(window, change)
    assert project_options(project=project) == ProjectOptions(
        conflict_checks=False, reference=ReferenceShown.NEVER
    )


def tick_verified(window: QMainWindow, *keys: str) -> None:
    """Tick verified translations in the matching policy; Enter counts and then applies."""
    choose(window, "Tools/Matching policy…")
    policy = dialog(window, "Matching policy")
    (name,) = (each for each in buttons(policy) if "Verified" in each)
    assert description_of(button(policy, name))
    button(policy, name).setFocus()
    press(policy, "Space", *(keys or ("Return", "Return")))


def counts(project: Project) -> list[tuple[int, int]]:
    table = evaluation_table(project=project)
    return [(each.total.approved, each.total.approved_by_verified) for each in table.systems]


def test_verified_translations_become_references_and_all_is_matched_anew(
    window: QMainWindow, project: Project, tmp_path
):
    """Words that people approved in one system approve the same words in another."""
    load_systems(project=project, outputs=[SystemOutput("again", *write_system(tmp_path, "again"))])
    evaluate(project=project)
    assert counts(project) == [(2, 0), (2, 0)]
    (first, *_) = list_candidates(
        project=project,
        chosen=CandidateFilter(
            categories=frozenset({"addressee_deictic_singular_you"}), systems=frozenset({"one"})
        ),
    )
    said = Judgement(Answer.YES, Answer.UNSET)
    judge(project=project, candidate_id=first, annotator="ann", judgement=said)
    tick_verified(window)
    assert counts(project) == [(2, 0), (3, 1)]
    assert message(window).endswith("verified translations, which save 1 referral.")
    systems = table(section(window, "Systems"), "Systems")
    heads = ("Approved", "By verified", "Referred")
    assert [tables.cell(systems, 1, head) for head in heads] == ["3", "1", "2"]
    tick_verified(window)
    assert counts(project) == [(2, 0), (2, 0)]
    assert message(window) == "All systems are matched with the reference."
    assert "By verified" not in tables.heads(systems)


def test_what_people_judged_already_is_not_told_as_saved(
    window: QMainWindow, project: Project, tmp_path
):
    load_systems(project=project, outputs=[SystemOutput("again", *write_system(tmp_path, "again"))])
    you = frozenset({"addressee_deictic_singular_you"})
    both = list_candidates(project=project, chosen=CandidateFilter(categories=you))
    for candidate, answer in zip(both, (Answer.YES, Answer.NO), strict=True):
        judge(
            project=project,
            candidate_id=candidate,
            annotator="ann",
            judgement=Judgement(answer, Answer.UNSET),
        )
    tick_verified(window)
    judged = "have judged 1: 0 correct, 1 incorrect."
    assert "which save no referral. Of the approvals" in message(window)
    assert message(window).endswith(judged)
    systems = table(section(window, "Systems"), "Systems")
    assert tables.cell(systems, 1, "By verified") == "1"
    assert judged in tables.tip(systems, 1, "By verified")
    assert not any(judged in tables.tip(systems, 1, head) for head in ("Approved", "Referred"))


def test_what_was_verified_since_counts_when_all_is_matched_anew(
    window: QMainWindow, project: Project, tmp_path
):
    load_systems(project=project, outputs=[SystemOutput("again", *write_system(tmp_path, "again"))])
    tick_verified(window)
    assert counts(project) == [(2, 0), (2, 0)]
    (referred, *_) = list_candidates(
        project=project, chosen=CandidateFilter(reasons=frozenset({Reason.PRONOUN_DIFFERS}))
    )
    said = Judgement(Answer.YES, Answer.YES)
    judge(project=project, candidate_id=referred, annotator="ann", judgement=said)
    assert counts(project) == [(2, 0), (2, 0)]
    choose(window, "Tools/Re-run matching")
    assert counts(project) == [(2, 0), (3, 1)]


def test_the_overview_tells_approvals_that_are_outdated_until_all_is_matched_anew(
    main_window: QMainWindow, project: Project, tmp_path
):
    load_systems(project=project, outputs=[SystemOutput("again", *write_system(tmp_path, "again"))])
    (first, *_) = list_candidates(
        project=project,
        chosen=CandidateFilter(categories=frozenset({"addressee_deictic_singular_you"})),
    )
    for answer in (Answer.YES, Answer.NO):
        judge(project=project, candidate_id=first, annotator="ann", judgement=Judgement(answer))
        if answer is Answer.YES:
            evaluate(project=project, change={"verified_translations": True})
    open_file(main_window, project.path)
    assert says(main_window, "Outdated: 1 ")
    choose(main_window, "Tools/Re-run matching")
    assert counts(project) == [(2, 0), (2, 0)]
    assert not says(main_window, "Outdated")


def test_esc_leaves_the_verified_translations_alone(window: QMainWindow, project: Project):
    tick_verified(window, "Escape")
    assert not evaluation_table(project=project).policy.verified_translations
    assert message(window) == ""


def test_esc_leaves_the_options_alone(window: QMainWindow, project: Project):
    def leave(dialog: QDialog) -> None:
        press_at(button(dialog, CONFLICTS), "Space")
        press_quickly(dialog, "Escape")

    in_options(window, leave)
    assert project_options(project=project) == ProjectOptions()


def test_the_dialog_shows_the_options_there_are(window: QMainWindow, project: Project):
    options = ProjectOptions(conflict_checks=False, reference=ReferenceShown.ALWAYS)
    change_options(project=project, options=options)

    def look(dialog: QDialog) -> None:
        assert not button(dialog, CONFLICTS).isChecked()
        assert button(dialog, "always").isChecked()
        press_quickly(dialog, "Return")

    in_options(window, look)
    assert project_options(project=project) == options


def test_keys_opens_the_key_editor(window: QMainWindow):
    met = when_shown(window, QDialog, QDialog.reject, title="Keys")
    choose(window, "Tools/Keys…")
    assert len(met) == 1


def helps(window: QMainWindow) -> list[QWidget]:
    return [each for each in shown(window) if each.isWindow() and "guidelines" in title(each)]


def title(window: QWidget) -> str:
    return window.windowTitle().lower()


def test_f1_shows_one_help_window_however_often_it_is_pressed(window: QMainWindow):
    press(window, "F1", "F1")
    (found,) = helps(window)
    press_quickly(found, "Escape")
    assert helps(window) == []


def test_help_is_there_without_a_project(main_window: QMainWindow):
    choose(main_window, "Help/Keys and guidelines")
    assert len(helps(main_window)) == 1


def test_nothing_is_modal_without_need(window: QMainWindow):
    choose(window, "Help/Keys and guidelines")
    assert QApplication.activeModalWidget() is None
    assert entry(window, "File/Open…").isEnabled()
