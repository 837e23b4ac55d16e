"""The conditions of a `CandidateFilter` in SQL, for lists and counts alike."""

from collections.abc import Callable, Iterator

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Function,
    and_,
    case,
    exists,
    func,
    literal,
    or_,
    select,
    true,
)
from sqlalchemy.orm import InstrumentedAttribute, aliased

from protest_core import __version__
from protest_core.candidates.filter import CandidateFilter, Distance, Links, NotMeasuredError
from protest_core.candidates.queries.link_corrections import IN_FORCE, STANDS
from protest_core.db.schema import (
    AlignmentWarningRow,
    AnnotatorRow,
    AntecedentRow,
    CandidateRow,
    CandidateTagRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    JudgementTagRow,
    LinkCorrectionRow,
    MatchRow,
    MetricScoreRow,
    MetricVerdictRow,
    SourceSentenceRow,
    SuiteRow,
    SystemRow,
    SystemSentenceRow,
)
from protest_core.db.sqlite import HOLDS
from protest_core.db.transactions import Tx
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.outcomes import by_people, outcome_in_sql
from protest_core.languages.profiles import JOINER, SPLIT_MARK
from protest_core.matching.rules import Reason, Verdict

Condition = ColumnElement[bool]
# The tables that conditions refer to.
CANDIDATES_AND_CATEGORIES = (
    CandidateRow.__table__.join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
    .join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
    .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
)
CANDIDATES = (
    CandidateRow.__table__.join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
    # Systems loaded after the last run have no matches yet.
    .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
)

# Nothing else is a reason beside this one.
IS_NO_TRANSLATION = MatchRow.reasons == Reason.NO_TRANSLATION
# The outcome of a candidate that nobody has judged, by its match.
UNJUDGED = case(
    (MatchRow.verdict == Verdict.APPROVED, literal(Outcome.APPROVED.value)),
    (IS_NO_TRANSLATION, literal(Outcome.NO_TRANSLATION.value)),
    else_=literal(Outcome.OPEN.value),
)
_nearest = (  # lines between the pronoun and its nearest antecedent
    select(func.min(func.abs(AntecedentRow.line - ExampleRow.line)))
    .where(AntecedentRow.example_id == ExampleRow.id)
    .correlate(ExampleRow)
    .scalar_subquery()
)


def conditions(tx: Tx, chosen: CandidateFilter) -> Iterator[Condition]:
    """Yield the conditions on a candidate; its match, if any, must be joined to it."""
    for name, in_sql in IN_SQL.items():
        if chosen.values(name):
            yield in_sql(tx, chosen)


def _of_systems(_tx: Tx, chosen: CandidateFilter) -> Condition:
    named = select(SystemRow.id).where(SystemRow.name.in_(sorted(chosen.systems)))
    return CandidateRow.system_id.in_(named)


def _referred_for(_tx: Tx, chosen: CandidateFilter) -> Condition:
    """Return the condition on reasons, padded with spaces because they are stored with spaces."""
    kept = literal(" ").concat(MatchRow.reasons).concat(" ")
    return or_(*(func.instr(kept, f" {reason} ") > 0 for reason in sorted(chosen.reasons)))


def _with_links(_tx: Tx, chosen: CandidateFilter) -> Condition:
    if chosen.links is Links.UNSURE:
        return exists().where(AlignmentWarningRow.candidate_id == CandidateRow.id, STANDS)
    return exists().where(LinkCorrectionRow.candidate_id == CandidateRow.id, IN_FORCE)


def _at_distances(_tx: Tx, chosen: CandidateFilter) -> Condition:
    lines = {distance: number for number, distance in enumerate(Distance)}
    ways: list[Condition] = [
        _nearest.in_(sorted(lines[each] for each in chosen.distances - {Distance.MORE}))
    ]
    if Distance.MORE in chosen.distances:
        ways.append(_nearest >= lines[Distance.MORE])
    return or_(*ways)


def load_distances(tx: Tx) -> tuple[Distance, ...]:
    """Return the distances that occur between pronouns and their nearest antecedents."""
    lines = tx.scalars(select(_nearest).select_from(ExampleRow).distinct())
    there = {Distance.of(each) for each in lines if each is not None}
    return tuple(each for each in Distance if each in there)


def _contradicted_by_people(tx: Tx, chosen: CandidateFilter) -> Condition:
    """Return the condition that people contradict the metric's claim.

    The outcome is by all people, even if the filter names an annotator.
    """
    key = _is_measured, chosen.against_metric, chosen.systems
    if not tx.once(key, lambda: _is_measured(tx, chosen)):
        raise NotMeasuredError(chosen)
    row = aliased(MetricVerdictRow)  # the statement itself may be about another metric
    of_candidate = row.candidate_id == CandidateRow.id, row.metric == chosen.against_metric
    claim = select(row.claim).where(*of_candidate).scalar_subquery()
    denied = case(
        {Outcome.INCORRECT: Outcome.CORRECT, Outcome.CORRECT: Outcome.INCORRECT},
        value=outcome_in_sql(tx, literal(Outcome.OPEN.value)),
    )
    return and_(_judged(None, *by_people()), claim == denied)


def _is_measured(tx: Tx, chosen: CandidateFilter) -> bool:
    """Return whether this version's metric judged each candidate of the chosen systems."""
    score, verdict = MetricScoreRow, MetricVerdictRow
    signed = (
        score.metric == chosen.against_metric,
        score.signature.endswith(f":{__version__}", autoescape=True),
    )
    has_score = exists().where(score.system_id == SystemRow.id, *signed)
    has_verdict = exists().where(
        verdict.candidate_id == CandidateRow.id, verdict.metric == chosen.against_metric
    )
    systems = [SystemRow.name.in_(sorted(chosen.systems))] if chosen.systems else []
    of_system = select(CandidateRow.id).where(CandidateRow.system_id == SystemRow.id, ~has_verdict)
    lacking = select(SystemRow.id).where(or_(~has_score, of_system.exists()), *systems).limit(1)
    return tx.scalar(lacking) is None


def _with_outcome(tx: Tx, chosen: CandidateFilter) -> Condition:
    return outcome_in_sql(tx, UNJUDGED).in_(sorted(chosen.outcomes))


def _in_states(_tx: Tx, chosen: CandidateFilter) -> Condition:
    """Return the condition on states; new ones have no judgement (of this annotator, if given)."""
    annotator, states = chosen.annotator, chosen.states
    whose = [] if annotator is not None else list(by_people())
    entered = sorted(states - {State.NEW})
    ways = [_judged(annotator, JudgementRow.state.in_(entered), *whose)] if entered else []
    if State.NEW in states:
        ways.append(~_judged(annotator, *whose))
    return or_(*ways)


def _judged(annotator: str | None, *further: Condition) -> Condition:
    """Return the condition that a matching judgement exists, by this annotator if one is given."""
    theirs = [] if annotator is None else [JudgementRow.annotator_id == _id_of(annotator)]
    return exists().where(JudgementRow.candidate_id == CandidateRow.id, *theirs, *further)


def _tagged(_tx: Tx, chosen: CandidateFilter) -> Condition:
    """Return the condition on tags in judgements or, without an annotator, the researcher's own."""
    annotator, wanted = chosen.annotator, sorted(chosen.tags)
    tagged = select(JudgementTagRow.judgement_id).where(JudgementTagRow.tag.in_(wanted))
    in_judgement = _judged(annotator, JudgementRow.id.in_(tagged))
    if annotator is not None:
        return in_judgement
    own = exists().where(
        CandidateTagRow.candidate_id == CandidateRow.id, CandidateTagRow.tag.in_(wanted)
    )
    return or_(in_judgement, own)


def _id_of(annotator: str) -> ColumnElement[int]:
    return select(AnnotatorRow.id).where(AnnotatorRow.name == annotator).scalar_subquery()


def with_text(folded: str, annotator: str | None = None) -> Condition:
    """Return the condition on text, which searches a source line once for all systems."""
    source = select(SourceSentenceRow.line).where(holds(SourceSentenceRow.text, folded))
    translation = and_(
        SystemSentenceRow.system_id == CandidateRow.system_id,
        SystemSentenceRow.line == ExampleRow.line,
        _in_translation(folded),
    )
    # SQLite makes these lists once; most remarks are empty.
    remarks = select(JudgementRow.candidate_id).where(
        JudgementRow.remark != "", holds(JudgementRow.remark, folded)
    )
    if annotator is not None:
        remarks = remarks.where(JudgementRow.annotator_id == _id_of(annotator))
    return or_(
        ExampleRow.line.in_(source), CandidateRow.id.in_(remarks), exists().where(translation)
    )


def _in_translation(folded: str) -> Condition:
    """Return the condition on a translation, in which words with split clitics are words."""
    text = SystemSentenceRow.text
    # Asked once.
    splits = select(SuiteRow.target_language.endswith(SPLIT_MARK)).scalar_subquery()
    whole = func.replace(text, f" {JOINER}", "")
    return or_(holds(text, folded), and_(splits, holds(whole, folded)))


def holds(text: InstrumentedAttribute[str] | ColumnElement[str], folded: str) -> Condition:
    """Return the condition that a column contains this case-folded text, ignoring case."""
    return Function(HOLDS, text, literal(folded), type_=Boolean())


# By the field of the filter; conditions that exclude most at the least cost come first.
IN_SQL: dict[str, Callable[[Tx, CandidateFilter], Condition]] = {
    "systems": _of_systems,
    "categories": lambda _tx, chosen: ExampleRow.category_id.in_(sorted(chosen.categories)),
    "reasons": _referred_for,
    "verdict": lambda _tx, chosen: MatchRow.verdict == chosen.verdict,
    "by_verified": lambda _tx, _chosen: MatchRow.verified_system_id.is_not(None),
    "links": _with_links,
    "distances": _at_distances,
    "against_metric": _contradicted_by_people,
    "outcomes": _with_outcome,
    "states": _in_states,
    # States are those of the annotator.
    "annotator": lambda _tx, chosen: true() if chosen.states else _judged(chosen.annotator),
    "tags": _tagged,
    "text": lambda _tx, chosen: with_text(chosen.text.casefold(), chosen.annotator),
}
assert set(IN_SQL) == set(CandidateFilter.conditions())  # noqa: S101 — each is applied
