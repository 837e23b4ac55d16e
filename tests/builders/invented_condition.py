"""A filter with one more condition, declared as any other, for the time of a test."""

import runpy
from dataclasses import dataclass
from typing import Annotated

import pytest

import protest_core.cli.candidates
from protest_core.candidates.filter import CandidateFilter, FilterCondition
from protest_core.candidates.queries.conditions import IN_SQL
from protest_core.db.schema import ExampleRow
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class FilterWithExamples(CandidateFilter):
    """A filter that could ask for examples by their number."""

    examples: Annotated[
        frozenset[str],
        FilterCondition(
            key="examples",
            option="--example",
            common=True,
            help="Only this example; may be repeated.",
            name=Text("Example"),
            any_value=Text("any example"),
            choices=lambda _: ((number, f"No. {number}") for number in "12345"),
        ),
    ] = frozenset()


def use_filter_with_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all that makes filters from options and text the one with the condition."""
    for module in ("cli.options", "signatures.parse"):
        monkeypatch.setattr(f"protest_core.{module}.CandidateFilter", FilterWithExamples)
    monkeypatch.setitem(
        IN_SQL,
        "examples",
        lambda _tx, chosen: ExampleRow.id.in_([int(number) for number in chosen.examples]),
    )
    again = runpy.run_path(str(protest_core.cli.candidates.__file__))
    monkeypatch.setattr("protest_core.cli.candidates.command", again["command"])
