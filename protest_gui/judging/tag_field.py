"""The field in which a person types or picks a tag."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QValidator,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from protest_core.judgements.model import LONGEST_TAG, tag_name
from protest_gui.appearance.theme import colours_of
from protest_gui.judging.remark import units
from protest_gui.translations import tr
from protest_gui.widgets.inputs import HeldKey, LineEdit
from protest_gui.widgets.table_model import Index, Roles, RowsModel, ViewColumn

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OWN_KEYS = (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down)
_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_EXPLANATION = Qt.ItemDataRole.AccessibleDescriptionRole
_MIDDLE, _WRAP = Qt.TextElideMode.ElideMiddle, int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class TagChoice:
    """A tag that can be added; `new`: it is not a known tag."""

    name: str
    explanation: str = ""
    new: bool = False


class TagField(LineEdit):
    """A field for a tag, with a list of the tags that match the typed text.

    `left`: the person is done and wants the focus back in the text.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: Sequence[TagChoice] = ()
        self._present: Collection[str] = ()
        self._held = HeldKey()
        self.list = TagList(self)
        self.list.picked.connect(self._choose)
        self._limit("")
        self.setValidator(_NoControlCharacters(self))
        self.setPlaceholderText(tr("Add a tag"))
        self.setAccessibleName(tr("Add a tag"))
        self.textChanged.connect(self._limit)
        self.textEdited.connect(self.open_list)
        self._keep_room_for_the_arrow()

    def set_choices(self, choices: Sequence[TagChoice]) -> None:
        self._choices = choices

    def set_present(self, tags: Collection[str]) -> None:
        """Set the tags that are not offered again."""
        self._present = frozenset(tags)

    def open_list(self) -> None:
        typed = self.text()
        choices = matching(self._choices, typed, present=self._present)
        # Without typed text, no tag is meant: Enter must not add one.
        self.list.offer(choices, first_is_meant=bool(typed.strip()))

    def _limit(self, text: str) -> None:
        """Limit the length in characters, while Qt counts two for an emoji."""
        limit = LONGEST_TAG + units(text) - len(text)
        if limit != self.maxLength():  # setting a text clears Qt's undo
            self.setMaxLength(limit)

    def _choose(self, name: str) -> None:
        self.setText("")  # unlike clear(), it leaves nothing in the field's own undo
        self.list.shut()
        self.chosen.emit(name)

    def _enter(self) -> None:
        name = self.list.meant() or tag_name(self.text())
        if name is not None:
            self._choose(name)
        elif not self.text().strip():
            self._leave()

    def _leave(self) -> None:
        self.setText("")
        self.list.shut()
        self.left.emit()

    def _down_or_up(self, key: int) -> None:
        if not self.list.isVisible():
            self.open_list()
        self.list.move_by(1 if key == Qt.Key.Key_Down else -1)

    def _keep_room_for_the_arrow(self) -> None:
        room = round(self.fontMetrics().height() * 1.6)
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.setTextMargins(room if rtl else 0, 0, 0 if rtl else room, 0)

    def event(self, event: QEvent) -> bool:
        if self._held.repeats(event):
            event.accept()
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            if event.key() in _OWN_KEYS and not event.modifiers() & _COMMAND:
                event.accept()
                return True
            if not self.text() and _is_undo(event):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & _COMMAND or event.key() not in _OWN_KEYS:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._down_or_up(event.key())
        elif event.isAutoRepeat():
            pass  # a held key must neither add twice nor leave after adding
        elif event.key() in _ENTER:
            self._enter()
        else:
            self._leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.open_list()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.list.shut()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._keep_room_for_the_arrow()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.fontMetrics().height() * 0.28
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        middle = QPointF(4 * size if rtl else self.width() - 4 * size, self.height() / 2 + 1)
        painter.setPen(QPen(QColor(colours_of(self.palette()).muted), max(1.3, size / 3)))
        corners = (QPointF(-size, -size / 2), QPointF(0, size / 2), QPointF(size, -size / 2))
        painter.drawPolyline([middle + corner for corner in corners])


def _is_undo(event: QKeyEvent) -> bool:
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    return event.matches(undo) or event.matches(redo)


class _NoControlCharacters(QValidator):
    """A validator without control characters, which also checks pasted text."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def validate(self, typed: str, position: int) -> object:
        good = not typed.split() or tag_name(typed) is not None
        state = QValidator.State.Acceptable if good else QValidator.State.Invalid
        return state, typed, position


class TagList(QListView):
    """A list below the field with the tags that can be added; it never has the focus.

    It is a widget over the window, not a window like the popup of a QCompleter, which takes
    keyboard and mouse as long as it is open.
    """

    picked = Signal(str)

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        roles: Roles[TagChoice] = {_EXPLANATION: lambda choice: choice.explanation}
        self._model = RowsModel([ViewColumn("", _shown_name, roles=roles)], parent=self)
        self.setModel(self._model)
        self.setItemDelegate(TagDelegate(self))
        self.setAccessibleName(tr("Known tags"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(field)  # otherwise screen readers do not say which row is current
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.entered.connect(self.setCurrentIndex)
        self.clicked.connect(self._pick)
        self.hide()

    def offer(self, choices: Sequence[TagChoice], *, first_is_meant: bool) -> None:
        """Open with these tags, or close if there are none."""
        self._model.show(choices)
        if not choices:
            self.shut()
            return
        if self.parentWidget() is not self._field.window():
            self.setParent(self._field.window())
        self.setGeometry(self._place())
        self.show()
        self.raise_()
        self.setCurrentIndex(self._model.index(0 if first_is_meant else -1, 0))
        self.scrollTo(self._model.index(0, 0))

    def shut(self) -> None:
        self.hide()
        # The field's child again: the list must be deleted with the field.
        self.setParent(self._field)

    def meant(self) -> str | None:
        """Return the tag that Enter adds, if any."""
        choice = self._model.row(self.currentIndex())
        return choice.name if choice and self.isVisible() else None

    def move_by(self, step: int) -> None:
        row = self.currentIndex().row() + step
        self.setCurrentIndex(self._model.index(min(max(row, 0), self._model.rowCount() - 1), 0))

    def _place(self) -> QRect:
        """Return a place below the field, or above it if there is more room."""
        field, window = self._field, self._field.window()
        line = self.fontMetrics().height()
        top_left = field.mapTo(window, QPoint())
        width = min(max(field.width(), 30 * line), window.width())
        right = top_left.x() + field.width()
        left = right - width if right >= width else min(top_left.x(), window.width() - width)
        self.resize(width, 100)
        wanted = min(self._height_of_all(), 26 * line)
        below = window.height() - top_left.y() - field.height() - 4
        if below >= wanted or below >= top_left.y():
            return QRect(left, top_left.y() + field.height() + 2, width, min(wanted, below))
        height = min(wanted, top_left.y() - 4)
        return QRect(left, top_left.y() - height - 2, width, height)

    def _height_of_all(self) -> int:
        self.doItemsLayout()
        heights = map(self.sizeHintForRow, range(self._model.rowCount()))
        return sum(heights) + 2 * self.frameWidth() + 2

    def _pick(self, index: QModelIndex) -> None:
        choice = self._model.row(index)
        if choice:
            self.picked.emit(choice.name)


def _shown_name(choice: TagChoice) -> str:
    return tr("New tag “{0}”").format(choice.name) if choice.new else choice.name


class TagDelegate(QStyledItemDelegate):
    """A delegate with a tag in bold above its explanation, which is wrapped and never cut."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _padding(self) -> int:
        return self._view.fontMetrics().height() // 2

    def _text_width(self) -> int:
        # Room for a scroll bar is always kept: otherwise its appearance would rewrap the text.
        bar = self._view.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return self._view.width() - 2 * self._view.frameWidth() - bar - 2 * self._padding()

    def _bold(self) -> QFont:
        font = QFont(self._view.font())
        font.setBold(True)
        return font

    def paint(self, painter: QPainter, _option: QStyleOptionViewItem, index: Index) -> None:
        colours, padding = colours_of(self._view.palette()), self._padding()
        place = self._view.visualRect(index)
        current = index.row() == self._view.currentIndex().row()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(place.adjusted(2, 1, -2, -1), 4, 4)
        text = place.adjusted(padding, padding // 2, 0, -padding // 2)
        text.setWidth(self._text_width())
        painter.setFont(self._bold())
        painter.setPen(QColor(colours.accent_text if current else colours.text))
        name = painter.fontMetrics().elidedText(index.data(), _MIDDLE, self._text_width())
        painter.drawText(text, int(Qt.AlignmentFlag.AlignTop), name)
        text.setTop(text.top() + painter.fontMetrics().height() + 2)
        painter.setFont(self._view.font())
        painter.setPen(QColor(colours.accent_text if current else colours.muted))
        painter.drawText(text, _WRAP, index.data(_EXPLANATION))
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        height = QFontMetrics(self._bold()).height() + self._padding()
        if explanation := index.data(_EXPLANATION):
            room = QRect(0, 0, self._text_width(), 10_000)
            height += self._view.fontMetrics().boundingRect(room, _WRAP, explanation).height() + 2
        return QSize(self._text_width(), height)


def matching(
    choices: Sequence[TagChoice], typed: str, *, present: Collection[str]
) -> list[TagChoice]:
    """Return the known tags with the typed text in their name; last, the text as a new tag."""
    wanted = "_".join(typed.split()).casefold()
    matching_choices = [
        choice
        for choice in choices
        if choice.name not in present and wanted in choice.name.casefold()
    ]
    # A tag typed in full is meant, even if it is part of a longer name.
    matching_choices.sort(key=lambda choice: choice.name.casefold() != wanted)
    name = tag_name(typed)
    known = {*present, *(choice.name for choice in choices)}
    return (
        [*matching_choices, TagChoice(name, new=True)]
        if name and name not in known
        else matching_choices
    )
