"""Asks where something is to be saved, and as what; and again before anything is replaced."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from protest_core.files.paths import seems_to_exist
from protest_gui.widgets.question import is_wanted


@dataclass(frozen=True, slots=True)
class Kind:
    """What a file can be saved as: its name for people, and its suffix with the dot."""

    name: str
    suffix: str


@dataclass(frozen=True, slots=True)
class Place:
    """`replace`: somebody said that what is there may go."""

    path: Path
    kind: Kind
    replace: bool


def ask_where(parent: QWidget, title: str, proposed: Path, kinds: Sequence[Kind]) -> Place | None:
    """`proposed` has no suffix yet. The one that is typed decides the kind."""
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
    there = seems_to_exist(path)  # if it cannot be seen, saving says why
    return None if there and not _may_go(parent, path) else Place(path, kind, there)


def _may_go(parent: QWidget, path: Path) -> bool:
    question = _told("{0} exists already. Replace it?").format(path)
    return is_wanted(parent, question, yes=_told("&Replace"), no=_told("&Keep it"))


def _told(text: str) -> str:
    return QCoreApplication.translate("SaveAs", text)
