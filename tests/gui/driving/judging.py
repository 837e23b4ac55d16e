"""Judges as an annotator does: by keys, looking at the texts and at the panel beside them."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_gui.comparing.page import judging_page
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Jobs
from protest_gui.judging.leaving import ContradictionQuestion
from protest_gui.judging.page import JudgingPage
from protest_gui.keys.actions import Actions
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from tests.gui.driving import window as windows
from tests.gui.driving.finding import as_read, description_of, find, is_shown, name_of, shown, texts

_PLACE = re.compile(r"[\d,]+ / [\d,]+")
_SPOKEN = re.compile(r"(Pronoun and antecedent|Pronoun|Antecedent): (.+?)( \(selected\))?\.(?: |$)")
_TAG = "Tag "
MakePage = Callable[[ProjectContext, Actions, Preferences], JudgingPage]


class Word(NamedTuple):
    """A highlighted word, as it is told to screen readers."""

    role: str  # “Pronoun”, “Antecedent”, “Pronoun and antecedent”
    text: str
    is_selected: bool


@contextmanager
def judging_alone(
    path: Path,
    preferences: Preferences,
    *,
    annotator: str = "Ada",
    patience: Patience | None = None,
    comparing: bool = False,
    candidates: Sequence[CandidateId] = (),
    make_page: MakePage | None = None,
) -> Iterator["JudgingDriver"]:
    """The judging page without the window round it, which takes five times as long to open.

    At the first of these candidates, or of all; `comparing`: as people who see everybody's
    judgements have it. `make_page`: of another page, which asks something else.
    """
    window = QWidget()
    jobs = Jobs(window)
    try:
        with Project.open(path, patience=patience or Patience()) as project:
            context = ProjectContext(project, jobs, annotator, parent=window)
            actions = Actions(KeyMap(preferences, window), window)
            make = make_page or partial(judging_page, comparing=comparing)
            page = make(context, actions, preferences)
            QVBoxLayout(window).addWidget(page)
            window.layout().setContentsMargins(0, 0, 0, 0)
            window.resize(1100, 700)
            window.show()
            window.activateWindow()
            QTest.qWaitForWindowActive(window)
            page.read(candidates or list_candidates(project=project, chosen=CandidateFilter()))
            yield JudgingDriver(window)
            windows.settle(window)
            window.close()
    finally:
        window.hide()  # what it saves then is still done
        jobs.stop()
        window.deleteLater()


class JudgingDriver:
    """The judging page in a window, wherever it stands there."""

    def __init__(self, window: QWidget) -> None:
        self.window = window

    # What is done.

    def press(self, *keys: str) -> None:
        """`press("Q", "1", "Return")`, then all is saved."""
        windows.press(self.window, *keys)

    def press_quickly(self, *keys: str) -> None:
        windows.press_quickly(self.window, *keys)

    def settle(self) -> None:
        """Wait until all is saved that can be."""
        windows.settle(self.window)

    def type_text(self, text: str) -> None:
        windows.type_text(self.window, text)

    def click(self, name: str) -> None:
        windows.click(self.window, name)

    def click_word(self, word: str, *, of: str = "Translation") -> None:
        QTest.mouseClick(self.text(of).viewport(), Qt.MouseButton.LeftButton, pos=self.at(word, of))
        windows.settle(self.window)

    def at(self, word: str, of: str = "Translation") -> QPoint:
        """Return the place of a word in its text."""
        return word_at(self.text(of), word)

    def choose_answer(self, question: str, answer: str) -> None:
        """Choose an answer by the mouse."""
        self.click(name_of(self.choice(question, answer)))

    def place_of(self, question: str, answer: str) -> QPoint:
        """Return the place of this answer in the window."""
        choice = self.choice(question, answer)
        return choice.mapTo(self.window, choice.rect().center())

    def click_at(self, place: QPoint) -> None:
        """Click at a place, whatever stands there by now."""
        QTest.mouseClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        windows.settle(self.window)

    def key_of(self, command: str) -> str:
        """Return the key of a command that works now."""
        (action,) = (each for each in self._actions(command) if each.isEnabled())
        return action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)

    def read(self, *candidates: CandidateId) -> None:
        """Read another list instead of this one."""
        self._page().read(candidates)

    def may_close(self) -> bool:
        """Ask the page, as the main window does before it closes."""
        answers: list[bool] = []
        self._page().leave(lambda: answers.append(True), lambda: answers.append(False))
        windows.until(lambda: bool(answers))
        return answers[0]

    def can(self, command: str) -> bool:
        """Return whether the command's key would do something."""
        return any(each.isEnabled() for each in self._actions(command))

    def retry_soon(self) -> None:
        """Shorten the pause before failed changes are tried again."""
        for timer in self.window.findChildren(QTimer):
            if timer.isSingleShot() and timer.interval() >= 1_000:
                timer.setInterval(50)

    def read_question(self) -> None:
        """Take the time in which people read what is asked at the foot."""
        time_to_read(self.window).timeout.emit()

    def never_read(self) -> None:
        """Act from now on as a person who types too quickly to read a question at the foot."""
        time_to_read(self.window).setInterval(3_600_000)

    # What is seen.

    @property
    def is_shown(self) -> bool:
        return any(_PLACE.fullmatch(each.text()) for each in shown(self.window, QLabel))

    @property
    def place(self) -> str:
        """`1 / 5`"""
        (found,) = (each for each in texts(self.window) if _PLACE.fullmatch(each))
        return found

    @property
    def counts(self) -> str:
        """`1 done · 2 incomplete`"""
        (found,) = (
            name
            for each in shown(self.window)
            if (name := name_of(each)).startswith("Example ") and ": " in name
        )
        return found.split(": ")[1]

    @property
    def lines(self) -> list[str]:
        """Return all that is written in the panel."""
        return texts(self.panel)

    def shows(self, panel: str) -> bool:
        """`Judgement` or `All answers`, beside the text."""
        return is_shown(self.window, QScrollArea, panel)

    @property
    def overview(self) -> QScrollArea:
        return find(self.window, QScrollArea, "All answers")

    @property
    def panel(self) -> QScrollArea:
        return find(self.window, QScrollArea, "Judgement")

    @property
    def hint(self) -> str:
        """Return the sentence at the foot that says what the judgement still lacks."""
        return self._status()[-1]

    @property
    def saved(self) -> str:
        """`Saved 10:42`, `Saving …`, `Not saved`, or nothing."""
        return self._status()[0]

    @property
    def announced(self) -> str:
        """Return the last announcement to screen readers."""
        return description_of(find(self.window, QWidget, "Status"))

    @property
    def correcting(self) -> str:
        """Return the question that is shown while links are corrected; empty otherwise."""
        found = [each for each in texts(self.window) if each.startswith("Correcting links")]
        return found[0] if found else ""

    @property
    def question(self) -> str:
        """Return the question at the foot about contradictory answers; empty without one."""
        found = [each for each in self.messages if each.startswith("This judgement contradicts")]
        return found[0] if found else ""

    @property
    def messages(self) -> list[str]:
        return windows.messages(self.window)

    @property
    def message(self) -> str:
        return windows.message(self.window)

    @property
    def opinions(self) -> list[tuple[str, str]]:
        """Return names and answers, as they are shown for adjudication."""
        return [tuple(name_of(each).split(": ", 1)) for each in self.opinion_rows]

    @property
    def opinion_rows(self) -> list[QWidget]:
        """Return the rows of answers, with a button that takes the answer over."""
        group = find(self.panel, QWidget, "Annotators' answers")
        rows = [each for each in shown(group) if ": " in name_of(each)]
        return as_read(group, (each for each in rows if shown(each, QAbstractButton)))

    @property
    def is_adjudicating(self) -> bool:
        return self.is_shown and is_shown(self.window, QWidget, "Annotators' answers")

    @property
    def cards(self) -> list[QWidget]:
        """Return the cards of the systems, one under another."""
        strong = Qt.FocusPolicy.StrongFocus
        focusable = [each for each in shown(self.window) if each.focusPolicy() is strong]
        return [each for each in focusable if ": " in name_of(each) and shown(each, QTextEdit)]

    def text(self, of: str = "Translation") -> QTextEdit:
        """`Source`, `Translation`, `Reference`."""
        return self._texts()[of]

    def has_text(self, of: str) -> bool:
        return of in self._texts()

    def title(self, of: str = "Translation") -> str:
        """`Translation · System A`"""
        return name_of(self.text(of))

    def marked(self, of: str = "Translation") -> list[Word]:
        """The highlighted words, in the order of the text."""
        return marked_words(self.text(of))

    def words(self, of: str = "Translation") -> list[str]:
        return [word.text for word in self.marked(of)]

    def selected(self, of: str = "Translation") -> list[str]:
        return [word.text for word in self.marked(of) if word.is_selected]

    def keys_at_words(self, of: str = "Translation") -> list[str]:
        """Return the small keys at the words that they select."""
        return [word.mark.key for word in self.text(of).words if word.mark.key]

    def ringed(self, of: str = "Translation") -> str:
        """The word to which the arrows have led."""
        return self.text(of).textCursor().selectedText()

    def answer(self, question: str) -> str:
        """`Yes`, `No` or `Clear`, to the question about the `Antecedent` or the `Pronoun`."""
        (found,) = (each.text() for each in self.choices(question) if each.isChecked())
        return windows.plain(found)

    def choice(self, question: str, answer: str) -> QAbstractButton:
        (found,) = (each for each in self.choices(question) if windows.plain(each.text()) == answer)
        return found

    def choices(self, question: str) -> list[QAbstractButton]:
        """The answers that are offered to this question."""
        every = [*shown(self.panel, QRadioButton), *shown(self.panel, QCheckBox)]
        return [each for each in every if name_of(each).startswith(question) and each.isEnabled()]

    @property
    def tag_field(self) -> QLineEdit:
        return find(self.window, QLineEdit, "Add a tag")

    @property
    def tags(self) -> list[str]:
        chips = [
            each
            for each in shown(self.window)
            if name_of(each).startswith(_TAG) and not isinstance(each, QLabel)
        ]
        return [name_of(each).removeprefix(_TAG) for each in as_read(self.window, chips)]

    @property
    def remark(self) -> str:
        return self.remark_field.toPlainText()

    @property
    def remark_field(self) -> QPlainTextEdit:
        return find(self.window, QPlainTextEdit, "Remarks")

    def _page(self) -> JudgingPage:
        (found,) = self.window.findChildren(JudgingPage)
        return found

    def _actions(self, command: str) -> list[QAction]:
        actions = self.window.findChildren(QAction, command)
        return [each for each in actions if each.isVisible()]

    def _texts(self) -> dict[str, QTextEdit]:
        first_words = {name_of(each).split(" ")[0]: each for each in shown(self.window, QTextEdit)}
        # The same text, while it shows the words that somebody else selected.
        if (others := first_words.pop("Words", None)) is not None:
            first_words["Translation"] = others
        return first_words

    def _status(self) -> Sequence[str]:
        status = find(self.window, QWidget, "Status")
        return [each.text() for each in sorted(status.findChildren(QLabel), key=lambda e: e.x())]


def time_to_read(window: QWidget) -> QTimer:
    """The time that the question about contradictory answers can be read in."""
    (question,) = window.findChildren(ContradictionQuestion)
    (timer,) = question.findChildren(QTimer)
    return timer


def marked_words(text: QTextEdit) -> list[Word]:
    spoken = _SPOKEN.findall(description_of(text))
    return [Word(role, word, bool(selected)) for role, word, selected in spoken]


def word_at(text: QTextEdit, word: str) -> QPoint:
    """Return the place of the first such word, in the viewport of the text."""
    found = text.document().find(word)
    end = text.cursorRect(found).center()
    found.setPosition(found.anchor())
    return (text.cursorRect(found).center() + end) / 2
