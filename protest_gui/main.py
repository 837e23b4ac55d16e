"""Starts the windows: `protest-gui [FILE]`."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from protest_core import __version__
from protest_core.extras import command_to_install

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from protest_gui.preferences import Preferences
    from protest_gui.window.main_window import MainWindow


# Python's default is five times that; after each query in a thread, the windows wait for it.
# Measured while a report was written: the next candidate appeared after 86 milliseconds at worst,
# and with this value after 18.
SWITCH_INTERVAL = 0.001


def main() -> None:
    arguments = parsed(sys.argv[1:])
    if arguments.install_desktop:
        _install_desktop()
        return
    # Imported after --help and --version are handled: they need neither Qt nor a screen.
    app = _application()
    from protest_gui.appearance.theme import app_icon
    from protest_gui.preferences import Preferences
    from protest_gui.translations import best_language, show_language

    sys.setswitchinterval(SWITCH_INTERVAL)
    app.setApplicationName("PROTEST")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("protest")
    app.setWindowIcon(app_icon())
    preferences = Preferences()
    if arguments.language is not None:
        preferences.language = arguments.language
    show_language(app, best_language([preferences.language]))
    windows = Windows(preferences)
    windows.show(arguments.file)
    status = app.exec()
    sys.excepthook = sys.__excepthook__  # ours knows the window
    del windows  # before the application is deleted, which its window would not survive
    sys.exit(status)


def parsed(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser(
        prog="protest-gui",
        description="PROTEST's window: look at projects, read and judge translations.",
        epilog="The program ‘protest’ does the same work without a window: see ‘protest --help’.",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        type=Path,
        help="the project (NAME.protest), batch (NAME.protestbatch) or suite (a directory) to open",
    )
    parser.add_argument(
        "--language",
        metavar="CODE",
        help="show the windows in this language from now on, such as de; '' is that of the system",
    )
    parser.add_argument(
        "--install-desktop",
        action="store_true",
        help="add PROTEST and its file type to the menu of this Linux desktop, and exit",
    )
    parser.add_argument(
        "--version", action="version", version=f"protest-gui, version {__version__}"
    )
    return parser.parse_args(arguments)


def _application() -> "QApplication":
    """Return the application; if no window can be opened, print that and exit."""
    try:
        from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
        from PySide6.QtWidgets import QApplication
    except ModuleNotFoundError as error:
        if error.name != "PySide6":
            raise
        sys.exit("protest-gui: Qt is not installed. Install it: " + command_to_install("gui"))
    except ImportError as error:  # a library of the system is missing, such as libEGL
        sys.exit(_no_window([str(error)]))

    heard: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:  # otherwise Qt would abort
            _print(_no_window(heard))
            os._exit(1)
        heard.append(message)

    before = qInstallMessageHandler(hear)
    app = QApplication(sys.argv[:1])
    qInstallMessageHandler(before)
    for message in heard:
        _print(message)
    return app


def _no_window(heard: Sequence[str]) -> str:
    """Return a sentence about the missing window; `heard`: Qt's messages before it gave up."""
    why = heard[0].strip() if heard else "Qt does not say why"
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    on_linux = sys.platform == "linux"
    if on_linux and "display" in why and not any(map(os.environ.get, displays)):
        why = "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"
    elif library := re.search(r"\blibxcb-cursor0\b", "\n".join(heard)):
        why += f"; if the display is there, install {library[0]}"
    return (
        f"protest-gui: no window can be opened here ({why}). Start it on a desktop, or use the "
        "program ‘protest’, which needs none."
    )


def _print(message: str) -> None:
    if sys.stderr is not None:  # a program without a console has none
        sys.stderr.write(f"{message}\n")
        sys.stderr.flush()


def _install_desktop() -> None:
    from protest_core.errors import ProtestError
    from protest_gui.desktop.install import install

    try:
        sys.stdout.writelines(f"Made {path}\n" for path in install())
    except ProtestError as error:
        sys.exit(f"protest-gui: {error}")


class Windows:
    """The window, and the new one that replaces it when another language is chosen."""

    def __init__(self, preferences: "Preferences") -> None:
        self._preferences = preferences
        self.window: MainWindow | None = None

    def show(self, file: Path | None) -> None:
        self.window = window = shown_window(file, self._preferences)
        window.left_for_language.connect(self._speak)
        report_errors_in(window)

    def _speak(self, code: str, file: Path | None) -> None:
        from PySide6.QtCore import QCoreApplication

        from protest_gui.translations import show_language

        before, app = self.window, QCoreApplication.instance()
        assert before is not None and app is not None  # noqa: PT018, S101 — it has asked for it
        show_language(app, code)
        self.show(file)
        before.deleteLater()


def shown_window(file: Path | None, preferences: "Preferences | None" = None) -> "MainWindow":
    from protest_gui.window.main_window import MainWindow

    window = MainWindow(preferences)
    window.show()
    if file is not None:
        window.open_file(file)
    return window


def report_errors_in(window: "MainWindow") -> None:
    """Show errors of ours, so that they can be reported; the window and the work in it stay."""

    def show(
        kind: type[BaseException], error: BaseException, traceback: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, traceback)
        if isinstance(error, KeyboardInterrupt):
            window.close()
            return
        window.show_failure(error)

    sys.excepthook = show
