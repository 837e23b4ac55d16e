"""A table of each annotator's answers for one candidate, which fits its room."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from protest_core.annotating.adjudication import Consensus, consensus_on
from protest_core.judgements.model import StoredJudgement
from protest_core.judgements.questions import Question, chosen
from protest_core.judgements.wording import STATE_NAMES
from protest_gui.comparing.wording import (
    annotator_name,
    answer_spoken,
    answer_word,
    answers_of,
    question_title,
)
from protest_gui.translations import tr, translated
from protest_gui.widgets.count_table import bold
from protest_gui.widgets.table_model import RowsModel, ViewColumn, bold_where
from protest_gui.widgets.table_view import ReadingTable

_NARROWEST, _NAME, _TAGS = 8, 6, 8  # in heights of a line
_LINES_WIDE = 22
_STAYS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
_Select = QItemSelectionModel.SelectionFlag
_Role = Qt.ItemDataRole


class Field(Enum):
    ANNOTATOR = "annotator"
    TAGS = "tags"
    STATE = "state"


Subject = Field | Question  # of a column


class Room(Enum):
    """The fields that are shown side by side; the others are further lines of the first column."""

    ALL = "all"
    ANSWERS = "annotator and answers"
    ONE = "annotator"


# The column that gets the rest of the room.
_LONG = {Room.ALL: Field.TAGS, Room.ANSWERS: Field.ANNOTATOR, Room.ONE: Field.ANNOTATOR}


@dataclass(frozen=True, slots=True)
class AllAnswers:
    """All judgements of a candidate, and the questions that can have answers for it."""

    judgements: Sequence[StoredJudgement] = ()
    known: Sequence[Question] = ()

    @property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions in the order of the panel; of retired ones, those with answers."""
        asked = (each for each in self.known if not each.retired or self._is_answered(each))
        return tuple(sorted(asked, key=lambda each: each != Question.ANTECEDENT))

    def _is_answered(self, question: Question) -> bool:
        return any(chosen(each.judgement, question) for each in self.judgements)

    def differ_on(self, subject: Subject) -> bool:
        if isinstance(subject, Field):
            return False
        return consensus_on(subject, self.judgements) is Consensus.DIFFERENT


class AnswersTable(ReadingTable):
    """A table of all annotators' answers, as high as its rows: the panel scrolls, not the table."""

    walked = Signal(object)  # the annotator of the current row; `None`: the focus has left
    left = Signal()  # the text should have the focus

    def __init__(self, parent: QWidget | None = None) -> None:
        self._answers = AllAnswers()
        self._room = Room.ALL
        self._model = RowsModel(_columns(self._answers, self._room))
        super().__init__(tr("Everybody's judgements"), self._model, parent)
        self._model.setParent(self)
        self._named = ""  # the annotator who stays current when other candidates are shown
        self.setAccessibleDescription(
            tr("Up and Down show in the text the words that each annotator selected.")
        )
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(RowDelegate(self))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.selectionModel().currentRowChanged.connect(self._tell)

    @property
    def chosen(self) -> StoredJudgement | None:
        """Return the judgement whose words are to be highlighted."""
        rows = self.selectionModel().selectedRows()
        return self._model.row(rows[0]) if rows else None

    def show_answers(self, answers: AllAnswers) -> None:
        """Show the judgements; the same annotator stays current if one of them is theirs."""
        self._answers = answers
        self._model.show(answers.judgements, _columns(answers, self._room))
        self._fit()
        if self.hasFocus():
            self._begin()

    def _begin(self) -> None:
        names = [entry.annotator for entry in self._answers.judgements]
        if names:
            self._select(names.index(self._named) if self._named in names else 0)
        else:
            self.walked.emit(None)

    def _select(self, row: int) -> None:
        index = self._model.index(row, 0)
        flags = _Select.ClearAndSelect | _Select.Rows | _Select.Current
        self.selectionModel().setCurrentIndex(index, flags)
        self._tell()

    def _tell(self) -> None:
        if (entry := self.chosen) is not None:
            self._named = entry.annotator
        self.walked.emit(entry)

    # How wide and how high it is. Qt itself measures without the room at both sides of a cell.

    def _fit(self) -> None:
        walking = self.chosen is not None
        room, widths = self._fitting()
        if room is not self._room:
            self._room = room
            self._model.show(self._answers.judgements, _columns(self._answers, room))
        left = self.viewport().width() - sum(widths.values())
        # Names come first: a column of tags may be empty.
        names = max(min(left, self._widest_name() - widths[Field.ANNOTATOR]), 0)
        widths[Field.ANNOTATOR] += names
        widths[_LONG[room]] += left - names
        for number, width in enumerate(widths.values()):
            self.setColumnWidth(number, width)
        beside = self.room_beside_text()
        for row in range(len(self._answers.judgements)):
            cells = [self._model.index(row, column) for column in range(len(widths))]
            self.setRowHeight(row, self.height_of(cells, beside=beside))
        self.updateGeometry()
        if walking:
            self._begin()

    def _widest_name(self) -> int:
        return self._width_of(Field.ANNOTATOR) + self.room_beside_text()

    def _width_of(self, field: Subject) -> int:
        """Return the width that all cells and the title need."""
        cells = (_cell(entry, field) for entry in self._answers.judgements)
        words = (_head(field, self._answers), *cells)
        return max(map(QFontMetrics(bold(self.font())).horizontalAdvance, words))

    def _fitting(self) -> tuple[Room, dict[Subject, int]]:
        """Return as many fields side by side as fit without breaking words, names excepted."""
        line, beside = self.fontMetrics().height(), self.room_beside_text()
        wanted = {field: self._width_of(field) for field in _fields(self._answers, Room.ALL)}
        # Without room beside the name, the state is below it.
        states = wanted[Field.STATE]
        wanted[Field.ANNOTATOR] = min(wanted[Field.ANNOTATOR], _NAME * line)
        wanted[Field.TAGS] = min(wanted[Field.TAGS], _TAGS * line)
        for room in Room:
            fields = _fields(self._answers, room)
            widths = {field: wanted[field] + beside for field in fields}
            if Field.STATE not in fields:
                widths[Field.ANNOTATOR] = max(widths[Field.ANNOTATOR], states + beside)
            if sum(widths.values()) <= self.viewport().width():
                break
        return room, widths

    def sizeHint(self) -> QSize:
        rows = sum(map(self.rowHeight, range(len(self._answers.judgements))))
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

    # Arrow keys choose a row; when the focus leaves, the text shows what it showed before.

    def keyboardSearch(self, search: str) -> None:
        """Ignore letters: they are commands, and search for no row."""

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
    """A delegate for walking from row to row: no single cell has the focus."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus


def _columns(answers: AllAnswers, room: Room) -> list[ViewColumn[StoredJudgement]]:
    return [_column(field, answers, room) for field in _fields(answers, room)]


def _fields(answers: AllAnswers, room: Room) -> list[Subject]:
    questions = () if room is Room.ONE else answers.questions
    return [Field.ANNOTATOR, *questions, *((Field.TAGS, Field.STATE) if room is Room.ALL else ())]


def _column(field: Subject, answers: AllAnswers, room: Room) -> ViewColumn[StoredJudgement]:
    """Return a column; disputed answers are bold, and the title says that they are disputed."""

    def text(entry: StoredJudgement) -> str:
        if field is Field.ANNOTATOR and room is not Room.ALL:
            return _lines(entry, answers, room)
        return _cell(entry, field)

    def spoken(entry: StoredJudgement) -> str:
        return text(entry) if isinstance(field, Field) else answer_spoken(entry.judgement, field)

    differ = answers.differ_on(field)
    disagree = tr("{0}, they disagree").format(_title(field))
    roles: dict[int, Callable[[StoredJudgement], object]] = {
        _Role.DisplayRole: text,
        _Role.FontRole: bold_where(lambda _entry: differ),
    }
    if field in (Field.ANNOTATOR, Field.TAGS):
        roles[_Role.ToolTipRole] = text
    head_roles: dict[int, object] = {_Role.AccessibleTextRole: disagree} if differ else {}
    return ViewColumn(_head(field, answers), spoken, roles=roles, head_roles=head_roles)


def _head(field: Subject, answers: AllAnswers) -> str:
    return f"≠ {_title(field)}" if answers.differ_on(field) else _title(field)


def _title(field: Subject) -> str:
    if not isinstance(field, Field):
        return question_title(field)
    titles = {
        Field.ANNOTATOR: tr("Annotator"),
        Field.TAGS: tr("Tags"),
        Field.STATE: tr("State"),
    }
    return titles[field]


def _cell(entry: StoredJudgement, field: Subject) -> str:
    judgement = entry.judgement
    if field is Field.ANNOTATOR:
        return annotator_name(entry)
    if field is Field.TAGS:
        return ", ".join(sorted(judgement.tags))
    return _state(entry) if isinstance(field, Field) else answer_word(judgement, field)


def _state(entry: StoredJudgement) -> str:
    """Describe the state; an annotator who took everything back has judged before."""
    withdrawn = entry.history and not entry.made_at
    return tr("withdrawn") if withdrawn else translated(STATE_NAMES[entry.state])


def _lines(entry: StoredJudgement, answers: AllAnswers, room: Room) -> str:
    lines = [annotator_name(entry)]
    if room is Room.ONE and entry.made_at:
        lines += answers_of(entry.judgement, answers.questions)
    lines += [_state(entry), *sorted(entry.judgement.tags)]
    return "\n".join(lines)
