"""A policy with one more setting, declared as any other, for the time of a test."""

import runpy
from dataclasses import dataclass
from typing import Annotated

import pytest

import protest_core.cli.evaluate
from protest_core.matching.policy import MatchingPolicy, YesNo
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class PolicyWithHyphens(MatchingPolicy):
    """A policy that could compare `celui-ci` by its first part."""

    first_parts: Annotated[
        bool,
        YesNo(
            option="--first-parts",
            help="Compare hyphenated forms by their first part.",
            label=Text("&Hyphenated forms by their first part"),
            words=Text("hyphenated forms by their first part"),
            key="hyphenated",
            sign="first",
            explained=Text("As celui of celui-ci."),
        ),
    ] = False


def use_policy_with_hyphens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all that reads a policy, or makes one from text, the policy with the setting."""
    for module in ("matching.policy", "matching.queries", "signatures.parse"):
        monkeypatch.setattr(f"protest_core.{module}.MatchingPolicy", PolicyWithHyphens)
    again = runpy.run_path(str(protest_core.cli.evaluate.__file__))
    monkeypatch.setattr("protest_core.cli.evaluate.command", again["command"])
