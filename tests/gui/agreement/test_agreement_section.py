"""The Agreement section: how far people agree, in figures that lead to their sentences."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

from protest_core.agreement.compute import agreement
from protest_core.agreement.report import agreement_report
from protest_core.annotating.judge import judge
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.outcome import Question
from protest_core.tables.model import Format
from protest_core.tables.render import render
from protest_gui.numbers.agreement import AgreementPage
from protest_gui.project.page import SectionList
from protest_gui.widgets.table_model import Figure, Figures, FiguresModel, Heading
from protest_gui.widgets.table_view import FiguresTable
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button
from tests.gui.driving.window import open_file, settle

DISPLAY, SPOKEN, HINT = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


def shown(window: MainWindow, project: Project, qtbot) -> AgreementPage:
    """By arrows from the overview."""
    open_file(window, project.path)
    sections = window.pages.project_page.findChild(SectionList)
    sections.setFocus()
    for _ in range(3):
        qtbot.keyClick(sections, Qt.Key.Key_Down)
    settle(window)
    page = window.pages.project_page.agreement_page
    assert page.isVisible()
    return page


@pytest.fixture
def page(main_window: MainWindow, judged: Project, qtbot) -> AgreementPage:
    return shown(main_window, judged, qtbot)


def texts(table: FiguresTable, role: Qt.ItemDataRole = DISPLAY) -> list[list[str]]:
    model = table.figures
    return [
        [model.index(row, column).data(role) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def headings(table: FiguresTable, orientation: Qt.Orientation) -> list[str]:
    model = table.figures
    across = orientation is Qt.Orientation.Horizontal
    count = model.columnCount() if across else model.rowCount()
    return [model.headerData(at, orientation, DISPLAY) for at in range(count)]


def choose(page: AgreementPage, what: str, text: str, qtbot) -> None:
    """Of a drop-down, by its accessible name."""
    (found,) = [each for each in page.findChildren(QComboBox) if each.accessibleName() == what]
    at = found.findText(text)
    assert at >= 0, [found.itemText(each) for each in range(found.count())]
    found.setFocus()
    while found.currentIndex() != at:
        key = Qt.Key.Key_Down if found.currentIndex() < at else Qt.Key.Key_Up
        qtbot.keyClick(found, key)


def test_the_model_is_sound(qtmodeltester):
    model = FiguresModel()
    qtmodeltester.check(model)
    row = [Figure("a"), Figure("1", "one <b>", ("opens",))]
    model.show_figures(Figures([Heading("A"), Heading("B")], [row, row], [Heading("x")] * 2))
    qtmodeltester.check(model)
    assert model.rowCount() == 2


def test_each_pair_has_a_row(page: AgreementPage):
    found = texts(page.tables.pairs)
    assert [row[0] for row in found] == ["Ada – Ben", "Ada – Cleo", "Ben – Cleo"]
    assert [row[1] for row in found] == ["5 (few)", "3 (few)", "3 (few)"]
    assert [row[3] for row in found] == ["40.0 %", "33.3 %", "100.0 %"]
    assert found[2][4] == "1.00"


def test_few_are_flagged_in_words_for_everybody(page: AgreementPage, qtbot):
    assert texts(page.tables.pairs, SPOKEN)[0][1] == "5: too few to say much"
    page.tables.pairs.setFocus()
    qtbot.keyClick(page.tables.pairs, Qt.Key.Key_Down)
    assert page.tables.remark.text() == (
        "Ada and Cleo share 3 candidates: fewer than 10 are too few to say much."
    )


def test_where_there_is_no_kappa_the_reason_is_seen_and_told(page: AgreementPage, qtbot):
    choose(page, "Category", "pleonastic · it", qtbot)
    for _ in range(2):
        qtbot.keyClick(page.tables.pairs, Qt.Key.Key_Down)
    why = "All have the same label: no more agreement than that of chance can be seen."
    assert texts(page.tables.pairs)[2][4:6] == ["–", "–"]
    assert texts(page.tables.pairs, SPOKEN)[2][4] == why
    assert texts(page.tables.pairs, HINT)[2][4] == f"<p>{why}</p>"
    assert f"No kappa: a{why[1:]}" in page.tables.remark.text()
    assert page.tables.pairs.accessibleDescription() == page.tables.remark.text()


def test_all_together_are_told_in_a_line(page: AgreementPage):
    text = page.tables.together.text()
    assert "All 3 together: 5 candidates" in text
    assert "Fleiss's kappa –" in text
    assert "Not every candidate has the same number of annotators" in text


def test_the_labels_of_the_pair_stand_with_the_names_at_the_sides(page: AgreementPage, qtbot):
    table = page.tables.details.confusion
    assert headings(table, Qt.Orientation.Vertical) == [f"Ada: {each}" for each in Label]
    assert headings(table, Qt.Orientation.Horizontal) == [f"Ben:\n{each}" for each in Label]
    assert texts(table) == [["1", "2", "·"], ["1", "1", "·"], ["·", "·", "·"]]
    assert texts(table, SPOKEN)[0][1] == "Ada: correct, Ben: incorrect: 2"
    page.tables.pairs.setFocus()
    qtbot.keyClick(page.tables.pairs, Qt.Key.Key_Down)
    assert headings(table, Qt.Orientation.Horizontal)[0] == "Cleo:\ncorrect"


def test_antecedents_are_asked_in_their_categories_only(page: AgreementPage, qtbot):
    choose(page, "Category", "pleonastic · it", qtbot)
    choose(page, "Question", "Antecedents", qtbot)
    assert page.options.category is None
    assert [row[1] for row in texts(page.tables.pairs)] == ["0", "0", "0"]
    categories = [row[0] for row in texts(page.tables.details.categories)]
    assert categories[0] == "all"
    assert len(categories) == 3
    assert "They have no candidate in common." in page.tables.together.text()


def test_ones_own_consistency_has_a_row_for_everybody(page: AgreementPage):
    assert texts(page.tables.own) == [
        ["Ada", "2", "1 (50.0 %)", "1"],
        ["Ben", "2", "2 (100.0 %)", "·"],
        ["Cleo", "1", "1 (100.0 %)", "·"],
    ]


def test_the_figures_are_those_of_the_command_line(page: AgreementPage, judged: Project, qtbot):
    page.export.copy(Format.CSV)
    table = agreement(project=judged)
    expected = "".join(render(agreement_report(table, by_category=True), Format.CSV))
    assert QApplication.clipboard().text() == expected
    assert "clipboard" in page.banner.text
    assert page.tables.signature.signature == table.signature
    button(page, "Copy signature").click()
    assert QApplication.clipboard().text() == table.signature
    assert page.banner.text == "The signature is copied."


def test_new_judgements_are_counted(main_window, page: AgreementPage, judged: Project, find):
    assert texts(page.tables.pairs)[1][1] == "3 (few)"
    judge(
        project=judged,
        candidate_id=find("one", 5),
        annotator="Cleo",
        judgement=Judgement(Answer.NO),
    )
    main_window.reload()
    settle(main_window)
    assert texts(page.tables.pairs)[1][1] == "4 (few)"


def test_the_pair_stays_when_it_is_counted_again(main_window, page: AgreementPage, qtbot):
    page.tables.pairs.setFocus()
    qtbot.keyClick(page.tables.pairs, Qt.Key.Key_Down)
    main_window.reload()
    settle(main_window)
    assert page.tables.pairs.currentIndex().row() == 1
    assert headings(page.tables.details.confusion, Qt.Orientation.Vertical)[0] == "Ada: correct"
    assert headings(page.tables.details.confusion, Qt.Orientation.Horizontal)[0].startswith("Cleo")


def test_an_annotator_is_left_out_by_keys(main_window, page: AgreementPage, judged, find, qtbot):
    names = button(page, "All annotators")
    menu = names.menu()
    menu.popup(page.mapToGlobal(page.rect().center()))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space):
        qtbot.keyClick(menu, key)
    assert menu.isVisible()  # most people leave out more than one
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    settle(main_window)
    assert [row[0] for row in texts(page.tables.pairs)] == ["Ada – Cleo"]
    assert names.text() == "2 of 3 annotators"
    assert "annotators:Ada,Cleo" in page.tables.signature.signature
    judge(
        project=judged,
        candidate_id=find("one", 3),
        annotator="Dora",
        judgement=Judgement(Answer.YES),
    )
    main_window.reload()
    settle(main_window)
    assert [row[0] for row in texts(page.tables.pairs)][-1] == "Cleo – Dora"


def test_with_one_annotator_left_it_says_what_to_do(main_window, page: AgreementPage, qtbot):
    menu = button(page, "All annotators").menu()
    for action in menu.actions()[:2]:
        action.trigger()
    settle(main_window)
    assert not page.tables.isVisible()
    assert "Tick two or more annotators" in page.nothing.sentence.text()
    assert not page.export.isEnabled()
    menu.actions()[0].trigger()
    settle(main_window)
    assert page.tables.isVisible()


def test_only_what_both_have_judged_can_be_asked_for(main_window, page: AgreementPage, qtbot):
    qtbot.keyClick(page.options._judged_only, Qt.Key.Key_Space)
    settle(main_window)
    assert "judgements:judged|" in page.tables.signature.signature


@pytest.mark.parametrize(("names", "expected"), [((), "nobody has"), (("Ada",), "only Ada has")])
def test_without_two_people_it_says_how_to_get_there(
    main_window: MainWindow, project: Project, find, qtbot, names, expected
):
    evaluate(project=project)
    for name in names:
        judge(
            project=project,
            candidate_id=find("one", 3),
            annotator=name,
            judgement=Judgement(Answer.YES),
        )
    page = shown(main_window, project, qtbot)
    assert not page.tables.isVisible()
    assert f"So far {expected} judged." in page.nothing.sentence.text()
    assert "Make a task set with an overlap" in page.nothing.sentence.text()
    qtbot.keyClick(page.nothing.to_tasks, Qt.Key.Key_Space)
    assert main_window.pages.project_page.tasks_page.isVisible()


def test_a_name_with_markup_stays_a_name(main_window, project: Project, find, qtbot):
    for name in ("<b>x</b> & y", "z"):
        judge(
            project=project,
            candidate_id=find("one", 3),
            annotator=name,
            judgement=Judgement(Answer.YES),
        )
    page = shown(main_window, project, qtbot)
    assert texts(page.tables.pairs)[0][0] == "<b>x</b> & y – z"
    assert texts(page.tables.pairs, HINT)[0][0] == "<p>&lt;b&gt;x&lt;/b&gt; &amp; y and z</p>"
    assert agreement(project=project).pair(Question.PRONOUN, ("<b>x</b> & y", "z")).agreement.n == 1
