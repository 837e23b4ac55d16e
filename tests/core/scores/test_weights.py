"""Weights and strata go out, so that others can compute scores again."""

import pandas as pd
import pytest

import protest_core as protest
from protest_core.judgements.questions import Question
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreTable
from tests.builders.judged_project import write_judged


@pytest.fixture
def judged(tmp_path):
    with protest.open(write_judged(tmp_path / "judged.protest")) as project:
        yield project


def corrected_in_pandas(strata: pd.DataFrame) -> float:
    """Return the corrected score of these strata, all that is open being wrong."""
    right = 0.0
    for _, verdict in strata.groupby("verdict", observed=True):
        reached, missing = verdict["size"] - verdict["missing"], verdict["missing"].sum()
        right += verdict["right"].sum()
        others = (1 / verdict["chance"].where(verdict["chance"] > 0, 1.0)) - 1
        if missing and (others * reached).sum():
            others *= missing / (others * reached).sum()
            right += (others * verdict["right"]).sum()
    return right / strata["size"].sum()


def test_a_score_can_be_computed_again_from_the_strata(judged):
    table: ScoreTable = score_table(project=judged)
    strata = protest.strata_of(judged).frame()
    pronouns = strata[strata["question"] == "pronoun"]
    for system in table.frame.systems:
        found = corrected_in_pandas(pronouns[pronouns["system"] == system])
        assert found == pytest.approx(table.estimate(Question.PRONOUN, system).low)
    assert corrected_in_pandas(pronouns) == pytest.approx(table.estimate(Question.PRONOUN).low)


def test_the_strata_are_all_candidates(judged):
    strata = protest.strata_of(judged).frame()
    pronouns = strata[strata["question"] == "pronoun"]
    assert pronouns["size"].sum() == len(protest.candidates_of(judged).frame())


def test_each_judgement_says_its_stratum_chance_and_weight(judged):
    judgements = protest.judgements_of(judged).frame()
    assert (judgements["weight"] * judgements["chance"]).dropna().round(9).eq(1).all()
    strata = protest.strata_of(judged).frame()
    strata = strata[strata["question"] == "pronoun"]
    sizes = strata.groupby("stratum", observed=True)["size"].sum()
    for stratum, size in zip(judgements["stratum"], judgements["stratum_size"], strict=True):
        assert sizes[stratum] == size


def test_what_people_disagree_on_is_open(judged):
    candidates = protest.candidates_of(judged).frame().set_index(["system", "example"])
    judgements = protest.judgements_of(judged).frame().set_index(["system", "example"])
    outcomes = candidates["outcome"].reindex(judgements.index)
    assert (outcomes == "disputed").any()
    assert set(judgements["counts_as"][(outcomes == "disputed").to_numpy()]) == {"unknown"}
    assert set(judgements["counts_as"][(outcomes == "correct").to_numpy()]) == {"right"}
