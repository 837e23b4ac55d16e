"""Asks what to do with what could not be saved, before a window closes."""

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget


class Choice(Enum):
    """To stay is the default, and what Esc does."""

    STAY = auto()
    TRY_AGAIN = auto()
    COPY = auto()
    DISCARD = auto()


def ask_before_closing(parent: QWidget, failure: str, *, copy: bool = True) -> Choice:
    """`copy`: whether one would hold it."""
    box = QMessageBox(parent)
    box.setObjectName("closing_question")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(box.tr("Not saved"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(box.tr("Some of what you said could not be saved."))
    box.setInformativeText(failure)
    role = QMessageBox.ButtonRole
    buttons: dict[QAbstractButton, Choice] = {
        box.addButton(box.tr("&Try Again"), role.ActionRole): Choice.TRY_AGAIN,
        box.addButton(box.tr("Close and &Lose It"), role.DestructiveRole): Choice.DISCARD,
        (stay := box.addButton(box.tr("&Stay"), role.RejectRole)): Choice.STAY,
    }
    if copy:
        buttons[box.addButton(box.tr("Save a &Copy…"), role.ActionRole)] = Choice.COPY
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    choice = buttons.get(box.clickedButton(), Choice.STAY)
    box.deleteLater()
    return choice
