"""Figures as PDF, SVG and PNG, the same to the byte each time."""

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

from protest_core.errors import RefusedError
from protest_core.report_page.plots.canvas import POINTS, drawing

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from matplotlib.figure import Figure


SUFFIXES = (".pdf", ".svg", ".png")


_DOTS_PER_INCH = 300  # of a PNG, which is for print, too


def check_suffix(path: "Path") -> None:
    """To be asked before long work, whose result could then not be written."""
    if path.suffix.lower() not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise RefusedError(f"{path} cannot be a picture. End its name with one of {known}.")


def picture_of(figure: "Figure", path: "Path", *, title: str = "", signature: str = "") -> bytes:
    """What is to be written there, by its suffix; the signature is kept inside of the file."""
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


@dataclass(frozen=True, slots=True)
class Pixels:
    """Rows from the top, each pixel as red, green, blue and opacity.

    `points`: where those stand that lead somewhere, across and down, in the order of the key.
    """

    width: int
    height: int
    content: bytes
    points: tuple[tuple[float, float], ...] = ()


def pixels_of(figure: "Figure", dots_per_inch: float) -> Pixels:
    """For a screen."""
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
    """From the left and from below, as drawn last."""
    for axes in figure.axes:
        for line in axes.lines:
            if line.get_label() == POINTS:
                yield from (
                    (float(x), float(y)) for x, y in axes.transData.transform(line.get_xydata())
                )


def _metadata(kind: str, title: str, signature: str) -> "Mapping[str, str | None]":
    """No date: the same figures give the same file."""
    if kind == "pdf":
        return {"CreationDate": None, "Title": title, "Subject": signature}
    if kind == "svg":
        return {"Date": None, "Title": title, "Description": signature}
    return {"Title": title, "Description": signature}
