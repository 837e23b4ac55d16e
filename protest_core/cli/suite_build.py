"""`protest suite build`: make a suite directory from texts with known pronouns."""

from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.group import CommandGroup
from protest_core.cli.language import target_code, target_profile_option
from protest_core.cli.options import TABLE_FORMATS, suite_directory_option
from protest_core.cli.output import FILE, Output, print_notes, say, shown_progress
from protest_core.errors import shell_quoted

if TYPE_CHECKING:
    from protest_core.suite_build.files import GroupChoice
    from protest_core.suite_build.make import NewSuite, NumbersWanted

_Command = Callable[..., Any]


@click.group(
    "build",
    cls=CommandGroup,
    short_help="Make a suite from an annotated corpus or from parallel text.",
)
def build() -> None:
    """Make a suite directory from texts in which pronouns are known."""


def made_suite_options(command: _Command) -> _Command:
    """Add options on the suite's directory and report: `directory`, `replace`, `name`, `report`."""

    @wraps(command)
    def with_report(*, report: Path | None, how: str, force: bool, **others: Any) -> Any:
        return command(report=Output(report, force=force, how=how), replace=force, **others)

    options = (
        click.option("--force", is_flag=True, help="Replace an existing suite or report."),
        click.option("--report", type=FILE, help="Write the report to this file."),
        click.option(
            "--format",
            "how",
            type=click.Choice(TABLE_FORMATS),
            default="text",
            show_default=True,
            help="How to write the report.",
        ),
        click.option("--name", default="", help="The name of the suite (by default that of DIR)."),
        suite_directory_option,
    )
    return _decorated(with_report, options)


def selection_options(command: _Command) -> _Command:
    """Add options on the number of examples: `numbers`."""

    @wraps(command)
    def with_numbers(
        *, per_category: tuple[str, ...], like: str | None, seed: int, **others: Any
    ) -> Any:
        from protest_core.suite_build.make import NumbersWanted

        return command(numbers=NumbersWanted(per_category, like, seed), **others)

    options = (
        click.option(
            "--seed", type=int, default=1, show_default=True, help="The seed of the choice."
        ),
        click.option(
            "--like",
            type=click.Choice(["wmt18", "protest16"]),
            help="As many of each category as this suite.",
        ),
        click.option(
            "--per-category",
            metavar="CATEGORY=N|FILE",
            multiple=True,
            help="The number of examples of a category, or a file of such lines; may be repeated. "
            "Without it, and without --like, all are taken.",
        ),
    )
    return _decorated(with_numbers, options)


def languages_options(command: _Command) -> _Command:
    """Add options on the languages: `languages`, source and target, by code or key."""

    @wraps(command)
    def with_languages(
        *, source_language: str, target: str, profile: Path | None, **others: Any
    ) -> Any:
        return command(languages=(source_language, target_code(target, profile)), **others)

    options = (
        click.option("--source-language", metavar="LANGUAGE", default="en", show_default=True),
        target_profile_option,
        click.option("--target", required=True, metavar="LANGUAGE", help="Such as de, fr or pt."),
    )
    return _decorated(with_languages, options)


def groups_options(command: _Command) -> _Command:
    """Add options on chains that are groups: `groups`."""

    @wraps(command)
    def with_groups(*, groups: Path | None, group_nouns: bool, **others: Any) -> Any:
        from protest_core.suite_build.files import GroupChoice

        return command(groups=GroupChoice(groups, group_nouns), **others)

    options = (
        click.option(
            "--group-nouns",
            is_flag=True,
            help="Take chains as groups in which ‘they’ refers to a noun such as team or family.",
        ),
        click.option(
            "--groups",
            metavar="TABLE",
            type=FILE,
            help="group-it-they.tsv of an earlier build, with ‘yes’ where a chain is a group.",
        ),
    )
    return _decorated(with_groups, options)


def _decorated(command: _Command, options: Iterable[Callable[[_Command], _Command]]) -> _Command:
    """Return the command with these options, which help lists from the last to the first."""
    for option in options:
        command = option(command)
    return command


@build.command("parcorfull", short_help="From ParCor or ParCorFull (MMAX2).")
@click.argument("root", type=FILE)
@click.option("--part", "parts", multiple=True, help="Only this part, such as DiscoMT; repeatable.")
@click.option("--target", required=True, metavar="LANGUAGE", help="Such as de, fr or pt.")
@selection_options
@click.option(
    "--split-references", is_flag=True, help="Also pronouns that refer to several antecedents."
)
@click.option(
    "--implicit-antecedents",
    is_flag=True,
    help="Also pronouns marked ‘no explicit antecedent’ whose chain has one: it is mostly wrong.",
)
@groups_options
@made_suite_options
def parcorfull(
    *,
    root: Path,
    parts: tuple[str, ...],
    target: str,
    numbers: "NumbersWanted",
    split_references: bool,
    implicit_antecedents: bool,
    groups: "GroupChoice",
    directory: Path,
    name: str,
    report: Output,
    replace: bool,
) -> None:
    """Make a suite of the English pronouns in ROOT and the reference in the target language.

    \b
      protest suite build parcorfull corpus --part DiscoMT --target de -o discomt
      protest suite build parcorfull corpus --target de --like wmt18 -o mine

    A document that cannot be used is named and skipped. Beside the suite's own files are
    origins.tsv and lines.tsv (the place of each example and each line in the corpus),
    heads-to-check.tsv (antecedents whose head a person should check) and group-it-they.tsv
    (chains that may be groups).
    """
    from protest_core.suite_build.categorise import AlsoTaken
    from protest_core.suite_build.make import CorpusWanted, NewSuite
    from protest_core.suite_build.parcorfull import SOURCE_LANGUAGE

    also = AlsoTaken(split_references, implicit_antecedents)
    source = CorpusWanted(root, parts, numbers, also, groups)
    languages = SOURCE_LANGUAGE, target
    make_and_print(NewSuite(source, directory, languages, name, replace), report)


@build.command("parallel", short_help="From parallel text, raw or tokenised.")
@click.argument("source", type=FILE)
@click.argument("reference", metavar="[REFERENCE]", type=FILE, required=False)
@click.argument("table", metavar="[TABLE]", type=FILE, required=False)
@click.option(
    "--without-reference",
    is_flag=True,
    help="There is no REFERENCE: people judge everything, and the next file is the TABLE.",
)
@languages_options
@click.option("--raw", is_flag=True, help="The texts are raw: tokenise both.")
@click.option(
    "--pronouns",
    metavar="FORM,…",
    help="Without a TABLE: the source pronouns to find; in English, by default, it, they, them and "
    "you.",
)
@click.option("--any-word", is_flag=True, help="TABLE may name words that are no pronouns.")
@click.option(
    "--documents", type=FILE, help="Where documents begin: header name<TAB>first_line, from 0."
)
@click.option("--align", "links", type=FILE, help="Pharaoh links of the reference, source first.")
@click.option(
    "--categories",
    metavar="TOML",
    type=FILE,
    help="Categories of your own: a file with [[category]] tables, as in a suite.toml.",
)
@click.option(
    "--reference",
    "translator",
    metavar="TRANSLATOR",
    help="The translator whose text to take, if REFERENCE has several.",
)
@click.option(
    "--doc",
    "only_documents",
    metavar="DOCUMENT",
    multiple=True,
    help="Only this document of the files; repeatable.",
)
@click.option(
    "--collection",
    "collections",
    metavar="COLLECTION",
    multiple=True,
    help="Only this collection; repeatable.",
)
@click.option("--source-field", metavar="FIELD", help="The field or column of SOURCE.")
@click.option("--reference-field", metavar="FIELD", help="The field or column of REFERENCE.")
@selection_options
@made_suite_options
def parallel(
    *,
    source: Path,
    reference: Path | None,
    table: Path | None,
    without_reference: bool,
    languages: tuple[str, str],
    raw: bool,
    pronouns: str | None,
    any_word: bool,
    documents: Path | None,
    links: Path | None,
    categories: Path | None,
    translator: str | None,
    only_documents: tuple[str, ...],
    collections: tuple[str, ...],
    source_field: str | None,
    reference_field: str | None,
    numbers: "NumbersWanted",
    directory: Path,
    name: str,
    report: Output,
    replace: bool,
) -> None:
    """Make a suite of SOURCE and REFERENCE: a sentence on each line, as many in both.

    The texts are tokenised, or raw with --raw. Pronouns are found by their forms, and have a
    category for each form; or TABLE (TSV, CSV, JSON lines) says where they are.

    \b
      protest suite build parallel src.en ref.es --raw --target es -o mine
      protest suite build parallel src.txt ref.txt table.tsv --target de -o mine

    TABLE has a header: line, category and the place: a token; or a word and, where it recurs, its
    occurrence (from 1); or start and end in characters of the line. All other numbers count from
    0. If you like: id and antecedents, written line:start-end or line:start-end:head with blanks
    between, in tokens, or in characters where the pronoun is.

    \b
      line<TAB>token<TAB>category<TAB>antecedents
      1<TAB>0<TAB>anaphoric_inter_subject_it<TAB>0:3-6:5

    SOURCE and REFERENCE are read in every format that ‘protest load’ reads, also from one file;
    without --documents, documents are those of SOURCE.
    """
    from protest_core.files.input_text import InputChoice
    from protest_core.suite_build.make import NewSuite, ParallelWanted
    from protest_core.suite_build.parallel import ParallelFiles

    if without_reference:
        if table is not None:
            raise click.UsageError("--without-reference: give SOURCE, and a TABLE at most")
        reference, table = None, reference
    elif reference is None:
        raise click.UsageError("REFERENCE is missing; without one, write --without-reference")
    fields_of_source = (source_field,) if source_field else ()
    fields_of_reference = (reference_field,) if reference_field else ()
    files = ParallelFiles(
        source,
        reference,
        table,
        documents,
        links,
        categories,
        source_choice=InputChoice((), None, only_documents, collections, fields_of_source),
        reference_choice=InputChoice(
            (), translator, only_documents, collections, fields_of_reference
        ),
        raw=raw,
        forms=tuple(pronouns.split(",")) if pronouns else (),
        any_word=any_word,
    )
    wanted = ParallelWanted(files, numbers)
    make_and_print(NewSuite(wanted, directory, languages, name, replace), report)


@build.command("conllu", short_help="From CoNLL-U with coreference, as in CorefUD.")
@click.argument("source", type=FILE)
@click.argument("reference", type=FILE)
@languages_options
@click.option(
    "--reference",
    "translator",
    metavar="TRANSLATOR",
    help="The translator whose text to take, if REFERENCE has several.",
)
@click.option("--reference-field", metavar="FIELD", help="The field or column of REFERENCE.")
@selection_options
@click.option(
    "--split-references", is_flag=True, help="Also pronouns that refer to several antecedents."
)
@click.option(
    "--you",
    type=click.Choice(["generic", "singular", "plural"]),
    help="Also pronouns of the second person, all as this kind: the annotation says nothing.",
)
@groups_options
@made_suite_options
def conllu(
    *,
    source: Path,
    reference: Path,
    languages: tuple[str, str],
    translator: str | None,
    reference_field: str | None,
    numbers: "NumbersWanted",
    split_references: bool,
    you: str | None,
    groups: "GroupChoice",
    directory: Path,
    name: str,
    report: Output,
    replace: bool,
) -> None:
    """Make a suite of the pronouns in SOURCE, which has trees and entities (‘Entity’ in MISC).

    \b
      protest suite build conllu talk.conllu talk.de --target de -o talk
      protest suite build conllu a.conllu b --source-language es --target en -o c

    REFERENCE has a sentence on each line, raw or tokenised, or is read in another format that
    ‘protest load’ reads, or is CoNLL-U. Its sentences are aligned with those of SOURCE, inside of
    each document.

    Beside the suite's own files are origins.tsv, lines.tsv, heads-to-check.tsv and
    group-it-they.tsv, as ‘parcorfull’ writes them.
    """
    from protest_core.files.input_text import InputChoice
    from protest_core.suite_build.conllu import ConlluFiles
    from protest_core.suite_build.corefud_examples import CorefChoices
    from protest_core.suite_build.make import ConlluWanted, NewSuite

    fields = (reference_field,) if reference_field else ()
    files = ConlluFiles(
        source, reference, reference_choice=InputChoice((), translator, fields=fields)
    )
    also = CorefChoices(split_references, you)
    wanted = ConlluWanted(files, numbers, also, groups)
    make_and_print(NewSuite(wanted, directory, languages, name, replace), report)


def make_and_print(new: "NewSuite", report: Output) -> None:
    """Make the suite; print the notes, the report and the next step."""
    from protest_core.suite_build.make import make_suite

    with shown_progress() as progress:
        made = make_suite(new=new, progress=progress)
    print_notes(made.notes)
    with report.opened():
        report.show(made.report)
    say(f"Made {new.directory}. Next: protest suite check {shell_quoted(str(new.directory))}")
