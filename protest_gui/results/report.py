"""File → Write Report: all results of the project in one file for readers."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from protest_core.db.project import Project
from protest_core.db.result_files import check_may_be_written, save_result
from protest_core.progress import ProgressCallback
from protest_core.report_page.gather import project_report
from protest_core.report_page.html.document import write_report_html
from protest_core.report_page.write import write_report_latex
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.translations import tr
from protest_gui.widgets.export import FileFormat, SaveTarget, ask_where

_WRITERS = {".html": write_report_html, ".tex": write_report_latex}


def write_report(context: ProjectContext, parent: QWidget) -> None:
    """Ask for a file, and write the report in the background; closing the project stops that."""
    kinds = [FileFormat(tr("Web page"), ".html"), FileFormat("LaTeX", ".tex")]
    proposed = context.path.with_name(f"{context.path.stem}-report")
    place = ask_where(parent, tr("Write report"), proposed, kinds)
    if place is None:
        return
    project = context.project

    def show(path: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            context.show_message(tr("{0} could not be opened here.").format(path), "warning")

    def done(_nothing: None) -> None:
        context.show_message(
            tr("The report is written: {0}").format(place.path),
            "info",
            (tr("&Open"), lambda: show(place.path)),
            (tr("Show the &folder"), lambda: show(place.path.parent)),
        )

    context.run(Lane.BACKGROUND, lambda progress: _write(project, place, progress), done)


def _write(project: Project, place: SaveTarget, progress: ProgressCallback) -> None:
    """Write the report; check before the long work, too, whether the file can be written."""
    check_may_be_written(path=place.path, replace=place.replace)
    report = project_report(project=project, progress=progress)
    doing = tr("writing the report")
    pieces = []
    for piece in _WRITERS[place.kind.suffix](report):
        progress(0, 1, doing)  # can be cancelled here, too
        pieces.append(piece)
    save_result(path=place.path, content=pieces, replace=place.replace)
