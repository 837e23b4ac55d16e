"""Every text of the windows is one that `lupdate` finds, so that it can be translated."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import InputError, Problem
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import guidelines_for
from protest_core.judgements.model import Answer
from protest_core.metrics.measure import METRICS
from protest_core.metrics.report import metric_title
from protest_core.names import login_name
from protest_core.suite.model import STANDARD_CATEGORIES
from protest_core.tables.formats import FORMATS
from protest_gui.widgets.messages import ask_before_closing
from tests.builders.greek_project import greek_batch, greek_project, judge_all
from tests.builders.small_suite import write_system
from tests.gui.driving.dialogs import choose_files, when_shown
from tests.gui.driving.every_page import look_in, walk_project, walk_reading
from tests.gui.driving.every_text import every_text
from tests.gui.driving.finding import button
from tests.gui.driving.sections import section
from tests.gui.driving.window import (
    choose,
    click,
    drop,
    fail,
    go_back,
    open_file,
    open_quickly,
    press,
    read,
    settle,
)
from tests.gui.suite.conftest import HEADS
from tools.texts import ROOT, found_by_lupdate, problems_in, sources

_SUITE_KEYS = (
    "C Escape P Escape V Shift+W Escape Shift+H Escape Shift+L Escape Shift+N Escape Shift+K Return"
)
# What is the same in every language.
_METRICS = (metric_title("autoprf f1"), *map(metric_title, METRICS))
_LANGUAGES = ("Deutsch", "English", "Français")  # each by its own name
_FORMATS = [each.shown for name, each in FORMATS.items() if name != "text"]
_FILES = (".protest", ".protestbatch", ".txt", ".align", "-judgements.csv")
NAMES = (
    "PROTEST",
    "Ada",
    *_LANGUAGES,
    *_FILES,
    *_METRICS,
    *_FORMATS,
    login_name(),
    "tasks-1",
    "sie",
)
# Signatures are read by programs, too; guidelines are in the language of their suite.
NOT_FOR_PEOPLE = ("LineEdit in SignatureLine", "GuidelinesPage")
_SYMBOLS = re.compile(r"\b([nprst]|[0-9a-f]{10})\b")  # of statistics, seconds; digests
_KEYS = re.compile(
    r"\b((Ctrl|Alt|Shift) ?\+ ?)*"
    r"([A-Z]|F\d|Del|Down|End|Enter|Esc|Home|Left|PgDown|PgUp|Return|Right|Space|Tab|Up|Backspace)\b"
)
_GUIDELINES = guidelines_for("en", "de")
_KNOWN = sorted(
    [
        *NAMES,
        *(category.label for category in STANDARD_CATEGORIES),
        *(part for tag in _GUIDELINES.tags for part in (tag.name, tag.explanation)),
        *msgspec.structs.astuple(_GUIDELINES.questions),
    ],
    key=len,
    reverse=True,
)


class Brackets(QTranslator):
    """Puts brackets round what translators translate, but not round what is filled in.

    Of what has a context Qt's own translators take care.
    """

    def __init__(self, texts: set[tuple[str, str]]) -> None:
        super().__init__()
        self._texts = texts

    def translate(self, context: str, text: str, comment: str = "", _n: int = -1) -> str | None:
        if not context and (text, comment or "") not in self._texts:
            return None  # an empty text would stand for a translation
        return re.sub(r"(\{[^{}]*\})|((?:(?!\{[^{}]*\}).)+)", _bracketed, text, flags=re.DOTALL)

    def isEmpty(self) -> bool:
        return False


def _bracketed(found: re.Match[str]) -> str:
    return found[1] or f"⟦{found[2]}⟧"


@pytest.fixture(scope="module")
def texts() -> set[tuple[str, str]]:
    """Return all texts that translators see."""
    return {(each.text, each.comment) for each in found_by_lupdate(sources(ROOT))}


@pytest.fixture(autouse=True)
def brackets(qapp: QApplication, texts: set[tuple[str, str]]) -> Iterator[None]:
    translator = Brackets(texts)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def project_file(tmp_path: Path) -> Path:
    return greek_project(tmp_path)


@pytest.fixture
def batch_file(project_file: Path, tmp_path: Path) -> Path:
    return greek_batch(project_file, tmp_path)


class Look:
    """Notes what has Latin letters that are neither in brackets nor from elsewhere."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self.untranslated: set[str] = set()

    def everywhere(self) -> None:
        for where, text in every_text():
            if not where.startswith(NOT_FOR_PEOPLE) and re.search("[A-Za-z]", self._rest(text)):
                self.untranslated.add(f"{where}: {text!r}")

    def _rest(self, text: str) -> str:
        """Return the untranslated rest of a text; a bracket may have been elided."""
        text = re.sub("⟦[^⟧…]*[⟧…]", " ", text.replace("&", "").replace(self._folder, " "))
        for known in _KNOWN:
            text = text.replace(known, " ")
        return _KEYS.sub(" ", _SYMBOLS.sub(" ", text))


@pytest.fixture
def look(tmp_path: Path) -> Look:
    return Look(tmp_path)


def all_of(path: Path) -> Sequence[CandidateId]:
    with Project.open(path) as project:
        return list_candidates(project=project, chosen=CandidateFilter())


@pytest.mark.parametrize(
    "line",
    [
        "def show(self): return self.tr('Open')",
        "def show(name): return tr(name)",
        "def show(name): return tr(f'Open {name}')",
        "def show(n): return tr('%n files', '', n)",
        "def show(n): return tr('files', '', n, one='file')",
        "def show(text): return QCoreApplication.translate('', text)",
        "def show(texts): return map(tr, texts)",
        "NAME = tr('Open')",
        "def show(name=tr('Open')): return name",
        "from protest_gui.translations import tr as _",
    ],
)
def test_make_check_refuses_what_nobody_could_translate(line: str):
    assert [*problems_in(ast.parse(line))] != []


@pytest.mark.parametrize(
    "line",
    [
        "NAME = Text('Open')",
        "def show(name): return tr('Open {0}').format(name)",
        "def show(n): return tr('%n files', '', n, one='%n file')",
        "show = lambda: tr('Open')",
    ],
)
def test_make_check_takes_what_lupdate_finds(line: str):
    assert [*problems_in(ast.parse(line))] == []


def test_every_text_about_a_project_can_be_translated(
    main_window: QMainWindow, project_file: Path, look: Look
):
    look.everywhere()
    open_file(main_window, project_file)
    walk_project(main_window, look.everywhere)
    assert sorted(look.untranslated) == []


def test_every_text_of_judging_can_be_translated(
    main_window: QMainWindow, project_file: Path, look: Look
):
    open_file(main_window, project_file)
    walk_reading(main_window, look.everywhere)
    go_back(main_window)
    read(main_window, [*all_of(project_file)])
    for key in (
        "1",
        "2",
        "E",
        "Q",
        "T",
        "Escape",
        "M",
        "Escape",
        "R",
        "B",
        "Escape",
        "Ctrl+Up",
        "Return",
    ):
        press(main_window, key)
        look.everywhere()
    assert sorted(look.untranslated) == []


def test_every_text_of_a_batch_can_be_translated(
    main_window: QMainWindow, batch_file: Path, look: Look
):
    open_file(main_window, batch_file)
    look.everywhere()
    with open_batch(path=batch_file) as batch:
        candidates = batch_candidates(batch=batch)
    read(main_window, candidates)
    for key in "QE12R":
        press(main_window, key)
        look.everywhere()
    press(main_window, "F1")
    look.everywhere()
    go_back(main_window)
    look.everywhere()
    with open_batch(path=batch_file) as batch:
        judge_all(batch.project, candidates, Answer.NO)
    choose(main_window, "File/Close")
    open_file(main_window, batch_file)
    look.everywhere()
    assert sorted(look.untranslated) == []


def test_every_text_of_a_suite_can_be_translated(
    main_window: QMainWindow, project_file: Path, look: Look
):
    (project_file.with_name("σουιτα") / "heads-to-check.tsv").write_text(
        HEADS.replace("last word", "ναι")
    )
    open_quickly(main_window, project_file.with_name("σουιτα"))
    settle(main_window)
    look.everywhere()
    press(main_window, "Down", "Return")
    look.everywhere()
    for key in (
        "C",
        "Escape",
        "P",
        "Escape",
        "V",
        "Shift+W",
        "Escape",
        "Shift+H",
        "Escape",
        "Shift+L",
        "Escape",
        "Shift+N",
        "Escape",
        "Shift+K",
        "Return",
    ):
        press(main_window, key)
        look.everywhere()
    assert sorted(look.untranslated) == []


def test_every_text_of_dialogs_can_be_translated(
    main_window: QMainWindow, project_file: Path, batch_file: Path, look: Look, monkeypatch
):
    look_in_new = partial(choose, main_window, "File/New project from suite…")
    look_in(QDialog, look_in_new, main_window, look.everywhere)
    convert = partial(choose, main_window, "File/Convert an older project…")
    look_in(QDialog, convert, main_window, look.everywhere)
    make = partial(choose, main_window, "File/Make a suite…")
    look_in(QDialog, make, main_window, look.everywhere)
    open_file(main_window, project_file)
    folder = batch_file.parent
    write_system(folder, "δέλτα")
    write_system(folder, "έψιλον")
    (folder / "έψιλον.align").unlink()
    choose_files(monkeypatch, folder / "δέλτα.txt")
    tasks = section(main_window, "Tasks")
    for begin in (
        partial(click, tasks, "New task set…"),
        partial(click, tasks, "Hand out…"),
        partial(drop, main_window, folder),
        partial(choose, main_window, "File/Load systems…"),
        partial(choose, main_window, "File/Export…"),
        partial(choose, main_window, "File/Import judgements…"),
        partial(choose, main_window, "Tools/Judge as…"),
        partial(choose, main_window, "Tools/Project options…"),
        partial(choose, main_window, "Tools/Keys…"),
        partial(choose, main_window, "Help/About PROTEST"),
        partial(drop, main_window, batch_file),
        partial(ask_before_closing, main_window, "…"),
    ):
        look_in(QDialog, begin, main_window, look.everywhere)
    choose(main_window, "Tools/Matching policy…")
    policy = next(each for each in main_window.findChildren(QDialog) if each.isVisible())
    press(policy, "Return")
    look.everywhere()
    press(policy, "Return")
    when_shown(main_window, QDialog, lambda dialog: button(dialog, "Merge").click())
    drop(main_window, batch_file)
    settle(main_window)
    look.everywhere()
    look_in(QDialog, partial(click, tasks, "Past merges…"), main_window, look.everywhere)
    fail(main_window, InputError("…", [Problem("α.txt", "…", 1)]))
    look.everywhere()
    assert sorted(look.untranslated) == []
