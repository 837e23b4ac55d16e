"""`protest disagreements`: candidates on which annotators differ, and all their answers."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, measured_for, people_options, repeated_question
from protest_core.cli.output import FILE, Output, output_options

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter


@click.command("disagreements")
@click.argument("file", type=FILE)
@people_options
@click.option(
    "--question",
    metavar="ID",
    help="Only this question: pronoun, antecedent, or a further question by its id.",
)
@click.option("--by-category", is_flag=True, help="Instead: count them by category.")
@click.option("--signature", help="Make the list with this signature (its last line) again.")
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    annotators: tuple[str, ...],
    chosen: "CandidateFilter",
    question: str | None,
    by_category: bool,
    signature: str | None,
    output: Output,
) -> None:
    """List the candidates of the project FILE on which annotators differ.

    Rows have the pronoun and the words aligned to it, each annotator's answers, selected words,
    tags and remark, and the adjudication, if any.

    \b
      protest disagreements news.protest --annotators Ada,Ben --question pronoun
      protest disagreements news.protest --by-category --format latex
    """
    from protest_core.agreement.disagreements import disagreement_counts, disagreements
    from protest_core.agreement.disagreements_report import (
        disagreement_counts_report,
        disagreements_report,
    )
    from protest_core.candidates.filter import EVERYTHING
    from protest_core.db.project import Project

    if signature is not None and (annotators or chosen != EVERYTHING or question):
        raise click.UsageError("--signature has all settings: leave the other options out.")
    questions: tuple[str, ...] = () if question is None else (question,)
    with output.opened(), Project.open_to_read(file) as project:
        if signature is not None:
            again = repeated_question(project, signature, "protest disagreements")
            annotators, chosen = again.annotators, again.chosen
            questions = tuple(each.id for each in again.questions)
        place = measured_for(project, chosen)
        if by_category:
            counts = disagreement_counts(
                project=place, annotators=annotators, chosen=chosen, questions=questions
            )
            output.show(disagreement_counts_report(counts))
            return
        result = disagreements(
            project=place, annotators=annotators, chosen=chosen, questions=questions
        )
        output.show(disagreements_report(result))
