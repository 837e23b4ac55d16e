"""Save a suite into a project and load it."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import count
from typing import Any

from msgspec.json import encode
from sqlalchemy import and_, bindparam, func, not_, select

from protest_core.db.project import Project
from protest_core.db.schema import (
    AntecedentRow,
    CategoryRow,
    DocumentRow,
    ExampleRow,
    ReferenceSentenceRow,
    SourceSentenceRow,
    SuiteRow,
)
from protest_core.db.settings import get_setting, put_setting
from protest_core.db.sqlite import among_chosen, as_chosen, insert_rows
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import RefusedError
from protest_core.ids import ExampleId
from protest_core.languages.own import own_text, refuse_mistakes, register
from protest_core.languages.profiles import OWN_MARK, OWN_PROFILES, whole_code
from protest_core.suite.model import (
    AS_ALIGNED,
    Antecedent,
    Category,
    CorrectedReference,
    Document,
    Example,
    Function,
    SuiteDescription,
    TestSuite,
    category_label,
)
from protest_core.text.tokens import Positions
from protest_core.text.translation import Translation
from protest_core.translatable import Text

_LANGUAGE = "language"  # the setting with the profile of a user's language
_STORED = tuple(each for each in SuiteDescription.__slots__ if each != "without_reference")
_ANY_LINE = select(ReferenceSentenceRow.line)
# Without a reference its lines are empty; a batch may have none of them.
_WITHOUT_REFERENCE = and_(
    _ANY_LINE.exists(), not_(_ANY_LINE.where(ReferenceSentenceRow.text != "").exists())
)
_DESCRIPTION = select(*(getattr(SuiteRow, field) for field in _STORED), _WITHOUT_REFERENCE)
_DIGITS = 12
# Columns are named one by one: a digest must not change with the schema.
_HELD = (
    select(CategoryRow.id, CategoryRow.function, CategoryRow.antecedent_agrees).order_by(
        CategoryRow.position
    ),
    select(DocumentRow.first_line, DocumentRow.name).order_by(DocumentRow.first_line),
    select(SourceSentenceRow.text).order_by(SourceSentenceRow.line),
    select(ReferenceSentenceRow.text, ReferenceSentenceRow.links).order_by(
        ReferenceSentenceRow.line
    ),
    select(
        ExampleRow.id,
        ExampleRow.category_id,
        ExampleRow.line,
        ExampleRow.token,
        ExampleRow.corrected,
    ).order_by(ExampleRow.position),
    select(
        AntecedentRow.example_id,
        AntecedentRow.number,
        AntecedentRow.line,
        AntecedentRow.start,
        AntecedentRow.end,
        AntecedentRow.head,
        AntecedentRow.corrected,
    ).order_by(AntecedentRow.example_id, AntecedentRow.number),
)
# Executed on the connection: the session would take several times as long, at each jump in a list.
_CATEGORIES = select(CategoryRow.__table__).order_by(CategoryRow.position)
_ANTECEDENTS = select(AntecedentRow.__table__).order_by(
    AntecedentRow.example_id, AntecedentRow.number
)
_EXAMPLES = select(ExampleRow.__table__).order_by(ExampleRow.position)
_ANTECEDENTS_OF_EXAMPLE = _ANTECEDENTS.where(AntecedentRow.example_id == bindparam("example"))
_EXAMPLE_AND_CATEGORY = (
    select(CategoryRow.__table__, ExampleRow.__table__)
    .join(ExampleRow, ExampleRow.category_id == CategoryRow.id)
    .where(ExampleRow.id == bindparam("example"))
)
_CHOSEN_ANTECEDENTS = _ANTECEDENTS.where(among_chosen(AntecedentRow.example_id))
_CHOSEN_EXAMPLES = _EXAMPLES.where(among_chosen(ExampleRow.id))


@dataclass(frozen=True, slots=True)
class ExampleDocuments:
    """The documents of a suite by name, and the index of each example's by its position."""

    names: tuple[str, ...]
    of_example: Mapping[int, int]


def save_suite(tx: WriteTx, suite: TestSuite, reference: Translation) -> None:
    described = asdict(suite.description)
    tx.add(SuiteRow(id=1, **{field: described[field] for field in _STORED}))
    tx.flush()
    save_language(tx, suite.description)
    connection = tx.connection()
    insert_rows(
        connection,
        CategoryRow,
        (
            (each.id, position, each.label, each.function.value, each.antecedent_agrees)
            for position, each in enumerate(suite.categories)
        ),
    )
    insert_rows(connection, DocumentRow, ((each.first_line, each.name) for each in suite.documents))
    insert_rows(connection, SourceSentenceRow, enumerate(suite.source))
    sentences = zip(reference.sentences, reference.links, strict=True)
    insert_rows(connection, ReferenceSentenceRow, ((n, *pair) for n, pair in enumerate(sentences)))
    insert_rows(connection, ExampleRow, map(_example_row, suite.examples, count()))
    insert_rows(
        connection,
        AntecedentRow,
        (row for example in suite.examples for row in _antecedent_rows(example)),
    )


def save_language(tx: WriteTx, description: SuiteDescription) -> None:
    """Save the profile of a user's language with the suite, or with the part in a batch."""
    for code in (description.source_language, description.target_language):
        if text := own_text(code):
            put_setting(tx, _LANGUAGE, text)


def _example_row(example: Example, position: int) -> tuple[object, ...]:
    corrected = _positions_text(example.correction.pronoun)
    return (example.id, example.category.id, example.line, example.token, corrected, position)


def _antecedent_rows(example: Example) -> list[tuple[object, ...]]:
    return [
        (
            example.id,
            number,
            antecedent.line,
            antecedent.start,
            antecedent.end,
            antecedent.head,
            _positions_text(example.correction.antecedent(number)),
        )
        for number, antecedent in enumerate(example.antecedents)
    ]


def _positions_text(positions: Positions | None) -> str | None:
    return None if positions is None else " ".join(map(str, positions))


def project_suite(*, project: Project) -> SuiteDescription:
    """Return the description of the project's suite, in a transaction of its own."""
    with project.reading() as tx:
        return load_description(tx)


def count_documents(tx: Tx) -> int:
    return tx.scalar(select(func.count()).select_from(DocumentRow)) or 0


def load_example_documents(tx: Tx) -> ExampleDocuments:
    documents = tx.execute(
        select(DocumentRow.first_line, DocumentRow.name).order_by(DocumentRow.first_line)
    ).all()
    first_lines = [first for first, _ in documents]
    lines = tx.execute(select(ExampleRow.position, ExampleRow.line)).all()
    return ExampleDocuments(
        tuple(name for _, name in documents),
        {position: max(bisect_right(first_lines, line) - 1, 0) for position, line in lines},
    )


def load_description(tx: Tx) -> SuiteDescription:
    *stored, without_reference = tx.connection().execute(_DESCRIPTION).one()
    description = replace(SuiteDescription(*stored), without_reference=bool(without_reference))
    for code in map(whole_code, (description.source_language, description.target_language)):
        if OWN_MARK in code and code not in OWN_PROFILES:
            _register_language(tx, code)
    return description


def _register_language(tx: Tx, key: str) -> None:
    """Make the profile of the file known, which anybody may have written."""
    text = get_setting(tx, _LANGUAGE, str) or ""
    refuse_mistakes(text, "The language profile in this file")
    if register(text) != key:
        raise RefusedError(
            Text("The language profile in this file is not that of its suite. Ask for a new file.")
        )


def load_version(tx: Tx) -> str:
    """Return the suite's version; of a suite without one, a digest of its content.

    The digest is of the data on which figures depend, in the suite's own order: equal on every
    machine. Labels, citation and the like are not included.
    """
    return load_description(tx).version or f"sha256-{suite_digest(tx)[:_DIGITS]}"


def suite_digest(tx: Tx) -> str:
    """Return the SHA-256 of the suite's content, regardless of its stated version."""
    return tx.once(suite_digest, lambda: _suite_digest(tx))


def _suite_digest(tx: Tx) -> str:
    description = load_description(tx)
    digest = sha256()
    digest.update(encode((description.source_language, description.target_language)))
    for held in _HELD:
        for row in tx.connection().execute(held):
            digest.update(encode(tuple(row)))
        digest.update(b"\n")
    return digest.hexdigest()


def load_categories(tx: Tx) -> tuple[Category, ...]:
    return tuple(map(_category, tx.connection().execute(_CATEGORIES)))


def _category(row: Any) -> Category:
    label = category_label(row.id, row.label)
    return Category(row.id, label, Function(row.function), row.antecedent_agrees)


def load_source(tx: Tx) -> tuple[str, ...]:
    return tuple(tx.scalars(select(SourceSentenceRow.text).order_by(SourceSentenceRow.line)))


def load_suite(tx: Tx) -> TestSuite:
    categories = load_categories(tx)
    row = DocumentRow  # test sets of single sentences have as many documents as lines
    documents = (
        tx.connection().execute(select(row.name, row.first_line).order_by(row.first_line)).all()
    )
    return TestSuite(
        load_description(tx),
        categories,
        tuple(Document(name, first_line) for name, first_line in documents),
        load_source(tx),
        _load_examples(tx, {category.id: category for category in categories}),
    )


def load_example(tx: Tx, example_id: ExampleId) -> Example:
    """Load a single example: showing it must not take longer in a larger suite."""
    connection, only = tx.connection(), {"example": example_id}
    row = connection.execute(_EXAMPLE_AND_CATEGORY, only).one()
    (example,) = _made(
        [row[len(CategoryRow.__table__.columns) :]],
        connection.execute(_ANTECEDENTS_OF_EXAMPLE, only),
        {row.id: _category(row)},
    )
    return example


def load_examples(tx: Tx, ids: Iterable[ExampleId]) -> Iterator[Example]:
    """Yield the examples of these ids, of which there may be any number."""
    categories = {category.id: category for category in load_categories(tx)}
    connection, chosen = tx.connection(), as_chosen(ids)
    rows = connection.execute(_CHOSEN_EXAMPLES, chosen).all()
    yield from _made(rows, connection.execute(_CHOSEN_ANTECEDENTS, chosen).all(), categories)


def _load_examples(tx: Tx, categories: dict[str, Category]) -> tuple[Example, ...]:
    connection = tx.connection()  # whose rows take half as long to make as the session's
    rows = connection.execute(_EXAMPLES).all()
    return _made(rows, connection.execute(_ANTECEDENTS).all(), categories)


def _made(
    rows: Iterable[Any], antecedent_rows: Iterable[Any], categories: dict[str, Category]
) -> tuple[Example, ...]:
    antecedents = defaultdict(list)
    for example_id, _, line, start, end, head, corrected in antecedent_rows:
        found = (Antecedent(line, start, end, head), _positions(corrected))
        antecedents[example_id].append(found)
    examples = []
    for example_id, category_id, line, token, corrected, _ in rows:
        of_example = antecedents.get(example_id, ())
        spans = tuple([antecedent for antecedent, _ in of_example])
        correction = _correction(corrected, [positions for _, positions in of_example])
        category = categories[category_id]
        examples.append(Example(ExampleId(example_id), category, line, token, spans, correction))
    return tuple(examples)


def _correction(pronoun: str | None, antecedents: list[Positions | None]) -> CorrectedReference:
    if pronoun is None and antecedents.count(None) == len(antecedents):
        return AS_ALIGNED
    corrected = antecedents.count(None) < len(antecedents)
    return CorrectedReference(_positions(pronoun), tuple(antecedents) if corrected else None)


def _positions(text: str | None) -> Positions | None:
    return None if text is None else tuple(map(int, text.split()))


def load_reference(tx: Tx) -> Translation:
    row = ReferenceSentenceRow
    rows = tx.connection().execute(select(row.text, row.links).order_by(row.line)).all()
    return Translation(tuple(text for text, _ in rows), tuple(links for _, links in rows))


def categories_with_examples(tx: Tx) -> tuple[Category, ...]:
    used = set(tx.scalars(select(ExampleRow.category_id).distinct()))
    return tuple(category for category in load_categories(tx) if category.id in used)
