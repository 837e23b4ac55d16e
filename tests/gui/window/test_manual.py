"""Help → Manual: the documentation in the program, without a network."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QListWidget, QMainWindow, QTextBrowser, QWidget

from protest_core.resources import shipped
from tests.gui.driving.dialogs import other_window
from tests.gui.driving.finding import find
from tests.gui.driving.window import choose, press

FOR_DEVELOPERS = {"architecture", "translating"}
HEADINGS = {
    path.stem: path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
    for path in shipped("docs").glob("*.md")
    if path.stem not in FOR_DEVELOPERS
}


@pytest.fixture
def manual(main_window: QMainWindow) -> QWidget:
    choose(main_window, "Help/Manual")
    manual = other_window("Manual")
    assert manual.windowModality() is Qt.WindowModality.NonModal
    return manual


def names(manual: QWidget) -> QListWidget:
    return find(manual, QListWidget, "Pages")


def page(manual: QWidget) -> QTextBrowser:
    return find(manual, QTextBrowser, "Text")


def first_line(manual: QWidget) -> str:
    return page(manual).toPlainText().partition("\n")[0]


def test_it_begins_with_what_an_annotator_needs_and_esc_closes_it(manual: QWidget):
    assert first_line(manual) == "Judging a batch"
    assert "Read the guidelines" in page(manual).toPlainText()
    press(manual, "Escape")
    assert not manual.isVisible()


def test_arrows_go_through_every_page_of_the_documentation_for_users(manual: QWidget):
    assert names(manual).hasFocus()
    read = [first_line(manual)]
    for _ in range(names(manual).count() - 1):
        press(manual, "Down")
        read.append(first_line(manual))
    assert sorted(read) == sorted(HEADINGS.values())


def test_a_link_leads_to_the_page_and_the_heading_that_it_names(manual: QWidget):
    page(manual).anchorClicked.emit(QUrl("researching.md#1-hand-out"))
    assert first_line(manual) == "From batches to the paper"
    assert page(manual).verticalScrollBar().value() > 0


def test_no_page_has_pictures_or_links_that_lead_nowhere(manual: QWidget):
    for row in range(names(manual).count()):
        names(manual).setCurrentRow(row)
        block = page(manual).document().firstBlock()
        while block.isValid():
            for part in block.begin():
                form = part.fragment().charFormat()
                assert not form.isImageFormat()
                if form.isAnchor():
                    target = QUrl(form.anchorHref()).path().removesuffix(".md")
                    assert target in {"", *HEADINGS}, form.anchorHref()
            block = block.next()
