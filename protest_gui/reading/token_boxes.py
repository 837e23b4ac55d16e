"""Where words lie: rectangles in a laid-out text document."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextLayout, QTextLine

Extent = tuple[float, float]

_TOUCHING = 0.5


@dataclass(frozen=True, slots=True)
class WordPart:
    """What of a word stands together on one line; `box` is in the document's coordinates."""

    line: int
    box: QRectF


def word_parts(block: QTextBlock, start: int, end: int) -> list[WordPart]:
    """At least one for each line that the word stands on; none where nothing was laid out yet."""
    layout = block.layout()
    origin = layout.position()
    parts = []
    for line in _lines_with(layout, start, end):
        first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
        for left, right in _extents(line, first, last):
            box = QRectF(left, line.y(), right - left, line.height()).translated(origin)
            parts.append(WordPart(line.lineNumber(), box))
    return parts


def _lines_with(layout: QTextLayout, start: int, end: int) -> Iterator[QTextLine]:
    line = layout.lineForTextPosition(start)
    while line.isValid():
        yield line
        following = line.lineNumber() + 1
        if line.textStart() + line.textLength() >= end or following >= layout.lineCount():
            return
        line = layout.lineAt(following)


def _extents(line: QTextLine, start: int, end: int) -> list[Extent]:
    """From the glyphs: where the direction turns, a text cursor has two places.

    A word of both directions can lie apart, with other words between its halves.
    """
    runs = line.glyphRuns(start, end - start) if start < end else []
    drawn = [run.boundingRect() for run in runs]
    if not drawn:  # nothing to see, like an empty token
        x: float = line.cursorToX(start)[0]  # type: ignore[index]  # a pair, whatever the stub says
        return [(x, x)]
    extents: list[Extent] = []
    for left, right in sorted((each.left(), each.right()) for each in drawn):
        if extents and left <= extents[-1][1] + _TOUCHING:
            extents[-1] = extents[-1][0], max(right, extents[-1][1])
        else:
            extents.append((left, right))
    return extents
