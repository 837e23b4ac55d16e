"""Of a batch: that nothing is open any more, and the way out of the translation window then."""

from PySide6.QtCore import QCoreApplication

from protest_core.annotating.session import AnnotationSession
from protest_gui.keys.key_map import KeyMap
from protest_gui.opening import OpenedProject
from protest_gui.reading.rescue import Rescue
from protest_gui.widgets.banner import Banner


class BatchEnd:
    """In a project one reads what one likes, and there is no such end."""

    def __init__(
        self, opened: OpenedProject, banner: Banner, rescue: Rescue, key_map: KeyMap
    ) -> None:
        self._in_batch = opened.batch is not None
        self._banner = banner
        self._rescue = rescue
        self._key_map = key_map
        self._was_open = False
        self._told = False

    def begin(self, sitting: AnnotationSession) -> None:
        self._was_open, self._told = sitting.open_count > 0, False

    def follow(self, sitting: AnnotationSession) -> None:
        """Said with the last answer, and taken back with it."""
        if not self._in_batch:
            return
        is_open, was_open = sitting.open_count > 0, self._was_open
        self._was_open = is_open
        if was_open and not is_open:
            text = QCoreApplication.translate(
                "BatchEnd", "That was the last one here. {0} leads back to the first page."
            )
            self._banner.show_message(text.format(self._key_map.shown("next_open")), "info")
            self._told = True
        elif is_open and self._told:
            self._banner.hide_message()
            self._told = False

    def is_reached(self, sitting: AnnotationSession) -> bool:
        return self._in_batch and not sitting.open_count

    def may_leave(self) -> bool:
        """What could not be saved is told already, and is not to be called done."""
        return self._rescue.is_saved()
