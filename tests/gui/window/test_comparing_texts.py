"""Raw texts are compared by dropping them on the start page, or by File → Compare Systems."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QFrame, QLabel, QMainWindow

from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.evaluation.queries.summary import load_summary
from protest_core.suite.queries import load_categories, load_description
from protest_gui.window.dropping import DroppedOutputs, DroppedTexts, Refused, meaning_of
from tests.builders.fetch import fetch
from tests.gui.driving.dialogs import answer, choose_files, dialog, dialogs, when_shown
from tests.gui.driving.finding import (
    button,
    combo,
    description_of,
    field,
    find,
    is_shown,
    name_of,
    says,
    shown,
)
from tests.gui.driving.sections import is_project_shown
from tests.gui.driving.window import (
    choose,
    click,
    drop,
    focused,
    is_nothing_open,
    message,
    open_file,
    open_path,
    pick,
    press,
    press_quickly,
    settle,
    stopped_at,
    type_text,
    until,
)

TITLE, ENTRY = "Compare systems", "File/Compare systems…"
OUTPUT = "output of a system"
# Invented sentences, each with its translation.
SENTENCES = [
    ("The table is old, but I like it.", "La mesa es vieja, pero ella me gusta."),
    ("They came late.", "Ellos llegaron tarde."),
    ("I saw the girls and greeted them.", "Vi a las chicas y las saludé."),
    ("The house is big. She bought it.", "La casa es grande. Ella la compró."),
    ("They read the letter.", "Ellas leyeron la carta."),
    ("You sing well.", "Tú cantas bien."),
] * 6


@pytest.fixture
def texts(tmp_path: Path) -> list[Path]:
    """An output, a reference, a source, and another output."""
    spanish = [target for _, target in SENTENCES]
    lines = {
        "a.txt": [line.replace("Ellos", "Ellas") for line in spanish],
        "ref.es": spanish,
        "src.en": [source for source, _ in SENTENCES],
        "b.txt": [line.replace("Ellas leyeron", "Ellos leyeron") for line in spanish],
    }
    for name, text in lines.items():
        (tmp_path / name).write_text("".join(f"{line}\n" for line in text), encoding="utf-8")
    return [tmp_path / name for name in lines]


@pytest.fixture
def asked(main_window: QMainWindow, texts: list[Path]) -> QDialog:
    drop(main_window, *texts)
    return dialog(main_window, TITLE)


def write(asked: QDialog, name: str, text: str) -> None:
    edit = field(asked, name)
    edit.setFocus()
    edit.selectAll()
    type_text(asked, text)


def parts(asked: QDialog) -> dict[str, str]:
    named = [(each.accessibleName(), each.currentText()) for each in shown(asked, QComboBox)]
    return {name.removeprefix("Part of "): text for name, text in named if "Part of" in name}


def systems_in(path: Path) -> list[str]:
    with Project.open(path, read_only=True) as project:
        return [each.name for each in fetch(project, list_systems)]


def test_dropped_texts_are_compared_by_return_alone(asked, main_window, tmp_path: Path):
    assert parts(asked) == {
        "a.txt": OUTPUT,
        "ref.es": "reference",
        "src.en": "source",
        "b.txt": OUTPUT,
    }
    assert field(asked, "Source language").text() == "English"
    assert field(asked, "Target language").text() == "Spanish"
    assert field(asked, "Project file").text() == str(tmp_path / "src.protest")
    press(asked, "Return")
    assert open_path(main_window) == tmp_path / "src.protest"
    assert is_project_shown(main_window)
    assert message(main_window).startswith("Loaded a, b")
    with Project.open(tmp_path / "src.protest", read_only=True) as project:
        description = fetch(project, load_description)
        assert (description.source_language, description.target_language) == ("en", "es+")
        assert fetch(project, load_summary).matched_systems


def test_what_each_text_is_and_the_pronouns_are_chosen(asked, main_window, tmp_path: Path):
    pick(asked, "Part of b.txt", "reference")
    assert says(asked, "A comparison needs one source, one reference")
    assert not button(asked, "Compare").isEnabled()
    pick(asked, "Part of ref.es", OUTPUT)
    assert not says(asked, "A comparison needs")
    write(asked, "Pronouns", "they, you")
    write(asked, "Target language", "es")
    write(asked, "Project file", str(tmp_path / "mine"))
    press(asked, "Return")
    assert open_path(main_window) == tmp_path / "mine.protest"
    assert systems_in(tmp_path / "mine.protest") == ["ref", "a"]
    with Project.open(tmp_path / "mine.protest", read_only=True) as project:
        labels = [each.label for each in fetch(project, load_categories)]
    assert len(labels) == 2


def test_a_language_that_is_not_known_is_refused_beside_it_with_the_nearest(asked, main_window):
    write(asked, "Target language", "spansh")
    press(asked, "Return")
    assert asked.isVisible()
    assert "Did you mean Spanish (es)" in description_of(field(asked, "Target language"))
    assert field(asked, "Target language").hasFocus()
    write(asked, "Target language", "Swedish")
    write(asked, "Source language", "Englsh")
    press(asked, "Return")
    assert "pronouns of Swedish" in description_of(field(asked, "Target language"))
    assert "Did you mean English (en)" in description_of(field(asked, "Source language"))
    assert field(asked, "Source language").hasFocus()
    assert is_nothing_open(main_window)


def test_words_that_are_no_pronouns_are_refused_beside_them(asked):
    write(asked, "Pronouns", "they, table")
    press(asked, "Return")
    assert "table: no pronoun of English" in description_of(field(asked, "Pronouns"))


def test_names_of_languages_are_completed(asked):
    write(asked, "Target language", "ukr")
    completer = field(asked, "Target language").completer()
    assert completer.currentCompletion() == "Ukrainian"
    completer.popup().hide()


def test_a_project_that_is_there_is_told_before_it_is_replaced(asked, main_window, tmp_path):
    assert not says(asked, "This file exists already")
    (tmp_path / "other.protest").write_text("No project.")
    write(asked, "Project file", str(tmp_path / "other"))
    assert says(asked, "This file exists already")
    press(asked, "Return")
    assert asked.isVisible()
    assert description_of(field(asked, "Project file"))


def test_errors_in_texts_are_listed_and_the_choices_are_kept(
    asked, main_window, texts: list[Path], tmp_path: Path
):
    texts[0].write_text("Uno.\n")
    write(asked, "Project file", str(tmp_path / "mine.protest"))
    press(asked, "Return")
    assert dialogs(main_window) == ["Mistakes in files"]
    press(dialog(main_window, "Mistakes in files"), "Escape")
    assert not (tmp_path / "mine.protest").exists()
    choose(main_window, ENTRY)
    assert field(dialog(main_window, TITLE), "Project file").text() == str(
        tmp_path / "mine.protest"
    )


def test_a_refusal_leads_back_to_the_choices(asked, main_window):
    write(asked, "Pronouns", "whom")
    press(asked, "Return")
    assert "There is no whom in src.en" in message(main_window)
    click(main_window, "Change…")
    again = dialog(main_window, TITLE)
    write(again, "Pronouns", "they")
    press(again, "Return")
    assert is_project_shown(main_window)


@pytest.mark.parametrize(("pressed", "opened"), [("Load anyway", True), ("Change…", False)])
def test_what_looks_like_no_translation_is_compared_only_anyway(
    asked, main_window, texts: list[Path], pressed: str, *, opened: bool
):
    texts[0].write_bytes(texts[2].read_bytes())  # the source as an output
    question = answer(main_window, pressed)
    press(asked, "Return")
    settle(main_window)
    assert "may be no translation" in question[0]
    assert is_project_shown(main_window) == opened
    assert dialogs(main_window) == ([] if opened else [TITLE])


def test_it_can_be_cancelled(asked, main_window, tmp_path: Path):
    with stopped_at(main_window, "training the aligner") as stop:
        press_quickly(asked, "Return")
        until(lambda: stop.reached.is_set() and is_shown(main_window, QFrame, "Work under way"))
        button(find(main_window, QFrame, "Work under way"), "Cancel").click()
    assert message(main_window) == "Stopped. Nothing has changed."
    assert not (tmp_path / "src.protest").exists()
    assert is_nothing_open(main_window)


def test_escape_makes_nothing(asked, main_window, tmp_path: Path):
    press(asked, "Escape")
    assert dialogs(main_window) == []
    assert not (tmp_path / "src.protest").exists()


def test_texts_are_chosen_from_the_menu_and_added(
    main_window, texts: list[Path], monkeypatch: pytest.MonkeyPatch
):
    choose_files(monkeypatch, texts[0])
    choose(main_window, ENTRY)
    asked = dialog(main_window, TITLE)
    assert parts(asked) == {"a.txt": "source"}
    assert not button(asked, "Compare").isEnabled()
    choose_files(monkeypatch, *texts[1:3])
    click(asked, "Add files…")
    assert parts(asked) == {"a.txt": OUTPUT, "ref.es": "reference", "src.en": "source"}
    assert field(asked, "Target language").text() == "Spanish"
    pick(asked, "Part of a.txt", "reference")
    pick(asked, "Part of ref.es", OUTPUT)
    choose_files(monkeypatch, texts[3])
    click(asked, "Add files…")
    assert parts(asked)["a.txt"] == "reference"
    assert parts(asked)["ref.es"] == OUTPUT
    assert button(asked, "Compare").isEnabled() == bool(field(asked, "Target language").text())


def test_texts_of_one_name_are_told_apart_by_their_folders(main_window, tmp_path: Path):
    paths = [tmp_path / folder / "out.txt" for folder in ("a", "b", "c")]
    for path in paths:
        path.parent.mkdir()
        path.write_text("Hola.\n")
    drop(main_window, *paths)
    assert [*parts(dialog(main_window, TITLE))] == ["a/out.txt", "b/out.txt", "c/out.txt"]


def test_tab_goes_from_above_to_below(asked):
    combo(asked, "Part of src.en").setFocus()
    met = []
    for _ in range(10):
        met.append(focused(asked).accessibleName() or name_of(focused(asked)))
        press(asked, "Tab")
    assert met == [
        *(f"Part of {name}" for name in ("src.en", "ref.es", "a.txt", "b.txt")),
        *("Add files…", "Source language", "Target language", "Pronouns", "Project file"),
        "Choose: Project file",
    ]


def test_every_field_says_what_it_is_for(asked):
    assert is_shown(asked, QLabel, "src.en")
    assert combo(asked, "Part of src.en").focusPolicy()
    assert "usual ones" in description_of(field(asked, "Pronouns"))
    assert name_of(button(asked, "Choose: Project file"))


def test_only_texts_on_the_start_page_are_compared(
    main_window, project: Project, texts: list[Path], tmp_path: Path
):
    said = meaning_of(texts, project_is_open=False, on_start_page=True)
    assert said == DroppedTexts(tuple(texts))
    one = meaning_of(texts[:1], project_is_open=False, on_start_page=True)
    assert isinstance(one, DroppedTexts)
    for others in ([*texts, tmp_path], [texts[0], project.path], [texts[0].with_suffix(".align")]):
        refused = meaning_of(others, project_is_open=False, on_start_page=True)
        assert isinstance(refused, Refused)
    assert meaning_of(texts, project_is_open=True) == DroppedOutputs(tuple(texts))
    open_file(main_window, project.path)
    met = when_shown(main_window, QDialog, QDialog.reject)
    drop(main_window, *texts)
    assert [each.windowTitle() for each in met] == ["Load systems"]
