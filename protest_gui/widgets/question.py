"""A question with two answers, of which Esc and Enter give the one that changes nothing."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def is_wanted(parent: QWidget, question: str, *, yes: str, no: str) -> bool:
    box = QMessageBox(QMessageBox.Icon.Question, parent.windowTitle(), question, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    yes_button = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    no_button = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no_button)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return clicked is yes_button
