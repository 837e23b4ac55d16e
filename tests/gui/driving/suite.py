"""Looks through the examples of a suite and corrects them, by keys, as somebody who sees them."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QListWidget,
    QTableView,
    QTextEdit,
    QWidget,
)

from tests.gui.driving import window as windows
from tests.gui.driving.finding import (
    button,
    combo,
    find,
    is_shown,
    name_of,
    shown,
    table,
    texts,
    unbracketed,
)
from tests.gui.driving.judging import marked_words, word_at
from tests.gui.driving.tables import cells

_PLACE = re.compile(r"\d+ / \d+ · example \d+")
_DOUBTS = "To look at: "


class SuiteDriver:
    """The suite that is open in a window: the list of its examples, or one of them."""

    def __init__(self, window: QWidget) -> None:
        self.window = window

    # What is done.

    def press(self, *keys: str) -> None:
        """`press("P", "Space", "Return")`, then all is saved."""
        windows.press(self.window, *keys)

    def press_quickly(self, *keys: str) -> None:
        windows.press_quickly(self.window, *keys)

    def click(self, name: str) -> None:
        windows.click(self.window, name)

    def click_word(self, word: str, *, of: str) -> None:
        text = self.text(of)
        at = word_at(text, word)
        QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=at)
        windows.settle(self.window)

    def choose_category(self, *keys: str) -> None:
        """Choose a category by the command's key, these keys in the list, and Return."""
        self.press("C")
        for key in (*keys, "Return"):
            QTest.keyClick(self._categories.view(), QKeySequence(key)[0].key())
        windows.settle(self.window)

    # What is seen of the list.

    @property
    def is_shown(self) -> bool:
        return is_shown(self.window, QWidget, "Suite")

    @property
    def is_list_shown(self) -> bool:
        return is_shown(self.window, QTableView, "Examples")

    @property
    def examples(self) -> QTableView:
        return table(self.window, "Examples")

    @property
    def numbers(self) -> list[str]:
        """The numbers of the examples."""
        return [row[0] for row in cells(self.examples)]

    # What is seen of an example.

    @property
    def place(self) -> str:
        """`1 / 5 · example 1`"""
        (found,) = (each for each in texts(self.window) if _PLACE.fullmatch(each))
        return found

    @property
    def panel(self) -> QWidget:
        return find(self.window, QWidget, "Corrections")

    @property
    def category(self) -> str:
        return unbracketed(self._categories.currentText())

    @property
    def pronoun(self) -> str:
        """`It → Sie`"""
        (found,) = (each for each in texts(self.panel) if " → " in each)
        return found

    @property
    def antecedent_list(self) -> QListWidget:
        return find(self.window, QListWidget, "Antecedents")

    @property
    def antecedents(self) -> list[str]:
        """`lamp → Lampe`, each with its number where there are several."""
        listed = self.antecedent_list
        return [listed.item(row).text() for row in range(listed.count())]

    @property
    def antecedent(self) -> str:
        """The one that corrections are about."""
        return self.antecedents[self.antecedent_list.currentRow()]

    @property
    def warnings(self) -> str:
        """Return the warnings that are shown; empty without any."""
        return "".join(name_of(each).removeprefix(_DOUBTS) for each in self.doubt_labels)

    @property
    def doubt_labels(self) -> list[QLabel]:
        return [each for each in shown(self.panel, QLabel) if name_of(each).startswith(_DOUBTS)]

    @property
    def saved(self) -> str:
        """`Saved`, `Saving…`, `Not saved`, or nothing."""
        last = texts(self.panel)[-1]
        return last if last in {"Saved", "Saving…", "Not saved"} else ""

    @property
    def message(self) -> str:
        return windows.message(self.window)

    def text(self, of: str) -> QTextEdit:
        """`Source` or `Reference`."""
        (found,) = (e for e in shown(self.window, QTextEdit) if name_of(e).startswith(f"{of} · "))
        return found

    def shown_text(self, of: str) -> str:
        return self.text(of).toPlainText().replace("\u00a0", " ")

    def words(self, of: str) -> dict[str, bool]:
        """The highlighted words, and whether each has a tick."""
        return {word.text: word.is_selected for word in marked_words(self.text(of))}

    @property
    def sentence(self) -> str:
        """Return the question that is shown while words are chosen; empty otherwise."""
        return name_of(self.bar) if is_shown(self.window, QAbstractButton, "Cancel") else ""

    @property
    def bar(self) -> QWidget:
        """Return the bar with that question and its buttons."""
        return button(self.window, "Cancel").parentWidget()

    @property
    def _categories(self) -> QComboBox:
        return combo(self.window, "Category")
