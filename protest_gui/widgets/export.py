"""Buttons that copy and save tables and plots."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QWidget

from protest_core.db.result_files import save_result
from protest_core.errors import ProtestError
from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview_report import overview_report
from protest_core.files.paths import seems_to_exist
from protest_core.progress import ProgressCallback, no_progress
from protest_core.tables.formats import FORMATS, render, table_formats
from protest_core.tables.model import Report
from protest_gui.translations import tr, translated
from protest_gui.widgets.inputs import LineEdit
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import ask

T = TypeVar("T")

# Called in the windows' thread; returns a function that writes the table, in any thread.
Write = Callable[[str], Callable[[ProgressCallback], Iterable[str]]]


class Run(Protocol):
    """Runs work, then calls `done` or `failed`; `ProjectContext.run` does so in a lane."""

    def __call__(
        self,
        work: Callable[[ProgressCallback], T],
        done: Callable[[T], object],
        failed: Callable[[Exception], object],
        /,
    ) -> object: ...


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A file format: its name, and its suffix with the dot."""

    name: str
    suffix: str


@dataclass(frozen=True, slots=True)
class SaveTarget:
    """A file to save to; `replace`: the person agreed to replace an existing file."""

    path: Path
    kind: FileFormat
    replace: bool


def rendered(report: Report) -> Write:
    """Return a function that renders a report that exists already."""
    return lambda how: lambda _progress: render(report, how)


def _at_once(
    work: Callable[[ProgressCallback], T],
    done: Callable[[T], object],
    failed: Callable[[Exception], object],
    /,
) -> None:
    try:
        result = work(no_progress)
    except ProtestError as error:
        failed(error)
    else:
        done(result)


class TableExport(QPushButton):
    """A button that copies or saves a table, which `offer` sets."""

    done = Signal(str)  # a sentence about what was done
    failed = Signal(object)  # the exception

    def __init__(self, text: str = "", name: str = "", run: Run = _at_once) -> None:
        """Give `text` a key of its own, and `name` (for screen readers), if there are two.

        `run` works in a job, for a table that may be long.
        """
        super().__init__()
        self._run = run
        self.setText(text or tr("&Copy or save"))
        self.folder = Path.home()  # the folder in which saving begins
        self._write: Write | None = None
        self._name = ""
        self.setAutoDefault(False)
        self.setAccessibleName(name or tr("Copy or save the table"))
        menu = QMenu(self)
        for name, how in (
            (tr("Copy as &LaTeX"), "latex"),
            (tr("Copy as &Markdown"), "markdown"),
            (tr("Copy as &text"), "text"),
            (tr("Copy as &CSV"), "csv"),
        ):
            menu.addAction(name).triggered.connect(lambda _checked, how=how: self.copy(how))
        menu.addSeparator()
        menu.addAction(tr("&Save…")).triggered.connect(lambda _checked: self.save())
        self.setMenu(menu)
        self.offer(None, "")

    def offer(self, write: Write | None, name: str) -> None:
        """Offer a table; the program proposes `name` for its file, without suffix."""
        self._write, self._name = write, name
        self.setEnabled(write is not None)

    def copy(self, how: str) -> None:
        if self._write is None:
            return
        write = self._write(how)

        def show(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            self.done.emit(tr("The table is on the clipboard."))

        self._run(lambda progress: "".join(write(progress)), show, self.failed.emit)

    def save(self) -> None:
        if self._write is None:
            return
        kinds = {_file_format(how): how for how in ("csv", *table_formats())}
        place = ask_where(self, tr("Save table"), self.folder / self._name, list(kinds))
        if place is None:
            return
        write = self._write(kinds[place.kind])

        def work(progress: ProgressCallback) -> Path:
            save_result(path=place.path, content=write(progress), replace=place.replace)
            return place.path

        def show(path: Path) -> None:
            self.folder = path.parent
            self.done.emit(tr("The table is in {0}.").format(path))

        self._run(work, show, self.failed.emit)


class SignatureLine(QWidget):
    """A signature in a field, to be copied unchanged from there, and a button that copies it."""

    copied = Signal()

    def __init__(self, name: str = "", copy: str = "", parent: QWidget | None = None) -> None:
        """Give `name` (for screen readers), and `copy` a key of its own, if there are two."""
        super().__init__(parent)
        self._line = LineEdit()
        self._line.setReadOnly(True)
        self._line.setAccessibleName(name or tr("Signature"))
        hint = tr("What was counted, and how; a command repeats it with ‘--signature’")
        self._line.setToolTip(hint)
        self._line.setAccessibleDescription(hint)
        self._copy = QPushButton(copy or tr("Cop&y signature"))
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(lambda _checked: self._copy_it())
        label = PlainLabel(tr("Signature"))
        row = spaced(QHBoxLayout(self), gap=None)
        row.addWidget(label)
        row.addWidget(self._line, 1)
        row.addWidget(self._copy)
        self.show_signature("")

    @property
    def signature(self) -> str:
        return self._line.text()

    def show_signature(self, signature: str) -> None:
        self._line.setText(signature)
        self._line.setCursorPosition(0)
        self._copy.setEnabled(bool(signature))

    def _copy_it(self) -> None:
        QGuiApplication.clipboard().setText(self.signature)
        self.copied.emit()


class CopyButton(QPushButton):
    """A button that copies the overview, in one of several formats."""

    copied = Signal(str)  # the name of the format

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Copy table"), parent)
        self.overview: Overview | None = None
        self.setToolTip(tr("Copy the numbers as they are shown"))
        menu = QMenu(self)
        for how in table_formats():
            if how != "text":
                menu.addAction(tr("as {0}").format(FORMATS[how].shown)).setData(how)
        menu.triggered.connect(self._copy)
        self.setMenu(menu)

    def _copy(self, action: QAction) -> None:
        how = action.data()
        if self.overview is not None:
            text = "".join(render(overview_report(self.overview), how))
            QGuiApplication.clipboard().setText(text)
            self.copied.emit(FORMATS[how].shown)


def _file_format(how: str) -> FileFormat:
    return FileFormat(translated(FORMATS[how].shown), FORMATS[how].suffix)


def ask_where(
    parent: QWidget, title: str, proposed: Path, kinds: Sequence[FileFormat]
) -> SaveTarget | None:
    """Ask for a file; `proposed` has no suffix yet. A typed suffix decides the format."""
    filters = [f"{kind.name} (*{kind.suffix})" for kind in kinds]
    chosen, wanted = QFileDialog.getSaveFileName(
        parent,
        title,
        str(proposed.with_name(proposed.name + kinds[0].suffix)),
        ";;".join(filters),
        filters[0],
        options=QFileDialog.Option.DontConfirmOverwrite,  # the name may yet get a suffix
    )
    if not chosen:
        return None
    path = Path(chosen)
    kind = next((kind for kind in kinds if kind.suffix == path.suffix.lower()), None)
    if kind is None:
        kind = kinds[filters.index(wanted)] if wanted in filters else kinds[0]
        path = path.with_name(path.name + kind.suffix)
    there = seems_to_exist(path)  # if the folder cannot be read, saving says why
    return None if there and not _may_go(parent, path) else SaveTarget(path, kind, there)


def _may_go(parent: QWidget, path: Path) -> bool:
    question = tr("{0} exists already. Replace it?").format(path)
    return ask(parent, question, yes=tr("&Replace"), no=tr("&Keep it"))
