"""`protest tasks`: what annotators are to judge, in tasks of equal size."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.group import CommandGroup
from protest_core.cli.options import (
    TABLE_FORMATS,
    categories_option,
    opened_to_read,
    systems_option,
    task_options,
)
from protest_core.cli.output import FILE, Output, output_options, print_note, say
from protest_core.tables.formats import FORMATS

if TYPE_CHECKING:
    from protest_core.db.project import Project
    from protest_core.ids import CandidateId
    from protest_core.tables.model import Report
    from protest_core.tasks.plan import TaskSettings


@click.group("tasks", cls=CommandGroup)
def command() -> None:
    """Make, list and delete task sets: candidates divided into tasks of even size.

    ‘protest batch export’ makes a file of each task for its annotator.
    """


@command.command("create", short_help="Divide candidates into tasks of even size.")
@click.argument("file", type=FILE)
@click.option("--name", required=True, help="The name of the task set.")
@systems_option
@categories_option
@click.option(
    "--included",
    type=click.Choice(["referred", "everything"]),
    default="referred",
    show_default=True,
    help="Include only referred candidates, or the approved ones, too.",
)
@click.option(
    "--candidates",
    "table",
    metavar="TABLE",
    type=FILE,
    help="Instead: exactly the candidates in this CSV, TSV or JSONL, by its columns ‘system’ and "
    "‘example’, such as a list from ‘protest candidates’ or the window.",
)
@click.option(
    "--sample",
    metavar="K",
    type=int,
    default=0,
    show_default="all",
    help="Draw exactly K of these.",
)
@click.option(
    "--by",
    type=click.Choice(["category"]),
    help="Draw from each category over all systems, as for a pilot. Otherwise: from each category "
    "of each system, if K is enough for all.",
)
@click.option(
    "--audit",
    metavar="K",
    type=int,
    default=0,
    show_default=True,
    help="Mix in a sample of K approved candidates.",
)
@click.option(
    "--tasks", metavar="N", type=int, default=1, show_default=True, help="The number of tasks."
)
@click.option(
    "--overlap",
    metavar="K",
    type=int,
    default=0,
    show_default=True,
    help="Put K candidates into every task, to measure agreement.",
)
@click.option("--seed", type=int, help="The same seed makes the same tasks; drawn if not given.")
@click.option("--dry-run", is_flag=True, help="Only show the sizes.")
@output_options(*TABLE_FORMATS)
def create(
    *,
    file: Path,
    name: str,
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    included: str,
    table: Path | None,
    sample: int,
    by: str | None,
    audit: int,
    tasks: int,
    overlap: int,
    seed: int | None,
    dry_run: bool,
    output: Output,
) -> None:
    """Divide candidates of the project FILE into tasks of even size, and print the sizes.

    Each category of each system is divided evenly. The sample, the audit and the overlap take
    their share of each, and at least one candidate if there is enough for all. The chance of each
    candidate is kept, so that scores can be estimated from the sample.

    With --candidates nothing is drawn, as for a second look at odd cases: a choice is no sample, so
    judgements of these candidates count for them alone.

    \b
      protest tasks create news.protest --name main --tasks 3 --audit 100
      protest tasks create news.protest --name pilot --sample 116 --by category
      protest tasks create news.protest --name odd --candidates disputed.csv
    """
    from protest_core.db.project import Project
    from protest_core.tasks.chosen_file import read_chosen
    from protest_core.tasks.plan import Included, TaskSettings, drawn_seed
    from protest_core.tasks.sets import create_task_set

    if table is not None and (systems or categories or by or _was_given("included")):
        raise click.UsageError(
            "--candidates selects the candidates: leave --system, --category, --included and "
            "--by out."
        )
    settings = TaskSettings(
        name,
        systems,
        categories,
        Included(included) if table is None else Included.CHOSEN,
        audit,
        tasks,
        overlap,
        drawn_seed() if seed is None else seed,
        sample=sample,
        by_category=by == "category",
    )
    with output.opened(), Project.open(file, read_only=dry_run) as project:
        chosen = () if table is None else read_chosen(project=project, path=table)
        planned = output.rendered(_planned(project, settings, chosen))
        if not dry_run:
            create_task_set(project=project, settings=settings, chosen=chosen)
        try:
            output.write(planned)
        finally:  # even if the table cannot be written, the task set is made
            if dry_run:
                again = f"leave --dry-run out and add --seed {settings.seed}"
                print_note(f"dry run: nothing was made; to make it, {again}")
            else:
                say(f"Made the task set {name} (seed {settings.seed}).")


def _was_given(option: str) -> bool:
    source = click.get_current_context().get_parameter_source(option)
    return source is click.core.ParameterSource.COMMANDLINE


def _planned(
    project: "Project", settings: "TaskSettings", chosen: "tuple[CandidateId, ...]"
) -> "Report":
    from protest_core.evaluation.project_overview import filter_choices
    from protest_core.suite.queries import project_suite
    from protest_core.tasks.report import task_plan_report
    from protest_core.tasks.sets import plan_task_set

    plan = plan_task_set(project=project, settings=settings, chosen=chosen)
    categories = filter_choices(project=project).categories
    labels = {each.id: each.label for each in categories}
    return task_plan_report(project_suite(project=project), plan, labels)


@command.command("list", short_help="Show task sets and the progress of annotators.")
@click.argument("file", type=FILE)
@click.option(
    "--candidates",
    "of_candidates",
    is_flag=True,
    help="Show the candidates of the tasks instead, with their texts, in the order of judging.",
)
@task_options
@output_options(*FORMATS)
def list_them(*, file: Path, of_candidates: bool, task_set: str, task: str, output: Output) -> None:
    """Show the task sets of the project FILE: the annotators of each task, and their progress.

    FILE may be a batch, which has one task.

    \b
      protest tasks list news.protest
      protest tasks list news.protest --candidates --format csv -o tasks.csv
    """
    from protest_core.export.tidy import task_candidates_report
    from protest_core.suite.queries import project_suite
    from protest_core.tasks.report import task_sets_report
    from protest_core.tasks.sets import task_sets, unanswered_questions

    if (task_set or task) and not of_candidates:
        raise click.UsageError("--task-set and --task need --candidates.")
    with output.opened(), opened_to_read(file) as project:
        if of_candidates:
            output.show(task_candidates_report(project=project, task_set=task_set, task=task))
            return
        suite = project_suite(project=project)
        sets, unanswered = task_sets(project=project), unanswered_questions(project=project)
        output.show(task_sets_report(suite, sets, unanswered=unanswered, of_batch=project.is_batch))


@command.command("delete", short_help="Delete a task set that was not handed out.")
@click.argument("file", type=FILE)
@click.argument("name")
def delete(*, file: Path, name: str) -> None:
    """Delete the task set NAME of the project FILE, if it was not handed out or judged."""
    from protest_core.db.project import Project
    from protest_core.tasks.sets import delete_task_set

    with Project.open(file) as project:
        delete_task_set(project=project, name=name)
    say(f"Deleted the task set {name}.")
