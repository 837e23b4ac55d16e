"""Starts the windows: `protest-gui [FILE]`."""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from protest_core import __version__
from protest_gui.main_window import MainWindow


def main() -> None:
    app = QApplication(sys.argv)
    app.setApplicationName("PROTEST")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("protest")
    window = MainWindow()
    window.show()
    files = app.arguments()[1:]
    if files:
        window.open_project(Path(files[0]))
    sys.exit(app.exec())
