"""Columns of texts with buttons for more context, and texts as high as their lines."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFont,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from protest_core.languages.profiles import LanguageProfile
from protest_core.text.tokens import Tokens
from protest_core.text.writing import WrittenLine, as_tokens, as_written
from protest_gui.preferences import Preferences
from protest_gui.text.aligned import AlignedTexts
from protest_gui.text.marks import FoldedLines, Marks, rows_of
from protest_gui.text.token_text import TokenText
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.labels import ElidedLabel

_NARROWEST_BESIDE = 23  # in heights of a line
_NARROWEST, _LOWEST = 8, 3  # in heights of a line


class TextColumn(QWidget):
    """A text below its title, in one language."""

    def __init__(
        self, language: LanguageProfile, *, selectable: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._language = language
        self._text: Mapping[int, Tokens] = {}
        self._pronoun_line = 0
        self._title = ElidedLabel()
        self._title.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.text = TokenText(selectable=selectable)
        self._title.setBuddy(self.text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._title)
        layout.addWidget(self.text, 1)
        self._space_out()

    def title(self) -> str:
        return self._title.text()

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self.text.setAccessibleName(title)

    def show_text(
        self,
        text: Mapping[int, Tokens],
        marks: Marks,
        *,
        pronoun_line: int,
        folded: Sequence[FoldedLines],
        in_tokens: bool,
    ) -> None:
        """Show the lines with these numbers; all except the pronoun's line are context."""
        self._text, self._pronoun_line = text, pronoun_line
        rows = rows_of(text, pronoun_line, folded, writer(self._language, in_tokens=in_tokens))
        self.text.show_rows(rows, marks, right_to_left=self._language.right_to_left)

    def show_anew(self, *, folded: Sequence[FoldedLines], in_tokens: bool) -> None:
        """Show the same text again, with other lines folded, or written in another way."""
        self.show_text(
            self._text,
            self.text.marks,
            pronoun_line=self._pronoun_line,
            folded=folded,
            in_tokens=in_tokens,
        )

    def _space_out(self) -> None:
        font = QFont(self.font())
        font.setBold(True)
        self._title.setFont(font)
        height = self.fontMetrics().height()
        self._title.setContentsMargins(height, height // 3, height, height // 3)
        # Qt's own grows with the width of scroll bars, and keeps the window from small screens.
        self.text.setMinimumSize(8 * height, 2 * height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()


class TextColumns(QWidget):
    """The texts of an example, which show the same lines, with buttons for more context below.

    They are side by side if there is room, otherwise one below another. Lines between pronoun and
    antecedents are folded into one row in all texts, until the reader opens it.
    """

    def __init__(
        self, preferences: Preferences, more_above: QAction, more_below: QAction, unfold: QAction
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._in_tokens = preferences.shows_tokens
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self._below = QSplitter(Qt.Orientation.Vertical)  # the columns, and a text below them
        self._below.setChildrenCollapsible(False)
        self._below.addWidget(self.splitter)
        self._below.setStretchFactor(0, 2)
        self._columns: list[TextColumn] = []
        self._alignment = AlignedTexts(self)
        self._unfold = unfold
        self._shown: Hashable = None
        self._folds: Sequence[range] = ()
        self._opened: set[range] = set()
        self._buttons = QHBoxLayout()
        self._buttons.setContentsMargins(12, 6, 12, 6)
        self._buttons.setSpacing(3)
        self._buttons.addWidget(KeyButton(more_above))
        self._buttons.addStretch(1)
        self._buttons.addWidget(KeyButton(more_below))
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self._below, 1)
        self._layout.addLayout(self._buttons)

    def add_column(
        self, language: LanguageProfile, *, selectable: bool = False, below: bool = False
    ) -> TextColumn:
        """Add a column; `below`: always below the others, where it moves none of them sideways."""
        column = TextColumn(language, selectable=selectable)
        (self._below if below else self.splitter).addWidget(column)
        if below:
            self._below.setStretchFactor(1, 1)
        self._columns.append(column)
        self._alignment.add(column.text, below=below)
        column.text.fold_clicked.connect(lambda row: self._open([row.lines]))
        return column

    def add_button(self, button: KeyButton) -> None:
        """Put a button between those for more context."""
        last = self._buttons.count() - 1
        self._buttons.insertWidget(last, button)
        self._buttons.insertStretch(last + 1, 1)

    def add_bar(self, bar: QWidget) -> None:
        """Put a bar below the texts, where it moves none of the text being read."""
        self._layout.insertWidget(1, bar)

    def show_text(
        self, column: TextColumn, text: Mapping[int, Tokens], marks: Marks, *, pronoun_line: int
    ) -> None:
        """Show a text in one of the columns, with the same lines folded as in the others."""
        column.show_text(
            text,
            marks,
            pronoun_line=pronoun_line,
            folded=self.folded,
            in_tokens=self._in_tokens,
        )

    def begin(self, shown: Hashable, folds: Sequence[range]) -> None:
        """Fold these lines in texts shown next; opened rows stay if it is the same text."""
        if shown != self._shown:
            self._shown = shown
            self._opened.clear()
        self._folds = folds

    @property
    def folded(self) -> Sequence[FoldedLines]:
        """Return the rows of lines that are folded now."""
        key = self._unfold.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return [FoldedLines(lines, key) for lines in self._folds if lines not in self._opened]

    @property
    def can_fold(self) -> bool:
        return bool(self._folds)

    def align(self, leader: TextColumn) -> None:
        """Put the same lines at the same height, and the pronoun in the middle."""
        self._alignment.lead(leader.text)
        leader.text.scroll_to_pronoun()
        self._alignment.align()

    def fold_or_unfold(self) -> None:
        """Open all folded rows or, if there are none, fold them again."""
        closed = [row.lines for row in self.folded]
        if closed:
            self._open(closed)
        else:
            self._opened.clear()
            self._show_anew()

    def switch_tokens(self) -> None:
        """Switch between text as people write it and its tokens."""
        self._preferences.shows_tokens = not self._preferences.shows_tokens
        self._follow_preferences()

    def _follow_preferences(self) -> None:
        if self._in_tokens is not self._preferences.shows_tokens:
            self._in_tokens = self._preferences.shows_tokens
            self._show_anew()

    def _open(self, folds: Sequence[range]) -> None:
        """Open these rows; the first visible one stays where it is, or nearly.

        The pronoun stays visible.
        """
        text, seeing = self._columns[0].text, self._alignment.seeing
        seen = [each for each in folds if text.is_line_in_view(each.start)]
        above = seen[0].start - 1 if seen else None
        before = None if above is None else text.row_top(above)
        self._opened.update(folds)
        self._show_anew()
        if above is not None and before is not None:
            scrolled = text.verticalScrollBar().value()
            self._alignment.scroll(text, round(scrolled + text.row_top(above) - before))
        self._alignment.keep_pronoun_in_view(seeing)

    def _show_anew(self) -> None:
        for column in self._columns:
            column.show_anew(folded=self.folded, in_tokens=self._in_tokens)
        self._alignment.align()

    def _turn(self) -> None:
        """Put the texts side by side if each has enough room for reading."""
        narrowest = _NARROWEST_BESIDE * self.fontMetrics().height() * self.splitter.count()
        beside = self.width() >= narrowest
        orientation = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if orientation is not self.splitter.orientation():
            self.splitter.setOrientation(orientation)
            self.splitter.setSizes([1_000] * self.splitter.count())  # equal
        self._alignment.stack(not beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn()
        self._follow_preferences()  # was switched on another page

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._turn()


def writer(language: LanguageProfile, *, in_tokens: bool) -> Callable[[Tokens], WrittenLine]:
    """Return how the tokens of a language are shown."""
    return as_tokens if in_tokens else partial(as_written, language=language.code)


class FittedText(TokenText):
    """A read-only text as high as its lines.

    The page has the focus. Text beyond the limit of height scrolls.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(selectable=False, parent=parent)
        self._limit: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def set_limit(self, height: int) -> None:
        """Limit the height; without enough room the text is lower still."""
        self._limit = height
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._fit()

    def _fit(self) -> None:
        height = self.height_of_lines()
        if self._limit is None:
            self.setFixedHeight(height)
        else:
            self.setMinimumHeight(min(height, _LOWEST * self.fontMetrics().height()))
            self.setMaximumHeight(min(height, max(self._limit, self.minimumHeight())))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_of_lines())

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(_NARROWEST * line, _LOWEST * line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._limit is None:
            event.ignore()  # the page scrolls
        else:
            super().wheelEvent(event)
