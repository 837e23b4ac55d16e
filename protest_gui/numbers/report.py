"""File → Write Report: everything that the project has to say, as one file for readers."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from protest_core.db.project import Project
from protest_core.db.result_files import check_may_be_written, save_result
from protest_core.progress import ProgressCallback
from protest_core.report_page.gather import project_report
from protest_core.report_page.html.document import write_report_html
from protest_core.report_page.write import write_report_latex
from protest_gui.translations import tr
from protest_gui.widgets.export import Kind, Place, ask_where

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


class Reporting(QObject):
    """The work itself runs beside whatever else is done, and can be cancelled. Closing the project
    stops it, too.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def write(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        kinds = [Kind(tr("Web page"), ".html"), Kind("LaTeX", ".tex")]
        proposed = opened.path.with_name(f"{opened.path.stem}-report")
        place = ask_where(self._window, tr("Write report"), proposed, kinds)
        if place is None:
            return
        project = opened.project

        def tell(_nothing: None) -> None:
            if self._window.opened is opened:
                self._tell(place.path)

        def failed(error: Exception) -> None:
            if self._window.opened is opened:
                self._window.show_failure(error)

        self._window.measuring.run(
            lambda progress: _write(project, place, progress), done=tell, failed=failed
        )

    def _tell(self, path: Path) -> None:
        actions = [
            (tr("&Open"), self._opening(path)),
            (tr("Show the &folder"), self._opening(path.parent)),
        ]
        text = tr("The report is written: {0}").format(path)
        self._window.banner.show_message(text, "info", actions)

    def _opening(self, path: Path) -> Callable[[], object]:
        def show() -> None:
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
                text = tr("{0} could not be opened here.").format(path)
                self._window.banner.show_message(text, "warning")

        return show


_WRITERS = {".html": write_report_html, ".tex": write_report_latex}


def _write(project: Project, place: Place, progress: ProgressCallback) -> None:
    """Whether it can be kept is asked before the long work, too."""
    check_may_be_written(path=place.path, replace=place.replace)
    report = project_report(project=project, progress=progress)
    doing = tr("writing the report")
    pieces = []
    for piece in _WRITERS[place.kind.suffix](report):
        progress(0, 1, doing)  # here, too, it can be cancelled
        pieces.append(piece)
    save_result(path=place.path, content=pieces, replace=place.replace)
