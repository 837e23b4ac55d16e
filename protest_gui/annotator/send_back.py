"""What is said when nothing is open any more: send the file back, and where it is."""

from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from protest_core.errors import counted
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.widgets.larger import make_larger
from protest_gui.widgets.plain import SelectableLabel


class SendBack(QWidget):
    """Leads to the file; sending it is for the person's own mail program."""

    told = Signal(str)  # what was done, or could not be

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = Path()
        self._heading = SelectableLabel(self.tr("All done: send this file back."))
        self._where = SelectableLabel()
        self._where.setAccessibleName(self.tr("The file to send back"))
        self._contradictions = SelectableLabel()
        self.show_button = QPushButton(self.tr("&Show in folder"))
        self.copy_button = QPushButton(self.tr("Copy &path"))
        self.show_button.clicked.connect(self._show_in_folder)
        self.copy_button.clicked.connect(self._copy_path)
        self._lay_out()
        self.setFocusProxy(self.show_button)

    def text(self) -> str:
        labels = (self._heading, self._where, self._contradictions)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def show_file(self, path: Path, *, conflicts: int) -> None:
        self._path = path
        self._where.setText(str(path))
        self._contradictions.setVisible(conflicts > 0)
        self._contradictions.setText(
            self.tr(
                "{0} with answers that contradict each other: if that is not meant, choose the "
                "number under “in conflict” first."
            ).format(counted(conflicts, "example"))
        )

    def fit(self, font: QFont) -> None:
        """To the size of the text, which has changed, and is told here only later."""
        make_larger(self._heading, font, 1.3)
        self._rows.setSpacing(QFontMetrics(font).height() // 2)

    def _lay_out(self) -> None:
        buttons = FlowLayout()
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.copy_button)
        self._where.setWordWrap(True)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        for label in (self._heading, self._where):
            self._rows.addWidget(label)
        self._rows.addLayout(buttons)
        self._rows.addWidget(self._contradictions)

    def _show_in_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent))):
            text = self.tr("The folder could not be opened here. It is {0}.")
            self.told.emit(text.format(self._path.parent))

    def _copy_path(self) -> None:
        QGuiApplication.clipboard().setText(str(self._path))
        self.told.emit(self.tr("The path is on the clipboard."))
