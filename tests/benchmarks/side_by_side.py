"""A large project in which several people judged everything, written straight into its tables."""

import random
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from protest_core.loading.create_project import create_project
from protest_core.tasks.plan import Included, TaskSettings, order_in_batch
from tests.benchmarks.generate import write_suite

SYSTEMS, EXAMPLES, ANNOTATORS = 20, 5_000, 3
_TIME = "2026-01-01T00:00:00.000000+00:00"
_SETTINGS = TaskSettings("all", included=Included.EVERYTHING)
_LABEL = "1"
_DIFFERENT_TRANSLATIONS = 6  # of a sentence, the reference's among them: some systems say the same
_SLIPS, _UNJUDGED, _BAD = 0.08, 0.02, 0.03
Row = tuple[object, ...]


def make_project(
    path: Path, systems: int = SYSTEMS, examples: int = EXAMPLES, annotators: int = ANNOTATORS
) -> None:
    """Judged by everybody but for a few candidates, all of which were handed out to everybody.

    The same for the same numbers. Every verdict and state is what the rules would say.
    """
    with TemporaryDirectory() as folder:
        suite = Path(folder) / "suite"
        write_suite(suite, examples=examples, systems=0)
        create_project(path=path, directory=suite, replace=True)
    with closing(sqlite3.connect(path)) as database:
        _Filling(database, systems, annotators).fill()
        save_order(database)
        database.commit()


def save_order(database: sqlite3.Connection) -> None:
    """Save the order in which everybody got the candidates of the task."""
    lines = dict(
        database.execute(
            "SELECT candidate.id, line FROM task_candidate JOIN candidate ON "
            "candidate.id = candidate_id JOIN example ON example.id = example_id "
            "ORDER BY task_candidate.position"
        )
    )
    order = order_in_batch(_SETTINGS, _LABEL, [*lines], lines.__getitem__)
    database.execute("DELETE FROM task_order")
    database.executemany("INSERT INTO task_order VALUES (1, ?, ?)", enumerate(order))


class _Filling:
    """Example and line have the same number, and so have a candidate and its translation."""

    def __init__(self, database: sqlite3.Connection, systems: int, annotators: int) -> None:
        self._database = database
        self._systems = range(1, systems + 1)
        self._annotators = range(1, annotators + 1)
        self._chance = random.Random(1)
        self._examples = database.execute(
            "SELECT example.id, example.line, example.token, category.antecedent_agrees, "
            "antecedent.line, antecedent.head FROM example JOIN category ON category.id = "
            "category_id LEFT JOIN antecedent ON example_id = example.id ORDER BY example.position"
        ).fetchall()
        self._reference = {
            line: (text.split(), links)
            for line, text, links in database.execute("SELECT * FROM reference_sentence")
        }
        self._links = {line: set(links.split()) for line, (_, links) in self._reference.items()}
        self._right: dict[int, tuple[bool, bool]] = {}

    def fill(self) -> None:
        names = [(number, f"system{number}", "x.txt", _TIME) for number in self._systems]
        self._insert("system (id, name, text_file, loaded_at)", names)
        self._insert(
            "annotator (id, name)", ((each, f"annotator{each}") for each in self._annotators)
        )
        self._insert("system_sentence", self._sentences())
        self._insert("candidate", self._candidates())
        self._insert("match", self._matches())
        self._hand_out()
        self._judge()

    def _insert(self, table: str, rows: Iterable[Row]) -> None:
        remaining = iter(rows)
        first = next(remaining, None)
        if first is not None:
            marks = ", ".join("?" * len(first))
            insertion = f"INSERT INTO {table} VALUES ({marks})"
            self._database.executemany(insertion, chain([first], remaining))

    def _sentences(self) -> Iterator[Row]:
        for system in self._systems:
            for line, (words, links) in self._reference.items():
                version = self._chance.randrange(_DIFFERENT_TRANSLATIONS)
                said = [f"{word}~{version}" for word in words] if version else words
                yield system, line, " ".join(said), links, ""

    def _candidates(self) -> Iterator[Row]:
        pairs = ((system, example) for system in self._systems for example, *_ in self._examples)
        for number, (system, example) in enumerate(pairs, start=1):
            yield number, system, example

    def _matches(self) -> Iterator[Row]:
        """Better systems come later; one approval in eight is wrong."""
        for number, (system, _) in enumerate(self._pairs(), start=1):
            approved = self._chance.random() < 0.4 + 0.2 * system / len(self._systems)
            right = self._chance.random() < (0.88 if approved else 0.3 + 0.02 * system)
            self._right[number] = right, self._chance.random() < 0.85
            reasons, shared = ("", "es") if approved else ("pronoun_differs", "")
            yield number, "approved" if approved else "referred", reasons, shared, 0, None

    def _pairs(self) -> Iterator[tuple[int, Sequence[int]]]:
        for system in self._systems:
            for example in self._examples:
                yield system, example

    def _hand_out(self) -> None:
        """Hand out everything as one task, to everybody."""
        settings = msgspec.json.encode(_SETTINGS).decode()
        self._insert("task_set", [(1, _SETTINGS.name, _TIME, settings)])
        self._insert("task", [(1, 1, _LABEL)])
        self._insert("task_candidate", ((1, each - 1, each) for each in self._right))
        ((project,),) = self._database.execute(
            "SELECT value FROM setting WHERE key = 'project_id'"
        ).fetchall()
        rows = (
            (f"batch{each}", project, 1, each, _TIME, "", "{}", True) for each in self._annotators
        )
        self._insert("batch", rows)
        self._database.execute(
            "INSERT INTO stratum SELECT NULL, 1, system_id, category_id, 'everything', count(*), "
            "count(*), 0 FROM candidate JOIN example ON example.id = example_id GROUP BY 3, 4"
        )
        self._database.execute(
            "INSERT INTO stratum_candidate SELECT candidate.id, stratum.id FROM candidate "
            "JOIN example ON example.id = example_id JOIN stratum USING (system_id, category_id)"
        )

    def _judge(self) -> None:
        tokens: list[Row] = []
        tags: list[Row] = []
        rows = list(self._judgements(tokens, tags))
        names = (
            "id, candidate_id, annotator_id, pronoun, antecedent, remark, guidelines, made_at, "
            "origin, state, seconds"
        )
        self._insert(f"judgement ({names})", rows)
        self._insert("judgement_token", tokens)
        self._insert("judgement_tag", tags)

    def _judgements(self, tokens: list[Row], tags: list[Row]) -> Iterator[Row]:
        chance, number = self._chance, 0
        for candidate, (_, example) in enumerate(self._pairs(), start=1):
            for annotator in self._annotators:
                if chance.random() < _UNJUDGED:
                    continue
                number += 1
                if chance.random() < _BAD:
                    tags.append((number, "bad_translation"))
                    answers = "unset", "unset"
                else:
                    answers = self._answers(candidate, asked=bool(example[3]))
                    tokens += ((number, *place) for place in self._selected(example, answers))
                what = (*answers, "", "en-de 1", _TIME, "hand", "done", 5.0)
                yield number, candidate, annotator, *what

    def _answers(self, candidate: int, *, asked: bool) -> tuple[str, str]:
        slips = [self._chance.random() < _SLIPS for _ in range(2)]
        pronoun, antecedent = (
            "yes" if right != slip else "no"
            for right, slip in zip(self._right[candidate], slips, strict=True)
        )
        return pronoun, antecedent if asked else "unset"

    def _selected(
        self, example: Sequence[int], answers: tuple[str, str]
    ) -> Iterator[tuple[int, int]]:
        """Yield the aligned words of candidates with *yes*: words in the same place."""
        _, line, token, _, antecedent_line, head = example
        places = {(line, token)} if answers[0] == "yes" else set()
        if answers[1] == "yes":
            places.add((antecedent_line, head))
        return (place for place in places if f"{place[1]}-{place[1]}" in self._links[place[0]])
