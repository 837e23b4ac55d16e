"""A German or French annotator sees no English sentence between opening and sending back."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu

from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.judgements.model import Answer
from protest_gui.preferences import Preferences
from protest_gui.translations import ENGLISH, FOLDER, show_language
from tests.builders.greek_project import greek_batch, greek_project, judge_all
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.every_text import every_text
from tests.gui.driving.window import (
    close,
    go_back,
    new_window,
    open_file,
    press,
    settle,
    try_to_open,
    until,
)

# No German or French text has these, whatever it is put together from.
_ENGLISH = re.compile(
    r"\b(the|of|and|is|are|this|that|with|from|your|not|cannot|by|to|for|has|have|be)\b", re.I
)
_EXAMPLE = re.compile("“[^”]*”")  # of a category: of the language that is translated
_NAME_OF_TAG = re.compile(r"\b\w+_\w+\b")


class Look:
    """Notes what is English, though there is a translation, or though there is none."""

    def __init__(self, language: str, folder: Path) -> None:
        pairs = texts_and_translations(language)
        # Of what nobody has translated yet, `make check` tells.
        self._missing = {text for text, other in pairs.items() if not other}
        # Not a word that is in both languages, be it for something else.
        self._translated = {text for text, other in pairs.items() if text != other} - {
            *pairs.values(),
            *self._missing,
        }
        self._folder = str(folder)
        self.english: set[str] = set()
        self.found: set[str] = set()

    def everywhere(self) -> None:
        for where, text in every_text():
            said = text.replace("&", "").replace(self._folder, " ").strip()
            self.found.add(said)
            rest = _NAME_OF_TAG.sub(" ", _EXAMPLE.sub(" ", said))
            if where.startswith("LanguageMenu") or said in self._missing:
                continue  # languages are called by their own names
            if said in self._translated or _ENGLISH.search(rest):
                self.english.add(f"{where}: {text!r}")


def texts_and_translations(language: str) -> dict[str, str]:
    pairs = {}
    for message in ElementTree.parse(FOLDER / f"protest_{language}.ts").iter("message"):
        text, translation = message.findtext("source", ""), message.find("translation")
        assert translation is not None
        pairs[_plain(text)] = _plain("".join(translation.itertext()))
    return pairs


def _plain(text: str) -> str:
    return text.replace("&", "").strip()


@pytest.fixture(params=["de", "fr"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    show_language(qapp, request.param)
    yield request.param
    show_language(qapp, ENGLISH)


@pytest.fixture
def look(language: str, tmp_path: Path) -> Look:
    return Look(language, tmp_path)


@pytest.fixture
def batch_file(tmp_path: Path) -> Path:
    return greek_batch(greek_project(tmp_path), tmp_path)


@pytest.fixture
def window(language: str, preferences: Preferences) -> Iterator[QMainWindow]:
    window = new_window(preferences)
    window.show()
    yield window
    assert close(window)
    window.deleteLater()


def test_from_opening_to_sending_back_nothing_is_english(
    window: QMainWindow, batch_file: Path, look: Look
):
    look.everywhere()
    open_file(window, batch_file)
    look.everywhere()
    press(window, "F1")
    look.everywhere()
    press(window, "Return")
    for key in ("1", "2", "Q", "E", "1", "T", "Escape", "R", "Escape", "B", "Escape", "Ctrl+Z"):
        press(window, key)
        look.everywhere()
    press(window, "Q")
    when_shown(window, QDialog, lambda _dialog: look.everywhere())
    press(window, "Return")
    look.everywhere()
    go_back(window)
    look.everywhere()
    with open_batch(path=batch_file) as batch:
        judge_all(batch.project, batch_candidates(batch=batch), Answer.NO)
    press(window, "F5")
    look.everywhere()
    assert len(look.found) > 200
    assert sorted(look.english) == []


def test_what_cannot_be_opened_is_told_in_the_persons_language(
    window: QMainWindow, batch_file: Path, tmp_path: Path, look: Look
):
    content = batch_file.read_bytes()
    broken = {
        "fehlt": None,
        "kurz": content[: len(content) // 2],
        "leer": b"",
        "text": b"nothing of ours" * 100,
        "wild": content[:200] + bytes(len(content) - 200),
        "fremd": content[:68] + bytes(4) + content[72:],
    }
    for name, there in broken.items():
        path = tmp_path / f"{name}.protestbatch"
        if there is not None:
            path.write_bytes(there)
        try_to_open(window, path)
        look.everywhere()
    assert sorted(look.english) == []


def test_what_cannot_be_saved_is_told_in_the_persons_language(
    window: QMainWindow, batch_file: Path, look: Look
):
    open_file(window, batch_file)
    press(window, "Return")
    aside = batch_file.rename(batch_file.with_suffix(".weg"))
    press(window, "W", "2")
    look.everywhere()
    met = when_shown(window, QDialog, lambda _dialog: look.everywhere())
    window.close()
    until(lambda: bool(met))
    settle(window)
    aside.rename(batch_file)
    press(window, "W", "2")
    assert sorted(look.english) == []


def test_no_two_entries_of_a_menu_have_one_letter(window: QMainWindow):
    menus = {"": window.menuBar().actions()}
    menus |= {each.title(): each.actions() for each in window.menuBar().findChildren(QMenu)}
    for title, entries in menus.items():
        letters = [letter_of(each.text()) for each in entries if each.isVisible()]
        twice = {each for each in letters if each and letters.count(each) > 1}
        assert (title, twice) == (title, set())


def letter_of(text: str) -> str:
    found = re.search("&(.)", text.replace("&&", ""))
    return found[1].lower() if found else ""
