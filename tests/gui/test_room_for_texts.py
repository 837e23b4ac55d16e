"""Hints in empty fields and names in choice boxes are whole in all dialogs, whatever their size."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMainWindow,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QWidget,
)

from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.suite.making_dialog import SuiteOrigin
from protest_gui.translations import ENGLISH, show_language
from tests.builders.greek_project import greek_project
from tests.builders.small_suite import write_system
from tests.gui.driving.dialogs import choose_files, when_shown
from tests.gui.driving.finding import name_of, shown
from tests.gui.driving.window import laid_out, new_window, open_file, settle


@pytest.fixture(params=[(ENGLISH, 100), (ENGLISH, 200), ("de", 100), ("de", 200), ("fr", 200)])
def window(request, qapp: QApplication, preferences, qtbot) -> Iterator[QMainWindow]:
    language, percent = request.param
    show_language(qapp, language)
    apply_theme(qapp, Scheme.LIGHT, percent)
    window = new_window(preferences)
    qtbot.addWidget(window)
    yield window
    settle(window)
    show_language(qapp, ENGLISH)


def cut_texts(window: QWidget) -> list[str]:
    """Return the hints and chosen names that have less room than they need."""
    laid_out(window)
    fields = [each for each in shown(window, QLineEdit) if each.placeholderText()]
    cut = [
        f"{name_of(field)}: {field.placeholderText()}"
        for field in fields
        if width_of(field, field.placeholderText()) > room_of_field(field)
    ]
    for box in shown(window, QComboBox):
        texts = {box.currentText()} if box.isEditable() else every_text(box)
        cut += [text for text in texts if width_of(box, text) > room_of_choice(box)]
    return cut


def every_text(box: QComboBox) -> set[str]:
    return {box.itemText(number) for number in range(box.count())}


def width_of(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)


def room_of_field(field: QLineEdit) -> int:
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    element = QStyle.SubElement.SE_LineEditContents
    inside = field.style().subElementRect(element, option, field)
    margins = field.textMargins()
    return inside.width() - margins.left() - margins.right() - 4  # which Qt leaves beside the text


def room_of_choice(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(control, option, part, box).width()


def test_all_texts_of_a_new_suite_have_room_whatever_it_is_made_from(window: QMainWindow):
    def look(dialog: QDialog) -> None:
        origins = max(shown(dialog, QComboBox), key=QComboBox.count)
        for number in range(origins.count()):
            origins.setCurrentIndex(number)
            found[origins.itemText(number)] = cut_texts(dialog)
        dialog.reject()

    found: dict[str, list[str]] = {}
    when_shown(window, QDialog, look)
    window.findChild(QAction, "make_suite").trigger()
    settle(window)
    assert {name: texts for name, texts in found.items() if texts} == {}
    assert len(found) == len(SuiteOrigin)


def test_all_texts_of_dialogs_have_room(
    window: QMainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = greek_project(tmp_path)
    write_system(tmp_path, "delta")
    choose_files(monkeypatch, tmp_path / "delta.txt")
    open_file(window, path)
    found: dict[str, list[str]] = {}

    def look(dialog: QDialog) -> None:
        found[name] = cut_texts(dialog)
        dialog.reject()

    names = ["new", "convert", "load_systems", "export", "import_judgements", "matching_policy"]
    names += ["options", "compare_systems"]
    for name in names:
        met = when_shown(window, QDialog, look)
        window.findChild(QAction, name).trigger()
        settle(window)
        for dialog in shown(window, QDialog) if not met else ():
            look(dialog)
    assert {name: texts for name, texts in found.items() if texts} == {}
    assert sorted(found) == sorted(names)
