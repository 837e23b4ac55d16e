"""Every text that a person can see or hear in what is open, with the place where it stands."""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.gui.driving.finding import without_markup

_Role = Qt.ItemDataRole
_TEXTS = (
    _Role.DisplayRole,
    _Role.ToolTipRole,
    _Role.StatusTipRole,
    _Role.WhatsThisRole,
    _Role.AccessibleTextRole,
    _Role.AccessibleDescriptionRole,
)


def every_text() -> Iterator[tuple[str, str]]:
    """Yield kinds of widgets and what they say, tool tips and screen readers included."""
    for widget in QApplication.allWidgets():
        for text in _texts_of(widget):
            if text:
                yield f"{type(widget).__name__} in {_page_of(widget)}", without_markup(text)


def _texts_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    interface = QAccessible.queryAccessibleInterface(widget) if widget.isVisible() else None
    if interface is not None:
        yield from map(interface.text, (QAccessible.Text.Name, QAccessible.Text.Description))
    for kind, texts_in in _TEXTS_IN.items():
        if isinstance(widget, kind):
            yield from texts_in(widget)


def _of_tabs(tabs: QTabBar) -> Iterator[str]:
    for tab in range(tabs.count()):
        yield from (tabs.tabText(tab), tabs.tabToolTip(tab))


def _of_actions(menu: QMenu | QMenuBar) -> Iterator[str]:
    for action in menu.actions():
        yield from _of_action(action)


def _of_action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.statusTip(), action.whatsThis())


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    rows = range(model.rowCount())
    # Of a list model that is nobody's business.
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount())
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    for role in _TEXTS:
        found = [model.index(*cell).data(role) for cell in product(rows, columns)]
        found += [model.headerData(column, across, role) for column in columns]
        found += [model.headerData(row, down, role) for row in rows]
        yield from (each for each in found if isinstance(each, str))


_TEXTS_IN: dict[type[QWidget], Callable[[Any], Iterable[str]]] = {
    QLabel: lambda label: [label.text()],
    QAbstractButton: lambda button: [button.text()],
    QLineEdit: lambda field: [field.text(), field.placeholderText()],
    QTextEdit: lambda text: [text.toPlainText(), text.placeholderText()],
    QPlainTextEdit: lambda text: [text.toPlainText(), text.placeholderText()],
    QGroupBox: lambda box: [box.title()],
    QComboBox: lambda box: _of_model(box.model()),
    QTabBar: _of_tabs,
    QAbstractItemView: lambda view: _of_model(view.model()) if view.model() is not None else (),
    QMenu: _of_actions,
    QMenuBar: _of_actions,
}


def _page_of(widget: QWidget) -> str:
    """The class of ours that it is a part of."""
    while (parent := widget.parentWidget()) is not None:
        widget = parent
        if type(widget).__module__.startswith("protest_gui."):
            break
    return type(widget).__name__
