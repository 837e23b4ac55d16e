"""`protest load`: the output of one or more systems."""

from contextlib import suppress
from dataclasses import replace as with_changed
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.output import FILE, print_notes, print_warnings, say, shown_progress
from protest_core.errors import counted, shell_quoted

if TYPE_CHECKING:
    from protest_core.files.input_text import InputChoice
    from protest_core.loading.systems import SystemOutput

_STANDARD_INPUT = "-"


@click.command("load")
@click.argument("file", type=FILE)
@click.argument("outputs", metavar="NAME TEXT | [NAME=]TEXT…", nargs=-1, required=True)
@click.option(
    "--system",
    "systems",
    metavar="SYSTEM",
    multiple=True,
    help="Only this system of a TEXT that has several; may be repeated.",
)
@click.option(
    "--reference",
    metavar="TRANSLATOR",
    help="Not an output, but the reference by this translator in TEXT.",
)
@click.option(
    "--doc",
    "documents",
    metavar="DOCUMENT",
    multiple=True,
    help="Only this document of TEXT; may be repeated.",
)
@click.option(
    "--collection",
    "collections",
    metavar="COLLECTION",
    multiple=True,
    help="Only this collection of documents of TEXT; may be repeated.",
)
@click.option(
    "--field",
    "fields",
    metavar="FIELD",
    multiple=True,
    help="The field or column of TEXT with the translation; each of several is a system.",
)
@click.option(
    "--align",
    "links",
    metavar="LINKS",
    type=FILE,
    multiple=True,
    help="Pharaoh alignment (source-target, from 0), one for each TEXT in the same order.",
)
@click.option(
    "--tokenized",
    is_flag=True,
    help="TEXT is tokenised like the suite, and so are parallel texts; with --align it has to be.",
)
@click.option(
    "--by-document",
    is_flag=True,
    help="Align the sentences of TEXT with those of the source inside each document.",
)
@click.option(
    "--documents",
    "boundaries",
    metavar="TABLE",
    type=FILE,
    help="With --by-document: the first line of each document in TEXT (name<TAB>first_line); by "
    "default blank lines separate them, or TEXT names them.",
)
@click.option(
    "--parallel",
    metavar="SRC TGT",
    type=(FILE, FILE),
    multiple=True,
    help="Further text to learn word alignment from, line by line; may be repeated.",
)
@click.option(
    "--quick",
    is_flag=True,
    help="Align by fast_align: a third less work at 1,700 lines, and worse links on small suites.",
)
@click.option(
    "--as-reference",
    is_flag=True,
    help="TEXT is the reference, to be judged like a system: shown, but not ranked or compared.",
)
@click.option("--replace", is_flag=True, help="Replace a loaded system that nobody has judged.")
@click.option("--anyway", is_flag=True, help="Load TEXT even if it looks like no translation.")
def command(
    *,
    file: Path,
    outputs: tuple[str, ...],
    systems: tuple[str, ...],
    reference: str | None,
    documents: tuple[str, ...],
    collections: tuple[str, ...],
    fields: tuple[str, ...],
    links: tuple[Path, ...],
    tokenized: bool,
    by_document: bool,
    boundaries: Path | None,
    parallel: tuple[tuple[Path, Path], ...],
    quick: bool,
    as_reference: bool,
    replace: bool,
    anyway: bool,
) -> None:
    """Load the output of a system into the project FILE.

    TEXT has one sentence for each line of the suite's source. Raw text is tokenised like the
    suite's reference and word-aligned. The aligner learns from the suite and from TEXT, never from
    other systems.

    \b
      protest load news.protest mine output.txt
      protest load news.protest a=a.txt b=b.txt
      protest load news.protest mine mine.txt --align mine.align
      protest load news.protest newstest.xml --system alder
      protest load news.protest mine=rows.jsonl --field translation

    TEXT is plain text, WMT XML, SGM, JSON lines or tab-separated text, perhaps compressed by
    gzip; ‘-’ is standard input. Its beginning decides, not its name. If it names its systems,
    NAME can be left out: then all of them are loaded.

    A NAME may contain ‘=’: TEXT is then the part that is a file.
    """
    from protest_core.files.input_text import InputChoice

    choice = InputChoice(systems, reference, documents, collections, fields)
    given = _systems(outputs, links, choice, tokenised=tokenized)
    if links and (parallel or quick):
        raise click.UsageError(
            "--parallel and --quick change the aligner: leave them out with --align"
        )
    if links and by_document:
        raise click.UsageError("--align needs the sentences of the source: leave --by-document out")
    if boundaries and not by_document:
        raise click.UsageError("--documents is for --by-document: add that")
    given = [with_changed(each, by_document=by_document, documents=boundaries) for each in given]
    from protest_core.db.project import Project
    from protest_core.files.inputs import check_standard_input
    from protest_core.loading.align import Aligning
    from protest_core.loading.change_systems import mark_as_reference
    from protest_core.loading.systems import load_systems

    check_standard_input([*(each.text for each in given), *links, *chain(*parallel), boundaries])
    aligning = Aligning(parallel, parallel_tokenised=tokenized, quick=quick)
    with shown_progress() as progress, Project.open(file) as project:
        changes = load_systems(
            project=project,
            outputs=given,
            aligning=aligning,
            replace=replace,
            anyway=anyway,
            progress=progress,
        )
        if as_reference:
            mark_as_reference(project=project, systems=changes.systems)
    print_warnings(changes.warnings)
    print_notes(changes.notes)
    names = ", ".join(changes.systems)
    say(f"Loaded {names}. Next: protest evaluate {shell_quoted(str(file))}")


def _systems(
    outputs: tuple[str, ...], links: tuple[Path, ...], choice: "InputChoice", *, tokenised: bool
) -> list["SystemOutput"]:
    from protest_core.loading.systems import SystemOutput

    pairs = _pairs(outputs)
    if not links:
        return [SystemOutput(name, Path(text), None, tokenised, choice) for name, text in pairs]
    if len(links) != len(pairs):
        counts = f"{counted(len(pairs), 'text')}, but {counted(len(links), 'alignment')}"
        raise click.UsageError(f"{counts} given with --align")
    if unnamed := next((text for name, text in pairs if not name), ""):
        raise click.UsageError(f"--align needs the name of a system: write NAME={unnamed}")
    return [
        SystemOutput(name, Path(text), align, choice=choice)
        for (name, text), align in zip(pairs, links, strict=True)
    ]


def _pairs(outputs: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return one `NAME TEXT`, or any number of `NAME=TEXT`, or of `TEXT` that names its systems."""
    is_pair = len(outputs) == 2 and not names_its_systems(outputs[0])
    if is_pair and _are_name_and_text(*outputs):
        _refuse_two_texts(*outputs)
        return [(outputs[0], outputs[1])]
    return [
        ("", output) if names_its_systems(output) else _name_and_text(output, outputs)
        for output in outputs
    ]


def names_its_systems(output: str) -> bool:
    """Return whether this is a file in a format that names its systems or fields."""
    from protest_core.files.inputs import may_name_systems

    # What comes from standard input is found out when it is read.
    return output == _STANDARD_INPUT or may_name_systems(Path(output))


def _are_name_and_text(first: str, second: str) -> bool:
    """Return whether these are name and text: both may contain ‘=’, so existing files decide."""
    if "=" not in first:
        return True
    return not _there(first) and ("=" not in second or _is_text(second))


def _refuse_two_texts(name: str, text: str) -> None:
    """Refuse two texts without names: only the second would be loaded, named after the first."""
    alike = Path(name).name != name or Path(name).suffix == Path(text).suffix != ""
    if alike and _is_text(name) and _is_text(text):
        raise click.UsageError(
            f"‘{name}’ is a file, not the name of a system. To load both write "
            f"{Path(name).stem}={name} {Path(text).stem}={text}; for one system write NAME {text}"
        )


def _name_and_text(output: str, outputs: tuple[str, ...]) -> tuple[str, str]:
    """Return name and text; if there are several ‘=’, the text is the file that exists."""
    if "=" not in output:
        raise click.UsageError(_not_a_pair(output, outputs))
    existing = _there(output)
    if len(existing) > 1:
        both = " and ".join(f"‘{text}’" for _, text in existing)
        raise click.UsageError(
            f"‘{output}’ can be read in two ways, as both {both} exist. For one system write "
            "NAME TEXT, or rename a file."
        )
    return existing[0] if existing else _splits(output)[0]


def _not_a_pair(output: str, outputs: tuple[str, ...]) -> str:
    message = f"‘{output}’ is not NAME=TEXT; for one system write NAME TEXT"
    for other in outputs if len(outputs) == 2 else ():
        for _, text in _there(other):
            return f"{message}. ‘{text}’ exists, so that ‘{other}’ is one system already"
    return message


def _splits(output: str) -> list[tuple[str, str]]:
    """Return the splits at the first ‘=’, at the second, and so on."""
    parts = output.split("=")
    return [("=".join(parts[:at]), "=".join(parts[at:])) for at in range(1, len(parts))]


def _there(output: str) -> list[tuple[str, str]]:
    return [(name, text) for name, text in _splits(output) if _is_text(text)]


def _is_text(path: str) -> bool:
    if path == _STANDARD_INPUT:
        return True
    with suppress(OSError):  # an invalid file name, such as one that is too long
        return Path(path).exists() and not Path(path).is_dir()
    return False
