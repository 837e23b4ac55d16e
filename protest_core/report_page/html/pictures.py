"""Plots as parts of the page."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from protest_core.report_page.model import Picture
from protest_core.report_page.plots.canvas import WIDTH
from protest_core.report_page.plots.files import picture_of
from protest_core.report_page.plots.palette import PAPER, Palette

# Colours of plots, and the page's colours for them, which follow light and dark mode.
_COLOURS = {
    PAPER.ground: "--paper",
    PAPER.text: "--ink",
    PAPER.muted: "--muted",
    PAPER.hairline: "--line",
    PAPER.mark: "--mark",
    PAPER.span: "--span",
    PAPER.beside: "--beside",
}
_NIGHT = Palette(
    ground="#16191D",
    text="#E7EAED",
    muted="#A7B0BA",
    hairline="#3A424C",
    mark="#6CC0F2",
    span="#0B4A6F",
    beside="#F2A35E",
    nothing="#16191D",
    everything="#6CC0F2",
)
_WIDTHS = {"roomy": WIDTH, "tight": 3.6}  # inches: for pages, and for telephones
_INSIDE = re.compile(r'<svg [^>]*viewBox="([^"]*)"[^>]*>(.*)</svg>', re.DOTALL)
# Separate files need them; a page has its own title, style and names.
_OF_A_FILE = re.compile(
    r"\s*<metadata>.*?</metadata>|\s*<title/>|\s*<title>.*?</title>|\s*<style[^>]*>.*?</style>"
    r'|(?<=<g) id="[^"]*"',
    re.DOTALL,
)
_NAME = re.compile(r'(\bid="|xlink:href="#|url\(#)([^")]+)')


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawing of a plot; `when`: the classes of readers' devices that it is for."""

    when: str
    svg: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A plot in all drawings that readers may need."""

    name: str
    drawings: Sequence[Drawing]


def drawn(picture: Picture) -> Drawn:
    return Drawn(picture.name, [*_drawings(picture)])


def _drawings(picture: Picture) -> Iterator[Drawing]:
    for room, width in _WIDTHS.items():
        if picture.shaded:
            yield Drawing(f"{room} day", _svg(picture, room, PAPER, width))
            yield Drawing(f"{room} night", _svg(picture, f"{room}-night", _NIGHT, width))
        else:
            yield Drawing(room, _coloured(_svg(picture, room, PAPER, width)))


def _svg(picture: Picture, way: str, palette: Palette, width: float) -> str:
    file = picture_of(picture.draw(palette, width), Path("plot.svg")).decode()
    return _svg_on_page(file, f"{picture.name}-{way}", picture.says)


def _svg_on_page(file: str, prefix: str, says: str) -> str:
    """Return the SVG with names of its own: all plots are drawn with the same names of parts."""
    match = _INSIDE.search(file)
    assert match  # noqa: S101 — matplotlib writes one
    inside = _NAME.sub(rf"\g<1>{prefix}-\g<2>", _OF_A_FILE.sub("", match[2]))
    inside = inside.replace("xlink:href=", "href=")
    return f'<svg viewBox="{match[1]}" role="img" aria-label="{escape(says)}">{inside}</svg>'


def _coloured(svg: str) -> str:
    for colour, name in _COLOURS.items():
        svg = re.sub(colour, f"var({name})", svg, flags=re.IGNORECASE)
    return svg
