"""Draws plots for the screen and for files, in the background: the first takes its time."""

from PySide6.QtCore import QObject, Signal

from protest_core.errors import RefusedError
from protest_core.operations import save_result
from protest_core.reports.plots import SUFFIXES, Pixels, picture_of, pixels_of
from protest_gui.opening import OpenedProject
from protest_gui.results.plots import Plot, draw, plot_name
from protest_gui.results.results_found import Results
from protest_gui.results.results_page import ResultsPage
from protest_gui.running.newest import Newest
from protest_gui.widgets.plot_view import Sheet
from protest_gui.widgets.save_as import Kind, Place, ask_where


class Plotting(QObject):
    """All of it in one thread: what draws has settings that are the same for all drawings."""

    failed = Signal(object)  # the exception

    def __init__(self, opened: OpenedProject, page: ResultsPage) -> None:
        super().__init__(page)
        self._opened = opened
        self._page = page
        self._folder = opened.path.parent
        self._drawing = Newest(opened.worker, self._tell)
        page.plot.view.wanted.connect(self._draw)
        page.plot.save_wanted.connect(self._save)

    def retire(self) -> None:
        self._drawing.forget()

    def _draw(self, sheet: Sheet) -> None:
        results, plot = self._page.results, self._page.plot.plot
        if results is not None:
            self._drawing.ask(lambda: _drawn(plot, results, sheet), self._show)

    def _show(self, pixels: Pixels) -> None:
        self._page.plot.view.show_pixels(pixels)

    def _tell(self, error: Exception) -> None:
        if isinstance(error, RefusedError):  # there is nothing to draw
            self._page.plot.view.show_sentence(str(error))
        else:
            self.failed.emit(error)

    def _save(self) -> None:
        results, plot = self._page.results, self._page.plot.plot
        kinds = [Kind(suffix[1:].upper(), suffix) for suffix in SUFFIXES]
        title, proposed = self.tr("Save picture"), self._folder / plot.value
        place = ask_where(self._page, title, proposed, kinds) if results is not None else None
        if place is None or results is None:
            return
        self._folder = place.path.parent
        saved = self.tr("The picture is in {0}.").format(place.path)
        self._opened.worker.run(
            lambda _progress: _write(plot, results, place),
            done=lambda _nothing: self._page.tell(saved),
            failed=self.failed.emit,
        )


def _drawn(plot: Plot, results: Results, sheet: Sheet) -> Pixels:
    figure = draw(plot, results, palette=sheet.palette, width=sheet.width)
    return pixels_of(figure, sheet.dots_per_inch)


def _write(plot: Plot, results: Results, place: Place) -> None:
    """For paper, whatever the window looks like."""
    content = picture_of(
        draw(plot, results),
        place.path,
        title=plot_name(plot),
        signature=results.scores.signature,
    )
    save_result(path=place.path, content=content, replace=place.replace)
