"""A suite whose examples are being corrected, with undo; each state is valid."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from protest_core.errors import RefusedError
from protest_core.files.text import token_counts
from protest_core.ids import ExampleId
from protest_core.suite.directory import SuiteContents
from protest_core.suite.example_records import SuiteContext, example_mistakes
from protest_core.suite.examples_file import record_of
from protest_core.suite.model import Antecedent, Example, TestSuite
from protest_core.suite.toml_file import Categories
from protest_core.translatable import Text

CheckedHead = tuple[ExampleId, Antecedent]


@dataclass(frozen=True, slots=True)
class _Step:
    """One change; after a removal there is no example, and its place is kept for undoing."""

    place: int
    before: Example
    after: Example | None
    head: Antecedent | None = None  # confirmed as right: the example does not change


class SuiteDraft:
    """A suite that refuses invalid changes with the messages of `protest suite check`."""

    def __init__(self, contents: SuiteContents) -> None:
        suite = contents.suite
        self._suite = suite
        self.reference = contents.reference
        self._examples = suite.examples
        self._by_id = {example.id: example for example in suite.examples}
        self._around = SuiteContext(
            Categories({category.id: category for category in suite.categories}),
            token_counts(suite.source),
            token_counts(contents.reference.sentences),
            [document.first_line for document in suite.documents],
        )
        self.checked: frozenset[CheckedHead] = frozenset()
        self._done: list[_Step] = []
        self._undone: list[_Step] = []

    @property
    def suite(self) -> TestSuite:
        return replace(self._suite, examples=self._examples)

    @property
    def examples(self) -> tuple[Example, ...]:
        return self._examples

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def find(self, example_id: ExampleId) -> Example | None:
        """Return the example, or `None` if it was removed."""
        return self._by_id.get(example_id)

    def change(self, example: Example) -> None:
        """Replace the example that has the same id."""
        before = self._by_id[example.id]
        if example != before:
            self._refuse_mistakes(example)
            self._do(_Step(self._examples.index(before), before, example))

    def remove(self, example_id: ExampleId) -> None:
        if len(self._examples) == 1:
            raise RefusedError(Text("This is the only example, and a suite needs one. It stays."))
        before = self._by_id[example_id]
        self._do(_Step(self._examples.index(before), before, None))

    def check_head(self, example_id: ExampleId, number: int) -> None:
        """Confirm the head of this antecedent, which was uncertain."""
        example = self._by_id[example_id]
        head = example.antecedents[number]
        if (example_id, head) not in self.checked:
            self._do(_Step(self._examples.index(example), example, example, head))

    def undo(self) -> ExampleId | None:
        """Undo the last change and return the id of its example."""
        if not self._done:
            return None
        step = self._done.pop()
        self._undone.append(step)
        self._take(step, step.after, step.before)
        return step.before.id

    def redo(self) -> ExampleId | None:
        if not self._undone:
            return None
        step = self._undone.pop()
        self._done.append(step)
        self._take(step, step.before, step.after)
        return step.before.id

    def _do(self, step: _Step) -> None:
        self._done.append(step)
        self._undone.clear()
        self._take(step, step.before, step.after)

    def _take(self, step: _Step, old: Example | None, new: Example | None) -> None:
        if step.head is None:
            self._put(step.place, old, new)
        else:
            self.checked ^= {(step.before.id, step.head)}

    def _put(self, place: int, old: Example | None, new: Example | None) -> None:
        rest = self._examples[place + (old is not None) :]
        self._examples = (*self._examples[:place], *([new] if new else ()), *rest)
        if old is not None:
            del self._by_id[old.id]
        if new is not None:
            self._by_id[new.id] = new

    def _refuse_mistakes(self, example: Example) -> None:
        if mistakes := [*self._mistakes_in(example)]:
            raise RefusedError(
                Text("This would not be a good example: {0}.").format(Text("; ").join(mistakes))
            )

    def _mistakes_in(self, example: Example) -> Iterator[str]:
        yield from example_mistakes(record_of(example), self._around)
        if self._around.categories.by_id.get(example.category.id) != example.category:
            yield f"the suite defines no such category as {example.category.label}"
