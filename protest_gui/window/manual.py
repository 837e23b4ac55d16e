"""The manual: the pages of the documentation, readable without a network."""

import re
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QWidget

from protest_core.resources import shipped
from protest_gui.project.page import SectionList
from protest_gui.translations import tr
from protest_gui.window.help import MarkdownPage, ReadingWindow
from protest_gui.window.workspace import Workspace

# Files of `docs` that pyproject.toml puts into the wheel, in the order in which users need them.
PAGES = (
    *("annotating", "developing-systems", "batches", "guidelines", "researching", "suites"),
    *("languages", "metrics", "estimation", "formats", "notebooks", "glossary"),
)
_PICTURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n", re.MULTILINE)
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#]*)(#[^)]*)?\)")


class ManualWindow(ReadingWindow):
    """A window with the list of pages at the left and a page at the right; links work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Manual"), parent)
        self._texts = {name: _text_of(name) for name in PAGES}
        self._names = SectionList()
        self._names.setAccessibleName(tr("Pages"))
        self._page = MarkdownPage(tr("Text"))
        for text in self._texts.values():
            self._names.add_section(text.partition("\n")[0].removeprefix("# "))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._names)
        layout.addWidget(self._page, 1)
        self._names.currentRowChanged.connect(self._show_page)
        self._page.anchorClicked.connect(self._follow_link)
        self._names.setCurrentRow(0)
        self._names.setFocus()

    def _show_page(self, row: int) -> None:
        self._page.show_markdown(self._texts[PAGES[row]])
        self._page.verticalScrollBar().setValue(0)

    def _follow_link(self, link: QUrl) -> None:
        name = link.path().removesuffix(".md")
        if name in PAGES:
            self._names.setCurrentRow(PAGES.index(name))
        if link.hasFragment():
            self._go_to_heading(link.fragment())

    def _go_to_heading(self, anchor: str) -> None:
        block = self._page.document().firstBlock()
        while block.isValid():
            if block.blockFormat().headingLevel() and _anchor(block.text()) == anchor:
                bar = self._page.verticalScrollBar()
                bar.setValue(bar.value() + self._page.cursorRect(QTextCursor(block)).top())
                return
            block = block.next()


def _text_of(name: str) -> str:
    """Return a page without pictures, which are not shipped, and without links to other files."""
    text = Path(shipped("docs"), f"{name}.md").read_text(encoding="utf-8")
    return _LINK.sub(_kept, _PICTURE.sub("", text))


def _kept(link: re.Match[str]) -> str:
    words, path, anchor = link.groups(default="")
    name = path.removesuffix(".md")
    return link[0] if name in PAGES or (anchor and not path) else words


def _anchor(heading: str) -> str:
    """Return the anchor of a heading, the same as on the site that shows the files otherwise."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class ManualCommand(QObject):
    """The command that shows the window of the manual, beside the work."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._manual: ManualWindow | None = None
        workspace.actions.bind(self, {"manual": self._show})

    def _show(self) -> None:
        if self._manual is None:
            self._manual = ManualWindow(self._workspace.window)
            for command in ("larger", "smaller", "normal_size"):
                self._manual.addAction(self._workspace.actions[command])
        self._manual.come_to_front()
