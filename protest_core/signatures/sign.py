"""Sign the question of a table: add digests of the data behind its answer; the frame of results."""

from dataclasses import dataclass, replace

from protest_core import __version__
from protest_core.candidates.filter import EVERYTHING, CandidateFilter, Reads
from protest_core.candidates.queries.systems import list_systems, reference_systems
from protest_core.candidates.selection import (
    check_names,
    check_people,
    check_program,
    check_whole,
    compared_annotators,
    programs_among,
    rows_and_columns,
)
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.questions import FIRST_TWO
from protest_core.matching.queries import load_policy
from protest_core.names import ADJUDICATION
from protest_core.signatures.queries import (
    JudgementsRead,
    data_digest,
    judgements_digest,
    load_seeds,
    matches_digest,
    samples_digest,
    strata_span_systems,
)
from protest_core.signatures.signature import SIDE_BY_SIDE, Digests, Signature, escaped
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.queries import load_categories, load_description, load_version
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Frame:
    """The data that all results have beside their numbers.

    `systems`: the chosen ones, in the order of loading; `categories`: those with examples, in the
    suite's order. `annotators`: those compared, sorted; `programs`: those of them that are
    programs.
    """

    suite: SuiteDescription
    systems: tuple[str, ...] = ()
    categories: tuple[Category, ...] = ()
    signature: str = ""
    chosen: CandidateFilter = EVERYTHING
    references: frozenset[str] = frozenset()  # systems marked as the reference
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

    Return the annotators that the table compares; none if it counts outcomes.
    """
    basis = asked.basis
    check_names(tx, asked.chosen)
    if asked.verdicts is not None:
        check_program(tx, asked.verdicts)
    if basis.side_by_side:
        return compared_annotators(tx, asked.annotators, programs=basis.programs)
    if basis.by_people and asked.whose.named:
        check_people(tx, asked.whose)
    return ()


def signed(tx: Tx, asked: Signature) -> Signature:
    """Return the signature of the present answer to a question.

    The question may be a signature that was read back: then differences show what has changed.
    """
    _check_conditions(asked)
    signature = replace(
        asked,
        suite=load_description(tx).name,
        version=load_version(tx),
        chosen=_named(tx, asked.chosen),
        annotators=tuple(sorted(asked.annotators)),
        policy=load_policy(tx),
        seeds=load_seeds(tx) if asked.basis.by_people else (),
        program=__version__,
        questions=tuple(sorted(asked.questions)),
        without=tuple(sorted(asked.without)),
        reference_systems=tuple(sorted(reference_systems(tx))),
    )
    return replace(signature, digests=_digests(tx, signature))


def _check_conditions(asked: Signature) -> None:
    """Refuse conditions that the table does not apply, or that its signature could not express."""
    if asked.basis.whole:
        check_whole(asked.chosen)
    for name, condition in asked.chosen.conditions().items():
        if not condition.key and asked.chosen.values(name):
            raise RefusedError(
                Text(
                    "A signature cannot express ‘{0}’, so no table is made with this "
                    "condition. List these candidates instead."
                ).format(name)
            )


def suite_with_version(tx: Tx) -> str:
    return f"{escaped(load_description(tx).name)}@{escaped(load_version(tx))}"


def _named(tx: Tx, chosen: CandidateFilter) -> CandidateFilter:
    """Return the filter with the names of systems and categories: others may be added later."""
    systems, categories = chosen.systems, chosen.categories
    return replace(
        chosen,
        systems=systems or frozenset(each.name for each in list_systems(tx)),
        categories=categories or frozenset(each.id for each in load_categories(tx)),
    )


def _digests(tx: Tx, of: Signature) -> Digests:
    systems = of.chosen.systems
    data = data_digest(tx, systems)
    if not of.basis.by_people:
        return Digests(data, matches_digest(tx, systems))
    if of.whose.named and strata_span_systems(tx):
        systems = frozenset()  # people's share of a stratum is computed over all its systems
    return Digests(
        data,
        matches_digest(tx, systems),
        judgements_digest(tx, systems, _judgements_read(of)),
        samples_digest(tx),
        load_guidelines(tx).version,
    )


def _judgements_read(of: Signature) -> JudgementsRead:
    """Return the judgements, and their parts, that a table and its filter read."""
    chosen, basis = of.chosen, of.basis
    filtered, by_all = bool(chosen.reads), Reads.PROGRAMS in chosen.reads
    side_by_side = of.judgements in SIDE_BY_SIDE
    named = frozenset(of.annotators)
    asked = frozenset(each.id for each in of.questions if each not in FIRST_TWO)
    whose = Annotators(named) if side_by_side else of.whose
    of_verdicts = frozenset() if of.verdicts is None else frozenset({of.verdicts})
    programs = (named or None) if side_by_side else of_verdicts
    return JudgementsRead(
        ALL_PEOPLE if filtered else whose,
        None if by_all else programs,
        adjudicated=filtered
        or basis.adjudications
        or (not side_by_side and whose.include(ADJUDICATION)),
        words=basis.words,
        further=None if basis.further else asked,
        remarks=basis.remarks or Reads.REMARKS in chosen.reads,
        own_tags=basis.own_tags or Reads.OWN_TAGS in chosen.reads,
        whether_others_judged=basis.estimates and bool(of.whose.named) and not filtered,
    )
