"""Verified translations as a tidy table: a row for each part of each, the pronoun first."""

from collections.abc import Iterator, Sequence

from protest_core.formats.tidy import REFERENCE_COLUMNS, TidyFormat, Value, write_tidy
from protest_core.operations.systems.evaluation import EVERYTHING, Selection
from protest_core.operations.systems.verified import VerifiedTranslation, verified_translations
from protest_core.store.project import Project
from protest_core.store.suites import load_suite
from protest_core.store.transactions import Tx

PRONOUN = "pronoun"


def export_references(
    *, project: Project, how: TidyFormat, shown: Selection = EVERYTHING
) -> Iterator[str]:
    """What would count as a further reference, whether or not the project lets it count.

    The systems in the order of loading, the examples of each in the suite's.
    """
    with project.reading() as tx:
        yield from write_tidy(REFERENCE_COLUMNS, _rows(tx, shown), how)


def has_references(*, project: Project, shown: Selection = EVERYTHING) -> bool:
    """Whether there is any, so that an empty table is not taken for a mistake."""
    with project.reading() as tx:
        return any(True for _ in chosen_translations(tx, shown))


def chosen_translations(tx: Tx, shown: Selection) -> Iterator[VerifiedTranslation]:
    """Of the systems and categories to be shown."""
    systems = {system.name for system in shown.systems_of(tx)}
    categories = {category.id for category in shown.categories_of(tx)}
    examples = [each for each in load_suite(tx).examples if each.category.id in categories]
    for found in verified_translations(tx, examples):
        if found.candidate.system in systems:
            yield found


def _rows(tx: Tx, shown: Selection) -> Iterator[Sequence[Value]]:
    for found in chosen_translations(tx, shown):
        example = found.example
        place = (found.candidate.system, example.id, example.category.id)
        for part in found.parts:
            yield (
                *place,
                example.line,
                example.token,
                f"antecedent_{part.number}" if part.number else PRONOUN,
                part.line,
                [(part.line, position) for position in part.positions],
                part.words,
                found.sentences[part.line].text,
                found.candidate.annotators,
            )
