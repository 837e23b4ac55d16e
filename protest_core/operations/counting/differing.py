"""How often people differ, by category: the disagreements as counts."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from protest_core.judgement.outcome import Question
from protest_core.operations.counting.agreement import EVERYTHING, categories_among, people_among
from protest_core.operations.counting.disagreements import check_several, signature_of_disagreements
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.agreement import count_label_patterns
from protest_core.store.agreement_values import LabelPattern
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.suites import load_description
from protest_core.suite.category import Category
from protest_core.suite.testsuite import SuiteDescription


@dataclass(frozen=True, slots=True)
class Differing:
    """Of the candidates that two or more have judged, those on which they differ."""

    compared: int = 0
    different: int = 0


@dataclass(frozen=True, slots=True)
class DifferingTable:
    """The counts of what `disagreements` lists: of each question that is asked, by category id."""

    suite: SuiteDescription
    annotators: tuple[str, ...]
    categories: tuple[Category, ...]
    cells: Mapping[tuple[Question, str], Differing]
    signature: str

    def total(self, question: Question) -> Differing:
        found = [each for (asked, _), each in self.cells.items() if asked is question]
        return Differing(
            sum(each.compared for each in found), sum(each.different for each in found)
        )


def differing_table(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    questions: Sequence[Question] = tuple(Question),
    progress: ProgressCallback = no_progress,
) -> DifferingTable:
    """Of what `disagreements` lists, with the same signature."""
    check_several(annotators)
    asked = tuple(question for question in Question if question in questions)
    with reading_chosen(project, chosen, progress) as tx:
        people = people_among(tx, annotators)
        categories = categories_among(tx, chosen)
        signature = signature_of_disagreements(tx, chosen, annotators, asked)
        cells: dict[tuple[Question, str], Differing] = {}
        for done, question in enumerate(asked):
            progress(done, len(asked), "counting what people differ on")
            compared, different = _counted(count_label_patterns(tx, question, people, chosen))
            for each in categories:
                cells[question, each.id] = Differing(compared[each.id], different[each.id])
        return DifferingTable(load_description(tx), people, categories, cells, signature)


def _counted(patterns: Iterable[LabelPattern]) -> tuple[Counter[str], Counter[str]]:
    """By category: what two or more have judged, and what of it they label differently."""
    compared: Counter[str] = Counter()
    different: Counter[str] = Counter()
    for pattern in patterns:
        labels = [each.label for each in pattern.labelled if each.judged]
        if len(labels) > 1:
            compared[pattern.category] += pattern.count
            different[pattern.category] += pattern.count * (len(set(labels)) > 1)
    return compared, different
