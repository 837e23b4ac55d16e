"""Make a suite from any supported source, with an account of examples left out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from protest_core.languages.own import own_text
from protest_core.languages.profiles import language_code
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Category
from protest_core.suite_build.bawden import Variants, import_bawden
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.categorise import NOTHING_ELSE, AlsoTaken
from protest_core.suite_build.conllu import ConlluFiles, build_from_conllu
from protest_core.suite_build.contrapro import import_contrapro
from protest_core.suite_build.corefud_examples import THIRD_PERSON, CorefChoices, own_categories
from protest_core.suite_build.ctxpro import import_ctxpro
from protest_core.suite_build.files import NO_GROUPS, GroupChoice
from protest_core.suite_build.finish import category_numbers
from protest_core.suite_build.import_common import ImportedSuite
from protest_core.suite_build.parallel import (
    ParallelFiles,
    build_from_parallel,
    unsorted_categories,
)
from protest_core.suite_build.parcorfull import BuildChoices, build_from_parcorfull
from protest_core.suite_build.report import build_notes, build_report, import_notes, import_report
from protest_core.tables.model import Report


@dataclass(frozen=True, slots=True)
class NumbersWanted:
    """Numbers of examples of each category, as `category_numbers` reads them; by default all."""

    per_category: Sequence[str] = ()
    like: str | None = None
    seed: int = 1

    def by_category(
        self, own: Path | None = None, more: Sequence[Category] = ()
    ) -> Mapping[str, int] | None:
        return category_numbers(per_category=self.per_category, like=self.like, own=own, more=more)


@dataclass(frozen=True, slots=True)
class CorpusWanted:
    """A corpus in the format of ParCorFull."""

    root: Path
    parts: tuple[str, ...] = ()
    numbers: NumbersWanted = NumbersWanted()
    also: AlsoTaken = NOTHING_ELSE
    groups: GroupChoice = NO_GROUPS


@dataclass(frozen=True, slots=True)
class ParallelWanted:
    """Parallel text, raw or tokenised."""

    files: ParallelFiles
    numbers: NumbersWanted = NumbersWanted()


@dataclass(frozen=True, slots=True)
class ConlluWanted:
    """A source with trees and coreference, and a reference."""

    files: ConlluFiles
    numbers: NumbersWanted = NumbersWanted()
    choices: CorefChoices = THIRD_PERSON
    groups: GroupChoice = NO_GROUPS


@dataclass(frozen=True, slots=True)
class ContraProWanted:
    """ContraPro, or data in its format; `texts`: the folder with the documents."""

    file: Path
    texts: Path | None = None
    skip_faulty: bool = False


@dataclass(frozen=True, slots=True)
class BawdenWanted:
    """The test set of Bawden et al. 2018."""

    file: Path
    variants: Variants = Variants.FIRST
    skip_faulty: bool = False


@dataclass(frozen=True, slots=True)
class CtxproWanted:
    """A test set of CTXPRO; `contexts`: the sentences before the segments."""

    file: Path
    contexts: Path | None = None
    skip_faulty: bool = False


SuiteSource = (
    CorpusWanted | ParallelWanted | ConlluWanted | ContraProWanted | BawdenWanted | CtxproWanted
)


@dataclass(frozen=True, slots=True)
class NewSuite:
    """The request for a suite: its source and directory; `languages` are source and target.

    They are codes, English names or keys of users' profiles. Empty ones are read from the file,
    which is possible for CTXPRO.
    """

    source: SuiteSource
    directory: Path
    languages: tuple[str, str]
    name: str = ""
    replace: bool = False


@dataclass(frozen=True, slots=True)
class MadeSuite:
    """The account of a new suite: `notes` name pronouns left out and points to check."""

    report: Report
    notes: tuple[str, ...]


def make_suite(*, new: NewSuite, progress: ProgressCallback = no_progress) -> MadeSuite:
    """Make the suite directory, or raise with every error in the files."""
    source, target = (each and _code(each) for each in new.languages)
    new = replace(new, languages=(source, target))
    match new.source:
        case ContraProWanted() as contrapro:
            return _imported(import_contrapro, new, progress, **asdict(contrapro))
        case BawdenWanted() as bawden:
            return _imported(import_bawden, new, progress, **asdict(bawden))
        case CtxproWanted() as ctxpro:
            return _imported(import_ctxpro, new, progress, **asdict(ctxpro))
        case CorpusWanted() as corpus:
            choices = BuildChoices(
                target_language=new.languages[1],
                parts=corpus.parts,
                name=new.name,
                wanted=corpus.numbers.by_category(),
                seed=corpus.numbers.seed,
                also=corpus.also,
                groups=corpus.groups,
            )
            built = build_from_parcorfull(
                root=corpus.root,
                directory=new.directory,
                choices=choices,
                replace=new.replace,
                progress=progress,
            )
            return MadeSuite(build_report(built), tuple(build_notes(built)))
        case ParallelWanted() as parallel:
            unsorted = unsorted_categories(parallel.files, new.languages[0])
            return _built(
                build_from_parallel,
                new,
                progress,
                files=parallel.files,
                wanted=parallel.numbers.by_category(parallel.files.categories, unsorted),
                seed=parallel.numbers.seed,
            )
        case ConlluWanted() as conllu:
            return _built(
                build_from_conllu,
                new,
                progress,
                files=conllu.files,
                choices=conllu.choices,
                groups=conllu.groups,
                wanted=conllu.numbers.by_category(more=own_categories(new.languages[0])),
                seed=conllu.numbers.seed,
            )


def _code(language: str) -> str:
    return language if own_text(language) else language_code(language)


def _built(
    builder: Callable[..., BuiltSuite],
    new: NewSuite,
    progress: ProgressCallback,
    **options: Any,
) -> MadeSuite:
    """Build a suite with the options of its own, which have the builder's names."""
    built = builder(
        directory=new.directory,
        languages=new.languages,
        name=new.name,
        replace=new.replace,
        progress=progress,
        **options,
    )
    return MadeSuite(build_report(built), tuple(build_notes(built)))


def _imported(
    importer: Callable[..., ImportedSuite],
    new: NewSuite,
    progress: ProgressCallback,
    **options: Any,
) -> MadeSuite:
    """Import a test set with the options of its own, which have the importer's names."""
    imported = importer(
        directory=new.directory,
        name=new.name,
        languages=new.languages,
        replace=new.replace,
        progress=progress,
        **options,
    )
    return MadeSuite(import_report(imported), tuple(import_notes(imported)))
