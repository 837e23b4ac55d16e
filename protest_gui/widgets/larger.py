"""Text that is larger than what stands round it, at every text size."""

from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QWidget


def make_larger(widget: QWidget, normal: QFont, factor: float) -> None:
    """To be called whenever the normal font changes.

    By a style sheet: a font that was only set is taken back when the application's sheet changes.
    """
    size = factor * QFontInfo(normal).pointSizeF()
    widget.setStyleSheet(f"font-size: {size:.2f}pt; font-weight: bold;")
