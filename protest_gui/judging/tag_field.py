"""The field in which one types or picks a tag."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
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

from protest_core.errors import printable
from protest_core.judgements.model import LONGEST_TAG, tag_name
from protest_gui.appearance.theme import colours_of
from protest_gui.judging.remark import units
from protest_gui.translations import tr
from protest_gui.widgets.inputs import HeldKey, LineEdit

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


_OWN_KEYS = (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down)


@dataclass(frozen=True, slots=True)
class TagChoice:
    """A line of the drop-down; `new` if the tag exists nowhere yet."""

    name: str
    explanation: str = ""
    new: bool = False


class TagField(LineEdit):
    """`left`: the person is through and wants the text back."""

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
        """These are not offered again."""
        self._present = tags

    def open_list(self) -> None:
        typed = self.text()
        choices = matching(self._choices, typed, present=self._present)
        # With nothing typed, nothing is meant: Enter must not add a tag by itself.
        self.list.offer(choices, first_is_meant=bool(typed.strip()))
        self.list.open_at(self)

    def _limit(self, text: str) -> None:
        """In characters, while Qt counts two for an emoji."""
        limit = LONGEST_TAG + units(text) - len(text)
        if limit != self.maxLength():  # Qt forgets what could be undone
            self.setMaxLength(limit)

    def _choose(self, name: str) -> None:
        self.setText("")  # unlike clear(), it leaves nothing for the field's own undo
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
            pass  # a held key neither adds twice nor leaves after adding
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


_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def _is_undo(event: QKeyEvent) -> bool:
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    return event.matches(undo) or event.matches(redo)


class _NoControlCharacters(QValidator):
    """Refuses what is pasted, too."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def validate(self, typed: str, position: int) -> object:
        good = not typed.split() or tag_name(typed) is not None
        state = QValidator.State.Acceptable if good else QValidator.State.Invalid
        return state, typed, position


_Index = QModelIndex | QPersistentModelIndex


class TagListModel(QAbstractListModel):
    """Offers what may be added, as `TagChoice` under `UserRole`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: list[TagChoice] = []

    def offer(self, choices: Sequence[TagChoice]) -> None:
        self.beginResetModel()
        self._choices = list(choices)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._choices)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        choice = self._choices[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            name = printable(choice.name)
            return tr("New tag “{0}”").format(name) if choice.new else name
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return choice.explanation
        return choice if role == Qt.ItemDataRole.UserRole else None


class TagList(QListView):
    """Lies over the window rather than being one: no window manager can take the focus for it."""

    picked = Signal(str)

    def __init__(self, home: QWidget) -> None:
        super().__init__(home)
        self._home = home
        self._model = TagListModel(self)
        self.setModel(self._model)
        self.setItemDelegate(TagLine(self))
        self.setAccessibleName(tr("Known tags"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.entered.connect(self.setCurrentIndex)
        self.clicked.connect(self._pick)
        self.hide()

    def offer(self, choices: Sequence[TagChoice], *, first_is_meant: bool) -> None:
        self._model.offer(choices)
        if first_is_meant and choices:
            self.setCurrentIndex(self._model.index(0))

    def meant(self) -> str | None:
        """The tag that Enter adds."""
        choice = self.currentIndex().data(Qt.ItemDataRole.UserRole)
        return choice.name if isinstance(choice, TagChoice) and self.isVisible() else None

    def move_by(self, step: int) -> None:
        row, last = self.currentIndex().row() + step, self._model.rowCount() - 1
        self.setCurrentIndex(self._model.index(min(max(row, 0), last)))

    def open_at(self, field: QWidget) -> None:
        if self._model.rowCount() == 0:
            self.shut()
            return
        window = field.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self.setGeometry(self._place(field, window))
        self.show()
        self.raise_()
        self.scrollTo(self.currentIndex())

    def shut(self) -> None:
        self.hide()
        # Back where it belongs: it must go when the field goes.
        self.setParent(self._home)

    def _place(self, field: QWidget, window: QWidget) -> QRect:
        """Below the field, or above where there is more room; over the text if need be."""
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
        rows = range(self._model.rowCount())
        return sum(self.sizeHintForIndex(self._model.index(row)).height() for row in rows) + (
            2 * self.frameWidth() + 2
        )

    def _pick(self, index: QModelIndex) -> None:
        choice = index.data(Qt.ItemDataRole.UserRole)
        if isinstance(choice, TagChoice):
            self.picked.emit(choice.name)


class TagLine(QStyledItemDelegate):
    """The explanation is wrapped, never cut: one chooses by it."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _padding(self) -> int:
        return self._view.fontMetrics().height() // 2

    def _text_width(self) -> int:
        # Room for a scroll bar is always kept, or its coming would wrap the text anew.
        bar = self._view.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return self._view.width() - 2 * self._view.frameWidth() - bar - 2 * self._padding()

    def _bold(self) -> QFont:
        font = QFont(self._view.font())
        font.setBold(True)
        return font

    def _explanation_height(self, explanation: str) -> int:
        if not explanation:
            return 0
        room = QRect(0, 0, self._text_width(), 10_000)
        wrap = int(Qt.TextFlag.TextWordWrap)
        return self._view.fontMetrics().boundingRect(room, wrap, explanation).height() + 2

    def _draw_background(self, painter: QPainter, place: QRect) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours_of(self._view.palette()).accent))
        painter.drawRoundedRect(place.adjusted(2, 1, -2, -1), 4, 4)
        painter.restore()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        colours = colours_of(self._view.palette())
        place: QRect = option.rect
        current = index.row() == self._view.currentIndex().row()
        if current:
            self._draw_background(painter, place)
        padding = self._padding()
        text = place.adjusted(padding, padding // 2, 0, -padding // 2)
        text.setWidth(self._text_width())
        painter.save()
        painter.setFont(self._bold())
        painter.setPen(QColor(colours.accent_text if current else colours.text))
        metrics = QFontMetrics(painter.font())
        name = metrics.elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, self._text_width()
        )
        painter.drawText(text, int(Qt.AlignmentFlag.AlignTop), name)
        painter.setFont(self._view.font())
        painter.setPen(QColor(colours.accent_text if current else colours.muted))
        text.setTop(text.top() + metrics.height() + 2)
        explanation = index.data(Qt.ItemDataRole.AccessibleDescriptionRole) or ""
        painter.drawText(text, int(Qt.TextFlag.TextWordWrap), explanation)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        explanation = index.data(Qt.ItemDataRole.AccessibleDescriptionRole) or ""
        name = QFontMetrics(self._bold()).height()
        height = name + self._explanation_height(explanation) + self._padding()
        return QSize(self._text_width(), height)


def matching(
    choices: Sequence[TagChoice], typed: str, *, present: Collection[str]
) -> list[TagChoice]:
    """Known tags with the typed text anywhere in their name; last, the text as a new one."""
    wanted = "_".join(typed.split()).casefold()
    found = [
        choice
        for choice in choices
        if choice.name not in present and wanted in choice.name.casefold()
    ]
    # What is typed in full is meant, even where it is part of a longer name.
    found.sort(key=lambda choice: choice.name.casefold() != wanted)
    name = tag_name(typed)
    known = {*present, *(choice.name for choice in choices)}
    return [*found, TagChoice(name, new=True)] if name and name not in known else found
