"""Read an annotator's earlier judgements of a candidate, as windows do."""

from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.model import PastJudgement
from protest_core.judgements.queries.load import load_all_judgements


def load_past_judgements(
    tx: Tx, candidate_id: CandidateId, annotator: str
) -> tuple[PastJudgement, ...]:
    """Return the annotator's earlier judgements, the oldest first."""
    found = {each.annotator: each.history for each in load_all_judgements(tx, candidate_id)}
    return found.get(annotator, ())
