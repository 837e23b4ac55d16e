"""Count the modules in which a function runs, for a few commands and for a key.

    python tools/modules_entered.py [-v] [COMMAND…]

Each command runs on the demonstration study, in a process of its own and after all modules were
imported: modules that are only imported do not count. For commands, modules of the core count; for
`key`, an answer typed while judging until it is saved and painted, modules of the windows. `-v`
lists the modules.
"""

import os
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib import import_module
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from pkgutil import walk_packages
from shutil import copy
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.insert(0, str(Path(__file__).parents[1]))

import protest_core
from protest_core.candidates.filter import CandidateFilter
from protest_core.cli.main import program
from protest_core.db.project import Project
from protest_core.demo import demonstration_suites, make_judged_demonstration
from protest_core.evaluation.project_overview import list_candidates

_STUDY = "study.protest"
_SYSTEM = demonstration_suites()[0] / "systems" / "alder"
_COMMANDS: Mapping[str, Sequence[str]] = {
    "load": (
        *("load", _STUDY, "again", str(_SYSTEM.with_suffix(".txt"))),
        *("--align", str(_SYSTEM.with_suffix(".align")), "--tokenized"),
    ),
    "evaluate": ("evaluate", _STUDY),
    "scores": ("scores", _STUDY),
    "agreement": ("agreement", _STUDY),
    "info": ("info", _STUDY),
}
_KEY = "key"
Calls = Counter[tuple[str, str]]  # by module and name of the function


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("-v", "--verbose", action="store_true", help="list the modules")
    names = [*_COMMANDS, _KEY]
    arguments.add_argument("commands", nargs="*", metavar="COMMAND", help=", ".join(names))
    asked = arguments.parse_args()
    with TemporaryDirectory() as folder, get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        study = make_judged_demonstration(directory=Path(folder))
        print("command     modules  functions    calls")
        for name in asked.commands or names:
            path = copy(study, Path(folder) / _STUDY)
            if name == _KEY:
                calls = pool.apply(calls_of_key, (Path(path),))
            else:
                words = [str(path) if word == _STUDY else word for word in _COMMANDS[name]]
                calls = pool.apply(calls_of_command, (words,))
            modules = Counter(module for module, _ in calls)
            print(f"{name:10} {len(modules):8} {len(calls):10} {sum(calls.values()):8,}")
            for module in sorted(modules) if asked.verbose else ():
                print(f"    {module}  {modules[module]}")


def calls_of_command(words: Sequence[str]) -> Calls:
    """Return how often the functions of the core are called by a command."""
    for module in walk_packages(protest_core.__path__, "protest_core."):
        import_module(module.name)
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        return _calls("protest_core.", lambda: program([*words], standalone_mode=False))


def calls_of_key(path: Path) -> Calls:
    """Return how often the functions of the windows are called for an answer to the pronoun."""
    from PySide6.QtWidgets import QApplication

    from tests.gui.driving.window import press, settle

    QApplication([])
    with _judging(path) as window:

        def answer() -> None:
            press(window, "1")
            settle(window)

        answer()  # functions that run once in a window do not count either
        press(window, "2")
        settle(window)
        return _calls("protest_gui.", answer)


@contextmanager
def _judging(path: Path) -> Iterator[Any]:
    """Open a window on the first referred candidate that nobody has judged."""
    from PySide6.QtCore import QSettings

    from protest_gui.preferences import Preferences
    from protest_gui.window.main_window import MainWindow
    from tests.gui.driving.window import close, judge_as, open_file, read, settle

    with Project.open(path) as project:
        candidates = list_candidates(project=project, chosen=CandidateFilter())
    settings = QSettings(str(path.with_suffix(".ini")), QSettings.Format.IniFormat)
    window = MainWindow(Preferences(settings))
    window.show()
    open_file(window, path)
    judge_as(window, "Anna")
    read(window, candidates)
    settle(window)
    yield window
    close(window)


def _calls(package: str, act: Callable[[], object]) -> Calls:
    calls: Calls = Counter()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith(package):
            calls[module, frame.f_code.co_qualname] += 1

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return calls


if __name__ == "__main__":
    main()
