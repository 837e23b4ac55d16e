"""The dialog in which people set their own keys."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.commands import COMMANDS, Command, is_changeable
from protest_gui.keys.key_map import (
    KeyMap,
    clashes_among,
    group_label,
    is_reserved,
    label_of,
    native_text,
    opens_a_menu,
)
from protest_gui.translations import tr
from protest_gui.widgets.form_dialog import ButtonRole, FormDialog, StandardButton
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.layout import on_font_change, spaced
from protest_gui.widgets.messages import Notice
from protest_gui.widgets.table_model import Roles, RowsModel, ViewColumn, bold_where
from protest_gui.widgets.table_view import ReadingTable

_KEYS_EACH = 3  # the most that a command has by default
_LABEL, _KEYS = 1, 2  # the numbers of these columns
_FITTING = QHeaderView.ResizeMode.ResizeToContents
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


@dataclass(frozen=True, slots=True)
class _CommandRow:
    command: Command
    keys: tuple[str, ...]
    is_first: bool  # the first command of its group: only there is the group named, like a heading


class KeyEditor(FormDialog):
    """A dialog for keys; it works on a copy, and OK is enabled only if no keys clash."""

    def __init__(self, key_map: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(tr("Keys"), StandardButton.Ok, parent)
        self._key_map = key_map
        self._keys = {command.id: key_map.keys(command.id) for command in COMMANDS.values()}
        self.table = CommandTable()
        self.edits = [KeyEdit() for _ in range(_KEYS_EACH)]
        self.notice = Notice()
        self._add_button(tr("Reset &all"), self._reset_all, ButtonRole.ResetRole)
        self._lay_out()
        self.table.selected.connect(self._show_selected)
        self.table.doubleClicked.connect(lambda _index: self._change())
        self.table.return_pressed.connect(self._change)
        for edit in self.edits:
            edit.chosen.connect(self._take_keys)
            edit.refused.connect(self._refuse)
        self.table.go_to(next(iter(COMMANDS)))
        self._show()

    def _lay_out(self) -> None:
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.75)
        layout.addWidget(self._introduction())
        layout.addWidget(self.table, 1)
        layout.addLayout(self._edit_row())
        layout.addWidget(self.notice)
        self._end(layout, 46, 40)

    def _introduction(self) -> PlainLabel:
        label = PlainLabel(
            tr(
                "Select a command, go to its keys and press those you want; Backspace clears. "
                "Letters and digits are never commands while you type in a text field."
            )
        )
        label.setWordWrap(True)
        return label

    def _edit_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = PlainLabel(tr("&Keys:"))
        label.setBuddy(self.edits[0])
        row.addWidget(label)
        for number, edit in enumerate(self.edits, start=1):
            edit.setAccessibleName(tr("Key {0}").format(number))
            edit.setToolTip(tr("Press the key or the combination"))
            row.addWidget(edit, 1)
        self.reset_button = QPushButton(tr("&Reset"))
        self.reset_button.setToolTip(tr("Give the selected command its original keys"))
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self._reset)
        row.addWidget(self.reset_button)
        return row

    def _show(self) -> None:
        self.table.show_keys(self._keys)
        self._show_selected()

    def _show_selected(self) -> None:
        command = self.table.command()
        keys = self._keys[command.id]
        for number, edit in enumerate(self.edits):
            edit.show_key(keys[number] if number < len(keys) else "")
        self.reset_button.setEnabled(keys != command.keys)
        clash = self._clash()
        self._accept.setEnabled(not clash)
        self.notice.show_text(clash)

    def _change(self) -> None:
        self.edits[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _take_keys(self) -> None:
        chosen = dict.fromkeys(edit.key() for edit in self.edits if edit.key())
        self._keys[self.table.command().id] = tuple(chosen)
        self._show()

    def _refuse(self, key: str) -> None:
        if opens_a_menu(key):
            text = tr("{0} cannot be assigned: Alt with a letter opens menus.")
        else:
            text = tr("{0} cannot be assigned: it moves, chooses, copies or leaves.")
        self.notice.show_text(text.format(native_text(key)))

    def _clash(self) -> str:
        """Show a clash that the selected command is part of."""
        first = self.table.command().id
        for command_id in (first, *(other for other in self._keys if other != first)):
            for other in clashes_among(self._keys, command_id):
                key = next(key for key in self._keys[command_id] if key in self._keys[other.id])
                text = tr("{0} already means “{1}”: choose another key for “{2}”.")
                return text.format(
                    native_text(key), label_of(other), label_of(COMMANDS[command_id])
                )
        return ""

    def _reset(self) -> None:
        command = self.table.command()
        self._keys[command.id] = command.keys
        self._show()

    def _reset_all(self) -> None:
        self._keys = {command.id: command.keys for command in COMMANDS.values()}
        self._show()

    # Qt's

    def accept(self) -> None:
        if not self._clash():
            self._key_map.set_keys(
                {name: keys for name, keys in self._keys.items() if is_changeable(COMMANDS[name])}
            )
            super().accept()


class CommandTable(ReadingTable):
    """A table with a row for each command; keys that differ from the defaults are bold."""

    selected = Signal(str)  # a command's id
    return_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._commands = [each for each in COMMANDS.values() if is_changeable(each)]
        self._model = RowsModel(_columns(), key=lambda row: row.command.id)
        super().__init__(tr("Commands"), self._model, parent)
        self._model.setParent(self)
        self.setStyleSheet("QTableView::item { padding: 0 0.33em; }")  # as high as the headers
        self.setAlternatingRowColors(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(_FITTING)
        self.horizontalHeader().setSectionResizeMode(_LABEL, QHeaderView.ResizeMode.Stretch)
        self.show_keys({command.id: command.keys for command in self._commands})
        on_font_change(self, CommandTable._fit_rows)
        self.selectionModel().currentChanged.connect(self._select)

    def command(self) -> Command:
        return self._commands[max(self.currentIndex().row(), 0)]

    def go_to(self, command_id: str) -> None:
        ids = [command.id for command in self._commands]
        self.setCurrentIndex(self._model.index(ids.index(command_id), _KEYS))

    def show_keys(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        groups = groupby(self._commands, key=lambda command: command.group)
        self._model.show(
            [
                _CommandRow(command, keys[command.id], is_first=number == 0)
                for _, group in groups
                for number, command in enumerate(group)
            ]
        )

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(1.7 * self.fontMetrics().height()))

    def _select(self) -> None:
        self.selected.emit(self.command().id)

    # Qt's

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.return_pressed.emit()  # instead of the dialog's default button
        else:
            super().keyPressEvent(event)


def _columns() -> list[ViewColumn[_CommandRow]]:
    changed: Roles[_CommandRow] = {
        Qt.ItemDataRole.FontRole: bold_where(lambda row: row.keys != row.command.keys)
    }
    return [
        ViewColumn(tr("Group"), _group),
        ViewColumn(tr("Command"), lambda row: label_of(row.command)),
        ViewColumn(tr("Keys"), _keys, roles=changed),
    ]


def _group(row: _CommandRow) -> str:
    return group_label(row.command.group) if row.is_first else ""


def _keys(row: _CommandRow) -> str:
    return tr("  or  ").join(map(native_text, row.keys)) or "–"


class KeyEdit(QKeySequenceEdit):
    """A field for one key; Backspace clears it, and reserved keys keep their meaning."""

    chosen = Signal(str)  # by the person, not by `show_key`; an empty text when cleared
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)
        for field in self.findChildren(QWidget):
            field.setAcceptDrops(False)  # a file dropped on it would be moved, not copied
        self._shown = ""
        self.keySequenceChanged.connect(self._take)

    def key(self) -> str:
        return self.keySequence().toString(_PORTABLE)

    def show_key(self, key: str) -> None:
        self._shown = key
        self.setKeySequence(QKeySequence.fromString(key, _PORTABLE))

    def _take(self) -> None:
        if self.key() != self._shown:
            self._shown = self.key()
            self.chosen.emit(self._shown)

    # Qt's

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _pressed(event)
        if event.key() in _MODIFIERS:
            pass  # Qt would clear the field, and the next key may be refused
        elif key in ("Backspace", "Del"):
            self.clear()
        elif key == "Esc":
            event.ignore()  # passed on to the dialog
        elif is_reserved(key):
            self.refused.emit(key)
        else:
            super().keyPressEvent(event)


def _pressed(event: QKeyEvent) -> str:
    """Return the key without the modifier of the number pad."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(event.key() | modifiers.value).toString(_PORTABLE)
