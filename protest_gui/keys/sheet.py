"""The key sheet: every command with its keys, and the words of the windows, as pages of HTML."""

from collections.abc import Callable, Collection, Iterator, Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QTextFrameFormat
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from protest_core.commands import commands_with_keys
from protest_core.judgements.explanations import (
    OUTCOME_EXPLANATIONS,
    REFERRED_EXPLANATION,
    STATE_EXPLANATIONS,
    category_explanation,
)
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.wording import OUTCOME_NAMES, STATE_NAMES
from protest_core.suite.model import STANDARD_CATEGORIES
from protest_gui.appearance.theme import colours_of
from protest_gui.keys.key_map import KeyMap, group_label, label_of, native_text
from protest_gui.translations import tr, translated
from protest_gui.widgets.labels import PlainLabel

# Two columns of about the same height.
_COLUMNS = (("judge", "suite"), ("go", "view", "file"))
# In heights of a line; the greatest width at which a label still leads the eye to its key.
_TWO_COLUMNS_FROM, _NARROW_UNTIL, _WIDEST = 58, 34, 79
_CHANGES = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.LayoutDirectionChange)
_OF_MEANINGS = 65  # percent of the width
_SHARE = 47  # of two columns, in percent: the rest is the space between them
_Row = tuple[str, str]  # labels, and keys as HTML


def key_sheet_html(
    key_map: KeyMap, *, without: Collection[str] = (), columns: int = 2, below: str = ""
) -> str:
    """Return a page of all commands with their keys, in groups in one or two columns.

    `without`: commands to leave out; `below`: put keys below their labels,
    at the `left` or the `right`. The classes are for a style sheet.
    """
    cells = []
    for names in _COLUMNS:
        groups = [(group_label(name), _rows(key_map, name, without)) for name in names]
        if names == _COLUMNS[-1]:
            groups.append((tr("Everywhere"), _fixed_rows()))
        cells.append("".join(_group(heading, rows, below) for heading, rows in groups if rows))
    if columns == 1:
        cells = ["".join(cells)]
    width = _SHARE if len(cells) > 1 else 100
    page = "<td></td>".join(f"<td width='{width}%'>{cell}</td>" for cell in cells)
    return f"<table width='100%'><tr>{page}</tr></table>"


def words_html(*, below: str = "") -> str:
    """Return terms that the windows use without explaining them, with their meanings.

    `below`: put each meaning below its term, at the `left` or the `right`.
    """
    side, direction = ("right", "rtl") if below == "right" else ("left", "ltr")
    between = "<br>" if below else f"</td><td class='row' width='{_OF_MEANINGS}%'>"
    rows = []
    for word, meaning in _words():
        shown = f"<b>{escape(translated(word))}</b>{between}{escape(translated(meaning))}"
        rows.append(f"<tr><td class='row' dir='{direction}' align='{side}'>{shown}</td></tr>")
    name = tr("Words")
    title = f"<h3 dir='{direction}' align='{side}'>{escape(name)}</h3>"
    head = f"<tr><th colspan='{1 if below else 2}'>{title}</th></tr>"
    return f"<table width='100%'>{head}{''.join(rows)}</table>"


def _words() -> Iterator[tuple[str, str]]:
    for category in STANDARD_CATEGORIES:
        yield translated(category.label), category_explanation(category.id)
    for outcome, meaning in OUTCOME_EXPLANATIONS.items():
        yield OUTCOME_NAMES[outcome], meaning
        if outcome is Outcome.APPROVED:
            yield tr("referred"), REFERRED_EXPLANATION
    for state, meaning in STATE_EXPLANATIONS.items():
        yield STATE_NAMES[state], meaning


def _group(heading: str, rows: Sequence[_Row], below: str) -> str:
    side, direction = ("right", "rtl") if below == "right" else ("left", "ltr")
    if below:
        row = f"<div dir='{direction}'>{{}}</div><div dir='ltr' align='{side}'>{{}}</div>"
    else:
        row = "{}</td><td class='row' align='right'>{}"
    cells = (row.format(escape(what), keys) for what, keys in rows)
    lines = "".join(f"<tr><td class='row'>{cell}</td></tr>" for cell in cells)
    title = f"<h3 dir='{direction}' align='{side}'>{escape(heading)}</h3>"
    head = f"<tr><th colspan='{1 if below else 2}'>{title}</th></tr>"
    return f"<table width='100%'>{head}{lines}</table>"


def _rows(key_map: KeyMap, group: str, without: Collection[str]) -> list[_Row]:
    commands = [each for each in commands_with_keys(group) if each.id not in without]
    tokens = [each for each in commands if each.id.startswith("token_")]
    rows = []
    for command in commands:
        if command not in tokens:
            rows.append((label_of(command), _alternatives(*key_map.keys(command.id))))
        elif command == tokens[0]:  # one row for all nine, which would only repeat each other
            label = tr("Select or unselect highlighted words 1–{0}").format(len(tokens))
            keys = [key for each in tokens for key in key_map.keys(each.id)[:1]]
            rows.append((label, " ".join(map(_key, keys))))
    return rows


def _fixed_rows() -> list[_Row]:
    return [
        (tr("Go to the next field, or back"), _alternatives("Tab", "Shift+Tab")),
        (tr("Move through the highlighted words"), _alternatives("Left", "Right")),
        (tr("Select or unselect the word with the focus"), _alternatives("Space")),
        (tr("Leave a dialog, changing nothing"), _alternatives("Esc")),
    ]


def _alternatives(*keys: str) -> str:
    alternatively = escape(tr("or"))
    between = f" <span class='muted'>{alternatively}</span> "
    return between.join(map(_key, keys)) or escape(tr("no key"))


def _key(key: str) -> str:
    return "+".join(f"<kbd>&nbsp;{escape(cap)}&nbsp;</kbd>" for cap in caps_of(key))


def caps_of(key: str) -> list[str]:
    """Return the keys of a combination.

    `Ctrl++` is the plus key with Ctrl; a Mac writes its combinations without any plus.
    """
    text = native_text(key)
    if text == "+":
        return ["+"]
    if text.endswith("++"):
        return [*text[:-2].split("+"), "+"]
    return text.split("+")


class KeySheet(QWidget):
    """The key sheet with a button that changes keys.

    Two columns where there is room, else one, and in a narrow one the keys below the labels.
    """

    def __init__(self, key_map: KeyMap, change_keys: Callable[[], object]) -> None:
        super().__init__()
        self._key_map = key_map
        self._without: Collection[str] = ()
        self._room = self._room_there_is()  # columns, and the side of keys below labels
        self._page = QTextBrowser()
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setAccessibleName(tr("Keys"))
        self.setFocusProxy(self._page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._page, 1)
        self._foot = self._new_foot(change_keys)
        layout.addLayout(self._foot)
        self._write()
        key_map.changed.connect(self._write)

    def leave_out(self, commands: Collection[str]) -> None:
        """Show the keys of all commands except these, which the open document does not have."""
        if set(commands) != set(self._without):
            self._without = commands
            self._write()

    def _new_foot(self, change_keys: Callable[[], object]) -> QHBoxLayout:
        hint = PlainLabel(
            tr("While you type in a text field, letters and digits are just text."),
            wraps=True,
        )
        hint.setForegroundRole(hint.palette().ColorRole.PlaceholderText)
        button = QPushButton(tr("&Change keys…"))
        button.clicked.connect(lambda _checked: change_keys())
        foot = QHBoxLayout()
        foot.addWidget(hint, 1)
        foot.addWidget(button)
        return foot

    def _write(self) -> None:
        columns, below = self._room = self._room_there_is()
        place = self._page.verticalScrollBar().value()
        self._page.document().setDefaultStyleSheet(self._style_sheet())
        self._page.setHtml(
            key_sheet_html(self._key_map, without=self._without, columns=columns, below=below)
            + words_html(below=below)
        )
        self._set_margins()
        self._page.verticalScrollBar().setValue(place)

    def _room_there_is(self) -> tuple[int, str]:
        lines = self.width() / self.fontMetrics().height()
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            return 1, "right"  # Qt mirrors no tables
        return (2 if lines >= _TWO_COLUMNS_FROM else 1), ("left" if lines < _NARROW_UNTIL else "")

    def _style_sheet(self) -> str:
        colours, line = colours_of(self.palette()), self.fontMetrics().height()
        return f"""
            kbd {{ background-color: {colours.border}; font-family: "{self.font().family()}"; }}
            h3 {{ font-size: large; margin-bottom: {line // 4}px; }}
            th {{ border-bottom: 1px solid {colours.border}; padding-top: {line}px; }}
            .row {{ padding-top: {line // 3}px; }}
            .muted {{ color: {colours.muted}; }}
            """

    def _set_margins(self) -> None:
        """Set margins of the document: around the viewport, they would have another colour."""
        line = self.fontMetrics().height()
        side = line if self._room[1] else 2 * line
        self._foot.setContentsMargins(side, line, side, line)
        self._foot.setSpacing(line)
        wide = max(side, (self._page.viewport().width() - _WIDEST * line) // 2)
        margins = QTextFrameFormat()
        margins.setLeftMargin(wide)
        margins.setRightMargin(wide)
        margins.setTopMargin(line // 2)
        margins.setBottomMargin(line)
        self._page.document().rootFrame().setFrameFormat(margins)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._room_there_is() != self._room:
            self._write()
        else:
            self._set_margins()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _CHANGES:
            self._write()
