"""The translations of one example by all systems, side by side."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import AcrossRow, across_systems
from protest_core.annotating.candidate_view import CandidateView, ReferenceView, view_reference
from protest_core.annotating.judge_candidate import project_options
from protest_core.errors import ProtestError
from protest_core.evaluation.project_overview import ProjectLanguages, project_languages
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import ReferenceShown
from protest_core.judgements.model import Highlights
from protest_core.judgements.wording import OUTCOME_NAMES
from protest_core.languages.profiles import LanguageProfile
from protest_core.text.tokens import Tokens
from protest_gui.appearance.theme import colours_of
from protest_gui.comparing.wording import answers_in_words, match_sentence
from protest_gui.judging.mode import JudgingMode, JudgingParts, TaskMode
from protest_gui.judging.texts import marks_on
from protest_gui.keys.actions import Commands
from protest_gui.text.columns import FittedText, writer
from protest_gui.text.marks import FoldedLines, rows_of
from protest_gui.translations import error_message, tr, translated
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.labels import PlainLabel, WrappingLabel, make_bold
from protest_gui.widgets.layout import on_font_change, spaced
from protest_gui.widgets.panes import ScrollPage

# The commands that work while the systems are listed.
_WHILE_ON = frozenset({"across_systems", "back", "folds", "tokens"})
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
_OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RADIUS = 6


class SystemCard(QWidget):
    """The translation by a system; Enter or a double click opens it in the reader."""

    wanted = Signal(object)  # the candidate's id
    reached = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.candidate_id: CandidateId | None = None
        self.is_read = False
        self.system = WrappingLabel()
        self.outcome = WrappingLabel()
        self.text = FittedText()
        self.match = WrappingLabel()
        self.answers = WrappingLabel()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for label in (self.system, self.outcome, self.match, self.answers):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        make_bold(self.system)
        self._arrange()

    def show_row(
        self,
        row: AcrossRow,
        folded: Sequence[FoldedLines],
        language: LanguageProfile,
        *,
        in_tokens: bool,
        is_read: bool,
    ) -> None:
        """Show a row; `is_read`: the reader came from this candidate."""
        self.candidate_id, self.is_read = row.candidate.id, is_read
        example = row.candidate.example
        here = tr("{0} · being read").format(row.candidate.system)
        self.system.setText(here if is_read else row.candidate.system)
        self.outcome.setText(translated(OUTCOME_NAMES[row.outcome]))
        rows = rows_of(row.target, example.line, folded, writer(language, in_tokens=in_tokens))
        marks = marks_on(row.highlights, row.target)
        self.text.show_rows(rows, marks, right_to_left=language.right_to_left)
        self.match.setText(match_sentence(row.match))
        answers = [answers_in_words(each, row.questions) for each in row.everybody if each.made_at]
        self.answers.setText("\n".join(answers))
        self.answers.setVisible(bool(answers))
        self._speak(answers)

    def _speak(self, answers: list[str]) -> None:
        """Let the card tell screen readers everything: its parts have no focus of their own."""
        self.setAccessibleName(f"{self.system.accessibleName()}: {self.outcome.accessibleName()}")
        spoken = (self.text.accessibleDescription(), self.match.accessibleName(), *answers)
        self.setAccessibleDescription(" ".join(f"{part.rstrip('.')}." for part in spoken if part))

    def _arrange(self) -> None:
        heading = QHBoxLayout()
        heading.addWidget(self.system, 1)
        heading.addWidget(self.outcome)
        layout = spaced(QVBoxLayout(self), margin=(1, 0.5, 1, 0.5), gap=0.25)
        layout.addLayout(heading)
        for widget in (self.text, self.match, self.answers):
            layout.addWidget(widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING and not event.isAutoRepeat():
            self.wanted.emit(self.candidate_id)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.wanted.emit(self.candidate_id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(colours.accent if focused else colours.border), 1 + focused))
        painter.setBrush(QColor(colours.base))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)


class SystemsPane(QWidget):
    """A column of cards, one for each system; Up and Down move between them, Esc goes back."""

    def __init__(
        self,
        languages: ProjectLanguages,
        switching: QAction,
        read: Callable[[CandidateId], object],
        unfold: Callable[[], object],
    ) -> None:
        super().__init__()
        self._read = read
        self._unfold = unfold
        self._languages = languages
        self._cards: list[SystemCard] = []
        self._folded: Sequence[FoldedLines] = ()
        self._in_tokens = False
        self.title = WrappingLabel()
        self.hint = WrappingLabel(tr("↑ ↓ move, Enter reads the current one, Esc goes back"))
        self._switching = switching
        self.source = FittedText()
        self.source.setAccessibleName(tr("Source"))
        self.reference = FittedText()
        self.reference.setAccessibleName(tr("Reference"))
        for text in (self.source, self.reference):
            text.fold_clicked.connect(lambda _row: self._unfold())
        self._reference_heading = PlainLabel(tr("Reference"))
        make_bold(self._reference_heading)
        make_bold(self.title)
        self.hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        page = QWidget()
        self._column = spaced(QVBoxLayout(page), margin=(1, 0.5, 1, 0.5))
        self._scroll = Cards(page)
        self._arrange()
        on_font_change(self, SystemsPane._fit_hint)

    @property
    def cards(self) -> tuple[SystemCard, ...]:
        """Return the cards that are shown, in the order of the systems."""
        return tuple(card for card in self._cards if not card.isHidden())

    def show_rows(
        self,
        view: CandidateView,
        rows: Sequence[AcrossRow],
        reference: ReferenceView | None,
        folded: Sequence[FoldedLines],
        *,
        in_tokens: bool,
    ) -> None:
        """Show the rows; `view` is of the candidate from which the reader came.

        Without a `reference`, the project says that it is never shown.
        """
        category = translated(view.candidate.example.category.label)
        self.title.setText(tr("Same example across systems · {0}").format(category))
        self.setAccessibleName(self.title.accessibleName())
        self._folded, self._in_tokens = folded, in_tokens
        self._show_source(view, rows)
        self._show_reference(view, rows, reference)
        while len(self._cards) < len(rows):
            self._add_card()
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(rows))
        for card, row in zip(self._cards, rows, strict=False):
            is_read = row.candidate.id == view.candidate.id
            card.show_row(
                row, folded, self._languages.target, in_tokens=self._in_tokens, is_read=is_read
            )

    def focus_read(self) -> None:
        """Give the focus to the candidate that was read before."""
        for card in self.cards:
            if card.is_read:
                card.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_source(self, view: CandidateView, rows: Sequence[AcrossRow]) -> None:
        """Show the lines of the source that the translations show, even if more were asked for."""
        self._fill(self.source, view, rows, view.source, view.source_highlights)

    def _show_reference(
        self, view: CandidateView, rows: Sequence[AcrossRow], reference: ReferenceView | None
    ) -> None:
        for part in (self._reference_heading, self.reference):
            part.setVisible(reference is not None)
        if reference is not None:
            self._fill(self.reference, view, rows, reference.target, reference.highlights)

    def _fill(
        self,
        text: FittedText,
        view: CandidateView,
        rows: Sequence[AcrossRow],
        lines: Mapping[int, Tokens],
        highlights: Highlights,
    ) -> None:
        shown = {line for row in rows for line in row.target}
        lines = {line: tokens for line, tokens in lines.items() if line in shown}
        languages = self._languages
        language = languages.source if text is self.source else languages.target
        write = writer(language, in_tokens=self._in_tokens)
        text.show_rows(
            rows_of(lines, view.candidate.example.line, self._folded, write),
            marks_on(highlights, lines),
            right_to_left=language.right_to_left,
        )

    def _add_card(self) -> None:
        card = SystemCard()
        card.wanted.connect(self._read)
        card.text.fold_clicked.connect(lambda _row: self._unfold())
        card.reached.connect(lambda: self._scroll.bring_into_view(card))
        self._cards.append(card)
        self._column.insertWidget(self._column.count() - 1, card)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(KeyButton(self._switching, tr("Back to the text")))
        self._column.addStretch(1)
        layout = spaced(QVBoxLayout(self), gap=0)
        layout.addLayout(head)
        layout.addWidget(self.source)
        layout.addWidget(self._reference_heading)
        layout.addWidget(self.reference)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self.hint)
        spaced(head, margin=(1, 0.5, 1, 0.5), gap=1)

    def _fit_hint(self) -> None:
        height = self.fontMetrics().height()
        for label in (self.hint, self._reference_heading):
            label.setContentsMargins(height, height // 3, height, height // 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, cards = event.key(), self.cards
        at = next((place for place, card in enumerate(cards) if card.hasFocus()), -1)
        if key == Qt.Key.Key_Escape:
            self._switching.trigger()
        elif cards and key in _ENDS:
            cards[_ENDS[Qt.Key(key)]].setFocus(Qt.FocusReason.TabFocusReason)
        elif cards and key in _STEPS:
            there = min(max(at + _STEPS[Qt.Key(key)], 0), len(cards) - 1)
            cards[there].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for text in (self.source, self.reference):
            text.set_limit(self.height() // 4)


class SystemsSideBySide(JudgingMode):
    """The mode that shows all systems; the reader's place in the list is kept."""

    wanted = Signal(object)  # the id of the candidate to be read

    def __init__(self, parts: JudgingParts, task: TaskMode) -> None:
        super().__init__(parts)
        self._task = task
        self._stack = QStackedWidget()
        self._pane = SystemsPane(
            project_languages(project=parts.context.project),
            parts.actions["across_systems"],
            self._open,
            self._fold_or_unfold,
        )

    def around(self, text: QWidget) -> QWidget:
        """Return a widget that shows the text or all systems."""
        self._stack.addWidget(text)
        self._stack.addWidget(self._pane)
        return self._stack

    def commands(self) -> Commands:
        return {
            "across_systems": self._switch,
            "folds": self._fold_or_unfold,
            "tokens": self._switch_tokens,
        }

    def allows(self, command_id: str) -> bool:
        return command_id in _WHILE_ON

    def show_list(self) -> None:
        self._leave()

    def show_candidate(self) -> None:
        self._show()

    def _switch(self) -> None:
        self._task.finish_typing()
        if self.is_on:
            self._leave()
        elif self._controller.has_session and self._show():
            self._stack.setCurrentWidget(self._pane)
            self.is_on = True
            self._controller.saver.pause()  # reading other systems is no work on this candidate
            self.changed.emit()
            self._pane.focus_read()

    def _show(self) -> bool:
        """Read the systems again: judgements may have changed. Return whether that was possible."""
        view = self._controller.session.view
        try:
            project = self._context.project
            rows = across_systems(project=project, example_id=view.candidate.example.id)
            never = project_options(project=project).reference is ReferenceShown.NEVER
            reference = None if never else view_reference(project=project, view=view)
        except ProtestError as error:
            self._controller.page.show_failure(error_message(error))
            return False
        if reference is not None:
            self._controller.session.note_reference_seen(row.candidate.id for row in rows)
        in_tokens = self._preferences.shows_tokens
        self._pane.show_rows(view, rows, reference, self._texts.folded, in_tokens=in_tokens)
        return True

    def _fold_or_unfold(self) -> None:
        self._texts.fold_or_unfold()
        if self.is_on:
            self._show()

    def _switch_tokens(self) -> None:
        self._texts.switch_tokens()
        if self.is_on:
            self._show()

    def _leave(self) -> None:
        if self.is_on:
            self._stack.setCurrentIndex(0)
            self.is_on = False
            self.changed.emit()
            self._texts.translation.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, candidate_id: CandidateId) -> None:
        self._leave()
        self.wanted.emit(candidate_id)


class Cards(ScrollPage):
    """A column of cards; arrow keys move between them, Page Up and Page Down scroll."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(page, parent)
        self._card: SystemCard | None = None
        # New and changed cards get their heights later.
        self.verticalScrollBar().rangeChanged.connect(self._look_again)

    def bring_into_view(self, card: SystemCard) -> None:
        """Scroll to the whole card or, if it is too high, to its top and its pronoun."""
        self._card = card
        self._look_again()

    def _look_again(self) -> None:
        page, card = self.widget(), self._card
        if page is not None and card is not None and card.hasFocus():
            if card.height() > self.viewport().height():
                self.verticalScrollBar().setValue(card.y())
            else:
                self.ensureWidgetVisible(card, 0, 8)
            pronoun = card.text.pronoun_rect()
            middle = card.text.mapTo(page, pronoun.center())
            self.ensureVisible(0, middle.y(), 0, pronoun.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)
