"""Requested systems, categories and annotators, checked against the project."""

from collections.abc import Collection, Sequence

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.model import System
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.judgements.annotators import AnnotatorKind, Annotators
from protest_core.judgements.queries.annotators import (
    annotators_who_judged,
    kinds_of_annotators,
    list_annotators,
    people_who_judged,
)
from protest_core.judgements.queries.work import load_questions
from protest_core.judgements.questions import Question
from protest_core.names import ADJUDICATION
from protest_core.suite.model import Category
from protest_core.suite.queries import categories_with_examples, load_categories
from protest_core.translatable import Text


def compared_annotators(
    tx: Tx, annotators: Collection[str], *, programs: bool = False
) -> tuple[str, ...]:
    """Return these annotators, or all people who judged, sorted by name and without adjudication.

    `programs`: if no names are given, include all programs that judged.
    """
    if ADJUDICATION in annotators:
        raise RefusedError(
            Text(
                "Adjudication is not compared with the judgements that it settles. Name "
                "annotators only."
            )
        )
    if annotators:
        check_known("annotator", annotators, list_annotators(tx))
        return tuple(sorted(set(annotators)))
    return tuple(annotators_who_judged(tx)) if programs else people_who_judged(tx)


def questions_among(tx: Tx, ids: Collection[str]) -> tuple[Question, ...]:
    """Return the questions with these ids, or all that the project asks or has asked."""
    questions = load_questions(tx)
    check_known("question", ids, [each.id for each in questions])
    return tuple(each for each in questions if not ids or each.id in ids)


def programs_among(tx: Tx, annotators: Collection[str]) -> frozenset[str]:
    kinds = kinds_of_annotators(tx)
    return frozenset(name for name in annotators if kinds[name] is AnnotatorKind.PROGRAM)


def check_people(tx: Tx, annotators: Annotators) -> None:
    """Refuse names that no person has in this project."""
    kinds = kinds_of_annotators(tx)
    check_known("annotator", sorted(annotators.named), tuple(kinds))
    for name in sorted(annotators.named):
        if kinds[name] is AnnotatorKind.PROGRAM:
            raise RefusedError(
                Text(
                    "{0} is a program, and only what people say counts here. ‘protest agreement’ "
                    "compares it with people."
                ).format(name)
            )


def check_program(tx: Tx, name: str) -> None:
    """Refuse a name that no program has in this project."""
    kinds = kinds_of_annotators(tx)
    programs = sorted(each for each, kind in kinds.items() if kind is AnnotatorKind.PROGRAM)
    if name in kinds and name not in programs:
        raise RefusedError(
            Text(
                "{0} is a person, and verdicts are a program's. ‘protest judgements import "
                "--program’ reads a program's judgements."
            ).format(name)
        )
    check_known("program", [name], programs)


def check_names(tx: Tx, chosen: CandidateFilter) -> None:
    """Refuse names that the project does not have: a mistyped one would give an empty result."""
    chosen_systems(tx, chosen)
    chosen_categories(tx, chosen)
    if chosen.annotator is not None:
        check_known("annotator", [chosen.annotator], list_annotators(tx))


def chosen_systems(tx: Tx, chosen: CandidateFilter) -> tuple[System, ...]:
    """Return the systems that a filter names, or all, as loaded."""
    systems = list_systems(tx)
    check_known("system", chosen.systems, [each.name for each in systems])
    return tuple(each for each in systems if not chosen.systems or each.name in chosen.systems)


def chosen_categories(tx: Tx, chosen: CandidateFilter) -> tuple[Category, ...]:
    """Return the categories that a filter names, or all of the suite, in its order."""
    categories = load_categories(tx)
    check_known("category", chosen.categories, [each.id for each in categories])
    return tuple(
        each for each in categories if not chosen.categories or each.id in chosen.categories
    )


def whole_categories(
    tx: Tx, chosen: CandidateFilter
) -> tuple[tuple[System, ...], tuple[Category, ...]]:
    """Return the chosen systems and categories, for results without single candidates."""
    check_whole(chosen)
    return chosen_systems(tx, chosen), chosen_categories(tx, chosen)


def check_whole(chosen: CandidateFilter) -> None:
    """Refuse conditions on candidates: a result that ignored them would be taken for another."""
    if chosen != chosen.names:
        raise RefusedError(
            Text("This is counted over whole categories. Choose by systems and categories alone.")
        )


def rows_and_columns(
    tx: Tx, chosen: CandidateFilter
) -> tuple[tuple[str, ...], tuple[Category, ...]]:
    """Return the chosen systems and categories, including those left empty by the filter."""
    wanted = {each.id for each in chosen_categories(tx, chosen)}
    return (
        tuple(each.name for each in chosen_systems(tx, chosen)),
        tuple(each for each in categories_with_examples(tx) if each.id in wanted),
    )


def check_known(what: str, asked: Collection[str], known: Sequence[str]) -> None:
    for name in sorted(asked):
        if name not in known:
            there_are = (
                Text("There are: {0}.").format(", ".join(known))
                if known
                else Text("There is none yet.")
            )
            raise RefusedError(
                Text("The project has no {0} ‘{1}’. {2}").format(what, name, there_are)
            )
