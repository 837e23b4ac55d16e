"""`protest agreement`: inter-annotator agreement, and the consistency of each annotator."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, measured_for, people_options, repeated_question
from protest_core.cli.output import FILE, Output, output_options

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.db.project import Project
    from protest_core.signatures.signature import Signature
    from protest_core.tables.model import Report

_OF_AGREEMENT = ("by_category", "given", "confusion", "own", "signature")


@click.command("agreement")
@click.argument("file", type=FILE)
@people_options
@click.option("--by-category", is_flag=True, help="Show each category, too.")
@click.option(
    "--given", is_flag=True, help="Count candidates that were given and not judged as ‘none’."
)
@click.option("--confusion", is_flag=True, help="Show confusion matrices of two annotators.")
@click.option(
    "--consistency",
    "own",
    is_flag=True,
    help="Instead: does each annotator judge identical translations alike?",
)
@click.option(
    "--answers",
    "only_answers",
    is_flag=True,
    help="Instead: how often each annotator says correct, incorrect or neither, by category.",
)
@click.option("--signature", help="Make the table with this signature (its last line) again.")
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    annotators: tuple[str, ...],
    chosen: "CandidateFilter",
    by_category: bool,
    given: bool,
    confusion: bool,
    own: bool,
    only_answers: bool,
    signature: str | None,
    output: Output,
) -> None:
    """Show how far the annotators of the project FILE agree, beyond chance.

    Raw agreement and Cohen's kappa over the labels correct, incorrect and none for each two of
    them, Fleiss's kappa and Krippendorff's alpha for all. They are compared on the candidates
    that both, or all, have judged; with --given, also on those that they were given in a batch.

    \b
      protest agreement news.protest --annotators Ada,Ben --by-category
    """
    from protest_core.agreement.answers import answers, answers_report
    from protest_core.agreement.compute import agreement
    from protest_core.agreement.report import agreement_report
    from protest_core.candidates.filter import EVERYTHING
    from protest_core.db.project import Project
    from protest_core.signatures.signature import JudgementRule

    if signature is not None and (annotators or chosen != EVERYTHING or given):
        raise click.UsageError("--signature has all settings: leave the other options out.")
    _check_answers(only_answers=only_answers)
    with output.opened(), Project.open_to_read(file) as project:
        if only_answers:
            place = measured_for(project, chosen)
            counts = answers(project=place, annotators=annotators, chosen=chosen)
            output.show(answers_report(counts))
            return
        if signature is not None:
            again = repeated_question(project, signature, "protest agreement")
            annotators, chosen = again.annotators, again.chosen
            given = again.judgements is JudgementRule.GIVEN
            own = _is_own(again, own=own)
        place = measured_for(project, chosen)
        if own:
            output.show(_own(place, annotators, chosen))
            return
        table = agreement(project=place, annotators=annotators, chosen=chosen, given=given)
        output.show(agreement_report(table, by_category=by_category, confusion=confusion))


def _check_answers(*, only_answers: bool) -> None:
    """Refuse options of the other tables, which would be ignored."""
    context = click.get_current_context()
    for parameter in context.command.params:
        if only_answers and parameter.name in _OF_AGREEMENT and context.params[parameter.name]:
            raise click.UsageError(
                f"{parameter.opts[0]} does not go with --answers. Leave one of them out."
            )


def _is_own(repeated: "Signature", *, own: bool) -> bool:
    from protest_core.signatures.signature import TableKind

    if own and repeated.table is TableKind.AGREEMENT:
        raise click.UsageError("--signature names the table: leave --consistency out.")
    return own or repeated.table is TableKind.CONSISTENCY


def _own(project: "Project", annotators: tuple[str, ...], chosen: "CandidateFilter") -> "Report":
    from protest_core.agreement.consistency import candidates_named, consistency, consistency_report

    table = consistency(project=project, annotators=annotators, chosen=chosen)
    ids = {number for own in table.by_annotator.values() for number in own.candidates}
    return consistency_report(table, candidates_named(project=project, ids=ids))
