"""Load candidates, their sentences and the document around them."""

from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy import bindparam, func, select
from sqlalchemy.orm import aliased

from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.link_corrections import load_corrected
from protest_core.db.schema import (
    AntecedentRow,
    CandidateRow,
    CategoryRow,
    DocumentRow,
    ExampleRow,
    ReferenceSentenceRow,
    SourceSentenceRow,
    SystemRow,
    SystemSentenceRow,
)
from protest_core.db.sqlite import among_chosen, as_chosen
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.suite.model import AS_ALIGNED
from protest_core.suite.queries import load_example, load_examples
from protest_core.text.translation import AlignedSentence
from protest_core.translatable import Text

# Statements are made once, and executed on the connection, not the session: otherwise each would
# take longer than SQLite's answer, while a reader waits.
_CANDIDATE = (
    select(
        SystemRow.id,
        SystemRow.name,
        CandidateRow.example_id,
    )
    .join(CandidateRow, CandidateRow.system_id == SystemRow.id)
    .where(CandidateRow.id == bindparam("candidate"))
)
_MANY = (
    select(CandidateRow.id, CandidateRow.system_id, SystemRow.name, CandidateRow.example_id)
    .join(SystemRow, SystemRow.id == CandidateRow.system_id)
    .where(among_chosen(CandidateRow.id))
)
_FIRST = DocumentRow.first_line
_DOCUMENT = select(
    select(func.max(_FIRST)).where(bindparam("line") >= _FIRST).scalar_subquery(),
    select(func.min(_FIRST)).where(bindparam("line") < _FIRST).scalar_subquery(),
    select(func.max(SourceSentenceRow.line)).scalar_subquery(),
)
_SOURCE_LINES = select(SourceSentenceRow.line, SourceSentenceRow.text).where(
    SourceSentenceRow.line >= bindparam("start"), SourceSentenceRow.line < bindparam("stop")
)
_SOURCE_SENTENCES = select(SourceSentenceRow.line, SourceSentenceRow.text).where(
    among_chosen(SourceSentenceRow.line)
)
_SENTENCES = select(
    SystemSentenceRow.line,
    SystemSentenceRow.text,
    SystemSentenceRow.links,
    SystemSentenceRow.no_translation,
).where(
    SystemSentenceRow.system_id == bindparam("system"),
    among_chosen(SystemSentenceRow.line),
)
_REFERENCE_SENTENCES = select(
    ReferenceSentenceRow.line, ReferenceSentenceRow.text, ReferenceSentenceRow.links
).where(among_chosen(ReferenceSentenceRow.line))
_HERE, _THIS = aliased(CandidateRow), aliased(AntecedentRow)
_OTHERS = (
    select(CandidateRow.id, AntecedentRow.number)
    .select_from(_HERE)
    .join(_THIS, _THIS.example_id == _HERE.example_id)
    .join(
        AntecedentRow,
        (AntecedentRow.line == _THIS.line)
        & (AntecedentRow.start == _THIS.start)
        & (AntecedentRow.end == _THIS.end)
        & AntecedentRow.head.is_not_distinct_from(_THIS.head),
    )
    .join(ExampleRow, ExampleRow.id == AntecedentRow.example_id)
    .join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
    .join(
        CandidateRow,
        (CandidateRow.example_id == ExampleRow.id) & (CandidateRow.system_id == _HERE.system_id),
    )
    .where(
        _HERE.id == bindparam("candidate"),
        _THIS.number == bindparam("number"),
        CategoryRow.antecedent_agrees,
        CandidateRow.id != _HERE.id,
    )
    .order_by(CandidateRow.id, AntecedentRow.number)
)
_OF_EXAMPLE = (
    select(CandidateRow.id)
    .join(SystemRow, SystemRow.id == CandidateRow.system_id)
    .where(CandidateRow.example_id == bindparam("example"))
    .order_by(SystemRow.id)
)


def find_candidate(tx: Tx, system: str, example_id: ExampleId) -> CandidateId | None:
    query = (
        select(CandidateRow.id)
        .join(SystemRow, SystemRow.id == CandidateRow.system_id)
        .where(SystemRow.name == system, CandidateRow.example_id == example_id)
    )
    found = tx.scalar(query)
    return None if found is None else CandidateId(found)


def load_candidate(tx: Tx, candidate_id: CandidateId) -> Candidate:
    row = tx.connection().execute(_CANDIDATE, {"candidate": candidate_id}).one_or_none()
    if row is None:
        raise RefusedError(
            Text(
                "This translation is not in the project any more: its system was removed or loaded "
                "anew. Go back to the overview and choose again."
            )
        )
    system_id, system, example_id = row
    example = load_example(tx, ExampleId(example_id))
    corrected = load_corrected(tx, [candidate_id]).get(candidate_id, AS_ALIGNED)
    return Candidate(candidate_id, SystemId(system_id), system, example, corrected)


def load_candidates(tx: Tx, ids: Sequence[CandidateId]) -> Iterator[Candidate]:
    """Yield these candidates, read together, in any order."""
    rows = tx.connection().execute(_MANY, as_chosen(ids)).all()
    wanted = {ExampleId(row.example_id) for row in rows}
    examples = {each.id: each for each in load_examples(tx, wanted)}
    corrected = load_corrected(tx, ids)
    for number, system_id, system, example_id in rows:
        candidate_id, example = CandidateId(number), examples[ExampleId(example_id)]
        by_hand = corrected.get(candidate_id, AS_ALIGNED)
        yield Candidate(candidate_id, SystemId(system_id), system, example, by_hand)


def document_around(tx: Tx, line: int) -> range:
    """Return the lines of the document to which this line belongs."""
    start, end, last = tx.connection().execute(_DOCUMENT, {"line": line}).one()
    return range(start or 0, (last or 0) + 1 if end is None else end)


def load_source_lines(tx: Tx, lines: range) -> dict[int, str]:
    place = {"start": lines.start, "stop": lines.stop}
    return dict(tx.connection().execute(_SOURCE_LINES, place).all())


def load_source_sentences(tx: Tx, lines: Iterable[int]) -> dict[int, str]:
    """Return these lines of the source, which need not be adjacent."""
    wanted = as_chosen(sorted(set(lines)))
    return dict(tx.connection().execute(_SOURCE_SENTENCES, wanted).all())


def load_sentences(tx: Tx, system_id: SystemId, lines: Iterable[int]) -> dict[int, AlignedSentence]:
    """Return these lines of a system's output, with their links."""
    wanted = {"system": system_id} | as_chosen(sorted(set(lines)))
    found = tx.connection().execute(_SENTENCES, wanted).all()
    return {line: AlignedSentence(*sentence) for line, *sentence in found}


def load_reference_sentences(tx: Tx, lines: Iterable[int]) -> dict[int, AlignedSentence]:
    found = tx.connection().execute(_REFERENCE_SENTENCES, as_chosen(sorted(set(lines))))
    return {line: AlignedSentence(text, links) for line, text, links in found}


def load_others_with_antecedent(
    tx: Tx, candidate_id: CandidateId, number: int
) -> tuple[tuple[CandidateId, int], ...]:
    """Return the system's other candidates with this antecedent, and its index there, from 0."""
    which = {"candidate": candidate_id, "number": number}
    found = tx.connection().execute(_OTHERS, which)
    return tuple((CandidateId(candidate), each) for candidate, each in found)


def candidates_of_example(tx: Tx, example_id: ExampleId) -> tuple[CandidateId, ...]:
    """Return the candidates of an example in the order in which their systems were loaded."""
    found = tx.connection().scalars(_OF_EXAMPLE, {"example": example_id})
    return tuple(map(CandidateId, found))


def candidate_ids(tx: Tx, systems: Sequence[str]) -> dict[tuple[str, ExampleId], CandidateId]:
    """Return all candidates of these systems by the system's name and the example."""
    query = select(SystemRow.name, CandidateRow.example_id, CandidateRow.id).join(
        CandidateRow, CandidateRow.system_id == SystemRow.id
    )
    rows = tx.connection().execute(query.where(SystemRow.name.in_(systems)))
    return {(system, ExampleId(example)): CandidateId(number) for system, example, number in rows}
