"""`protest tags`: how many candidates have each tag."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, measured_for, people_options
from protest_core.cli.output import FILE, Output, output_options

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter


@click.command("tags")
@click.argument("file", type=FILE)
@people_options
@output_options(*TABLE_FORMATS)
def command(
    *, file: Path, annotators: tuple[str, ...], chosen: "CandidateFilter", output: Output
) -> None:
    """Count the candidates of the project FILE that have each tag.

    Counts are by annotator, by at least one of them, by system and by category, with your own tags.

    \b
      protest tags news.protest --annotators Ada,Ben
    """
    from protest_core.agreement.tag_counts import tags, tags_report
    from protest_core.db.project import Project

    with output.opened(), Project.open_to_read(file) as project:
        place = measured_for(project, chosen)
        output.show(tags_report(tags(project=place, annotators=annotators, chosen=chosen)))
