import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from protest_core.judgements.model import Answer
from protest_gui.judging.answers import AnswerRow


@pytest.fixture
def actions() -> dict[Answer, QAction]:
    keys = {Answer.YES: "1", Answer.NO: "2", Answer.UNSET: "0"}
    actions = {answer: QAction(answer) for answer in keys}
    for answer, action in actions.items():
        action.setShortcut(keys[answer])
    return actions


@pytest.fixture
def window(qtbot: QtBot, actions: dict[Answer, QAction]) -> QWidget:
    """A window in which the text has the focus, as when reading."""
    window = QWidget()
    layout = QVBoxLayout(window)
    text = QTextEdit()
    layout.addWidget(text)
    layout.addWidget(AnswerRow(actions))
    qtbot.addWidget(window)
    window.resize(400, 300)
    text.setFocus()
    window.show()
    qtbot.waitUntil(text.hasFocus)
    return window


@pytest.fixture
def row(window: QWidget) -> AnswerRow:
    row = window.findChild(AnswerRow)
    row.set_question("Pronoun correct?")
    assert row.answer() is Answer.UNSET
    return row


@pytest.fixture
def said(row: AnswerRow) -> list[Answer]:
    said: list[Answer] = []
    row.answered.connect(said.append)
    return said


def checked(row: AnswerRow) -> list[Answer]:
    return [answer for answer in Answer if row.choice(answer).isChecked()]


def focused(row: AnswerRow) -> list[Answer]:
    return [answer for answer in Answer if row.choice(answer).hasFocus()]


@pytest.mark.parametrize("answer", [Answer.YES, Answer.NO])
def test_a_click_answers(row: AnswerRow, said: list[Answer], qtbot: QtBot, answer: Answer):
    qtbot.mouseClick(row.choice(answer), Qt.MouseButton.LeftButton)
    assert said == [answer]
    assert checked(row) == [answer]


def test_an_answer_can_be_taken_back(row: AnswerRow, said: list[Answer], qtbot: QtBot):
    row.show_answer(Answer.YES)
    qtbot.mouseClick(row.choice(Answer.UNSET), Qt.MouseButton.LeftButton)
    assert said == [Answer.UNSET]
    assert checked(row) == [Answer.UNSET]


def test_what_the_program_shows_is_not_said_by_the_person(row: AnswerRow, said: list[Answer]):
    row.show_answer(Answer.NO)
    assert checked(row) == [Answer.NO]
    assert said == []


def test_choosing_the_same_again_says_nothing_and_keeps_it(
    row: AnswerRow, said: list[Answer], qtbot: QtBot
):
    row.show_answer(Answer.YES)
    qtbot.mouseClick(row.choice(Answer.YES), Qt.MouseButton.LeftButton)
    assert said == []
    assert checked(row) == [Answer.YES]


def test_a_double_click_answers_once(row: AnswerRow, said: list[Answer], qtbot: QtBot):
    choice = row.choice(Answer.YES)
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(choice, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(choice, Qt.MouseButton.LeftButton)
    assert said == [Answer.YES]


def test_a_click_leaves_the_focus_where_it_was(row: AnswerRow, window: QWidget, qtbot: QtBot):
    qtbot.mouseClick(row.choice(Answer.YES), Qt.MouseButton.LeftButton)
    assert focused(row) == []
    assert window.findChild(QTextEdit).hasFocus()


def test_arrows_walk_without_answering_and_space_answers(
    row: AnswerRow, said: list[Answer], qtbot: QtBot
):
    row.choice(Answer.UNSET).setFocus()
    qtbot.keyClick(row.choice(Answer.UNSET), Qt.Key.Key_Right)
    assert focused(row) == [Answer.YES]
    qtbot.keyClick(row.choice(Answer.YES), Qt.Key.Key_Down)
    assert focused(row) == [Answer.NO]
    assert said == []
    qtbot.keyClick(row.choice(Answer.NO), Qt.Key.Key_Space)
    assert said == [Answer.NO]


def test_the_row_is_one_stop_for_tab(row: AnswerRow):
    row.show_answer(Answer.NO)
    stops = [a for a in Answer if row.choice(a).focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [Answer.NO]


def test_the_chosen_one_has_a_tick_on_its_fill(row: AnswerRow, actions: dict[Answer, QAction]):
    """Seen without colours, and with neither words nor key."""
    yes = row.choice(Answer.YES)
    yes.setText("")
    actions[Answer.YES].setShortcut("")
    before = dark_share(yes)
    row.show_answer(Answer.YES)
    picture = yes.grab().toImage()
    middle, left = picture.height() // 2, range(5, 2 * yes.fontMetrics().height())
    inner = [picture.pixelColor(x, y).lightness() for x in left for y in range(5, 2 * middle - 5)]
    assert abs(dark_share(yes) - before) > 0.3
    assert max(inner) - min(inner) > 100


def dark_share(widget: QWidget) -> float:
    picture = widget.grab().toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return sum(picture.pixelColor(x, y).lightness() < 128 for x, y in places) / len(places)


def test_screen_readers_hear_the_question_and_the_key(row: AnswerRow):
    yes = row.choice(Answer.YES)
    assert yes.accessibleName() == "Pronoun correct? Yes"
    assert "1" in yes.accessibleDescription()


def test_keys_are_shown_and_can_change(row: AnswerRow, actions: dict[Answer, QAction]):
    assert keys_shown(row) == ["Key: 1", "Key: 2", "Key: 0"]
    actions[Answer.YES].setShortcut("F2")
    actions[Answer.UNSET].setShortcut("")
    assert keys_shown(row) == ["Key: F2", "Key: 2", ""]


def keys_shown(row: AnswerRow) -> list[str]:
    return [
        row.choice(answer).accessibleDescription()
        for answer in (Answer.YES, Answer.NO, Answer.UNSET)
    ]
