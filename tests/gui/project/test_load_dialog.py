"""The files to load and their names are chosen by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QTableView

from protest_core.loading.outputs import outputs_among
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.project.load_dialog import LoadDialog
from tests.builders.small_suite import write_system
from tests.gui.driving.finding import button, buttons, table, texts
from tests.gui.driving.tables import area, can_be_edited, cell, edit, heads, is_ticked, tick
from tests.gui.driving.window import laid_out

REPLACE = "Replace loaded systems of the same name that nobody judged"
TOKENISED = "These are tokenised like the suite already"
BY_DOCUMENT = "Align the sentences with the source’s inside each document"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "outputs"
    folder.mkdir()
    for name in ("alder", "birch"):
        write_system(folder, name)
    (folder / "fir.align").write_text("0-0\n")
    return folder


@pytest.fixture
def dialog(qtbot, folder: Path) -> LoadDialog:
    dialog = LoadDialog(outputs_among([folder]), ["birch"])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    assert names(dialog) == ["alder", "birch"]
    return dialog


def names(dialog: LoadDialog) -> list[str]:
    return [output.name for output in dialog.outputs]


def outputs(dialog: LoadDialog) -> QTableView:
    return table(dialog, "Outputs of systems")


def before_remark(dialog: LoadDialog) -> range:
    return range(heads(outputs(dialog)).index("Remark"))


def remark(dialog: LoadDialog, row: int) -> str:
    return cell(outputs(dialog), row, "Remark")


def can_load(dialog: LoadDialog) -> bool:
    return button(dialog, "Load").isEnabled()


def rename(dialog: LoadDialog, row: int, name: str) -> None:
    edit(outputs(dialog), row, "Name", name)


def test_the_table_keeps_qts_rules(dialog: LoadDialog, qtmodeltester):
    qtmodeltester.check(outputs(dialog).model())


def test_what_cannot_be_loaded_is_listed_with_the_reason(dialog: LoadDialog):
    assert cell(outputs(dialog), 2, "Text") == "fir.align"
    assert "there is no fir.txt" in remark(dialog, 2)
    assert not can_be_edited(outputs(dialog), 2, "Name")
    assert [is_ticked(outputs(dialog), row) for row in range(3)] == [True, True, None]


def test_a_name_that_is_taken_cannot_be_loaded_until_it_is_changed(dialog: LoadDialog, qtbot):
    assert "loaded already" in remark(dialog, 1)
    assert not can_load(dialog)
    rename(dialog, 1, "birch 2")
    assert names(dialog) == ["alder", "birch 2"]
    assert can_load(dialog)
    assert remark(dialog, 1) == ""


def test_a_free_name_is_offered_for_one_that_is_taken(dialog: LoadDialog):
    button(dialog, "Name it birch-2").click()
    assert names(dialog) == ["alder", "birch-2"]
    assert can_load(dialog)
    assert not [each for each in buttons(dialog) if each.startswith("Name it")]


def test_what_people_have_judged_is_not_offered_to_be_replaced(qtbot, folder: Path):
    dialog = LoadDialog(outputs_among([folder]), ["birch", "birch-2"], judged=["birch"])
    qtbot.addWidget(dialog)
    dialog.show()
    assert REPLACE not in buttons(dialog)
    assert "people have judged" in remark(dialog, 1)
    button(dialog, "Name it birch-3").click()
    assert can_load(dialog)


def test_a_taken_name_can_be_replaced_on_demand(dialog: LoadDialog, qtbot):
    box = button(dialog, REPLACE)
    assert not dialog.replacing
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert dialog.replacing
    assert can_load(dialog)
    assert box.hasFocus()


def test_one_can_be_left_out(dialog: LoadDialog, qtbot):
    tick(outputs(dialog), 1)
    assert names(dialog) == ["alder"]
    assert can_load(dialog)
    tick(outputs(dialog), 0)
    assert not can_load(dialog)
    tick(outputs(dialog), 0)
    assert names(dialog) == ["alder"]


@pytest.mark.parametrize("name", ["reference", "x" * 101])
def test_a_name_that_would_mislead_is_refused(dialog: LoadDialog, qtbot, name: str):
    tick(outputs(dialog), 1)
    rename(dialog, 0, name)
    assert not can_load(dialog)
    assert remark(dialog, 0)


def test_two_of_one_name_are_refused_until_one_is_left_out(dialog: LoadDialog, qtbot):
    rename(dialog, 1, "alder")
    assert "two would have this name" in remark(dialog, 0)
    assert not can_load(dialog)
    tick(outputs(dialog), 1)
    assert can_load(dialog)


def test_enter_in_the_table_loads(dialog: LoadDialog, qtbot):
    tick(outputs(dialog), 1)
    qtbot.keyClick(outputs(dialog), Qt.Key.Key_Return)
    assert dialog.result() == LoadDialog.DialogCode.Accepted


def test_enter_while_a_name_is_typed_only_ends_the_typing(dialog: LoadDialog, qtbot):
    rename(dialog, 1, "cedar")
    assert dialog.isVisible()


def test_enter_does_nothing_while_nothing_can_be_loaded(dialog: LoadDialog, qtbot):
    qtbot.keyClick(outputs(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_esc_leaves(dialog: LoadDialog, qtbot):
    qtbot.keyClick(outputs(dialog), Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == LoadDialog.DialogCode.Rejected


def test_with_nothing_to_load_the_reasons_are_shown_all_the_same(qtbot, folder: Path):
    dialog = LoadDialog(outputs_among([folder / "fir.align"]), [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert not can_load(dialog)
    assert "fir.txt" in remark(dialog, 0)


def test_a_text_without_alignment_is_offered_to_be_aligned_here(qtbot, tmp_path: Path):
    text, links = write_system(tmp_path, "alder")
    links.unlink()
    dialog = LoadDialog(outputs_among([text]), [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert cell(outputs(dialog), 0, "Alignment") == "made here"
    assert "aligned here" in " ".join(texts(dialog))
    tokenised = button(dialog, TOKENISED)
    assert not dialog.outputs[0].tokenised
    qtbot.keyClick(tokenised, Qt.Key.Key_Space)
    assert dialog.outputs[0].tokenised


def test_what_comes_with_alignments_is_not_asked_about(dialog: LoadDialog):
    assert TOKENISED not in buttons(dialog)


def test_tab_goes_on_to_the_buttons(dialog: LoadDialog, qtbot):
    tick(outputs(dialog), 1)
    outputs(dialog).setFocus()
    qtbot.keyClick(outputs(dialog), Qt.Key.Key_Tab)
    assert button(dialog, "Load").hasFocus()


@pytest.mark.parametrize(("percent", "width"), [(100, 500), (100, 728), (200, 1280)])
def test_what_is_said_of_an_output_is_wrapped_and_never_cut(dialog, qapp, percent, width):
    apply_theme(qapp, Scheme.LIGHT, percent)
    dialog.resize(width, 400)
    laid_out(dialog)
    shown = outputs(dialog)
    assert shown.horizontalScrollBar().maximum() == 0
    for row in range(3):
        place = area(shown, row, "Remark").adjusted(3, 0, -3, 0)
        room = QRect(0, 0, place.width(), 10_000)
        wrap = int(Qt.TextFlag.TextWordWrap)
        needed = shown.fontMetrics().boundingRect(room, wrap, remark(dialog, row))
        assert needed.height() <= place.height()
        assert needed.width() <= place.width()


def test_names_have_the_room_that_nothing_else_needs(qtbot, folder: Path):
    for name in ("alder", "birch", "fir"):
        for ending in (".txt", ".align"):
            (folder / f"{name}{ending}").unlink(missing_ok=True)
    write_system(folder, "a.name.of.a.system.that.is.rather.long")
    dialog = LoadDialog(outputs_among([folder]), [])
    qtbot.addWidget(dialog)
    dialog.resize(1500, 400)
    dialog.show()
    widths = [outputs(dialog).columnWidth(column) for column in before_remark(dialog)]
    wanted = [outputs(dialog).sizeHintForColumn(column) for column in before_remark(dialog)]
    assert all(width >= want for width, want in zip(widths, wanted, strict=True))
    assert sum(widths) < outputs(dialog).viewport().width()
    dialog.resize(500, 400)
    widths = [outputs(dialog).columnWidth(column) for column in before_remark(dialog)]
    assert sum(widths) < outputs(dialog).viewport().width()  # what is said of them is still seen


def test_each_system_of_one_file_is_listed(qtbot):
    inputs = Path(__file__).parents[2] / "fixtures" / "inputs"
    files = [inputs / "lamp.xml", inputs / "lamp.tsv"]
    dialog = LoadDialog(outputs_among(files), [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert names(dialog) == ["alder", "birch"]
    assert [output.text for output in dialog.outputs] == files[:1] * 2
    assert "‘line’, ‘src’, ‘alder’, ‘birch’" in remark(dialog, 2)
    assert "protest load with --field" in remark(dialog, 2)


def test_sentences_are_aligned_by_document_if_one_ticks_so(qtbot, folder: Path):
    (folder / "elm.txt").write_text("Eins.\n")
    dialog = LoadDialog(outputs_among([folder]), [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert not any(each.by_document for each in dialog.outputs)
    button(dialog, BY_DOCUMENT).click()
    assert {each.name: each.by_document for each in dialog.outputs} == {
        "alder": False,  # which comes with links, whose positions count sentences
        "birch": False,
        "elm": True,
    }
