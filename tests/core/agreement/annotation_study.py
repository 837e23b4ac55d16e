"""A project in which two people say what the annotators of Hardmeier & Guillou 2016 said.

Which candidates they differ on is not published; how often each said what of each category is, and
on how many candidates they differ.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.reproduce.figures import Margins, confusions_with, read_published
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.small_suite import FILES, write_suite, write_system

PEOPLE = ("A", "B")
_SENTENCE, _LINKS = "It is so .", "0-0 1-1 2-2 3-3"
_ANSWERS = {Label.CORRECT: Answer.YES, Label.INCORRECT: Answer.NO, Label.NONE: Answer.UNSET}
_WORDS = {Question.PRONOUN: 0, Question.ANTECEDENT: 2}  # in the sentence
Labels = tuple[Label, Label]  # of both


def published_margins(question: Question) -> dict[str, tuple[Margins, Margins]]:
    """Return by category how often each of the two gave each label."""
    found: dict[str, dict[str, Margins]] = {}
    for row in read_published("hardmeier-guillou-2016-labels.tsv").rows:
        if row.cells["question"] == question.id:
            correct, incorrect, none = (int(row.cells[label]) for label in Label)
            of_category = found.setdefault(row.cells["category"], {})
            of_category[row.cells["annotator"]] = correct, incorrect, none
    return {category: (of["A"], of["B"]) for category, of in found.items()}


def published_disagreements(question: Question) -> int:
    rows = read_published("hardmeier-guillou-2016-disagreements.tsv").rows
    (found,) = (int(row.cells["disagreements"]) for row in rows if row.name == question.id)
    return found


def labels_by_category(question: Question) -> dict[str, list[Labels]]:
    """Return labels with the published margins and numbers of disagreements, by category."""
    margins = published_margins(question)
    differing = {category: _fewest(pair) for category, pair in margins.items()}
    missing = published_disagreements(question) - sum(differing.values())
    for category, pair in margins.items():
        if missing and next(confusions_with(*pair, differing[category] + missing), None):
            differing[category] += missing
            missing = 0
    assert not missing
    found = {}
    for category, pair in margins.items():
        confusion = next(confusions_with(*pair, differing[category]))
        found[category] = [labels for labels, number in confusion.items() for _ in range(number)]
    return found


def _fewest(margins: tuple[Margins, Margins]) -> int:
    return next(n for n in count() if next(confusions_with(*margins, n), None))


def write_study(folder: Path) -> Path:
    """A project of 116 examples, one to a line; all was handed out to both, and judged."""
    examples = [
        category
        for category, (margins, _) in published_margins(Question.PRONOUN).items()
        for _ in range(sum(margins))
    ]
    text = f"{_SENTENCE}\n" * len(examples)
    links = f"{_LINKS}\n" * len(examples)
    suite = write_suite(
        folder / "study",
        source_txt=text,
        reference_txt=text,
        reference_align=links,
        documents_tsv="name\tfirst_line\nall\t0\n",
        examples_jsonl="".join(map(_example, range(len(examples)), examples)),
        suite_toml=FILES["suite.toml"].replace("small", "study"),
    )
    path = folder / "study.protest"
    create_project(path=path, directory=suite)
    with Project.open(path) as project:
        files = write_system(folder, "mt", text=text, links=links)
        load_systems(project=project, outputs=[SystemOutput("mt", *files)])
        evaluate(project=project)
        settings = TaskSettings("study", included=Included.EVERYTHING, seed=1)
        create_task_set(project=project, settings=settings)
        export_batches(
            project=project,
            task_set="study",
            annotators=dict.fromkeys(PEOPLE, "1"),
            directory=folder,
        )
        for candidate, annotator, judgement in _judgements(project, examples):
            judge(
                project=project,
                candidate_id=candidate,
                annotator=annotator,
                judgement=judgement,
            )
    return path


def _example(line: int, category: str) -> str:
    example: dict[str, object] = {"id": line, "category": category, "line": line, "token": 0}
    if category.startswith("anaphoric"):
        example["antecedents"] = [{"line": line, "span": [2, 3]}]
    return json.dumps(example) + "\n"


def _judgements(
    project: Project, examples: list[str]
) -> Iterator[tuple[CandidateId, str, Judgement]]:
    said: Mapping[Question, dict[str, list[Labels]]] = {
        question: labels_by_category(question) for question in FIRST_TWO
    }
    for number, category in enumerate(examples):
        with project.reading() as tx:
            candidate = find_candidate(tx, "mt", ExampleId(number))
        assert candidate is not None
        labels = {
            question: of_category[category].pop()
            for question, of_category in said.items()
            if category in of_category
        }
        for at, annotator in enumerate(PEOPLE):
            own = {question: both[at] for question, both in labels.items()}
            yield candidate, annotator, _judgement(number, own)


def _judgement(line: int, labels: Mapping[Question, Label]) -> Judgement:
    """Return a judgement with these labels; an unanswered question has no tag."""
    return Judgement(
        _ANSWERS[labels[Question.PRONOUN]],
        _ANSWERS[labels.get(Question.ANTECEDENT, Label.NONE)],
        frozenset((line, _WORDS[each]) for each in labels if labels[each] is Label.CORRECT),
    )
