"""Tests import only small widgets and values of the windows, no page and no window."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
# Packages of widgets and values, which know no page, and what the program is started with.
PACKAGES = {
    "appearance",
    "desktop",
    "jobs",
    "keys",
    "main",
    "preferences",
    "text",
    "translations",
    "widgets",
}
# Widgets and values of the other packages, each of which is tested by itself.
MODULES = {
    "batch.summary",
    "comparing.answers_table",
    "judging.answers",
    "judging.heading",
    "judging.progress",
    "judging.remark",
    "judging.status",
    "judging.tags",
    "project.filter_bar",
    "project.load_dialog",
    "project.new_project",
    "project.outcome_bar",
    "suite.making_dialog",
    "tasks.merge_dialog",
    "tasks.new_task_set",
    "tasks.past_merges",
    "window.dropping",
    "window.failures",
    "window.help",
    "window.presence",
    "window.workspace",
}


def test_pages_and_windows_are_driven_and_not_imported():
    """The exceptions are `driving` and the fixture that makes the main window."""
    every = [each for each in sorted(HERE.rglob("*.py")) if each.parent != HERE / "driving"]
    tests = [each for each in every if each != HERE / "conftest.py"]
    assert HERE / "judging/test_remark_edit.py" in tests
    wrong = [
        f"{path.relative_to(HERE)}: {name}"
        for path in tests
        for name in imported(path)
        if name.split(".")[0] not in PACKAGES and name not in MODULES
    ]
    assert wrong == [], "Use tests.gui.driving instead."


def imported(path: Path) -> Iterator[str]:
    """The modules of `protest_gui` that a file imports, without that name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "protest_gui":
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("protest_gui."):
            yield (node.module or "").removeprefix("protest_gui.")
        elif isinstance(node, ast.Import):
            names = (each.name for each in node.names)
            yield from (
                n.removeprefix("protest_gui.") for n in names if n.startswith("protest_gui")
            )
