"""A walk through forty demonstration candidates, and how many keys each of them takes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.annotating.candidate_view import view_candidate
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.demo import make_demonstration
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer
from tests.gui.driving.judging import JudgingDriver, judging_alone

MANY = 40
# The original took three and five mouse clicks (interface.md).
BUDGET = {False: 3, True: 5}
WITH_SINGLE_WORDS = {False: 2, True: 3}


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    path, *_ = make_demonstration(directory=tmp_path)
    with Project.open(path) as project:
        yield project


class Walk:
    """Calls every candidate correct, with one word for the pronoun and one for the antecedent."""

    def __init__(self, judging: JudgingDriver) -> None:
        self.judging = judging
        self.keys = 0

    def press(self, command: str) -> None:
        self.keys += 1
        self.judging.press_quickly(self.judging.key_of(command))

    def judge(self) -> int:
        """The keys it took, the one that leads on included."""
        self.keys = 0
        if self.judging.choices("Antecedent"):
            self.press("antecedent_yes")
            self.choose("antecedent")
        self.press("pronoun_yes")
        self.choose("pronoun")
        assert self.judging.hint == ""  # nothing is missing
        self.press("next")
        return self.keys

    def choose(self, role: str) -> None:
        """The first word of this role, unless one is selected already."""
        words = self.judging.marked()
        numbers = [at for at, word in enumerate(words, 1) if role in word.role.lower()]
        if numbers and not any(words[at - 1].is_selected for at in numbers):
            self.press(f"token_{numbers[0]}")


def has_single_words(judging: JudgingDriver) -> bool:
    roles = [word.role.lower() for word in judging.marked()]
    return all(sum(role in each for each in roles) <= 1 for role in ("pronoun", "antecedent"))


def test_every_correct_candidate_stays_within_the_budget_of_keys(
    project, preferences, record_property
):
    everything = list_candidates(project=project, chosen=CandidateFilter())
    candidates, taken = everything[:: len(everything) // MANY][:MANY], []
    with judging_alone(project.path, preferences, candidates=candidates) as judging:
        walk = Walk(judging)
        for position in range(MANY):
            asked = bool(judging.choices("Antecedent"))
            assert judging.place == f"{position + 1} / {MANY}"
            budget = WITH_SINGLE_WORDS if has_single_words(judging) else BUDGET
            keys = walk.judge()
            assert keys <= budget[asked], judging.lines
            taken.append((asked, keys))
    assert {asked for asked, _ in taken} == {True, False}
    for candidate in candidates:
        view = view_candidate(project=project, candidate_id=candidate, annotator="Ada")
        assert view.judgement.pronoun is Answer.YES
    for asked in (True, False):
        keys = [each for of_anaphoric, each in taken if of_anaphoric == asked]
        record_property(f"keys, antecedent asked: {asked}", sum(keys) / len(keys))
