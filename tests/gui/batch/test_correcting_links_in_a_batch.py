"""Annotators of a batch correct links as in a project, unless it was handed out without."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QTextBrowser

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.link_corrections import list_link_corrections
from tests.builders.small_batch import ANNA, write_batch
from tests.gui.driving.dialogs import other_window
from tests.gui.driving.finding import button, buttons, shown
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import is_batch_shown
from tests.gui.driving.window import choose, click, entry, message, open_file, press

RAIN = 3  # “It rains .” – “Es regnet .”
UNSURE = "the aligner is unsure which word translates the pronoun"


def at_the_rain(main_window, path: Path) -> JudgingDriver:
    open_file(main_window, path)
    press(main_window, "Return")
    return to_the_rain(main_window)


def to_the_rain(main_window) -> JudgingDriver:
    judging = JudgingDriver(main_window)
    while "rains" not in judging.text("Source").toPlainText() or judging.words() != ["Es"]:
        judging.press("PgDown")
    return judging


@pytest.fixture
def with_warning(project: Project) -> Project:
    with project.changing() as tx:
        save_warnings(tx, "one", {ExampleId(RAIN): [AlignmentWarning.PRONOUN_DISPUTED]})
    return project


@pytest.fixture
def batch_file(with_warning: Project, tmp_path: Path) -> Path:
    return write_batch(with_warning, tmp_path / "mail")


@pytest.fixture
def rain(main_window, batch_file: Path) -> JudgingDriver:
    return at_the_rain(main_window, batch_file)


def kept(path: Path) -> tuple[list[tuple[tuple[int, ...], str]], Answer]:
    with open_batch(path=path) as batch:
        (rain,) = (
            each
            for each in batch_candidates(batch=batch)
            if fetch(batch.project, load_candidate, each).example.id == RAIN
        )
        links = list_link_corrections(project=batch.project, candidate_id=rain)
        answer = fetch(batch.project, load_judgement, rain, ANNA).pronoun
    return [(each.tokens, each.author) for each in links], answer


def test_the_real_word_is_chosen_and_answered_by_keys(rain, main_window, batch_file):
    assert f"The links may be wrong: {UNSURE}" in rain.lines
    rain.press("B", "Space", "Right", "Space", "Return", "1")
    assert rain.selected() == ["regnet"]
    assert not any("The links may be wrong" in line for line in rain.lines)
    assert not any("pproved" in line or "eferred" in line for line in rain.lines)
    choose(main_window, "File/Close")
    assert kept(batch_file) == ([((1,), ANNA)], Answer.YES)


def test_the_button_beside_the_hint_and_the_menu_do_it_too(rain, main_window):
    rain.click("Correct links")
    assert "translate “It”" in rain.correcting
    rain.press("Escape")
    entry(main_window, "Edit/Correct links").trigger()
    assert "translate “It”" in rain.correcting


def test_one_takes_it_back_by_the_same_key_as_answers(rain):
    rain.press("B", "Del", "Return")
    assert rain.words() == []
    rain.press("Ctrl+Z")
    assert rain.words() == ["Es"]


def test_handed_out_without_links_are_read_only_and_it_is_told(
    with_warning: Project, main_window, tmp_path: Path
):
    path = write_batch(with_warning, tmp_path / "strict", corrects_links=False)
    rain = at_the_rain(main_window, path)
    assert any(
        UNSURE in line and "add the tag incorrect_word_alignment" in line for line in rain.lines
    )
    assert "Correct links" not in buttons(main_window)
    assert not rain.can("correct_links")
    assert entry(main_window, "Edit/Correct links (not in this batch)").isEnabled() is False
    rain.press("B")
    assert rain.correcting == ""
    rain.press("F1")
    sheet = other_window("Keys and guidelines")
    (keys,) = shown(sheet, QTextBrowser)
    assert "Write a remark" in keys.toPlainText()
    assert "Correct links" not in keys.toPlainText()
    assert "Show or hide the reference" not in keys.toPlainText()  # the batch has none


def test_the_button_says_its_key(rain, main_window):
    assert button(main_window, "Correct links").accessibleDescription() == "Key: B"


def test_a_batch_is_not_done_while_a_correction_is_not_in_the_file(main_window, batch_file):
    open_file(main_window, batch_file)
    press(main_window, "Return", *["W", "2", "Return"] * 4, "W", "2", "Ctrl+Home")
    rain = to_the_rain(main_window)
    moved = batch_file.rename(batch_file.with_name("moved.protestbatch"))
    rain.press("B", "Space", "Right", "Space", "Return", "Alt+Left")
    assert is_batch_shown(main_window)
    assert "Show in folder" not in buttons(main_window)
    assert "1 change could not be saved yet" in message(main_window)
    moved.rename(batch_file)
    click(main_window, "Back to it")
    rain.press("Alt+Left")
    assert "Show in folder" in buttons(main_window)
    assert message(main_window) == ""
