"""Tools → Matching Policy: what would change is seen, and opened, before it is applied."""

import pytest
from PySide6.QtWidgets import QDialog, QFrame, QMainWindow, QTableView

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate, evaluation_table, project_policy
from protest_core.matching.policy import AntecedentTokens, MatchingPolicy, PronounTokens
from tests.builders.invented_setting import PolicyWithHyphens, use_policy_with_hyphens
from tests.gui.driving.dialogs import dialog, dialogs
from tests.gui.driving.finding import (
    button,
    combo,
    description_of,
    field,
    find,
    is_shown,
    says,
    table,
    texts,
)
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.tables import cells, heads, open_by_key
from tests.gui.driving.window import (
    choose,
    click,
    close_file,
    entry,
    focused,
    held_up,
    message,
    open_file,
    pick,
    press,
    press_quickly,
    settle,
    type_text,
)

ENTRY = "Tools/Matching policy…"
FORMS = "Never approve on these alone"
BY_SYSTEM = "What would change, by system"
BY_REASON = "What would change, by reason"


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    """A window on a project in which two of five candidates are approved, both for `es`."""
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def policy(window: QMainWindow) -> QDialog:
    choose(window, ENTRY)
    found = dialog(window, "Matching policy")
    assert focused(found) is combo(found, "Pronouns match if they share")
    assert not button(found, "Apply").isEnabled()
    return found


def write_forms(policy: QDialog, text: str) -> None:
    field(policy, FORMS).setFocus()
    field(policy, FORMS).selectAll()
    type_text(policy, text)


def approved(project: Project) -> int:
    return evaluation_table(project=project).total.approved


def test_enter_counts_and_enter_applies_what_was_counted(policy, window, project: Project):
    write_forms(policy, "Es, sie")
    press(policy, "Return")
    assert approved(project) == 2
    assert cells(table(policy, BY_SYSTEM)) == [["one", "5", "2", "·", "2", "·"]]
    assert cells(table(policy, BY_REASON)) == [["the pronoun's form is ambiguous", "2", "·"]]
    press(policy, "Return")
    assert approved(project) == 0
    assert project_policy(project=project).more_ambiguous_forms == {"es", "sie"}
    assert message(window) == "All systems are matched with the reference."
    assert dialogs(window) == []


def test_escape_changes_nothing(policy, window, project: Project):
    write_forms(policy, "es")
    press(policy, "Return", "Escape")
    assert project_policy(project=project) == MatchingPolicy()
    assert approved(project) == 2
    assert dialogs(window) == []


def test_a_number_opens_the_candidates_that_it_counts(policy, window):
    write_forms(policy, "es")
    click(policy, "Preview")
    changed = heads(table(policy, BY_SYSTEM)).index("Approved →\nreferred")
    open_by_key(table(policy, BY_SYSTEM), 0, changed)
    settle(window)
    assert JudgingDriver(window).place == "1 / 2"
    assert policy.isVisible()


def test_what_was_counted_for_other_settings_cannot_be_applied(policy):
    write_forms(policy, "es")
    click(policy, "Preview")
    assert button(policy, "Apply").isEnabled()
    write_forms(policy, "er")
    assert not button(policy, "Apply").isEnabled()
    assert says(policy, "preview them again")
    click(policy, "Preview")
    assert says(policy, "No verdict would change.")
    assert not is_shown(policy, QTableView, BY_REASON)


def test_the_dialog_shows_the_policy_of_the_project(window, project: Project):
    change = {
        "pronoun_tokens": PronounTokens.PRONOUNS,
        "antecedent_tokens": AntecedentTokens.SPAN,
        "more_ambiguous_forms": frozenset({"er"}),
    }
    evaluate(project=project, change=change)
    choose(window, ENTRY)
    policy = dialog(window, "Matching policy")
    assert combo(policy, "Pronouns match if they share").currentText().startswith("a pronoun")
    assert combo(policy, "Antecedents are compared by").currentText() == "the whole phrase"
    assert field(policy, FORMS).text() == "er"
    click(policy, "Defaults")
    press(policy, "Return", "Return")
    assert project_policy(project=project) == MatchingPolicy()


def test_each_setting_is_kept_in_the_project(policy, project: Project):
    pick(policy, "Pronouns match if they share", "a pronoun: il a and elle a do not match")
    pick(policy, "Antecedents are compared by", "their head alone")
    button(policy, "Verified translations count as further references").setFocus()
    press(policy, "Space", "Return", "Return")
    assert str(project_policy(project=project)) == (
        "pronouns share a listed pronoun; antecedents by head; "
        "verified translations count as references"
    )


def test_counting_can_be_stopped(policy, window, project: Project, qtbot):
    write_forms(policy, "es")
    with held_up(window):
        press_quickly(policy, "Return")
        qtbot.waitUntil(lambda: is_shown(window, QFrame, "Work under way"))
        button(find(window, QFrame, "Work under way"), "Cancel").click()
    settle(window)
    assert says(policy, "Stopped. Nothing has changed.")
    assert not button(policy, "Apply").isEnabled()
    assert button(policy, "Preview").isEnabled()


def test_the_forms_of_the_language_are_named(policy):
    assert any("sie" in text and "in every project" in text for text in texts(policy))
    assert "sie" in description_of(field(policy, FORMS))


def test_a_policy_that_cannot_be_is_told_in_the_dialog(policy, window, project: Project):
    field(policy, FORMS).setText("e\u200bs")  # pasted
    press(policy, "Return")
    assert says(policy, "is not one word")
    assert not button(policy, "Apply").isEnabled()
    assert project_policy(project=project) == MatchingPolicy()


def test_it_is_shown_once_and_goes_with_the_project(policy, window):
    choose(window, ENTRY)
    assert dialogs(window) == ["Matching policy"]
    close_file(window)
    settle(window)
    assert dialogs(window) == []


def test_without_a_project_there_is_no_policy(main_window: QMainWindow):
    assert not entry(main_window, ENTRY).isEnabled()


def test_a_further_setting_has_a_box_that_changes_it(window, project: Project, monkeypatch):
    use_policy_with_hyphens(monkeypatch)
    choose(window, ENTRY)
    policy = dialog(window, "Matching policy")
    box = button(policy, "Hyphenated forms by their first part")
    assert description_of(box) == "As celui of celui-ci."
    box.setFocus()
    press(policy, "Space", "Return", "Return")
    assert project_policy(project=project) == PolicyWithHyphens(first_parts=True)
