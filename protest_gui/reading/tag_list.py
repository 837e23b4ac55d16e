"""The drop-down under the tag field: known tags with what they mean."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from protest_core.errors import printable
from protest_gui.reading.tag_line import TagLine
from protest_gui.reading.tag_names import TagChoice

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
            return self.tr("New tag “{0}”").format(name) if choice.new else name
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
        self.setAccessibleName(self.tr("Known tags"))
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
