"""Every table of a report says which command makes it again, and that command does."""

import re
import shlex
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import click
import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.cli.main import program
from protest_core.db.project import Project
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.outcome import NotJudgeable
from protest_core.report_page.gather import project_report
from protest_core.report_page.model import Group
from protest_core.report_page.sections.all_sections import contents_of
from protest_core.scores.model import ScoreSettings
from protest_core.tables.latex import latex_table
from protest_core.tables.model import Table
from tests.builders.judged_project import write_judged_demonstration
from tests.core.cli.conftest import Run
from tests.core.tables.reports import heads

Rows = list[list[str]]
SETTINGS = {
    "all": ScoreSettings(),
    "some": ScoreSettings(
        CandidateFilter(frozenset({"alder", "cedar"}), frozenset({"event_it", "pleonastic_it"}))
    ),
    "some people": ScoreSettings(annotators=Annotators(frozenset({"Anna", "Ben"}))),
    "all but one": ScoreSettings(annotators=Annotators(without=frozenset({"Ben"}))),
    "excluded": ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED),
}


@pytest.fixture
def project(run: Run) -> Path:
    """A judged project in the folder of the command, as the reader of a report has it."""
    return write_judged_demonstration(Path.cwd(), measured=True)


def rows_of(latex: str) -> list[Rows]:
    """The cells of each tabular."""
    found = re.findall(r"\\toprule\n(.*?)\\bottomrule", latex, re.DOTALL)
    lines = ([x for x in each.splitlines() if x.endswith(r" \\")] for each in found)
    return [[line.removesuffix(r" \\").split(" & ") for line in table] for table in lines]


def is_made(table: Table[Any], made: Iterable[Rows]) -> bool:
    """Return whether the table is among those made, perhaps with further columns."""
    (shown,) = rows_of(latex_table(table))
    return any(_holds(each, shown) for each in made)


def _holds(made: Rows, shown: Rows) -> bool:
    both = zip(made, shown, strict=False)
    return len(made) == len(shown) and all(set(ours[1:]) <= set(row[1:]) for row, ours in both)


def groups_of(path: Path, settings: ScoreSettings) -> Sequence[Group]:
    with Project.open(path) as opened:
        report = project_report(project=opened, settings=settings)
    return [group for section in contents_of(report).sections for group in section.groups]


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_the_command_of_each_table_makes_it_again(run: Run, project: Path, settings: ScoreSettings):
    groups = groups_of(project, settings)
    assert len(groups) > 12
    for group in groups:
        check_made_again(run, group)


def check_made_again(run: Run, group: Group) -> None:
    first, *words = shlex.split(group.command)
    assert first == "protest"
    latex = run(*words, "--format", "latex").stdout
    made = rows_of(latex)
    for shown in group.tables:
        assert is_made(shown, made), (group.command, shown.name)
    assert all(each in latex for each in group.signatures), group.command


def turned_in(run: Run, project: Path, *options: str) -> set[str]:
    page = run("report", project.name, "--format", "latex", *options).stdout
    return set(re.findall('% "(.*)" is transposed here', page))


def test_tables_that_are_not_as_their_command_writes_them_say_so(run: Run, project: Path):
    categories = {
        f"Correct {each} by category, estimated, in %" for each in ("pronouns", "antecedents")
    }
    assert categories <= turned_in(run, project)
    assert not turned_in(run, project, "--category", "event_it")


def test_no_command_of_the_report_changes_the_project(run: Run, project: Path):
    """Metric results are stored once the report is made."""
    run("evaluate", project.name, "--verified")
    groups = groups_of(project, ScoreSettings())
    with closing(sqlite3.connect(project)) as database:
        before = [*database.iterdump()]
        for group in groups:
            run(*shlex.split(group.command)[1:], "--format", "latex")
        assert [*database.iterdump()] == before


def takes_signature(name: str) -> bool:
    command = program.get_command(click.Context(program), name)
    assert command is not None
    return any("--signature" in each.opts for each in command.params)


def test_the_report_names_the_commands_that_take_a_signature(run: Run, project: Path):
    page = run("report", project.name).stdout
    [named] = re.findall(r"(<code>protest scores</code>.*?)also take the signature", page)
    found = set(re.findall("<code>(?:protest )?(.*?)</code>", named))
    context = click.Context(program)
    assert {each for each in program.list_commands(context) if takes_signature(each)} == found


def test_those_of_the_commands_that_take_the_signature_make_the_tables_from_it(
    run: Run, project: Path
):
    made = 0
    for group in groups_of(project, ScoreSettings()):
        _, name, *_ = shlex.split(group.command)
        if takes_signature(name):
            words = [*shlex.split(group.command)[1:], "--signature", *group.signatures]
            latex = run(*words, "--format", "latex").stdout
            assert group.signatures[0] in latex
            made += 1
    assert made >= 8


def test_bleu_and_chrf_are_one_table_with_two_signatures(project: Path):
    (group,) = [e for e in groups_of(project, ScoreSettings()) if " bleu " in e.command]
    [shown] = group.tables
    assert heads(shown) == ["system", "bleu", "chrf"]
    assert len(group.signatures) == 2


def test_all_tables_of_metrics_against_people_are_there(run: Run, project: Path):
    written = run("report", project.name, "--format", "latex").stdout
    latex = run("metrics", project.name, "--against-people", "--format", "latex").stdout
    assert len(rows_of(latex)) == 3
    for table in rows_of(latex):
        assert table in rows_of(written)


def test_what_verified_translations_save_is_made_again_by_system(run: Run, project: Path):
    run("evaluate", project.name, "--verified")
    (group,) = [
        group
        for group in groups_of(project, ScoreSettings())
        if group.tables[0].name == "approved-by-system"
    ]
    assert "by verified" in heads(group.tables[0])
    check_made_again(run, group)


def test_every_command_that_the_report_prints_can_be_run(run: Run, project: Path):
    latex = run("report", project.name, "--format", "latex", "--category", "event_it").stdout
    commands = re.findall(r"^% protest (.*)", latex, re.MULTILINE)
    assert len(commands) > 12
    for command in commands:
        assert r"\begin{tabular}" in run(*shlex.split(command), "--format", "latex").stdout


def test_all_tables_but_those_about_the_project_itself_have_a_signature(project: Path):
    *groups, about = groups_of(project, ScoreSettings())
    assert all(group.signatures for group in groups)
    assert about.tables[0].name == "suite"


def test_what_is_of_whole_texts_says_so_whatever_categories_are_chosen(run: Run, project: Path):
    chosen = ("--category", "event_it")
    report = run("report", project.name, *chosen, "--format", "latex").stdout
    assert report.count("footnotesize Over the whole texts, whatever categories are chosen.") == 1
    assert report.count("|over:whole-texts|data:") == 2
    metrics = run("metrics", project.name, *chosen).stdout
    assert "Over the whole texts, whatever categories are chosen: bleu, chrf." in metrics
    assert metrics.count("|over:whole-texts") == 2
    assert "whatever categories" not in run("metrics", project.name).stdout
    assert "whatever" not in run("metrics", project.name, *chosen, "--metric", "apt").stdout
    of_texts = run("bleu", project.name).stdout
    assert "categories:" not in of_texts
    assert "pronouns:" not in of_texts
