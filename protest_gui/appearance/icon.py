"""The program's own icon."""

from pathlib import Path

from PySide6.QtGui import QIcon

ICON_FILE = Path(__file__).parent / "protest.svg"


def app_icon() -> QIcon:
    """From the drawing, sharp at any size."""
    return QIcon(str(ICON_FILE))
