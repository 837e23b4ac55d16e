"""Colours, pens and lengths for highlighted text, made once for each theme and text size."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPen, QTextBlockFormat

from protest_gui.appearance.colours import Colours, MarkColours
from protest_gui.text.marks import Mark, Role

# Texts are a little larger than the labels round them. All lengths are in em of the text.
_TEXT, _HINT = 1.15, 0.6
_BETWEEN_WORDS, _BETWEEN_LINES, _BETWEEN_SENTENCES = 0.16, 0.64, 0.5
_MARGIN, _RADIUS, _TICK, _OUTLINE, _BAR = 1.15, 0.28, 0.6, 0.09, 0.2
_NARROWEST = 0.3  # em: an empty token has a box too
_DASHES, _GAPS = 2.6, 1.9  # in widths of the pen


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """The colours and pens of one kind of highlighted word."""

    fill: QColor
    text: QColor
    outline: QPen
    outer: QPen | None = None  # only where a word is pronoun and antecedent
    inner: QPen | None = None


class TokenStyle:
    """The fonts, colours, pens and lengths with which a text is laid out and drawn."""

    def __init__(self, colours: Colours, font: QFont) -> None:
        self.font = _scaled(font, _TEXT)
        self.em = float(QFontInfo(self.font).pixelSize())
        # A little more than the font's own blank: two boxes and their outlines fit between words.
        self.font.setWordSpacing(self.em * _BETWEEN_WORDS)
        self.hint_font = _scaled(self.font, _HINT)
        self.hint_font.setWordSpacing(0)
        self.hint_font.setWeight(QFont.Weight.DemiBold)
        self.line_gap = self.em * _BETWEEN_LINES
        self.sentence_gap = self.em * _BETWEEN_SENTENCES
        self.margin = self.em * _MARGIN
        self.radius = self.em * _RADIUS
        self.tick = self.em * _TICK
        self.bar = max(2.0, self.em * _BAR)
        self.pen_width = max(1.0, self.em * _OUTLINE)
        self.inset = self.pen_width + 1
        self.border = ceil(self.pen_width / 2)  # of a word that is joined to another
        self.room = ceil(2 * self.pen_width)  # for the part of a line outside its shape
        # Half a blank each: adjacent boxes come close and do not touch.
        blank = QFontMetricsF(self.font).horizontalAdvance(" ")
        self.padding = max(0.0, (blank - self.pen_width - 1) / 2)
        self.text, self.muted = QColor(colours.text), QColor(colours.muted)
        self.base, self.accent = QColor(colours.base), QColor(colours.accent)
        self.panel = QColor(colours.panel)
        self._styles = self._styles_of(colours)

    def of(self, mark: Mark) -> MarkStyle:
        return self._styles[mark.role, mark.selected]

    def outline(
        self, word: QRectF, *, left_joined: bool = False, right_joined: bool = False
    ) -> QRectF:
        """Return the box round the glyphs of a word, on whole pixels.

        If the word is joined to another token, each leaves room for the outline of the other.
        """
        widened = max(0.0, _NARROWEST * self.em - word.width()) / 2 + self.padding
        left = round(word.left() + (self.border if left_joined else -widened))
        right = round(word.right() + (-self.border if right_joined else widened))
        right = max(right, left + 1)
        return QRectF(left, round(word.top()), right - left, round(word.height()))

    def block_format(self, direction: Qt.LayoutDirection) -> QTextBlockFormat:
        block = QTextBlockFormat()
        distance = QTextBlockFormat.LineHeightTypes.LineDistanceHeight
        block.setLineHeight(self.line_gap, distance.value)
        block.setBottomMargin(self.sentence_gap)
        block.setLayoutDirection(direction)
        return block

    def _styles_of(self, colours: Colours) -> dict[tuple[Role, bool], MarkStyle]:
        styles = {}
        for selected, pronoun, antecedent in (
            (False, colours.pronoun, colours.antecedent),
            (True, colours.pronoun_selected, colours.antecedent_selected),
        ):
            solid, dashed = self._solid(pronoun.outline), self._dashed(antecedent.outline)
            styles[Role.PRONOUN, selected] = _filled(pronoun, solid)
            styles[Role.ANTECEDENT, selected] = _filled(antecedent, dashed)
            styles[Role.BOTH, selected] = _filled(pronoun, solid, outer=dashed)
        # On a fill in the outline's colour, dashes would be invisible: they go inside.
        inner = self._dashed(colours.antecedent_selected.text)
        inner.setWidthF(0.8 * self.pen_width)
        chosen = colours.antecedent_selected
        styles[Role.ANTECEDENT, True] = _filled(chosen, self._solid(chosen.outline), inner=inner)
        return styles

    def _solid(self, colour: str) -> QPen:
        return QPen(QColor(colour), self.pen_width)

    def _dashed(self, colour: str) -> QPen:
        pen = self._solid(colour)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([_DASHES, _GAPS])
        return pen


def _filled(
    colours: MarkColours, outline: QPen, outer: QPen | None = None, inner: QPen | None = None
) -> MarkStyle:
    return MarkStyle(QColor(colours.fill), QColor(colours.text), outline, outer, inner)


def _scaled(font: QFont, factor: float) -> QFont:
    scaled = QFont(font)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * factor)
    else:  # some desktops set sizes in pixels
        scaled.setPixelSize(max(1, round(font.pixelSize() * factor)))
    return scaled
