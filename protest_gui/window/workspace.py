"""The document that is open in the window, and how it is left for another."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from protest_core.errors import ProtestError
from protest_core.judgements.guidelines import Guidelines
from protest_gui.context import Message
from protest_gui.jobs.executor import Jobs
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.widgets.messages import Action, Banner
from protest_gui.window.failures import show_failure

Then = Callable[[], object]


class OpenDocument(QObject):
    """The open project, batch or suite, with the pages that show it."""

    @property
    def name(self) -> str:
        raise NotImplementedError

    @property
    def is_modified(self) -> bool:
        """Return whether there are unsaved changes."""
        raise NotImplementedError

    @property
    def is_batch(self) -> bool:
        return False

    @property
    def missing_commands(self) -> Collection[str]:
        """Return the commands that can never be used in it, which are hidden everywhere."""
        return ()

    def guidelines(self) -> Guidelines | None:
        """Return the guidelines for judging it, if it can be judged."""
        return None

    @property
    def path(self) -> Path:
        """Return the path of the file or folder."""
        raise NotImplementedError

    def is_at(self, path: Path) -> bool:
        """Return whether this file or folder is the open one, under any name."""
        raise NotImplementedError

    def show_first(self) -> None:
        """Show its first page, as it is now the document of the workspace."""
        raise NotImplementedError

    def show_home(self) -> None:
        """Go back to its first page."""
        raise NotImplementedError

    def stop(self) -> None:
        """Stop its jobs: the person has agreed."""

    def leave(self, then: Then, stay: Then) -> None:
        """Call `then` when all is saved or may be lost; `stay` if the person stays here."""
        raise NotImplementedError

    def close(self) -> None:
        """Take away the pages and close the file."""
        raise NotImplementedError


class Workspace(QObject):
    """The parts of the window that documents share, and the open document."""

    changed = Signal()  # another document or page
    modified_changed = Signal()  # whether there are unsaved changes
    open_wanted = Signal(object)  # the path of a file or folder
    language_wanted = Signal(str, object)  # its code, and the path to open then

    def __init__(
        self,
        window: QWidget,
        banner: Banner,
        stack: QStackedWidget,
        preferences: Preferences,
        actions: Actions,
        jobs: Jobs,
    ) -> None:
        super().__init__(window)
        self.window = window  # the parent of dialogs
        self.stack = stack
        self.preferences = preferences
        self.actions = actions
        self.jobs = jobs
        self.document: OpenDocument | None = None
        # What the document at this path begins with, if it is the next one.
        self.go_on: tuple[Path, Callable[[Any], object]] | None = None
        self.is_closing = False  # the window, which shows no failures after that
        self._banner = banner
        self._is_leaving = False

    def enter(self, make: Callable[[], OpenDocument], give_up: Then) -> None:
        """Leave the open document for another; call `give_up` if the person stays, or quits."""
        if self.is_closing:
            give_up()
        else:
            self.leave(lambda: self.replace(make), give_up)

    def replace(self, make: Callable[[], OpenDocument]) -> None:
        """Close the open document for another, and lose its unsaved changes."""
        self.close_document()
        self.show_message(None)  # an earlier failure to open something does not matter any more
        self.document = document = make()
        document.show_first()
        go_on, self.go_on = self.go_on, None
        if go_on is not None and document.is_at(go_on[0]):
            go_on[1](document)

    def leave(self, then: Then, stay: Then = lambda: None) -> None:
        """Call `then` when the open document may be closed; `stay` if the person stays there."""
        if self._is_leaving:  # impatient people are not asked twice
            stay()
            return
        if self.document is None:
            then()
            return
        self._is_leaving = True
        try:
            self.document.leave(lambda: self._end_leaving(then), lambda: self._end_leaving(stay))
        except BaseException:
            # Otherwise nothing could be left, nor the window closed, any more.
            self._is_leaving = False
            raise

    def _end_leaving(self, then: Then) -> None:
        self._is_leaving = False
        then()

    def close_document(self) -> None:
        """Close the document without asking: the caller has left it."""
        if self.document is not None:
            self.close_dialogs()  # its questions are about the document
            document, self.document = self.document, None
            document.close()
            document.deleteLater()
            self._banner.hide_message()
            self.changed.emit()

    def close_dialogs(self) -> None:
        """Close dialogs that were opened during a save, before the document was left."""
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.reject()

    def show(self, page: QWidget) -> None:
        if page is not self.stack.currentWidget():
            self.forget_info()  # it was about the page being left
        self.stack.setCurrentWidget(page)
        page.setFocus()
        self.changed.emit()

    def folder(self) -> str:
        """Return the folder of the last project."""
        recent = self.preferences.recent_files
        return str(recent[0].parent) if recent else str(Path.home())

    def show_message(self, message: Message | None) -> None:
        if message is None:
            self._banner.hide_message()
        else:
            self._banner.show_message(message.text, message.kind, message.actions)

    def withdraw(self, text: str) -> None:
        """Hide a message that is out of date, unless another one has replaced it."""
        if self._banner.text == text:
            self._banner.hide_message()

    def forget_info(self) -> None:
        """Hide a message that only reports what was done."""
        self._banner.hide_info()

    def fail(self, error: BaseException, *actions: Action) -> None:
        if not isinstance(error, ProtestError):
            # An error of ours, perhaps in the work before the document is left: nobody would be
            # told when that ends, and nothing could be left, nor the window closed.
            self._is_leaving = False
        if not self.is_closing:
            show_failure(self.window, self._banner, error, *actions)
