"""Make a project from a PROTEST 1.1 file, and count what was converted."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from protest_compat.protest11.contents import ConvertedContents, read_contents
from protest_compat.protest11.corpora import ReferenceChoice, checked_language, guess_language
from protest_compat.protest11.judgements import ConvertedJudgement
from protest_compat.protest11.queries import read_protest11
from protest_compat.protest11.rows import BATCH, FILE_VERSION, MASTER, Protest11
from protest_compat.protest11.tasks import plan_of
from protest_core.candidates.queries.load import find_candidate, load_candidate, load_sentences
from protest_core.candidates.queries.systems import list_systems, save_system
from protest_core.candidates.translated_parts import highlights_of
from protest_core.db.creating import check_may_be_made
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import Problem, printable
from protest_core.files.problems import ProblemList, quoted
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.conflicts import state_of
from protest_core.judgements.guidelines import ProjectOptions, save_options
from protest_core.judgements.model import Judgement, JudgementRecord
from protest_core.judgements.queries.annotators import ensure_annotator, list_annotators
from protest_core.judgements.queries.load import judgements_of_system
from protest_core.judgements.queries.save import save_judgement
from protest_core.judgements.questions import FIRST_TWO
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import SuiteDescription, TestSuite
from protest_core.suite.queries import save_suite
from protest_core.tasks.queries.task_sets import list_task_sets, save_task_set
from protest_core.translatable import Text

_ORIGIN = "protest11"
_LONGEST_NAME = 100
_KNOWN_SETTINGS = frozenset(
    {
        *("file_version", "file_type", "master_id", "master_description", "time_created"),
        *("annotator_id", "annotator_name", "config:conflict_checks"),
    }
)


@dataclass(frozen=True, slots=True)
class Count:
    """The numbers of one kind of thing in the file, and in the project."""

    what: str
    read: int
    written: int


@dataclass(frozen=True, slots=True)
class Conversion:
    """The result of a conversion."""

    reference: str | None  # the corpus
    counts: tuple[Count, ...]
    warnings: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class LanguageCodes:
    """Language codes, where known; they are not in the file."""

    source: str | None = None
    target: str | None = None


def convert_protest11(
    *,
    old: Path,
    new: Path,
    reference: ReferenceChoice = ReferenceChoice(),  # noqa: B008 — it cannot be changed
    languages: LanguageCodes = LanguageCodes(),
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> Conversion:
    """Make a project from a master or a batch; data that cannot be kept are reported."""
    check_may_be_made(new, replace=replace)
    progress(0, 3, Text("reading {0}").format(printable(old.name)))
    database, notes = read_protest11(old)
    problems = ProblemList(all_warnings=True)
    for note in notes:
        problems.warn(note.file, note.message)
    _warn_of_settings(database, problems)
    progress(1, 3, Text("converting"))
    contents = read_contents(database, reference, problems)
    suite = TestSuite(
        _description(contents, languages, old, problems),
        contents.categories,
        contents.documents,
        contents.texts.of(contents.corpora.source),
        contents.examples,
    )
    progress(2, 3, Text("writing {0}").format(printable(new.name)))
    Project.create(
        new, lambda tx: _fill(tx, suite, contents, database), replace=replace, made_from=old
    )
    with Project.open(new, read_only=True) as project, project.reading() as tx:
        counts = tuple(_counts(database, contents, tx))
    names = {row.id: row.name for row in database.corpora}
    chosen = contents.corpora.reference
    return Conversion(
        None if chosen is None else names.get(chosen, str(chosen)),
        counts,
        tuple(problems.warnings),
    )


def _warn_of_settings(database: Protest11, problems: ProblemList) -> None:
    settings = database.settings
    if settings["file_type"] not in {MASTER, BATCH}:
        kind = quoted(settings["file_type"])
        problems.warn("meta_data", f"file_type is {kind}; as in the original that is a batch")
    for tag in settings.keys() - _KNOWN_SETTINGS:
        problems.warn("meta_data", f"{quoted(tag)} means nothing here; left out")


def _description(
    contents: ConvertedContents, languages: LanguageCodes, path: Path, problems: ProblemList
) -> SuiteDescription:
    settings = contents.old.settings
    names = {row.id: row.name for row in contents.old.corpora}
    corpora = contents.corpora
    source_option, target_option = "--source-language", "--target-language"

    def language(code: str | None, what: str, option: str, used: Iterable[int]) -> str:
        if code is not None:
            return checked_language(code, option)
        used = tuple(used)
        sentences = (line for corpus in used for line in contents.texts.of(corpus))
        return guess_language(what, (names.get(c, "") for c in used), sentences, option, problems)

    targets = (*corpora.systems.values(), *([corpora.reference] if corpora.reference else []))
    name = settings.get("master_id") or path.stem
    return SuiteDescription(
        name=" ".join(printable(name).split())[:_LONGEST_NAME] or "converted",
        source_language=language(languages.source, "source", source_option, [corpora.source]),
        target_language=language(languages.target, "target", target_option, targets),
        description=settings.get("master_description", ""),
    )


def _fill(tx: WriteTx, suite: TestSuite, contents: ConvertedContents, database: Protest11) -> None:
    save_suite(tx, suite, contents.reference)
    checked = database.settings.get("config:conflict_checks") != "disabled"
    save_options(tx, ProjectOptions(conflict_checks=checked))
    names = {row.id: row.name for row in database.corpora}
    for name, translation in contents.systems.items():
        text = names.get(contents.corpora.systems[name], name)
        save_system(tx, name, translation, text_file=printable(text))
    for annotator in contents.annotators.values():
        ensure_annotator(tx, annotator)
    for converted in contents.judgements:
        _judge(tx, converted, checked=checked)
    _add_tasks(tx, contents)


def _judge(tx: WriteTx, converted: ConvertedJudgement, *, checked: bool) -> None:
    """Save judgements under our rules; replacing earlier versions puts them into the history."""
    candidate_id = _candidate(tx, converted.system, converted.example_id)
    candidate = load_candidate(tx, candidate_id)
    sentences = load_sentences(tx, candidate.system_id, candidate.example.lines)
    highlights = highlights_of(candidate, sentences)
    asked = tuple(each for each in FIRST_TWO if each.fits(candidate.example.category))

    def record(judgement: Judgement) -> JudgementRecord:
        state = state_of(judgement, highlights, asked=asked, checked=checked)
        return JudgementRecord(judgement, state, FILE_VERSION, origin=_ORIGIN)

    for judgement in (*converted.past, converted.judgement):
        save_judgement(tx, candidate_id, converted.annotator, record(judgement))


def _candidate(tx: Tx, system: str, example_id: ExampleId) -> CandidateId:
    found = find_candidate(tx, system, example_id)
    assert found is not None  # noqa: S101 — every system has every example
    return found


def _add_tasks(tx: WriteTx, contents: ConvertedContents) -> None:
    targets = contents.targets
    examples = {example.id: example for example in contents.examples}
    wanted = {each for numbers in contents.tasks.members.values() for each in numbers}
    ours = {each: _candidate(tx, *targets[each]) for each in wanted}
    strata = {each: (targets[each][0], examples[targets[each][1]].category.id) for each in wanted}
    for old_set in contents.tasks.sets:
        save_task_set(tx, plan_of(old_set, contents.tasks.members, ours, strata))


def _counts(old: Protest11, contents: ConvertedContents, tx: Tx) -> Iterator[Count]:
    """Yield the counts, for what was written from the project itself."""
    systems = list_systems(tx)
    kept = [each for system in systems for each in judgements_of_system(tx, system.id)]
    tasks = [task for task_set in list_task_sets(tx) for task in task_set.tasks]
    numbers = {row.id for row in old.task_definition} | {
        row.task_no for row in old.annotation_tasks
    }
    translated = {row.tgtcorpus for row in old.pro_candidates}
    yield Count(
        Text("examples"), len({r.example_no for r in old.pro_candidates}), len(contents.examples)
    )
    yield Count(
        Text("translations of the text"), len(translated), len(systems) + _has_reference(contents)
    )
    yield Count(Text("annotators"), len(old.annotators), len(list_annotators(tx)))
    yield Count(Text("judgements"), len(old.annotations), len(kept))
    yield Count(
        Text("selected words"),
        len(old.token_annotations),
        sum(len(k.judgement.tokens) for k in kept),
    )
    yield Count(Text("tags"), len(old.tag_annotations), sum(len(k.judgement.tags) for k in kept))
    remarks = sum(1 for row in old.annotations if row.remarks)
    yield Count(Text("remarks"), remarks, sum(1 for k in kept if k.judgement.remark))
    yield Count(Text("tasks"), len(numbers), len(tasks))
    yield Count(
        Text("candidates in tasks"),
        len(old.annotation_tasks),
        sum(len(t.candidates) for t in tasks),
    )


def _has_reference(contents: ConvertedContents) -> bool:
    return contents.corpora.reference is not None
