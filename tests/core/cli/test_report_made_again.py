"""Every table of a report says which command makes it again, and that command does."""

import re
import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from protest_core.operations import (
    CandidateFilter,
    NotJudgeable,
    ScoreSettings,
    open_project,
    project_report,
)
from protest_core.reports.project_report.contents import contents_of
from protest_core.reports.project_report.parts import Group
from protest_core.reports.table import Table, as_latex
from protest_core.sitting import make_judged_demonstration
from tests.core.cli.conftest import Run

Rows = list[list[str]]
SETTINGS = {
    "all": ScoreSettings(),
    "some": ScoreSettings(
        CandidateFilter(frozenset({"alder", "cedar"}), frozenset({"event_it", "pleonastic_it"}))
    ),
    "one person": ScoreSettings(annotator="Ben"),
    "excluded": ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED),
}


@pytest.fixture
def project(run: Run) -> Path:
    """In the folder of the command, as its reader has it."""
    return make_judged_demonstration(directory=Path.cwd())


def rows_of(latex: str) -> list[Rows]:
    """The cells of each tabular."""
    found = re.findall(r"\\toprule\n(.*?)\\bottomrule", latex, re.DOTALL)
    lines = ([x for x in each.splitlines() if x.endswith(r" \\")] for each in found)
    return [[line.removesuffix(r" \\").split(" & ") for line in table] for table in lines]


def is_made(table: Table, made: Iterable[Rows]) -> bool:
    """As it is, turned over, or with further columns."""
    (shown,) = rows_of(as_latex(table))
    turned = [list(each) for each in zip(*shown, strict=True)]
    return any(_holds(each, shown) or _holds(each, turned) for each in made)


def _holds(made: Rows, shown: Rows) -> bool:
    """The first cell of a table that was turned over may have lost its text."""
    both = zip(made, shown, strict=False)
    return len(made) == len(shown) and all(set(ours[1:]) <= set(row[1:]) for row, ours in both)


def groups_of(path: Path, settings: ScoreSettings) -> Sequence[Group]:
    with open_project(path=path, read_only=True) as opened:
        report = project_report(project=opened, settings=settings)
    return [group for section in contents_of(report).sections for group in section.groups]


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_the_command_of_each_table_makes_it_again(run: Run, project: Path, settings: ScoreSettings):
    groups = groups_of(project, settings)
    assert len(groups) > 12
    for group in groups:
        check_made_again(run, group)


def check_made_again(run: Run, group: Group) -> None:
    program, *words = shlex.split(group.command)
    assert program == "protest"
    latex = run(*words, "--format", "latex").stdout
    made = rows_of(latex)
    for shown in group.tables:
        assert is_made(shown.table, made), (group.command, shown.name)
    assert group.signature in latex, group.command


def test_what_verified_translations_save_is_made_again_by_system(run: Run, project: Path):
    run("evaluate", project.name, "--verified")
    (group,) = [e for e in groups_of(project, ScoreSettings()) if "evaluate" in e.command]
    assert any(each.title == "by verified" for each in group.tables[0].table.columns)
    check_made_again(run, group)


def test_every_command_that_the_report_prints_can_be_run(run: Run, project: Path):
    latex = run("report", project.name, "--format", "latex", "--category", "event_it").stdout
    commands = re.findall(r"^% protest (.*)", latex, re.MULTILINE)
    assert len(commands) > 12
    for command in commands:
        assert r"\begin{tabular}" in run(*shlex.split(command), "--format", "latex").stdout


def test_all_tables_but_those_about_the_project_itself_have_a_signature(project: Path):
    *groups, about = groups_of(project, ScoreSettings())
    assert all(group.signature for group in groups)
    assert about.tables[0].name == "suite"


def test_what_is_of_whole_texts_says_so_whatever_categories_are_chosen(run: Run, project: Path):
    chosen = ("--category", "event_it")
    report = run("report", project.name, *chosen, "--format", "latex").stdout
    assert report.count("% Over the whole texts, whatever categories are chosen.\n") == 2
    assert report.count("|over:whole-texts|protest:") == 2
    metrics = run("metrics", project.name, *chosen).stdout
    assert "Over the whole texts, whatever categories are chosen: bleu, chrf." in metrics
    assert metrics.count("|over:whole-texts") == 2
    assert "whatever categories" not in run("metrics", project.name).stdout
    assert "whatever" not in run("metrics", project.name, *chosen, "--metric", "apt").stdout
    of_texts = run("bleu", project.name).stdout
    assert "categories:" not in of_texts
    assert "pronouns:" not in of_texts
