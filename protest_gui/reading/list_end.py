"""What is said at either end of a list, so that a key that does nothing is not a riddle."""

from PySide6.QtCore import QCoreApplication

from protest_core.annotating.session import AnnotationSession
from protest_gui.keys.key_map import KeyMap


def what_is_left(sitting: AnnotationSession, key_map: KeyMap) -> str:
    if not sitting.open_count:
        return _told("Nothing is left open in this list.")
    text = _told("The list ends here. Still open: {0}; {1} leads to the next of them.")
    return text.format(f"{sitting.open_count:,}", key_map.shown("next_open"))


def _told(text: str) -> str:
    return QCoreApplication.translate("ListEnd", text)
