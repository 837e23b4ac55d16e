"""Asks, before a contradiction is left behind, whether to amend it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from protest_core.operations import CONFLICT_SENTENCES, Conflict


def ask_about(
    parent: QWidget, conflicts: Sequence[Conflict], *, leave: Callable[[], object]
) -> QMessageBox:
    """Amend is the default and what Esc does; nothing happens then."""
    box = QMessageBox(parent)
    box.setObjectName("conflict_question")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(box.tr("Amend?"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(box.tr("This judgement contradicts itself."))
    box.setInformativeText("\n".join(_sentence(each) for each in conflicts))
    amend = box.addButton(box.tr("&Amend"), QMessageBox.ButtonRole.RejectRole)
    as_it_is = box.addButton(box.tr("&Leave as it is"), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(amend)
    box.setEscapeButton(amend)
    as_it_is.clicked.connect(lambda _checked: leave())
    box.open()
    return box


def _sentence(conflict: Conflict) -> str:
    sentence = CONFLICT_SENTENCES[conflict]
    return f"{sentence[0].upper()}{sentence[1:]}."
