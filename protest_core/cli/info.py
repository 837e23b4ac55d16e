"""`protest info`: what a file is and holds."""

from dataclasses import asdict
from pathlib import Path

import click

from protest_core.cli.options import FILE, output_options, write_result
from protest_core.errors import counted


@click.command("info", short_help="Say what a file is and holds.")
@click.argument("file", type=FILE)
@output_options("text", "json")
def command(*, file: Path, how: str, output: Path | None, force: bool) -> None:
    """Say what the project FILE holds; nothing in it is changed."""
    from protest_core.operations import describe_project
    from protest_core.reports.evaluation import policy_record
    from protest_core.reports.holdings import as_json, write_holdings

    holdings = describe_project(path=file)
    matched = holdings.matched_systems
    if how == "json":
        document = asdict(holdings)
        document["systems"] = [
            {**asdict(system), "matched": system.id in matched} for system in holdings.systems
        ]
        del document["matched_systems"]
        document["policy"] = policy_record(holdings.policy)
        result = as_json(document)
    else:
        result = write_holdings(
            holdings.suite,
            facts=[
                ("File", f"{file}, a PROTEST project (file version {holdings.file_version})"),
                ("Lines", f"{holdings.lines:,} in {counted(holdings.documents, 'document')}"),
                ("Judgements", f"{holdings.judgements:,}"),
                ("Matching", holdings.policy),
            ],
            examples=holdings.examples.items(),
            systems=[
                f"{system.name}, loaded {system.loaded_at[:10]} from {system.text_file}"
                + ("" if system.id in matched else ", not evaluated yet")
                for system in holdings.systems
            ],
        )
    write_result([result], output=output, force=force)
