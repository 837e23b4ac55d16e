"""The Agreement section: how far people agree, in figures that lead to their sentences."""

import pytest
from PySide6.QtWidgets import QApplication, QListWidget, QMainWindow, QMenu, QTableView, QWidget

from protest_core.agreement.compute import agreement
from protest_core.agreement.report import agreement_report
from protest_core.annotating.judge_candidate import judge
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.questions import Question
from protest_core.tables.formats import render
from tests.gui.driving import tables
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
from tests.gui.driving.sections import section
from tests.gui.driving.window import (
    choose,
    choose_below,
    click,
    message,
    open_file,
    pick,
    press,
    press_quickly,
    settle,
)
from tests.gui.results.conftest import ANNOTATORS, ANSWERS, BY_CATEGORY, CONFUSION, CONSISTENCY

ALL = "All annotators"
EXPORT = "Copy or save the table"


def names(page: QWidget) -> list[str]:
    """Return the names of the pairs."""
    return [row[0] for row in tables.cells(table(page, ANNOTATORS))]


def signature(page: QWidget) -> str:
    return field(page, "Signature").text()


def reload(window: QMainWindow) -> None:
    choose(window, "File/Reload")


def to_pairs(page: QWidget, *keys: str) -> None:
    table(page, ANNOTATORS).setFocus()
    press(page, *keys)


def test_it_is_reached_by_arrows_from_the_overview(main_window: QMainWindow, differing: Project):
    open_file(main_window, differing.path)
    find(main_window, QListWidget, "Sections").setFocus()
    press(main_window, "Down", "Down", "Down")
    assert is_shown(main_window, QTableView, ANNOTATORS)


def test_the_tables_keep_qts_rules(page: QWidget, qtmodeltester):
    for name in (ANNOTATORS, CONFUSION, BY_CATEGORY, CONSISTENCY):
        qtmodeltester.check(table(page, name).model())


def test_each_pair_has_a_row(page: QWidget):
    assert names(page) == ["Ada – Ben", "Ada – Cleo", "Ben – Cleo"]
    found = tables.cells(table(page, ANNOTATORS))
    assert [row[1] for row in found] == ["5*", "3*", "3*"]
    assert [row[4] for row in found] == ["40.0", "33.3", "100.0"]
    assert tables.heads(table(page, ANNOTATORS))[1:5] == ["n", "Given", "Judged", "Agree %"]
    assert found[2][5] == "1.00"


def test_few_are_flagged_in_words_for_everybody(page: QWidget):
    assert tables.spoken(table(page, ANNOTATORS), 0, 1) == "5: too few to say much"
    to_pairs(page, "Down")
    remark = "Ada and Cleo share 3 candidates: fewer than 10 are too few to say much."
    assert remark in texts(page)


def test_where_there_is_no_kappa_the_reason_is_seen_and_told(page: QWidget):
    pick(page, "Category", "pleonastic · it")
    pairs = table(page, ANNOTATORS)
    to_pairs(page, "Down", "Down")
    why = "All have the same label: no more agreement than that of chance can be seen."
    assert tables.cells(pairs)[2][5:7] == ["–", "–"]
    assert tables.spoken(pairs, 2, 5) == why
    assert tables.tip(pairs, 2, 5) == why
    assert f"No kappa. {why}" in description_of(pairs)
    assert description_of(pairs) in texts(page)


def test_all_together_are_told_in_a_line(page: QWidget):
    (line,) = (each for each in texts(page) if "All 3 together" in each)
    assert "All 3 together: 3 candidates" in line  # Cleo has judged no more
    assert "Fleiss's kappa –" not in line


def test_the_labels_of_the_pair_stand_with_the_names_at_the_sides(page: QWidget):
    confusion = table(page, CONFUSION)
    assert tables.heads(confusion) == ["Ada ↓  Ben →", *Label, "total"]
    assert tables.cells(confusion) == [
        ["correct", "1", "2", "·", "3"],
        ["incorrect", "1", "1", "·", "2"],
        ["none", "·", "·", "·", "·"],
        ["total", "2", "3", "·", "5"],
    ]
    assert tables.spoken(confusion, 0, 2) == "Ada: correct, Ben: incorrect: 2"
    assert [tables.is_bold(confusion, row, 1) for row in range(4)] == [False, False, False, True]
    to_pairs(page, "Down")
    assert tables.heads(confusion)[0] == "Ada ↓  Cleo →"


def test_antecedents_are_asked_in_their_categories_only(page: QWidget):
    pick(page, "Category", "pleonastic · it")
    pick(page, "Question", "Antecedents")
    assert combo(page, "Category").currentText() == "all categories"
    assert [row[1] for row in tables.cells(table(page, ANNOTATORS))] == ["·", "·", "·"]
    categories = [row[0] for row in tables.cells(table(page, BY_CATEGORY))]
    assert categories[0] == "all"
    assert len(categories) == 3
    assert says(page, "They have judged no candidate in common.")


def test_ones_own_consistency_has_a_row_for_everybody(page: QWidget):
    assert tables.cells(table(page, CONSISTENCY)) == [
        ["Ada", "2", "1", "1", "50.0"],
        ["Ben", "2", "2", "·", "100.0"],
        ["Cleo", "1", "1", "·", "100.0"],
    ]


def test_the_figures_are_those_of_the_command_line(page: QWidget, differing: Project):
    choose_below(page, EXPORT, "Copy as CSV")
    expected = agreement(project=differing)
    report = agreement_report(expected, by_category=True)
    assert QApplication.clipboard().text() == "".join(render(report, "csv"))
    assert "clipboard" in message(page.window())
    assert signature(page) == expected.frame.signature
    click(page, "Copy signature")
    assert QApplication.clipboard().text() == expected.frame.signature
    assert message(page.window()) == "The signature is copied."


def test_new_judgements_are_counted(main_window, page: QWidget, differing: Project, find):
    assert tables.cell(table(page, ANNOTATORS), 1, 1) == "3*"
    judge(
        project=differing,
        candidate_id=find("one", 5),
        annotator="Cleo",
        judgement=Judgement(Answer.NO),
    )
    reload(main_window)
    assert tables.cell(table(page, ANNOTATORS), 1, 1) == "4*"


def test_the_pair_stays_when_it_is_counted_again(main_window, page: QWidget):
    to_pairs(page, "Down")
    reload(main_window)
    assert tables.place(table(page, ANNOTATORS))[0] == 1
    assert tables.heads(table(page, CONFUSION))[0] == "Ada ↓  Cleo →"


def annotators(page: QWidget) -> QMenu:
    """The list that the button opens, whatever is ticked."""
    menu = button(page, ALL).menu()
    menu.popup(page.mapToGlobal(page.rect().center()))
    return menu


def test_an_annotator_is_left_out_by_keys(main_window, page: QWidget, differing, find):
    menu = annotators(page)
    press_quickly(menu, "Down", "Down", "Space")
    assert menu.isVisible()  # most people leave out more than one
    press_quickly(menu, "Escape")
    settle(main_window)
    assert names(page) == ["Ada – Cleo"]
    assert button(page, "2 of 3 annotators")
    assert "annotators:Ada,Cleo" in signature(page)
    judge(
        project=differing,
        candidate_id=find("one", 3),
        annotator="Dora",
        judgement=Judgement(Answer.YES),
    )
    reload(main_window)
    assert names(page)[-1] == "Cleo – Dora"


def test_with_one_annotator_left_it_says_what_to_do(main_window, page: QWidget):
    first, second, *_ = button(page, ALL).menu().actions()
    for each in (first, second):
        each.trigger()
    settle(main_window)
    assert not is_shown(page, QTableView, ANNOTATORS)
    assert says(page, "Tick two or more annotators")
    assert not button(page, EXPORT).isEnabled()
    first.trigger()
    settle(main_window)
    assert is_shown(page, QTableView, ANNOTATORS)


def test_what_was_given_can_count_as_none(page: QWidget):
    assert "judgements:judged|" in signature(page)
    button(page, "Count unjudged candidates as none").setFocus()
    press(page, "Space")
    assert "judgements:judged-or-given|" in signature(page)


@pytest.mark.parametrize(("who", "expected"), [((), "nobody has"), (("Ada",), "only Ada has")])
def test_without_two_people_it_says_how_to_get_there(
    main_window: QMainWindow, project: Project, find, who, expected
):
    evaluate(project=project)
    for name in who:
        judge(
            project=project,
            candidate_id=find("one", 3),
            annotator=name,
            judgement=Judgement(Answer.YES),
        )
    open_file(main_window, project.path)
    page = section(main_window, "Agreement")
    assert not is_shown(page, QTableView, ANNOTATORS)
    assert says(page, f"So far {expected} judged.")
    assert says(page, "Make a task set with an overlap")
    button(page, "Go to tasks").setFocus()
    press(page, "Space")
    assert button(main_window, "New task set…")


def test_a_name_with_markup_stays_a_name(main_window, project: Project, find):
    for name in ("<b>x</b> & y", "z"):
        judge(
            project=project,
            candidate_id=find("one", 3),
            annotator=name,
            judgement=Judgement(Answer.YES),
        )
    open_file(main_window, project.path)
    page = section(main_window, "Agreement")
    assert names(page) == ["<b>x</b> & y – z"]
    assert tables.tip(table(page, ANNOTATORS), 0, 0) == "<b>x</b> & y – z"
    assert agreement(project=project).pair(Question.PRONOUN, ("<b>x</b> & y", "z")).agreement.n == 1


def test_it_shows_what_each_annotator_says(page: QWidget):
    said = table(page, ANSWERS)
    assert tables.heads(said)[1:4] == ["Ada\n✓", "Ada\n✗", "Ada\n?"]
    assert tables.spoken(said, -1, "Ada\n✗") == "all, Ada, incorrect: 2"
    assert tables.cell(said, -1, "Ada\n✓") == "3"
    assert says(page, "No candidate has a tag.")


def test_tags_are_counted_by_annotator_or_by_system(
    main_window: QMainWindow, judged: Project, find
):
    tagged = Judgement(Answer.YES, tags=frozenset({"odd"}))
    for name in ("Ada", "Ben"):
        judge(project=judged, candidate_id=find("one", 3), annotator=name, judgement=tagged)
    open_file(main_window, judged.path)
    page = section(main_window, "Agreement")
    of_tags = table(page, "Candidates with each tag")
    odd = tables.row_heads(of_tags).index("odd")
    assert [tables.cell(of_tags, odd, name) for name in ("At least\none", "Ada", "Ben")] == [*"111"]
    pick(page, "Tags by", "by system")
    odd = tables.row_heads(of_tags).index("odd")
    assert [tables.cell(of_tags, odd, name) for name in ("At least\none", "one")] == [*"11"]
