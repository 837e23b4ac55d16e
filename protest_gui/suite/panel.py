"""The panel of an example: its antecedents, warnings and corrections."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QVBoxLayout, QWidget

from protest_core.errors import printable
from protest_core.suite.model import Category
from protest_gui.appearance.theme import colours_of
from protest_gui.keys.actions import Actions
from protest_gui.suite.controller import SuiteController
from protest_gui.suite.texts import antecedent_words, link_words, warnings_in_words
from protest_gui.translations import tr, translated
from protest_gui.widgets.buttons import Arrow, KeyButton, KeyHeading
from protest_gui.widgets.labels import SelectableLabel, make_bold
from protest_gui.widgets.layout import FlowLayout, spaced

_LINES_WIDE = 24  # in heights of a line
_OF_ANTECEDENT = ("suite_link", "suite_head", "suite_span", "suite_add", "suite_remove")
_FEWEST, _MOST = 2, 5  # lines that are shown
_RECOLOURING = {QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange}


class ExamplePanel(QWidget):
    """The data of an example in a suite, with a button for each correction."""

    def __init__(
        self,
        controller: SuiteController,
        categories: Sequence[Category],
        actions: Actions,
    ) -> None:
        super().__init__()
        self.setAccessibleName(tr("Corrections"))
        self._controller = controller
        self._categories = tuple(categories)
        self.place = SelectableLabel()
        self.warnings = WarningLabel()
        self.category = QComboBox()
        self.pronoun = SelectableLabel()
        self.antecedents = AntecedentList()
        self.saved = SelectableLabel()
        self.saved.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._buttons = self._made_buttons(actions)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.setAutoFillBackground(True)
        self._headings = [
            KeyHeading(tr("Category"), actions["suite_category"]),
            KeyHeading(tr("Pronoun")),
            KeyHeading(tr("Antecedents"), actions["suite_antecedent"]),
        ]
        self._lay_out()

    def show_example(self) -> None:
        controller, view = self._controller, self._controller.view
        assert view is not None  # noqa: S101
        example = view.example
        place = tr("{0} / {1} · example {2}")
        self.place.setText(place.format(controller.position + 1, controller.count, example.id))
        warnings = warnings_in_words(view)
        self.warnings.show_warnings(warnings)
        self._buttons["suite_checked"].setVisible(bool(view.heads_to_check))
        self.category.setCurrentIndex(self._categories.index(example.category))
        self.pronoun.setText(f"{view.pronoun} → {link_words(view.pronoun_link)}")
        numbers = range(len(example.antecedents))
        described = [antecedent_words(view, number) for number in numbers]
        self.antecedents.show_antecedents(described, controller.antecedent)
        for name in ("suite_link", "suite_head", "suite_span", "suite_remove"):
            self._buttons[name].setEnabled(bool(example.antecedents))
        self._buttons["previous"].setEnabled(controller.position > 0)
        self._buttons["next"].setEnabled(controller.position < controller.count - 1)

    def focus_category(self) -> None:
        self.category.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.category.showPopup()

    def _made_buttons(self, actions: Actions) -> dict[str, KeyButton]:
        """Return a button for each of these commands.

        The button of a command that cannot be done is disabled; its key says why.
        """
        reference = tr("Reference words")
        texts = {
            "previous": tr("Previous"),
            "next": tr("Next"),
            "next_open": tr("Next doubtful"),
            "suite_checked": tr("Head is right"),
            "suite_pronoun": reference,
            "suite_link": reference,
            "suite_head": tr("Head"),
            "suite_span": tr("Words"),
            "suite_add": tr("Add"),
            "suite_remove": tr("Remove"),
            "suite_remove_example": tr("Remove example"),
        }
        arrows = {"previous": Arrow.BACK, "next": Arrow.ON}
        names = {
            "suite_pronoun": tr("Reference words of the pronoun"),
            "suite_link": tr("Reference words of the antecedent"),
            "suite_head": tr("Head of the antecedent"),
            "suite_span": tr("Words of the antecedent"),
            "suite_add": tr("Add an antecedent"),
            "suite_remove": tr("Remove the antecedent"),
        }
        buttons = {}
        for name, text in texts.items():
            arrow = arrows.get(name, Arrow.NONE)
            button = KeyButton(actions[name], text, arrow, follows_enabled=False)
            button.setAccessibleName(names.get(name, text))
            buttons[name] = button
        return buttons

    def _lay_out(self) -> None:
        self.category.setAccessibleName(tr("Category"))
        self.category.addItems(
            [printable(translated(category.label)) for category in self._categories]
        )
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.category.setSizeAdjustPolicy(policy)
        self.category.setMinimumContentsLength(12)
        make_bold(self.place)
        category, pronoun, antecedents = self._headings
        self._rows = spaced(QVBoxLayout(self), margin=(1, 0.5, 1, 0.5))
        self._rows.addWidget(self.place)
        self._rows.addLayout(self._row("previous", "next", "next_open"))
        self._rows.addWidget(self.warnings)
        self._rows.addLayout(self._row("suite_checked"))
        self._begin_group(category)
        self._rows.addWidget(self.category)
        self._begin_group(pronoun)
        self._rows.addWidget(self.pronoun)
        self._rows.addLayout(self._row("suite_pronoun"))
        self._begin_group(antecedents)
        self._rows.addWidget(self.antecedents)
        self._rows.addLayout(self._row(*_OF_ANTECEDENT))
        self._rows.addStretch(1)
        self._rows.addLayout(self._row("suite_remove_example"))
        self._rows.addWidget(self.saved)

    def _begin_group(self, heading: KeyHeading) -> None:
        self._rows.addSpacing(self.fontMetrics().height() // 2)
        self._rows.addWidget(heading)

    def _row(self, *names: str) -> FlowLayout:
        row = FlowLayout()
        for name in names:
            row.addWidget(self._buttons[name])
        return row

    def sizeHint(self) -> QSize:
        return QSize(_LINES_WIDE * self.fontMetrics().height(), super().sizeHint().height())


class AntecedentList(QListWidget):
    """The antecedents of an example; arrows, the mouse or the command choose one of them."""

    chosen = Signal(int)  # its number

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Antecedents"))
        self.setWordWrap(True)
        self.setStyleSheet("QListWidget::item { padding: 0.3em 0.5em; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self._tell)
        self._filling = False

    def show_antecedents(self, described: Sequence[str], current: int) -> None:
        """Show the antecedents, numbered as in the text."""
        self._filling = True
        several = len(described) > 1
        entries = [
            printable(f"{n}  {each}" if several else each) for n, each in enumerate(described, 1)
        ]
        if entries != [self.item(row).text() for row in range(self.count())]:
            self.clear()
            self.addItems(entries)
        self.setCurrentRow(current)
        self._filling = False

    def _tell(self, row: int) -> None:
        if row >= 0 and not self._filling:
            self.chosen.emit(row)

    def sizeHint(self) -> QSize:
        lines = min(max(2 * self.count(), _FEWEST), _MOST)
        height = round(lines * 1.2 * self.fontMetrics().height())
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        letters = 12 * self.fontMetrics().averageCharWidth()
        return QSize(letters, 3 * self.fontMetrics().height())


class WarningLabel(SelectableLabel):
    """The warnings about an example; hidden if there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._dress()

    def show_warnings(self, sentences: str) -> None:
        self.setText(sentences)
        self.setAccessibleName(tr("To look at: {0}").format(sentences))
        self.setVisible(bool(sentences))

    def _dress(self) -> None:
        colours = colours_of(QApplication.palette())  # its own palette has the colours set here
        fill, text = colours.warning, colours.warning_text
        sheet = f"background: {fill}; color: {text}; padding: 0.4em 0.6em; border-radius: 4px;"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RECOLOURING:
            self._dress()
