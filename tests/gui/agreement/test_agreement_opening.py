"""From a number of the Agreement section to exactly the candidates that it counts."""

import pytest
from PySide6.QtCore import Qt

from protest_core.agreement.compute import agreement
from protest_core.annotating.judge import judge
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.outcome import Question
from protest_gui.numbers.agreement import AgreementPage
from protest_gui.numbers.agreement_figures import pairs_figures
from protest_gui.numbers.agreement_found import Behind, candidates_behind
from protest_gui.widgets.table_model import Figure
from protest_gui.widgets.table_view import FiguresTable
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.window import open_file, settle


@pytest.fixture
def page(main_window: MainWindow, judged: Project) -> AgreementPage:
    open_file(main_window, judged.path)
    project_page = main_window.pages.project_page
    project_page.show_section(project_page.agreement_page)
    settle(main_window)
    return project_page.agreement_page


def press(window: MainWindow, qtbot, table: FiguresTable, *keys: Qt.Key) -> None:
    table.setFocus()
    for key in keys:
        qtbot.keyClick(table, key)
    settle(window)


def read(window: MainWindow) -> list[int]:
    """The candidates in the translation window; with what people said beside them."""
    page = window.pages.reading_page
    assert page.isVisible()
    assert page.overview.isVisible()
    return list(page.place[0])


def test_enter_on_a_cell_opens_what_it_counts(main_window, page: AgreementPage, find, qtbot):
    table = page.tables.details.confusion
    press(main_window, qtbot, table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert read(main_window) == [find("one", 4), find("two", 4)]


def test_so_does_a_click(main_window, page: AgreementPage, find, qtbot):
    table = page.tables.details.confusion
    where = table.visualRect(table.figures.index(1, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    settle(main_window)
    assert read(main_window) == [find("two", 3)]


def test_the_overview_panel_is_shown_again_if_it_was_left(main_window, page, find, qtbot):
    table = page.tables.details.confusion
    press(main_window, qtbot, table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    main_window.pages.reading_page.actions_by_command["overview_panel"].trigger()
    assert not main_window.pages.reading_page.overview.isVisible()
    main_window.pages.show_project_page()
    settle(main_window)
    press(main_window, qtbot, table, Qt.Key.Key_Return)
    assert read(main_window) == [find("one", 4), find("two", 4)]


def test_a_cell_without_candidates_opens_nothing(main_window, page: AgreementPage, qtbot):
    table = page.tables.details.confusion
    press(main_window, qtbot, table, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert page.isVisible()
    assert main_window.pages.reading_page is None


def test_the_disagreements_of_a_category_open(main_window, page: AgreementPage, find, qtbot):
    table = page.tables.details.categories
    last = table.figures.columnCount() - 1
    names = [table.figures.index(at, 0).data() for at in range(table.figures.rowCount())]
    at = names.index("addressee · deictic singular you")
    assert table.figures.index(at, last).data() == "2"
    press(main_window, qtbot, table, *[Qt.Key.Key_Down] * at, *[Qt.Key.Key_Right] * last)
    press(main_window, qtbot, table, Qt.Key.Key_Space)
    assert read(main_window) == [find("one", 4), find("two", 4)]


def test_what_one_person_judged_differently_opens(main_window, page: AgreementPage, find, qtbot):
    press(main_window, qtbot, page.tables.own, *[Qt.Key.Key_Right] * 3, Qt.Key.Key_Return)
    assert read(main_window) == [find("one", 3), find("two", 3)]


def test_every_number_opens_as_many_as_it_says(page: AgreementPage, judged: Project):
    """Of a share or a coefficient the number stands in another cell of the row."""
    found = 0
    tables = page.tables.pairs, page.tables.details.confusion, page.tables.details.categories
    for table in tables:
        for row in table.figures.figures.rows:
            for figure in row:
                if isinstance(figure.opens, Behind) and (number := _number(figure.text)):
                    found += 1
                    assert len(candidates_behind(judged, figure.opens)) == number
    assert found >= 15


def _number(text: str) -> int | None:
    first = text.split(" (")[0]
    return int(first) if first.isdigit() else None


@pytest.mark.parametrize("category", [None, *range(1, 3)])
@pytest.mark.parametrize("judged_only", [False, True])
def test_shares_and_coefficients_open_what_they_are_told_of(
    main_window, page: AgreementPage, judged: Project, category: int | None, judged_only: bool
):
    table = agreement(project=judged, judged_only=judged_only)
    named = [None, *(each.id for each in table.categories_of(Question.PRONOUN))][category or 0]
    shown = pairs_figures(table, Question.PRONOUN, named).rows
    for pair, row in zip(table.all_pairs, shown, strict=True):
        found = table.pair(Question.PRONOUN, pair, named)
        same = sum(found.confusion[each, each] for each in Label)
        kappa = 0 if found.agreement.kappa is None else found.agreement.n
        interval = 0 if found.agreement.interval is None else found.agreement.n
        numbers = [found.agreement.n, found.both_judged, same, kappa, interval, found.overlap.n]
        assert [_opened_by(judged, figure) for figure in row[1:]] == numbers


def _opened_by(project: Project, figure: Figure) -> int:
    """What opens nothing is not underlined."""
    if figure.opens is None:
        return 0
    assert isinstance(figure.opens, Behind)
    return len(candidates_behind(project, figure.opens))


@pytest.mark.parametrize("column", range(1, 6))
def test_each_number_of_a_pair_opens_by_key_and_by_click(
    main_window, page: AgreementPage, judged: Project, qtbot, column: int
):
    table = page.tables.pairs
    index = table.figures.index(0, column)
    expected = list(candidates_behind(judged, table.figures.figure(index).opens))
    table.setCurrentIndex(index)
    press(main_window, qtbot, table, Qt.Key.Key_Return)
    assert read(main_window) == expected
    main_window.pages.show_project_page()
    settle(main_window)
    where = table.visualRect(index).center()
    qtbot.mouseMove(table.viewport(), where)
    assert table.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert index.data(Qt.ItemDataRole.FontRole).underline()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    settle(main_window)
    assert read(main_window) == expected


def test_back_leads_to_the_section_with_what_was_judged_meanwhile(
    main_window, page: AgreementPage, judged, find, qtbot
):
    table = page.tables.details.confusion
    press(main_window, qtbot, table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    judge(
        project=judged,
        candidate_id=find("one", 5),
        annotator="Ben",
        judgement=Judgement(Answer.YES),
    )
    qtbot.keyClick(main_window.focusWidget(), Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    settle(main_window)
    assert page.isVisible()
    assert table.figures.index(1, 0).data() == "2"
    assert table.currentIndex() == table.figures.index(0, 1)


def test_tab_leads_from_table_to_table(main_window, page: AgreementPage, qtbot):
    page.tables.pairs.setFocus()
    met = [page.tables.pairs]
    for _ in range(8):
        qtbot.keyClick(main_window.focusWidget(), Qt.Key.Key_Tab)
        met.append(main_window.focusWidget())
    places = [met.index(each) for each in (page.tables.details.confusion,)]
    places += [met.index(page.tables.details.categories), met.index(page.tables.own)]
    assert places == sorted(places)
