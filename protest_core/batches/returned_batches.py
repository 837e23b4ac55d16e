"""Merge plans from returned batches, which are compared with the batches handed out."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from msgspec import structs

from protest_core.batches.link_rules import (
    LinkEntry,
    LinkRow,
    decide_links,
    has_news,
    history_of,
    links_hold_unasked,
    merged_links,
)
from protest_core.batches.merge_plan import (
    EntryMaker,
    FilePlan,
    MergeEntry,
    MergePlan,
    answers_unasked,
    is_known,
    state_after,
)
from protest_core.batches.merge_rules import Incoming, ProjectSide
from protest_core.batches.model import BatchRecord
from protest_core.batches.queries.export import load_batches
from protest_core.batches.queries.links import load_link_rows
from protest_core.batches.queries.merge_state import load_merge_states
from protest_core.batches.queries.returned_rows import BatchContents, CandidateJudgements
from protest_core.candidates.model import Candidate, PartOf
from protest_core.candidates.queries.load import load_candidates, load_sentences
from protest_core.candidates.translated_parts import highlights_among, line_of_part
from protest_core.db.settings import load_project_id
from protest_core.db.transactions import Tx, now
from protest_core.errors import InputError, Problem, distinct_names
from protest_core.files.problems import capped
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.annotators import AnnotatorKind, kind_mistake
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import (
    Ending,
    Highlights,
    Judgement,
    TokenPlace,
    judgement_mistakes,
)
from protest_core.judgements.queries.annotators import kinds_of_annotators
from protest_core.tasks.plan import OVERLAP
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.text.tokens import tokens_of
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class ReturnedBatch:
    """A batch that was read, and the project's record of it."""

    path: Path
    batch: BatchContents
    record: BatchRecord


def plan_returned(tx: Tx, contents: Sequence[tuple[Path, BatchContents]]) -> MergePlan:
    """Return the merge plan, or raise an `InputError` with all mistakes."""
    records = {record.id: record for record in load_batches(tx) if record.systems}
    kinds = kinds_of_annotators(tx)
    project_id = load_project_id(tx)
    problems: list[Problem] = []
    files: list[ReturnedBatch] = []
    names = distinct_names(path for path, _ in contents)
    for path, batch in contents:
        record = records.get(batch.id)
        mistake = _batch_mistake(batch, record, project_id) or kind_mistake(
            batch.annotator, kinds[batch.annotator], AnnotatorKind.PERSON
        )
        if mistake:
            problems.append(Problem(names[path], mistake))
        elif record is not None:
            files.append(ReturnedBatch(path, batch, record))
    planner = _Planner(tx, files, names)
    plans = [planner.plan(file) for file in files]
    refuse_if_any([*problems, *planner.problems])
    return MergePlan(tuple(plans), tuple(planner.warnings))


def refuse_if_any(problems: Sequence[Problem]) -> None:
    if problems:
        listed = capped(problems)
        raise InputError(Text("Nothing was merged."), listed.in_order(), unlisted=listed.unlisted)


def _batch_mistake(batch: BatchContents, record: BatchRecord | None, project_id: str) -> str | None:
    if batch.project_id != project_id:
        return "it is a batch of another project"
    if record is None:
        return "this project has not handed out such a batch"
    if batch.annotator != record.annotator:
        return f"it was handed out to {record.annotator} and says that it is {batch.annotator}'s"
    return None


class _Planner:
    """Plans the merge of several files, with one set of queries for all of them."""

    def __init__(self, tx: Tx, files: Sequence[ReturnedBatch], names: Mapping[Path, str]) -> None:
        self._tx = tx
        self._names = names
        self._maker = EntryMaker(tx)
        self._guidelines = load_guidelines(tx).version
        handed_out = _handed_out(tx)
        self._handed_out = {
            file.record.id: handed_out[file.record.task_set, file.record.label] for file in files
        }
        ids = set().union(*self._handed_out.values())
        self._candidates = {each.id: each for each in load_candidates(tx, sorted(ids))}
        self._highlights = highlights_among(tx, self._candidates.values())
        # The result of a file is the starting point of later files by the same annotator.
        self._several = Counter(file.record.annotator for file in files)
        self._after: dict[tuple[str, CandidateId], ProjectSide] = {}
        # Links belong to no annotator: each file starts from the links that earlier files leave.
        self._links_after: dict[PartOf, tuple[LinkRow, ...]] = {}
        self._offered: dict[CandidateId, frozenset[TokenPlace]] = {}  # by links in the file
        self.problems: list[Problem] = []
        self.warnings: list[Problem] = []

    def plan(self, file: ReturnedBatch) -> FilePlan:
        rows = list(self._handed_out_in(file))
        links = tuple(self._links(file, rows))
        annotator = file.record.annotator
        merge_states = load_merge_states(
            self._tx, annotator, [candidate.id for candidate, _ in rows]
        )
        return FilePlan(
            file.path,
            annotator,
            file.record.id,
            Text("{0}, task {1}").format(file.record.task_set, file.record.label),
            tuple(self._entry(file, *each, merge_states) for each in rows),
            ", ".join(self._other_guidelines(file, (in_file for _, in_file in rows))),
            links=links,
        )

    def _other_guidelines(
        self, file: ReturnedBatch, judged: Iterable[CandidateJudgements]
    ) -> list[str]:
        """Return the versions that the file was judged under, except the project's own."""
        versions = {in_file.now.guidelines for in_file in judged} - {""}
        return sorted((versions | {file.batch.guidelines}) - {self._guidelines})

    def _handed_out_in(
        self, file: ReturnedBatch
    ) -> Iterable[tuple[Candidate, CandidateJudgements]]:
        """Yield the candidates as they were handed out, regardless of the file's description."""
        of_batch = map(self._candidates.__getitem__, self._handed_out[file.record.id])
        by_name: dict[tuple[str, ExampleId], Candidate] = {
            (each.system, each.example.id): each for each in of_batch
        }
        systems = {system for system, _ in by_name}
        gone = Counter[str]()
        for in_file in file.batch.candidates:
            system = file.record.systems.get(in_file.code, "")
            candidate = by_name.get((system, in_file.example_id))
            if system and system not in systems:
                gone[in_file.code] += in_file.now.judgement != Judgement()
            elif candidate is None:
                self._add(file, in_file, ["this was not handed out in this batch"])
            else:
                yield candidate, in_file
        for code, judged in gone.items():
            sentence = Text(
                "{0} is {1}: %n judgements of it are left out",
                "",
                judged,
                one="{0} is {1}: %n judgement of it is left out",
            )
            sentence = sentence.format(code, file.record.systems[code])
            self.warnings.append(Problem(self._names[file.path], sentence))

    def _links(
        self, file: ReturnedBatch, judged: Iterable[tuple[Candidate, CandidateJudgements]]
    ) -> Iterator[LinkEntry]:
        """Yield the annotator's changes of links, each correction checked."""
        self._offered.clear()
        with_links = [(candidate, in_file) for candidate, in_file in judged if in_file.links]
        there = load_link_rows(self._tx, [candidate.id for candidate, _ in with_links])
        for candidate, in_file in with_links:
            for part, rows in _by_part(in_file.links):
                project = there[candidate.id, part]
                mistakes = list(self._link_mistakes(file, candidate, part, rows, project))
                self._add(file, in_file, mistakes)
                if not mistakes and file.record.corrects_links and has_news(project, rows):
                    yield self._link_entry(file, candidate, part, rows, project)

    def _link_mistakes(
        self,
        file: ReturnedBatch,
        candidate: Candidate,
        part: int,
        rows: Sequence[LinkRow],
        project: Sequence[LinkRow],
    ) -> Iterator[str]:
        if not file.record.corrects_links:
            if has_news(project, [row for row in rows if row.author]):
                yield "links are corrected, which this batch does not allow"
            return
        if part > len(candidate.example.agreeing_antecedents):
            yield f"there is no antecedent {part} whose links could be corrected"
            return
        handed_out = {row.key for row in project}
        if not all(row.author or row.key in handed_out for row in rows):
            yield "links are corrected by a person without a name"
        line = line_of_part(candidate.example, part)
        length = len(tokens_of(load_sentences(self._tx, candidate.system_id, [line])[line].text))
        if any(row.tokens and row.tokens[-1] >= length for row in rows):
            yield "a word is chosen for a link that the sentence does not have"
            return
        offered = frozenset((line, token) for row in rows for token in row.tokens)
        self._offered[candidate.id] = self._offered.get(candidate.id, frozenset()) | offered

    def _link_entry(
        self,
        file: ReturnedBatch,
        candidate: Candidate,
        part: int,
        rows: tuple[LinkRow, ...],
        project: tuple[LinkRow, ...],
    ) -> LinkEntry:
        project = self._links_after.get((candidate.id, part), project)
        history, here = history_of(rows), history_of(project)
        kind = decide_links(here, history)
        take = links_hold_unasked(kind, here, history)
        merged = merged_links(project, rows, annotator=file.record.annotator, take=take, time=now())
        self._links_after[candidate.id, part] = merged.applied_to(project)
        return LinkEntry(candidate, part, kind, project, rows)

    def _entry(
        self,
        file: ReturnedBatch,
        candidate: Candidate,
        in_file: CandidateJudgements,
        merge_states: Mapping[CandidateId, ProjectSide],
    ) -> MergeEntry:
        highlights = self._highlights[candidate.id]
        for judgement in (in_file.now.judgement, *(past.judgement for past in in_file.past)):
            mistakes = list(self._mistakes(judgement, candidate, highlights))
            if mistakes and not is_known(judgement, merge_states[candidate.id]):
                self._add(file, in_file, mistakes)
        place = (file.record.annotator, candidate.id)
        entry = self._maker.entry(
            candidate,
            _incoming(candidate, in_file),
            highlights=highlights,
            merge_state=self._after.get(place, merge_states[candidate.id]),
        )
        if self._several[file.record.annotator] > 1:
            self._after[place] = state_after(entry)
        return entry

    def _mistakes(
        self, judgement: Judgement, candidate: Candidate, highlights: Highlights
    ) -> Iterator[str]:
        offered = self._offered.get(candidate.id, frozenset())
        if self._maker.not_highlighted(judgement, candidate, highlights, offered):
            yield "a word is selected that is not highlighted"
        if unasked_answer := self._maker.not_asked(judgement, candidate):
            yield unasked_answer
        if answers_unasked(judgement, candidate):
            yield "an antecedent is judged that is not asked for"
        for _, mistake in judgement_mistakes(judgement):
            yield mistake

    def _add(
        self, file: ReturnedBatch, in_file: CandidateJudgements, mistakes: Iterable[str]
    ) -> None:
        place = f"{in_file.code}, example {in_file.example_id}"
        name = self._names[file.path]
        self.problems += [Problem(name, f"{place}: {each}") for each in mistakes]


def _by_part(links: Iterable[LinkRow]) -> Iterator[tuple[int, tuple[LinkRow, ...]]]:
    part = attrgetter("part")
    for number, rows in groupby(sorted(links, key=part), key=part):
        yield number, tuple(rows)


def _handed_out(tx: Tx) -> dict[tuple[str, str], tuple[CandidateId, ...]]:
    """Return the candidates by task set and label; each task includes those of the overlap."""
    handed_out = {}
    for task_set in list_task_sets(tx):
        tasks = {task.label: task.candidates for task in task_set.tasks}
        overlap = tasks.get(OVERLAP, ())
        for label, candidates in tasks.items():
            handed_out[task_set.settings.name, label] = (*candidates, *overlap)
    return handed_out


def _incoming(candidate: Candidate, in_file: CandidateJudgements) -> Incoming:
    now = in_file.now
    if not now.made_at:
        taken_back = (past.ended_at for past in in_file.past if past.change == Ending.WITHDRAWN)
        now = structs.replace(now, made_at=max(taken_back, default=""))
    return Incoming(candidate.id, now, in_file.past)
