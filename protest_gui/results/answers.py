"""Counts of each annotator's answers, and of tags, below the figures of agreement."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from PySide6.QtWidgets import QWidget

from protest_core.agreement.answers import AnswerTable, answers_table
from protest_core.agreement.tag_counts import (
    NO_TAGS,
    TagTable,
    tags_by_annotator,
    tags_by_category,
    tags_by_system,
)
from protest_core.judgements.questions import Question
from protest_core.tables.model import Table
from protest_core.translatable import Text
from protest_gui.results.tables import TablesColumn
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.labels import WrappingLabel
from protest_gui.widgets.table_view import NumbersTable


class TagsBy(StrEnum):
    ANNOTATOR = "annotator"
    SYSTEM = "system"
    CATEGORY = "category"


_NAMES = {
    TagsBy.ANNOTATOR: Text("by annotator"),
    TagsBy.SYSTEM: Text("by system"),
    TagsBy.CATEGORY: Text("by category"),
}
_TABLES: Mapping[TagsBy, Callable[[TagTable], Table[Any]]] = {
    TagsBy.ANNOTATOR: tags_by_annotator,
    TagsBy.SYSTEM: tags_by_system,
    TagsBy.CATEGORY: tags_by_category,
}


class AnswersPart(TablesColumn):
    """Tables of answers and tags; each number opens the candidates that it counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: TagTable | None = None
        self.answers = NumbersTable(tr("What each annotator says"), names_aside=True)
        self.by = ChoiceBox[TagsBy](tr("Tags by"))
        self.by.show_values((each, translated(_NAMES[each])) for each in TagsBy)
        self.tags = NumbersTable(tr("Candidates with each tag"), names_aside=True)
        self.no_tags = WrappingLabel(translated(NO_TAGS))
        self.add_heading(tr("What each annotator says"))
        self.add_table(self.answers)
        self.add_notes()
        self.add_heading(tr("Candidates with each tag"))
        self._column.addWidget(self.by)
        self.add_table(self.tags)
        self._column.addWidget(self.no_tags)
        self.by.chosen.connect(self._show_tags)

    def show_answers(self, table: AnswerTable, question: Question) -> None:
        shown = answers_table(table, question)
        self.answers.show_table(shown)
        self.show_notes(shown.below)

    def show_tags(self, table: TagTable) -> None:
        self._found = table
        self._show_tags()

    def _show_tags(self) -> None:
        if (table := self._found) is None:
            return
        for part in (self.by, self.tags):
            part.setVisible(bool(table.counts))
        self.no_tags.setVisible(not table.counts)
        self.tags.show_table(_TABLES[self.by.value](table))
