"""The dialog that asks which of the chosen files to load, and under which names."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import Problem, printable
from protest_core.loading.outputs import FoundOutputs
from protest_core.loading.systems import SystemOutput, system_name_mistake
from protest_gui.translations import tr
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import NoDropsOnEditors
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.table_model import Roles, RowsModel, ViewColumn
from protest_gui.widgets.table_view import ReadingTable

_Role = Qt.ItemDataRole


@dataclass(slots=True)
class _FoundText:
    """A text that was found: the output that can be loaded, or the reason why it cannot."""

    output: SystemOutput | None = None
    problem: Problem | None = None
    ticked: bool = False


class LoadDialog(FormDialog):
    """Ask which of the listed files to load. Enter loads, Space ticks, F2 changes a name."""

    def __init__(
        self,
        found: FoundOutputs,
        taken: Collection[str],
        parent: QWidget | None = None,
        *,
        instead_of: str | None = None,
        judged: Collection[str] = (),
    ) -> None:
        """`instead_of`: the loaded system whose output is replaced by this one.

        `judged` are those of the `taken` names whose systems people have judged.
        """
        super().__init__(tr("Load systems"), tr("&Load"), parent)
        self._choices = LoadChoices(found, taken, instead_of=instead_of, judged=judged)
        self._model = RowsModel(
            self._choices.columns(), is_enabled=lambda row: row.output is not None, parent=self
        )
        self._model.show(self._choices.rows)
        self._table = OutputsTable(tr("Outputs of systems"), self._model)
        self._table.setItemDelegate(NoDropsOnEditors(self._table))
        self._replace = QCheckBox(tr("&Replace loaded systems of the same name that nobody judged"))
        self._rename = QPushButton()
        self._rename.setAutoDefault(False)
        self._aligning = SelectableLabel(
            tr(
                "Texts without alignment are aligned here: a few seconds for a small suite, some "
                "minutes for thousands of lines. It can be cancelled at any time."
            )
        )
        self._replace.setChecked(self._choices.replacing)
        self._tokenised = QCheckBox(tr("These are &tokenised like the suite already"))
        self._by_document = QCheckBox(
            tr("Align the &sentences with the source’s inside each document")
        )
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self._table.horizontalHeader().setStretchLastSection(True)
        self._lay_out(self._explanation(found))
        self._connect()
        self._follow_choices()
        self._table.setFocus()

    @property
    def outputs(self) -> tuple[SystemOutput, ...]:
        return self._choices.chosen

    @property
    def replacing(self) -> bool:
        return self._choices.replacing

    def _explanation(self, found: FoundOutputs) -> str:
        if found.outputs:
            return tr("These outputs will be loaded and matched with the reference.")
        return tr("Nothing here can be loaded: an output is NAME.txt, a line for each sentence.")

    def _lay_out(self, explanation: str) -> None:
        layout = spaced(QVBoxLayout(self), margin=1)
        layout.addWidget(SelectableLabel(explanation))
        layout.addWidget(self._table, 1)
        layout.addWidget(self._aligning)
        layout.addWidget(self._tokenised)
        layout.addWidget(self._by_document)
        layout.addWidget(self._rename, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._replace)
        self._end(layout, 52, 24)

    def _connect(self) -> None:
        self._model.dataChanged.connect(self._follow_choices)
        self._replace.toggled.connect(self._take_replacing)
        self._tokenised.toggled.connect(self._take_tokenised)
        self._by_document.toggled.connect(self._take_by_document)
        self._rename.clicked.connect(lambda _checked: self._give_free_names())

    def _take_replacing(self, ticked: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self._choices.replacing = ticked
        self._model.show_again()

    def _give_free_names(self) -> None:
        self._choices.give_free_names()
        self._model.show_again()
        self._table.setFocus()

    def _take_tokenised(self, ticked: bool) -> None:  # noqa: FBT001
        self._choices.tokenised = ticked

    def _take_by_document(self, ticked: bool) -> None:  # noqa: FBT001
        self._choices.by_document = ticked

    def _follow_choices(self) -> None:
        self._replace.setVisible(self._choices.some_can_be_replaced)
        free = self._choices.free_names()
        self._rename.setVisible(bool(free))
        names = ", ".join(map(printable, free.values()))
        self._rename.setText(tr("&Name it {0}").format(names.replace("&", "&&")))
        for about_aligning in (self._aligning, self._tokenised, self._by_document):
            about_aligning.setVisible(self._choices.some_are_aligned_here)
        self._accept.setEnabled(self._choices.can_be_loaded)
        if self._model.rowCount() and not self._table.currentIndex().isValid():
            self._table.setCurrentIndex(self._model.index(0, 0))


class OutputsTable(ReadingTable):
    """A table whose names leave room for the remarks, which are wrapped, not cut."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_columns_to_room()
            self.resizeRowsToContents()


class LoadChoices:
    """The files that can be loaded, with the choice which to load and under which names."""

    def __init__(
        self,
        found: FoundOutputs,
        taken: Collection[str],
        *,
        instead_of: str | None = None,
        judged: Collection[str] = (),
    ) -> None:
        """List the texts that can be loaded, ticked, then those that cannot, with reasons."""
        outputs = found.outputs
        if instead_of is not None and len(outputs) == 1:
            outputs = (replace(outputs[0], name=instead_of),)
        self.rows = [
            *(_FoundText(output=output, ticked=True) for output in outputs),
            *(_FoundText(problem=problem) for problem in found.left_out),
        ]
        self._taken, self._judged = frozenset(taken), frozenset(judged)
        self.tokenised = False  # whether texts without alignment are tokenised like the suite
        self.by_document = False  # whether their sentences are aligned inside each document
        # whether names of loaded systems may be used again
        self.replacing = instead_of is not None

    @property
    def _ticked(self) -> list[SystemOutput]:
        return [row.output for row in self.rows if row.output is not None and row.ticked]

    @property
    def chosen(self) -> tuple[SystemOutput, ...]:
        return tuple(
            replace(
                output,
                tokenised=output.tokenised or self.tokenised,
                by_document=self.by_document and output.links is None,
            )
            for output in self._ticked
        )

    @property
    def some_are_aligned_here(self) -> bool:
        return any(output.links is None for output in self._ticked)

    @property
    def can_be_loaded(self) -> bool:
        ticked = self._ticked
        return bool(ticked) and not any(self._mistake(output.name) for output in ticked)

    @property
    def some_can_be_replaced(self) -> bool:
        replaceable = self._taken - self._judged
        return any(output.name in replaceable for output in self._ticked)

    def free_names(self) -> dict[str, str]:
        """Return a free name for each name that is taken and not to be replaced."""
        kept = self._judged if self.replacing else self._taken
        used = {*self._taken, *(output.name for output in self._ticked)}
        free: dict[str, str] = {}
        for name in (output.name for output in self._ticked if output.name in kept):
            numbered = (f"{name}-{number}" for number in count(2))
            free[name] = next(each for each in numbered if each not in used)
            used.add(free[name])
        return free

    def give_free_names(self) -> None:
        free = self.free_names()
        for row in self.rows:
            if row.ticked and row.output is not None and row.output.name in free:
                row.output = replace(row.output, name=free[row.output.name])

    def columns(self) -> list[ViewColumn[_FoundText]]:
        place: Roles[_FoundText] = {_Role.ToolTipRole: _place}
        return [
            ViewColumn(
                tr("Name"),
                _name,
                roles={**place, _Role.EditRole: _name, _Role.CheckStateRole: _tick},
                edits={_Role.EditRole: _rename, _Role.CheckStateRole: _set_tick},
            ),
            ViewColumn(tr("Text"), _text, roles=place),
            ViewColumn(tr("Alignment"), _links, roles={_Role.ToolTipRole: _place_of_links}),
            ViewColumn(tr("Remark"), self._note, roles={_Role.ToolTipRole: self._note}),
        ]

    def _note(self, row: _FoundText) -> str:
        if row.output is None:
            return row.problem.message if row.problem else ""
        if not row.ticked:
            return tr("is not loaded")
        return self._mistake(row.output.name) or ""

    def _mistake(self, name: str) -> str | None:
        if mistake := system_name_mistake(name):
            return mistake
        if Counter(output.name for output in self._ticked)[name] > 1:
            return tr("two would have this name")
        if name in self._judged:
            return tr("people have judged a system of this name: F2 renames")
        if name in self._taken and not self.replacing:
            return tr("this name is loaded already: F2 renames")
        return None


def _name(row: _FoundText) -> str:
    return row.output.name if row.output else ""


def _rename(row: _FoundText, name: object) -> None:
    if row.output is not None:
        row.output = replace(row.output, name=str(name).strip())


def _tick(row: _FoundText) -> Qt.CheckState | None:
    if row.output is None:
        return None
    return Qt.CheckState.Checked if row.ticked else Qt.CheckState.Unchecked


def _set_tick(row: _FoundText, state: Any) -> None:
    row.ticked = Qt.CheckState(state) is Qt.CheckState.Checked


def _text(row: _FoundText) -> str:
    return row.output.text.name if row.output else Path(_place(row)).name


def _links(row: _FoundText) -> str:
    if row.output is None:
        return ""
    return tr("made here") if row.output.links is None else row.output.links.name


def _place(row: _FoundText) -> str:
    if row.output is not None:
        return str(row.output.text)
    return row.problem.file if row.problem else ""


def _place_of_links(row: _FoundText) -> str:
    return str(row.output.links) if row.output and row.output.links else _place(row)
