"""The help window with keys and guidelines, and the commands that open it."""

import re
from collections.abc import Callable, Collection
from html import escape
from platform import python_version

from PySide6.QtCore import QEvent, QObject, Qt, qVersion
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
)
from PySide6.QtWidgets import (
    QFrame,
    QMessageBox,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from protest_core import __version__
from protest_core.judgements.guidelines import Guidelines
from protest_gui.appearance.theme import colours_of
from protest_gui.keys.editor import KeyEditor
from protest_gui.keys.key_map import KeyMap
from protest_gui.keys.sheet import KeySheet
from protest_gui.translations import tr
from protest_gui.window.workspace import Workspace

_WIDTH, _HEIGHT = 68, 46  # line heights
# The width of a line: about seventy letters are easy to read.
_MEASURE = "You see an English text and its translation. A pronoun is highlighted."
_LINE_HEIGHT = 140.0  # percent
_HEADING_SIZE = 2  # steps above the text size; Markdown's own headings are too large
_Feature = QTextDocument.MarkdownFeature
_CODE = QTextFormat.Property.BlockCodeFence
_NO_HTML = _Feature.MarkdownNoHTML
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


class ReadingWindow(QWidget):
    """A window for reading beside the work; not modal, Esc closes it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(title)
        line = self.fontMetrics().height()
        room = self.screen().availableSize()
        self.resize(
            min(_WIDTH * line, round(0.9 * room.width())),
            min(_HEIGHT * line, round(0.9 * room.height())),
        )

    def come_to_front(self) -> None:
        self.show()
        self.raise_()
        self.activateWindow()

    # Qt's

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


class HelpWindow(ReadingWindow):
    """A window with keys and guidelines."""

    def __init__(
        self,
        key_map: KeyMap,
        guidelines: Guidelines | None,
        change_keys: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Keys and guidelines"), parent)
        self.keys = KeySheet(key_map, change_keys)
        self.guidelines = GuidelinesPage(guidelines)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Help"))
        self.tabs.addTab(self.keys, tr("&Keys"))
        self.tabs.addTab(self.guidelines, tr("&Guidelines"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self.keys.setFocus()  # so that the arrows scroll at once

    def show_guidelines(self, guidelines: Guidelines | None) -> None:
        """Show the guidelines of the open project; the tab in front stays."""
        self.guidelines.show_guidelines(guidelines)

    def leave_out_keys(self, commands: Collection[str]) -> None:
        """Leave out the keys of commands that the open document does not have."""
        self.keys.leave_out(commands)

    def turn_to_guidelines(self) -> None:
        self.tabs.setCurrentWidget(self.guidelines)
        self.guidelines.setFocus()  # so that the arrows scroll at once


class MarkdownPage(QTextBrowser):
    """A column of text in the middle, as wide as is easy to read."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)  # pages are never loaded from elsewhere
        self.setAccessibleName(name)

    def show_markdown(self, text: str) -> None:
        self._text = text
        self._write()

    def _write(self) -> None:
        place = self.verticalScrollBar().value()
        self.document().setMarkdown(self._text, _Feature.MarkdownDialectGitHub | _NO_HTML)
        self._set_spaces()
        self._set_margins()
        self.moveCursor(QTextCursor.MoveOperation.Start)  # the cursor has moved to the end
        self.verticalScrollBar().setValue(place)

    def _set_spaces(self) -> None:
        line = self.fontMetrics().height()
        self.document().setIndentWidth(1.5 * line)
        block = self.document().firstBlock()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            spaces = QTextBlockFormat()
            spaces.setLineHeight(_LINE_HEIGHT, _PROPORTIONAL)
            spaces.setTopMargin(1.2 * line if level and block.position() else 0)
            spaces.setBottomMargin(line / 3 if block.textList() else line / 2)
            if _is_code(block):
                spaces.setNonBreakableLines(False)  # otherwise the whole page scrolls sideways
                spaces.setBottomMargin(0 if _is_code(block.next()) else line / 2)
            cursor = QTextCursor(block)
            cursor.mergeBlockFormat(spaces)
            if level:
                size = QTextCharFormat()
                size.setProperty(
                    QTextFormat.Property.FontSizeAdjustment, max(_HEADING_SIZE - level, 0)
                )
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.mergeCharFormat(size)
            block = block.next()

    def _set_margins(self) -> None:
        """Set margins in the document's frame: the viewport's would have another colour."""
        line = self.fontMetrics().height()
        measure = self.fontMetrics().horizontalAdvance(_MEASURE)
        side = max(2 * line, (self.viewport().width() - measure) // 2)
        margins = QTextFrameFormat()
        margins.setLeftMargin(side)
        margins.setRightMargin(side)
        margins.setTopMargin(2 * line)
        margins.setBottomMargin(2 * line)
        self.document().rootFrame().setFrameFormat(margins)

    # Qt's

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._write()


class GuidelinesPage(MarkdownPage):
    """The guidelines, the tags, and their version in quiet colours."""

    def __init__(self, guidelines: Guidelines | None, parent: QWidget | None = None) -> None:
        super().__init__(tr("Guidelines"), parent)
        self.show_guidelines(guidelines)

    def show_guidelines(self, guidelines: Guidelines | None) -> None:
        self.show_markdown(_as_markdown(guidelines))

    def _write(self) -> None:
        super()._write()
        muted = QTextCharFormat()
        muted.setForeground(QColor(colours_of(self.palette()).muted))
        cursor = QTextCursor(self.document().lastBlock())
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(muted)


def _as_markdown(guidelines: Guidelines | None) -> str:
    if guidelines is None:
        return tr("The guidelines are shown here when a project is open.")
    tags = "\n".join(f"- **`{tag.name}`** – {escaped(tag.explanation)}" for tag in guidelines.tags)
    heading, version = tr("Tags"), tr("Guidelines: version {0}")
    parts = [guidelines.help, f"# {heading}", tags, escaped(version.format(guidelines.version))]
    return "\n\n".join(parts)


def _is_code(block: QTextBlock) -> bool:
    return block.isValid() and block.blockFormat().hasProperty(_CODE)


def escaped(text: str) -> str:
    """Return the text escaped, so that nothing in it counts as Markdown."""
    return re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", text)


class HelpCommands(QObject):
    """Commands for the window of keys and guidelines, the key editor, and *About PROTEST*."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._help: HelpWindow | None = None
        workspace.actions.bind(
            self,
            {
                "help": self._show,
                "guidelines": self._show_guidelines,
                "change_keys": self._change_keys,
                "about": self._show_about,
            },
        )

    def _show(self) -> None:
        """Show the help window, with the guidelines of the open project."""
        document = self._workspace.document
        if self._help is None:
            key_map, parent = self._workspace.actions.key_map, self._workspace.window
            self._help = HelpWindow(key_map, None, self._change_keys, parent)
            for command in ("larger", "smaller", "normal_size"):  # it is read longest
                self._help.addAction(self._workspace.actions[command])
        self._help.leave_out_keys(document.missing_commands if document is not None else ())
        self._help.show_guidelines(document.guidelines() if document is not None else None)
        self._help.come_to_front()

    def _show_guidelines(self) -> None:
        """Show the help window, with the guidelines in front."""
        self._show()
        if self._help is not None:
            self._help.turn_to_guidelines()

    def _change_keys(self) -> None:
        KeyEditor(self._workspace.actions.key_map, self._workspace.window).ask_and_wait()

    def _show_about(self) -> None:
        QMessageBox.about(self._workspace.window, tr("About PROTEST"), _about())


def _about() -> str:
    versions = tr("PROTEST {0}, Python {1}, Qt {2}")
    cite = tr(
        "How to cite: name this version, the signature below each table, and the paper whose "
        "evaluation it continues:"
    )
    paper = tr(  # a translator may name a translation of the title beside it
        "Liane Guillou, Christian Hardmeier, Ekaterina Lapshinova-Koltunski and Sharid Loáiciga. "
        "2018. A Pronoun Test Suite Evaluation of the English–German MT Systems at WMT 2018. WMT."
    )
    parts = (
        tr("Semi-automatic evaluation of pronoun translation"),
        versions.format(__version__, python_version(), qVersion()),
        tr("MIT licence; demonstration suites CC0-1.0"),
        f"{cite} {paper}",
    )
    return "".join(f"<p>{escape(part)}</p>" for part in parts)
