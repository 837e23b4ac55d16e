"""Batches, merge plans and past merges as reports."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.batches.link_preview import (
    LinkConflict,
    LinkEffects,
    LinkSide,
    VerdictChanges,
    is_taken,
)
from protest_core.batches.merge_plan import (
    Choices,
    FilePlan,
    JudgementWithWords,
    MergeConflict,
    MergePlan,
    MergeSide,
)
from protest_core.batches.merge_rules import MergeKind, MergeRecord
from protest_core.batches.open_batch import BatchDescription
from protest_core.errors import counted, distinct_names, printable
from protest_core.judgements.annotators import annotator_columns, name_with_kind
from protest_core.judgements.model import EMPTY_JUDGEMENT, State
from protest_core.judgements.questions import FIRST_TWO, Question, chosen
from protest_core.judgements.wording import describe_judgement, local_time
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.report_frame import report_on
from protest_core.tables.cells import duration
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text

_STATES = {
    State.NEW: "new",
    State.INCOMPLETE: "incomplete",
    State.DONE: "done",
    State.CONFLICT: "contradictory",
}
_PLAN = "What merging does with judgements and links"


@dataclass(frozen=True, slots=True)
class _BatchCategory:
    batch: BatchDescription
    category: Category


@dataclass(frozen=True, slots=True)
class _FileRow:
    name: str
    file: FilePlan


@dataclass(frozen=True, slots=True)
class _Side:
    """The project's or the file's side of a merge conflict."""

    conflict: MergeConflict
    own: JudgementWithWords

    @property
    def name(self) -> str:
        return "project" if self.own is self.conflict.in_project else "file"

    @property
    def in_words(self) -> Text:
        """Return this side in words, with the place where the remarks of the two sides differ."""
        conflict, own = self.conflict, self.own
        other = conflict.in_file if own is conflict.in_project else conflict.in_project
        words = describe_judgement(
            own.judgement, own.words, conflict.questions, beside=other.judgement.remark
        )
        return Text("{0} ({1})").format(words, local_time(own.made_at)) if own.made_at else words


_SIDES: tuple[Column[_Side], ...] = (
    Column("", "file", Kind.NAME, lambda side: side.conflict.file),
    Column("", "annotator", Kind.NAME, lambda side: side.conflict.annotator),
    Column("", "annotator_kind", Kind.NAME, lambda side: side.conflict.kind.value),
    Column("", "system", Kind.NAME, lambda side: side.conflict.candidate.system),
    Column("", "example", value=lambda side: side.conflict.candidate.example.id),
    Column("", "category", Kind.NAME, lambda side: side.conflict.candidate.example.category.id),
    Column("", "side", Kind.NAME, lambda side: side.name),
    Column("", "pronoun", Kind.NAME, lambda side: side.own.judgement.pronoun.value),
    Column("", "antecedent", Kind.NAME, lambda side: side.own.judgement.antecedent.value),
    Column("", "tokens", value=lambda side: sorted(side.own.judgement.tokens)),
    Column("", "words", value=lambda side: side.own.words),
    Column("", "tags", value=lambda side: sorted(side.own.judgement.tags)),
    Column("", "remark", value=lambda side: side.own.judgement.remark),
    Column("", "made_at", value=lambda side: side.own.made_at or None),
)


@dataclass(frozen=True, slots=True)
class _LinkSideRow:
    """The project's or the file's side of a conflict of links."""

    conflict: LinkConflict
    name: MergeSide

    @property
    def side(self) -> LinkSide:
        conflict = self.conflict
        return conflict.in_project if self.name is MergeSide.PROJECT else conflict.in_file


_LINKS: tuple[Column[_LinkSideRow], ...] = (
    Column("", "file", Kind.NAME, lambda row: row.conflict.file),
    Column("", "annotator", Kind.NAME, lambda row: row.conflict.annotator),
    Column("", "system", Kind.NAME, lambda row: row.conflict.candidate.system),
    Column("", "example", value=lambda row: row.conflict.candidate.example.id),
    Column("", "part", Kind.COUNT, lambda row: row.conflict.part),
    Column("", "source_words", Kind.NAME, lambda row: row.conflict.source_words),
    Column("", "side", Kind.NAME, lambda row: row.name.value),
    Column("", "as_aligned", value=lambda row: row.side.is_aligned),
    Column("", "tokens", value=lambda row: row.side.places),
    Column("", "words", value=lambda row: row.side.words),
    Column("", "author", value=lambda row: row.side.author or None),
    Column("", "made_at", value=lambda row: row.side.made_at or None),
)


def batch_report(path: Path, batch: BatchDescription) -> Report:
    """Return a short page about a batch: its task, its annotator and its progress."""
    table = Table("batch", Text("The batch"), _BATCH, [batch], lines=[*_lines(path, batch)])
    categories = [_BatchCategory(batch, category) for category in batch.categories]
    by_category = Table(
        "categories", Text("Candidates by category and state"), _CATEGORIES, categories
    )
    return report_on(batch.suite, "Batch", [table], [table, by_category])


def _lines(path: Path, batch: BatchDescription) -> Iterator[str]:
    record = batch.record
    yield f"File: {path}, a batch of a PROTEST project"
    yield f"For: {record.annotator}"
    when = local_time(record.exported_at)
    yield f"Task: {record.task_set}, task {record.label}, handed out {when}"
    yield f"Guidelines: {record.guidelines}"
    yield f"Systems: {', '.join(batch.systems)}"
    yield f"Candidates: {batch.count():,}"
    yield from (f"{batch.count(state):7,}  {_STATES[state]}" for state in State)
    yield f"Work: {_work(batch)}"
    yield f"Links: {_links(batch)}"
    yield Text("Done, by category:")
    widest = len(f"{batch.count():,}")
    for category in batch.categories:
        done, of_all = batch.count(State.DONE, category.id), batch.count(category=category.id)
        yield f"{done:7,} of {of_all:{widest},}  {category.label}"


def _links(batch: BatchDescription) -> str:
    if not batch.record.corrects_links:
        return "cannot be corrected in it"
    return counted(batch.link_corrections, "correction")


def _work(batch: BatchDescription) -> str:
    if not batch.first_at:
        return "not begun"
    judged = batch.count() - batch.count(State.NEW)
    each = f", {batch.seconds / judged:.0f} s for each judged candidate" if judged else ""
    between = f"{local_time(batch.first_at)} and {local_time(batch.last_at)}"
    return f"{duration(batch.seconds)} between {between}{each}"


def _batch_state(state: State) -> Column[BatchDescription]:
    return Column("", state.value, Kind.COUNT, lambda batch: batch.count(state))


_BATCH: tuple[Column[BatchDescription], ...] = (
    Column("", "id", value=lambda batch: batch.record.id),
    Column("", "project_id", value=lambda batch: batch.record.project_id),
    Column("", "annotator", Kind.NAME, lambda batch: batch.record.annotator),
    Column("", "task_set", Kind.NAME, lambda batch: batch.record.task_set),
    Column("", "task", Kind.NAME, lambda batch: batch.record.label),
    Column("", "exported_at", value=lambda batch: batch.record.exported_at),
    Column("", "guidelines", Kind.NAME, lambda batch: batch.record.guidelines),
    Column("", "systems", value=lambda batch: batch.systems),
    Column("", "candidates", Kind.COUNT, lambda batch: batch.count()),
    *map(_batch_state, State),
    Column("", "seconds", Kind.MEAN, lambda batch: round(batch.seconds, 1)),
    Column("", "first_judged_at", value=lambda batch: batch.first_at or None),
    Column("", "last_judged_at", value=lambda batch: batch.last_at or None),
    Column("", "corrects_links", value=lambda batch: batch.record.corrects_links),
    Column("", "link_corrections", Kind.COUNT, lambda batch: batch.link_corrections),
)


def _category_state(state: State) -> Column[_BatchCategory]:
    return Column("", state.value, Kind.COUNT, lambda row: row.batch.count(state, row.category.id))


_CATEGORIES: tuple[Column[_BatchCategory], ...] = (
    Column("", "category", Kind.NAME, lambda row: row.category.id),
    *map(_category_state, State),
)


def merge_plan_report(
    suite: SuiteDescription,
    files: Sequence[FilePlan],
    conflicts: Sequence[MergeConflict],
    of_links: Sequence[LinkConflict] = (),
) -> Report:
    """Return the effect of merging each file, and both sides of each merge conflict in words."""
    names = distinct_names(file.path for file in files)
    rows = [_FileRow(names[file.path], file) for file in files]
    sides = [
        _Side(conflict, side)
        for conflict in conflicts
        for side in (conflict.in_project, conflict.in_file)
    ]
    lines = [*_plan_lines(rows), *_conflict_lines(sides), *_link_conflict_lines(of_links)]
    plan = Table("files", _PLAN, _FILES, rows, lines=lines)
    asked = dict.fromkeys(question for conflict in conflicts for question in conflict.questions)
    further = [question for question in asked if question not in FIRST_TWO]
    columns = (*_SIDES, *map(_further_answer, further))
    both = Table("conflicts", Text("Both sides of each conflict"), columns, sides)
    links = [_LinkSideRow(each, name) for each in of_links for name in MergeSide]
    both_links = Table(
        "link_conflicts", Text("Both sides of each conflict of links"), _LINKS, links
    )
    return report_on(suite, "Merge", [plan], [plan, both, both_links])


def merge_outcome(plan: MergePlan, choices: Choices, effects: LinkEffects | None = None) -> Text:
    """Return what merging will do, in a few sentences.

    `effects`: of links on verdicts, if there are corrections.
    """
    taken = [
        entry
        for file, entry in plan.conflicts
        if choices.get((file.annotator, entry.candidate.id)) is MergeSide.FILE
    ]
    withdrawn = sum(entry.in_file == EMPTY_JUDGEMENT for entry in taken)
    coming = plan.counts[MergeKind.NEW] + plan.counts[MergeKind.CHANGED] + len(taken) - withdrawn
    withdrawn += plan.counts[MergeKind.WITHDRAWN]
    kept = len(plan.conflicts) - len(taken)
    links = sum(is_taken(file, each, choices) for file in plan.files for each in file.links)
    kept_links = sum(not is_taken(file, each, choices) for file, each in plan.link_conflicts)
    if not (coming or withdrawn or kept or links or kept_links):
        return Text("Nothing new comes in: the project has all of this already.")
    parts = [Text("%n judgements will be added", "", coming, one="%n judgement will be added")]
    if withdrawn:
        one = "%n judgement is taken back"
        parts.append(Text("%n judgements are taken back", "", withdrawn, one=one))
    if kept:
        one = "in %n conflict the project’s own holds"
        parts.append(Text("in %n conflicts the project’s own holds", "", kept, one=one))
    if links:
        one = "%n link correction will be added"
        parts.append(Text("%n link corrections will be added", "", links, one=one))
    if kept_links:
        one = "in %n conflict of links the project’s own hold"
        parts.append(
            Text("in %n conflicts of links the project’s own hold", "", kept_links, one=one)
        )
    nothing_lost = Text("Nothing is lost: replaced answers stay in the history.")
    sentences = [Text("{0}.").format(Text(", ").join(parts)), nothing_lost]
    if links and effects is not None:
        sentences.insert(1, verdict_changes_in_words(effects.changes(choices)))
    return Text(" ").join(sentences)


def verdict_changes_in_words(changes: VerdictChanges) -> Text:
    """Return the changes of verdicts as a sentence."""
    parts = []
    if changes.referred:
        one = "%n approval is referred"
        parts.append(Text("%n approvals are referred", "", changes.referred, one=one))
    if changes.approved:
        one = "%n referral is approved"
        parts.append(Text("%n referrals are approved", "", changes.approved, one=one))
    if not parts:
        return Text("These links change no verdict.")
    return Text("By these links, {0}.").format(Text(", ").join(parts))


def _count(kind: MergeKind) -> Column[_FileRow]:
    return Column(
        kind.value.capitalize(), kind.value, Kind.COUNT, lambda row: row.file.counts[kind]
    )


def _link_count(kind: MergeKind) -> Column[_FileRow]:
    return Column("", f"links_{kind.value}", Kind.COUNT, lambda row: row.file.link_counts[kind])


_FILES: tuple[Column[_FileRow], ...] = (
    Column(Text("File"), "file", Kind.NAME, lambda row: row.name),
    *annotator_columns(lambda row: (row.file.annotator, row.file.kind)),
    Column(Text("Task"), "task", Kind.NAME, lambda row: row.file.task),
    *map(_count, MergeKind),
    *map(_link_count, MergeKind),
    Column("", "other_guidelines", Kind.NAME, lambda row: row.file.other_guidelines or None),
)


def _plan_lines(rows: Iterable[_FileRow]) -> Iterator[str]:
    """Yield a line for each file: a table of names and all kinds is too wide for a terminal."""
    yield _PLAN
    for row in rows:
        counts = {kind.value: row.file.counts[kind] for kind in MergeKind}
        annotator = name_with_kind(row.file.annotator, row.file.kind)
        links = {kind.value: row.file.link_counts[kind] for kind in MergeKind}
        and_links = f"; links: {_in_words(links)}" if row.file.links else ""
        yield f"{row.name} · {annotator} · {row.file.task}: {_in_words(counts)}{and_links}"


def _in_words(counts: Mapping[str, int]) -> str:
    words = {MergeKind.CONFLICT.value: "in conflict"}
    parts = (f"{number:,} {words.get(name, name)}" for name, number in counts.items() if number)
    return ", ".join(parts) or "none"


def _further_answer(question: Question) -> Column[_Side]:
    return Column("", question.id, value=lambda side: sorted(chosen(side.own.judgement, question)))


def _conflict_lines(sides: Iterable[_Side]) -> Iterator[str]:
    for side in sides:
        if side.name == "project":  # the first side of a conflict
            candidate = side.conflict.candidate
            example = f"example {candidate.example.id} · {candidate.example.category.label}"
            yield ""
            annotator = name_with_kind(side.conflict.annotator, side.conflict.kind)
            yield f"{candidate.system} · {example} · {annotator}"
        yield f"  {side.name:9}{side.in_words}"


def _link_conflict_lines(conflicts: Iterable[LinkConflict]) -> Iterator[str]:
    for conflict in conflicts:
        yield ""
        annotator = name_with_kind(conflict.annotator, conflict.kind)
        example = f"example {conflict.candidate.example.id} · {links_of_part(conflict)}"
        yield f"{conflict.candidate.system} · {example} · {annotator}"
        for name, side in zip(MergeSide, conflict_in_words(conflict), strict=True):
            yield f"  {name.value:9}{side}"


def links_of_part(conflict: LinkConflict) -> Text:
    return Text("links of “{0}”").format(printable(conflict.source_words))


def conflict_in_words(conflict: MergeConflict | LinkConflict) -> tuple[Text, Text]:
    """Return the project's side and the file's side."""
    if isinstance(conflict, LinkConflict):
        return _links_in_words(conflict.in_project), _links_in_words(conflict.in_file)
    in_project, in_file = _Side(conflict, conflict.in_project), _Side(conflict, conflict.in_file)
    return in_project.in_words, in_file.in_words


def _links_in_words(side: LinkSide) -> Text:
    words = printable(" ".join(side.words))
    linked = Text("translated by “{0}”").format(words) if words else Text("not translated")
    if side.is_aligned:
        return Text("as aligned: {0}").format(linked)
    who, when = printable(side.author), local_time(side.made_at)
    return Text("{0} ({1}, {2})").format(linked, who, when)


def merges_report(suite: SuiteDescription, merges: Sequence[MergeRecord]) -> Report:
    """Return the report of merges, the oldest first."""
    title = "What was merged; ‘protest batch undo’ takes one back"
    table = Table("merges", title, _MERGES, merges)
    empty = "" if merges else "Nothing was merged yet."
    return report_on(suite, "Merges", [table], [table], empty=empty)


def _changes_in_words(merge: MergeRecord) -> str:
    """Return the changes by a merge, in words."""
    brought = [kind.value for kind in MergeKind if kind is not MergeKind.UNCHANGED]
    words = _in_words({name: merge.counts.get(name, 0) for name in brought})
    links = merge.counts.get("links", 0)
    return f"{words}; links: {links:,}" if links else words


def _merged(kind: MergeKind) -> Column[MergeRecord]:
    return Column("", kind.value, Kind.COUNT, lambda merge: merge.counts.get(kind.value, 0))


_MERGES: tuple[Column[MergeRecord], ...] = (
    Column(Text("Id"), "id", Kind.COUNT, lambda merge: merge.id),
    Column(Text("When"), value=lambda merge: local_time(merge.merged_at)),
    Column("", "merged_at", value=lambda merge: merge.merged_at),
    Column(Text("By"), "merged_by", Kind.NAME, lambda merge: merge.merged_by),
    Column(Text("File"), "file", Kind.NAME, lambda merge: merge.file),
    *annotator_columns(lambda merge: (merge.annotator, merge.kind)),
    Column(Text("Judgements"), value=_changes_in_words),
    *map(_merged, MergeKind),
    Column("", "links", Kind.COUNT, lambda merge: merge.counts.get("links", 0)),
    Column("", "link_conflicts", Kind.COUNT, lambda merge: merge.counts.get("link_conflicts", 0)),
    Column(
        Text("Undone"), value=lambda merge: local_time(merge.undone_at) if merge.undone_at else ""
    ),
    Column("", "undone_at", value=lambda merge: merge.undone_at),
)
