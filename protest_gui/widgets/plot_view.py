"""Shows a plot, drawn anew whenever the room for it, the text size or the colours change."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QHideEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from protest_core.report_page.plots.files import Pixels
from protest_core.report_page.plots.palette import Palette, mixed
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of

_PAUSE = 120  # milliseconds without a change, after which it is drawn
_TEXT = 8.5  # points, of a plot's text: it is to be as large as the window's
_NARROWEST, _WIDEST = 4.4, 8.0  # inches, as a plot counts them


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a plot is to be drawn on: its width in inches, and its dots for each of them."""

    palette: Palette
    width: float
    dots_per_inch: float


class PlotView(QWidget):
    """Asks to be drawn; whoever owns it does so, off the reader's way."""

    wanted = Signal(object)  # the Sheet

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image: QImage | None = None
        self._sentence = ""
        self._asked: Sheet | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._ask)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # for screen readers

    @property
    def is_drawn(self) -> bool:
        """As it is to be seen now: nothing has changed since."""
        there = self._image is not None or bool(self._sentence)
        return there and not self._pause.isActive() and self._sheet() == self._asked

    def draw_anew(self) -> None:
        """Something else is to be seen."""
        self._asked = None
        if self.isVisible():
            self._ask()

    def show_pixels(self, pixels: Pixels) -> None:
        row = 4 * pixels.width
        kind = QImage.Format.Format_RGBA8888
        image = QImage(pixels.content, pixels.width, pixels.height, row, kind).copy()
        self._show(image, "")

    def show_sentence(self, sentence: str) -> None:
        """Where there is nothing to draw."""
        self._show(None, sentence)

    def _show(self, image: QImage | None, sentence: str) -> None:
        self._image, self._sentence = image, sentence
        self.updateGeometry()
        self.update()

    def _ask(self) -> None:
        self._pause.stop()
        sheet = self._sheet()
        if sheet != self._asked:
            self._asked = sheet
            self.wanted.emit(sheet)

    def _sheet(self) -> Sheet:
        dots = self._dots()
        width = min(max(self.width() / dots, _NARROWEST), _WIDEST)
        palette = palette_of_plots(colours_of(self.palette()))
        return Sheet(palette, round(width, 2), dots * self.devicePixelRatioF())

    def _dots(self) -> float:
        """For each inch, so that a plot's text is as large as the window's."""
        return QFontInfo(self.font()).pixelSize() * 72 / _TEXT

    def _size(self) -> QSize:
        """Of the picture, in the window's own pixels, no wider than there is room."""
        if self._image is None:
            line = self.fontMetrics().height()
            return QSize(20 * line, 4 * line)
        ratio = self.devicePixelRatioF()
        width, height = self._image.width() / ratio, self._image.height() / ratio
        share = min(1.0, self.width() / width)
        return QSize(round(width * share), round(height * share))

    def sizeHint(self) -> QSize:
        return self._size()

    def minimumSizeHint(self) -> QSize:
        """Not narrower than its text can be read; whoever shows it lets it be scrolled."""
        narrowest = 0 if self._image is None else ceil(_NARROWEST * self._dots())
        return QSize(narrowest, self._size().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
            self._pause.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = {QEvent.Type.FontChange, QEvent.Type.PaletteChange}
        if event.type() in changes and self.isVisible():
            self._pause.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._image is not None:
            size = self._size()
            painter.drawImage(QRectF(0, 0, size.width(), size.height()), self._image)
        elif self._sentence:
            painter.setPen(QColor(colours_of(self.palette()).text))
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
            painter.drawText(self.rect(), flags, self._sentence)
        if self.hasFocus():
            painter.setPen(QColor(colours_of(self.palette()).accent))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def palette_of_plots(colours: Colours) -> Palette:
    return Palette(
        ground=colours.base,
        text=colours.text,
        muted=colours.muted,
        hairline=colours.border,
        mark=colours.accent,
        span=mixed(colours.base, colours.accent, 0.35),
        beside=colours.incorrect,
        nothing=colours.base,
        everything=colours.accent,
    )
