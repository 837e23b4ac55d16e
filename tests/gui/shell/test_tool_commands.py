"""Tools and Help."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QInputDialog,
    QLabel,
    QLineEdit,
    QRadioButton,
    QTableView,
)

from protest_core.annotating.judge import judge, project_options
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.run import evaluate, evaluation_table
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.policy import PolicyChange
from protest_core.matching.rules import Reason
from protest_gui.keys.editor import KeyEditor
from protest_gui.project.options import OptionsDialog
from protest_gui.project.outcome_bar import Legend
from protest_gui.window.help import HelpWindow
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import plain
from tests.gui.driving.window import choose, entry, open_file
from tests.small_suite import write_system


@pytest.fixture
def window(main_window: MainWindow, project: Project) -> MainWindow:
    open_file(main_window, project.path)
    return main_window


def type_name(qtbot, name: str, key: Qt.Key = Qt.Key.Key_Return):
    def do(dialog: QInputDialog) -> None:
        edit = dialog.findChild(QLineEdit)
        edit.selectAll()
        qtbot.keyClicks(edit, name)
        qtbot.keyClick(edit, key)

    return do


def test_the_name_one_judges_under_is_remembered(window: MainWindow, qtbot):
    met = when_shown(window, QInputDialog, type_name(qtbot, "  anna   b "))
    choose(window, "Tools/Judge as…")
    assert len(met) == 1
    assert window.preferences.annotator == "anna b"
    assert window.opened.annotator == "anna b"


@pytest.mark.parametrize(("name", "key"), [("otto", Qt.Key.Key_Escape), (" ", Qt.Key.Key_Return)])
def test_no_name_changes_nothing(window: MainWindow, qtbot, name: str, key: Qt.Key):
    window.preferences.annotator = "anna"
    when_shown(window, QInputDialog, type_name(qtbot, name, key))
    choose(window, "Tools/Judge as…")
    assert window.preferences.annotator == "anna"


@pytest.mark.parametrize(
    ("name", "why"), [("Adjudication", "people disagree"), ("Zoe\u0301", "composed form")]
)
def test_a_name_that_nobody_can_have_is_told_and_not_taken(window: MainWindow, name, why):
    window.preferences.annotator = "anna"

    def paste(dialog: QInputDialog) -> None:
        dialog.setTextValue(name)
        dialog.accept()

    when_shown(window, QInputDialog, paste)
    choose(window, "Tools/Judge as…")
    assert why in window.banner.text
    assert window.preferences.annotator == "anna"
    assert window.opened.annotator != name


def test_options_are_kept_in_the_project(window: MainWindow, project: Project, qtbot):
    def change(dialog: OptionsDialog) -> None:
        box = dialog.findChild(QCheckBox)
        assert box.isChecked()
        qtbot.keyClick(box, Qt.Key.Key_Space)
        (never,) = [b for b in dialog.findChildren(QRadioButton) if plain(b.text()) == "never"]
        never.setFocus()
        qtbot.keyClick(never, Qt.Key.Key_Space)
        qtbot.keyClick(dialog, Qt.Key.Key_Return)

    when_shown(window, OptionsDialog, change)
    choose(window, "Tools/Project Options…")
    assert project_options(project=project) == ProjectOptions(
        conflict_checks=False, reference=ReferenceShown.NEVER
    )


def tick_verified(qtbot, key: Qt.Key = Qt.Key.Key_Return):
    def change(dialog: OptionsDialog) -> None:
        (box,) = [b for b in dialog.findChildren(QCheckBox) if "Verified" in plain(b.text())]
        assert box.accessibleDescription()
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Space)
        qtbot.keyClick(dialog, key)

    return change


def counts(project: Project) -> list[tuple[int, int]]:
    table = evaluation_table(project=project)
    return [(each.total.approved, each.total.approved_by_verified) for each in table.systems]


def test_verified_translations_become_references_and_all_is_matched_anew(
    window: MainWindow, project: Project, tmp_path, qtbot
):
    """What people called right in one system approves the same words in its second version."""
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
    when_shown(window, OptionsDialog, tick_verified(qtbot))
    choose(window, "Tools/Project Options…")
    assert counts(project) == [(2, 0), (3, 1)]
    assert window.banner.text.endswith("verified translations, which save 1 referral.")
    model = window.pages.project_page.systems_page.findChild(QTableView).model()
    assert [model.index(1, column).data() for column in range(4, 7)] == ["3", "1", "2"]
    when_shown(window, OptionsDialog, tick_verified(qtbot))
    choose(window, "Tools/Project Options…")
    assert counts(project) == [(2, 0), (2, 0)]
    assert window.banner.text == "All systems are matched with the reference."
    assert model.columnCount() == 6


def test_what_people_judged_already_is_not_told_as_saved(
    window: MainWindow, project: Project, tmp_path, qtbot
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
    when_shown(window, OptionsDialog, tick_verified(qtbot))
    choose(window, "Tools/Project Options…")
    judged = "have judged 1: 0 correct, 1 incorrect."
    assert "which save no referral. Of the approvals" in window.banner.text
    assert window.banner.text.endswith(judged)
    model = window.pages.project_page.systems_page.findChild(QTableView).model()
    assert model.index(1, 5).data() == "1"
    hints = [model.index(1, column).data(Qt.ItemDataRole.ToolTipRole) for column in (4, 5, 6)]
    assert (hints[0], hints[2]) == (None, None)
    assert judged in hints[1]


def test_what_was_verified_since_counts_when_all_is_matched_anew(
    window: MainWindow, project: Project, tmp_path, qtbot
):
    load_systems(project=project, outputs=[SystemOutput("again", *write_system(tmp_path, "again"))])
    when_shown(window, OptionsDialog, tick_verified(qtbot))
    choose(window, "Tools/Project Options…")
    assert counts(project) == [(2, 0), (2, 0)]
    (referred, *_) = list_candidates(
        project=project, chosen=CandidateFilter(reasons=frozenset({Reason.PRONOUN_DIFFERS}))
    )
    said = Judgement(Answer.YES, Answer.YES)
    judge(project=project, candidate_id=referred, annotator="ann", judgement=said)
    assert counts(project) == [(2, 0), (2, 0)]
    choose(window, "Tools/Match Systems Anew")
    assert counts(project) == [(2, 0), (3, 1)]


def test_the_overview_tells_approvals_that_are_outdated_until_all_is_matched_anew(
    main_window: MainWindow, project: Project, tmp_path
):
    load_systems(project=project, outputs=[SystemOutput("again", *write_system(tmp_path, "again"))])
    (first, *_) = list_candidates(
        project=project,
        chosen=CandidateFilter(categories=frozenset({"addressee_deictic_singular_you"})),
    )
    for answer in (Answer.YES, Answer.NO):
        judge(project=project, candidate_id=first, annotator="ann", judgement=Judgement(answer))
        if answer is Answer.YES:
            evaluate(project=project, change=PolicyChange(verified_translations=True))
    open_file(main_window, project.path)
    legend = main_window.pages.project_page.findChild(Legend)
    told = [each for each in legend.findChildren(QLabel) if "Outdated: 1 " in each.text()]
    assert [each.isVisible() for each in told] == [True]
    choose(main_window, "Tools/Match Systems Anew")
    assert counts(project) == [(2, 0), (2, 0)]
    assert not any("Outdated" in each.text() for each in legend.findChildren(QLabel))


def test_esc_leaves_the_verified_translations_alone(window: MainWindow, project: Project, qtbot):
    when_shown(window, OptionsDialog, tick_verified(qtbot, Qt.Key.Key_Escape))
    choose(window, "Tools/Project Options…")
    assert not evaluation_table(project=project).policy.verified_translations
    assert not window.banner.isVisible()


def test_esc_leaves_the_options_alone(window: MainWindow, project: Project, qtbot):
    def leave(dialog: OptionsDialog) -> None:
        qtbot.keyClick(dialog.findChild(QCheckBox), Qt.Key.Key_Space)
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    when_shown(window, OptionsDialog, leave)
    choose(window, "Tools/Project Options…")
    assert project_options(project=project) == ProjectOptions()


def test_the_dialog_shows_the_options_there_are(qtbot):
    options = ProjectOptions(conflict_checks=False, reference=ReferenceShown.ALWAYS)
    dialog = OptionsDialog(options)
    qtbot.addWidget(dialog)
    assert dialog.options == options


def test_keys_opens_the_key_editor(window: MainWindow):
    met = when_shown(window, KeyEditor, KeyEditor.reject)
    choose(window, "Tools/Keys…")
    assert len(met) == 1


def helps(window: MainWindow) -> list[HelpWindow]:
    return [each for each in window.findChildren(HelpWindow) if each.isVisible()]


def test_f1_shows_one_help_window_however_often_it_is_pressed(window: MainWindow, qtbot):
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_F1)
    (shown,) = helps(window)
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert helps(window) == []


def test_help_is_there_without_a_project(main_window: MainWindow):
    choose(main_window, "Help/Keys and Guidelines")
    assert len(helps(main_window)) == 1


def test_nothing_is_modal_without_need(window: MainWindow):
    choose(window, "Help/Keys and Guidelines")
    assert QApplication.activeModalWidget() is None
    assert entry(window, "File/Open…").isEnabled()
