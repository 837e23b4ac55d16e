"""Draws plots for the screen and for files, in the background: the first takes its time."""

from PySide6.QtCore import QObject, Signal

from protest_core.db.result_files import save_result
from protest_core.errors import RefusedError
from protest_core.report_page.plots.files import SUFFIXES, Pixels, picture_of, pixels_of
from protest_core.report_page.plots.palette import PAPER
from protest_gui.opening import OpenedProject
from protest_gui.results.plot_part import Drawing, PlotPart
from protest_gui.running.newest import Newest
from protest_gui.widgets.plot_view import Sheet
from protest_gui.widgets.save_as import Kind, Place, ask_where

_WIDTH_ON_PAPER = 6.3  # inches


class Plotting(QObject):
    """All of it in one thread: what draws has settings that are the same for all drawings."""

    told = Signal(str)  # what was done, in a sentence
    failed = Signal(object)  # the exception

    def __init__(self, opened: OpenedProject, part: PlotPart) -> None:
        super().__init__(part)
        self._opened = opened
        self._part = part
        self._folder = opened.path.parent
        self._newest = Newest(opened.worker, self._tell)
        part.view.wanted.connect(self._draw)
        part.save_wanted.connect(self._save)

    def retire(self) -> None:
        self._newest.forget()

    def _draw(self, sheet: Sheet) -> None:
        drawing = self._part.drawing
        if drawing is not None:
            self._newest.ask(lambda: _drawn(drawing, sheet), self._show)

    def _show(self, pixels: Pixels) -> None:
        self._part.view.show_pixels(pixels)

    def _tell(self, error: Exception) -> None:
        if isinstance(error, RefusedError):  # there is nothing to draw
            self._part.view.show_sentence(str(error))
        else:
            self.failed.emit(error)

    def _save(self) -> None:
        drawing = self._part.drawing
        if drawing is None:
            return
        kinds = [Kind(suffix[1:].upper(), suffix) for suffix in SUFFIXES]
        proposed = self._folder / drawing.file_name
        place = ask_where(self._part, self.tr("Save picture"), proposed, kinds)
        if place is None:
            return
        self._folder = place.path.parent
        saved = self.tr("The picture is in {0}.").format(place.path)
        self._opened.worker.run(
            lambda _progress: _write(drawing, place),
            done=lambda _nothing: self.told.emit(saved),
            failed=self.failed.emit,
        )


def _drawn(drawing: Drawing, sheet: Sheet) -> Pixels:
    return pixels_of(drawing.draw(sheet.palette, sheet.width), sheet.dots_per_inch)


def _write(drawing: Drawing, place: Place) -> None:
    """For paper, whatever the window looks like."""
    content = picture_of(
        drawing.draw(PAPER, _WIDTH_ON_PAPER),
        place.path,
        title=drawing.title,
        signature=drawing.signature,
    )
    save_result(path=place.path, content=content, replace=place.replace)
