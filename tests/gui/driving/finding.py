"""Finds what a person sees: a widget of a kind, by the name that it is read out with."""

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, Qt, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)

Kind = TypeVar("Kind", bound=QWidget)


def plain(text: str) -> str:
    """Remove the sign that underlines a letter."""
    return unbracketed(text.replace("&&", "\0").replace("&", "").replace("\0", "&"))


def unbracketed(text: str) -> str:
    """Remove the brackets that a test puts round texts that can be translated."""
    return text.replace("⟦", "").replace("⟧", "")


def without_markup(text: str) -> str:
    """A text that Qt shows as HTML where it looks like that, as people read it."""
    if not Qt.mightBeRichText(text):
        return text
    return QTextDocumentFragment.fromHtml(text).toPlainText()


def name_of(widget: QWidget) -> str:
    """Return a widget's name for screen readers: accessible name, text, or the label before it."""
    return _spoken(widget, QAccessible.Text.Name)


def description_of(widget: QWidget) -> str:
    """Return the description that a screen reader adds to the name."""
    return _spoken(widget, QAccessible.Text.Description)


def shown(root: QWidget, kind: type[Kind] = QWidget) -> list[Kind]:
    """All of this kind that can be seen in it (after scrolling, perhaps)."""
    return [each for each in root.findChildren(kind) if each.isVisible()]


def find(root: QWidget, kind: type[Kind], name: str) -> Kind:
    """The only one of this kind that is seen and has this name or this text."""
    seen = shown(root, kind)
    found = [each for each in seen if name in _names(each)]
    assert len(found) == 1, f"{len(found)} × {name!r} among {[name_of(each) for each in seen]}"
    return found[0]


def is_shown(root: QWidget, kind: type[QWidget], name: str) -> bool:
    return any(name in _names(each) for each in shown(root, kind))


def button(root: QWidget, name: str) -> QAbstractButton:
    """Return a button, a tick, or one of several choices."""
    return find(root, QAbstractButton, name)


def buttons(root: QWidget) -> list[str]:
    """The names of all of them."""
    return [name_of(each) for each in shown(root, QAbstractButton)]


def combo(root: QWidget, name: str) -> QComboBox:
    return find(root, QComboBox, name)


def field(root: QWidget, name: str) -> QLineEdit:
    return find(root, QLineEdit, name)


def table(root: QWidget, name: str) -> QTableView:
    return find(root, QTableView, name)


def texts(root: QWidget) -> list[str]:
    """Return the texts of the labels, in reading order."""
    labels = as_read(root, shown(root, QLabel))
    return [each.accessibleName() or each.text() for each in labels if each.text()]


def as_read(root: QWidget, widgets: Iterable[Kind]) -> list[Kind]:
    """Sort widgets from above, and on one line from the left."""
    return sorted(widgets, key=lambda each: _place(root, each))


def says(root: QWidget, text: str) -> bool:
    """Return whether a label contains the text."""
    return any(text in each for each in texts(root))


def _names(widget: QWidget) -> set[str]:
    text = plain(widget.text()) if isinstance(widget, QAbstractButton) else ""
    # On Linux Qt tells of a choice box what is chosen, not what it is called.
    return {name_of(widget), unbracketed(widget.accessibleName()), text}


def _spoken(widget: QWidget, what: QAccessible.Text) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return unbracketed(interface.text(what)) if interface else ""


def _place(root: QWidget, widget: QWidget) -> tuple[int, int]:
    at = widget.mapTo(root, QPoint())
    return at.y(), at.x()
