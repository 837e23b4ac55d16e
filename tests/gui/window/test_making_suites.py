"""File → Make a Suite: of each thing that one can be made of, with the account of it."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QDialog, QLineEdit, QListView, QMainWindow

from tests.core.suite_build.conllu_files import as_conllu
from tests.core.suite_build.ctxpro_files import addressed, write_ctxpro
from tests.core.suite_build.mmax2_files import (
    ENGLISH,
    MARKS,
    write_document,
    write_small_corpus,
)
from tests.gui.driving.dialogs import choose_folder, dialog, dialogs, when_shown
from tests.gui.driving.finding import (
    button,
    combo,
    description_of,
    field,
    find,
    is_shown,
    says,
    table,
)
from tests.gui.driving.tables import cells
from tests.gui.driving.window import (
    choose,
    click,
    is_nothing_open,
    message,
    open_file,
    pick,
    press,
    type_text,
)

NEW_PROJECT = "New project from a suite"
ENTRY = "File/Make a suite…"
TITLE, ACCOUNT = "Make a suite", "Made the suite mine"
CORPUS, NEW, LANGUAGE = "Corpus (folder)", "New suite (folder)", "Target language"
CTXPRO = "CTXPRO: gender, formality, animacy (JSON)"
CONTRAPRO = "ContraPro, or a test set in its format (JSON)"
BAWDEN = "The test set of Bawden et al. 2018 (JSON)"
PARALLEL = "Parallel text, raw or tokenised"
FIXTURES = Path(__file__).parents[2] / "fixtures" / "contrastive"


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """A corpus with a document that cannot be used."""
    root = write_small_corpus(tmp_path / "parcor")
    for language in ("EN", "DE"):
        write_document(root / "Talks" / language, "two", ["Good morning ."])
    damaged = root / "Talks" / "DE" / "Markables" / "two_coref_level.xml"
    damaged.write_text("<markables>\n", encoding="utf-8")
    return root


@pytest.fixture
def asked(main_window: QMainWindow) -> QDialog:
    choose(main_window, ENTRY)
    found = dialog(main_window, TITLE)
    assert not button(found, "Make the suite").isEnabled()
    return found


def fill_in(asked: QDialog, **fields: object) -> None:
    names = {"corpus": CORPUS, "new": NEW, "language": LANGUAGE, "file": "File (JSON)"}
    for name, text in fields.items():
        edit = field(asked, names.get(name, name.replace("_", " ").capitalize()))
        edit.setFocus()
        edit.selectAll()
        type_text(asked, str(text))


def notes(account: QDialog) -> list[str]:
    model = account.findChild(QListView).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_a_suite_of_a_corpus_is_made_by_return_and_opened_by_return(
    asked, main_window, corpus: Path, tmp_path: Path
):
    fill_in(asked, corpus=corpus, language="de", new=tmp_path / "mine")
    press(asked, "Return")
    account = dialog(main_window, ACCOUNT)
    assert says(account, "mine (en–de): 6 examples of 6, 4 lines in 1 document.")
    examples = table(account, "Examples (it, they, them: available)")
    assert cells(examples)[-1][:3] == ["all", "6", "6"]
    assert any("Talks/two skipped: Talks/DE/Markables/two_coref" in note for note in notes(account))
    assert is_nothing_open(main_window)
    press(account, "Return")
    assert main_window.windowTitle().startswith("mine")


def test_a_project_is_made_of_the_new_suite_or_of_the_open_one(
    asked, main_window, corpus: Path, tmp_path: Path
):
    suites: list[str] = []

    def note(project: QDialog) -> None:
        suites.append(field(project, "Suite").text())

    fill_in(asked, corpus=corpus, language="de", new=tmp_path / "mine")
    press(asked, "Return")
    when_shown(main_window, QDialog, note, title=NEW_PROJECT)
    button(dialog(main_window, ACCOUNT), "Make a project…").click()
    open_file(main_window, tmp_path / "mine")
    when_shown(main_window, QDialog, note, title=NEW_PROJECT)
    choose(main_window, "File/New project from suite…")
    assert suites == [str(tmp_path / "mine")] * 2


def test_numbers_and_kinds_are_as_asked_for(asked, main_window, corpus: Path, tmp_path: Path):
    fill_in(asked, corpus=corpus, language="de", new=tmp_path / "mine", name="Small one")
    fill_in(asked, Of_single_categories="event_it=1, anaphoric_inter_subject_it=1")
    press(asked, "Return")
    account = dialog(main_window, ACCOUNT)
    assert says(account, "Small one (en–de): 2 examples of 6")
    assert says(account, "seed 1")


def test_escape_makes_nothing(asked, main_window, corpus: Path, tmp_path: Path):
    fill_in(asked, corpus=corpus, language="de", new=tmp_path / "mine")
    press(asked, "Escape")
    assert not (tmp_path / "mine").exists()
    assert dialogs(main_window) == []
    choose(main_window, ENTRY)
    assert field(dialog(main_window, TITLE), CORPUS).text() == ""


def test_only_what_the_origin_needs_is_asked(asked):
    pick(asked, "Made from", BAWDEN)
    assert not is_shown(asked, QLineEdit, CORPUS)
    assert is_shown(asked, QLineEdit, "File (JSON)")
    assert field(asked, LANGUAGE).text() == "fr"
    pick(asked, "Made from", CONTRAPRO)
    assert field(asked, LANGUAGE).text() == "de"
    pick(asked, "Made from", PARALLEL)
    assert is_shown(asked, QLineEdit, "Table of pronouns")
    assert not is_shown(asked, QLineEdit, "File (JSON)")


def test_a_test_set_says_what_was_left_out_and_why(asked, main_window, tmp_path: Path):
    pick(asked, "Made from", CONTRAPRO)
    fill_in(asked, file=FIXTURES / "contrapro.json", new=tmp_path / "mine")
    press(asked, "Return")
    account = dialog(main_window, ACCOUNT)
    assert sum(int(row[1]) for row in cells(table(account, "Examples"))) > 0
    press(account, "Return")
    assert main_window.windowTitle().startswith("mine")


def test_a_test_set_of_ctxpro_names_its_languages_itself(asked, main_window, tmp_path: Path):
    file = write_ctxpro(tmp_path / "set.json", [addressed("I saw you.", "Te vi.", "te")])
    pick(asked, "Made from", CTXPRO)
    fill_in(asked, file=file, new=tmp_path / "mine")
    assert button(asked, "Make the suite").isEnabled()
    press(asked, "Return")
    assert sum(int(row[1]) for row in cells(table(dialog(main_window, ACCOUNT), "Examples"))) == 1


def test_which_translations_become_references_is_asked(asked, main_window, tmp_path: Path):
    pick(asked, "Made from", BAWDEN)
    pick(asked, "Which translations", "all")
    fill_in(asked, file=FIXTURES / "bawden.json", new=tmp_path / "mine")
    press(asked, "Return")
    assert cells(table(dialog(main_window, ACCOUNT), "Examples"))[0][1] == "3"


def test_parallel_text_becomes_a_suite(asked, main_window, tmp_path: Path):
    (tmp_path / "s.txt").write_text("The lamp broke .\nIt was loud .\n")
    (tmp_path / "r.txt").write_text("Die Lampe zerbrach .\nSie war laut .\n")
    (tmp_path / "p.tsv").write_text(
        "line\ttoken\tcategory\tantecedents\n1\t0\tanaphoric_inter_subject_it\t0:0-2:1\n"
    )
    pick(asked, "Made from", PARALLEL)
    fill_in(asked, Source_text=tmp_path / "s.txt", Reference=tmp_path / "r.txt")
    fill_in(asked, Table_of_pronouns=tmp_path / "p.tsv", language="de", new=tmp_path / "mine")
    press(asked, "Return")
    assert says(dialog(main_window, ACCOUNT), "mine (en–de): 1 example of 1")


def test_raw_text_becomes_a_suite_of_the_pronouns_in_it(asked, main_window, tmp_path: Path):
    (tmp_path / "s.txt").write_text("The lamp broke.\nIt was loud; you saw it.\n")
    (tmp_path / "r.txt").write_text("Die Lampe zerbrach.\nSie war laut; du sahst sie.\n")
    pick(asked, "Made from", PARALLEL)
    fill_in(asked, Source_text=tmp_path / "s.txt", Reference=tmp_path / "r.txt")
    fill_in(asked, Pronouns="it, they", language="German", new=tmp_path / "mine")
    find(asked, QCheckBox, "Raw texts, to be tokenised").setChecked(True)
    press(asked, "Return")
    assert says(dialog(main_window, ACCOUNT), "mine (en–de): 2 examples of 2")


def test_a_source_alone_becomes_a_suite_if_that_is_said(asked, main_window, tmp_path: Path):
    (tmp_path / "s.txt").write_text("It was loud; you saw it.\n")
    pick(asked, "Made from", PARALLEL)
    fill_in(asked, Source_text=tmp_path / "s.txt", language="de", new=tmp_path / "mine")
    assert not button(asked, "Make the suite").isEnabled()
    for tick in ("There is no reference", "Raw texts, to be tokenised"):
        find(asked, QCheckBox, tick).setChecked(True)
    assert not field(asked, "Reference").isEnabled()
    press(asked, "Return")
    assert says(dialog(main_window, ACCOUNT), "mine (en–de): 3 examples of 3")


def test_conllu_becomes_a_suite(asked, main_window, tmp_path: Path):
    (tmp_path / "talk.conllu").write_text(as_conllu("one", ENGLISH, MARKS))
    (tmp_path / "r.txt").write_text("Das ist so .\n" * len(ENGLISH))
    pick(asked, "Made from", "CoNLL-U with coreference, such as CorefUD, and a reference")
    fill_in(asked, Source_text=tmp_path / "talk.conllu", Reference=tmp_path / "r.txt")
    fill_in(asked, language="de", new=tmp_path / "mine")
    press(asked, "Return")
    assert says(dialog(main_window, ACCOUNT), "mine (en–de): 6 examples of 6")


def test_what_could_not_be_made_is_there_again_to_be_changed(
    asked, main_window, corpus: Path, tmp_path: Path
):
    fill_in(asked, corpus=corpus, language="de", new=tmp_path / "mine", Parts="Nothing")
    press(asked, "Return")
    assert "Nothing" in message(main_window)
    click(main_window, "Change…")
    again = dialog(main_window, TITLE)
    assert field(again, CORPUS).text() == str(corpus)
    field(again, "Parts").clear()
    press(again, "Return")
    assert dialog(main_window, ACCOUNT)


def test_mistakes_in_paths_are_told_beside_them(asked, tmp_path: Path):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("All of it.")
    fill_in(asked, corpus=tmp_path / "nowhere", language="de", new=tmp_path / "full")
    press(asked, "Return")
    assert asked.isVisible()
    assert "There is no folder" in description_of(field(asked, CORPUS))
    assert "Move it away, or choose another name." in description_of(field(asked, NEW))


def test_a_suite_that_is_there_is_told_before_it_is_replaced(
    asked, main_window, corpus: Path, tmp_path: Path
):
    fill_in(asked, corpus=corpus, language="de", new=tmp_path / "mine")
    assert not says(asked, "will be replaced")
    press(asked, "Return")
    press(dialog(main_window, ACCOUNT), "Escape")
    (tmp_path / "mine" / "heads-to-check.tsv").write_text("Looked at.\n", encoding="utf-8")
    choose(main_window, ENTRY)
    again = dialog(main_window, TITLE)
    fill_in(again, corpus=corpus, language="de", new=tmp_path / "mine")
    assert says(again, "will be replaced")
    find(again, QCheckBox, "Also pronouns that refer to several antecedents").setFocus()
    press(again, "Space", "Return")
    assert any("is kept as" in note for note in notes(dialog(main_window, ACCOUNT)))


def test_folders_can_be_looked_for(asked, corpus: Path, monkeypatch):
    choose_folder(monkeypatch, corpus)
    click(asked, f"Choose: {CORPUS}")
    assert field(asked, CORPUS).text() == str(corpus)
    assert combo(asked, "How many examples").currentText() == "all of them"
