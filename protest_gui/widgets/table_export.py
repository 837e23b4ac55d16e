"""A button whose menu copies a table for a paper, a mail or a spreadsheet, or saves it."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from protest_core.db.result_files import save_result
from protest_core.errors import ProtestError
from protest_core.tables.model import Format
from protest_gui.widgets.save_as import Kind, ask_where

# Any of the report writers, with all but the format already given.
Write = Callable[[Format], Iterable[str]]

_SUFFIXES = {
    Format.CSV: ".csv",
    Format.TSV: ".tsv",
    Format.JSON: ".json",
    Format.JSONL: ".jsonl",
    Format.LATEX: ".tex",
    Format.TEXT: ".txt",
}
assert set(_SUFFIXES) == set(Format)  # noqa: S101 — a table must cover its enum


class TableExport(QPushButton):
    """Grey while there is no table; `offer` tells which one it is now."""

    told = Signal(str)  # what was done, in a sentence
    failed = Signal(object)  # the exception

    def __init__(self, text: str = "", name: str = "", parent: QWidget | None = None) -> None:
        """`text` with a key of its own, and `name` for screen readers, where there are two."""
        super().__init__(parent)
        self.setText(text or self.tr("&Copy or save"))
        self.folder = Path.home()  # where saving begins
        self._write: Write | None = None
        self._name = ""
        self.setAutoDefault(False)
        self.setAccessibleName(name or self.tr("Copy or save the table"))
        menu = QMenu(self)
        for name, how in (
            (self.tr("Copy as &LaTeX"), Format.LATEX),
            (self.tr("Copy as &text"), Format.TEXT),
            (self.tr("Copy as &CSV"), Format.CSV),
        ):
            menu.addAction(name).triggered.connect(lambda _checked, how=how: self.copy(how))
        menu.addSeparator()
        menu.addAction(self.tr("&Save…")).triggered.connect(lambda _checked: self.save())
        self.setMenu(menu)
        self.offer(None, "")

    def offer(self, write: Write | None, name: str) -> None:
        """`name`: of a file, without suffix; the program proposes it."""
        self._write, self._name = write, name
        self.setEnabled(write is not None)

    def copy(self, how: Format) -> None:
        if self._write is not None:
            QGuiApplication.clipboard().setText("".join(self._write(how)))
            self.told.emit(self.tr("The table is on the clipboard."))

    def save(self) -> None:
        if self._write is None:
            return
        kinds = {Kind(name, _SUFFIXES[how]): how for how, name in self._names().items()}
        place = ask_where(self, self.tr("Save table"), self.folder / self._name, list(kinds))
        if place is None:
            return
        content = self._write(kinds[place.kind])
        try:
            save_result(path=place.path, content=content, replace=place.replace)
        except ProtestError as error:
            self.failed.emit(error)
            return
        self.folder = place.path.parent
        self.told.emit(self.tr("The table is in {0}.").format(place.path))

    def _names(self) -> dict[Format, str]:
        return {
            Format.CSV: "CSV",
            Format.TSV: "TSV",
            Format.JSON: "JSON",
            Format.LATEX: "LaTeX",
            Format.TEXT: self.tr("Text"),
        }
