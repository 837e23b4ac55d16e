"""Everything of a project as the rows of a PROTEST 1.1 master."""

from collections.abc import Sequence

from protest_core.errors import RefusedError, counted
from protest_core.formats.problems import ProblemList, quoted
from protest_core.ids import ExampleId
from protest_core.operations.protest11.growing import Growing, free_numbers
from protest_core.operations.protest11.kept_rows import StillThere
from protest_core.operations.protest11.mended_rows import put_mended
from protest_core.operations.protest11.pairs import Pair, PairWriter, Words
from protest_core.operations.protest11.people import JudgementWriter, number_annotators
from protest_core.operations.protest11.task_rows import add_tasks
from protest_core.store import (
    FILE_VERSION,
    MASTER,
    CategoryOfOld,
    KeptJudgement,
    LeftOver,
    Origin,
    Protest11,
    Setting,
    Snapshot,
)

_CHECKS, _OFF = "config:conflict_checks", "disabled"


class Master:
    """Everything of a project, with the numbers that it had in 1.1 if it came from there."""

    def __init__(self, snapshot: Snapshot, problems: ProblemList) -> None:
        self._snapshot = snapshot
        self._problems = problems
        self._suite = snapshot.suite()
        self._examples = {example.id: example for example in self._suite.examples}
        self._origin = snapshot.protest11_origin()
        self._annotators: dict[str, int] = {}
        self._tasks: dict[tuple[str, str], int] = {}
        self._candidates: dict[tuple[str, ExampleId], int] = {}
        self._pairs: dict[str, Pair] = {}
        self._rows = Growing()

    def rows(self) -> Protest11:
        there = StillThere(self._snapshot, self._origin) if self._origin else None
        if there and self._origin:
            self._rows = Growing.from_rows(there.rows())
            self._remember(there, self._origin)
            systems = there.system_ids
            put_mended(self._snapshot, self._origin, systems, self._examples, self._rows)
        self._set_settings()
        writer = PairWriter(self._suite, self._number_categories(), self._rows)
        self._tell_what_is_not_said()
        if not there:
            self._add_reference(writer)
        self._add_systems(writer)
        self._add_missing_candidates(writer)
        self._add_people()
        self._tasks = add_tasks(self._snapshot, self._candidates, self._origin, self._rows)
        return self._rows.finished()

    def annotator(self, name: str) -> int:
        if name not in self._annotators:
            number = next(free_numbers(self._annotators.values()))
            self._problems.warn(
                "annotators",
                f"{name} has not judged in the project. Before merging the batch, the original's "
                f"master needs them as number {number}",
            )
            self._annotators[name] = number
        return self._annotators[name]

    def task_numbers(self, names: Sequence[str]) -> tuple[int, ...] | None:
        """`None`: not by tasks, but everything."""
        if not names:
            return None
        numbers: list[int] = []
        for name in names:
            found = [
                number
                for (task_set, label), number in self._tasks.items()
                if name in {task_set, f"{task_set}:{label}"}
            ]
            if not found:
                known = ", ".join(f"{task_set}:{label}" for task_set, label in self._tasks)
                raise RefusedError(
                    f"There is no task {quoted(name)}. There are: {known or 'none'}."
                )
            numbers += found
        return tuple(dict.fromkeys(numbers))

    def _remember(self, there: StillThere, origin: Origin) -> None:
        names = {corpus: name for name, corpus in there.systems.items()}
        for row in self._rows.pro_candidates:
            name, example_id = names.get(row.tgtcorpus), origin.candidates.get(row.id)
            if name is not None:
                self._pairs.setdefault(name, Pair(row.srccorpus, row.tgtcorpus))
            if name is not None and example_id is not None:
                self._candidates.setdefault((name, ExampleId(example_id)), row.id)

    def _set_settings(self) -> None:
        off = not self._snapshot.options().conflict_checks
        settings = self._rows.meta_data
        if not settings:
            settings += [
                Setting("file_version", FILE_VERSION),
                Setting("file_type", MASTER),
                Setting("master_id", self._snapshot.project_id()),
                Setting(
                    "master_description",
                    self._suite.description.description or self._suite.description.name,
                ),
            ]
        was_off = Setting(_CHECKS, _OFF) in settings
        if off != was_off:
            settings[:] = [row for row in settings if row.tag != _CHECKS]
            settings += [Setting(_CHECKS, _OFF)] if off else []

    def _number_categories(self) -> dict[str, int]:
        """Those of the old file are found by the examples that belong to them."""
        numbers: dict[str, int] = {}
        if self._origin:
            for row in self._origin.kept.pro_candidates:
                example = self._origin.candidates.get(row.id)
                if example is not None:
                    category = self._examples[ExampleId(example)].category
                    numbers.setdefault(category.id, row.category_no)
            return numbers
        for number, category in enumerate(self._suite.categories, start=1):
            agrees = int(category.antecedent_agrees)
            self._rows.categories.append(CategoryOfOld(number, category.id, agrees))
            numbers[category.id] = number
        return numbers

    def _tell_what_is_not_said(self) -> None:
        examples = self._suite.examples
        if without := [e for e in examples if any(a.head is None for a in e.agreeing_antecedents)]:
            self._problems.warn(
                "pro_antecedents",
                f"{counted(len(without), 'example')} whose antecedents have no head in the suite: "
                "the last word of the span is called the head",
            )
        if unasked := [e for e in examples if e.antecedents and not e.agreeing_antecedents]:
            self._problems.warn(
                "pro_antecedents",
                f"{counted(len(unasked), 'example')} with antecedents that need not agree: they "
                "are left out, since the original would highlight them",
            )

    def _add_reference(self, writer: PairWriter) -> None:
        reference = self._snapshot.reference()
        if not any(reference.sentences):
            self._problems.warn("corpora", "the project has no reference, so the file has none")
            return
        suite = self._suite.description.name
        pair = writer.add_pair(f"{suite}/source (reference)", f"{suite}/reference", reference)
        words = Words(reference, {each.id: each.correction for each in self._suite.examples})
        writer.add_examples(pair, self._suite.examples, words, seed="reference")

    def _add_systems(self, writer: PairWriter) -> None:
        suite = self._suite.description.name
        for system in self._snapshot.systems():
            if system.name in self._pairs:
                continue
            translation = self._snapshot.translation(system.id)
            pair = writer.add_pair(f"{suite}/source ({system.name})", system.name, translation)
            self._pairs[system.name] = pair
            words = Words(translation, self._snapshot.mended_of_system(system.id))
            numbers = writer.add_examples(pair, self._suite.examples, words, seed=system.name)
            for example_id, number in numbers.items():
                self._candidates[system.name, ExampleId(example_id)] = number

    def _add_missing_candidates(self, writer: PairWriter) -> None:
        """A batch held some examples only; others may have been judged since, or be in a task."""
        wanted = {(system, kept.example_id) for system, kept in self._judgements()}
        for task_set in self._snapshot.task_sets():
            for task in task_set.tasks:
                for candidate in self._snapshot.candidates(task.candidates):
                    wanted.add((candidate.system, candidate.example.id))
        ids = {system.name: system.id for system in self._snapshot.systems()}
        for name, example_id in sorted(wanted - self._candidates.keys()):
            mended = self._snapshot.mended_of_system(ids[name])
            words = Words(self._snapshot.translation(ids[name]), mended)
            example = self._examples[example_id]
            seed = f"{name} {example_id}"
            numbers = writer.add_examples(self._pairs[name], [example], words, seed=seed)
            self._candidates[name, example_id] = numbers[int(example_id)]

    def _judgements(self) -> list[tuple[str, KeptJudgement]]:
        return [
            (system.name, kept)
            for system in self._snapshot.systems()
            for kept in self._snapshot.judgements_of(system.id)
        ]

    def _add_people(self) -> None:
        known = self._origin.annotators if self._origin else {}
        self._annotators = number_annotators(self._snapshot, known, self._rows)
        before = self._origin.kept if self._origin else Protest11()
        left_over = self._origin.left_over if self._origin else LeftOver()
        writer = JudgementWriter(self._rows, before, left_over)
        for system, kept in self._judgements():
            candidate = self._candidates[system, kept.example_id]
            writer.add(kept, candidate, self._annotators[kept.annotator])
        writer.finish()
