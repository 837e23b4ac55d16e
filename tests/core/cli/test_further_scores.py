"""`protest scores --question`: of one question alone, also one that guidelines add."""

import json

import pytest

from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.scores.compute import asked_question
from tests.builders.further_questions import REGISTER, STYLE, ask, with_style
from tests.builders.two_systems import judge_all
from tests.core.cli.conftest import Run


@pytest.fixture
def styled(two_systems: Project) -> Project:
    """A project that asks for the style; on two systems, one of them better."""
    ask(two_systems, STYLE)
    judged = {
        (system, example): {"Ada": with_style(choice)}
        for system, first in (("one", "good"), ("two", "stiff"))
        for example, choice in ((1, first), (2, "good"), (4, "stiff"))
    }
    judge_all(two_systems, judged)
    return two_systems


@pytest.mark.parametrize("pairs", [False, True])
def test_the_signature_names_the_question_and_makes_the_table_again(run: Run, styled, pairs: bool):
    kind = ["--pairs"] if pairs else []
    command = ["scores", str(styled.path), "--format", "json"]
    first = json.loads(run(*command, "--question", "style", *kind).stdout)
    assert "|question:style|" in first["signature"]
    again = run(*command, "--signature", first["signature"])
    assert json.loads(again.stdout) == first
    assert again.stderr == ""
    judge_all(styled, {("one", 1): {"Ben": with_style("vulgar")}})
    changed = run(*command, "--signature", first["signature"])
    assert "judgements have changed since" in changed.stderr


def test_a_question_without_a_right_answer_has_no_scores(run: Run, two_systems):
    ask(two_systems, REGISTER)
    for kind in ([], ["--pairs"]):
        refused = run("scores", str(two_systems.path), "--question", "register", *kind, code=1)
        assert "none of its choices counts as correct" in refused.stderr
    with pytest.raises(RefusedError, match="‘style’ is none of pronoun, antecedent, register"):
        asked_question(project=two_systems, name="style")


def test_one_of_the_first_two_alone_has_the_numbers_of_both(run: Run, styled):
    command = ["scores", str(styled.path), "--format", "json"]
    both, alone = (
        json.loads(run(*command, *more).stdout)["tables"][0]["rows"]
        for more in ([], ["--question", "pronoun"])
    )
    assert alone == [row for row in both if row["question"] == "pronoun"]
