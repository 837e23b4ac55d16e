"""What went wrong, as people are told of it: their file, their request, their disk, or us."""

import platform
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QGuiApplication

from protest_core import __version__
from protest_core.errors import InputError, ProtestError
from protest_core.progress import Cancelled
from protest_gui.project.problems_dialog import ProblemsDialog
from protest_gui.widgets.banner import Action

if TYPE_CHECKING:
    from protest_gui.main_window import MainWindow


def show_failure(window: "MainWindow", error: BaseException, *more: Action) -> None:
    """A list for many mistakes, a sentence for one; what is not explained is a mistake of ours."""
    if isinstance(error, InputError) and error.problems:
        ProblemsDialog(error, window).show()
    elif isinstance(error, Cancelled):
        window.banner.show_message(_told("Stopped. Nothing has changed."), "info")
    elif isinstance(error, ProtestError):
        window.banner.show_message(str(error), "error", more)
    else:
        show_mistake(window, error)


def show_mistake(window: "MainWindow", error: BaseException) -> None:
    report = report_of(error)
    sentence = _told(
        "Something went wrong in PROTEST itself ({0}). What you judged is kept. Please report it: "
        "“Copy report” puts what we need to know on the clipboard."
    ).format(type(error).__name__)
    copy = (_told("&Copy report"), lambda: QGuiApplication.clipboard().setText(report))
    window.banner.show_message(sentence, "error", [copy])


def report_of(error: BaseException) -> str:
    """Nothing of the project's texts is in it but what the error itself may quote."""
    machine = f"{platform.platform()}, Python {platform.python_version()}, Qt {qVersion()}"
    return f"PROTEST {__version__}\n{machine}\n{''.join(traceback.format_exception(error))}"


def _told(text: str) -> str:
    return QCoreApplication.translate("Failures", text)
