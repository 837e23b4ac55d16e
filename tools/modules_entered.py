"""Count the modules of the core in which any function runs, for a few commands.

    python tools/modules_entered.py [-v] [COMMAND…]

Each command runs on the demonstration study, in a process of its own and after all modules were
imported: what imports alone load does not count. `-v` lists the modules.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from pkgutil import walk_packages
from shutil import copy
from tempfile import TemporaryDirectory
from types import FrameType

import protest_core
from protest_core.cli.main import program
from protest_core.demo import demonstration_suites, make_judged_demonstration

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


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("-v", "--verbose", action="store_true", help="list the modules")
    arguments.add_argument("commands", nargs="*", metavar="COMMAND", help=", ".join(_COMMANDS))
    asked = arguments.parse_args()
    with TemporaryDirectory() as folder, get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        study = make_judged_demonstration(directory=Path(folder))
        print("command     modules  functions    calls")
        for name in asked.commands or _COMMANDS:
            path = copy(study, Path(folder) / _STUDY)
            words = [str(path) if word == _STUDY else word for word in _COMMANDS[name]]
            calls = pool.apply(calls_by_function, (words,))
            modules = Counter(module for module, _ in calls)
            print(f"{name:10} {len(modules):8} {len(calls):10} {sum(calls.values()):8,}")
            for module in sorted(modules) if asked.verbose else ():
                print(f"    {module}  {modules[module]}")


def calls_by_function(words: Sequence[str]) -> Counter[tuple[str, str]]:
    """Return how often the functions of the core are called by a command, by module and name."""
    for module in walk_packages(protest_core.__path__, "protest_core."):
        import_module(module.name)
    calls: Counter[tuple[str, str]] = Counter()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("protest_core."):
            calls[module, frame.f_code.co_qualname] += 1

    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        sys.setprofile(count)
        try:
            program([*words], standalone_mode=False)
        finally:
            sys.setprofile(None)
    return calls


if __name__ == "__main__":
    main()
