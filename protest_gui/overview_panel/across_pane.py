"""One example across the systems: the source once, and the translations one under another."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import AcrossRow
from protest_core.annotating.candidate_view import CandidateView
from protest_core.evaluation.project_overview import ProjectLanguages
from protest_gui.overview_panel.across_card import AcrossCard
from protest_gui.overview_panel.fitted_text import FittedText
from protest_gui.reading.key_button import KeyButton
from protest_gui.reading.shown_text import lines_of, marks_on
from protest_gui.widgets.tall_page import TallPage
from protest_gui.widgets.told_label import ToldLabel, make_bold

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class AcrossPane(QWidget):
    """Up and Down walk from system to system; Esc leads back."""

    wanted = Signal(object)  # the id of the candidate that is to be read
    left = Signal()

    def __init__(self, languages: ProjectLanguages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._languages = languages
        self._cards: list[AcrossCard] = []
        self.title = ToldLabel()
        self.hint = ToldLabel(self.tr("↑ ↓ walk, Enter reads the one you are at, Esc leads back"))
        self.back_button = KeyButton(self.tr("Back to the text"))
        self.back_button.setAccessibleName(self.back_button.text())
        self.back_button.clicked.connect(self.left)
        self.source = FittedText()
        make_bold(self.title)
        self.hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._scroll = Cards(page)
        self._arrange()
        self._space_out()

    @property
    def cards(self) -> tuple[AcrossCard, ...]:
        """Those that are shown, in the order of the systems."""
        return tuple(card for card in self._cards if not card.isHidden())

    def show_rows(self, view: CandidateView, rows: Sequence[AcrossRow]) -> None:
        """`view` is of the candidate that one comes from, and stands at."""
        category = view.candidate.example.category.label
        self.title.tell(self.tr("Same example across systems · {0}").format(category))
        self.setAccessibleName(self.title.accessibleName())
        self._show_source(view, rows)
        while len(self._cards) < len(rows):
            self._add_card()
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(rows))
        for card, row in zip(self._cards, rows, strict=False):
            is_read = row.candidate.id == view.candidate.id
            right_to_left = self._languages.target.right_to_left
            card.show_row(row, right_to_left=right_to_left, is_read=is_read)

    def focus_read(self) -> None:
        """The one that was read before."""
        for card in self.cards:
            if card.is_read:
                card.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_keys(self, shown: Callable[[str], str]) -> None:
        self.back_button.set_key(shown("across_systems"))

    def _show_source(self, view: CandidateView, rows: Sequence[AcrossRow]) -> None:
        """The same lines as of the translations, also if one had asked for more of them."""
        shown = {line for row in rows for line in row.target}
        lines = {line: tokens for line, tokens in view.source.items() if line in shown}
        right_to_left = self._languages.source.right_to_left
        self.source.show_lines(
            lines_of(lines, view),
            marks_on(view.source_highlights, lines),
            right_to_left=right_to_left,
        )

    def _add_card(self) -> None:
        card = AcrossCard()
        card.wanted.connect(self.wanted)
        card.reached.connect(lambda: self._scroll.bring_into_view(card))
        self._cards.append(card)
        self._column.insertWidget(self._column.count() - 1, card)

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.back_button)
        self._column.addStretch(1)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(0)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addLayout(self._head)
        self._layout.addWidget(self.source)
        self._layout.addWidget(self._scroll, 1)
        self._layout.addWidget(self.hint)

    def _space_out(self) -> None:
        height = self.fontMetrics().height()
        self._head.setSpacing(height)
        self._head.setContentsMargins(height, height // 2, height, height // 2)
        self._column.setContentsMargins(height, height // 2, height, height // 2)
        self._column.setSpacing(height // 2)
        self.hint.setContentsMargins(height, height // 3, height, height // 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, cards = event.key(), self.cards
        at = next((place for place, card in enumerate(cards) if card.hasFocus()), -1)
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif cards and key in _ENDS:
            cards[_ENDS[Qt.Key(key)]].setFocus(Qt.FocusReason.TabFocusReason)
        elif cards and key in _STEPS:
            there = min(max(at + _STEPS[Qt.Key(key)], 0), len(cards) - 1)
            cards[there].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.source.set_limit(self.height() // 3)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()


class Cards(TallPage):
    """The arrows walk from card to card, and Page Up and Down scroll."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(page, parent)
        self._card: AcrossCard | None = None
        # Cards that came or changed get their heights later.
        self.verticalScrollBar().rangeChanged.connect(self._look_again)

    def bring_into_view(self, card: AcrossCard) -> None:
        """All of it, or else from its top, as far as the pronoun is seen."""
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
