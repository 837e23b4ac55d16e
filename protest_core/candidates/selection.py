"""Requested systems, categories and annotators, checked against the project."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.model import System
from protest_core.candidates.queries.listing import categories_with_examples
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
from protest_core.names import ADJUDICATION
from protest_core.suite.model import Category
from protest_core.suite.queries import load_categories
from protest_core.translatable import Text


def people_among(tx: Tx, annotators: Sequence[str]) -> tuple[str, ...]:
    """Return these annotators, or all people who judged, sorted by name."""
    return annotators_among(tx, annotators) if annotators else people_who_judged(tx)


def annotators_among(tx: Tx, annotators: Sequence[str]) -> tuple[str, ...]:
    """Return these annotators, or all who judged, sorted by name and without adjudication."""
    if ADJUDICATION in annotators:
        raise RefusedError(
            Text(
                "What was settled by adjudication is not compared with what it was settled from. "
                "Name annotators only."
            )
        )
    if annotators:
        check_known("annotator", annotators, list_annotators(tx))
    return tuple(sorted(set(annotators))) or tuple(annotators_who_judged(tx))


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


def categories_among(tx: Tx, chosen: CandidateFilter) -> tuple[Category, ...]:
    check_known("system", chosen.systems, [each.name for each in list_systems(tx)])
    check_known("category", chosen.categories, [each.id for each in load_categories(tx)])
    categories = categories_with_examples(tx)
    return tuple(
        each for each in categories if not chosen.categories or each.id in chosen.categories
    )


def rows_and_columns(
    tx: Tx, chosen: CandidateFilter
) -> tuple[tuple[str, ...], tuple[Category, ...]]:
    """Return the chosen systems and categories, also those of which the filter leaves nothing."""
    names = (system.name for system in list_systems(tx))
    return (
        tuple(name for name in names if not chosen.systems or name in chosen.systems),
        tuple(
            each
            for each in categories_with_examples(tx)
            if not chosen.categories or each.id in chosen.categories
        ),
    )


@dataclass(frozen=True, slots=True)
class Selection:
    """Systems by name and categories by id to be shown; where none is named, all are."""

    systems: Collection[str] = field(default=())
    categories: Collection[str] = field(default=())

    @property
    def as_filter(self) -> CandidateFilter:
        return CandidateFilter(frozenset(self.systems), frozenset(self.categories))

    def systems_of(self, tx: Tx) -> Sequence[System]:
        systems = list_systems(tx)
        check_known("system", self.systems, [system.name for system in systems])
        return [each for each in systems if not self.systems or each.name in self.systems]

    def categories_of(self, tx: Tx) -> Sequence[Category]:
        categories = load_categories(tx)
        check_known("category", self.categories, [category.id for category in categories])
        return [each for each in categories if not self.categories or each.id in self.categories]


EVERYTHING = Selection()


def check_known(what: str, asked: Collection[str], known: Sequence[str]) -> None:
    for name in asked:
        if name not in known:
            there_are = (
                Text("There are: {0}.").format(", ".join(known))
                if known
                else Text("There is none yet.")
            )
            raise RefusedError(
                Text("The project has no {0} ‘{1}’. {2}").format(what, name, there_are)
            )
