"""Long counts are read from a copy: saving never waits for them."""

from collections.abc import Callable
from typing import Any

import pytest

from protest_core.agreement.overview import read_agreement
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.scores.overview import read_results

Read = Callable[..., Any]


@pytest.mark.parametrize("read", [read_agreement, read_results])
def test_a_judgement_is_saved_at_once_in_the_midst_of_counting(project: Project, read: Read):
    first, *_ = list_candidates(project=project, chosen=CandidateFilter())
    saved: list[str] = []
    with Project.open(project.path, patience=Patience(0.0, 0.0)) as elsewhere:

        def judge_meanwhile(_done: int, _total: int, doing: str) -> None:
            if doing != "reading the project":  # which waits for nobody, but begins anew
                name = f"Anna {len(saved)}"
                judge(
                    project=elsewhere,
                    candidate_id=first,
                    annotator=name,
                    judgement=Judgement(Answer.NO),
                )
                saved.append(name)

        found = read(project=project, progress=judge_meanwhile)
    assert saved
    assert not set(saved) & set(found.everybody)  # all of it is from one moment
