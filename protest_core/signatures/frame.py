"""The frame of results: what was asked, of what, and the signature of both."""

from dataclasses import dataclass

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.queries.systems import reference_systems
from protest_core.candidates.selection import (
    check_names,
    check_people,
    check_program,
    compared_annotators,
    programs_among,
    rows_and_columns,
)
from protest_core.db.transactions import Tx
from protest_core.signatures.sign import signed
from protest_core.signatures.signature import Signature
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.queries import load_description


@dataclass(frozen=True, slots=True)
class Frame:
    """The part that all results have beside their numbers.

    `systems` are those that were chosen, as loaded; `categories` those with examples, in the
    suite's order. `annotators`: who are compared, sorted; `programs` are among them.
    """

    suite: SuiteDescription
    systems: tuple[str, ...] = ()
    categories: tuple[Category, ...] = ()
    signature: str = ""
    chosen: CandidateFilter = EVERYTHING
    references: frozenset[str] = frozenset()  # of the systems: marked as the reference
    annotators: tuple[str, ...] = ()
    programs: frozenset[str] = frozenset()


def frame(tx: Tx, asked: Signature) -> Frame:
    """Check the question of a table, and return the frame of the answer."""
    annotators = check_question(tx, asked)
    systems, categories = rows_and_columns(tx, asked.chosen)
    return Frame(
        load_description(tx),
        systems,
        categories,
        str(signed(tx, asked)),
        asked.chosen,
        reference_systems(tx) & {*systems},
        annotators,
        programs_among(tx, annotators) if annotators else frozenset(),
    )


def check_question(tx: Tx, asked: Signature) -> tuple[str, ...]:
    """Refuse names that the project does not have: a mistyped one would give an empty result.

    Return whom the table compares; none if it counts outcomes.
    """
    basis = asked.basis
    check_names(tx, asked.chosen)
    if asked.verdicts is not None:
        check_program(tx, asked.verdicts)
    if basis.side_by_side:
        return compared_annotators(tx, asked.annotators, programs=basis.programs)
    if asked.whose.named:
        check_people(tx, asked.whose)
    return ()
