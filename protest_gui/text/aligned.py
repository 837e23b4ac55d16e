"""Texts that show the same lines, each at the same height in all texts, scrolled together."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from protest_gui.text.layout import LaidOutText

# Higher rows may need a scroll bar, which narrows the text, and so on; this ends at once.
_MOST_PASSES = 4


class AlignedTexts(QObject):
    """Gives each row the height of the highest in any of the texts, and scrolls them together.

    The last row of a text without others beside it ends with its own last line: readers would
    see the empty end of a short text. Texts that are not shown do not count. The first text
    leads as long as nobody has scrolled.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: list[LaidOutText] = []
        self._leader: LaidOutText | None = None
        self._busy = False
        self._below: list[LaidOutText] = []  # the others, wherever these are
        self._is_stacked = False  # no text is beside another

    def add(self, text: LaidOutText, *, below: bool = False) -> None:
        self._texts.append(text)
        if below:
            self._below.append(text)
        text.reflowed.connect(self.align)
        text.verticalScrollBar().valueChanged.connect(partial(self._scroll_others_along, text))

    def stack(self, stacked: bool) -> None:  # noqa: FBT001 — its name says it
        """Note whether the texts stand one below another."""
        if stacked is not self._is_stacked:
            self._is_stacked = stacked
            self.align()

    def lead(self, text: LaidOutText) -> None:
        """Scroll the other texts along with this one."""
        self._leader = text

    def scroll(self, text: LaidOutText, value: int) -> None:
        """Scroll one text, and thereby all, as a reader would."""
        text.scroll_along(value, following=False)
        self._scroll_others_along(text)

    @property
    def seeing(self) -> list[LaidOutText]:
        """Return the texts in which the pronoun was visible at the last scrolling."""
        shown = (text for text in self._texts if text.isVisible() and text.is_laid_out())
        return [text for text in shown if text.sees_pronoun]

    def align(self) -> None:
        """Lay the rows out again; the pronoun stays visible in each text in which it was.

        Before any scrolling it is in the middle.
        """
        texts = [text for text in self._texts if text.isVisible() and text.is_laid_out()]
        if self._busy or not texts:
            return
        seeing = self.seeing
        self._busy = True
        try:
            self._stretch(texts)
            leader = self._leader if self._leader in texts else texts[0]
            if leader.is_following:
                leader.scroll_to_pronoun()
        finally:
            self._busy = False
        self._scroll_others_along(leader)
        self.keep_pronoun_in_view(seeing)

    def keep_pronoun_in_view(self, texts: Sequence[LaidOutText]) -> None:
        """Scroll each of these texts no further than needed, without the others."""
        self._busy = True
        try:
            for text in texts:
                text.keep_pronoun_in_view()
        finally:
            self._busy = False

    def _stretch(self, texts: list[LaidOutText]) -> None:
        widths: list[int] = []
        for _ in range(_MOST_PASSES):
            now = [text.viewport().width() for text in texts]
            if now == widths or len({len(text.rows) for text in texts}) > 1:
                return
            widths, heights = now, [text.row_heights() for text in texts]
            highest = [max(row) for row in zip(*heights, strict=True)]
            for text in texts:
                is_beside = not self._is_stacked and text not in self._below
                text.stretch_rows(highest, also_last=is_beside)

    def _scroll_others_along(self, text: LaidOutText, _value: int = 0) -> None:
        """Keep the same line in the middle of all texts, also of texts of less height."""
        if self._busy:
            return
        self._busy, self._leader = True, text
        middle = text.verticalScrollBar().value() + text.viewport().height() / 2
        try:
            for other in self._texts:
                if other is not text:
                    top = round(middle - other.viewport().height() / 2)
                    other.scroll_along(top, following=text.is_following)
        finally:
            self._busy = False
