"""What each annotator answered for one candidate, as a table that fits its room."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from protest_core.annotating.adjudication import Consensus, consensus_on
from protest_core.judgements.model import AnnotatorJudgement
from protest_core.judgements.outcome import Question
from protest_gui.comparing.wording import annotator_name, answer_spoken, answer_word, answers_of
from protest_gui.project.outcome_bar import state_name
from protest_gui.translations import tr
from protest_gui.widgets.table_model import ROOT, Index, TableModel
from protest_gui.widgets.table_view import CalmTable

_NARROWEST, _NAME, _TAGS = 8, 6, 8  # in heights of a line


_LINES_WIDE = 22


_TALLEST = 10_000


class Column(IntEnum):
    ANNOTATOR = 0
    ANTECEDENT = 1
    PRONOUN = 2
    TAGS = 3
    STATE = 4


class Room(Enum):
    """For what stands side by side; what does not is in further lines of the first column."""

    ALL = tuple(Column)
    ANSWERS = (Column.ANNOTATOR, Column.ANTECEDENT, Column.PRONOUN)
    ONE = (Column.ANNOTATOR,)


# What gets the room that is left.
_LONG = {Room.ALL: Column.TAGS, Room.ANSWERS: Column.ANNOTATOR, Room.ONE: Column.ANNOTATOR}


_STAYS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


_Select = QItemSelectionModel.SelectionFlag


@dataclass(frozen=True, slots=True)
class Everybody:
    """All who said something of a candidate, and whether an antecedent is asked for there."""

    told: Sequence[AnnotatorJudgement] = ()
    antecedent_asked: bool = False

    @property
    def questions(self) -> tuple[Question, ...]:
        both = (Question.ANTECEDENT, Question.PRONOUN)
        return both if self.antecedent_asked else both[1:]

    def differ_on(self, question: Question | None) -> bool:
        asked = question in self.questions
        return asked and question is not None and consensus_on(question, self.told) is _DIFFERENT


class EverybodyTable(CalmTable):
    """As high as all its rows: the panel scrolls, not this."""

    walked = Signal(object)  # the annotator one has come to; `None`: one has left
    left = Signal()  # the text should have the focus

    def __init__(self, parent: QWidget | None = None) -> None:
        self._everybody = EverybodyModel()
        super().__init__("", self._everybody, parent)
        self._everybody.setParent(self)
        self._named = ""  # whom one looks at, also when other candidates come
        self.setAccessibleName(tr("Everybody's judgements"))
        self.setAccessibleDescription(
            tr("Up and Down: the words that each of them selected are shown in the text.")
        )
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(RowDelegate(self))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.selectionModel().currentRowChanged.connect(self._tell)

    @property
    def chosen(self) -> AnnotatorJudgement | None:
        """Whose words are to be seen."""
        rows = self.selectionModel().selectedRows()
        return self._everybody.told(rows[0].row()) if rows else None

    def show_everybody(self, everybody: Everybody) -> None:
        """One stays with the same annotator, as far as there are judgements of theirs."""
        self._everybody.show(everybody)
        self._fit()
        if self.hasFocus():
            self._begin()

    def _begin(self) -> None:
        names = [told.annotator for told in self._everybody.everybody.told]
        if names:
            self._select(names.index(self._named) if self._named in names else 0)
        else:
            self.walked.emit(None)

    def _select(self, row: int) -> None:
        index = self._everybody.index(row, 0)
        flags = _Select.ClearAndSelect | _Select.Rows | _Select.Current
        self.selectionModel().setCurrentIndex(index, flags)
        self._tell()

    def _tell(self) -> None:
        if (told := self.chosen) is not None:
            self._named = told.annotator
        self.walked.emit(told)

    # How wide and how high it is. Qt itself measures without the room at both sides of a cell.

    def _fit(self) -> None:
        walking = self.chosen is not None
        room, widths = self._room()
        self._everybody.set_room(room)
        left = self.viewport().width() - sum(widths.values())
        # First the names: a column of tags may be empty.
        names = max(min(left, self._widest_name() - widths[Column.ANNOTATOR]), 0)
        widths[Column.ANNOTATOR] += names
        widths[_LONG[room]] += left - names
        for number, width in enumerate(widths.values()):
            self.setColumnWidth(number, width)
        for row in range(self._everybody.rowCount()):
            self.setRowHeight(row, self._height(row))
        self.updateGeometry()
        if walking:
            self._begin()

    def _widest_name(self) -> int:
        words = self._everybody.words_in(Column.ANNOTATOR)
        return max(map(self._bold_metrics().horizontalAdvance, words)) + self.room_beside_text()

    def _room(self) -> tuple[Room, dict[Column, int]]:
        """As much side by side as goes without breaking words, but for names."""
        metrics, line = self._bold_metrics(), self.fontMetrics().height()
        beside = self.room_beside_text()
        wanted = {
            column: max(map(metrics.horizontalAdvance, self._everybody.words_in(column)))
            for column in Column
        }
        # Where there is no room beside it, the state stands under the name.
        states = max(map(metrics.horizontalAdvance, self._everybody.words_in(Column.STATE)))
        wanted[Column.ANNOTATOR] = min(wanted[Column.ANNOTATOR], _NAME * line)
        wanted[Column.TAGS] = min(wanted[Column.TAGS], _TAGS * line)
        for room in Room:
            columns = self._everybody.columns_in(room)
            widths = {column: wanted[column] + beside for column in columns}
            if Column.STATE not in columns:
                widths[Column.ANNOTATOR] = max(widths[Column.ANNOTATOR], states + beside)
            if sum(widths.values()) <= self.viewport().width():
                break
        return room, widths

    def _height(self, row: int) -> int:
        metrics, wrap = self._bold_metrics(), Qt.TextFlag.TextWordWrap.value
        line, heights, beside = metrics.height(), [], self.room_beside_text()
        for column in range(self._everybody.columnCount()):
            text = str(self._everybody.index(row, column).data())
            width = max(self.columnWidth(column) - beside, line)
            heights.append(metrics.boundingRect(0, 0, width, _TALLEST, wrap, text).height())
        return max(heights) + round(0.6 * line)

    def _bold_metrics(self) -> QFontMetrics:
        bold = QFont(self.font())
        bold.setBold(True)
        return QFontMetrics(bold)

    def sizeHint(self) -> QSize:
        rows = sum(map(self.rowHeight, range(self._everybody.rowCount())))
        height = self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth() + 4
        return QSize(_LINES_WIDE * self.fontMetrics().height(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST * self.fontMetrics().height(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    # Walking: arrows choose, and what was shown before comes back when one leaves.

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here, or nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.chosen is None and event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._begin()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _STAYS:
            self.selectionModel().clear()
            self.walked.emit(None)


class RowDelegate(QStyledItemDelegate):
    """One walks from row to row: no single cell has the focus."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus


_Role = Qt.ItemDataRole


_QUESTIONS = {Column.ANTECEDENT: Question.ANTECEDENT, Column.PRONOUN: Question.PRONOUN}


_DIFFERENT = Consensus.DIFFERENT


class EverybodyModel(TableModel):
    """What people disagree on is in bold, and its column's title says so."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._everybody = Everybody()
        self._columns = tuple(Column)
        self._room = Room.ALL
        self._titles = {
            Column.ANNOTATOR: tr("Annotator"),
            Column.ANTECEDENT: tr("Antecedent"),
            Column.PRONOUN: tr("Pronoun"),
            Column.TAGS: tr("Tags"),
            Column.STATE: tr("State"),
        }

    @property
    def everybody(self) -> Everybody:
        return self._everybody

    def told(self, row: int) -> AnnotatorJudgement | None:
        rows = self._everybody.told
        return rows[row] if row in range(len(rows)) else None

    def show(self, everybody: Everybody) -> None:
        self.beginResetModel()
        self._everybody = everybody
        self._columns = self.columns_in(self._room)
        self.endResetModel()

    def set_room(self, room: Room) -> None:
        if room is not self._room:
            self.beginResetModel()
            self._room = room
            self._columns = self.columns_in(room)
            self.endResetModel()

    def columns_in(self, room: Room) -> tuple[Column, ...]:
        asked = self._everybody.antecedent_asked
        return tuple(each for each in room.value if asked or each is not Column.ANTECEDENT)

    def words_in(self, column: Column) -> list[str]:
        """All that stands there if there is room for all, the title first."""
        return [self._title(column), *(self._cell(each, column) for each in self._everybody.told)]

    def _text(self, told: AnnotatorJudgement, column: Column) -> str:
        if column is Column.ANNOTATOR and self._room is not Room.ALL:
            return self._lines(told)
        return self._cell(told, column)

    def _cell(self, told: AnnotatorJudgement, column: Column) -> str:
        judgement = told.judgement
        if column is Column.ANNOTATOR:
            return annotator_name(told)
        if column is Column.TAGS:
            return ", ".join(sorted(judgement.tags))
        if column is Column.STATE:
            return self._state(told)
        of_pronoun = column is Column.PRONOUN
        return answer_word(judgement.pronoun if of_pronoun else judgement.antecedent)

    def _state(self, told: AnnotatorJudgement) -> str:
        """Who took everything back has judged once."""
        withdrawn = told.history and not told.made_at
        return tr("withdrawn") if withdrawn else state_name(told.state)

    def _lines(self, told: AnnotatorJudgement) -> str:
        lines = [annotator_name(told)]
        if self._room is Room.ONE and told.made_at:
            asked = self._everybody.antecedent_asked
            lines += answers_of(told.judgement, antecedent_asked=asked)
        lines += [self._state(told), *sorted(told.judgement.tags)]
        return "\n".join(lines)

    def _spoken(self, told: AnnotatorJudgement, column: Column) -> str:
        if column is Column.PRONOUN:
            return answer_spoken(told.judgement.pronoun)
        if column is Column.ANTECEDENT:
            return answer_spoken(told.judgement.antecedent)
        return self._text(told, column)

    def _title(self, column: Column) -> str:
        title = self._titles[column]
        return f"≠ {title}" if self._everybody.differ_on(_QUESTIONS.get(column)) else title

    def _font(self, column: Column) -> QFont | None:
        if not self._everybody.differ_on(_QUESTIONS.get(column)):
            return None
        bold = QFont()
        bold.setBold(True)
        return bold

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._everybody.told)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def cell(self, index: Index, role: int) -> Any:
        told, column = self._everybody.told[index.row()], self._columns[index.column()]
        if role == _Role.DisplayRole:
            return self._text(told, column)
        if role == _Role.ToolTipRole and column in (Column.ANNOTATOR, Column.TAGS):
            return self._text(told, column)
        if role == _Role.AccessibleTextRole:
            return self._spoken(told, column)
        return self._font(column) if role == _Role.FontRole else None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section not in range(len(self._columns)):
            return None
        column = self._columns[section]
        if role == _Role.DisplayRole:
            return self._title(column)
        differ = self._everybody.differ_on(_QUESTIONS.get(column))
        if role == _Role.AccessibleTextRole and differ:
            return tr("{0}, they disagree").format(self._titles[column])
        return None
