"""Antecedents far from their pronoun: both texts show the same lines, at the same height."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication

from protest_core.db.project import Project
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.text.marks import FoldedLines, Role
from tests.builders.small_suite import write_suite, write_system
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import laid_out

COUNT = 60
# The pronoun's line, and those of its antecedents.
NEAR, FAR, SEVERAL = (51, 50), (53, 13), (54, 53, 44, 14)
EXAMPLES = (NEAR, (52, 49), (52, 42), FAR, SEVERAL)
SHORT = "They laughed there ."
LONG = f"They laughed{' and laughed' * 20} ."
ARABIC = "هم ضحكوا هناك ."


@pytest.fixture(params=["de", "ar"])
def far(tmp_path: Path, preferences, request) -> Iterator[JudgingDriver]:
    """Long lines of the source beside short ones of the translation, and the other way round."""
    path = tmp_path / "far.protest"
    path.write_bytes(_project(request.param))
    with judging_alone(path, preferences) as judging:
        yield judging


@cache
def _project(language: str) -> bytes:
    other = SHORT if language == "de" else ARABIC
    source = "\n".join((SHORT, LONG)[number % 2] for number in range(COUNT)) + "\n"
    target = "\n".join((LONG, other, other)[number % 3] for number in range(COUNT)) + "\n"
    links = "0-0 1-1 2-2\n" * COUNT
    examples = (
        {
            "id": number,
            "category": "anaphoric_inter_they",
            "line": line,
            "token": 0,
            "antecedents": [{"line": each, "span": [1, 2]} for each in antecedents],
        }
        for number, (line, *antecedents) in enumerate(EXAMPLES)
    )
    with TemporaryDirectory() as name:
        folder = Path(name)
        suite = write_suite(
            folder / "suite",
            source_txt=source,
            reference_txt=target,
            reference_align=links,
            documents_tsv="name\tfirst_line\nall\t0\n",
            examples_jsonl="\n".join(map(json.dumps, examples)) + "\n",
            suite_toml=f'name = "far"\nsource_language = "en"\ntarget_language = "{language}"\n',
        )
        path = folder / "far.protest"
        create_project(path=path, directory=suite)
        with Project.open(path) as project:
            output = SystemOutput("one", *write_system(folder, text=target, links=links))
            load_systems(project=project, outputs=[output])
        return path.read_bytes()


def go_to(far: JudgingDriver, example: tuple[int, ...]) -> None:
    far.press("Ctrl+Home", *["Return"] * EXAMPLES.index(example))


def rows(far: JudgingDriver, of: str) -> list[int | str]:
    """The numbers of the lines that are shown, and what stands in place of the others."""
    shown = far.text(of).rows
    return [row.text if isinstance(row, FoldedLines) else row.number for row in shown]


def tops(far: JudgingDriver, of: str) -> list[int]:
    """Return the heights at which rows begin, below the upper edge of the viewport."""
    text = far.text(of)
    starts = (row.lines.start if isinstance(row, FoldedLines) else row.number for row in text.rows)
    return [round(text.row_area(each).top() - text.verticalScrollBar().value()) for each in starts]


def is_in_view(far: JudgingDriver, of: str, line: int) -> bool:
    text = far.text(of)
    top = text.row_area(line).top() - text.verticalScrollBar().value()
    return -1 <= top < text.viewport().height()


@pytest.mark.parametrize(
    ("example", "shown"),
    [
        (NEAR, [49, 50, 51]),
        (FAR, [12, 13, "38 lines", 52, 53]),
        (SEVERAL, [13, 14, "28 lines", 43, 44, "7 lines", 52, 53, 54]),
    ],
)
def test_both_texts_show_the_lines_that_are_needed(far: JudgingDriver, example, shown):
    go_to(far, example)
    for text in ("Source", "Translation"):
        assert rows(far, text) == shown


@pytest.mark.parametrize(("width", "height"), [(1400, 700), (900, 560)])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("example", EXAMPLES)
def test_each_line_is_at_the_same_height_in_both(
    far: JudgingDriver, qapp: QApplication, example, percent: int, width: int, height: int
):
    apply_theme(qapp, Scheme.LIGHT, percent)
    far.window.resize(width, height)
    laid_out(far.window)
    go_to(far, example)
    source, translation = far.text("Source"), far.text()
    for _ in range(2):
        assert far.text("Source").viewport().height() == pytest.approx(
            translation.viewport().height(), abs=2
        )
        assert from_the_first(far, "Source") == pytest.approx(
            from_the_first(far, "Translation"), abs=2
        )
        if are_beside(far):
            assert tops(far, "Source") == pytest.approx(tops(far, "Translation"), abs=2)
            assert source.document().size().height() == pytest.approx(
                translation.document().size().height(), abs=1
            )
        far.press("Ctrl+B")


def from_the_first(far: JudgingDriver, of: str) -> list[float]:
    """Return the distances between the first row and all others."""
    first, *others = tops(far, of)
    return [each - first for each in others]


def are_beside(far: JudgingDriver) -> bool:
    left, right = (far.text(of).mapTo(far.window, QPoint()) for of in ("Source", "Translation"))
    return left.y() == right.y()


def is_pronoun_in_view(far: JudgingDriver, of: str) -> bool:
    text = far.text(of)
    word = next(each for each in text.words if each.mark.role is Role.PRONOUN)
    visible = QRectF(text.viewport().rect())
    return any(visible.contains(box) for box in text.word_boxes(word.place))


@pytest.mark.parametrize("size", [(900, 600), (1093, 614), (640, 480)])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_pronoun_stays_in_view_whatever_becomes_of_the_window(
    far: JudgingDriver, qapp: QApplication, percent, size
):
    def check() -> None:
        laid_out(far.window)
        for of in ("Source", "Translation"):
            assert is_pronoun_in_view(far, of), of
            assert not is_past_the_end(far, of), of

    far.window.resize(1400, 700)
    laid_out(far.window)
    go_to(far, SEVERAL)
    apply_theme(qapp, Scheme.LIGHT, percent)
    check()
    far.window.resize(*size)
    check()
    far.press("Ctrl+End", "PgDown")  # a message comes
    assert far.message
    check()
    far.press("Ctrl+B")
    check()
    far.press("Ctrl+B")
    check()
    far.text().verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderSingleStepAdd)
    far.click("Hide message")
    far.window.resize(size[0], size[1] - 60)
    laid_out(far.window)
    assert is_pronoun_in_view(far, "Translation")


def is_past_the_end(far: JudgingDriver, of: str) -> bool:
    """Return whether a text without another beside it is scrolled past its end."""
    text = far.text(of)
    last = text.row_area(SEVERAL[0]).bottom() - text.verticalScrollBar().value()
    room = 2 * text.token_style.margin
    is_scrolled = text.verticalScrollBar().value() > 0
    return is_scrolled and not are_beside(far) and last < text.viewport().height() - room


def test_texts_stand_side_by_side_where_there_is_room(far: JudgingDriver):
    def beside() -> bool:
        laid_out(far.window)
        left, right = (far.text(of).mapTo(far.window, QPoint()) for of in ("Source", "Translation"))
        assert (left.y() == right.y()) is not (left.x() == right.x())
        return left.y() == right.y()

    far.window.resize(900, 600)
    assert not beside()
    far.window.resize(1400, 700)
    assert beside()
    where = far.text().mapTo(far.window, QPoint())
    far.press("R")
    assert far.has_text("Reference")
    assert beside()
    assert far.text().mapTo(far.window, QPoint()) == where


@pytest.mark.parametrize("text", ["Source", "Translation"])
def test_both_scroll_together(far: JudgingDriver, text: str):
    far.window.resize(900, 400)
    go_to(far, SEVERAL)
    far.press("Ctrl+B")
    for action in ("Minimum", "Maximum"):
        bar = far.text(text).verticalScrollBar()
        bar.triggerAction(getattr(QAbstractSlider.SliderAction, f"SliderTo{action}"))
        assert bar.value() == getattr(bar, action.lower())()
        others = (far.text(of).verticalScrollBar() for of in ("Source", "Translation"))
        if not any(each is not bar and each.value() == each.maximum() for each in others):
            assert tops(far, "Source") == pytest.approx(tops(far, "Translation"), abs=3)


def test_a_key_opens_the_lines_between_and_folds_them_again(far: JudgingDriver):
    go_to(far, FAR)
    far.press("Ctrl+B")
    for text in ("Source", "Translation"):
        assert rows(far, text) == list(range(12, 54))
    far.press("Ctrl+B")
    assert rows(far, "Source") == rows(far, "Translation") == [12, 13, "38 lines", 52, 53]


def test_the_pronoun_stays_in_view_when_many_lines_are_opened(far: JudgingDriver):
    go_to(far, FAR)
    assert far.text("Source").is_line_in_view(14)
    far.press("Ctrl+B")
    for of in ("Source", "Translation"):
        assert is_pronoun_in_view(far, of)


def test_what_is_above_the_row_stays_where_it_is_when_the_row_is_opened(far: JudgingDriver):
    """The pronoun was not in view, and need not be kept there."""
    far.window.resize(1400, 420)
    laid_out(far.window)
    go_to(far, SEVERAL)
    far.press("Y", "Y", "Y")  # to the antecedent furthest away
    before = far.text("Source").row_top(13)
    assert far.text("Source").is_line_in_view(15)
    assert not is_pronoun_in_view(far, "Source")
    far.press("Ctrl+B")
    assert far.text("Source").row_top(13) == pytest.approx(before, abs=2)


@pytest.mark.parametrize("text", ["Source", "Translation"])
def test_a_click_opens_one_row_in_both(far: JudgingDriver, text: str):
    far.window.resize(1400, 700)
    laid_out(far.window)
    go_to(far, SEVERAL)
    row = far.text(text).row_area(45).translated(0, -far.text(text).verticalScrollBar().value())
    QTest.mouseClick(
        far.text(text).viewport(), Qt.MouseButton.LeftButton, pos=row.center().toPoint()
    )
    shown = [13, 14, "28 lines", *range(43, 55)]
    assert rows(far, "Source") == rows(far, "Translation") == shown
    assert is_pronoun_in_view(far, text)


def test_more_context_leaves_open_what_was_opened_and_another_candidate_does_not(far):
    go_to(far, FAR)
    far.press("Ctrl+B", "Ctrl+Up")
    assert rows(far, "Source") == rows(far, "Translation") == list(range(9, 54))
    far.press("PgUp", "Return")
    assert rows(far, "Source") == [12, 13, "38 lines", 52, 53]


def test_where_nothing_lies_between_nothing_can_be_folded(far: JudgingDriver):
    go_to(far, NEAR)
    assert not far.can("folds")
    go_to(far, FAR)
    assert far.can("folds")


def test_the_row_shows_its_key(far: JudgingDriver):
    go_to(far, FAR)
    assert [row.key for row in far.text().rows if isinstance(row, FoldedLines)] == ["Ctrl+B"]


def test_a_key_walks_from_the_pronoun_to_its_antecedents_and_back(far: JudgingDriver):
    far.window.resize(900, 400)
    go_to(far, SEVERAL)
    for line in (53, 44, 14, 54, 53):
        far.press("Y")
        assert is_in_view(far, "Source", line)
        assert is_in_view(far, "Translation", line)
        word = "They" if line == 54 else "laughed"
        assert far.announced.endswith(f": {word}.")
        assert far.ringed("Source") == word


def test_the_antecedent_that_was_walked_to_can_be_selected(far: JudgingDriver):
    go_to(far, FAR)
    far.press("Y")
    far.press("Space")
    assert far.selected() == [far.ringed()]


def test_the_key_stands_where_it_leads_to(far: JudgingDriver):
    go_to(far, SEVERAL)

    def keys() -> dict[int, str]:
        return {word.place[0]: word.mark.key for word in far.text("Source").words if word.mark.key}

    assert keys() == {53: "Y"}
    far.press("Y")
    assert keys() == {44: "Y"}


def test_the_reference_is_folded_and_aligned_like_the_others(far: JudgingDriver):
    go_to(far, SEVERAL)
    far.press("R")
    laid_out(far.window)
    assert rows(far, "Reference") == rows(far, "Source")
    assert from_the_first(far, "Reference") == pytest.approx(from_the_first(far, "Source"), abs=2)
