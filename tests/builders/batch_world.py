"""A small project, batches of it, and people who judge here and there: for tests of merging."""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from msgspec import structs

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.merge import all_chosen, apply_merge, plan_merge
from protest_core.batches.merge_plan import MergePlan, MergeSide
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.batches.queries.export import load_batches
from protest_core.candidates.queries.load import find_candidate, load_candidate, load_sentences
from protest_core.candidates.translated_parts import highlights_of
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.export.queries import stream_judgements
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.annotators import list_annotators
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, list_link_corrections, undo_correction
from tests.builders.past_judgements import load_past_judgements
from tests.builders.small_suite import write_suite, write_system

ANNOTATORS = ("Ada", "Ben", "Cleo")
_PAST = (
    "SELECT annotator.name, candidate_id, pronoun, antecedent, tokens, tags, remark, made_at "
    "FROM judgement_history JOIN annotator ON annotator.id = annotator_id"
)
JudgedCandidate = tuple[CandidateId, Judgement]
Judged = dict[tuple[str, CandidateId], Judgement]


@dataclass(frozen=True, slots=True)
class Wish:
    """A judgement of no candidate in particular: which words there are, each one knows."""

    pronoun: Answer = Answer.UNSET
    antecedent: Answer = Answer.UNSET
    words: bool = False
    tag: str = ""
    remark: str = ""


@dataclass
class File:
    """A batch file, what its candidates are in the project, and what was ever saved in it.

    `left`: what stood in it when it was closed, and may be in any copy.
    """

    path: Path
    annotator: str
    candidates: tuple[CandidateId, ...]
    judgements: list[JudgedCandidate] = field(default_factory=list)
    left: list[JudgedCandidate] = field(default_factory=list)
    now: dict[CandidateId, Judgement] = field(default_factory=dict)


class World:
    """One project that hands out files and takes them back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count()
        path = folder / "world.protest"
        path.write_bytes(_template())
        self.project = Project.open(path)
        self.judgements: dict[str, list[JudgedCandidate]] = {name: [] for name in ANNOTATORS}
        self.left: dict[str, list[JudgedCandidate]] = {name: [] for name in ANNOTATORS}
        self.candidates = self._candidates()

    def _candidates(self) -> tuple[CandidateId, ...]:
        with self.project.reading() as tx:
            (task_set,) = list_task_sets(tx)
        return tuple(sorted(each for task in task_set.tasks for each in task.candidates))

    def export(self, annotators: Sequence[str], *, corrects_links: bool = True) -> list[File]:
        folder = self.folder / str(next(self._numbers))
        folder.mkdir()
        made = export_batches(
            project=self.project,
            task_set="round",
            annotators=annotators,
            directory=folder,
            corrects_links=corrects_links,
        )
        return [self._file(each.path, each.annotator) for each in made]

    def _file(self, path: Path, annotator: str) -> File:
        with open_batch(path=path) as batch, self.project.reading() as tx:
            (record,) = (each for each in load_batches(tx) if each.id == batch.record.id)
            found = []
            for each in batch_candidates(batch=batch):
                candidate = fetch(batch.project, load_candidate, each)
                system = record.systems[candidate.system]
                found.append(find_candidate(tx, system, candidate.example.id))
        here = self.judged()
        now = {each: here.get((annotator, each), Judgement()) for each in found}
        return File(path, annotator, tuple(found), now=now)

    def copy(self, file: File) -> File:
        path = self.folder / f"{next(self._numbers)}-{file.path.name}"
        shutil.copy(file.path, path)
        return replace(
            file,
            path=path,
            judgements=list(file.judgements),
            left=list(file.left),
            now=dict(file.now),
        )

    def judge_in(self, file: File, number: int, *wishes: Wish) -> None:
        """One after another, while the file is open once."""
        number %= len(file.candidates)
        with open_batch(path=file.path) as batch:
            candidate = batch_candidates(batch=batch)[number]
            found = [_judge(batch.project, candidate, file.annotator, wish) for wish in wishes]
        file.judgements += [(file.candidates[number], each) for each in found]
        file.left.append(file.judgements[-1])
        file.now[file.candidates[number]] = found[-1]

    def correct_in(self, file: File, candidate: CandidateId, tokens: Sequence[int] | None) -> None:
        """Links of the pronoun; `None` goes back to the aligner's."""
        with open_batch(path=file.path) as batch:
            there = batch_candidates(batch=batch)[file.candidates.index(candidate)]
            _correct(batch.project, there, file.annotator, tokens)

    def correct_here(
        self, author: str, candidate: CandidateId, tokens: Sequence[int] | None
    ) -> None:
        _correct(self.project, candidate, author, tokens)

    def links(self, candidate: CandidateId) -> tuple[tuple[int, ...], str] | None:
        """Return the tokens and the author of the pronoun's corrected links, if there are any."""
        made = list_link_corrections(project=self.project, candidate_id=candidate)
        held = [(each.tokens, each.author) for each in made if each.ended_at is None]
        assert len(held) < 2
        return held[0] if held else None

    def judge_here(self, annotator: str, candidate: CandidateId, wish: Wish) -> None:
        judgement = _judge(self.project, candidate, annotator, wish)
        self.judgements[annotator].append((candidate, judgement))

    def plan(self, *files: File) -> MergePlan:
        return plan_merge(project=self.project, paths=[file.path for file in files])

    def merge(self, *files: File, choice: MergeSide = MergeSide.PROJECT) -> MergePlan:
        plan = self.plan(*files)
        choices = all_chosen(plan, choice)
        apply_merge(project=self.project, plan=plan, choices=choices, merged_by="me")
        for file in files:
            self.judgements[file.annotator] += file.judgements
            self.left[file.annotator] += file.left
        return plan

    def judged(self) -> Judged:
        """Return all judgements in force, by annotator and candidate."""
        with self.project.reading() as tx:
            return {
                (name, candidate): judgement
                for name in list_annotators(tx)
                for candidate in self.candidates
                if (judgement := load_judgement(tx, candidate, name)) != Judgement()
            }

    def past(self) -> list[tuple[str, CandidateId, Judgement]]:
        with self.project.reading() as tx:
            return [
                (name, candidate, past.judgement)
                for name in list_annotators(tx)
                for candidate in self.candidates
                for past in load_past_judgements(tx, candidate, name)
            ]

    def seconds(self) -> dict[tuple[str, CandidateId], float]:
        with self.project.reading() as tx:
            return {
                (each.annotator, place.id): each.seconds for place, each in stream_judgements(tx)
            }

    def content(self) -> list[str]:
        """Return the whole content of the file."""
        return dump(self.project.path)

    def by_value(self) -> tuple[Judged, list[tuple[object, ...]]]:
        """Return judgements and history without row numbers and times of merging."""
        database = sqlite3.connect(self.project.path)
        try:
            return self.judged(), sorted(database.execute(_PAST))
        finally:
            database.close()

    @contextmanager
    def copied(self) -> Iterator["World"]:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "world.protest"
            shutil.copy(self.project.path, path)
            other = World.__new__(World)
            other.__dict__ = self.__dict__ | {
                "folder": Path(folder),
                "judgements": {name: list(found) for name, found in self.judgements.items()},
                "left": {name: list(found) for name, found in self.left.items()},
                "project": Project.open(path),
            }
            with other.project:
                yield other


def dump(path: Path) -> list[str]:
    database = sqlite3.connect(path)
    try:
        return list(database.iterdump())
    finally:
        database.close()


@cache
def _template() -> bytes:
    """Two systems, ten candidates; three tasks with an overlap of four."""
    folder = Path(mkdtemp())
    try:
        path = folder / "world.protest"
        create_project(path=path, directory=write_suite(folder / "suite"))
        with Project.open(path) as project:
            outputs = [SystemOutput(name, *write_system(folder, name)) for name in ("one", "two")]
            load_systems(project=project, outputs=outputs)
            evaluate(project=project)
            settings = TaskSettings(
                "round", included=Included.EVERYTHING, tasks=3, overlap=4, seed=5
            )
            create_task_set(project=project, settings=settings)
        return path.read_bytes()
    finally:
        shutil.rmtree(folder)


def _judge(project: Project, candidate: CandidateId, annotator: str, wish: Wish) -> Judgement:
    with project.reading() as tx:
        found = load_candidate(tx, candidate)
        sentences = load_sentences(tx, found.system_id, found.example.lines)
    words = highlights_of(found, sentences).pronoun if wish.words else frozenset()
    asked = found.example.category.antecedent_agrees
    judgement = Judgement(
        wish.pronoun,
        wish.antecedent if asked else Answer.UNSET,
        words,
        frozenset({wish.tag} - {""}),
        wish.remark,
    )
    judge(project=project, candidate_id=candidate, annotator=annotator, judgement=judgement)
    return judgement


def _correct(
    project: Project, candidate: CandidateId, author: str, tokens: Sequence[int] | None
) -> None:
    if tokens is None:
        undo_correction(project=project, candidate_id=candidate, part=0)
    else:
        correct_links(project=project, candidate_id=candidate, part=0, tokens=tokens, author=author)


@contextmanager
def new_world() -> Iterator[World]:
    with TemporaryDirectory() as folder:
        world = World(Path(folder))
        with world.project:
            yield world


def of_others(judged: Mapping[tuple[str, CandidateId], Judgement], names: set[str]) -> Judged:
    return {place: judgement for place, judgement in judged.items() if place[0] not in names}


def is_held(each: JudgedCandidate, kept: Sequence[Judgement]) -> bool:
    """Return whether the judgement was kept, but for more letters in its remark."""
    _, judgement = each
    return judgement == Judgement() or any(_holds(whole, judgement) for whole in kept)


def _holds(whole: Judgement, judgement: Judgement) -> bool:
    letters = iter(whole.remark)
    same = structs.replace(whole, remark=judgement.remark) == judgement
    return same and all(letter in letters for letter in judgement.remark)
