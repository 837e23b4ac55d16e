import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from protest_core.judgements.model import LONGEST_TAG
from protest_gui.judging.tags import TagsEditor
from protest_gui.widgets.labels import ElidedLabel
from tests.gui.driving import finding
from tests.gui.driving.finding import button, name_of, shown

STANDARD = [
    ("bad_translation", "The sentence is so poor that nothing can be said."),
    ("ant_unsure", "It is not certain that the pronoun refers to the antecedent."),
    ("politeness_vous", "Vous is used."),
]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(TagsEditor())
    layout.addStretch()
    qtbot.addWidget(window)
    window.resize(340, 500)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def editor(window: QWidget) -> TagsEditor:
    editor = window.findChild(TagsEditor)
    editor.set_choices(STANDARD, ["mine"])
    assert editor.tags() == ()
    return editor


@pytest.fixture
def said(editor: TagsEditor) -> list[tuple[str, str]]:
    said: list[tuple[str, str]] = []
    editor.tag_added.connect(lambda tag: said.append(("added", tag)))
    editor.tag_removed.connect(lambda tag: said.append(("removed", tag)))
    editor.field.left.connect(lambda: said.append(("left", "")))
    return said


@pytest.fixture
def field(editor: TagsEditor) -> QLineEdit:
    return finding.field(editor, "Add a tag")


def known_tags(window: QWidget) -> list[QListView]:
    """The list below the field, while it is open."""
    return [each for each in shown(window, QListView) if name_of(each) == "Known tags"]


def offered(editor: TagsEditor) -> list[str]:
    lists = known_tags(editor.window())
    return [each.model().index(row, 0).data() for each in lists for row in range(count(each))]


def count(tag_list: QListView) -> int:
    return tag_list.model().rowCount()


def chip(editor: TagsEditor, tag: str) -> QWidget:
    return next(each for each in shown(editor) if name_of(each) == f"Tag {tag}")


def type_tag(editor: TagsEditor, qtbot: QtBot, typed: str) -> None:
    editor.focus_field()
    field = finding.field(editor, "Add a tag")
    qtbot.keyClicks(field, typed)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_coming_to_the_field_shows_all_tags(editor: TagsEditor, field: QLineEdit):
    editor.focus_field()
    assert field.hasFocus()
    assert offered(editor) == ["bad_translation", "ant_unsure", "politeness_vous", "mine"]


def test_the_list_explains_the_standard_tags(editor: TagsEditor):
    editor.focus_field()
    (tags,) = known_tags(editor.window())
    first = tags.model().index(0, 0)
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    assert first.data(role) == STANDARD[0][1]
    plain = tags.model().index(3, 0)
    rectangles = [tags.visualRect(index).height() for index in (first, plain)]
    assert rectangles[0] > rectangles[1]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("UNS", ["ant_unsure", "New tag “UNS”"]),
        ("vous", ["politeness_vous", "New tag “vous”"]),
        ("bad tr", ["bad_translation", "New tag “bad_tr”"]),
        ("mine", ["mine"]),
        ("zzz", ["New tag “zzz”"]),
    ],
)
def test_typing_filters_anywhere_in_the_name(
    editor: TagsEditor, field: QLineEdit, qtbot: QtBot, typed: str, expected: list[str]
):
    editor.focus_field()
    qtbot.keyClicks(field, typed)
    assert offered(editor) == expected


def test_enter_adds_the_first_that_fits(
    editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot
):
    type_tag(editor, qtbot, "uns")
    assert said == [("added", "ant_unsure")]
    assert editor.tags() == ("ant_unsure",)
    assert field.text() == ""
    assert offered(editor) == []
    assert field.hasFocus()


def test_arrows_choose_in_the_list(editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot):
    editor.focus_field()
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert said == [("added", "ant_unsure")]


def test_a_click_in_the_list_adds(editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot):
    editor.focus_field()
    (tag_list,) = known_tags(editor.window())
    place = tag_list.visualRect(tag_list.model().index(2, 0)).center()
    qtbot.mouseClick(tag_list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert said == [("added", "politeness_vous")]
    assert field.hasFocus()


@pytest.mark.parametrize(
    ("typed", "tag"), [("  zu frei ", "zu_frei"), ("x-1", "x-1"), ("a b  c", "a_b_c")]
)
def test_free_tags_are_allowed(editor: TagsEditor, said: list, qtbot: QtBot, typed: str, tag: str):
    type_tag(editor, qtbot, typed)
    assert said == [("added", tag)]


def test_a_free_tag_may_be_part_of_a_known_one(
    editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot
):
    editor.focus_field()
    qtbot.keyClicks(field, "ant")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Enter)
    assert said == [("added", "ant")]


def test_tags_that_are_there_are_neither_offered_nor_added_again(
    editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot
):
    editor.show_tags(["mine"])
    editor.focus_field()
    assert "mine" not in offered(editor)
    type_tag(editor, qtbot, "mine")
    assert said == []
    assert field.text() == ""


def test_control_characters_are_refused_even_when_pasted(
    editor: TagsEditor, field: QLineEdit, said: list
):
    for pasted in ("a\x07b", "a\u202eb"):
        QApplication.clipboard().setText(pasted)
        field.paste()
    assert field.text() == ""
    assert said == []


def test_a_tag_has_at_most_as_many_characters_as_files_may_bring(
    editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot
):
    QApplication.clipboard().setText("x" * (LONGEST_TAG + 10))
    field.paste()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert said == [("added", "x" * LONGEST_TAG)]


def test_an_emoji_counts_as_one_character_of_a_tag(
    editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot
):
    for pasted in ("👩" * 99, "x" * 101, "y"):
        QApplication.clipboard().setText(pasted)
        field.paste()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert said == [("added", "👩" * 99 + "x" * 101)]


@pytest.mark.parametrize("typed", ["", "   "])
def test_enter_in_an_empty_field_leaves_and_goes_nowhere_else(
    window: QWidget, editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot, typed: str
):
    following = QAction("Next", window)
    following.setShortcuts([QKeySequence("Return"), QKeySequence("Enter")])
    window.addAction(following)
    with qtbot.assertNotEmitted(following.triggered):
        type_tag(editor, qtbot, typed)
        qtbot.keyClick(field, Qt.Key.Key_Enter)
    assert said == [("left", ""), ("left", "")]


def test_enter_that_adds_does_not_travel_to_the_window(
    window: QWidget, editor: TagsEditor, qtbot: QtBot
):
    following = QAction("Next", window)
    following.setShortcut(QKeySequence("Return"))
    window.addAction(following)
    with qtbot.assertNotEmitted(following.triggered):
        type_tag(editor, qtbot, "mine")
    assert editor.tags() == ("mine",)


def test_esc_empties_the_field_and_leaves(
    editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot
):
    editor.focus_field()
    qtbot.keyClicks(field, "half")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert offered(editor) == []
    assert said == [("left", "")]


def test_letters_and_digits_stay_in_the_field(
    window: QWidget, editor: TagsEditor, field: QLineEdit, qtbot: QtBot
):
    triggered: list[str] = []
    for key in "QN1":
        action = QAction(key, window, shortcut=QKeySequence(key))
        action.triggered.connect(lambda _checked, key=key: triggered.append(key))
        window.addAction(action)
    editor.focus_field()
    qtbot.keyClicks(field, "qn1")
    assert field.text() == "qn1"
    assert triggered == []


@pytest.mark.parametrize(("typed", "undone"), [("", 1), ("ab", 0)])
def test_undo_is_the_windows_unless_something_is_typed(
    window: QWidget, editor: TagsEditor, field: QLineEdit, qtbot: QtBot, typed: str, undone: int
):
    undo = QAction("Undo", window, shortcut=QKeySequence.StandardKey.Undo)
    window.addAction(undo)
    triggered: list[str] = []
    undo.triggered.connect(lambda _checked: triggered.append("undo"))
    type_tag(editor, qtbot, "mine")
    qtbot.keyClicks(field, typed)
    qtbot.keySequence(field, QKeySequence.StandardKey.Undo)
    assert len(triggered) == undone
    assert field.text() == ""


def test_the_cross_removes(editor: TagsEditor, said: list, qtbot: QtBot):
    editor.show_tags(["mine", "other"])
    qtbot.mouseClick(button(editor, "Remove tag mine"), Qt.MouseButton.LeftButton)
    assert said == [("removed", "mine")]
    assert editor.tags() == ("other",)


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_a_key_removes_and_the_focus_goes_on(
    editor: TagsEditor, field: QLineEdit, said: list, qtbot: QtBot, key: Qt.Key
):
    editor.show_tags(["a", "b"])
    chip(editor, "a").setFocus()
    qtbot.keyClick(chip(editor, "a"), key)
    assert said == [("removed", "a")]
    assert chip(editor, "b").hasFocus()
    qtbot.keyClick(chip(editor, "b"), key)
    assert field.hasFocus()


def test_tab_goes_from_chip_to_chip_and_then_to_the_field(
    editor: TagsEditor, field: QLineEdit, qtbot: QtBot
):
    editor.show_tags(["b"])
    editor.show_tags(["a", "b"])
    chip(editor, "a").setFocus()
    qtbot.keyClick(chip(editor, "a"), Qt.Key.Key_Tab)
    assert chip(editor, "b").hasFocus()
    qtbot.keyClick(chip(editor, "b"), Qt.Key.Key_Tab)
    assert field.hasFocus()


def test_what_the_program_shows_is_not_said(editor: TagsEditor, said: list):
    editor.show_tags({"b", "a", "C"})
    assert editor.tags() == ("a", "b", "C")
    editor.show_tags([])
    assert editor.tags() == ()
    assert said == []


def test_a_long_tag_is_shortened_and_tells_the_whole(editor: TagsEditor, window: QWidget):
    name = "w" * LONGEST_TAG
    editor.show_tags([name])
    window.layout().activate()
    editor.layout().activate()
    long = chip(editor, name)
    long.layout().activate()
    assert long.width() <= editor.width()
    (label,) = shown(long, ElidedLabel)
    assert label.shown_text().endswith("…")
    assert name in long.toolTip()


def test_many_chips_flow_over_several_lines(editor: TagsEditor, qtbot: QtBot):
    editor.show_tags([f"tag_number_{number}" for number in range(9)])
    qtbot.waitUntil(lambda: len({chip_top(editor, tag) for tag in editor.tags()}) > 2)
    assert all(chip(editor, tag).geometry().right() < editor.width() for tag in editor.tags())


def chip_top(editor: TagsEditor, tag: str) -> int:
    return chip(editor, tag).mapTo(editor, QPoint()).y()


def test_the_list_goes_when_the_focus_goes(editor: TagsEditor, window: QWidget):
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    editor.focus_field()
    assert offered(editor) != []
    window.setFocus()
    assert offered(editor) == []
    editor.focus_field()
    assert len(known_tags(window)) == 1


def test_screen_readers_are_told_of_the_rows_while_the_field_has_the_focus(editor: TagsEditor):
    editor.focus_field()
    (tag_list,) = known_tags(editor.window())
    assert finding.field(editor, "Add a tag").hasFocus()
    assert tag_list.hasFocus()  # else Qt says nothing of a row that becomes current


def test_the_list_lies_inside_the_window(editor: TagsEditor, window: QWidget):
    editor.focus_field()
    (tags,) = known_tags(window)
    place = QRect(tags.mapTo(window, QPoint()), tags.size())
    assert window.rect().contains(place)


def test_of_thousands_of_tags_the_first_are_shown_and_all_are_kept(
    editor: TagsEditor, window, said
):
    """A batch can bring as many; a widget for each took half a minute at every candidate."""
    many = [f"tag{number:05}" for number in range(20_000)]
    editor.show_tags(many)
    chips = [name for name in map(name_of, shown(window, QWidget)) if name.startswith("Tag ")]
    assert chips == [f"Tag {tag}" for tag in many[:100]]
    assert [each.text() for each in shown(window, QLabel) if "more" in each.text()] == [
        "19,900 more tags"
    ]
    button(window, "Remove tag tag00000").click()
    assert said == [("removed", "tag00000")]
    assert editor.tags() == tuple(many[1:])
    assert button(window, "Remove tag tag00100").isVisible()
    editor.show_tags(many[:3])
    assert not [each for each in shown(window, QLabel) if "more" in each.text()]
