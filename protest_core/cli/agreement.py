"""`protest agreement`: inter-annotator agreement, and the consistency of each annotator."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import FILE, TABLE_FORMATS, output_options, people_options
from protest_core.cli.output import Output, print_note

if TYPE_CHECKING:
    from protest_core.agreement.compute import RepeatedAgreement
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.db.project import Project
    from protest_core.tables.model import Report


@click.command("agreement", short_help="Show how far people agree.")
@click.argument("file", type=FILE)
@people_options
@click.option("--by-category", is_flag=True, help="Each category on its own, too.")
@click.option(
    "--judged-only", is_flag=True, help="Leave out what one of the two was given and did not judge."
)
@click.option("--confusion", is_flag=True, help="Who says what when the other one says what.")
@click.option(
    "--consistency",
    "own",
    is_flag=True,
    help="Instead: does each say the same of translations that are the same?",
)
@click.option("--signature", help="Make the table again that has this last line.")
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    annotators: tuple[str, ...],
    chosen: "CandidateFilter",
    by_category: bool,
    judged_only: bool,
    confusion: bool,
    own: bool,
    signature: str | None,
    output: Output,
) -> None:
    """Show how far the annotators of the project FILE agree, beyond chance.

    Raw agreement and Cohen's kappa over the labels correct, incorrect and none for each two of
    them, Fleiss's kappa and Krippendorff's alpha for all. Two are compared on what each of them
    has judged or was given in a batch.

    \b
      protest agreement news.protest --annotators Ada,Ben --by-category
    """
    from protest_core.agreement.compute import agreement
    from protest_core.agreement.report import agreement_report
    from protest_core.candidates.filter import EVERYTHING
    from protest_core.db.project import Project

    if signature is not None and (annotators or chosen != EVERYTHING or judged_only):
        raise click.UsageError("--signature says by itself what is compared: leave the rest out.")
    with output.opened(), Project.open(file) as project:
        if signature is not None:
            again = repeated_for(project, signature)
            annotators, chosen, judged_only = again.annotators, again.chosen, again.judged_only
            own = _is_own(again, own=own)
        if own:
            output.show(_own(project, annotators, chosen))
            return
        table = agreement(
            project=project, annotators=annotators, chosen=chosen, judged_only=judged_only
        )
        output.show(agreement_report(table, by_category=by_category, confusion=confusion))


def repeated_for(
    project: "Project", signature: str, *, disagreements: bool = False
) -> "RepeatedAgreement":
    from protest_core.agreement.compute import agreement_settings_of
    from protest_core.signatures.model import TableKind

    agreement = {TableKind.AGREEMENT, TableKind.CONSISTENCY}
    tables = {TableKind.DISAGREEMENTS} if disagreements else agreement
    repeated = agreement_settings_of(project=project, signature=signature, tables=tables)
    for note in repeated.notes:
        print_note(note)
    return repeated


def _is_own(repeated: "RepeatedAgreement", *, own: bool) -> bool:
    from protest_core.signatures.model import TableKind

    if own and repeated.table is TableKind.AGREEMENT:
        raise click.UsageError(
            "--signature says by itself which table it is: leave --consistency out."
        )
    return own or repeated.table is TableKind.CONSISTENCY


def _own(project: "Project", annotators: tuple[str, ...], chosen: "CandidateFilter") -> "Report":
    from protest_core.agreement.consistency import (
        candidates_named,
        consistency,
        consistency_report,
    )

    table = consistency(project=project, annotators=annotators, chosen=chosen)
    ids = {number for found in table.found.values() for number in found.candidates}
    return consistency_report(table, candidates_named(project=project, ids=ids))
