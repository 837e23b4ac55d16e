"""The kinds of files and folders dropped on the window, and what dropping them does."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QWidget

from protest_core.batches.judgements_file import may_be_judgements
from protest_core.errors import ProtestError
from protest_core.files.paths import BATCH_SUFFIX, PROJECT_SUFFIX, PathKind, kind_at
from protest_core.loading.outputs import may_be_output
from protest_core.suite.directory import looks_like_suite
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import error_message, tr
from protest_gui.widgets.labels import PlainLabel

_PROJECT = {PROJECT_SUFFIX, BATCH_SUFFIX}  # a batch is a small project
_LINKS = ".align"


@dataclass(frozen=True, slots=True)
class DroppedProject:
    path: Path


@dataclass(frozen=True, slots=True)
class DroppedSuite:
    path: Path


@dataclass(frozen=True, slots=True)
class DroppedBatches:
    """Batches that are to be merged into the open project."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class DroppedOutputs:
    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class DroppedTexts:
    """Source, reference and outputs of systems, to be compared without a project."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A refusal with its reason, in one sentence."""

    reason: str


@dataclass(frozen=True, slots=True)
class DroppedJudgements:
    """A table, to be imported into the open project."""

    path: Path


Meaning = (
    DroppedProject
    | DroppedSuite
    | DroppedBatches
    | DroppedJudgements
    | DroppedOutputs
    | DroppedTexts
    | Refused
)


def files_in(dropped: QMimeData) -> tuple[Path, ...]:
    """Return the dropped files that are on this computer; others cannot be read."""
    return tuple(Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile())


def meaning_of(
    paths: Sequence[Path], *, project_is_open: bool, on_start_page: bool = False
) -> Meaning:
    """Return what dropped files are for, or why they are refused.

    Only on the start page, texts are compared: elsewhere, they are outputs to be loaded.
    """
    try:
        if on_start_page and _are_texts(paths):
            return DroppedTexts(tuple(paths))
        return _meaning_of(paths, project_is_open=project_is_open)
    except ProtestError as error:
        return Refused(error_message(error))


def _are_texts(paths: Sequence[Path]) -> bool:
    if len(paths) == 1 and _meaning_of_one(paths[0], project_is_open=False) is not None:
        return False
    return bool(paths) and all(
        path.suffix != _LINKS and kind_at(path) is PathKind.FILE and may_be_output(path)
        for path in paths
    )


def _meaning_of(paths: Sequence[Path], *, project_is_open: bool) -> Meaning:
    if project_is_open and paths and all(path.suffix == BATCH_SUFFIX for path in paths):
        return DroppedBatches(tuple(paths))
    one = _meaning_of_one(paths[0], project_is_open=project_is_open) if len(paths) == 1 else None
    if one is not None:
        return one
    if paths and all(path.suffix == BATCH_SUFFIX for path in paths):
        return Refused(
            tr("Open the project first: batches are merged into the project that they come from.")
        )
    if any(path.suffix in _PROJECT for path in paths):
        return Refused(tr("Drop one project at a time, and nothing else."))
    folders = [path for path in paths if kind_at(path) is PathKind.FOLDER]
    others = [path for path in paths if path not in folders and not may_be_output(path)]
    if others or not paths:
        return Refused(_not_ours(others))
    if not project_is_open:
        return Refused(tr("Open a project first: outputs of systems are loaded into one."))
    return DroppedOutputs(tuple(paths))


def _meaning_of_one(path: Path, *, project_is_open: bool) -> Meaning | None:
    """Return the kind of a file or folder of which only one can be dropped."""
    if looks_like_suite(path):
        return DroppedSuite(path)
    if path.suffix in _PROJECT:
        return DroppedProject(path)
    if may_be_judgements(path):
        if project_is_open:
            return DroppedJudgements(path)
        return Refused(tr("Open a project first: judgements are imported into one."))
    return None


def what_dropping_does(meaning: Meaning) -> str:
    """Return a sentence for people who hold the files over the window."""
    match meaning:
        case DroppedProject(path) | DroppedSuite(path):
            return tr("Drop to open {0}.").format(path.name)
        case DroppedBatches(paths):
            return tr(
                "Drop to merge %n batches; you first see what would change.",
                "",
                len(paths),
                one="Drop to merge %n batch; you first see what would change.",
            )
        case DroppedJudgements():
            return tr("Drop to import judgements; you first see what would change.")
        case DroppedOutputs():
            return tr("Drop to load systems; you first see which.")
        case DroppedTexts():
            return tr("Drop to compare systems by these texts; you first see which is which.")
        case Refused(reason):
            return reason


class DropHint(PlainLabel):
    """A sentence over the lower part of a window on what dropping would do; it moves nothing."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(parent=window, wraps=True)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def show_sentence(self, sentence: str) -> None:
        colours = colours_of(self.palette())
        border = f"border: 2px solid {colours.accent}"
        self.setStyleSheet(f"background: {colours.base}; color: {colours.text}; {border};")
        self.setText(sentence)
        line = self.fontMetrics().height()
        self.setMargin(line)
        width = self._window.width() - 4 * line
        height = self.heightForWidth(width)
        self.setGeometry(2 * line, self._window.height() - height - 2 * line, width, height)
        self.raise_()
        self.show()


def _not_ours(paths: Sequence[Path]) -> str:
    wanted = tr(
        "Drop a project (.protest), a batch (.protestbatch), a suite, a table of judgements "
        "(.csv), or outputs of systems (.txt, perhaps with .align)."
    )
    if not paths:
        return wanted
    return tr("{0} cannot be used here.").format(paths[0].name) + " " + wanted
