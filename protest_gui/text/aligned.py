"""Texts that show the same lines: each at the same height in all of them, scrolled together."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from protest_gui.text.layout import LaidOutText

# Rows that grow may need a scroll bar, which takes from the width, and so on; it settles at once.
_MOST_PASSES = 4


class AlignedTexts(QObject):
    """Gives each row the height of the highest in any of the texts, and scrolls them together.

    The last row of a text that has none beside it ends with its own last line: where the text is
    short, one would look at the empty end. Texts that are not shown do not count. The first one
    leads where nobody has scrolled yet.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: list[LaidOutText] = []
        self._leader: LaidOutText | None = None
        self._busy = False
        self._below: list[LaidOutText] = []  # others, wherever these are
        self._is_stacked = False  # none is beside another

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
        """Let the others go where this one is scrolled."""
        self._leader = text

    def scroll(self, text: LaidOutText, value: int) -> None:
        """Scroll one text, and so all, as a reader would."""
        text.scroll_along(value, following=False)
        self._scroll_others_along(text)

    @property
    def seeing(self) -> list[LaidOutText]:
        """Return the texts in which the pronoun could be seen when somebody scrolled last."""
        shown = (text for text in self._texts if text.isVisible() and text.is_laid_out())
        return [text for text in shown if text.sees_pronoun]

    def align(self) -> None:
        """Lay the rows out anew; the pronoun stays in view in each text in which it was.

        Who has not scrolled sees it in the middle.
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
        """Scroll each of these texts no further than needed, and none along with it."""
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
        """Let the same line be in the middle of all, also of those that are lower."""
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
