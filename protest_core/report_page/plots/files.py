"""Figures as PDF, SVG and PNG, reproducible byte by byte."""

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

from protest_core.errors import RefusedError
from protest_core.report_page.plots.canvas import POINTS, drawing
from protest_core.translatable import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from matplotlib.figure import Figure


SUFFIXES = (".pdf", ".svg", ".png")
_DOTS_PER_INCH = 300  # of a PNG, also for print


@dataclass(frozen=True, slots=True)
class Pixels:
    """Rows from the top, each pixel as red, green, blue and opacity.

    `points`: the positions of points that are links, across and down, in the order of the key.
    """

    width: int
    height: int
    content: bytes
    points: tuple[tuple[float, float], ...] = ()


def check_suffix(path: "Path") -> None:
    """Refuse an unknown suffix; called before long work, so that none is wasted."""
    if path.suffix.lower() not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise RefusedError(
            Text("{0} cannot be a picture. End its name with one of {1}.").format(path, known)
        )


def picture_of(figure: "Figure", path: "Path", *, title: str = "", signature: str = "") -> bytes:
    """Return the content of the file, by its suffix; the signature is kept in its metadata."""
    check_suffix(path)
    kind = path.suffix.lower()[1:]
    content = BytesIO()
    with drawing():
        figure.savefig(
            content,
            format=kind,
            dpi=_DOTS_PER_INCH,
            facecolor=figure.get_facecolor(),
            metadata=dict(_metadata(kind, title, signature)),
        )
    return content.getvalue()


def pixels_of(figure: "Figure", dots_per_inch: float) -> Pixels:
    """Return the figure for a screen."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    with drawing():
        figure.set_dpi(dots_per_inch)
        canvas = FigureCanvasAgg(figure)
        canvas.draw()  # type: ignore[no-untyped-call]
        width, height = canvas.get_width_height()
        pixels: memoryview = canvas.buffer_rgba()  # type: ignore[no-untyped-call]
        points = tuple((x, height - y) for x, y in _points_of(figure))
        return Pixels(width, height, bytes(pixels), points)


def _points_of(figure: "Figure") -> "Iterator[tuple[float, float]]":
    """Yield positions from the left and from below, as last drawn."""
    for axes in figure.axes:
        for line in axes.lines:
            if line.get_label() == POINTS:
                yield from (
                    (float(x), float(y)) for x, y in axes.transData.transform(line.get_xydata())
                )


def _metadata(kind: str, title: str, signature: str) -> "Mapping[str, str | None]":
    """Return metadata without a date: the same figures give the same file."""
    if kind == "pdf":
        return {"CreationDate": None, "Title": title, "Subject": signature}
    if kind == "svg":
        return {"Date": None, "Title": title, "Description": signature}
    return {"Title": title, "Description": signature}
