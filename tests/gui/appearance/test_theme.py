"""Colours and text size reach the whole application, at once and again and again."""

from collections.abc import Iterator
from time import thread_time

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import LARGEST, SMALLEST, Scheme, apply_theme, colours_of
from tests.gui.appearance.colour_measures import contrast


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    apply_theme(qapp, Scheme.LIGHT, 100)
    yield qapp
    apply_theme(qapp, Scheme.LIGHT, 100)


@pytest.mark.parametrize(("scheme", "colours"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_every_role_of_every_group_is_ours_and_readable(
    app: QApplication, scheme: Scheme, colours
) -> None:
    apply_theme(app, scheme, 100)
    palette = app.palette()
    assert colours_of(palette) is colours
    for group in (
        QPalette.ColorGroup.Active,
        QPalette.ColorGroup.Inactive,
        QPalette.ColorGroup.Disabled,
    ):
        for role in QPalette.ColorRole:
            if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
                assert palette.isBrushSet(group, role), (group, role)
        for text, behind in (
            ("WindowText", "Window"),
            ("Text", "Base"),
            ("Text", "AlternateBase"),
            ("PlaceholderText", "Base"),
            ("ButtonText", "Button"),
            ("ToolTipText", "ToolTipBase"),
            ("HighlightedText", "Highlight"),
            ("Link", "Base"),
        ):
            names = [palette.color(group, QPalette.ColorRole[r]).name() for r in (text, behind)]
            assert contrast(*names) >= 4.5, (group, text, behind)


def test_a_widget_with_a_dark_palette_paints_dark() -> None:
    palette = QPalette(QColor("#202020"))
    palette.setColor(QPalette.ColorRole.Window, QColor("#202020"))
    assert colours_of(palette) is DARK
    palette.setColor(QPalette.ColorRole.Window, QColor("#F0F0F0"))
    assert colours_of(palette) is LIGHT


def test_text_size_reaches_open_widgets_menus_and_tool_tips(
    app: QApplication, qtbot: QtBot
) -> None:
    window, label, edit = QMainWindow(), QLabel("text"), QLineEdit("text")
    qtbot.addWidget(window)
    window.setCentralWidget(label)
    window.statusBar().addWidget(edit)
    menu = window.menuBar().addMenu("File")
    window.show()
    normal, width = app.font().pointSizeF(), label.sizeHint().width()
    apply_theme(app, Scheme.LIGHT, 200)
    fonts = [each.font() for each in (label, edit, window.menuBar(), menu)] + [QToolTip.font()]
    assert {font.pointSizeF() for font in fonts} == {2 * normal}
    assert label.sizeHint().width() > 1.8 * width


def test_changing_the_size_many_times_ends_where_it_began(app: QApplication) -> None:
    normal = app.font().pointSizeF()
    for percent in [*range(SMALLEST, LARGEST + 1, 7), 130, 90, 100]:
        apply_theme(app, Scheme.LIGHT, percent)
    assert app.font().pointSizeF() == normal


@pytest.mark.parametrize(("asked", "given"), [(10, SMALLEST), (5000, LARGEST)])
def test_no_size_is_beyond_the_limits(app: QApplication, asked: int, given: int) -> None:
    normal = app.font().pointSizeF()
    apply_theme(app, Scheme.LIGHT, asked)
    assert app.font().pointSizeF() == pytest.approx(normal * given / 100)


def test_applying_the_same_again_tells_no_widget(app: QApplication, qtbot: QtBot) -> None:
    class Counting(QWidget):
        changes = 0

        def changeEvent(self, _event) -> None:
            self.changes += 1

    widget = Counting()
    qtbot.addWidget(widget)
    widget.show()
    widget.changes = 0
    apply_theme(app, Scheme.LIGHT, 100)
    assert widget.changes == 0
    apply_theme(app, Scheme.DARK, 100)
    assert widget.changes > 0


def test_system_follows_the_desktop_live_and_the_others_do_not(app: QApplication) -> None:
    desktop = app.styleHints().colorSchemeChanged
    apply_theme(app, Scheme.SYSTEM, 100)
    desktop.emit(Qt.ColorScheme.Dark)
    assert colours_of(app.palette()) is DARK
    desktop.emit(Qt.ColorScheme.Light)
    assert colours_of(app.palette()) is LIGHT
    apply_theme(app, Scheme.LIGHT, 100)
    desktop.emit(Qt.ColorScheme.Dark)
    assert colours_of(app.palette()) is LIGHT


def test_focus_is_clearly_visible_and_moves_nothing(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    button, other = QPushButton("Button"), QPushButton("Other")
    layout.addWidget(button)
    layout.addWidget(other)
    window.show()
    window.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    without, size = button.grab().toImage(), button.sizeHint()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    ringed = button.grab().toImage()
    middle = ringed.height() // 2
    assert QColor(ringed.pixel(0, middle)).name().upper() == LIGHT.accent
    assert QColor(ringed.pixel(1, middle)).name().upper() == LIGHT.accent
    assert QColor(without.pixel(0, middle)).name().upper() != LIGHT.accent
    assert button.sizeHint() == size
    assert size != QSize()


def test_no_button_of_a_dialog_has_a_picture(app: QApplication, qtbot: QtBot) -> None:
    apply_theme(app, Scheme.LIGHT, 100)
    every = (QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel)
    box = QDialogButtonBox(every[0] | every[1])
    qtbot.addWidget(box)
    box.show()
    assert [box.button(each).icon().isNull() for each in every] == [True, True]


def test_a_change_takes_less_than_a_blink(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for number in range(50):
        layout.addWidget(QPushButton(str(number)))
    window.show()
    times = []
    for percent in (150, 200, 100):
        begin = thread_time()
        apply_theme(app, Scheme.DARK, percent)
        times.append(thread_time() - begin)
    assert min(times) < 0.05
