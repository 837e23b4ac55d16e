"""Plots on the screen: drawn to fit, with points that can be read by key and pointer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, hypot

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontInfo,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from protest_core.report_page.plots.files import Pixels
from protest_core.report_page.plots.palette import Palette, mixed
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import tr
from protest_gui.widgets.labels import plain_tip

_PAUSE = 120  # milliseconds without a change, after which it is drawn
_TEXT = 8.5  # points, of a plot's text, which is to be as large as the window's
_NARROWEST, _WIDEST = 4.4, 12.0  # inches, as a plot counts them
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_NEAR = 0.8  # heights of a line: a point itself is hard to hit


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet that a plot is drawn on: its width in inches, its dots per inch, its colours."""

    palette: Palette
    width: float
    dots_per_inch: float


@dataclass(frozen=True, slots=True)
class PointLink:
    """A point that opens candidates; `spoken` is for tool tips and screen readers."""

    spoken: str
    opens: object


class PlotView(QWidget):
    """A view that asks its owner to draw a plot, in the background."""

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
        """Return whether the current plot is shown, and no newer one is being drawn."""
        there = self._image is not None or bool(self._sentence)
        return there and not self._pause.isActive() and self._sheet() == self._asked

    def draw_anew(self) -> None:
        """Ask for a new drawing: the plot has changed."""
        self._asked = None
        if self.isVisible():
            self._ask()

    def show_pixels(self, pixels: Pixels) -> None:
        row = 4 * pixels.width
        kind = QImage.Format.Format_RGBA8888
        image = QImage(pixels.content, pixels.width, pixels.height, row, kind).copy()
        self._show(image, "")

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence instead of a plot."""
        self._show(None, sentence)
        described = self.accessibleDescription()
        if sentence not in described:  # a plot may be asked for again and again
            self.setAccessibleDescription("\n".join(filter(None, (sentence, described))))

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
        """Return the dots per inch at which a plot's text is as large as the window's."""
        return QFontInfo(self.font()).pixelSize() * 72 / _TEXT

    def _size(self) -> QSize:
        """Return the picture's size in the window's own pixels, no wider than there is room."""
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
        """Return the least size at which its text can be read; its parent lets it be scrolled."""
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
        else:
            painter.setPen(QColor(colours_of(self.palette()).text))
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
            # The first drawing takes seconds: the library for it is loaded.
            painter.drawText(self.rect(), flags, self._sentence or tr("The plot is being drawn …"))
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


class PointsPlot(PlotView):
    """A plot with points: Left and Right go along it, Up and Down by rank, as in its legend."""

    opened = Signal(object)  # what the point opens
    reached = Signal(QRect)  # where the current point is

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spots: Sequence[PointLink] = ()
        self._points: Sequence[tuple[float, float]] = ()
        self._current = 0
        self._about = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_spots(self, spots: Sequence[PointLink], about: str) -> None:
        """Set the links in the order of the plot's points; `about` describes the plot."""
        if len(spots) != len(self._spots):
            self._current = 0
        self._spots, self._about = spots, about
        self._points = ()  # until it is drawn
        self._tell_current()

    def show_pixels(self, pixels: Pixels) -> None:
        self._points = pixels.points
        super().show_pixels(pixels)
        self._tell_current()

    def show_sentence(self, sentence: str) -> None:
        self._points = ()
        super().show_sentence(sentence)
        self._tell_current()

    def place_of(self, number: int) -> QPointF:
        """Return a point's place in the window's pixels; the picture may be shown smaller."""
        x, y = self._points[number]
        share = self._size().width() / max(self._image.width(), 1) if self._image else 1.0
        return QPointF(x * share, y * share)

    @property
    def _known(self) -> int:
        """Return how many points can be reached."""
        return min(len(self._spots), len(self._points))

    def _at(self, where: QPointF) -> int | None:
        """Return the nearest point, if it is near enough."""
        away = [
            (hypot(of.x() - where.x(), of.y() - where.y()), number)
            for number, of in ((number, self.place_of(number)) for number in range(self._known))
        ]
        nearest, number = min(away, default=(float("inf"), 0))
        return number if nearest <= _NEAR * self.fontMetrics().height() else None

    def _go(self, step: int, along: Callable[[int], tuple[float, float]]) -> None:
        order = sorted(range(self._known), key=along)
        at = order.index(self._current) + step
        self._current = order[min(max(at, 0), len(order) - 1)]
        self._tell_current()
        self.update()
        self._tell_reached()

    def _tell_current(self) -> None:
        """Tell screen readers the point that was reached by keys."""
        there = self._known and self._current < self._known
        spoken = self._spots[self._current].spoken if there else ""
        sentences = filter(None, (spoken, self._sentence, self._about))
        self.setAccessibleDescription("\n".join(sentences))

    def _tell_reached(self) -> None:
        if self._known:
            room = 2 * self.fontMetrics().height()
            around = QRectF(0, 0, room, room)
            around.moveCenter(self.place_of(self._current))
            self.reached.emit(around.toRect())

    def _open(self, number: int) -> None:
        self._current = number
        self._tell_current()
        self.update()
        self.opened.emit(self._spots[number].opens)

    # Qt's

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (-1, self._from_left),
            Qt.Key.Key_Right: (1, self._from_left),
            Qt.Key.Key_Up: (-1, self._by_rank),
            Qt.Key.Key_Down: (1, self._by_rank),
        }
        step = steps.get(Qt.Key(event.key()))
        if not self._known or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif step is not None:
            self._go(*step)
        elif event.key() in _ENTER:
            self._open(self._current)
        else:
            super().keyPressEvent(event)

    def _from_left(self, number: int) -> tuple[float, float]:
        return self._points[number]

    def _by_rank(self, number: int) -> tuple[float, float]:
        return float(number), 0.0

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = self._at(event.position())
        if at is not None and event.button() is Qt.MouseButton.LeftButton:
            self._open(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        at = self._at(event.position())
        self.setToolTip("" if at is None else plain_tip(self._spots[at].spoken))
        if at is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell_reached()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not (self.hasFocus() and self._known):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, radius = colours_of(self.palette()), 0.45 * self.fontMetrics().height()
        # On a light ring, so that it is visible on line and band alike.
        for colour, width in ((colours.base, 5), (colours.text, 2)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawEllipse(self.place_of(self._current), radius, radius)
