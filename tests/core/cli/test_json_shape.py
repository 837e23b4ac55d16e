"""JSON has one shape for all commands, with the tables that docs/formats.md names."""

import json
import re
from pathlib import Path

from protest_core.suite.report_frame import DEMONSTRATION
from tests.builders.judged_project import write_judged, write_judged_demonstration
from tests.core.cli.conftest import Run

PAGE = Path(__file__).parents[3] / "docs" / "formats.md"
KEYS = ["version", "title", "suite", "tables", "notes", "signature"]
OPTIONS = {
    "evaluate": [(), ("--details",)],
    "scores": [(), ("--pairs",), ("--by", "distance")],
    "audit": [()],
    "agreement": [(), ("--consistency",), ("--answers",)],
    "tags": [()],
    "forms": [()],
    "metrics": [(), ("--ranks",)],
    "metrics --against-people": [(), ("--details",), ("--own-tags",)],
    "disagreements": [()],
    "apt": [(), ("--details",)],
    "autoprf": [(), ("--further-words",)],
    "bleu": [()],
}


def documented(command: str) -> list[str]:
    """Return the tables that the page names for a command, for each of its options in turn."""
    _, _, commands = PAGE.read_text("utf-8").partition("| command | tables in JSON")
    for first, rest in re.findall(r"^\| (`.*?) \| (.*?) \|$", commands, re.M):
        if f"`{command}`" in first:
            return re.findall(r"`([\w-]+)`", re.sub(r"`--[\w-]+`", "", rest))
    raise AssertionError(command)


def test_json_has_the_shape_and_the_tables_that_are_documented(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    for command, every_option in OPTIONS.items():
        names = []
        for options in every_option:
            document = json.loads(run(*command.split(), path, *options, "--format", "json").stdout)
            assert list(document) == KEYS
            assert document["version"] == 2
            assert all(list(table) == ["name", "title", "rows"] for table in document["tables"])
            names += [table["name"] for table in document["tables"]]
        assert names == [name for name in documented(command) if name in names], command


def test_the_suite_is_named_and_called_invented_if_it_is(run: Run, tmp_path: Path):
    path = write_judged_demonstration(tmp_path)
    for command in (*OPTIONS, "tasks list", "batch merges"):
        document = json.loads(run(*command.split(), path, "--format", "json").stdout)
        assert document["suite"]["demonstration"], command
        assert DEMONSTRATION in document["notes"], command
