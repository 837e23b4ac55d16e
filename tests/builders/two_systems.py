"""The small project with a second system, in which people judge what a test says."""

from collections.abc import Callable, Mapping
from pathlib import Path

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, SYSTEM, write_system

Find = Callable[[str, int], CandidateId]  # by system and example

# Of systems and examples: who judged them how.
Judged = Mapping[tuple[str, int], Mapping[str, Judgement]]

# What the reference says, but for a word of example 1 and 2's antecedent.
NEARLY_THE_REFERENCE = FILES["reference.txt"].replace("Die alte Lampe", "Die ÄLTERE Lampe")


def add_second_system(
    project: Project, directory: Path, text: str = SYSTEM["text"], *, name: str = "two"
) -> None:
    """Load and match it; without a text of its own it translates word for word like "one"."""
    files = write_system(directory, "two", text=text)
    load_systems(project=project, outputs=[SystemOutput(name, *files)])
    evaluate(project=project)


def finder(project: Project) -> Find:
    def find(system: str, example: int) -> CandidateId:
        found = fetch(project, find_candidate, system, ExampleId(example))
        assert found is not None
        return found

    return find


def judge_all(project: Project, judged: Judged) -> None:
    find = finder(project)
    for (system, example), by_name in judged.items():
        for name, judgement in by_name.items():
            judge(
                project=project,
                candidate_id=find(system, example),
                annotator=name,
                judgement=judgement,
            )
