"""No underlined letter stands at two places: Alt and the letter would press neither."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMainWindow,
    QWidget,
)

from protest_gui.suite.making_dialog import SuiteOrigin
from protest_gui.translations import ENGLISH, show_language
from tests.builders.greek_project import greek_batch, greek_project
from tests.builders.small_suite import write_system
from tests.gui.driving.dialogs import choose_files, when_shown
from tests.gui.driving.finding import shown
from tests.gui.driving.window import new_window, open_file, settle


@pytest.fixture(params=[ENGLISH, "de", "fr"])
def window(request, qapp: QApplication, preferences, qtbot) -> Iterator[QMainWindow]:
    show_language(qapp, request.param)
    window = new_window(preferences)
    qtbot.addWidget(window)
    yield window
    settle(window)
    show_language(qapp, ENGLISH)


def letters_twice(window: QWidget) -> list[str]:
    """Return the letters of what can be reached now that stand at two places."""
    texts = [each.text() for each in shown(window, QAbstractButton) if each.isEnabled()]
    texts += [each.text() for each in shown(window, QLabel) if each.buddy() is not None]
    letters = [
        text.replace("&&", "")[text.replace("&&", "").index("&") + 1].upper()
        for text in texts
        if "&" in text.replace("&&", "")
    ]
    return [letter for letter, count in Counter(letters).items() if count > 1]


def test_no_letter_of_a_new_suite_is_twice_whatever_it_is_made_from(window: QMainWindow):
    def look(dialog: QDialog) -> None:
        origins = max(shown(dialog, QComboBox), key=QComboBox.count)
        for number in range(origins.count()):
            origins.setCurrentIndex(number)
            for each in shown(dialog, QAbstractButton):
                each.setEnabled(True)
            found[origins.itemText(number)] = letters_twice(dialog)
        dialog.reject()

    found: dict[str, list[str]] = {}
    when_shown(window, QDialog, look)
    window.findChild(QAction, "make_suite").trigger()
    settle(window)
    assert {name: letters for name, letters in found.items() if letters} == {}
    assert len(found) == len(SuiteOrigin)


@pytest.mark.parametrize(
    "name",
    [
        *("new", "compare_systems", "convert", "load_systems", "export", "import_judgements"),
        *("matching_policy", "options"),
    ],
)
def test_no_letter_of_a_dialog_is_twice(
    window: QMainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
):
    path = greek_project(tmp_path)
    greek_batch(path, tmp_path)
    write_system(tmp_path, "delta")
    choose_files(monkeypatch, tmp_path / "delta.txt")
    open_file(window, path)

    def look(dialog: QDialog) -> None:
        for each in shown(dialog, QAbstractButton):
            each.setEnabled(True)
        found.append(letters_twice(dialog))
        dialog.reject()

    found: list[list[str]] = []
    met = when_shown(window, QDialog, look)
    window.findChild(QAction, name).trigger()
    settle(window)
    for dialog in shown(window, QDialog) if not met else ():
        look(dialog)
    assert found == [[]]
