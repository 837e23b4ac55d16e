"""People who judge what a test says."""

from collections.abc import Callable
from typing import Any

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Judgement
from protest_core.names import ADJUDICATION
from tests.builders.fetch import fetch

Place = tuple[str, int]  # a system and an example of it
Say = Callable[..., None]  # `say` of one project


def say(
    project: Project,
    of: CandidateId | Place,
    judgement: Judgement,
    by: str = "Ada",
    **more: Any,
) -> None:
    """Judge a candidate as this person; Cleo adjudicates, if nobody else is named."""
    candidate = of
    if isinstance(of, tuple):
        system, example = of
        candidate = fetch(project, find_candidate, system, ExampleId(example))
    settled = {"adjudicated_by": "Cleo"} if by == ADJUDICATION else {}
    judge(
        project=project, candidate_id=candidate, annotator=by, judgement=judgement, **settled | more
    )
