"""Who said what of one candidate, as a table with as many columns as there is room for."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from protest_core.annotating.adjudication import Consensus, consensus_on
from protest_core.judgements.model import AnnotatorJudgement
from protest_core.judgements.outcome import Question
from protest_gui.overview_panel.said_words import (
    annotator_name,
    answer_spoken,
    answer_word,
    answers_of,
)
from protest_gui.project.outcome_names import state_name
from protest_gui.widgets.table_model import ROOT, Index, TableModel

_Role = Qt.ItemDataRole


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


_QUESTIONS = {Column.ANTECEDENT: Question.ANTECEDENT, Column.PRONOUN: Question.PRONOUN}


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


_DIFFERENT = Consensus.DIFFERENT


class EverybodyModel(TableModel):
    """What people disagree on is in bold, and its column's title says so."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._everybody = Everybody()
        self._columns = tuple(Column)
        self._room = Room.ALL
        self._titles = {
            Column.ANNOTATOR: self.tr("Annotator"),
            Column.ANTECEDENT: self.tr("Antecedent"),
            Column.PRONOUN: self.tr("Pronoun"),
            Column.TAGS: self.tr("Tags"),
            Column.STATE: self.tr("State"),
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
        return self.tr("withdrawn") if withdrawn else state_name(told.state)

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
            return self.tr("{0}, they disagree").format(self._titles[column])
        return None
