"""Starts the windows: `protest-gui [FILE]`."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from protest_core import __version__

if TYPE_CHECKING:
    from protest_gui.main_window import MainWindow


def main() -> None:
    arguments = parsed(sys.argv[1:])
    # After --help and --version have answered: they need neither Qt nor a screen.
    from PySide6.QtWidgets import QApplication

    app = QApplication(sys.argv[:1])
    app.setApplicationName("PROTEST")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("protest")
    window = shown_window(arguments.file)
    status = app.exec()
    del window  # before the application, whose end it would not survive
    sys.exit(status)


def parsed(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser(
        prog="protest-gui",
        description="PROTEST's window: look at a project.",
        epilog="The program ‘protest’ does the work: see ‘protest --help’.",
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="the project to open (NAME.protest)"
    )
    parser.add_argument(
        "--version", action="version", version=f"protest-gui, version {__version__}"
    )
    return parser.parse_args(arguments)


def shown_window(file: Path | None) -> "MainWindow":
    from protest_gui.main_window import MainWindow

    window = MainWindow()
    window.show()
    if file is not None:
        window.open_project(file)
    return window
